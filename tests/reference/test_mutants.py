"""Every tested rule can fail: the scenarios of each rule notice every mutant that breaks it.

A mutant that no scenario of its rule notices shows that the feature lacks a side: write the scenario, worked
out by hand; or that the mistake is another rule's: move it there.
"""

from functools import cache

import pytest

from floorman.fates import Fate, count, try_mutant
from floorman.score import read_score
from floorman.spec.spec import load_spec
from holdem_mutants import MUTANTS

SPEC = load_spec()
TESTED = [rule.id for rule in SPEC.rulebook.rules.values() if SPEC.status(rule) == "tested"]
OF_RULE = {rule: [mutant for mutant in MUTANTS.values() if rule in mutant.rules] for rule in TESTED}


@cache
def findings(mutant):
    """What becomes of the mutant under each of its rules."""
    return try_mutant(SPEC, mutant)


@pytest.mark.parametrize("rule", TESTED)
def test_every_tested_rule_has_a_mutant(rule):
    assert OF_RULE[rule], f"{rule} has scenarios and no mutant: write into holdem_mutants a mistake that breaks it"


def test_only_tested_rules_are_broken():
    assert {rule for mutant in MUTANTS.values() for rule in mutant.rules} <= set(TESTED)


@pytest.mark.parametrize("mutant", MUTANTS.values(), ids=lambda mutant: mutant.name)
def test_the_scenarios_of_its_rules_notice_a_mutant_and_none_an_equivalent_one(mutant):
    wanted = Fate.KILLED if mutant.rules else Fate.EQUIVALENT
    for finding in findings(mutant):
        assert finding.fate == wanted, f"{finding.rule} {finding.fate}: {mutant.tells} {finding.by}"


@pytest.mark.parametrize("rule", TESTED)
def test_every_scenario_fails_for_some_mistake(rule):
    caught = {
        scenario
        for mutant in OF_RULE[rule]
        for finding in findings(mutant)
        if (finding.rule, finding.fate) == (rule, Fate.KILLED)
        for scenario in finding.by
    }
    idle = [case.scenario.id for case in SPEC.by_rule[rule] if case.scenario.id not in caught]
    assert not idle, f"no mutant of {rule} fails these: what mistake are they for?"


@pytest.mark.parametrize("mutant", MUTANTS.values(), ids=lambda mutant: mutant.name)
def test_a_mutant_is_told_in_one_line(mutant):
    assert "\n" not in mutant.tells and mutant.tells.endswith(".")
    assert bool(mutant.rules) != bool(mutant.equivalent)


def test_the_score_that_reports_show_is_the_one_that_is_counted_here():
    kept = read_score(SPEC.root)
    counted = count(SPEC, map(findings, MUTANTS.values()), kept.date)
    assert kept == counted, "run `floorman mutants --write`, and look at what has changed"
