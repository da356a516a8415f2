"""The stream is one engine after the other and whole, however its events come in."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from floorman import judging
from floorman.engines import EngineSpec, find_engine
from floorman.errors import CannotWrite
from floorman.events import EngineEntry, Footer, Result
from floorman.lanes import Lane
from floorman.paths import adapter_root
from floorman.plan import Judged, Plan
from floorman.protocol.process import Limits
from floorman.recording import EventFile, Recorder
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict

SPEC = load_spec()
CASES = select(SPEC, ["RAISE-07"])[:3]
ONE, OTHER = (EngineSpec(name=name, command=(), folder=Path(".")) for name in ("one", "other"))


def result(engine, case, verdict=Verdict.PASS):
    return Result(engine=engine, scenario=case.scenario.id, rules=[], verdict=verdict)


def recorder(written):
    return Recorder([ONE, OTHER], CASES, written.append, lambda *_: None)


def test_the_second_engine_waits_for_the_first():
    written: list = []
    record = recorder(written)
    record.add(1, EngineEntry(name="other"))
    record.add(1, result("other", CASES[0]))
    assert written == []
    record.add(0, EngineEntry(name="one"))
    for case in CASES:
        record.add(0, result("one", case))
    record.finish(0)
    assert [getattr(event, "engine", None) or event.name for event in written] == ["one"] * 4 + ["other"] * 2
    record.add(1, result("other", CASES[1]))  # its turn has come: it is written at once
    assert written[-1].scenario == CASES[1].scenario.id


def test_what_did_not_run_is_filled_in_with_the_reason():
    written: list = []
    record = recorder(written)
    plan = Plan(SPEC, CASES, SPEC.rulebook.preset("seed"), [], Limits())
    lanes = [Lane(number, engine, plan, 1, record) for number, engine in enumerate((ONE, OTHER))]
    lanes[0].add(0, [EngineEntry(name="one"), Judged(result("one", CASES[0]), True, "")])
    for lane in lanes:
        lane.end_all("interrupted")
    summaries = record.summaries()
    assert [summary.counts for summary in summaries] == [{"pass": 1, "not-run": 2}, {"not-run": 3}]
    assert [summary.outcome for summary in summaries] == ["unproved", "unproved"]
    assert {event.reason for event in written if isinstance(event, Result) and event.verdict == "not-run"} == {"interrupted"}
    assert [event.problem for event in written if isinstance(event, EngineEntry)] == [None, "interrupted"]


def run(engines, jobs):
    written: list = []
    plan = Plan(SPEC, CASES, SPEC.rulebook.preset("seed"), ["RAISE-07"], Limits())
    footer = judging.run(plan, engines, jobs, written.append, lambda line: None, lambda *_: None)
    return footer, written


def fake(name):
    path = adapter_root() / "sdk" / "python"
    return find_engine(f"cmd: env PYTHONPATH={path} {sys.executable} {Path(__file__).parent / 'fakes' / name}.py")


def test_several_at_a_time_give_the_same_stream_as_one_after_the_other():
    engines = [fake("sane"), find_engine("reference"), fake("exits_at_hello")]
    (one_footer, one), (many_footer, many) = run(engines, 1), run(engines, 2)
    assert one == many and one_footer == many_footer
    assert isinstance(one[-1], Footer) and len({event.engine for event in one if isinstance(event, Result)}) == 3


def test_a_worker_that_is_lost_leaves_its_engine_not_run(monkeypatch):
    from floorman import workers

    def lost(plan, engine, say, stretches):
        yield EngineEntry(name=engine.name)
        if engine is ONE:
            os._exit(9)
        for case in stretches[0]:
            yield Judged(result(engine.name, case), True, "")

    monkeypatch.setattr(workers, "judge", lost)
    footer, written = run([ONE, OTHER], 2)
    assert [summary.counts for summary in footer.engines] == [{"not-run": 3}, {"pass": 3}]
    reasons = {event.reason for event in written if isinstance(event, Result) and event.engine == "one"}
    assert reasons == {workers.ENDED}


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(CannotWrite, match="choose another folder"):
        EventFile(tmp_path / "file" / "events.ndjson")


@pytest.mark.parametrize(
    ("counts", "partial", "code"),
    [
        ({"pass": 1}, False, 0),
        ({"pass": 1, "warn": 1, "unsupported": 5}, False, 0),
        ({"pass": 1, "fail": 1}, False, 1),
        ({"pass": 1, "fail": 1}, True, 1),
        ({"pass": 1, "not-run": 1}, True, 2),
        ({"pass": 1, "unobservable": 1}, False, 10),
        ({"unsupported": 3}, False, 10),
        ({}, False, 5),
    ],
)
def test_exit_codes(counts, partial, code):
    from floorman.examiner import summarise

    verdicts = [Verdict(verdict) for verdict, number in counts.items() for _ in range(number)]
    assert judging.exit_code(Footer(engines=[summarise("x", verdicts)], partial=partial)) == code
