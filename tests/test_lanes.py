"""The results of an engine's parts come back in one row, as one process would have got them."""

from __future__ import annotations

from judged_parts import CASES, ENGINE, PASS, TIMEOUT, fill, in_order, judged, plan, reasons, verdicts

from floorman.events import EngineEntry
from floorman.lanes import Lane
from floorman.recording import Recorder
from floorman.verdict import Verdict


def test_a_part_waits_for_what_comes_before_it(lane, written):
    fill(lane, 1, *[PASS] * 4)
    lane.end(1)
    assert written == []
    lane.add(0, [EngineEntry(name="one")])
    lane.add(0, [judged(0)])
    assert len(written) == 2
    lane.add(0, [judged(1)])
    assert len(written) == 1 + 4
    lane.add(0, [judged(4)])
    lane.add(0, [judged(5)])
    assert isinstance(written[0], EngineEntry) and in_order(written)


def test_timeouts_in_a_row_are_counted_across_the_border(lane, written):
    fill(lane, 0, PASS, TIMEOUT, PASS, PASS)
    fill(lane, 1, TIMEOUT, TIMEOUT, PASS, PASS)
    assert verdicts(written) == ["pass"] + ["timeout"] * 3 + ["not-run"] * 4
    assert reasons(written) == {"the engine did not answer in time 3 times in a row with no answer between"}
    assert in_order(written)


def test_timeouts_in_a_row_for_one_part_are_none_where_another_has_answered_between(lane, written):
    fill(lane, 0, PASS, TIMEOUT, TIMEOUT, TIMEOUT)
    fill(lane, 1, PASS, PASS, PASS, PASS)
    assert verdicts(written) == ["pass", "timeout", "pass", "pass", "timeout", "timeout", "pass", "pass"]


def test_what_was_found_of_later_scenarios_of_an_engine_that_is_given_up_does_not_count(lane, written):
    fill(lane, 1, *[PASS] * 4)
    lane.end(1)
    lane.add(0, [EngineEntry(name="one")])
    lane.add(0, [judged(0, Verdict.CRASH, given_up="it does not start again")])
    assert lane.given_up == "it does not start again"
    lane.end(0, "its process was ended")
    assert verdicts(written) == ["crash"] + ["not-run"] * 7
    assert reasons(written) == {"it does not start again"}


def test_a_part_that_is_lost_costs_its_own_scenarios_only(lane, written):
    fill(lane, 0, PASS)
    fill(lane, 1, *[PASS] * 4)
    lane.end(1)
    lane.end(0, "lost")
    assert verdicts(written) == ["pass", "not-run", "pass", "pass", "not-run", "not-run", "pass", "pass"]
    assert reasons(written) == {"lost"} and in_order(written)


def test_a_first_part_that_is_lost_at_once_leaves_an_entry_with_the_problem(lane, written):
    lane.end(0, "lost")
    assert written[0] == EngineEntry(name="one", problem="lost")


def test_an_interrupt_keeps_what_has_been_found(lane, written):
    fill(lane, 0, PASS)
    fill(lane, 1, PASS)
    lane.end_all("interrupted")
    assert verdicts(written) == ["pass", "not-run", "pass"] + ["not-run"] * 5
    assert in_order(written)


def test_a_small_run_is_not_split():
    recorder = Recorder([ENGINE], CASES, lambda event: None, lambda *_: None)
    assert Lane(0, ENGINE, plan(), 4, recorder).parts == [[range(0, 8)]]
    assert Lane(0, ENGINE, plan(cases=[]), 4, recorder).parts == [[]]
