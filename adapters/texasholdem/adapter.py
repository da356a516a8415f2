"""texasholdem behind the table protocol: what the harness sends, said in the engine's words.

Nothing is decided here. Who acts, what may be bet and who wins is read from TexasHoldEm's attributes; a
refusal is its own ValueError, except where it has one verb for a bet and a raise. adapter.toml's notes
list what cannot be asked and what the engine does not tell.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, full_deck, same_players, serve
from texasholdem import ActionType, Card, Deck, HandPhase, TexasHoldEm
from texasholdem.evaluator import evaluate, rank_to_string
from texasholdem.game import game as engine_module
from texasholdem.game.game import GameState
from texasholdem.game.player_state import PlayerState

CAPABILITIES = ["rank", "no-limit", "deck", "unequal-stacks", "several-hands"]
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "payouts", "button", "over",
    "stub", "burns", "muck",
]  # fmt: skip
SEATS = [2, 23]  # max_players is free; one deck without burns is enough for 23

STATUS = {
    PlayerState.OUT: "folded",
    PlayerState.ALL_IN: "all_in",
    PlayerState.IN: "in",
    PlayerState.TO_CALL: "in",
    PlayerState.SKIP: "out",
}
VERBS = {
    "fold": ActionType.FOLD,
    "check": ActionType.CHECK,
    "call": ActionType.CALL,
    "bet": ActionType.RAISE,  # one verb for both
    "raise": ActionType.RAISE,
}
CLASSES = {"Pair": "one pair"}  # the protocol's name; the others differ in capital letters only
CANNOT_SAY = {
    "ante": "texasholdem has no antes",
    "straddle": "texasholdem has no straddle",
    "forced": "texasholdem posts a small and a big blind and nothing else",
}


class Table(TexasHoldEm):
    """The engine's table, which also notes what its settlement adds to each stack.

    The hand history names the winners of each pot, but not their shares of a split pot.
    """

    paid: list[int] = []

    def _settle(self):
        before = [player.chips for player in self.players]
        super()._settle()
        self.paid = [player.chips - chips for player, chips in zip(self.players, before)]


class TexasHoldem:
    """The protocol's methods; holds the one table that is open. Player i of the engine sits at seat i + 1."""

    table: Table | None = None
    setup: dict | None = None

    def hello(self, params):
        return {
            "engine": "texasholdem",
            "version": version("texasholdem"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": {"burn_cards": ["omitted"]},  # it burns none, as a game without a dealer may
        }

    def open(self, params):
        self.table = None
        if params["structure"] != "no-limit":
            raise Declined(f"texasholdem plays no-limit, not {params['structure']}")
        for field, reason in CANNOT_SAY.items():
            if params.get(field) is not None:
                raise Declined(reason)
        if params.get("chip_unit", 1) != 1:
            raise Declined("texasholdem's smallest chip is 1")
        if params.get("showdown") == "ask":
            raise Declined("texasholdem asks nobody to show")
        if params["button"] not in {seat["seat"] for seat in params["seats"]}:
            raise Declined("texasholdem's button is always at a player")
        self.setup, self.dealt = params, False
        self.table = self._new_table()
        self._start(full_deck([]))
        return {"state": self.seen()}

    def deal(self, params):
        if self.table is None:
            raise Declined("no table is open")
        same_players(params, "texasholdem")
        if self.dealt and self.table.is_hand_running():
            raise Declined("the hand is not over")
        if not self.dealt:  # start_hand posts and deals in one go: the first hand is started again
            self.table = self._new_table()
        if params.get("blinds"):
            self.table.small_blind, self.table.big_blind = params["blinds"]["small"], params["blinds"]["big"]
        hole = {seat["seat"] - 1: seat["cards"] for seat in params.get("hole") or []}
        self.dealt, self.board = True, params.get("board")
        self._start(full_deck(params["deck"]), hole, self.board)
        for player, cards in hole.items():
            if names(self.table.get_hand(player)) not in (cards, []):
                raise RuntimeError(f"the adapter has not dealt {cards} to seat {player + 1}")
        return {"state": self.seen()}

    def act(self, params):
        table, player, action = self.table, params["seat"] - 1, params["action"]
        if table is None:
            raise Declined("no table is open")
        if not self.dealt:
            raise Declined("no cards are dealt yet")
        if action not in VERBS:
            raise Declined(f"texasholdem has no {action}")
        if table.is_hand_running():
            if player != table.current_player:
                awaited = table.current_player + 1
                raise Declined(f"texasholdem cannot be told who acts; it waits for seat {awaited}")
            if action in ("bet", "raise") and action != self.bet_or_raise():
                raise Rejected(f"here it is a {self.bet_or_raise()}, not a {action}", self.seen(), "adapter")
        try:
            table.take_action(VERBS[action], total=params.get("to"))
        except ValueError as refusal:
            raise Rejected(refusal, self.seen()) from None
        return {"state": self.seen()}

    def rank(self, params):
        board = cards_of(params["board"])
        ranks = {name: evaluation(cards_of(cards), board) for name, cards in params["hands"].items()}
        order, classes = {}, {}
        for name in sorted(ranks, key=ranks.get):  # 1 is the best hand, 7462 the worst
            order.setdefault(ranks[name], []).append(name)
            text = rank_to_string(ranks[name])
            classes[name] = CLASSES.get(text, text.lower())
        return {"order": list(order.values()), "classes": classes}

    def bet_or_raise(self):
        """Which of the two the engine's one verb is: a bet where a check is open, from the flop on."""
        checks = ActionType.CHECK in self.table.get_available_moves()
        return "bet" if checks and self.table.hand_phase != HandPhase.PREFLOP else "raise"

    def seen(self):
        """The protocol's state, read from the engine's attributes."""
        table = self.table
        state = {
            "seats": [self._seat(i) for i in self._players()],
            "pot": sum(pot.get_total_amount() for pot in table.pots),
            "button": table.btn_loc + 1,
        }
        if not self.dealt:  # the engine has dealt and asks already: it cannot show a table before the cards
            return state
        running, board = table.is_hand_running(), names(table.board)
        if self.board and board != self.board[: len(board)]:
            raise RuntimeError(f"the adapter has dealt the board {board} instead of {self.board}")
        return state | {
            "street": self._street(),
            "board": board,
            "to_act": table.current_player + 1 if running else None,
            "options": self._options() if running else None,
            "pots": [
                {"amount": pot.get_total_amount(), "seats": sorted(i + 1 for i in pot.players_in_pot())}
                for pot in table.pots
                if pot.get_total_amount()  # it opens the next pot as soon as somebody is all-in
            ],
            "payouts": [
                {"seat": i + 1, "chips": paid} for i, paid in enumerate(table.paid) if paid and not running
            ],
            "over": not running,
            "stub": names(table._deck.cards),
            "burns": [],  # the engine burns no card, and leaves folded cards with the players
            "muck": [],
        }

    def _new_table(self):
        blinds, seats = self.setup["blinds"], {seat["seat"]: seat["stack"] for seat in self.setup["seats"]}
        table = Table(0, blinds["big"], blinds["small"], max_players=max(seats))
        for player in table.players:
            # An empty seat is a player without chips, whom the engine skips.
            player.chips = seats.get(player.player_id + 1, 0)
        table.btn_loc = self.setup["button"] - 2  # start_hand moves it on by one player
        return table

    def _start(self, deck, hole=None, board=None):
        """Starts a hand off this deck; with places it is put in such an order that the engine deals them."""
        table = self.table

        def stacked():
            made = Deck()
            made.cards = cards_of(in_order(list(table.in_pot_iter(table.btn_loc + 1)), deck, hole, board))
            return made

        engine_module.Deck = stacked  # start_hand makes its deck by this name
        try:
            table.start_hand()
        except ValueError as refusal:
            self.table = None
            raise Rejected(refusal) from None
        if table.game_state == GameState.STOPPED:
            self.table = None
            raise Rejected("game_state is STOPPED: too few players with chips")

    def _players(self):
        return [seat["seat"] - 1 for seat in self.setup["seats"]]

    def _seat(self, i):
        table = self.table
        player = table.players[i]
        seat = {
            "seat": i + 1,
            "stack": player.chips,
            "bet": table.player_bet_amount(i),
            "status": STATUS[player.state],
        }
        return seat | {"hole": names(table.get_hand(i))} if self.dealt else seat

    def _options(self):
        table = self.table
        moves, player = table.get_available_moves(), table.current_player
        options = {
            "fold": ActionType.FOLD in moves,
            "check": ActionType.CHECK in moves,
            "call": None,
            "bet": None,
            "raise": None,
        }
        if ActionType.CALL in moves:  # chips_to_call is the whole price; nobody posts more than he has
            options["call"] = min(table.chips_to_call(player), table.players[player].chips)
        if ActionType.RAISE in moves:
            options[self.bet_or_raise()] = {"min": moves.raise_range[0], "max": moves.raise_range[-1]}
        return options

    def _street(self):
        table, history = self.table, self.table.hand_history
        if table.is_hand_running():
            return table.hand_phase.name.lower()
        # A rank of -1 says that no hands were compared.
        if any(rank != -1 for _, rank, _ in history.settle.pot_winners.values()):
            return "showdown"
        played = [street for street in ("preflop", "flop", "turn", "river") if getattr(history, street)]
        return played[-1]


def in_order(players, deck, hole, board):
    """The deck that deals these cards; the engine deals two at once to each player in turn and burns none."""
    if not hole and not board:
        return deck
    placed = {*(board or []), *(card for cards in hole.values() for card in cards)}
    others = iter([card for card in deck if card not in placed])
    dealt = [card for player in players for card in hole.get(player) or [next(others), next(others)]]
    return [*dealt, *(board or []), *others]


def evaluation(cards, board):
    """The engine's rank of a hand; it wants two hole cards and a board, so a hand of five is cut in two."""
    return evaluate(cards[:2], cards[2:] + board)


def cards_of(texts):
    return [Card(text) for text in texts]


def names(cards):
    return [str(card) for card in cards]


def engine():
    return TexasHoldem()


if __name__ == "__main__":
    serve(engine())
