"""PyPokerEngine behind the table protocol: what the harness sends, said in the words of its Emulator.

Nothing is decided here. Who acts, what may be done, which pots there are and who is paid is read from the
Emulator's game state and from what its GameEvaluator judges; refusals are rare, because PyPokerEngine folds
a player whose action it does not like. adapter.toml's notes list what is asked in another form or not at all.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, full_deck, same_players, serve
from pypokerengine.api.emulator import Emulator, Event
from pypokerengine.engine.card import Card
from pypokerengine.engine.deck import Deck
from pypokerengine.engine.game_evaluator import GameEvaluator
from pypokerengine.engine.pay_info import PayInfo
from pypokerengine.engine.table import Table

CAPABILITIES = ["no-limit", "deck", "antes", "unequal-stacks", "several-hands"]
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "payouts", "shown", "button", "over",
    "stub", "burns", "muck",
]  # fmt: skip
SEATS = [2, 23]  # PyPokerEngine sets no limit; one deck and a board are enough for 23
# What its set_game_rule offers: an ante or none, and a small blind that the big blind is twice of.
SWITCHES = {"ante_kind": ["none", "uniform"], "sb_ratio": ["half"], "burn_cards": ["omitted"]}
STREETS = ("preflop", "flop", "turn", "river", "showdown")
STATUS = {PayInfo.PAY_TILL_END: "in", PayInfo.ALLIN: "all_in", PayInfo.FOLDED: "folded"}


class PyPokerEngine:
    """The protocol's methods; holds the one table that is open."""

    table = None

    def hello(self, params):
        return {
            "engine": "pypokerengine",
            "version": version("PyPokerEngine"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": SWITCHES,
        }

    def open(self, params):
        self.table = None
        self.table = TableOfSeats(params)
        return {"state": self.table.seen()}

    def deal(self, params):
        if self.table is None:
            raise Declined("no table is open")
        same_players(params, "PyPokerEngine")
        self.table.deal(params["deck"], params.get("hole"), params.get("board"), params.get("blinds"))
        return {"state": self.table.seen()}

    def act(self, params):
        if self.table is None:
            raise Declined("no table is open")
        took = self.table.act(params["seat"], params["action"], params.get("to"))
        return {"state": self.table.seen() | ({"took": took} if took else {})}


class TableOfSeats:
    """`state` is the Emulator's game state, `seats` has the seat number of each of its players."""

    def __init__(self, params):
        self.unit = params.get("chip_unit") or 1
        seats = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seats]
        ante = check_layout(params, self.seats)
        self.ante = self._chips(ante)
        self.emulator = Emulator()
        self._set_rule(params["blinds"])
        info = {str(seat["seat"]): {"name": "", "stack": self._chips(seat["stack"])} for seat in seats}
        self.before = self.emulator.generate_initial_game_state(info)
        # Each hand begins with the button moving on to the next player.
        self.before["table"].dealer_btn = (self.seats.index(params["button"]) - 1) % len(seats)
        self.dealt, self.board = False, []
        # It posts and deals in one call: these cards are never shown, deal gives the real ones.
        self._start(full_deck([]))

    def deal(self, deck, hole, board, blinds):
        if self.dealt:
            if not self.judged:
                raise Declined("PyPokerEngine plays one hand at a time")
            self.before = self.state
        if blinds:
            self._set_rule(blinds)
        deck, self.board = full_deck(deck), board or []
        held = {seat["seat"]: seat["cards"] for seat in hole or []}
        if hole is not None:
            deck = in_dealing_order(deck, held, self.board, self.seats)
        self._start(deck)
        self.dealt = True
        for seat, player in zip(self.seats, self._players()):
            dealt = cards(player.hole_card)
            if dealt != held.get(seat, dealt):
                raise RuntimeError(f"PyPokerEngine dealt {dealt} to seat {seat}, not {held[seat]}")

    def _set_rule(self, blinds):
        small, big = (self._chips(blinds[blind]) for blind in ("small", "big"))
        if big != 2 * small:
            raise Declined("PyPokerEngine's big blind is always twice its small blind")
        self.emulator.set_game_rule(len(self.seats), 10**9, small, self.ante)  # 10**9: a game without end

    def act(self, seat, action, to):
        """Applies the action; says what PyPokerEngine took it for, where that is something else."""
        if self.judged or not self.dealt:
            raise Declined("PyPokerEngine waits for nobody; an action would make it start the next hand")
        if seat != self.seats[self.state["next_player"]]:
            raise Declined("PyPokerEngine cannot be told who acts, only what the player it waits for does")
        street, i = self.state["street"], self.state["next_player"]
        kind = self._kind()
        verb, amount = self._said(action, to, self._players()[i].paid_sum(), kind)
        try:
            self.state, _ = self.emulator.apply_action(self.state, verb, amount)
        except Exception as problem:  # it works on a copy, so the hand is as it was
            raise Rejected(f"{type(problem).__name__}: {problem}", self.seen()) from None
        made, total = self._made(street, self._players()[i], kind)
        if (made, total) == (action, to):
            return None
        return {"action": made} if total is None else {"action": made, "to": total}

    def _said(self, action, to, paid, kind):
        """The action in PyPokerEngine's three verbs, each with a street total."""
        if action == "fold":
            return "fold", 0
        if action == "check":  # it checks by calling what the player has bet already: a total below the price
            return "call", paid
        if action == "call":
            if self._legal()["call"] == paid:
                raise Rejected("there is nothing to call", self.seen(), "adapter")
            return "call", self._legal()["call"]
        if action in ("bet", "raise"):
            if action != kind:
                raise Rejected(f"here it is a {kind}, not a {action}", self.seen(), "adapter")
            return "raise", self._chips(to)
        raise Declined(f"PyPokerEngine has no {action}")

    def _made(self, street, player, kind):
        """What the log of the street says of the player's action, and the total of a bet or raise."""
        entry = (player.round_action_histories[street] or player.action_histories)[-1]
        if entry["action"] == "RAISE":
            return kind, entry["amount"] * self.unit
        if entry["action"] == "CALL":
            return ("call" if entry["paid"] else "check"), None
        return "fold", None

    def _kind(self):
        """Which of the two PyPokerEngine's one verb is here: a raise where a bet is outstanding."""
        return "raise" if self._legal()["call"] else "bet"

    def seen(self):
        """The protocol's state; when the hand is over, all but the stacks is as it was when it was judged."""
        state, over = self.state, self.judged is not None
        table = self.judged["table"] if over else state["table"]
        pots = GameEvaluator.create_pot(table.seats.players)
        board = cards(table.get_community_card())
        if self.board and board != self.board[: len(board)]:
            raise RuntimeError(f"PyPokerEngine's board is {board}, not {self.board}")
        asked = None if over or not self.dealt else state["next_player"]
        shown = {
            "street": None if not self.dealt else "showdown" if over else STREETS[state["street"]],
            "board": board,
            "to_act": None if asked is None else self.seats[asked],
            "options": None if asked is None else self._options(asked),
            "seats": [self._seat(i, player) for i, player in enumerate(table.seats.players)],
            "pot": sum(pot["amount"] for pot in pots) * self.unit,
            "pots": [self._pot(pot) for pot in pots if pot["amount"]] if over else [],
            "payouts": self._by_seat(self.judged["prizes"]) if over else [],
            "shown": [int(hand["uuid"]) for hand in self.judged["hands"]] if over else [],
            "button": self.seats[table.dealer_btn],
            "over": over,
        }
        if self.dealt:  # it deals from the end of its list; it has no burn pile and no muck
            shown |= {"stub": cards(reversed(table.deck.deck)), "burns": [], "muck": []}
        return shown

    def _start(self, deck):
        self.judged = None
        GameEvaluator.judge = self._judge
        self.before["table"].deck = Deck(cheat=True, cheat_card_ids=[card_id(card) for card in deck])
        try:
            self.state, events = self.emulator.start_new_round(self.before)
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}") from None
        if events[-1]["type"] == Event.GAME_FINISH:
            raise Rejected("PyPokerEngine ends the game: fewer than two players can pay ante and blind")

    def _judge(self, table):
        """Keeps what the engine decides: its state does not tell, and it clears the table right after."""
        winners, hands, prizes = JUDGE(table)
        self.judged = {"table": Table.deserialize(table.serialize()), "hands": hands, "prizes": prizes}
        return winners, hands, prizes

    def _players(self):
        return (self.judged or self.state)["table"].seats.players

    def _legal(self):
        possible = self.emulator.generate_possible_actions(self.state)
        return {entry["action"]: entry["amount"] for entry in possible}

    def _options(self, i):
        legal, player = self._legal(), self._players()[i]
        owed = legal["call"] - player.paid_sum()
        price = min(owed, player.stack) * self.unit  # what a call takes
        options = {"fold": "fold" in legal, "check": owed == 0, "call": price or None}
        options |= {"bet": None, "raise": None}
        if legal["raise"]["max"] != -1:  # -1 says that there is no raise
            options[self._kind()] = {bound: amount * self.unit for bound, amount in legal["raise"].items()}
        return options

    def _seat(self, i, player):
        now = self.state["table"].seats.players[i]
        seat = {
            "seat": self.seats[i],
            "stack": now.stack * self.unit,
            "bet": now.paid_sum() * self.unit,
            "status": STATUS[player.pay_info.status],
        }
        return seat | ({"hole": cards(player.hole_card)} if self.dealt else {})

    def _pot(self, pot):
        seats = [int(player.uuid) for player in pot["eligibles"]]
        return {"amount": pot["amount"] * self.unit, "seats": seats}

    def _by_seat(self, prizes):
        return [{"seat": self.seats[i], "chips": prize * self.unit} for i, prize in prizes.items() if prize]

    def _chips(self, amount):
        """The amount in PyPokerEngine's chips: each is worth the smallest chip of the table."""
        whole, rest = divmod(amount, self.unit)
        if rest:
            raise Declined(f"PyPokerEngine counts whole chips of {self.unit}, so {amount} cannot be said")
        return whole


