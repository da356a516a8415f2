"""DeepPoker behind the table protocol: what the harness sends, said to its TexasHoldemGame.

Nothing is decided here. Who acts, what may be done, which pots there are and who is paid is read from the
game, its list of legal actions and its list of winners; a refusal is its ActionResult. adapter.toml's notes
list what is asked in another form or not at all.
"""

from __future__ import annotations

from importlib.metadata import version

from deeppoker.core import game as deeppoker_game
from deeppoker.core.card import Card, Deck
from deeppoker.core.game import ActionType, TexasHoldemGame
from deeppoker.core.hand import HAND_RANK_NAMES, evaluate_hand
from floorman_adapter import Declined, Rejected, full_deck, same_players, serve

CAPABILITIES = ["rank", "no-limit", "deck", "unequal-stacks", "several-hands"]
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "payouts", "button", "over",
    "stub", "burns", "muck",
]  # fmt: skip
SEATS = [2, 10]
SWITCHES = {
    "sb_ratio": ["free"],  # both blinds are arguments of the game
    "burn_cards": ["required"],  # its Deck has a burn of its own
    "button_move": ["moving_simple"],  # its docstring: "to the next active player"
    "reopen": ["consecutive_all_ins"],  # "WSOP Rule 96" in its own words: short all-ins in a row add up
}
STATUS = {"ACTIVE": "in", "FOLDED": "folded", "ALL_IN": "all_in", "OUT": "out", "SITTING_OUT": "out"}


class GivenDeck(Deck):
    """DeepPoker's deck, shuffled into the order that is given; it keeps the burned cards apart."""

    def __init__(self, order):
        self._order, self.burned = order, []
        super().__init__(shuffle=True)

    def shuffle(self):
        self._cards = [Card.from_string(card) for card in self._order]

    def burn(self):
        self.burned.append(super().burn())
        return self.burned[-1]


