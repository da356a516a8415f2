"""The reference behind the table protocol: messages in, the reference's own answers out.

Nothing is decided here. A subclass of `Hand` can be served in its place: `Reference(MyHand)`. With the name
of a mutant as its argument the program serves that one.
"""

from __future__ import annotations

import sys
from itertools import groupby

from floorman_adapter import Rejected, serve
from holdem_reference import SWITCHES, Hand, RuleError, category

CAPABILITIES = [
    "rank", "no-limit", "pot-limit", "fixed-limit", "spread-limit", "deck", "antes", "bb-ante", "straddle",
    "unequal-stacks", "several-hands", "showdown", "incidents", "rake", "wager-unit",
]  # fmt: skip
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "returned", "payouts", "rake",
    "show_order", "shown", "button", "over", "stub", "burns", "muck", "aside",
]  # fmt: skip


class Reference:
    """The protocol's methods; holds the one hand that is open."""

    def __init__(self, hand_class=Hand):
        self.hand_class = hand_class
        self.hand = None

    def hello(self, params):
        return {
            "engine": "reference",
            "version": "0.1.0",
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": list(self.hand_class.TABLE_SIZE),
            "switches": {switch: list(values) for switch, values in SWITCHES.items()},
        }

    def open(self, params):
        blinds, ante = params["blinds"], params.get("ante")
        straddle, forced, spread, rake = (params.get(name) for name in ("straddle", "forced", "spread", "rake"))
        self.hand = None
        seats = {}
        for seat in params["seats"]:
            if seat["seat"] in seats:
                raise Rejected(f"seat {seat['seat']} is listed twice")
            seats[seat["seat"]] = seat["stack"]
        try:
            self.hand = self.hand_class(
                seats,
                params["button"],
                blinds["small"],
                blinds["big"],
                ante=ante and (ante["kind"], ante["amount"]),
                straddle=straddle and (straddle["seat"], straddle["amount"]),
                forced=None if forced is None else {bet["seat"]: bet["amount"] for bet in forced},
                chip_unit=params.get("chip_unit", 1),
                wager_unit=params.get("wager_unit", 1),
                rake=rake and (rake["percent"], rake.get("cap"), rake.get("unit")),
                showdown=params.get("showdown", "auto"),
                switches=params.get("switches"),
                structure=params["structure"],
                small_bet=params.get("small_bet"),
                big_bet=params.get("big_bet"),
                spread=spread and (spread["low"], spread["high"], spread.get("late_high") or spread["high"]),
                cap=params.get("cap"),
            )
        except RuleError as refusal:
            raise Rejected(refusal) from None
        return {"state": state(self.hand)}

    def deal(self, params):
        news = since_the_last_hand(params)
        if self.hand is not None and self.hand.over:
            return self._next_hand(params["deck"], news)
        if news:
            raise Rejected("players come and go between two hands", self.hand and state(self.hand))
        return self._play(lambda hand: hand.deal(params["deck"]))

    def act(self, params):
        action, to, made = params["action"], params.get("to"), None

        def move(hand):
            nonlocal made
            made = hand.act(params["seat"], action, to)

        answer = self._play(move)
        if made not in (None, to):
            answer["state"]["took"] = {"action": action, "to": made}
        return answer

    def incident(self, params):
        ruling = self._do(lambda hand: hand.report(**params))
        return {"state": state(self.hand), "ruling": ruling}

    def rank(self, params):
        board = params["board"]
        values = {name: self.hand_class.rank(cards + board) for name, cards in params["hands"].items()}
        best_first = sorted(values, key=values.get, reverse=True)
        return {
            "order": [list(names) for _, names in groupby(best_first, key=values.get)],
            "classes": {name: category(value) for name, value in values.items()},
        }

    def _next_hand(self, deck, news):
        try:
            hand = self.hand.next_hand(**news)
            hand.deal(deck)
        except RuleError as refusal:
            raise Rejected(refusal, state(self.hand)) from None
        self.hand = hand
        return {"state": state(hand)}

    def _play(self, move):
        self._do(move)
        return {"state": state(self.hand)}

    def _do(self, move):
        if self.hand is None:
            raise Rejected("no table is open")
        try:
            return move(self.hand)
        except RuleError as refusal:
            raise Rejected(refusal, state(self.hand)) from None


def state(hand):
    """The table as the protocol shows it."""
    seats = [
        {
            "seat": player.seat,
            "stack": player.behind,
            "bet": player.bet,
            "status": player.status,
            "hole": list(player.hole),
        }
        for _, player in sorted(hand.by_seat.items())
    ]
    for absent in hand.away.values():
        seats.append({"seat": absent.seat, "stack": absent.stack, "bet": 0, "status": "out", "hole": []})
    return {
        "street": hand.street,
        "board": list(hand.board),
        "to_act": hand.to_act,
        "options": options(hand.options()),
        "seats": seats,
        "pot": hand.pot,
        "pots": [{"amount": pot.amount, "seats": list(pot.seats)} for pot in hand.pots],
        "returned": seat_chips(hand.returned),
        "payouts": seat_chips(hand.payouts),
        "rake": hand.raked,
        "show_order": list(hand.show_order),
        "shown": list(hand.shown),
        "button": hand.button,
        "over": hand.over,
        "stub": hand.stub,
        "burns": list(hand.burns),
        "muck": list(hand.muck),
        "aside": list(hand.aside),
    }


def since_the_last_hand(params):
    """What a deal says of players and blinds, as the arguments of `Hand.next_hand`."""
    news = {name: params[name] for name in ("leaves", "sits_out") if params.get(name)}
    if params.get("joins"):
        news["joins"] = [(new["seat"], new["stack"], new.get("how", "post")) for new in params["joins"]]
    if params.get("returns"):
        news["returns"] = [(back["seat"], back.get("how", "post")) for back in params["returns"]]
    if params.get("blinds"):
        news["blinds"] = params["blinds"]["small"], params["blinds"]["big"]
    return news


def options(open_to_him):
    """The options as the protocol lists them: what is not open is false or null."""
    if open_to_him is None:
        return None
    offered = open_to_him._asdict()
    offered["raise"] = offered.pop("raise_")
    for wager in ("bet", "raise"):
        if offered[wager] is not None:
            offered[wager] = dict(zip(("min", "max"), offered[wager]))
    return offered


def seat_chips(chips):
    return [{"seat": seat, "chips": amount} for seat, amount in sorted(chips.items())]


def engine(mutant=None):
    if mutant is None:
        return Reference()
    from holdem_mutants import MUTANTS

    return Reference(MUTANTS[mutant].hand)


if __name__ == "__main__":
    serve(engine(*sys.argv[1:]))
