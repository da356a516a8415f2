"""Both front ends, run as a person runs them, give the same verdicts; every verdict is among them."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENGINE = f"cmd: {sys.executable} {HERE / 'engine_by_blind.py'}"
LIMIT = ["--time-limit", "0.7"]

EXPECTED = {
    "ACT-01/well": "pass",
    "ACT-01/each/ends": "crash",
    "ACT-01/each/hangs": "timeout",
    "ACT-01/each/is-no-number": "garbage",
    "ACT-01/each/refuses": "fail",
    "ACT-01/each/declines": "declined",
    "ACT-01/blocked": "blocked",
    "ACT-01/shows-no-pot": "unobservable",
    "ACT-01/shows-no-pot-and-fails": "fail",
    "ACT-01/wrong-player": "fail",
    "ACT-01/needs-a-deck": "unsupported",
    "ACT-01/fancy-house": "unsupported",
    "ACT-02/not-kept": "warn",
}


def run(*command, cwd):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def direct(tmp_path_factory):
    """The direct runner's results by scenario, and its exit code."""
    folder = tmp_path_factory.mktemp("direct")
    done = run(
        sys.executable, "-m", "floorman", "run", ENGINE, "--rulebook", HERE / "spec", "--out", "out", *LIMIT, cwd=folder
    )
    events = [json.loads(line) for line in (folder / "out" / "events.ndjson").read_text().splitlines()]
    return {e["scenario"]: e for e in events if e["event"] == "result"}, done


def pytest_results(folder, *options):
    """The pytest front end's properties by scenario, and the finished process."""
    (folder / "test_rules.py").write_text(
        f"from pytest_bdd import scenarios\nscenarios({str(HERE / 'spec')!r})\n", encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--junitxml", "junit.xml", "--strict-markers"]
    options = ("--rulebook", HERE / "spec", "--engine", ENGINE, *LIMIT, *options)
    done = run(*command, *options, "test_rules.py", cwd=folder)
    found = {}
    for case in ElementTree.parse(folder / "junit.xml").iter("testcase"):
        properties = {p.get("name"): p.get("value") for p in case.iter("property")}
        found[properties["floorman_scenario"]] = (properties, case)
    return found, done


def test_the_direct_runner_gives_every_verdict(direct):
    results, done = direct
    assert {scenario: result["verdict"] for scenario, result in results.items()} == EXPECTED
    assert done.returncode == 1, done.stderr


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_pytest_gives_the_same_verdicts_and_reasons(direct, tmp_path, options):
    found, done = pytest_results(tmp_path, *options)
    results, _ = direct
    assert {scenario: p["floorman_verdict"] for scenario, (p, _) in found.items()} == EXPECTED, done.stdout
    for scenario, (properties, _) in found.items():
        assert properties["floorman_reason"] == results[scenario].get("reason", "")
        assert properties["floorman_engine"] == ENGINE
    assert done.returncode == 1


def test_nothing_that_did_not_run_passes_in_pytest(tmp_path):
    found, _ = pytest_results(tmp_path)
    for scenario, verdict in EXPECTED.items():
        kinds = {child.tag for child in found[scenario][1]} & {"failure", "error", "skipped"}
        wanted = {"pass": set(), "fail": {"failure"}, "crash": {"failure"}, "timeout": {"failure"}, "garbage": {"failure"}}
        assert kinds == wanted.get(verdict, {"skipped"}), scenario


@pytest.mark.parametrize(
    ("slug", "code"),
    [("well", 0), ("shows-no-pot", 10), ("needs-a-deck", 10), ("blocked", 10), ("not-kept", 10), ("wrong-player", 1)],
)
def test_exit_codes_are_the_same(tmp_path, slug, code):
    rule = "ACT-02" if slug == "not-kept" else "ACT-01"
    options = ("--rulebook", HERE / "spec", *LIMIT)
    done = run(sys.executable, "-m", "floorman", "run", ENGINE, "--rule", f"{rule}/{slug}", *options, cwd=tmp_path)
    assert done.returncode == code, done.stdout + done.stderr
    _, done = pytest_results(tmp_path, "-m", f'floorman_scenario(slug="{slug}")')
    assert done.returncode == code, done.stdout


def test_a_failure_shows_the_rule_the_hand_and_one_command(direct, tmp_path):
    _, done = direct
    for text in (done.stdout, pytest_results(tmp_path)[1].stdout):
        assert "ACT-01/wrong-player" in text
        assert "Given a no-limit table with blinds 1/100" in text
        assert "may fold, call or raise" in text  # the rule's text
        assert "SB (seat 2)" in text and "BTN (seat 1)" in text  # expected and seen
        assert "--rule ACT-01/wrong-player" in text
