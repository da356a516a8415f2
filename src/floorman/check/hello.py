"""Checks of what hello says, against the closed lists of the rulebook and the protocol."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from floorman.check.bench import Bench
from floorman.check.finding import Check, Finding, NotAsked
from floorman.nearest import did_you_mean
from floorman.protocol.messages import State
from floorman.trial import STRUCTURES

STATE_FIELDS = State.__struct_encode_fields__
LISTED = 20  # names that a finding spells out; there are more switches than that


def capabilities(bench: Bench) -> str:
    """The capabilities exist, and one of them can be judged."""
    claimed = bench.hello.capabilities
    _known("the capability", claimed, bench.rulebook.capabilities)
    _once("the capability", claimed)
    if not set(claimed) & (STRUCTURES | {"rank"}):
        raise Finding(
            "it claims neither rank nor a betting structure, so no rule can be put to it",
            "claim rank if it compares hands, no-limit if it opens such a table",
        )
    return f"claims {', '.join(claimed)}"


def switches(bench: Bench) -> str:
    """The house rules and their values exist."""
    listed = bench.hello.switches
    if not listed:
        raise NotAsked("hello lists no switches; the preset of the run judges")
    _known("the switch", listed, bench.rulebook.switches)
    for switch, values in listed.items():
        _known(f"as a value of {switch}", values, bench.rulebook.switches[switch].values)
        _once(f"as a value of {switch}", values)
    return f"the {len(listed)} switches and their values are those of the rulebook"


def shows(bench: Bench) -> str:
    """The fields under shows exist."""
    listed = bench.hello.shows
    if not listed:
        raise NotAsked("hello lists no fields under shows; it need not")
    _known("under shows", listed, STATE_FIELDS)
    _once("under shows", listed)
    return f"the {len(listed)} fields under shows are fields of the state"


def names(bench: Bench) -> str:
    """The engine and its version have names."""
    hello = bench.hello
    for field, text in (("engine", hello.engine), ("version", hello.version)):
        if not text.strip():
            raise Finding(
                f"hello.{field} is empty",
                "name the engine and its version: reports and comparisons are filed under them",
            )
    return f"the engine is {hello.engine}, its version {hello.version}"


def _known(what: str, named: Iterable[str], known: Collection[str]) -> None:
    for name in named:
        if name not in known:
            hint = did_you_mean(name, known)
            which = ", ".join(known) if len(known) <= LISTED else "those of features/rulebook/switches.toml"
            raise Finding(f"hello names {what} {name!r}, which does not exist{hint}", f"use one of {which}")


def _once(what: str, named: Collection[str]) -> None:
    twice = [name for name in dict.fromkeys(named) if list(named).count(name) > 1]
    if twice:
        raise Finding(f"hello names {what} {twice[0]!r} twice", "name each once")


CHECKS = (
    Check("names", "hello", names),
    Check("capabilities", "hello", capabilities),
    Check("switches", "hello", switches),
    Check("shows", "hello", shows),
)
