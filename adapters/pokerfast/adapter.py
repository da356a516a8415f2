"""pokerfast's FastHand behind the table protocol: what the harness sends, said in the engine's words.

Nothing is decided here. Who acts, what may be bet and who wins is read from FastHand; a refusal is a
verb that returns False, and what it makes of an amount that it alters is passed on as `took`.
adapter.toml's notes list what cannot be asked and what the engine does not tell.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, full_deck, serve
from pokerfast import FastHand, eval7

CAPABILITIES = ["rank", "no-limit", "unequal-stacks"]
SHOWS = ["street", "board", "to_act", "options", "seats", "pot", "payouts", "over", "took"]
SEATS = [2, 6]  # its documentation's table; the number of stacks is free

SWITCHES = {"fold_unbet": ["reject"]}  # fold() returns False on purpose when nothing is owed
STREETS = ("preflop", "flop", "turn", "river")
CANNOT_SAY = {
    "ante": "pokerfast has no antes",
    "straddle": "pokerfast has no straddle",
    "forced": "pokerfast posts a small and a big blind and nothing else",
}


class Log:
    """FastHand's observer: `chips` is what the last action put in, -1 for a fold, None if it told nothing."""

    chips = None

    def action(self, seat, amount):
        self.chips = amount

    def board(self, street, cards):
        pass

    def clone(self):
        return self


