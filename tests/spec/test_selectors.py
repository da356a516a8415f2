"""Selectors pick by rule, scenario, chapter and tag, and name the nearest when they pick nothing."""

import pytest

from floorman.errors import UnknownSelector
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec

SPEC = load_spec()


def ids(*selectors):
    return [case.scenario.id for case in select(SPEC, list(selectors))]


def test_a_rule_picks_all_of_its_scenarios():
    picked = ids("RAISE-07")
    assert len(picked) > 1 and all(name.startswith("RAISE-07/") for name in picked)
    assert picked == ids("raise-07")


def test_a_slug_picks_one_scenario_or_all_rows_of_an_outline():
    assert ids("RAISE-07/raiser-may-not-raise-again") == ["RAISE-07/raiser-may-not-raise-again"]


def test_a_chapter_holds_its_own_and_the_external_rules():
    rules = {name.split("/")[0] for name in ids("raise")}
    assert {"RAISE-01", "RAISE-07", "XR-16"} <= rules
    assert not any(rule.startswith("ORDER") for rule in rules)


def test_tags_pick_by_level_and_by_capability():
    should = {name.split("/")[0] for name in ids("@should")}
    assert should and {SPEC.rulebook.rules[rule].level for rule in should} == {"SHOULD"}
    assert all("deck" in SPEC.by_id[name].scenario.capabilities for name in ids("@cap.deck"))


def test_several_selectors_are_one_run_in_the_order_of_the_spec():
    assert ids("RAISE-07", "ORDER-01") == ids("ORDER-01") + ids("RAISE-07")
    assert ids() == [case.scenario.id for case in SPEC.cases]


def test_a_rule_without_scenarios_is_known_and_picks_nothing():
    assert ids("MIS-23") == []


@pytest.mark.parametrize(
    ("selector", "hint"),
    [("RAISE-7", "RAISE-07"), ("raize", "raise"), ("RAISE-07/raiser-may-not", "RAISE-07/raiser"), ("@mus", "@must")],
)
def test_an_unknown_selector_names_the_nearest(selector, hint):
    with pytest.raises(UnknownSelector, match=hint):
        ids(selector)
