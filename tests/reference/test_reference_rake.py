"""The rake: what is refused, how much is taken, of which chips, and that every chip is somewhere (POT-04)."""

import pytest
from reference_hands import dealt, deck_for, opened, play, whole

from holdem_reference import Hand, TableError

NO_DROP = {"no_flop_no_drop": "on"}
LIMPED = "3 c, 1 f, 2 x"  # a pot of 25
SIDE_POTS = deck_for(["AcAd", "KcKd", "QcQd"], "2c5d7h9sJd")  # seats 1 (60), 2 (200) and 3 (200) in this order


@pytest.mark.parametrize(
    ("rake", "reason"),
    [
        ((0, None, None), "above 0 and up to 100 percent, not 0"),
        ((-5, None, None), "above 0 and up to 100 percent, not -5"),
        ((100.01, None, None), "up to 100 percent, not 100.01"),
        ((float("nan"), None, None), "not nan"),
        ((float("inf"), None, None), "not inf"),
        ((True, None, None), "not True"),
        (("10", None, None), "not '10'"),
        ((None, None, None), "not None"),
        ((2.125, None, None), "at most two decimals, 2.125 has more"),
        ((1e-7, None, None), "at most two decimals, 1e-07 has more"),
        ((10, -1, None), "the cap of the rake is at least 0, not -1"),
        ((10, 2.5, None), "the cap of the rake is a whole number of chips, not 2.5"),
        ((10, None, 0), "the unit of the rake is at least 1, not 0"),
        ((10, None, 0.5), "the unit of the rake is a whole number of chips, not 0.5"),
        ((10, None, 7), "a rake in units of 7 cannot be paid in chips of 5"),
    ],
)
def test_a_nonsense_rake_is_refused(rake, reason):
    with pytest.raises(TableError, match=reason) as refusal:
        Hand({1: 1000, 2: 1000}, 1, 5, 10, chip_unit=5, rake=rake)
    assert refusal.value.rule == "POT-04"


@pytest.mark.parametrize(
    ("pot", "rake", "taken"),
    [
        (2000, (10, 400, None), 200),
        (4100, (10, 400, None), 400),
        (4100, (10, 400, 100), 400),
        (1500, (10, 400, 100), 100),
        (9000, (10, 450, 100), 400),
        (9000, (10, 0, None), 0),
        (999, (10, None, None), 99),
        (999, (100, None, None), 999),
        (9, (10, None, None), 0),
        (200, (0.5, None, None), 1),
        (10**15 + 40, (2.5, None, None), 25 * 10**12 + 1),
        (400, (7.25, None, None), 29),
        (100 * (2**53 - 1), (0.01, None, None), (2**53 - 1) // 100),
    ],
)
def test_the_share_is_capped_and_rounded_down(pot, rake, taken):
    assert opened(1000, 1000, rake=rake).rake_of(pot) == taken


def test_every_percent_of_two_decimals_is_exact():
    for hundredths in range(1, 10_001):
        assert opened(1000, 1000, rake=(hundredths / 100, None, None)).rake_of(10_000) == hundredths


def test_without_a_unit_the_rake_is_made_of_the_smallest_chip():
    assert opened(1000, 1000, chip_unit=5, rake=(10, None, None)).rake_of(190) == 15
    assert opened(1000, 1000, chip_unit=5, rake=(10, None, 10)).rake_of(190) == 10


def test_nothing_is_taken_before_the_hand_is_over():
    hand = play(dealt(1000, 1000, 1000, rake=(10, None, None)), LIMPED)
    assert (hand.over, hand.raked, hand.pot) == (False, 0, 25)


def test_uncalled_chips_are_not_raked_and_the_pots_are_shown_before_the_rake():
    hand = play(dealt(1000, 1000, 1000, rake=(10, None, None)), LIMPED + ", 2 b500, 3 f")
    assert (hand.raked, hand.returned, hand.payouts) == (2, {2: 500}, {2: 23})
    assert (hand.pot, hand.pots) == (525, [(25, [2])])
    assert hand.stacks == {1: 995, 2: 1013, 3: 990}


@pytest.mark.parametrize(
    ("script", "off", "on"),
    [
        ("3 r30, 1 f, 2 f", 2, 0),  # of 25
        (LIMPED + ", 2 b10, 3 f", 2, 2),
        ("3 r1000, 1 f, 2 c", 200, 200),  # of 2005; the board is run out
    ],
)
def test_hands_without_a_flop_are_free_where_the_house_says_so(script, off, on):
    for switches, taken in ((None, off), (NO_DROP, on)):
        hand = play(dealt(1000, 1000, 1000, rake=(10, None, None), switches=switches), script)
        assert (hand.raked, sum(hand.stacks.values())) == (taken, 3000 - taken)


@pytest.mark.parametrize(
    ("rake", "taken", "payouts"),
    [
        ((10, None, None), 46, {1: 134, 2: 280}),  # of 180 and 280
        ((10, 40, None), 40, {1: 140, 2: 280}),  # one cap for the hand
        ((50, None, None), 230, {2: 230}),  # the main pot is not enough
    ],
)
def test_side_pots_are_raked_from_the_main_pot_on(rake, taken, payouts):
    hand = play(dealt(60, 200, 200, deck=SIDE_POTS, rake=rake), "3 r200, 1 c, 2 c")
    assert [pot.amount for pot in hand.pots] == [180, 280]
    assert (hand.raked, hand.payouts) == (taken, payouts)


def test_each_hand_is_raked_and_the_chips_are_gone():
    hand = play(dealt(1000, 1000, 1000, rake=(10, None, None)), LIMPED + ", 2 b10, 3 f")
    later = hand.next_hand()
    later.deal(whole())
    assert (later.raked, sum(later.stacks.values()) + later.pot) == (0, 2998)
    play(later, "1 c, 2 f, 3 x, 3 b10, 1 f")
    assert (later.raked, sum(later.stacks.values())) == (2, 2996)


def test_a_void_hand_is_not_raked():
    hand = play(dealt(1000, 1000, 1000, rake=(10, None, None)), LIMPED)
    assert hand.report("fouled_deck", card="As") == "void"
    assert (hand.raked, sum(hand.stacks.values())) == (0, 3000)
