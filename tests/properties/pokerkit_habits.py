"""Where PokerKit 0.7.7 departs from the rules: the table that explains every difference from the reference.

An entry holds only where both sides show exactly what it says: the reference what the rule gives, worked out
here once more, and PokerKit what its habit makes of it. For the options that is in betting_round.py, for the rest
in this module. pokerkit_examples.py has a short hand for each entry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import betting_round as habit
from betting_round import HABITS, Round

from floorman.duel import Difference, Duel, Known
from floorman.protocol.messages import Range
from holdem_reference import rank

STREETS = ("preflop", "flop", "turn", "river")
SIDE_POTS_TOO, EARLIER_ROUNDS = "side pots too", "earlier rounds"
ODD_CHIPS, MERGED_POTS = "odd chips", "merged pots"


# ---- options ---------------------------------------------------------------------------------------------


def option(name: str) -> Callable[[Difference, Duel], bool]:
    """Holds where an option differs because of one habit of the betting."""

    def holds(difference: Difference, duel: Duel) -> bool:
        if not difference.field.startswith("options."):
            return False
        betting = Round.of(duel)

        def offered(habits: Any) -> Any:
            return _of_field(difference.field, betting.options(habits))

        return _causes(difference, name, HABITS, offered)

    return holds


def _of_field(path: str, options: dict[str, Any]) -> Any:
    _, kind, *bound = path.split(".")
    offered = options[kind] or None
    return offered[bound == ["max"]] if bound and offered else offered


def _causes(difference: Difference, name: str, habits: Any, value: Callable[[Any], Any]) -> bool:
    """Whether both sides show what they have to, and this habit is one that makes the difference."""
    by_rule, by_pokerkit = value(()), value(habits)
    return (_plain(difference.ours), _plain(difference.theirs)) == (by_rule, by_pokerkit) and (
        value({name}) != by_rule or value(set(habits) - {name}) != by_pokerkit
    )


def _plain(shown: Any) -> Any:
    return (shown.min, shown.max) if isinstance(shown, Range) else shown


# ---- whose turn ------------------------------------------------------------------------------------------


def asked_alone(difference: Difference, duel: Duel) -> bool:
    """PokerKit asks a player who owes nothing and has only all-in players to play with."""
    theirs = duel.theirs
    live = {seat.seat: seat for seat in theirs.seats if seat.status != "folded"}
    alone = live.pop(theirs.to_act, None)
    return (
        difference.field == "street"
        and difference.ours == "showdown"
        and difference.theirs in STREETS
        and alone is not None
        and all(seat.status == "all_in" and seat.bet <= alone.bet for seat in live.values())
        and (theirs.options.check, theirs.options.bet, theirs.options.raise_) == (True, None, None)
    )


def last_hand_asked(difference: Difference, duel: Duel) -> bool:
    """PokerKit asks the last live hand to show, after all others were mucked, and it is shown."""
    live = [seat.seat for seat in duel.theirs.seats if seat.status != "folded"]
    mucked = duel.ours.street == "showdown" and any(act["action"] == "muck" for _, act in duel.acts)
    if not mucked or not duel.ours.over or len(live) != 1:
        return False
    if difference.field == "to_act":
        return (difference.ours, difference.theirs) == (None, live[0])
    return difference.field == "shown" and difference.theirs == [*difference.ours, live[0]]


def pot_of_mucked_hands(difference: Difference, duel: Duel) -> bool:
    """PokerKit breaks down where every hand that could win a pot was mucked."""
    mucked = {act["seat"] for _, act in duel.acts if act["action"] == "muck"}
    live = [seat for seat in duel.ours.show_order if seat not in mucked]
    levels = matched(duel)
    return (
        difference.field == "fault"
        and "AssertionError" in difference.theirs
        and difference.ours is None
        and max((levels[seat] for seat in mucked), default=0) > max(levels[seat] for seat in live)
    )


def order(name: str) -> Callable[[Difference, Duel], bool]:
    """Holds where the order of showing differs because of one habit."""

    def holds(difference: Difference, duel: Duel) -> bool:
        if difference.field not in ("show_order", "shown", "to_act") or duel.ours.street != "showdown":
            return False

        def shown(habits: Any) -> Any:
            seats = showing_order(duel, habits)
            answers = [act["action"] for _, act in duel.acts if act["action"] in ("show", "muck")]
            if difference.field == "to_act":
                return seats[len(answers)] if len(answers) < len(seats) else None
            return seats

        return _causes(difference, name, {SIDE_POTS_TOO, EARLIER_ROUNDS}, shown)

    return holds


def showing_order(duel: Duel, habits: Any = ()) -> list[int]:
    """The players at the showdown, clockwise from the first to show, side pots first (SHOW-03, XR-48, XR-49)."""
    players = set(duel.ours.show_order)
    clockwise = [seat for seat in from_the_button(duel) if seat in players]
    first = _first_to_show(duel, habits)
    seats = from_the_button(duel)
    if first is not None:
        start = seats.index(first)
        clockwise = [seat for seat in seats[start:] + seats[:start] if seat in players]
    if SIDE_POTS_TOO not in habits:
        put_in = matched(duel)
        clockwise.sort(key=lambda seat: -put_in[seat])
    return clockwise


def _first_to_show(duel: Duel, habits: Any) -> int | None:
    bets = [(before.street, act) for before, act in duel.acts if act["action"] not in ("show", "muck")]
    last_street = bets[-1][0] if bets else "preflop"
    aggressors = [act["seat"] for street, act in bets if street == last_street and "to" in act]
    if last_street != "river" and not (EARLIER_ROUNDS in habits and turned_up_at_once(duel)):
        return None
    if aggressors:
        return aggressors[-1]
    return _left_of_the_last_blind(duel) if last_street == "preflop" else None


def _left_of_the_last_blind(duel: Duel) -> int:
    seats = from_the_button(duel)
    posted = {seat.seat: seat.bet for seat in duel.states[0][0].seats}
    last = max(seats, key=lambda seat: (posted[seat], seats.index(seat)))
    return seats[(seats.index(last) + 1) % len(seats)]


def turned_up_at_once(duel: Duel) -> bool:
    """Whether PokerKit turns all-in hands up before the board is run out."""
    rules = duel.table["switches"]
    return (
        rules["all_in_exposure"] == "face_up"
        or rules["showdown_muck"] == "all_in_face_up"
        or rules["fold_unbet"] == "reject"
    )


# ---- chips that nobody called ----------------------------------------------------------------------------


def whole_bet_back(difference: Difference, duel: Duel) -> bool:
    """In a fold-out PokerKit gives the winner's whole last bet back and pushes a pot without it."""
    live = [seat.seat for seat in duel.ours.seats if seat.status != "folded"]
    if len(live) != 1 or not duel.over or duel.ours.street == "showdown":
        return False
    winner, pot = live[0], duel.ours.pot
    last_bet = next(seat.bet for seat in duel.acts[-1][0].seats if seat.seat == winner)
    uncalled, rest = _uncalled(wagered(duel)), pot - last_bet
    called = pot - uncalled.get(winner, 0)
    values = {
        "returned": (sorted(uncalled.items()), [(winner, last_bet)]),
        "payouts": ([(winner, called)], [(winner, rest)] if rest else []),
        "pots": ([(called, [winner])], [(rest, [winner])] if rest else []),
    }
    return values.get(difference.field) == (difference.ours, difference.theirs)


