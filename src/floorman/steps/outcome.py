"""What a step can say other than that it holds."""

from __future__ import annotations

from typing import Any

from floorman.verdict import Verdict


class StepOutcome(Exception):
    """A step that does not pass: one sentence, and in few words what the rule wants and what was seen."""

    verdict: Verdict

    def __init__(self, reason: str, expected: str = "", seen: str = ""):
        self.reason, self.expected, self.seen = reason, expected, seen
        super().__init__(reason)


class Broken(StepOutcome):
    """The engine does something else than the rule says."""

    verdict = Verdict.FAIL


class Blocked(StepOutcome):
    """The rule was never reached: a legal action of the set-up was refused or altered, or another player is asked."""

    verdict = Verdict.BLOCKED


class Declined(StepOutcome):
    """The adapter cannot ask the engine this."""

    verdict = Verdict.DECLINED


class Unobservable(StepOutcome):
    """The engine cannot show what the step looks at."""

    verdict = Verdict.UNOBSERVABLE


def expect(what: str, expected: Any, seen: Any) -> None:
    """Raises Broken, in words, unless the two are equal."""
    if expected != seen:
        verb = "are" if what in ("the pots", "the winnings") else "is"
        raise Broken(f"{what} {verb} {seen}, not {expected}", str(expected), str(seen))
