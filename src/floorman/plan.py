"""What is put to the engines, and the events of one engine that come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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


def judge(plan: Plan, engine: EngineSpec, say: Say) -> Iterator[EngineEntry | Result]:
    """The events of one engine as they come: its entry, then a result a case."""
    examiner = Examiner.start(engine, plan.preset.values, plan.limits, say)
    try:
        hello = None if examiner.session is None else msgspec.to_builtins(examiner.session.hello)
        yield EngineEntry(name=engine.name, hello=hello, about=about(engine), problem=examiner.problem or None)
        for case in plan.cases:
            yield examiner.examine(case)
    finally:
        examiner.close()


def about(engine: EngineSpec) -> dict[str, str]:
    """What an engine's adapter.toml says of it."""
    return {**engine.about, **({"notes": engine.notes} if engine.notes else {})}
