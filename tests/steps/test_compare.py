"""Hands are compared only where the engine has the cards that it was given."""

from __future__ import annotations

import pytest

from floorman.engines import connect, find_engine
from floorman.examiner import Examiner
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec

SPEC = load_spec()


def verdict(mutant, scenario):
    """The verdict on a mutant of the reference, and why."""
    (case,) = select(SPEC, [scenario])
    engine = find_engine(f"mutant:{mutant}")
    result = Examiner(engine.name, connect(engine), SPEC.rulebook.preset("seed").values).examine(case)
    return str(result.verdict), result.reason


@pytest.mark.parametrize(
    ("mutant", "reason"),
    [
        ("two_burns", "the engine has other cards on the table than it was given"),
        ("dealt_counter_clockwise", "the engine has other cards at seat 1 than it was given"),
    ],
)
def test_other_cards_are_no_wrong_ranking(mutant, reason):
    found, why = verdict(mutant, "RANK-04/ten-high-over-eight-high")
    assert found == "blocked" and why.startswith(reason)


def test_a_wrong_ranking_of_the_cards_that_were_given_fails():
    assert verdict("straight_flushes_are_equal", "RANK-04/ten-high-over-eight-high")[0] == "fail"
