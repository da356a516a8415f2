"""The real spec: every rule is tested, untested or excluded, and says so; tags tell what messages need."""

from __future__ import annotations

import pytest

from floorman.spec.spec import load_spec
from floorman.steps.world import World

UNTESTED = 0  # only falls

SPEC = load_spec()


def test_no_rule_looks_covered_that_is_not():
    wrong = [
        rule.id
        for rule in SPEC.rulebook.rules.values()
        if (rule.status == "tested") != (rule.id in SPEC.by_rule)
    ]
    assert not wrong, "a rule without status needs a scenario, one with a status has none"


def test_the_number_of_untested_rules_only_falls():
    untested = [rule.id for rule in SPEC.rulebook.rules.values() if SPEC.status(rule) == "untested"]
    assert len(untested) == UNTESTED, "write the new, smaller number down"


@pytest.mark.parametrize("case", SPEC.cases, ids=lambda case: case.scenario.id)
def test_the_tags_say_all_that_the_messages_need(case):
    world = World(None, {})
    for step in case.steps:
        if step.definition.kind == "given":
            step.run(world)
    missing = world.setup.needs() - set(case.scenario.capabilities)
    assert not missing, f"{case.scenario.file}:{case.scenario.line} lacks @cap. tags for {sorted(missing)}"


def test_no_two_scenarios_are_the_same():
    seen: dict[tuple, str] = {}
    for case in SPEC.cases:
        scenario = case.scenario
        steps = tuple((step.kind, step.text, step.table) for step in scenario.steps)
        twin = seen.setdefault((scenario.rules, scenario.tags, steps), scenario.id)
        assert twin == scenario.id, f"{scenario.id} repeats {twin}"


def test_every_step_of_the_vocabulary_is_used():
    from floorman.steps.registry import vocabulary

    used = {step.definition.expression for case in SPEC.cases for step in case.steps}
    unused = [definition.expression for definition in vocabulary() if definition.expression not in used]
    assert not unused
