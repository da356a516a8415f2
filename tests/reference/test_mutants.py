"""Every tested rule can fail: for each mistake in holdem_mutants the scenarios of the rule that it breaks notice it.

A mutant that no scenario of its rule notices shows that the feature lacks a side: write the scenario, worked
out by hand; or that the mistake is another rule's: move it there. `blocked` is no notice: where an engine
does not get to the point, nothing was proved.
"""

import sys
from functools import cache, partial

import pytest

from floorman.examiner import Examiner
from floorman.paths import adapter_root
from floorman.protocol.inprocess import connect_inprocess, sdk
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict
from holdem_mutants import MUTANTS

sdk()  # the adapter imports it
sys.path.append(str(adapter_root() / "reference"))
from adapter import Reference  # noqa: E402

SPEC = load_spec()
HOUSE = SPEC.rulebook.preset("seed").values
TESTED = [rule.id for rule in SPEC.rulebook.rules.values() if SPEC.status(rule) == "tested"]
OF_RULE = {rule: [mutant for mutant in MUTANTS.values() if rule in mutant.rules] for rule in TESTED}
NOTICED = {Verdict.FAIL, Verdict.WARN}
FAULTS = {Verdict.CRASH, Verdict.TIMEOUT, Verdict.GARBAGE, Verdict.NOT_RUN}


@cache
def examined(rule, mutant):
    """The results of the rule's scenarios on the bent reference, by scenario id."""
    serve = partial(Reference, mutant.hand)
    examiner = Examiner(mutant.name, connect_inprocess(serve(), serve), HOUSE)
    return {case.scenario.id: examiner.examine(case) for case in SPEC.by_rule[rule]}


def noticed(results):
    """The ids of the scenarios that failed, or warned of a rule that is recommended only."""
    return {scenario for scenario, result in results.items() if result.verdict in NOTICED}


@pytest.mark.parametrize("rule", TESTED)
def test_every_tested_rule_has_a_mutant(rule):
    assert OF_RULE[rule], f"{rule} has scenarios and no mutant: write into holdem_mutants a mistake that breaks it"


def test_only_tested_rules_are_broken():
    assert {rule for mutant in MUTANTS.values() for rule in mutant.rules} <= set(TESTED)


@pytest.mark.parametrize(
    ("rule", "mutant"),
    [
        pytest.param(rule, mutant, id=f"{rule}-{mutant.name}")
        for mutant in MUTANTS.values()
        for rule in mutant.rules
        if rule in TESTED
    ],
)
def test_the_rules_scenarios_notice_the_mutant(rule, mutant):
    results = examined(rule, mutant)
    faults = {scenario: result.reason for scenario, result in results.items() if result.verdict in FAULTS}
    assert not faults, "a mutant plays by a wrong rule, but it plays"
    assert noticed(results), f"no scenario of {rule} fails though the mistake is: {mutant.tells}"


@pytest.mark.parametrize("rule", TESTED)
def test_every_scenario_fails_for_some_mistake(rule):
    caught = {scenario for mutant in OF_RULE[rule] for scenario in noticed(examined(rule, mutant))}
    idle = [case.scenario.id for case in SPEC.by_rule[rule] if case.scenario.id not in caught]
    assert not idle, f"no mutant of {rule} fails these: what mistake are they for?"


@pytest.mark.parametrize("mutant", MUTANTS.values(), ids=lambda mutant: mutant.name)
def test_a_mutant_is_told_in_one_line(mutant):
    assert "\n" not in mutant.tells and mutant.tells.endswith(".")
