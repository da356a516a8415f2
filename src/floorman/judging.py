"""A whole run: engines put to cases, each event written as it comes, nothing lost by an interrupt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from floorman import __version__
from floorman.engines import EngineSpec
from floorman.errors import (
    EXIT_CONFORMANT,
    EXIT_INTERRUPTED,
    EXIT_NOT_CONFORMANT,
    EXIT_NOTHING_TO_RUN,
    EXIT_UNPROVED,
    CannotWrite,
)
from floorman.events import (
    FORMAT,
    EngineEntry,
    EngineSummary,
    Event,
    Footer,
    RuleEntry,
    Run,
    ScenarioEntry,
    StepText,
    encode,
)
from floorman.examiner import Examiner, summarise, without_trial
from floorman.protocol.messages import PROTOCOL
from floorman.protocol.process import Limits, missing_limits
from floorman.rulebook import Preset
from floorman.spec.spec import Case, Spec
from floorman.verdict import Outcome, Verdict

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


def run(
    spec: Spec,
    engines: Sequence[EngineSpec],
    cases: Sequence[Case],
    preset: Preset,
    selectors: Sequence[str],
    limits: Limits,
    write: Write,
    say: Callable[[str], object],
    progress: Progress,
) -> Footer:
    """Judges each engine by the cases and writes the whole event stream; returns its footer.

    An interrupt ends the run: what has not run is written as not-run and the footer says partial.
    """
    for event in opening(spec, engines, cases, preset, selectors):
        write(event)
    summaries: list[EngineSummary] = []
    interrupted = ""
    for engine in engines:
        verdicts: list[Verdict] = []
        if not interrupted:
            try:
                _judge(engine, cases, preset, limits, write, say, progress, verdicts)
            except KeyboardInterrupt:
                interrupted = "interrupted at the keyboard"
        else:
            write(EngineEntry(name=engine.name, about=_about(engine), problem=interrupted))
        for case in cases[len(verdicts) :]:
            write(without_trial(engine.name, case, Verdict.NOT_RUN, interrupted))
            verdicts.append(Verdict.NOT_RUN)
        summaries.append(summarise(engine.name, verdicts))
    footer = Footer(engines=summaries, partial=bool(interrupted), reason=interrupted)
    write(footer)
    return footer


def _judge(
    engine: EngineSpec,
    cases: Sequence[Case],
    preset: Preset,
    limits: Limits,
    write: Write,
    say: Callable[[str], object],
    progress: Progress,
    verdicts: list[Verdict],
) -> None:
    try:
        examiner = Examiner.start(engine, preset.values, limits, say)
    except KeyboardInterrupt:
        write(EngineEntry(name=engine.name, about=_about(engine), problem="interrupted while it was set up"))
        raise
    try:
        hello = None if examiner.session is None else msgspec.to_builtins(examiner.session.hello)
        write(EngineEntry(name=engine.name, hello=hello, about=_about(engine), problem=examiner.problem or None))
        for number, case in enumerate(cases, 1):
            result = examiner.examine(case)
            write(result)
            verdicts.append(result.verdict)
            progress(engine.name, number, len(cases))
    finally:
        examiner.close()


def _about(engine: EngineSpec) -> dict[str, str]:
    return {**engine.about, **({"notes": engine.notes} if engine.notes else {})}


def opening(
    spec: Spec, engines: Sequence[EngineSpec], cases: Sequence[Case], preset: Preset, selectors: Sequence[str]
) -> Iterable[Event]:
    """What is written before the first engine: the run, the rulebook, the scenarios."""
    yield Run(
        format=FORMAT,
        floorman=__version__,
        protocol=PROTOCOL,
        preset=preset.id,
        switches=dict(preset.values),
        engines=[engine.name for engine in engines],
        selectors=list(selectors),
        missing_limits=missing_limits(),
    )
    for rule in spec.rulebook.rules.values():
        entry = msgspec.convert(rule, RuleEntry, from_attributes=True)
        yield msgspec.structs.replace(entry, status=spec.status(rule))
    for case in cases:
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


def exit_code(footer: Footer) -> int:
    """The exit code of a run: broken wins over interrupted over unproved."""
    outcomes = {summary.outcome for summary in footer.engines}
    if Outcome.NOT_CONFORMANT in outcomes:
        return EXIT_NOT_CONFORMANT
    if footer.partial:
        return EXIT_INTERRUPTED
    if not any(summary.counts for summary in footer.engines):
        return EXIT_NOTHING_TO_RUN
    return EXIT_UNPROVED if Outcome.UNPROVED in outcomes else EXIT_CONFORMANT
