"""Feature files read into scenarios, and each silent trap of the front ends caught when they are loaded."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from floorman.errors import BadFile
from floorman.spec.spec import load_spec

SAMPLE = Path(__file__).parents[1] / "front_ends" / "spec"

HEAD = """\
@cap.no-limit
Feature: A feature

  @ACT-01
  Rule: A rule

    Background:
      Given a no-limit table with blinds 1/2
"""
SCENARIO = """
    @id.one
    Scenario: One
      Given 3 players with 100 each
      When BTN calls
      Then SB acts next
"""


@pytest.fixture
def spec_with(tmp_path):
    """A function that loads the sample spec with one feature file of the given text."""
    root = tmp_path / "spec"
    shutil.copytree(SAMPLE, root)

    def load(text):
        (root / "act" / "verdicts.feature").write_text(text, encoding="utf-8")
        return load_spec(root)

    return load


def line_of(text, words):
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_scenario_has_its_background_tags_id_and_place(spec_with):
    (case,) = spec_with(HEAD + SCENARIO).cases
    scenario = case.scenario
    assert scenario.id == "ACT-01/one"
    assert [step.text for step in scenario.steps][0] == "a no-limit table with blinds 1/2"
    assert [step.kind for step in scenario.steps] == ["given", "given", "when", "then"]
    assert (scenario.tags, scenario.file, scenario.line) == (("cap.no-limit",), "act/verdicts.feature", 11)


def test_an_examples_row_is_a_scenario_of_its_own(spec_with):
    outline = """
    @id.rows
    Scenario Outline: A stack of <stack>
      Given 3 players with <stack> each
      When BTN calls
      Then SB acts next

      Examples:
        | case  | stack |
        | small | 100   |
        | large | 9000  |
"""
    cases = spec_with(HEAD + outline).cases
    assert [case.scenario.id for case in cases] == ["ACT-01/rows/small", "ACT-01/rows/large"]
    assert [case.scenario.title for case in cases] == ["A stack of 100", "A stack of 9000"]
    assert cases[1].steps[1].arguments == (3, 9000)


@pytest.mark.parametrize(
    ("text", "words", "problem"),
    [
        # trap a: two scenarios of one name in a file
        (HEAD + SCENARIO + SCENARIO.replace("id.one", "id.two"), "@id.two", "'One' is used twice"),
        # trap b: an outline without rows
        (HEAD + SCENARIO.replace("Scenario:", "Scenario Outline:"), "Scenario Outline", "without Examples"),
        (
            HEAD + SCENARIO.replace("Scenario:", "Scenario Outline:") + "\n      Examples:\n        | case | a |\n",
            "Examples",
            "without a row",
        ),
        # trap c: nothing that could fail
        (HEAD + SCENARIO.replace("      Then SB acts next\n", ""), "Scenario: One", "no Then step"),
        ("Feature: A\n\n  @ACT-01\n  Rule: R\n\n    @id.one\n    Scenario: One\n", "Scenario: One", "no Then step"),
        # trap h: tags of Examples pass no hook of pytest-bdd's
        (
            HEAD
            + SCENARIO.replace("Scenario:", "Scenario Outline:")
            + "\n      @switch.house.fancy\n      Examples:\n        | case |\n        | a |\n",
            "Examples",
            "on Examples",
        ),
        # trap e: a malformed file is named, not lost
        (HEAD + SCENARIO + "      Perhaps SB acts next\n", "Perhaps", "not Gherkin"),
        # trap f and h: tags that pytest would take for its own marks
        (HEAD + SCENARIO.replace("@id.one", "@id.one @skip"), "Scenario: One", "@skip is none of"),
        (HEAD + SCENARIO.replace("@id.one", "@id.one @cap:deck"), "Scenario: One", "@cap:deck is none of"),
        (HEAD + SCENARIO.replace("@id.one", "@id.one @cap.dek"), "Scenario: One", "@cap.dek is none of"),
        (HEAD + SCENARIO.replace("@id.one", "@id.one @switch.house.odd"), "Scenario: One", "@switch.house.odd"),
        (HEAD.replace("@ACT-01", "@ACT-99") + SCENARIO, "Scenario: One", "@ACT-99 names no rule"),
        # the first step needs a kind of its own
        ("Feature: A\n\n  @ACT-01\n  Rule: R\n\n    @id.one\n    Scenario: One\n      And x\n", "And x", "first step"),
        (HEAD + SCENARIO.replace("@id.one", ""), "Scenario: One", "exactly one @id.<slug>"),
        (HEAD + SCENARIO.replace("@id.one", "@id.One"), "Scenario: One", "character other than"),
        (HEAD + SCENARIO.replace("Scenario: One", "Scenario: BTN should call"), "should", "no statement of fact"),
        (HEAD.replace("  @ACT-01\n", "") + SCENARIO, "Rule: A rule", "without a rule's tag"),
        (HEAD + SCENARIO.replace("BTN calls", "BTN naps"), "BTN naps", "no step fits"),
        (HEAD + SCENARIO + SCENARIO.replace("Scenario: One", "Scenario: Two"), "Scenario: One", "used twice"),
        ("Feature: A\n  Scenario: One\n    Given x\n", "Scenario: One", "outside of a Rule"),
    ],
)
def test_a_mistake_is_found_when_the_spec_is_loaded(spec_with, text, words, problem):
    with pytest.raises(BadFile, match=problem) as found:
        spec_with(text)
    assert found.value.path.name == "verdicts.feature"
    assert abs(found.value.line - line_of(text, words)) <= 1  # a tag's line or that of the scenario below it


def test_an_empty_file_is_named(spec_with):
    with pytest.raises(BadFile, match="holds no feature"):
        spec_with("")


ERRATUM = """\
[[erratum]]
id = "C-01"
kind = "gap"
title = "Calls are left out"
sources = [{doc = "a", where = "L1"}]
says = "Nothing."
problem = "Nobody can call."
ruling = "A player may call."
authority = "All books"
rules = ["ACT-01"]
proof = ["ACT-01/one"]
"""


@pytest.mark.parametrize("proof", ["ACT-01/two", "ACT-01/one/row", "ACT-02/one"])
def test_an_erratum_is_proved_by_scenarios_of_its_rules(tmp_path, proof):
    root = tmp_path / "spec"
    shutil.copytree(SAMPLE, root)
    (root / "act" / "verdicts.feature").write_text(HEAD + SCENARIO, encoding="utf-8")
    (root / "rulebook" / "errata.toml").write_text(ERRATUM, encoding="utf-8")
    assert load_spec(root).rulebook.errata_of("ACT-01")
    other = tmp_path / "other"
    shutil.copytree(root, other)
    (other / "rulebook" / "errata.toml").write_text(ERRATUM.replace("ACT-01/one", proof), encoding="utf-8")
    with pytest.raises(BadFile, match=f"errata.toml: C-01: {proof} is no scenario of its rules, ACT-01"):
        load_spec(other)
