"""The one-line form of a hand's action: `UTG raises to 300, BTN calls; flop: BB checks, UTG bets 400`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from floorman.steps.positions import SEAT_PATTERN

STREETS = ("preflop", "flop", "turn", "river", "showdown")
DEED_PATTERN = r"folds|checks|calls|bets \d+|raises to \d+|goes all-in for \d+|shows|mucks|declares the board"
ATTEMPT_PATTERN = r"fold|check|call|bet \d+|raise to \d+|go all-in for \d+|show|muck|declare the board"
_DEED = re.compile(rf"({SEAT_PATTERN}) ({DEED_PATTERN})")
_VERBS = {
    "folds": "fold", "checks": "check", "calls": "call", "shows": "show", "mucks": "muck",
    "declares": "declare_board", "declare": "declare_board",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Deed:
    """What a player does. `to` is a street total in chips; `street` is what the line says, if it does.

    `verb` is a verb of the protocol, or all-in: that becomes a bet, a raise or a call by what there is
    to call.
    """

    who: str
    verb: str
    to: int | None = None
    street: str | None = None

    def __str__(self) -> str:
        amount = f" {'for' if self.verb == 'all-in' else 'to'} {self.to}" if self.to is not None else ""
        return f"{self.who} {self.verb.replace('_', ' ')}{amount}"


def parse_deed(who: str, words: str, street: str | None = None) -> Deed:
    """The deed in `words` (folds, raises to 300, go all-in for 40); amounts are street totals."""
    first, *rest = words.split()
    amount = int(rest[-1]) if rest and rest[-1].isdigit() else None
    if first in ("goes", "go"):
        return Deed(who, "all-in", amount, street)
    return Deed(who, _VERBS.get(first, first.removesuffix("s")), amount, street)


def parse_script(line: str) -> list[Deed]:
    """The deeds of an action line, in order; ValueError names the part that is none."""
    deeds: list[Deed] = []
    street = None
    for segment in line.split(";"):
        head, colon, rest = segment.partition(":")
        if colon:
            street, segment = head.strip(), rest
            if street not in STREETS:
                raise ValueError(f"{street!r} is no street; a part of the action line begins with {STREETS}")
        for part in segment.split(","):
            match = _DEED.fullmatch(part.strip())
            if not match:
                raise ValueError(f"{part.strip()!r} is no action, such as `UTG raises to 300`")
            deeds.append(parse_deed(match[1], match[2], street))
    return deeds
