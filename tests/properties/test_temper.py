"""A temper decides how often a player does what."""

from __future__ import annotations

import random

import pytest
from temper import Temper

OFFERED = [{"action": "fold"}, {"action": "call"}, {"action": "raise", "least": 200, "most": 1000}]


@pytest.mark.parametrize(
    "temper, chosen",
    [
        (Temper(fold=1, wager=0), {"action": "fold"}),
        (Temper(fold=0, wager=0), {"action": "call"}),
        (Temper(fold=0, wager=1, largest=1), {"action": "raise", "to": 1000}),
    ],
)
def test_a_temper_says_how_often_a_player_folds_and_raises(temper, chosen):
    assert temper.choose(random.Random(1), OFFERED) == chosen


def test_wagers_lie_within_what_is_offered_and_are_often_the_least():
    rng, temper = random.Random(1), Temper(fold=0, wager=1, largest=0)
    totals = [temper.choose(rng, OFFERED)["to"] for _ in range(400)]
    assert min(totals) == 200 and max(totals) <= 1000 and 150 < totals.count(200) < 260


def test_a_player_who_may_only_fold_folds():
    assert Temper(fold=0, wager=0).choose(random.Random(1), [{"action": "fold"}]) == {"action": "fold"}


@pytest.mark.parametrize("muck, action", [(0, "show"), (1, "muck")])
def test_a_temper_says_how_often_hands_are_mucked(muck, action):
    offered = [{"action": "show"}, {"action": "muck"}]
    assert Temper(fold=0, wager=0, muck=muck).choose(random.Random(1), offered) == {"action": action}
