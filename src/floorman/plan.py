"""What is put to the engines, and what comes of it for one engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from floorman.engines import EngineSpec
from floorman.events import EngineEntry, Result
from floorman.examiner import Examiner
from floorman.protocol.process import Limits
from floorman.rulebook import Preset
from floorman.spec.spec import Case, Spec

Say = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is put to the engines: cases of a spec, by a preset, within limits."""

    spec: Spec
    cases: Sequence[Case]
    preset: Preset
    selectors: Sequence[str]
    limits: Limits

    def stretches(self, ranges: Iterable[range]) -> list[Sequence[Case]]:
        """The cases at these places, a sequence for each range."""
        return [self.cases[places.start : places.stop] for places in ranges]


@dataclass(frozen=True, slots=True)
class Judged:
    """A result, and what decides whether the engine goes on: it has `answered`, or is `given_up` for a reason."""

    result: Result
    answered: bool
    given_up: str


def judge(
    plan: Plan, engine: EngineSpec, say: Say, stretches: Sequence[Sequence[Case]]
) -> Iterator[EngineEntry | Judged]:
    """What comes of putting these cases of the plan to one engine: its entry, then each case judged.

    Between two stretches lie cases that are put to it elsewhere.
    """
    examiner = Examiner.start(engine, plan.preset.values, plan.limits, say)
    try:
        hello = None if examiner.session is None else msgspec.to_builtins(examiner.session.hello)
        yield EngineEntry(name=engine.name, hello=hello, about=about(engine), problem=examiner.problem or None)
        for cases in stretches:
            examiner.forget_timeouts()
            for case in cases:
                result = examiner.examine(case)
                yield Judged(result, examiner.answered, examiner.given_up)
    finally:
        examiner.close()


def about(engine: EngineSpec) -> dict[str, str]:
    """What an engine's adapter.toml says of it."""
    return {**engine.about, **({"notes": engine.notes} if engine.notes else {})}
