"""What stands in the rulebook: rules, switches, presets, capabilities, errata, as their files hold them.

Each is one frozen structure that refuses a key without a meaning. What they say of each other (a rule's
switches, an erratum's rules) is checked where they are read together (floorman.rulebook).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# The chapters in reading order, and how the ids of each begin. XR ("external rule", from the standard
# rulebooks) may stand in any chapter, after its own rules.
CHAPTERS = {
    "rank": "RANK",
    "deal": "DEAL",
    "move": "MOVE",
    "blind": "BLIND",
    "order": "ORDER",
    "act": "ACT",
    "raise": "RAISE",
    "limit": "LIMIT",
    "show": "SHOW",
    "pot": "POT",
    "misdeal": "MIS",
}
EXTERNAL = "XR"

Level = Literal["MUST", "SHOULD", "MAY", "informative"]
Status = Literal["tested", "untested", "excluded"]
Checkable = Literal["yes", "partial", "no"]
Profile = Literal[
    "core", "no-limit", "pot-limit", "fixed-limit", "spread-limit",
    "casino-dealer", "online", "irregularities", "rake", "cash", "tournament",
]  # fmt: skip

ErratumKind = Literal["error", "conflict", "ambiguity", "gap", "editorial", "external"]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything in the rulebook: a key that has no meaning is an error."""


class Source(Entry):
    """Where a rule comes from: a source document's file name or a standard book, and the place in it."""

    doc: str
    where: str


class Rule(Entry):
    """One rule of the game, in our words.

    `requires` names the switch values under which alone it binds. `notes` keep what the sources get wrong
    and why we rule as we do. An `excluded` rule cannot be put to any engine; `reason` says why.
    """

    id: str
    title: str
    text: str
    chapter: str
    level: Level
    profile: tuple[Profile, ...]
    checkable: Checkable
    sources: tuple[Source, ...]
    switches: tuple[str, ...] = ()
    requires: dict[str, tuple[str, ...]] = {}
    notes: str = ""
    status: Status = "tested"
    reason: str = ""


class Switch(Entry):
    """A house rule: the values that it can take, the one that holds by itself, the rules that it touches."""

    id: str
    meaning: str
    values: tuple[str, ...]
    default: str
    rules: tuple[str, ...]


class Preset(Entry):
    """A named rule set: the value of every switch, and who says so ("inferred" where nobody does)."""

    id: str
    meaning: str
    values: dict[str, str]
    authority: dict[str, str]


class Capability(Entry):
    """A part of the game that an engine claims; `meaning` is what an engine that claims it accepts."""

    id: str
    meaning: str


class Erratum(Entry):
    """What a source says that cannot stand, and what we rule instead.

    `says` and `problem` are in our words; `sources` are the places where it stands. `rules` carry the
    ruling, `switches` keep what houses may choose, `proof` names scenarios that show it.
    """

    id: str
    kind: ErratumKind
    title: str
    sources: tuple[Source, ...]
    says: str
    problem: str
    ruling: str
    authority: str
    rules: tuple[str, ...]
    switches: tuple[str, ...] = ()
    proof: tuple[str, ...] = ()