class PokerFast:
    """The protocol's methods; holds the one hand that is open. `seats` has the seat of each index."""

    hand: FastHand | None = None

    def hello(self, params):
        return {
            "engine": "pokerfast",
            "version": version("pokerfast"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": SWITCHES,
        }

    def open(self, params):
        self.hand = None
        if params["structure"] != "no-limit":
            raise Declined(f"pokerfast plays no-limit, not {params['structure']}")
        for field, reason in CANNOT_SAY.items():
            if params.get(field) is not None:
                raise Declined(reason)
        if params.get("chip_unit", 1) != 1:
            raise Declined("pokerfast's smallest chip is 1")
        if params.get("showdown") == "ask":
            raise Declined("pokerfast asks nobody to show")
        self.setup, self.dealt = params, False
        self.seats, self.stacks = from_the_small_blind(params)
        # for_cards posts and deals in one go: the blinds are looked at with cards that deal replaces.
        self._start(full_deck([]), {}, [])
        return {"state": self.seen()}

    def deal(self, params):
        if self.hand is None or self.dealt:
            raise Declined("FastHand plays one hand: a table has to be opened before each deal")
        self.dealt = True
        hole = {seat["seat"]: seat["cards"] for seat in params.get("hole") or []}
        self._start(full_deck(params["deck"]), hole, params.get("board") or [])
        for seat, cards in hole.items():
            if self._hole(self.seats.index(seat)) != cards:
                raise RuntimeError(f"the adapter has not dealt {cards} to seat {seat}")
        return {"state": self.seen()}

    def act(self, params):
        hand, action = self.hand, params["action"]
        if hand is None:
            raise Declined("no table is open")
        if not self.dealt:
            raise Declined("no cards are dealt yet")
        player = hand.state.turn_index
        if player is not None and params["seat"] != self.seats[player]:
            raise Declined(f"pokerfast cannot be told who acts; it waits for seat {self.seats[player]}")
        if action in ("bet", "raise"):
            return self._bet_or_raise(action, params["to"])
        if action not in ("fold", "check", "call"):
            raise Declined(f"pokerfast has no {action}")
        owed = player is not None and "call" in hand.get_action_space()
        if not getattr(hand, action)():
            raise Rejected(f"{action}() returned False", self.seen())
        state = self.seen()
        if action == "call" and not owed:
            state["took"] = {"action": "check"}  # call() with nothing to call passes the turn on
        return {"state": state}

    def rank(self, params):
        ranks = {name: eval7([*cards, *params["board"]]) for name, cards in params["hands"].items()}
        order = {}
        for name in sorted(ranks, key=ranks.get, reverse=True):  # the bigger number is the better hand
            order.setdefault(ranks[name], []).append(name)
        return {"order": list(order.values())}

    def bet_or_raise(self):
        """Which of the two the engine's one verb is here: a raise where it shows any bet."""
        return "raise" if any(self.hand.state.bets) else "bet"

    def _bet_or_raise(self, action, to):
        hand, state = self.hand, self.hand.state
        player = state.turn_index
        if player is not None and action != self.bet_or_raise():
            raise Rejected(f"here it is a {self.bet_or_raise()}, not a {action}", self.seen(), "adapter")
        before, highest = (0, 0) if player is None else (state.bets[player], max(state.bets))
        self.log.chips = None
        if not hand.bet_or_raise(to - before):  # it counts the chips to add
            raise Rejected("bet_or_raise() returned False", self.seen())
        seen = self.seen()
        if self.log.chips is None:  # a bet that is not open becomes a call, and one of nothing is not logged
            seen["took"] = {"action": "check"}
        elif before + self.log.chips <= highest:
            seen["took"] = {"action": "call"}
        elif before + self.log.chips != to:  # the engine moves an amount into its limits
            seen["took"] = {"action": action, "to": before + self.log.chips}
        return {"state": seen}

    def seen(self):
        """The protocol's state, read from FastHand."""
        hand, state = self.hand, self.hand.state
        seen = {
            "seats": sorted((self._seat(i) for i in range(hand.player_count)), key=lambda seat: seat["seat"]),
            "pot": hand.final_pot if hand.done else hand.pot_size(),  # pot_size() is 0 once the hand is paid
        }
        if not self.dealt:  # the engine has dealt and asks already: it cannot show a table before the cards
            return seen
        if state.board != self.board[: len(state.board)]:
            raise RuntimeError(f"the adapter has dealt the board {state.board} instead of {self.board}")
        compared = hand.done and hand.active_players > 1
        asked = state.turn_index
        seen |= {
            "street": "showdown" if compared else STREETS[state.street_index],
            "board": list(state.board),
            "to_act": None if asked is None else self.seats[asked],
            "options": None if asked is None else self._options(),
            "over": hand.done,
        }
        payouts = self._payouts()
        return seen if payouts is None else seen | {"payouts": payouts}

    def _payouts(self):
        """What each seat was given: its payoff and what it had put in, if that is all from the pots.

        The engine has no word for chips that nobody called. Where one seat has put in more than any other
        they may be part of the sum, so that it cannot be said what came from the pots: None.
        """
        hand = self.hand
        if not hand.done:
            return []
        put_in = [hand.investment(i) for i in range(hand.player_count)]
        if put_in.count(max(put_in)) == 1:
            return None
        given = [payoff + chips for payoff, chips in zip(hand.state.payoffs, put_in)]
        return [{"seat": seat, "chips": chips} for seat, chips in zip(self.seats, given) if chips]

    def _start(self, deck, hole, board):
        """A hand with these cards; the others come off the deck, two a seat."""
        placed = {*board, *(card for cards in hole.values() for card in cards)}
        others = iter([card for card in deck if card not in placed])
        try:
            cards = ["".join(hole.get(seat) or [next(others), next(others)]) for seat in self.seats]
        except StopIteration:
            raise Declined("the deck has too few cards for so many players") from None
        self.board, self.log = board, Log()
        small, big = self.setup["blinds"]["small"], self.setup["blinds"]["big"]
        try:
            self.hand = FastHand.for_cards(self.stacks, cards, board, small, big, self.log)
        except (IndexError, ValueError) as refusal:
            self.hand = None
            raise Rejected(f"{type(refusal).__name__}: {refusal}") from None

    def _seat(self, i):
        hand, state = self.hand, self.hand.state
        status = "folded" if hand._folded[i] else "all_in" if hand._allin[i] else "in"
        seat = {"seat": self.seats[i], "stack": state.stacks[i], "bet": state.bets[i], "status": status}
        return seat | {"hole": self._hole(i)} if self.dealt else seat

    def _hole(self, i):
        cards = self.hand.u_hand[0][i]  # its record of the hand: "AcKc"
        return [cards[:2], cards[2:]]

    def _options(self):
        hand = self.hand
        space = hand.get_action_space()
        options = {
            "fold": "fold" in space,
            "check": "check" in space,
            "call": space.get("call"),
            "bet": None,
            "raise": None,
        }
        if "min_bet" in space:  # both limits are chips to add
            bet = hand.state.bets[space["player"]]
            options[self.bet_or_raise()] = {"min": bet + space["min_bet"], "max": bet + space["max_bet"]}
        return options


def from_the_small_blind(params):
    """The seats and stacks in the order of the engine's indices: 0 posts the small blind, 1 the big blind.

    FastHand knows no button and leaves it to the caller who is 0: left of the button, of two the button.
    """
    seats = sorted(params["seats"], key=lambda seat: seat["seat"])
    button = params["button"]
    if len(seats) == 2:
        if button not in {seat["seat"] for seat in seats}:
            raise Declined("with two players and the button at neither pokerfast's seats have no order")
        button -= 1
    seats = [s for s in seats if s["seat"] > button] + [s for s in seats if s["seat"] <= button]
    return [seat["seat"] for seat in seats], [seat["stack"] for seat in seats]


def engine():
    return PokerFast()


if __name__ == "__main__":
    serve(engine())