def back_at_once(difference: Difference, duel: Duel) -> bool:
    """PokerKit gives uncalled chips back when the round or the antes are over, the reference with the payout."""
    where, _, name = difference.field.rpartition(".")
    back = _uncalled(wagered(duel) if duel.ours.street == "showdown" else antes(duel))
    if name == "stack" and not duel.ours.over:
        more = {where: difference.theirs - difference.ours}
        return more == {f"seats.{seat}": chips for seat, chips in back.items()}
    has_chips = name == "status" and (difference.ours, difference.theirs) == ("all_in", "in")
    return has_chips and where in {f"seats.{seat}" for seat in back}


# ---- how pots are split ----------------------------------------------------------------------------------


def split(name: str) -> Callable[[Difference, Duel], bool]:
    """Holds where shares differ because of one habit; stacks differ by as much."""

    def holds(difference: Difference, duel: Duel) -> bool:
        if not duel.over or duel.ours.street != "showdown":
            return False

        def paid(habits: Any) -> Any:
            shares = payouts(duel, habits)
            if difference.field == "payouts":
                return sorted((seat, chips) for seat, chips in shares.items() if chips)
            seat = int(difference.field.split(".")[1])
            return difference.ours + shares.get(seat, 0) - payouts(duel).get(seat, 0)

        is_stack = difference.field.startswith("seats.") and difference.field.endswith(".stack")
        return (is_stack or difference.field == "payouts") and _causes(
            difference, name, {ODD_CHIPS, MERGED_POTS}, paid
        )

    return holds


def payouts(duel: Duel, habits: Any = ()) -> dict[int, int]:
    """What each seat wins: each pot by itself, odd chips one each from the button's left (XR-44, XR-45)."""
    hands = {seat.seat: rank([*seat.hole, *duel.ours.board]) for seat in duel.ours.seats if seat.hole}
    clockwise = from_the_button(duel)
    pots = []
    for pot in duel.ours.pots:
        best = max((hands[seat] for seat in pot.seats if seat in hands), default=None)
        winners = [seat for seat in clockwise if seat in pot.seats and hands.get(seat) == best]
        pots.append((pot.amount, winners, pot.seats))
    if MERGED_POTS in habits:
        pots = _merged(pots)
    shares: dict[int, int] = {}
    for amount, winners, _ in pots:
        share, odd = divmod(amount, len(winners))
        for place, seat in enumerate(winners):
            extra = (odd if place == 0 else 0) if ODD_CHIPS in habits else place < odd
            shares[seat] = shares.get(seat, 0) + share + extra
    return shares


