"""The model: what a run says, and what it must never say."""

from __future__ import annotations

import pytest
from refresh import SAMPLE

from floorman import events
from floorman.events import EngineEntry, EngineSummary, Footer, Result, RuleEntry, Run, ScenarioEntry
from floorman.render.model import BadStream, load
from floorman.render.words import Standing
from floorman.verdict import Outcome, Verdict


def test_sample_holds_every_verdict(run):
    assert {event.verdict for event in run if isinstance(event, Result)} == set(Verdict)


def test_outcomes_are_counted_from_the_results(run):
    model = load(run)
    assert [model.outcome(engine) for engine in model.engines] == [
        Outcome.CONFORMANT,
        Outcome.NOT_CONFORMANT,
        Outcome.NOT_CONFORMANT,
    ]
    assert model.warnings == []


def test_counts_add_up_to_all_scenarios(run):
    model = load(run)
    assert [sum(model.counts(engine).values()) for engine in model.engines] == [len(model.scenarios)] * 3


@pytest.mark.parametrize("other", [v for v in Verdict if v not in (Verdict.PASS, Verdict.UNSUPPORTED)])
def test_rule_with_a_pass_and_something_else_is_not_kept(small_run, other):
    model = load(small_run(Verdict.PASS, other))
    assert model.rule_verdict("under-test", "POT-01") is other
    assert model.matrix[0].cells["under-test"][Standing.KEPT] == 0
    assert model.rule_note("under-test", "POT-01") == "1 of 2"


def test_rule_is_judged_by_the_scenarios_that_the_engine_claims(small_run):
    model = load(small_run(Verdict.UNSUPPORTED, Verdict.PASS))
    assert model.rule_verdict("under-test", "POT-01") is Verdict.PASS
    assert model.rule_note("under-test", "POT-01") == "1 of 2"


def test_rule_without_a_claimed_scenario_is_not_claimed(small_run):
    model = load(small_run(Verdict.UNSUPPORTED, Verdict.UNSUPPORTED))
    cell = model.matrix[0].cells["under-test"]
    assert {standing: n for standing, n in cell.items() if n} == {Standing.UNCLAIMED: 1}
    assert model.outcome("under-test") is Outcome.UNPROVED


def test_missing_result_is_not_run_and_the_file_truncated(small_run):
    model = load(small_run(Verdict.PASS, None))
    missing = model.result("under-test", "POT-01/s1")
    assert (missing.verdict, missing.reason) == (Verdict.NOT_RUN, "the file ends before its result")
    assert model.outcome("under-test") is Outcome.UNPROVED
    assert "truncated" in model.warnings[0]


def test_half_written_line_keeps_what_came_before():
    lines = SAMPLE.read_bytes().splitlines()
    model = load(events.read([*lines[:-1], lines[-1][:40]]))
    assert "truncated: a line cannot be read" in model.warnings[0]
    assert len(model.results) == 36


def test_interrupted_run_is_said_to_be_partial(small_run):
    footer = Footer(
        engines=[EngineSummary(engine="under-test", outcome="unproved", counts={"pass": 1})],
        partial=True,
        reason="Ctrl-C",
    )
    model = load(small_run(Verdict.PASS, None, footer=footer))
    assert model.warnings == [
        "The run is partial: it was interrupted (Ctrl-C). Scenarios without a result are not run."
    ]
    assert model.result("under-test", "POT-01/s1").reason == "Ctrl-C"


@pytest.mark.parametrize(
    "summary",
    [
        EngineSummary(engine="under-test", outcome="conformant", counts={"pass": 1}),
        EngineSummary(engine="under-test", outcome="not conformant", counts={"pass": 2}),
        EngineSummary(engine="another", outcome="not conformant", counts={"fail": 1}),
    ],
)
def test_footer_cannot_make_a_run_look_better(small_run, summary):
    model = load(small_run(Verdict.FAIL, footer=Footer(engines=[summary])))
    assert model.outcome("under-test") is Outcome.NOT_CONFORMANT
    assert len(model.warnings) == 1
    assert "under-test" in model.warnings[0]


def test_engine_that_did_not_start_is_not_run_and_parts_from_nobody(run):
    footer = run.pop()
    model = load([*run, EngineEntry(name="ghost", problem="no such command"), footer])
    assert model.counts("ghost")[Verdict.NOT_RUN] == len(model.scenarios)
    assert model.result("ghost", "POT-02/board-plays").reason == "no such command"
    assert model.outcome("ghost") is Outcome.UNPROVED
    assert model.partings == load([*run, footer]).partings


def test_partings_name_the_rules_that_one_engine_breaks_first(run):
    ids = [rule.id for rule in load(run).partings]
    assert ids[:4] == ["RANK-09", "RANK-30", "ACT-02", "RAISE-07"]
    assert "MIS-01" not in ids


def test_rules_without_a_test_are_counted_apart(run):
    unasked = [event for event in run if getattr(event, "chapter", "") != "pot" or isinstance(event, RuleEntry)]
    unasked = [e for e in unasked if not (isinstance(e, Result) and e.scenario.startswith("POT"))]
    rows = {row.chapter: row for row in load(unasked).matrix}
    assert (rows["deal"].asked, rows["deal"].excluded) == (1, 1)
    assert (rows["misdeal"].asked, rows["misdeal"].untested) == (0, 1)
    assert (rows["pot"].asked, rows["pot"].unasked) == (0, 2)
    assert sum(rows["misdeal"].cells["reference"].values()) == 0


def test_scenario_of_two_rules_counts_for_both(run):
    model = load(run)
    assert "POT-03/third-hand-takes-nothing" in [scenario.id for scenario in model.by_rule["POT-02"]]
    assert "POT-03/third-hand-takes-nothing" in [scenario.id for scenario in model.by_rule["POT-03"]]


def _other_format(stream):
    first = stream[0]
    return [Run(**{name: getattr(first, name) for name in Run.__struct_fields__} | {"format": 99}), *stream[1:]]


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda s: [], "empty"),
        (lambda s: s[1:], "first line is not the run"),
        (_other_format, "format 99"),
        (lambda s: [*s, s[0]], "after the footer"),
        (lambda s: [*s[:-1], s[0]], "second run"),
        (lambda s: [e for e in s if not isinstance(e, RuleEntry)], "does not list"),
        (lambda s: [e for e in s if not isinstance(e, ScenarioEntry)], "does not list both"),
        (lambda s: [e for e in s if not isinstance(e, EngineEntry)], "does not list both"),
        (lambda s: [*s[:-1], s[-2]], "result ('python: rough.engine', 'POT-03/third-hand-takes-nothing') twice"),
    ],
)
def test_stream_that_is_not_one_run_is_refused(run, spoil, problem):
    with pytest.raises(BadStream) as caught:
        load(spoil(run))
    assert problem in str(caught.value)
