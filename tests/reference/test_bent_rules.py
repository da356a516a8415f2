"""Every tested rule can fail: for each mistake in bends/ the scenarios of the rule that it breaks notice it.

A bend that no scenario of its rule notices shows that the feature lacks a side: write the scenario, worked
out by hand; or that the mistake is another rule's: move it there. `blocked` is no notice: where an engine
does not get to the point, nothing was proved.
"""

import sys
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules

import bends
import pytest
from bends.bend import BENDS, bent_hand

from floorman.examiner import Examiner
from floorman.paths import adapter_root
from floorman.protocol.inprocess import connect_inprocess, sdk
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict

sdk()  # the adapter imports it
sys.path.append(str(adapter_root() / "reference"))
from adapter import Reference  # noqa: E402

for module in iter_modules(bends.__path__):
    import_module(f"bends.{module.name}")

SPEC = load_spec()
HOUSE = SPEC.rulebook.preset("seed").values
TESTED = [rule.id for rule in SPEC.rulebook.rules.values() if SPEC.status(rule) == "tested"]
NOTICED = {Verdict.FAIL, Verdict.WARN}
FAULTS = {Verdict.CRASH, Verdict.TIMEOUT, Verdict.GARBAGE, Verdict.NOT_RUN}


@cache
def examined(rule, bend):
    """The results of the rule's scenarios on the bent reference, by scenario id."""
    serve = partial(Reference, bent_hand(bend))
    examiner = Examiner(bend.__name__, connect_inprocess(serve(), serve), HOUSE)
    return {case.scenario.id: examiner.examine(case) for case in SPEC.by_rule[rule]}


def noticed(results):
    """The ids of the scenarios that failed, or warned of a rule that is recommended only."""
    return {scenario for scenario, result in results.items() if result.verdict in NOTICED}


@pytest.mark.parametrize("rule", TESTED)
def test_every_tested_rule_has_a_bend(rule):
    assert rule in BENDS, f"{rule} has scenarios and no bend: write into bends/ a mistake that breaks it"


def test_only_tested_rules_are_bent():
    assert set(BENDS) <= set(TESTED)


@pytest.mark.parametrize(
    ("rule", "bend"),
    [pytest.param(rule, bend, id=f"{rule}-{bend.__name__}") for rule, bends in BENDS.items() for bend in bends],
)
def test_the_rules_scenarios_notice_the_bend(rule, bend):
    results = examined(rule, bend)
    faults = {scenario: result.reason for scenario, result in results.items() if result.verdict in FAULTS}
    assert not faults, "a bend plays by a wrong rule, but it plays"
    assert noticed(results), f"no scenario of {rule} fails though the mistake is: {bend.__doc__}"


@pytest.mark.parametrize("rule", TESTED)
def test_every_scenario_fails_for_some_mistake(rule):
    caught = {scenario for bend in BENDS.get(rule, ()) for scenario in noticed(examined(rule, bend))}
    idle = [case.scenario.id for case in SPEC.by_rule[rule] if case.scenario.id not in caught]
    assert not idle, f"no bend of {rule} fails these: what mistake are they for?"


def test_a_bend_is_told_in_one_line_under_a_name_of_its_own():
    told = {bend for bends in BENDS.values() for bend in bends}
    wrong = [bend.__name__ for bend in told if "\n" in (bend.__doc__ or "\n") or bend.__doc__[-1] != "."]
    assert not wrong
    assert len({bend.__name__ for bend in told}) == len(told)