def _merged(pots: list[Any]) -> list[Any]:
    """Neighbouring pots put together where the same winning hands are in them."""
    winning = {seat for _, winners, _ in pots for seat in winners}
    merged: list[Any] = []
    for amount, winners, seats in pots:
        left = winning.intersection(seats)
        if merged and merged[-1][2] == left:
            merged[-1] = (merged[-1][0] + amount, winners, left)
        else:
            merged.append((amount, winners, left))
    return merged


# ---- the table and what was put in -----------------------------------------------------------------------


def from_the_button(duel: Duel) -> list[int]:
    """The seats clockwise, the button last."""
    seats, button = sorted(seat["seat"] for seat in duel.table["seats"]), duel.table["button"]
    return [seat for seat in seats if seat > button] + [seat for seat in seats if seat <= button]


def wagered(duel: Duel) -> dict[int, int]:
    """What each seat has put in, without antes that count as nobody's bet, as the first engine shows it."""
    ours, unmatched = duel.ours, antes(duel, matched=False)
    paid = {seat["seat"]: seat["stack"] for seat in duel.table["seats"]}
    for given in (*ours.payouts, *ours.returned):
        paid[given.seat] += given.chips
    return {seat.seat: paid[seat.seat] - seat.stack - unmatched.get(seat.seat, 0) for seat in ours.seats}


def matched(duel: Duel) -> dict[int, int]:
    """What each seat has put in that somebody matched."""
    put_in = wagered(duel)
    return {seat: chips - _uncalled(put_in).get(seat, 0) for seat, chips in put_in.items()}


def antes(duel: Duel, matched: bool = True) -> dict[int, int]:
    """The ante of each seat that paid one, of those that have to be matched or of those that are nobody's bet."""
    ante = duel.table.get("ante")
    if ante is None:
        return {}
    trimmed = ante["kind"] == "uniform" and duel.table["switches"]["ante_trimming"] == "trimmed"
    seats = from_the_button(duel)
    payers = seats if ante["kind"] == "uniform" else [seats[0 if len(seats) == 2 else 1]]
    stacks = {seat["seat"]: seat["stack"] for seat in duel.table["seats"]}
    return {seat: min(ante["amount"], stacks[seat]) for seat in payers} if trimmed == matched else {}


def _uncalled(put_in: dict[int, int]) -> dict[int, int]:
    """The part of the largest amount that nobody matched (XR-46)."""
    most, second = sorted(put_in.values(), reverse=True)[:2] if put_in else (0, 0)
    return {seat: most - second for seat, chips in put_in.items() if chips == most} if most > second else {}


# ---- the table of differences ----------------------------------------------------------------------------

KNOWN = [
    Known("never-lifted", "XR-21", "The cap is never lifted.", option(habit.NEVER_LIFTED)),
    Known("short-counts", "RAISE-08", "An all-in below half a bet counts for the cap.", option(habit.SHORT_COUNTS)),
    Known("whole-bets", "XR-18", "All-ins of a fixed-limit round go by the no-limit rule.", option(habit.WHOLE_BETS)),
    Known("first-all-in", "RAISE-07", "An all-in is a full raise if none was larger.", option(habit.FIRST_ALL_IN)),
    Known("closed-again", "XR-16", "All-ins that made a full raise are forgotten.", option(habit.CLOSED_AGAIN)),
    Known("nobody-could-call", "ACT-12", "A raise that nobody could call is closed.", option(habit.NOBODY_COULD_CALL)),
    Known("straddle", "XR-12", "The least raise over a straddle is the big blind.", option(habit.STRADDLE)),
    Known("short-blind", "XR-10", "A short big blind lowers price and least raise.", option(habit.SHORT_BLIND)),
    Known("asked-alone", "ORDER-07", "A player with only all-in players left is asked.", asked_alone, answer="check"),
    Known("last-hand-asked", "XR-52", "The last hand that is not mucked is asked.", last_hand_asked, answer="show"),
    Known("all-mucked", "XR-52", "A pot whose hands are all mucked breaks the engine.", pot_of_mucked_hands),
    Known("earlier-rounds", "XR-48", "The last bet of an earlier round says who shows first.", order(EARLIER_ROUNDS)),
    Known("side-pots-too", "XR-49", "Hands of a side pot are not shown first.", order(SIDE_POTS_TOO)),
    Known("whole-bet-back", "XR-46", "In a fold-out the whole last bet comes back.", whole_bet_back),
    Known("back-at-once", "XR-46", "Uncalled chips are back before the showdown.", back_at_once),
    Known("odd-chips", "XR-44", "All odd chips of a pot go to one winner.", split(ODD_CHIPS)),
    Known("merged-pots", "XR-45", "Pots that the same hands win are split as one.", split(MERGED_POTS)),
]
