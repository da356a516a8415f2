"""What the harness costs: the direct runner against pytest-bdd and against the bare protocol calls.

    python benchmarks/front_ends.py [SELECTOR...]

CPU seconds, the least of several runs, all in one go on the same scenarios with the reference in-process:

  load    parsing and matching the spec, once
  run     the direct runner: every step of every scenario, judged
  calls   a bare loop that makes the same protocol calls and looks at nothing
  bdd     pytest-bdd with one step function a step of our vocabulary, as it is usually used
  help    `floorman --help` from start to end, beside a bare start of Python

Aims: run is at most a fifth of bdd, and at most three times calls; help under 0.3 s.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from floorman.engines import connect, find_engine
from floorman.examiner import Examiner
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from floorman.steps import registry
from floorman.trial import Trial

BDD_MODULE = '''\
"""The rulebook under plain pytest-bdd: one step function a step, one World a scenario."""

import pytest
from pytest_bdd import given, scenarios, then, when
from pytest_bdd.parsers import StepParser

from floorman.engines import connect, find_engine
from floorman.paths import feature_root
from floorman.spec.spec import load_spec
from floorman.steps.registry import _expressions, _rows
from floorman.steps.script import parse_script
from floorman.steps.world import World

DECORATORS = {"given": given, "when": when, "then": then}
PRESET = load_spec().rulebook.preset("seed").values


class Expression(StepParser):
    def __init__(self, definition, expression):
        super().__init__(definition.expression)
        self.definition, self.expression = definition, expression

    def is_matching(self, name):
        return self.expression.match(name) is not None

    def parse_arguments(self, name):
        values = [argument.value for argument in self.expression.match(name)]
        if self.name.endswith("{script}"):
            values[-1] = parse_script(values[-1])
        return {"arguments": values}


def register(definition, expression):
    @DECORATORS[definition.kind](Expression(definition, expression), stacklevel=2)
    def run(world, arguments, datatable=None):
        if datatable:
            arguments = [*arguments, _rows(definition, "", tuple(map(tuple, datatable)))]
        definition.run(world, *arguments)

    return run


for pair in _expressions():
    register(*pair)

SESSION = connect(find_engine("reference"))


@pytest.fixture
def world(request):
    tags = [mark.name for mark in request.node.iter_markers()]
    switches = dict(tag[7:].rsplit(".", 1) for tag in tags if tag.startswith("switch."))
    return World(SESSION, {**PRESET, **switches}, ranks="cap.rank" in tags)


scenarios(SCENARIO_ROOT)
'''


def cpu(work: Callable[[], object], times: int = 5) -> float:
    """The least CPU seconds of several runs."""
    least = float("inf")
    for _ in range(times):
        start = time.process_time()
        work()
        least = min(least, time.process_time() - start)
    return least


def load() -> None:
    """Parses and matches the whole spec afresh."""
    registry._find.cache_clear()
    load_spec()


def main() -> None:
    """Measures and prints."""
    spec = load_spec()
    cases = select(spec, sys.argv[1:])
    session = connect(find_engine("reference"))
    switches = spec.rulebook.preset("seed").values
    examiner = Examiner("reference", session, switches)

    calls = []
    for case in cases:
        trial = examiner.begin(case)
        assert isinstance(trial, Trial), case.scenario.id
        for step in case.steps:
            trial.run(step)
        calls += [(method, params) for method, params, _ in trial._world.exchanges]

    def bare() -> None:
        for method, params in calls:
            session.ask(method, params)

    loading = cpu(load, 3)
    run = cpu(lambda: [examiner.examine(case) for case in cases])
    bare_calls = cpu(bare)
    steps = sum(len(case.steps) for case in cases)
    print(f"{len(cases)} scenarios, {steps} steps, {len(calls)} protocol calls")
    print(f"load   {loading:7.3f} s CPU")
    print(f"run    {run:7.3f} s CPU")
    print(f"calls  {bare_calls:7.3f} s CPU   run is {run / bare_calls:.2f} times the bare calls (aim: at most 3)")
    help_page = min(_children_cpu([sys.executable, "-m", "floorman", "--help"]) for _ in range(3))
    python = min(_children_cpu([sys.executable, "-c", "pass"]) for _ in range(3))
    print(f"help   {help_page:7.3f} s CPU   {help_page / python:.1f} times a bare start of Python, {python:.3f} s (aim: 0.3 s)")
    if not sys.argv[1:]:
        bdd = pytest_bdd()
        print(f"bdd    {bdd:7.3f} s CPU   run is 1/{bdd / run:.0f} of pytest-bdd, load and run 1/{bdd / (run + loading):.0f} (aim: 1/5)")


def pytest_bdd() -> float:
    """CPU seconds of the same scenarios under plain pytest-bdd, start of Python and collection left out."""
    from floorman.paths import feature_root

    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder, "test_bdd.py")
        module.write_text(BDD_MODULE.replace("SCENARIO_ROOT", repr(str(feature_root()))), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:floorman", "-p", "no:cacheprovider", str(module)]
        collect = _children_cpu([*command, "--collect-only"])
        return _children_cpu(command) - collect


def _children_cpu(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"{' '.join(command[1:4])} did not pass:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
