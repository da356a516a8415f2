"""The reference keeps the whole rulebook under every preset, and under every single house rule.

A scenario that depends on a house rule says so by its tags. One that does so silently would be judged by
whatever the preset has, and fails here under the value that it leaves out.
"""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest
from holdem_reference import SWITCHES

from floorman.engines import find_engine
from floorman.events import EngineEntry
from floorman.plan import Plan, judge
from floorman.protocol.process import Limits
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict

SPEC = load_spec()
BOOK = SPEC.rulebook
SEED = BOOK.preset("seed")
CLAIMED = {
    f"{switch}={value}": {switch: value}
    for switch, values in SWITCHES.items()
    for value in values
    if value != SEED.values[switch]
}


def not_passed(preset):
    plan = Plan(SPEC, SPEC.cases, preset, [], Limits())
    entry, *judged = judge(plan, find_engine("reference"), lambda line: None, [plan.cases])
    results = [each.result for each in judged]
    assert isinstance(entry, EngineEntry) and len(results) == len(SPEC.cases)
    accepted = (Verdict.PASS, Verdict.UNSUPPORTED)
    return [f"{result.scenario}: {result.reason}" for result in results if result.verdict not in accepted]


@pytest.mark.parametrize("preset", BOOK.presets)
def test_the_reference_keeps_every_rule_under_a_preset(preset):
    assert not_passed(BOOK.preset(preset)) == []


@pytest.mark.parametrize("change", CLAIMED.values(), ids=CLAIMED)
def test_no_scenario_depends_silently_on_a_house_rule(change):
    preset = msgspec.structs.replace(SEED, id="changed", values=SEED.values | change)
    assert not_passed(preset) == []


def test_the_reference_plays_house_rules_of_the_rulebook_only():
    known = {(switch.id, value) for switch in BOOK.switches.values() for value in switch.values}
    assert set(chain.from_iterable([(name, value) for value in SWITCHES[name]] for name in SWITCHES)) <= known
