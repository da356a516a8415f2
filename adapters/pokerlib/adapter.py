"""pokerlib behind the table protocol: the protocol's methods, and its words in pokerlib's.

Nothing is decided here: each action goes to Round.publicIn, and what came of it is read from the events of
the round (hand.py). An input that the round ignores is a refusal; its README announces no other sign.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, serve
from hand import Hand, to_card
from pokerlib import HandParser
from pokerlib.enums import Hand as Class
from pokerlib.enums import RoundPublicInId as In

CAPABILITIES = ["rank", "no-limit", "deck", "unequal-stacks"]
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "payouts",
    "show_order", "shown", "button", "over",
]  # fmt: skip
SEATS = [2, 23]  # pokerlib sets no upper limit; one deck without burns is enough for 23

VERBS = {
    "fold": In.FOLD,
    "check": In.CHECK,
    "call": In.CALL,
    "bet": In.RAISE,
    "raise": In.RAISE,
}
CLASSES = {
    Class.HIGHCARD: "high card",
    Class.ONEPAIR: "one pair",
    Class.TWOPAIR: "two pair",
    Class.THREEOFAKIND: "three of a kind",
    Class.STRAIGHT: "straight",
    Class.FLUSH: "flush",
    Class.FULLHOUSE: "full house",
    Class.FOUROFAKIND: "four of a kind",
    Class.STRAIGHTFLUSH: "straight flush",
}


class PokerLib:
    """The protocol's methods; holds the one hand that is open and how it was asked for."""

    hand: Hand | None = None
    asked_for: dict | None = None

    def hello(self, params):
        return {
            "engine": "pokerlib",
            "version": version("pokerlib"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": {"burn_cards": ["omitted"]},  # it burns none, as a game without a dealer may
        }

    def open(self, params):
        self.hand = self.asked_for = None
        refuse_what_cannot_be_set_up(params)
        try:
            state = Hand(params).before_the_deal()
        except TypeError as problem:  # what its Round raises where it finds nobody to ask
            raise Rejected(f"{type(problem).__name__}: {problem}") from None
        self.asked_for = params
        return {"state": state}

    def deal(self, params):
        if self.asked_for is None or self.hand is not None:
            raise Declined("this adapter plays one hand a table: a table has to be opened before each deal")
        self.hand = Hand(self.asked_for, params["deck"], params.get("hole"), params.get("board"))
        return {"state": self.hand.seen()}

    def act(self, params):
        hand, seat, action, to = self.hand, params["seat"], params["action"], params.get("to")
        if hand is None:
            raise Declined("no hand is being played")
        if seat not in hand.seats:
            raise Declined(f"pokerlib has no empty seats, so seat {seat} cannot act")
        if action not in VERBS:
            raise Declined(f"this adapter has no action {action}")
        player, verb, raise_by = hand.players[hand.seats.index(seat)], VERBS[action], 0
        if to is not None:
            if hand.to_act() == seat and action != hand.bet_or_raise():  # one verb for both
                raise Rejected(f"here it is a {hand.bet_or_raise()}, not a {action}", hand.seen(), "adapter")
            raise_by = to - hand.round.turn_stake
            if to == player.turn_stake[hand.round.turn] + player.money:
                verb, raise_by = In.ALLIN, 0
        try:
            heard = hand.act(player, verb, raise_by)
        except Exception as problem:
            raise Rejected(f"{type(problem).__name__}: {problem}", hand.seen()) from None
        if not heard:
            raise Rejected("pokerlib ignores it", hand.seen())
        stake = hand.stakes_after[seat]
        took = {} if to in (None, stake) else {"took": {"action": action, "to": stake}}
        return {"state": hand.seen() | took}

    def rank(self, params):
        hands = {
            name: HandParser([to_card(card) for card in [*cards, *params["board"]]])
            for name, cards in params["hands"].items()
        }
        order = []
        for name in sorted(hands, key=hands.get, reverse=True):  # pokerlib compares the hands
            if order and hands[order[-1][0]] == hands[name]:
                order[-1].append(name)
            else:
                order.append([name])
        return {"order": order, "classes": {name: CLASSES[hand.handenum] for name, hand in hands.items()}}


def refuse_what_cannot_be_set_up(params):
    if params["structure"] != "no-limit":
        raise Declined(f"pokerlib plays no-limit only, not {params['structure']}")
    for key in ("ante", "straddle", "forced"):
        if params.get(key):
            raise Declined(f"pokerlib posts two blinds and nothing else: no {key}")
    if params.get("chip_unit", 1) != 1:
        raise Declined("pokerlib has no chip unit: its smallest chip is 1")
    if params["button"] not in [seat["seat"] for seat in params["seats"]]:
        raise Declined("pokerlib has no empty seats, so none can have the button")


def engine():
    return PokerLib()


if __name__ == "__main__":
    serve(engine())
