"""`floorman list`, `show` and the help say what is true."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from floorman.cli.main import cli
from floorman.spec.spec import load_spec

SPEC = load_spec()
BOOK = SPEC.rulebook


def output(*arguments):
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0, result.output
    return result.output


def test_rules_are_listed_with_their_status_and_a_count():
    lines = output("list", "rules").splitlines()
    listed = {line.split()[0]: line for line in lines if line.startswith("  ")}
    assert set(listed) == set(SPEC.rulebook.rules)
    for mark, status in (("[UNTESTED]", "untested"), ("[EXCLUDED: ", "excluded")):
        marked = {rule for rule, line in listed.items() if mark in line}
        assert marked == {rule.id for rule in SPEC.rulebook.rules.values() if SPEC.status(rule) == status}
    assert "scenario" in listed["RAISE-07"] and "UNTESTED" not in listed["RAISE-07"]
    untested = sum("[UNTESTED]" in line for line in lines)
    assert f"{untested} not yet tested" in lines[-1]


def test_rules_of_one_status():
    lines = output("list", "rules", "--status", "untested").splitlines()
    assert all("[UNTESTED]" in line for line in lines if line.startswith("  "))


def test_the_counts_of_each_status_with_the_reasons():
    lines = output("list", "rules", "--status").splitlines()
    counts = {line.split()[0]: int(line.split()[1]) for line in lines if not line.startswith("  ")}
    states = [SPEC.status(rule) for rule in BOOK.rules.values()]
    assert counts == {state: states.count(state) for state in ("tested", "untested", "excluded")} | {"all": len(states)}
    reasons = {line.split()[0]: line.split(maxsplit=1)[1] for line in lines if line.startswith("  ")}
    assert all(reasons[rule.id] == rule.reason for rule in BOOK.rules.values() if SPEC.status(rule) == "excluded")


def test_scenarios_are_listed_by_selector():
    lines = output("list", "scenarios", "RAISE-07").splitlines()
    assert lines[-1] == f"{len(SPEC.by_rule['RAISE-07'])} scenarios"
    assert len(lines) == len(SPEC.by_rule["RAISE-07"]) + 1


def test_engines_and_capabilities():
    engines = output("list", "engines")
    assert "reference" in engines and "pokerkit" in engines and "0.7.7" in engines
    capabilities = output("list", "capabilities").splitlines()
    assert [line.split()[0] for line in capabilities] == list(SPEC.rulebook.capabilities)


def test_show_a_rule_with_its_first_scenario_and_table():
    text = output("show", "RAISE-07")
    for words in ("MUST", "004_52c1e14b4277860a.txt", "Scenarios", "RAISE-07/raiser-may-not-raise-again"):
        assert words in text
    assert "seat 1  BTN" in text.replace("   ", "  ") and "Given" in text


def test_show_the_mistakes_that_are_caught():
    assert "mutant:short_all_in_reopens: A short all-in" in output("show", "RAISE-07")


def test_show_one_scenario():
    text = output("show", "RAISE-07/caller-may-not-raise-either")
    assert "caller-may-not-raise-either" in text and "raiser-may-not-raise-again" not in text


def test_show_what_each_preset_says_of_a_house_rule():
    lines = output("show", "RAISE-07").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("House rule reopen"))
    said = {line.split()[0]: line.split()[1] for line in lines[at:] if line.split()[:1] and line.split()[0] in BOOK.presets}
    assert said == {name: preset.values["reopen"] for name, preset in BOOK.presets.items()}
    assert "WSOP Tournament 2024 96, 96.a" in output("show", "RAISE-07")


def test_show_what_the_sources_get_wrong():
    text = output("show", "RANK-02")
    assert "Erratum C-04 (error): The flush example names the wrong winner" in text
    assert "000_3a60bee5588353e6.txt, L19, L38" in text and "Proof: RANK-02/flush-beside-straight-flush" in text


def test_show_the_erratum_that_a_scenario_proves():
    assert "Erratum C-04" in output("show", "RANK-02/flush-beside-straight-flush")
    assert "Erratum" not in output("show", "RANK-02/flush-and-straight-apart")


def test_show_where_alone_a_rule_holds():
    assert "The rule holds only under rotating." in output("show", "MOVE-03")


@pytest.mark.parametrize("rule", ["MIS-23", "MOVE-04"])
def test_show_says_when_a_rule_is_not_tested(rule):
    assert "Not" in output("show", rule).splitlines()[-1]


def test_every_rule_can_be_shown(monkeypatch):
    monkeypatch.setattr("floorman.spec.spec.load_spec", lambda root: SPEC)
    for rule in SPEC.rulebook.rules:
        assert rule in output("show", rule)


def test_the_help_names_every_exit_code():
    text = output("--help")
    assert all(f"  {code} " in text for code in (0, 1, 2, 3, 4, 5, 10))
