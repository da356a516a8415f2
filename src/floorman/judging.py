"""A whole run: engines put to the cases of a plan, one process after the other or several at a time."""

from __future__ import annotations

from collections.abc import Sequence

from floorman.engines import EngineSpec
from floorman.errors import (
    EXIT_CONFORMANT,
    EXIT_INTERRUPTED,
    EXIT_NOT_CONFORMANT,
    EXIT_NOTHING_TO_RUN,
    EXIT_UNPROVED,
)
from floorman.events import Footer
from floorman.interrupts import interrupt_held
from floorman.lanes import Lane
from floorman.plan import Plan, Say, judge
from floorman.recording import Progress, Recorder, Write, opening
from floorman.verdict import Outcome
from floorman.workers import judge_in_workers

INTERRUPTED = "interrupted at the keyboard"


def run(
    plan: Plan, engines: Sequence[EngineSpec], jobs: int, write: Write, say: Say, progress: Progress
) -> Footer:
    """Judges each engine and writes the whole event stream; returns its footer.

    With more than one job as many engines, or parts of an engine's scenarios, are judged at a time, each in a
    process of its own; the stream is the same. An interrupt ends the run: what has not run is written as
    not-run and the footer says partial.
    """
    for event in opening(plan, engines):
        write(event)
    recorder = Recorder(engines, plan.cases, write, progress)
    lanes = [Lane(number, engine, plan, jobs // len(engines), recorder) for number, engine in enumerate(engines)]
    interrupted = ""
    try:
        if jobs > 1 and sum(len(lane.parts) for lane in lanes) > 1:
            judge_in_workers(plan, lanes, jobs, say)
        else:
            for lane in lanes:
                _judge_here(plan, lane, say)
    except KeyboardInterrupt:
        interrupted = INTERRUPTED
        for lane in lanes:
            lane.end_all(INTERRUPTED)
    footer = Footer(engines=recorder.summaries(), partial=bool(interrupted), reason=interrupted)
    write(footer)
    return footer


def _judge_here(plan: Plan, lane: Lane, say: Say) -> None:
    for event in judge(plan, lane.engine, say, plan.stretches(lane.parts[0])):
        with interrupt_held():
            lane.add(0, [event])
    with interrupt_held():
        lane.end(0)


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
