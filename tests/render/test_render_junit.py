"""JUnit: the structure that CI systems read, and nothing that did not run among the passed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from floorman.events import EngineEntry
from floorman.render.junit import render_junit
from floorman.render.model import load
from floorman.verdict import Verdict

EXPECTED = {
    Verdict.PASS: None,
    Verdict.WARN: None,
    Verdict.FAIL: "failure",
    Verdict.CRASH: "error",
    Verdict.TIMEOUT: "error",
    Verdict.GARBAGE: "error",
    Verdict.BLOCKED: "skipped",
    Verdict.DECLINED: "skipped",
    Verdict.UNOBSERVABLE: "skipped",
    Verdict.UNSUPPORTED: "skipped",
    Verdict.NOT_RUN: "skipped",
}
# What may stand in an element, in this order: child -> at most how often (None: any number).
GRAMMAR = {
    "testsuites": {"testsuite": None},
    "testsuite": {"properties": 1, "testcase": None, "system-out": 1, "system-err": 1},
    "testcase": {"properties": 1, "skipped": 1, "error": 1, "failure": 1, "system-out": 1, "system-err": 1},
    "properties": {"property": None},
}
NEEDED = {
    "testsuite": {"name", "tests", "failures", "errors", "skipped"},
    "testcase": {"name", "classname"},
    "property": {"name", "value"},
    "failure": {"type", "message"},
    "error": {"type", "message"},
    "skipped": {"message"},
}


@pytest.fixture
def root(run):
    return ElementTree.fromstring(render_junit(run).encode())


def _outcome(case) -> str | None:
    return next((child.tag for child in case if child.tag in ("failure", "error", "skipped")), None)


def _properties(element) -> dict[str, str]:
    return {p.get("name"): p.get("value") for p in element.find("properties")}


def test_structure_is_that_of_junit(root):
    for element in root.iter():
        assert NEEDED.get(element.tag, set()) <= set(element.attrib), element.tag
        allowed = GRAMMAR.get(element.tag, {})
        tags = [child.tag for child in element]
        assert tags == sorted(tags, key=list(allowed).index)
        assert all(most is None or tags.count(tag) <= most for tag, most in allowed.items())


def test_counts_are_those_of_the_cases(root):
    for suite in root:
        outcomes = [_outcome(case) for case in suite.iter("testcase")]
        assert int(suite.get("tests")) == len(outcomes) == 12
        assert int(suite.get("failures")) == outcomes.count("failure")
        assert int(suite.get("errors")) == outcomes.count("error")
        assert int(suite.get("skipped")) == outcomes.count("skipped")
    assert int(root.get("tests")) == 36


def test_every_verdict_has_its_element(root):
    seen = set()
    for case in root.iter("testcase"):
        verdict = Verdict(_properties(case)["verdict"])
        seen.add(verdict)
        assert _outcome(case) == EXPECTED[verdict], verdict
    assert seen == set(Verdict)


def test_warning_passes_and_is_said(root):
    (case,) = [case for case in root.iter("testcase") if _properties(case)["verdict"] == "warn"]
    assert "The engine took a fourth raise." in case.findtext("system-out")


def test_case_names_scenario_engine_chapter_and_preset(root):
    case = root.find("testsuite[@name='oakroom']/testcase[@name='RAISE-07/raiser-may-not-raise-again']")
    assert case.get("classname") == "oakroom.raise"
    assert _properties(case) == {
        "rule": "RAISE-07",
        "scenario": "RAISE-07/raiser-may-not-raise-again",
        "engine": "oakroom",
        "verdict": "fail",
        "preset": "tda-2024",
    }
    assert "And UTG may not raise\nexpected: UTG may not raise\nseen: UTG may raise" in case.findtext("failure")


def test_skipped_case_says_why(root):
    case = root.find("testsuite[@name='oakroom']/testcase[@name='SHOW-06/best-hand-mucked']")
    assert case.find("skipped").get("message") == "declined: Oakroom's interface has no verb to muck"


def test_truncated_run_skips_what_is_missing_and_says_so(small_run):
    root = ElementTree.fromstring(render_junit(small_run(Verdict.PASS, None)))
    assert [_outcome(case) for case in root.iter("testcase")] == [None, "skipped"]
    assert "truncated" in root.findtext("testsuite/system-err")


def test_engine_that_did_not_start_passes_nothing(run):
    root = ElementTree.fromstring(render_junit([*run[:-1], EngineEntry(name="ghost", problem="no such file"), run[-1]]))
    suite = root.find("testsuite[@name='ghost']")
    assert suite.get("skipped") == suite.get("tests") == str(len(load(run).scenarios))
    assert "no such file" in suite.findtext("system-err")


def test_hostile_text_is_written_out(small_run):
    text = render_junit(small_run(Verdict.FAIL, reason="\x00\x1b[31m \ud800 \ufffe ]]> <b>", log="\x08"))
    case = ElementTree.fromstring(text.encode()).find("testsuite/testcase")
    assert case.find("failure").get("message") == r"\x00\x1b[31m \ud800 \ufffe ]]> <b>"
    assert case.findtext("system-err") == r"\x08"
