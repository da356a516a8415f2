"""The event stream as it is written: what comes first, and the events of several engines in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from floorman import __version__
from floorman.engines import EngineSpec
from floorman.errors import CannotWrite
from floorman.events import (
    FORMAT,
    EngineEntry,
    EngineSummary,
    Event,
    Result,
    RuleEntry,
    Run,
    ScenarioEntry,
    StepText,
    encode,
)
from floorman.examiner import summarise
from floorman.plan import Plan
from floorman.protocol.messages import PROTOCOL
from floorman.protocol.process import missing_limits
from floorman.score import read_score
from floorman.spec.spec import Case
from floorman.verdict import Verdict

Write = Callable[[Event], object]
Progress = Callable[[str, int, int], object]  # engine, cases done, cases in all


class EventFile:
    """DIR/events.ndjson, flushed line by line; CannotWrite where it cannot be written."""

    def __init__(self, path: Path):
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("wb")
        except OSError as error:
            raise CannotWrite(f"cannot write {path}: {error.strerror}; choose another folder with --out") from None

    def write(self, event: Event) -> None:
        """Appends one event."""
        try:
            self._file.write(encode(event))
            self._file.flush()
        except OSError as error:
            raise CannotWrite(f"cannot write {self.path}: {error.strerror}") from None

    def close(self) -> None:
        """Closes the file; the footer was the last event."""
        self._file.close()


def opening(plan: Plan, engines: Sequence[EngineSpec]) -> Iterator[Event]:
    """What is written before the first engine: the run, the rulebook, the scenarios."""
    spec, preset = plan.spec, plan.preset
    yield Run(
        format=FORMAT,
        floorman=__version__,
        protocol=PROTOCOL,
        preset=preset.id,
        switches=dict(preset.values),
        engines=[engine.name for engine in engines],
        selectors=list(plan.selectors),
        missing_limits=missing_limits(),
        mutants=read_score(spec.root),
    )
    for rule in spec.rulebook.rules.values():
        entry = msgspec.convert(rule, RuleEntry, from_attributes=True)
        yield msgspec.structs.replace(entry, status=spec.status(rule))
    for case in plan.cases:
        scenario = case.scenario
        yield ScenarioEntry(
            id=scenario.id,
            rules=list(scenario.rules),
            title=scenario.title,
            feature=scenario.feature,
            chapter=scenario.chapter,
            tags=list(scenario.tags),
            file=scenario.file,
            line=scenario.line,
            steps=[
                StepText(
                    keyword=step.keyword, text=step.text, table=step.table and [list(row) for row in step.table]
                )
                for step in scenario.steps
            ],
        )


class Recorder:
    """Writes the events of several engines one engine after the other, whatever order they come in.

    An engine's events are written as they come when its turn has come, and kept until then.
    """

    def __init__(self, engines: Sequence[EngineSpec], cases: Sequence[Case], write: Write, progress: Progress):
        self._engines, self._cases, self._write, self._progress = engines, cases, write, progress
        self._waiting: list[list[Event]] = [[] for _ in engines]
        self._verdicts: list[list[Verdict]] = [[] for _ in engines]
        self._finished = [False for _ in engines]
        self._turn = 0

    def add(self, number: int, event: EngineEntry | Result) -> None:
        """Takes the next event of the engine with this number: its entry, then a result a case."""
        if isinstance(event, Result):
            self._verdicts[number].append(event.verdict)
            self._progress(self._engines[number].name, len(self._verdicts[number]), len(self._cases))
        if number == self._turn:
            self._write(event)
        else:
            self._waiting[number].append(event)

    def finish(self, number: int) -> None:
        """Says that no more comes of this engine."""
        self._finished[number] = True
        while self._turn < len(self._engines) and self._finished[self._turn]:
            self._turn += 1
            if self._turn < len(self._engines):
                for event in self._waiting[self._turn]:
                    self._write(event)
                self._waiting[self._turn].clear()

    def summaries(self) -> list[EngineSummary]:
        """What was found of each engine."""
        return [
            summarise(engine.name, verdicts)
            for engine, verdicts in zip(self._engines, self._verdicts, strict=True)
        ]
