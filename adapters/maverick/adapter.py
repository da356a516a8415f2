"""Maverick behind the table protocol: the protocol's methods, and its words in Maverick's.

Nothing is decided here. Whose turn it is and what is open is what Maverick tells the player whom it asks
(hand.py); an action that it does not accept it plays as a fold, and that is what is answered.
"""

from __future__ import annotations

import logging
import warnings
from importlib.metadata import version

from floorman_adapter import Declined, Rejected, serve
from hand import Hand, to_card
from maverick import ActionType, PlayerAction
from maverick.enums import HandType
from maverick.utils.scoring import find_highest_scoring_hand
from pydantic import ValidationError

logging.disable()
warnings.filterwarnings("ignore", ".* action invalid, folding")  # the answer says it

CAPABILITIES = ["rank", "no-limit", "antes", "unequal-stacks"]
SHOWS = ["street", "board", "to_act", "options", "seats", "pot", "payouts", "shown", "button", "over"]
SEATS = [2, 10]  # DealingRules allows no more
SWITCHES = {"ante_kind": ["none", "uniform"]}  # StakesRules.ante: a forced bet posted by all players

VERBS = {
    "fold": ActionType.FOLD,
    "check": ActionType.CHECK,
    "call": ActionType.CALL,
    "bet": ActionType.BET,
    "raise": ActionType.RAISE,
}
CLASSES = {kind: kind.name.replace("_", " ").lower() for kind in HandType} | {HandType.PAIR: "one pair"}


class Maverick:
    """The protocol's methods; holds the one hand that is open."""

    hand: Hand | None = None

    def hello(self, params):
        return {
            "engine": "maverick",
            "version": version("maverick"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": SWITCHES,
        }

    def open(self, params):
        if self.hand is not None:
            self.hand.abandon()
            self.hand = None
        refuse_what_cannot_be_set_up(params)
        try:
            self.hand = Hand(params)
        except (ValueError, AssertionError) as refusal:  # AssertionError: fewer players than it starts with
            raise Rejected(f"{type(refusal).__name__}: {refusal}") from None
        return {"state": self.hand.seen()}

    def deal(self, params):
        if self.hand is None or self.hand.dealt:
            raise Declined("this adapter plays one hand a table: a table has to be opened before each deal")
        if params.get("hole") is None:
            raise Declined("Maverick draws its cards at random, so they can only be given by place")
        self.hand.deal({entry["seat"]: entry["cards"] for entry in params["hole"]}, params["board"])
        return {"state": self.hand.seen()}

    def act(self, params):
        hand, seat, action, to = self.hand, params["seat"], params["action"], params.get("to")
        if hand is None or not hand.dealt or hand.over:
            raise Declined("Maverick asks nobody for an action")
        if seat != hand.to_act():
            raise Declined("Maverick cannot be told who acts: it takes what the player says whom it asks")
        if action not in VERBS:
            raise Declined(f"Maverick has no action {action}")
        player = hand.players[seat]
        kind, chips = VERBS[action], None
        if to is not None:
            chips = to - player.state.current_bet
            kind = ActionType.ALL_IN if chips == player.state.stack else kind
        try:
            wanted = PlayerAction(player_uid=player.uid, action_type=kind, amount=chips)
        except ValidationError as refusal:
            raise Rejected(refusal.errors()[0]["msg"], hand.seen()) from None
        try:
            done, total = hand.act(wanted)
        except Exception as problem:
            raise Rejected(f"Maverick stops with {type(problem).__name__}: {problem}", hand.seen()) from None
        return {"state": hand.seen() | took(wanted, action, to, done, total)}

    def rank(self, params):
        board = list(map(to_card, params["board"]))
        found = {
            name: find_highest_scoring_hand(list(map(to_card, cards)), board)
            for name, cards in params["hands"].items()
        }
        order = []
        for name in sorted(found, key=lambda name: found[name][2], reverse=True):  # by Maverick's score
            if order and found[order[-1][0]][2] == found[name][2]:
                order[-1].append(name)
            else:
                order.append([name])
        return {"order": order, "classes": {name: CLASSES[hand[1]] for name, hand in found.items()}}

    def bye(self, params):
        if self.hand is not None:
            self.hand.abandon()


def took(wanted, action, to, done, total):
    """The `took` of an answer: empty if Maverick registered the action that it was sent."""
    if done is not wanted.action_type:
        return {"took": {"action": done.name.lower()}}  # only ever a fold
    if to is not None and total != to:
        return {"took": {"action": action, "to": total}}
    return {}


def refuse_what_cannot_be_set_up(params):
    if params["structure"] != "no-limit":
        raise Declined(f"Maverick plays no-limit only, not {params['structure']}")
    for key in ("straddle", "forced"):
        if params.get(key):
            raise Declined(f"Maverick posts antes and two blinds and nothing else: no {key}")
    if params.get("ante") and params["ante"]["kind"] != "uniform":
        raise Declined("Maverick takes the same ante from every player")
    if params.get("chip_unit", 1) != 1:
        raise Declined("Maverick has no chip unit: its smallest chip is 1")


def engine():
    return Maverick()


if __name__ == "__main__":
    serve(engine())
