"""What makes no difference: the suits, the names of the seats, and what a chip is worth.

A session of a few hands is played at two tables at once, the second one changed throughout: its settings,
the decks, the acts, what is told of incidents and who comes and goes. Whatever is seen at the first is then
seen at the second, changed in the same way, and what is refused is refused by the same rule.
"""

import random
from itertools import accumulate

from changed_tables import Change, play_alike
from reference_hands import dealt, deck_for, play
from reference_tables import raked_tables

from holdem_reference import SUITS
from hypothesis import given, settings
from hypothesis import strategies as st

CHAIRS = 12  # raked_tables() seats its players on numbers up to this


def ten_times(chips):
    return 10 * chips


@settings(max_examples=250, deadline=None)
@given(raked_tables(), st.integers(), st.permutations(SUITS))
def test_suits_permuted(table, seed, suits):  # RANK-30
    play_alike(table, Change(card=lambda card: card[0] + suits[SUITS.index(card[1])]), seed)


@st.composite
def chair_numbers(draw):
    """Draws other numbers for the chairs: with gaps, and turned by some chairs."""
    numbers = list(accumulate(draw(st.lists(st.integers(1, 5), min_size=CHAIRS, max_size=CHAIRS))))
    turn = draw(st.integers(0, CHAIRS - 1))
    return dict(zip(range(1, CHAIRS + 1), numbers[turn:] + numbers[:turn]))


@settings(max_examples=250, deadline=None)
@given(raked_tables(), st.integers(), chair_numbers())
def test_chairs_renumbered(table, seed, numbers):
    """Only the order round the table counts: the table a few chairs on, or with gaps, plays the same hands."""
    play_alike(table, Change(seat=numbers.__getitem__), seed)


@settings(max_examples=250, deadline=None)
@given(raked_tables(), st.integers())
def test_chips_times_ten(table, seed):
    """No amount is special: stacks, bets, limits and units of chips times ten make all that follows tenfold."""
    play_alike(table, Change(chips=ten_times), seed)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6))
def test_half_bets_times_ten(seed):
    """Half of an odd bet is no whole number of chips, and is not rounded to one (XR-18)."""
    rng = random.Random(seed)
    small_bet = rng.choice([3, 5])
    table = {
        "seats": {seat: rng.randint(1, 6 * small_bet) for seat in range(1, rng.randint(3, 7))},
        "button": 1,
        "small_blind": 1,
        "big_blind": small_bet,
        "chip_unit": 1,
        "structure": "fixed-limit",
        "small_bet": small_bet,
        "big_bet": small_bet + rng.choice([2, 4]),
    }
    play_alike(table, Change(chips=ten_times), seed)


def test_odd_chips_follow_the_smallest_chip():
    """An odd chip is one of the smallest unit (XR-43), so a pot's shares are tenfold only if that is, too."""
    deck = deck_for(["7h2c", "AsKd", "AdKs"], "Qc9d4s8c3h")
    down = "3 c, 1 f, 2 x" + ", 2 x, 3 x" * 3

    def payouts(times, chip_unit):
        stacks = [100 * times] * 3
        return play(dealt(*stacks, deck=deck, blinds=(5 * times, 10 * times), chip_unit=chip_unit), down).payouts

    assert payouts(1, chip_unit=1) == {2: 13, 3: 12}
    assert payouts(10, chip_unit=10) == {2: 130, 3: 120}
    assert payouts(10, chip_unit=1) == {2: 125, 3: 125}
