"""RLCard's no-limit hold'em behind the table protocol.

Nothing is decided here: each action goes to Game.step, whose exception is the refusal. RLCard knows three
sizes of a raise only, and one verb for check and call; adapter.toml's notes say what follows from that.
"""

from __future__ import annotations

from importlib.metadata import version

import numpy
from floorman_adapter import Declined, Rejected, full_deck, serve
from rlcard.games.base import Card
from rlcard.games.limitholdem import PlayerStatus
from rlcard.games.nolimitholdem import Action, Game
from rlcard.games.nolimitholdem.game import Stage

CAPABILITIES = ["no-limit", "deck", "unequal-stacks"]
SHOWS = ["street", "board", "to_act", "options", "seats", "pot", "payouts", "button", "over", "stub"]
SEATS = [2, 23]  # RLCard sets no upper limit; one deck without burns is enough for 23

STREETS = {Stage.PREFLOP: "preflop", Stage.FLOP: "flop", Stage.TURN: "turn", Stage.RIVER: "river"}
STATUS = {PlayerStatus.ALIVE: "in", PlayerStatus.FOLDED: "folded", PlayerStatus.ALLIN: "all_in"}


class RLCard:
    """The protocol's methods; holds the one table that is open."""

    table: Table | None = None

    def hello(self, params):
        return {
            "engine": "rlcard",
            "version": version("rlcard"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": {"burn_cards": ["omitted"]},  # it burns none, as a game without a dealer may
        }

    def open(self, params):
        refuse_what_cannot_be_set_up(params)
        self.table = Table(params)
        self.table.start(full_deck([]))  # for the blinds; the cards that it deals are not looked at
        return {"state": self.table.before_the_deal()}

    def deal(self, params):
        if self.table is None or self.table.dealt:
            raise Declined("this adapter plays one hand a table: a table has to be opened before each deal")
        self.table.deal(params["deck"], params.get("hole"), params.get("board"))
        return {"state": self.table.seen()}

    def act(self, params):
        table, seat = self.table, params["seat"]
        if table is None or not table.dealt or table.game.is_over():
            raise Declined("RLCard asks nobody for an action")
        if seat != table.to_act():
            raise Declined("RLCard cannot be told who acts, only what the player it waits for does")
        action = table.action(params["action"], params.get("to"))
        try:
            table.step(action)
        except Exception as refusal:  # RLCard raises nothing more special
            raise Rejected(f"{type(refusal).__name__}: {refusal}", table.seen()) from None
        return {"state": table.seen()}


class Table:
    """One game of RLCard; its players sit in the order of the seats."""

    def __init__(self, params):
        self.dealt, self.board = False, None
        seated = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seated]
        game = self.game = Game(num_players=len(seated))
        game.init_chips = [seat["stack"] for seat in seated]
        game.small_blind, game.big_blind = params["blinds"]["small"], params["blinds"]["big"]
        game.dealer_id = self.seats.index(params["button"])

    def start(self, deck):
        self.game.np_random = Generator(deck)
        self.game.init_game()
        self.street_began = [0] * len(self.seats)  # each player's in_chips when the street began

    def deal(self, deck, hole, board):
        if hole is not None:
            # RLCard deals one card to each player in turn, twice, and then the board, without burns.
            cards = {entry["seat"]: entry["cards"] for entry in hole}
            deck = [*(cards[seat][number] for number in (0, 1) for seat in self.seats), *board]
        self.start(full_deck(deck))
        self.dealt, self.board = True, board
        if hole is not None and any(cards[seat] != to_texts(self.player(seat).hand) for seat in self.seats):
            raise RuntimeError("RLCard did not deal the given hole cards")

    def action(self, verb, to):
        """RLCard's action of a verb of the protocol; Rejected or Declined where it has none."""
        owed = max(self.game.round.raised) - self.game.round.raised[self.game.game_pointer]
        if verb == "fold":
            return Action.FOLD
        if verb in ("check", "call"):
            if (verb == "check") == (owed > 0):
                words = f"there are {owed} chips to call" if owed else "there is nothing to call"
                raise Rejected(words, self.seen(), "adapter")
            return Action.CHECK_CALL
        if verb not in ("bet", "raise"):
            raise Declined(f"RLCard has no action {verb}")
        if verb != self.bet_or_raise():
            raise Rejected(f"here it is a {self.bet_or_raise()}, not a {verb}", self.seen(), "adapter")
        already, pot = self.game.round.raised[self.game.game_pointer], int(self.game.dealer.pot)
        stack = self.game.players[self.game.game_pointer].remained_chips
        sizes = {Action.RAISE_HALF_POT: int(pot / 2), Action.RAISE_POT: pot, Action.ALL_IN: stack}
        for action, chips in reversed(sizes.items()):  # where two sizes are the same, the all-in
            if already + chips == to:
                return action
        raise Declined("RLCard raises only by half the pot, by the pot or all-in")

    def step(self, action):
        game, street = self.game, self.game.stage
        game.step(action)
        if game.stage is not street:
            self.street_began = [player.in_chips for player in game.players]

    def before_the_deal(self):
        """What open shows: the table with its blinds posted, and nothing of the cards."""
        seats = self.seats_seen([0] * len(self.seats))
        for seat in seats:
            del seat["hole"]
        return {
            "street": None,
            "board": [],
            "to_act": None,
            "options": None,
            "seats": seats,
            "pot": int(self.game.dealer.pot),
            "button": self.seats[self.game.dealer_id],
            "over": False,
        }

    def seen(self):
        game, over = self.game, self.game.is_over()
        board = to_texts(game.public_cards)
        if self.board is not None and board != self.board[: len(board)]:
            raise RuntimeError("RLCard did not deal the given board")
        # get_payoffs gives net results; what a player gets is that and what he had put in.
        payoffs = game.get_payoffs() if over else [-player.in_chips for player in game.players]
        gets = [int(net + player.in_chips) for net, player in zip(payoffs, game.players)]
        shown = {
            "street": self.street(),
            "board": board,
            "to_act": self.to_act(),
            "options": self.options(),
            "seats": self.seats_seen(gets),
            "pot": int(game.dealer.pot),
            "button": self.seats[game.dealer_id],
            "over": over,
            "stub": to_texts(reversed(game.dealer.deck)),
        }
        if not over or self.all_called():
            shown["payouts"] = [{"seat": seat, "chips": chips} for seat, chips in zip(self.seats, gets) if chips]
        return shown

    def all_called(self):
        """Whether two players put in the most; if only one did, a net result hides what he got back."""
        most, next_most = sorted((player.in_chips for player in self.game.players), reverse=True)[:2]
        return most == next_most

    def seats_seen(self, gets):
        return [
            {
                "seat": seat,
                "stack": int(player.remained_chips) + got,
                "bet": int(player.in_chips - began),
                "status": STATUS[player.status],
                "hole": to_texts(player.hand),
            }
            for seat, player, began, got in zip(self.seats, self.game.players, self.street_began, gets)
        ]

    def street(self):
        left = [player for player in self.game.players if player.status is not PlayerStatus.FOLDED]
        return "showdown" if self.game.is_over() and len(left) > 1 else STREETS[self.game.stage]

    def to_act(self):
        return None if self.game.is_over() else self.seats[self.game.game_pointer]

    def options(self):
        if self.game.is_over():
            return None
        legal = self.game.get_legal_actions()
        player = self.game.players[self.game.game_pointer]
        owed = max(self.game.round.raised) - self.game.round.raised[self.game.game_pointer]
        may = Action.CHECK_CALL in legal
        options = {"fold": Action.FOLD in legal, "check": may and not owed}
        # CHECK_CALL adds what there is, if that is less than what is owed.
        options["call"] = int(min(owed, player.remained_chips)) if may and owed else None
        options |= {"bet": None, "raise": None}
        if {Action.RAISE_HALF_POT, Action.RAISE_POT, Action.ALL_IN} & set(legal):
            del options[self.bet_or_raise()]  # open, but for no range that could be shown
        return options

    def bet_or_raise(self):
        """Which of the two RLCard's raises are here: a raise where somebody has bet."""
        return "raise" if max(self.game.round.raised) else "bet"

    def player(self, seat):
        return self.game.players[self.seats.index(seat)]


class Generator(numpy.random.RandomState):
    """RLCard's random generator; its shuffle puts the deck into the given order, top card last."""

    def __init__(self, deck):
        super().__init__(0)
        self.deck = deck

    def shuffle(self, cards):
        cards[:] = [Card(text[1].upper(), text[0]) for text in reversed(self.deck)]


def refuse_what_cannot_be_set_up(params):
    if params["structure"] != "no-limit":
        raise Declined(f"this adapter sets up no-limit tables, not {params['structure']}")
    for key in ("ante", "straddle", "forced"):
        if params.get(key):
            raise Declined(f"RLCard posts two blinds and nothing else: no {key}")
    if params.get("chip_unit", 1) != 1:
        raise Declined("RLCard has no chip unit: its smallest chip is 1")
    if params["button"] not in [seat["seat"] for seat in params["seats"]]:
        raise Declined("RLCard has no empty seats, so none can have the button")


def to_texts(cards):
    return [card.rank + card.suit.lower() for card in cards]


def engine():
    return RLCard()


if __name__ == "__main__":
    serve(engine())
