"""A hand of a duel written down as a feature, so that a person can read it and `floorman run` can play it again.

What the first engine shows is taken for right: the scenario passes on it and fails on the other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from floorman.duel import BROKEN, Difference, Duel
from floorman.render.table import VERBS

# The rule to look into first, by the field that differs; a person who reads the hand may know better.
RULES = {
    "street": "ORDER-07", "to_act": "ORDER-02", "over": "ORDER-08", "options.fold": "ACT-06",
    "options.check": "ACT-10", "options.call": "ACT-08", "options.bet": "ACT-11", "options.raise": "ACT-12",
    "options.bet.min": "XR-23", "options.raise.min": "RAISE-01", "options.bet.max": "RAISE-04",
    "options.raise.max": "RAISE-04", "show_order": "SHOW-03", "shown": "SHOW-02", "pots": "XR-45",
    "returned": "XR-46", "payouts": "SHOW-04",
}  # fmt: skip


def feature(duel: Duel, differences: Sequence[Difference], slug: str = "difference") -> str:
    """A feature with one scenario, ready to be run, that shows the differences at the end of a hand.

    `slug` becomes the scenario's id. What no step can say stands in the comment.
    """
    thens = [step for difference in differences for step in _then(duel, difference)]
    thens = thens or ["the hand is over" if duel.ours.over else "the hand goes on"]
    lines = [
        "@" + " @".join(f"cap.{name}" for name in _needs(duel.table)),
        "Feature: A hand that two engines play differently",
        *(f"  # {difference}" for difference in differences),
        "",
        f"  @{_rule(differences[0])}",
        "  Rule: One of the two breaks it",
        "",
        f"    @id.{slug}",
        "    " + " ".join(f"@switch.{switch}.{value}" for switch, value in duel.table["switches"].items()),
        f"    Scenario: {slug.replace('-', ' ').capitalize()}",
    ]
    tried = duel.acts and differences[0].field in BROKEN
    when = _attempt(duel.acts[-1][1]) if tried else _when(duel)
    steps = [*_given(duel), f"When {when}", *(f"Then {then}" for then in thens)]
    for index, step in enumerate(steps):
        word, _, rest = step.partition(" ")
        again = index and steps[index - 1].partition(" ")[0] == word
        lines += [f"      {'And' if again else word} {rest}"]
    return "\n".join(lines) + "\n"


def _rule(difference: Difference) -> str:
    kept = [part for part in difference.field.split(".") if not part.isdigit()]
    return RULES.get(".".join(kept), "POT-01")


def _needs(table: Any) -> Iterator[str]:
    yield from (table["structure"], "deck")
    if len({seat["stack"] for seat in table["seats"]}) > 1:
        yield "unequal-stacks"
    if table.get("ante"):
        yield "bb-ante" if table["ante"]["kind"] == "big_blind" else "antes"
    if table.get("straddle"):
        yield "straddle"
    if table.get("showdown") == "ask":
        yield "showdown"


def _given(duel: Duel) -> Iterator[str]:
    table, ante, straddle = duel.table, duel.table.get("ante"), duel.table.get("straddle")
    bets = f" and bets {table['small_bet']}/{table['big_bet']}" if table["structure"] == "fixed-limit" else ""
    yield f"Given a {table['structure']} table with blinds {table['blinds']['small']}/{table['blinds']['big']}{bets}"
    if "cap" in table:
        yield f"Given at most {table['cap']} raises in a round"
    yield "Given these seats" + _table(["seat", "stack"], [[seat["seat"], seat["stack"]] for seat in table["seats"]])
    yield f"Given the button is at seat {table['button']}"
    if ante:
        of_all = ante["kind"] == "uniform"
        yield f"Given an ante of {ante['amount']} from every player" if of_all else (
            f"Given a big-blind ante of {ante['amount']}"
        )
    if straddle:
        yield f"Given seat {straddle['seat']} straddles to {straddle['amount']}"
    if table.get("showdown") == "ask":
        yield "Given players are asked to show or muck"
    yield f"Given the deck from the top is {' '.join(duel.deck)}"
    if len(duel.acts) > 1:
        yield f"Given the action so far: {script(duel.acts[:-1])}"


def script(acts: Sequence[tuple[Any, dict[str, Any]]]) -> str:
    """The actions in the one-line form of the steps; bets and raises are street totals."""
    streets = groupby(acts, key=lambda act: act[0].street)
    return "; ".join(
        ("" if street == "preflop" else f"{street}: ") + ", ".join(_deed(act) for _, act in played)
        for street, played in streets
    )


def _deed(act: dict[str, Any]) -> str:
    total = f" {act['to']}" if "to" in act else ""
    return f"seat {act['seat']} {VERBS[act['action']]}{total}"


def _attempt(act: dict[str, Any]) -> str:
    word = {"bet": f"bet {act.get('to')}", "raise": f"raise to {act.get('to')}"}.get(act["action"], act["action"])
    return f"seat {act['seat']} tries to {word}"


def _when(duel: Duel) -> str:
    if duel.acts:
        return _deed(duel.acts[-1][1])
    return "the table is opened" if duel.ours.street is None else "the cards are dealt"


def _then(duel: Duel, difference: Difference) -> Iterator[str]:
    """The steps that say what the first engine shows; none where there are no words for it."""
    seat, ours = f"seat {duel.ours.to_act}", difference.ours
    match difference.field.split("."):
        case [("fault" | "answer")] if duel.acts:
            yield f"the action is {'accepted' if ours is None or difference.field == 'fault' else 'refused'}"
        case ["to_act"]:
            yield "nobody acts next" if ours is None else f"{seat} acts next"
        case ["street"] if ours:
            yield f"the street is still {ours}"
        case ["over"]:
            yield "the hand is over" if ours else "the hand goes on"
        case ["options", ("bet" | "raise") as kind, ("min" | "max") as bound]:
            yield _bound(seat, kind, bound, ours)
        case ["options", kind] if kind not in ("show", "muck"):
            yield f"{seat} may call {ours}" if kind == "call" and ours else f"{seat} may{'' if ours else ' not'} {kind}"
            for bound in ("min", "max") if kind in ("bet", "raise") and ours else ():
                yield _bound(seat, kind, bound, getattr(ours, bound))
        case ["seats", number, "stack"]:
            yield f"seat {number} has {ours} behind"
        case ["seats", number, "bet"]:
            yield f"seat {number} has bet {ours}"
        case ["seats", number, "status"]:
            yield "the seats show" + _table(["seat", "status"], [[f"seat {number}", ours.replace("_", "-")]])
        case ["pot"]:
            yield f"the pot is {ours}"
        case ["board"]:
            yield f"the board shows {' '.join(ours)}" if ours else "the board is empty"
        case ["burns"]:
            yield f"the burned cards are {' '.join(ours)}" if ours else "no card is burned"
        case ["button"]:
            yield f"the button is at seat {ours}"
        case ["pots"]:
            yield "the pots are" + _table(["amount", "seats"], [[chips, _seats(seats)] for chips, seats in ours])
        case ["payouts"]:
            yield "the winnings are" + _table(["seat", "chips"], [[f"seat {won}", chips] for won, chips in ours])
        case ["returned"]:
            yield from [f"seat {number} gets back {chips}" for number, chips in ours] or ["nothing is returned"]
        case ["show_order"] if ours:
            yield f"the hands are shown in the order {_seats(ours)}"
        case ["shown"]:
            yield from [f"seat {number} has shown" for number in ours] or ["no hand is shown"]
            for number in set(difference.theirs) - set(ours):
                yield f"seat {number} has not shown"


def _bound(seat: str, kind: str, bound: str, chips: int) -> str:
    return f"{seat} may {'bet' if kind == 'bet' else 'raise to'} at {'least' if bound == 'min' else 'most'} {chips}"


def _seats(numbers: Sequence[int]) -> str:
    return ", ".join(f"seat {number}" for number in numbers)


def _table(columns: list[str], rows: Sequence[Sequence[Any]]) -> str:
    return "".join(f"\n        | {' | '.join(map(str, row))} |" for row in (columns, *rows))
