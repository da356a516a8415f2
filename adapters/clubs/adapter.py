"""clubs behind the table protocol: what the harness sends, said in chips to clubs' Dealer.

Nothing is decided here. Who acts, what may be bet and what each player is paid is read from the Dealer. Its
one verb is `step` with a number of chips to add, which it rounds to the nearest one that it allows; what it
made of an action is read from its history. adapter.toml's notes list what cannot be asked.
"""

from __future__ import annotations

from importlib.metadata import version

from clubs import Card, Dealer, Evaluator
from floorman_adapter import Declined, Rejected, full_deck, same_players, serve

CAPABILITIES = [
    "rank", "no-limit", "pot-limit", "fixed-limit", "deck", "antes", "bb-ante", "unequal-stacks", "several-hands",
]  # fmt: skip
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "payouts", "button", "over",
    "stub", "burns", "muck",
]  # fmt: skip
SEATS = [2, 10]  # the Dealer raises KeyError for more: its picture of a table has ten places
# What its configuration offers (blinds and antes by position) and its README says (amounts are rounded).
SWITCHES = {
    "ante_kind": ["none", "uniform", "big_blind"],
    "forced_bets": ["two_blinds", "single_blind", "multiple_blinds", "ante_only"],
    "sb_ratio": ["free"],
    "burn_cards": ["omitted"],  # it burns none, as a game without a dealer may
    "on_illegal_amount": ["correct"],
    "raise_cap": ["3", "4", "none", "house"],  # its num_raises, which is a number of bets for each street
    "cap_counts_blind": ["true", "false"],  # its configs.py has one fewer before the flop
}
RAISES = {"3": 3, "4": 4, "none": None, "house": None}  # after the bet; house: only where the table says a number
STREETS = ("preflop", "flop", "turn", "river", "showdown")
SUITS = dict(zip("♠♥♦♣", "shdc"))
FOLD = -1