class DeepPoker:
    """The protocol's methods; holds the one table that is open."""

    table = None

    def hello(self, params):
        return {
            "engine": "deeppoker",
            "version": version("deeppoker"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": SWITCHES,
        }

    def open(self, params):
        self.table = None
        self.table = Table(params)
        return {"state": self.table.seen()}

    def deal(self, params):
        if self.table is None:
            raise Declined("no table is open")
        same_players(params, "DeepPoker")
        self.table.deal(params["deck"], params.get("hole"), params.get("board"), params.get("blinds"))
        return {"state": self.table.seen()}

    def act(self, params):
        if self.table is None:
            raise Declined("no table is open")
        took = self.table.act(params["seat"], params["action"], params.get("to"))
        return {"state": self.table.seen() | ({"took": took} if took else {})}

    def rank(self, params):
        found = {}
        for name, held in params["hands"].items():
            found[name] = evaluate_hand([Card.from_string(card) for card in [*held, *params["board"]]])
        groups = {}
        for name in sorted(found, key=lambda name: found[name][0]):  # the lowest number is the best hand
            groups.setdefault(found[name][0], []).append(name)
        classes = {name: HAND_RANK_NAMES[kind].lower() for name, (_, kind, _) in found.items()}
        return {"order": list(groups.values()), "classes": classes}


class Table:
    """`game` is the TexasHoldemGame, `seats` has the seat number of each of its players."""

    def __init__(self, params):
        self.unit = params.get("chip_unit") or 1
        seats = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seats]
        if params["structure"] != "no-limit":
            raise Declined(f"DeepPoker plays no-limit, not {params['structure']}")
        if params.get("ante") or params.get("straddle") or params.get("forced") is not None:
            raise Declined("DeepPoker has two blinds and nothing else")
        if params["button"] not in self.seats:
            raise Declined("DeepPoker has no empty seats, so none can have the button")
        self.button = self.seats.index(params["button"])
        self.blinds = [self._chips(params["blinds"][blind]) for blind in ("small", "big")]
        self.stacks = [self._chips(seat["stack"]) for seat in seats]
        self.dealt, self.board = False, []
        # It posts and deals in one call: these cards are never shown, deal gives the real ones.
        self._start(full_deck([]))

    def deal(self, deck, hole, board, blinds):
        if self.dealt and self.game.is_hand_running():
            raise Declined("DeepPoker plays one hand at a time")
        if blinds:
            self.game.small_blind, self.game.big_blind = (self._chips(blinds[blind]) for blind in ("small", "big"))
        deck, self.board = full_deck(deck), board or []
        held = {} if hole is None else {seat["seat"]: seat["cards"] for seat in hole}
        if hole is not None:
            deck = in_dealing_order(deck, held, self.board, self.seats)
        self._start(deck)
        self.dealt = True
        for seat, player in zip(self.seats, self.game.players):
            dealt = cards(player.hole_cards)
            if dealt != held.get(seat, dealt):
                raise RuntimeError(f"DeepPoker dealt {dealt} to seat {seat}, not {held[seat]}")

    def act(self, seat, action, to):
        """Takes the action; what DeepPoker made of it, where that is something else."""
        game, player = self.game, self.game.current_player
        if not self.dealt:
            raise Declined("no hand is dealt")
        if action.upper() not in ActionType.__members__:
            raise Declined(f"DeepPoker has no {action}")
        if player is not None and self._seat_of(player.player_id) != seat:
            raise Declined("DeepPoker cannot be told who acts, only what the player it waits for does")
        verb, total = ActionType[action.upper()], 0 if to is None else self._chips(to)
        bet = 0 if player is None else player.current_bet
        if action in ("bet", "raise") and total == self._legal().get("ALL_IN", {}).get("amount"):
            if action == self._kind():
                verb = ActionType.ALL_IN  # its own verb for a bet or raise of the whole stack
        try:
            result = game.take_action(verb, total)
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}", self.seen()) from None
        if not result.success:
            raise Rejected(result.message, self.seen())
        if to is not None and bet + result.amount != total:  # its amount is what the player added
            return {"action": action, "to": (bet + result.amount) * self.unit}
        return None

    def seen(self):
        """The protocol's state, read from the game."""
        game, over = self.game, not self.game.is_hand_running()
        board = cards(game.community_cards)
        if self.board and board != self.board[: len(board)]:
            raise RuntimeError(f"DeepPoker's board is {board}, not {self.board}")
        asked = game.current_player if self.dealt else None
        street = game.phase.name
        if over:  # the last entry of its log says how the hand ended, and a fold-out on which street
            last = game.hand_history[-1]
            street = "SHOWDOWN" if last["action"] == "SHOWDOWN" else last["phase"]
        shown = {
            "street": street.lower() if self.dealt else None,
            "board": board,
            "to_act": None if asked is None else self._seat_of(asked.player_id),
            "options": None if asked is None else self._options(),
            "seats": [self._seat(player) for player in game.players],
            "pot": (game.pot_total + sum(player.current_bet for player in game.players)) * self.unit,
            "payouts": self._payouts(),
            "button": self.seats[game.dealer_position],
            "over": over,
        }
        if not over:
            shown["pots"] = []
        elif street == "SHOWDOWN":  # a pot that all but one folded from has no players in its list
            shown["pots"] = [self._pot(pot) for pot in game.pots]
        if self.dealt:
            shown |= {"stub": cards(game.deck._cards), "burns": cards(game.deck.burned), "muck": []}
        return shown

    def _start(self, deck):
        # Each hand makes itself a new shuffled Deck: this is the one that it makes.
        deeppoker_game.Deck = lambda shuffle: GivenDeck(deck)
        try:
            if not self.dealt:
                small, big = self.blinds
                self.game = TexasHoldemGame(len(self.seats), big, small)
                for player, stack in zip(self.game.players, self.stacks):
                    player.stack = stack
                # Each hand begins with the button moving on to the next player.
                self.game.dealer_position = (self.button - 1) % len(self.seats)
            started = self.game.start_hand()
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}") from None
        if not started:
            raise Rejected("DeepPoker's start_hand says no: fewer than two players have chips")

    def _legal(self):
        return {entry["type"]: entry for entry in self.game.get_legal_actions()}

    def _kind(self):
        """Which of the two it is here, as in DeepPoker's legal actions: a bet where there is none yet."""
        return "raise" if self.game.current_bet else "bet"

    def _options(self):
        legal = self._legal()
        options = {"fold": "FOLD" in legal, "check": "CHECK" in legal}
        options |= {"call": None, "bet": None, "raise": None}
        if "CALL" in legal:
            options["call"] = legal["CALL"]["amount"] * self.unit
        kind, whole = self._kind(), legal.get("ALL_IN", {}).get("amount", 0)
        entry = legal.get(kind.upper())
        if entry and entry["min"] <= entry["max"]:
            options[kind] = {"min": entry["min"] * self.unit, "max": entry["max"] * self.unit}
        elif whole > self.game.current_bet:  # it lists an all-in of any size, which is a bet or raise to that
            options[kind] = {"min": whole * self.unit, "max": whole * self.unit}
        return options

    def _seat(self, player):
        seat = {
            "seat": self._seat_of(player.player_id),
            "stack": player.stack * self.unit,
            "bet": player.current_bet * self.unit,
            "status": STATUS[player.state.name],
        }
        return seat | ({"hole": cards(player.hole_cards)} if self.dealt else {})

    def _pot(self, pot):
        seats = [self._seat_of(player_id) for player_id in pot.eligible_players]
        return {"amount": pot.amount * self.unit, "seats": seats}

    def _payouts(self):
        won = [(self._seat_of(winner["player_id"]), winner["amount"]) for winner in self.game.get_winners()]
        return [{"seat": seat, "chips": amount * self.unit} for seat, amount in won]

    def _seat_of(self, player_id):
        return self.seats[int(player_id)]

    def _chips(self, amount):
        """The amount in DeepPoker's chips: each is worth the smallest chip of the table."""
        whole, rest = divmod(amount, self.unit)
        if rest:
            raise Declined(f"DeepPoker counts whole chips of {self.unit}, so {amount} cannot be said")
        return whole


def in_dealing_order(deck, hole, board, seats):
    """The deck from which DeepPoker deals these cards: two to each player in turn, then burns and board."""
    placed = {*board, *(card for held in hole.values() for card in held)}
    rest = [card for card in deck if card not in placed]
    order = [card for seat in seats for card in hole.get(seat) or [rest.pop(0), rest.pop(0)]]
    for street in (board[:3], board[3:4], board[4:]):
        order += [rest.pop(0), *street]
    return order + rest


def cards(held):
    """Cards in the protocol's notation."""
    return [card.short_str for card in held]


def engine():
    return DeepPoker()


if __name__ == "__main__":
    serve(engine())
