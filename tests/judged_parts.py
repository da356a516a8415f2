"""Eight scenarios, results of them and what is said of a stream, for the tests of lanes and of workers."""

from __future__ import annotations

from pathlib import Path

from floorman.engines import EngineSpec
from floorman.events import EngineEntry, Result
from floorman.plan import Judged, Plan
from floorman.protocol.process import Limits
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict

SPEC = load_spec()
CASES = select(SPEC, ["RAISE-07"])[:8]
ENGINE = EngineSpec(name="one", command=(), folder=Path("."))
PASS, TIMEOUT = Verdict.PASS, Verdict.TIMEOUT


def plan(cases=CASES, limits=Limits()):
    return Plan(SPEC, cases, SPEC.rulebook.preset("seed"), [], limits)


def judged(place, verdict=PASS, given_up=""):
    result = Result(engine="one", scenario=CASES[place].scenario.id, rules=[], verdict=verdict)
    return Judged(result, answered=verdict is PASS, given_up=given_up)


def fill(lane, part, *verdicts):
    lane.add(part, [EngineEntry(name="one")])
    for place, verdict in zip([place for stretch in lane.parts[part] for place in stretch], verdicts):
        lane.add(part, [judged(place, verdict)])


def results(written):
    return [event for event in written if isinstance(event, Result)]


def verdicts(written):
    return [str(result.verdict) for result in results(written)]


def reasons(written):
    return {result.reason for result in results(written)} - {""}


def in_order(written):
    return [result.scenario for result in results(written)] == [case.scenario.id for case in CASES]