class Clubs:
    """The protocol's methods; holds the one table that is open."""

    table = None
    evaluator = Evaluator(4, 13, 5)

    def hello(self, params):
        return {
            "engine": "clubs",
            "version": version("clubs"),
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
        same_players(params, "clubs")
        self.table.deal(params["deck"], params.get("hole"), params.get("board"), params.get("blinds"))
        return {"state": self.table.seen()}

    def act(self, params):
        if self.table is None:
            raise Declined("no table is open")
        took = self.table.act(params["seat"], params["action"], params.get("to"))
        return {"state": self.table.seen() | ({"took": took} if took else {})}

    def rank(self, params):
        board = [Card(card) for card in params["board"]]
        hands = params["hands"].items()
        scores = {name: self.evaluator.evaluate([Card(card) for card in held], board) for name, held in hands}
        groups = {}
        for name in sorted(scores, key=scores.get):  # the lowest number is the best hand
            groups.setdefault(scores[name], []).append(name)
        classes = {name: self.evaluator.get_rank_class(score) for name, score in scores.items()}
        names = {name: "one pair" if kind == "pair" else kind for name, kind in classes.items()}
        return {"order": list(groups.values()), "classes": names}


class Table:
    """`dealer` is clubs' Dealer, `seats` has the seat number of each of its players."""

    def __init__(self, params):
        self.unit = params.get("chip_unit") or 1
        seats = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seats]
        self.raise_sizes, self.num_raises = self._raise_sizes(params), num_raises(params)
        if params.get("straddle"):
            raise Declined("clubs has no straddle: a third blind would also be the first to act")
        self.button = self._player(params["button"])
        self.blinds, self.antes = self._blinds(params), self._antes(params.get("ante"))
        self.stacks = [self._chips(seat["stack"]) for seat in seats]
        self.dealt, self.board = False, []
        # It posts and deals in one call: these cards are never shown, deal gives the real ones.
        self._start(full_deck([]))

    def deal(self, deck, hole, board, blinds):
        if self.dealt and self.dealer.action != -1:
            raise Declined("clubs plays one hand at a time")
        if blinds:
            self.dealer.blinds = self._blinds({"blinds": blinds})
            self.dealer.big_blind = self.dealer.blinds[1]
        deck, self.board = full_deck(deck), board or []
        held = {} if hole is None else {seat["seat"]: seat["cards"] for seat in hole}
        if hole is not None:
            deck = in_dealing_order(deck, held, self.board, self.seats)
        self._start(deck)
        self.dealt = True
        for seat, dealt in zip(self.seats, self.dealer.hole_cards):
            if seat in held and cards(dealt) != held[seat]:
                raise RuntimeError(f"clubs dealt {cards(dealt)} to seat {seat}, not {held[seat]}")
        try:
            self._pass_over()
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}", self.seen()) from None

    def act(self, seat, action, to):
        """Steps the dealer; says what it took the action for, where that is something else."""
        dealer, i = self.dealer, self.dealer.action
        if i == -1 or not self.dealt:
            raise Declined("clubs waits for nobody")
        if self.seats[i] != seat:
            raise Declined("clubs cannot be told who acts, only what the player it waits for does")
        call, kind, bet = dealer._observation(False)["call"], self._kind(), dealer.street_commits[i]
        add = self._said(action, to, call, kind, bet)
        try:
            self._step(add)
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}", self.seen()) from None
        if not dealer.active[i]:
            made, total = "fold", None
        elif self.added <= call:
            made, total = ("call" if self.added else "check"), None
        else:
            made, total = kind, (bet + self.added) * self.unit
        if (made, total) == (action, to):
            return None
        return {"action": made} if total is None else {"action": made, "to": total}

    def _said(self, action, to, call, kind, bet):
        """The action as the number of chips to add; fewer than none is a fold."""
        if action == "fold":
            return FOLD
        if action == "check":
            return 0
        if action == "call":
            if not call:
                raise Rejected("there is nothing to call", self.seen(), "adapter")
            return call
        if action not in ("bet", "raise"):
            raise Declined(f"clubs has no {action}")
        if action != kind:
            raise Rejected(f"here it is a {kind}, not a {action}", self.seen(), "adapter")
        add = self._chips(to) - bet
        if add < 0:
            raise Declined("clubs is told the chips to add, and takes fewer than none for a fold")
        return add

    def seen(self):
        """The protocol's state, read from the Dealer."""
        dealer, over = self.dealer, self.dealer.action == -1
        board = cards(dealer.community_cards)
        if self.board and board != self.board[: len(board)]:
            raise RuntimeError(f"clubs' board is {board}, not {self.board}")
        # Where it fails to pay (act has the error) it is past its last street and waits for nobody.
        asked = None if over or not self.dealt or dealer.street == dealer.num_streets else dealer.action
        shown = {
            "street": STREETS[dealer.street] if self.dealt else None,
            "board": board,
            "to_act": None if asked is None else self.seats[asked],
            "options": None if asked is None else self._options(),
            "seats": [self._seat(i) for i in range(len(self.seats))],
            "pot": sum(dealer.pot_commits) * self.unit,  # what it calls pot is 0 when the hand is over
            "button": self.seats[dealer.button],
            "over": over,
        }
        if not over:
            shown["payouts"] = []
        elif self._all_called():
            shown["payouts"] = self._payouts()
        if self.dealt:  # it has no burn pile and no muck
            shown |= {"stub": cards(dealer.deck.cards), "burns": [], "muck": []}
        return shown

    def _raise_sizes(self, params):
        structure, big = params["structure"], params["blinds"]["big"]
        if structure == "spread-limit":
            raise Declined("clubs has a fixed raise or a largest one, no range from a low to a high figure")
        if structure != "fixed-limit":
            return "pot" if structure == "pot-limit" else "inf"
        small_bet, big_bet = params.get("small_bet") or big, params.get("big_bet") or 2 * big
        return [self._chips(size) for size in (small_bet, small_bet, big_bet, big_bet)]

    def _new_dealer(self):
        dealer = Dealer(
            num_players=len(self.seats), num_streets=4, blinds=self.blinds, antes=self.antes,
            raise_sizes=self.raise_sizes, num_raises=self.num_raises, num_suits=4, num_ranks=13, num_hole_cards=2,
            num_community_cards=[0, 3, 1, 1], num_cards_for_hand=5, mandatory_num_hole_cards=0,
            start_stack=0,
        )  # fmt: skip
        dealer.stacks = list(self.stacks)
        dealer.button = (self.button - 1) % len(self.seats)  # each hand begins with the button moving on
        return dealer

    def _start(self, deck):
        try:
            if not self.dealt:
                self.dealer = self._new_dealer()
            # A trick of all 52 cards is ignored; with 51 there is one left to be the last.
            self.dealer.deck.trick([Card(card) for card in deck[:-1]])
            self.dealer.reset()
            dealer = self.dealer
            self.antes_paid = [put - bet for put, bet in zip(dealer.pot_commits, dealer.street_commits)]
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}") from None

    def _step(self, add):
        self.payouts = [0] * len(self.seats)
        moves = len(self.dealer.history)
        _, self.payouts, _ = self.dealer.step(add)
        self.added = self.dealer.history[moves][1]
        self._pass_over()

    def _pass_over(self):
        """Steps on behalf of players that clubs' done list has as done: it waits for them to add nothing."""
        while self.dealer.action != -1 and self.dealer._done()[self.dealer.action]:
            _, self.payouts, _ = self.dealer.step(0)

    def _kind(self):
        """Which of the two clubs' one verb is here: a raise where a bet is outstanding."""
        return "raise" if any(self.dealer.street_commits) else "bet"

    def _options(self):
        dealer = self.dealer
        observed, bet = dealer._observation(False), dealer.street_commits[dealer.action]
        call, least, most = observed["call"], observed["min_raise"], observed["max_raise"]
        # With nothing to call it takes a fold for a check. A stack below zero takes call and raise with it.
        options = {"fold": call != 0, "check": call <= 0, "call": None, "bet": None, "raise": None}
        if call > 0:
            options["call"] = call * self.unit
        if most > call:  # it takes what is no more than the call for a call
            options[self._kind()] = {"min": (bet + least) * self.unit, "max": (bet + most) * self.unit}
        return options

    def _seat(self, i):
        dealer, stack = self.dealer, self.dealer.stacks[i]
        seat = {
            "seat": self.seats[i],
            "bet": dealer.street_commits[i] * self.unit,
            "status": "folded" if not dealer.active[i] else "in" if stack else "all_in",
        }
        if stack >= 0:  # a forced bet above the stack takes it below zero, which the protocol cannot say
            seat["stack"] = stack * self.unit
        return seat | ({"hole": cards(dealer.hole_cards[i])} if self.dealt else {})

    def _all_called(self):
        """Whether two players bet the most; if only one did, clubs pays uncalled chips with the winnings."""
        bets = sorted(put - ante for put, ante in zip(self.dealer.pot_commits, self.antes_paid))
        return bets[-1] == bets[-2]

    def _payouts(self):
        """clubs' payouts are net of what the player put in; it adds the two to the stack."""
        gross = [won + put for won, put in zip(self.payouts, self.dealer.pot_commits)]
        return [{"seat": seat, "chips": chips * self.unit} for seat, chips in zip(self.seats, gross) if chips]

    def _blinds(self, params):
        small, big = (self._chips(params["blinds"][blind]) for blind in ("small", "big"))
        bets = [small, big, *[0] * (len(self.seats) - 2)]
        return bets if params.get("forced") is None else self._by_position(params["forced"])

    def _antes(self, ante):
        if ante is None:
            return 0
        amount = self._chips(ante["amount"])
        if ante["kind"] == "uniform":
            return amount
        if ante["kind"] == "button":
            return self._by_position([{"seat": self.seats[self.button], "amount": ante["amount"]}])
        return [0, amount, *[0] * (len(self.seats) - 2)]

    def _by_position(self, bets):
        """Forced bets as clubs lists them, the small blind's first; with two players that is the button's."""
        first, listed = self.button + (len(self.seats) > 2), [0] * len(self.seats)
        for bet in bets:
            listed[(self._player(bet["seat"]) - first) % len(self.seats)] += self._chips(bet["amount"])
        return listed

    def _player(self, seat):
        if seat not in self.seats:
            raise Declined(f"clubs has no empty seats, so seat {seat} cannot be used")
        return self.seats.index(seat)

    def _chips(self, amount):
        """The amount in clubs' chips: each is worth the smallest chip of the table."""
        whole, rest = divmod(amount, self.unit)
        if rest:
            raise Declined(f"clubs counts whole chips of {self.unit}, so {amount} cannot be said")
        return whole


def num_raises(params):
    """The bets that clubs counts on each street: the raises, and the bet before them unless a blind is it."""
    rules, cap = params.get("switches") or {}, params.get("cap")
    raises = cap if cap is not None else RAISES[rules.get("raise_cap", "3")]
    if raises is None or params["structure"] != "fixed-limit":
        return "inf"
    blind_is_the_bet = rules.get("cap_counts_blind", "true") == "true"
    return [raises if blind_is_the_bet else raises + 1, *[raises + 1] * 3]


def in_dealing_order(deck, hole, board, seats):
    """The deck from which clubs deals these cards: two to each player in turn, then the board."""
    placed = {*board, *(card for held in hole.values() for card in held)}
    rest = [card for card in deck if card not in placed]
    hands = [card for seat in seats for card in hole.get(seat) or [rest.pop(0), rest.pop(0)]]
    return [*hands, *board, *rest]


def cards(held):
    """Cards in the protocol's notation; clubs writes suits as symbols."""
    return [str(card)[0] + SUITS[str(card)[1]] for card in held]


def engine():
    return Clubs()


if __name__ == "__main__":
    serve(engine())
