"""An engine's scenarios judged in parts give what they give in one go."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from floorman import judging, lanes, workers
from floorman.engines import EngineSpec, find_engine
from floorman.events import EngineEntry, Result
from floorman.lanes import Lane
from floorman.paths import adapter_root
from floorman.plan import Judged, Plan
from floorman.protocol.process import Limits
from floorman.recording import Recorder
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict

SPEC = load_spec()
CASES = select(SPEC, ["RAISE-07"])[:8]
ENGINE = EngineSpec(name="one", command=(), folder=Path("."))
PASS, TIMEOUT = Verdict.PASS, Verdict.TIMEOUT


def plan(cases=CASES, limits=Limits()):
    return Plan(SPEC, cases, SPEC.rulebook.preset("seed"), [], limits)


@pytest.fixture
def written():
    return []


@pytest.fixture
def lane(monkeypatch, written):
    """A lane of two parts, of four scenarios each."""
    monkeypatch.setattr(lanes, "SMALLEST_PART", 4)
    two = Lane(0, ENGINE, plan(), 2, Recorder([ENGINE], CASES, written.append, lambda *_: None))
    assert two.parts == [range(0, 4), range(4, 8)]
    return two


def judged(place, verdict=PASS, given_up=""):
    result = Result(engine="one", scenario=CASES[place].scenario.id, rules=[], verdict=verdict)
    return Judged(result, answered=verdict is PASS, given_up=given_up)


def fill(lane, part, *verdicts):
    lane.add(part, EngineEntry(name="one"))
    for place, verdict in zip(lane.parts[part], verdicts):
        lane.add(part, judged(place, verdict))


def verdicts(written):
    return [str(event.verdict) for event in written if isinstance(event, Result)]


def reasons(written):
    return {event.reason for event in written if isinstance(event, Result)} - {""}


def test_a_later_part_waits_for_what_comes_before_it(lane, written):
    fill(lane, 1, *[PASS] * 4)
    lane.end(1)
    assert written == []
    fill(lane, 0, *[PASS] * 4)
    assert len(written) == 5  # until the first part says that it is through
    lane.end(0)
    assert isinstance(written[0], EngineEntry)
    assert [event.scenario for event in written[1:]] == [case.scenario.id for case in CASES]


def test_timeouts_in_a_row_are_counted_across_the_border(lane, written):
    fill(lane, 0, PASS, PASS, TIMEOUT, TIMEOUT)
    lane.end(0)
    fill(lane, 1, TIMEOUT, PASS, PASS, PASS)
    lane.end(1)
    assert verdicts(written) == ["pass"] * 2 + ["timeout"] * 3 + ["not-run"] * 3
    assert reasons(written) == {"the engine did not answer in time 3 times in a row with no answer between"}


def test_what_later_parts_have_found_of_an_engine_that_is_given_up_does_not_count(lane, written):
    fill(lane, 1, *[PASS] * 4)
    lane.end(1)
    lane.add(0, EngineEntry(name="one"))
    lane.add(0, judged(0, Verdict.CRASH, given_up="it does not start again"))
    assert lane.given_up == "it does not start again"
    lane.end(0, "its process was ended")
    assert verdicts(written) == ["crash"] + ["not-run"] * 7
    assert reasons(written) == {"it does not start again"}


def test_a_part_that_is_lost_costs_its_own_scenarios_only(lane, written):
    fill(lane, 0, PASS)
    fill(lane, 1, *[PASS] * 4)
    lane.end(1)
    lane.end(0, "lost")
    assert verdicts(written) == ["pass"] + ["not-run"] * 3 + ["pass"] * 4
    assert reasons(written) == {"lost"}


def test_a_first_part_that_is_lost_at_once_leaves_an_entry_with_the_problem(lane, written):
    lane.end(0, "lost")
    assert written[0] == EngineEntry(name="one", problem="lost")


def test_an_interrupt_keeps_what_has_been_found(lane, written):
    fill(lane, 0, PASS, PASS)
    fill(lane, 1, PASS)
    lane.end_all("interrupted")
    assert verdicts(written) == ["pass"] * 2 + ["not-run"] * 2 + ["pass"] + ["not-run"] * 3


def test_a_small_run_is_not_split():
    recorder = Recorder([ENGINE], CASES, lambda event: None, lambda *_: None)
    assert Lane(0, ENGINE, plan(), 4, recorder).parts == [range(0, 8)]
    assert Lane(0, ENGINE, plan(cases=[]), 4, recorder).parts == [range(0, 0)]


# ---- with processes --------------------------------------------------------------------------------------


def fake(name):
    path = adapter_root() / "sdk" / "python"
    return find_engine(f"cmd: env PYTHONPATH={path} {sys.executable} {Path(__file__).parent / 'fakes' / name}.py")


def run(engine, jobs, cases, limits=Limits()):
    written = []
    footer = judging.run(plan(cases, limits), [engine], jobs, written.append, lambda line: None, lambda *_: None)
    return footer, written


@pytest.mark.parametrize("name", ["sane", "exits_at_hello", "exits_in_the_middle", "not_json", "hangs_in_the_middle"])
def test_parts_give_the_same_stream_as_one_go(monkeypatch, name):
    monkeypatch.setattr(lanes, "SMALLEST_PART", 4)
    cases = select(SPEC, ["RAISE-07", "XR-17"])[:12]
    limits = Limits(request=0.3, hello=10.0)
    engine = fake(name)
    assert run(engine, 3, cases, limits) == run(engine, 1, cases, limits)


def test_a_preset_of_scenarios_on_the_reference_in_three_parts():
    cases = SPEC.cases[:330]
    footer, written = run(find_engine("reference"), 3, cases)
    assert [event.scenario for event in written if isinstance(event, Result)] == [case.scenario.id for case in cases]
    assert footer.engines[0].counts == {"pass": 330}


def test_an_interrupt_ends_every_part_and_keeps_what_has_been_found(monkeypatch):
    def slow_in_the_first_part(plan, engine, say, cases):
        yield EngineEntry(name=engine.name)
        for case in cases:
            if cases[0] is CASES[0]:
                time.sleep(5)
            yield Judged(Result(engine=engine.name, scenario=case.scenario.id, rules=[], verdict=PASS), True, "")
        time.sleep(0.5)  # the run is waiting for us by then, and not starting us
        os.kill(os.getppid(), signal.SIGINT)

    monkeypatch.setattr(lanes, "SMALLEST_PART", 4)
    monkeypatch.setattr(workers, "judge", slow_in_the_first_part)
    footer, written = run(ENGINE, 2, CASES)
    assert footer.partial
    assert verdicts(written) == ["not-run"] * 4 + ["pass"] * 4
