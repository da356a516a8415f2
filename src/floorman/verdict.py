"""What can be said of a step, a scenario and a run.

The order of `Verdict` is the order in which a scenario's steps are summed up: the first one found wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum


class Verdict(StrEnum):
    """The verdict on one scenario for one engine."""

    CRASH = "crash"  # the engine's process ended
    TIMEOUT = "timeout"  # it did not answer in time
    GARBAGE = "garbage"  # it answered something that the protocol does not allow
    FAIL = "fail"  # a rule with level MUST, or a player's permission, is broken
    WARN = "warn"  # a rule with level SHOULD is broken
    BLOCKED = "blocked"  # the engine altered what was set up, or asks another player
    DECLINED = "declined"  # the adapter cannot ask the engine this
    UNOBSERVABLE = "unobservable"  # the engine cannot show what the step looks at
    PASS = "pass"
    UNSUPPORTED = "unsupported"  # a capability or house rule that the engine does not claim; not sent
    NOT_RUN = "not-run"  # interrupted, or the engine could not be started


# Every verdict in words, for help pages and reports.
MEANING = {
    Verdict.PASS: "the engine keeps the rule",
    Verdict.FAIL: "the engine breaks the rule",
    Verdict.WARN: "the engine departs from a recommended practice",
    Verdict.CRASH: "the engine ended in the middle",
    Verdict.TIMEOUT: "the engine did not answer in time",
    Verdict.GARBAGE: "the engine's answer is not a message of the protocol",
    Verdict.BLOCKED: "the engine refused or altered what led up to it, or asked somebody else, so the rule was never reached",
    Verdict.DECLINED: "the adapter cannot ask the engine this",
    Verdict.UNOBSERVABLE: "the engine cannot show what the rule is about",
    Verdict.UNSUPPORTED: "the engine does not claim this part of the game",
    Verdict.NOT_RUN: "not run",
}

BROKEN = frozenset({Verdict.FAIL, Verdict.CRASH, Verdict.TIMEOUT, Verdict.GARBAGE})
UNPROVED = frozenset({Verdict.UNOBSERVABLE, Verdict.DECLINED, Verdict.BLOCKED, Verdict.NOT_RUN})


class Outcome(StrEnum):
    """What a whole run says about an engine."""

    CONFORMANT = "conformant"
    UNPROVED = "unproved"
    NOT_CONFORMANT = "not conformant"


def sum_up(verdicts: Iterable[Verdict]) -> Verdict:
    """The verdict of a scenario from those of its steps; a scenario without steps is never a pass."""
    found = set(verdicts)
    for verdict in Verdict:
        if verdict in found:
            return verdict
    return Verdict.NOT_RUN


def outcome(counts: Mapping[Verdict, int]) -> Outcome:
    """What the counted verdicts of one engine say: nothing that did not run looks green."""
    if any(counts.get(v) for v in BROKEN):
        return Outcome.NOT_CONFORMANT
    if any(counts.get(v) for v in UNPROVED) or not counts.get(Verdict.PASS):
        return Outcome.UNPROVED
    return Outcome.CONFORMANT