JUDGE = GameEvaluator.judge


def check_layout(params, seats):
    """The ante of every player; Declined for a table that PyPokerEngine cannot be told."""
    if params["structure"] != "no-limit":
        raise Declined(f"PyPokerEngine plays no-limit, not {params['structure']}")
    if params["button"] not in seats:
        raise Declined("PyPokerEngine has no empty seats, so none can have the button")
    if params.get("straddle") or params.get("forced") is not None:
        raise Declined("PyPokerEngine has two blinds and nothing else")
    ante = params.get("ante") or {"kind": "uniform", "amount": 0}
    if ante["kind"] != "uniform":
        raise Declined("PyPokerEngine's ante is paid by every player")
    return ante["amount"]


def in_dealing_order(deck, hole, board, seats):
    """The deck from which PyPokerEngine deals these cards: two to each player in turn, then the board."""
    placed = {*board, *(card for held in hole.values() for card in held)}
    rest = [card for card in deck if card not in placed]
    hands = [card for seat in seats for card in hole.get(seat) or [rest.pop(0), rest.pop(0)]]
    return [*hands, *board, *rest]


def cards(held):
    """Cards in the protocol's notation; PyPokerEngine writes the suit first, as in SA."""
    return [str(card)[1] + str(card)[0].lower() for card in held]


def card_id(card):
    return Card.from_str(card[1] + card[0]).to_id()


def engine():
    return PyPokerEngine()


if __name__ == "__main__":
    serve(engine())
