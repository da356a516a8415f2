"""The betting structures: how large a bet or raise may be, half bets, the cap.

The amounts are worked out from the rule, in the comments where it takes more than a glance.
"""

import pytest
from reference_hands import dealt, kinds, opened, play

from holdem_reference import IllegalAction, TableError

LIMPED = "3 c, 1 c, 2 x"  # three-handed, to the flop
FIXED = {"structure": "fixed-limit", "blinds": (10, 20), "small_bet": 20, "big_bet": 40}
SPREAD = {"structure": "spread-limit", "blinds": (1, 2), "spread": (2, 10, 10)}


def wagers(hand):
    options = hand.options()
    return options.bet or options.raise_


@pytest.mark.parametrize(
    ("rule", "table"),
    [
        ("LIMIT-01", {"structure": "half-pot-limit"}),
        ("LIMIT-01", {"structure": "no-limit", "cap": 3}),
        ("LIMIT-01", {"structure": "pot-limit", "spread": (5, 10, 10)}),
        ("LIMIT-01", {"structure": "spread-limit", "spread": (10, 20, 20), "small_bet": 10}),
        ("LIMIT-01", {"structure": "fixed-limit", "spread": (10, 20, 20)}),
        ("BLIND-05", {"structure": "fixed-limit", "small_bet": 20}),
        ("LIMIT-03", {"structure": "fixed-limit", "small_bet": 0}),
        ("LIMIT-04", {"structure": "fixed-limit", "big_bet": 9}),
        ("XR-20", {"structure": "fixed-limit", "cap": 0}),
        ("LIMIT-02", {"structure": "fixed-limit", "forced": {1: 5, 2: 15}}),
        ("LIMIT-02", {"structure": "fixed-limit", "straddle": (3, 25), "switches": {"straddle": "utg"}}),
        ("LIMIT-05", {"structure": "spread-limit"}),
        ("LIMIT-05", {"structure": "spread-limit", "spread": (10, 40)}),
        ("LIMIT-05", {"structure": "spread-limit", "spread": (0, 40, 40)}),
        ("LIMIT-05", {"structure": "spread-limit", "spread": (10, 9, 9)}),
        ("LIMIT-07", {"structure": "spread-limit", "spread": (10, 40, 39)}),
        ("LIMIT-05", {"structure": "spread-limit", "spread": (5, 40, 40)}),  # the blind is above the low figure
        ("LIMIT-05", {"structure": "spread-limit", "spread": (20, 40, 40), "switches": {"spread_blind": "given"}}),
        ("LIMIT-05", {"structure": "spread-limit", "spread": (10, 40, 40), "forced": {2: 50}}),
    ],
)
def test_a_nonsense_structure_is_refused(rule, table):
    with pytest.raises(TableError) as refusal:
        opened(1000, 1000, 1000, 1000, **table)
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    ("table", "script", "action", "to", "rule", "words"),
    [
        ({"structure": "pot-limit"}, "", "raise", 36, "XR-41", "the largest raise is to 35, you said 36"),
        ({"structure": "pot-limit"}, "", "raise", 19, "RAISE-01", "the smallest raise is to 20, you said 19"),
        (FIXED, "", "raise", 41, "LIMIT-02", "the largest raise is to 40, you said 41"),
        (FIXED, LIMPED, "bet", 19, "LIMIT-02", "the smallest bet is 20, you said 19"),
        (FIXED, "3 r40, 1 r60, 2 r80", "raise", 100, "RAISE-08", "the round is capped at 3 raises"),
        (SPREAD, "", "raise", 13, "LIMIT-05", "the largest raise is to 12, you said 13"),
        (SPREAD, "", "raise", 3, "LIMIT-06", "the smallest raise is to 4, you said 3"),
        (SPREAD, LIMPED, "bet", 1, "LIMIT-05", "the smallest bet is 2, you said 1"),
    ],
)
def test_a_refusal_names_the_rule_of_the_structure(table, script, action, to, rule, words):
    hand = play(dealt(1000, 1000, 1000, **table), script)
    with pytest.raises(IllegalAction) as refusal:
        hand.act(hand.to_act, action, to)
    assert (refusal.value.rule, refusal.value.message) == (rule, words)


# ---- pot-limit -----------------------------------------------------------------------------------


def test_the_pot_after_the_call():  # XR-41
    hand = dealt(2000, 2000, 2000, structure="pot-limit")
    assert wagers(hand) == (20, 35)  # 10 + 15 + 10
    assert wagers(play(hand, "3 r35")) == (60, 115)  # 35 + 50 + 30
    assert wagers(play(hand, "1 c, 2 c")) == (10, 105)
    assert wagers(play(hand, "1 b50")) == (100, 255)  # 50 + 155 + 50
    assert wagers(play(hand, "2 c")) == (100, 305)  # 50 + 205 + 50


def test_a_pot_below_the_minimum_may_be_exceeded_by_it():  # XR-23: only antes, 6 in the pot, a bet is 10
    hand = dealt(1000, 1000, 1000, structure="pot-limit", forced={}, ante=("uniform", 2))
    assert wagers(hand) == (10, 10)


@pytest.mark.parametrize(
    ("stacks", "forced", "house", "most"),
    [
        ((1000, 1000, 1000), {2: 10}, "full_blinds", 35),
        ((1000, 1000, 1000), {2: 10}, "actual_pot", 30),
        ((1000, 4, 1000), None, "full_blinds", 35),
        ((1000, 4, 1000), None, "actual_pot", 29),
        ((3, 4, 1000, 1000), None, "full_blinds", 35),
        ((3, 4, 1000, 1000), None, "actual_pot", 27),  # 10 + 7 + 10
        ((1000, 1000, 1000, 1000), {1: 5, 2: 10, 3: 20}, "full_blinds", 75),  # three blinds: 20 + 35 + 20
    ],
)
def test_blinds_that_are_not_in_the_pot(stacks, forced, house, most):  # XR-93
    table = {"structure": "pot-limit", "forced": forced, "switches": {"pl_short_blind": house}}
    assert wagers(dealt(*stacks, **table))[1] == most


def test_the_small_blind_as_a_big_blind():  # XR-94
    hand = dealt(1000, 1000, 1000, 1000, structure="pot-limit", switches={"pl_sb_rounding": "true"})
    assert wagers(hand)[1] == 40
    assert wagers(play(hand, "3 c"))[1] == 50
    assert wagers(play(hand, "4 f"))[1] == 40  # its own call makes it a big blind: 10 + 25 + 5
    assert wagers(play(hand, "1 f"))[1] == 40  # the big blind owes nothing: 10 + 30
    assert wagers(play(hand, "2 r40"))[1] == 125  # 40 + 55 + 30, the real pot from now on


@pytest.mark.parametrize(("said", "made"), [(12, 20), (19, 20), (20, 20), (35, 35), (36, 35), (900, 35)])
def test_a_wrong_amount_is_corrected_where_the_house_corrects(said, made):  # XR-34, XR-95
    hand = dealt(1000, 1000, 1000, structure="pot-limit", switches={"on_illegal_amount": "correct"})
    assert hand.act(3, "raise", said) == made
    assert (hand.bets[3], hand.options().call) == (made, made - 5)


# ---- fixed-limit ---------------------------------------------------------------------------------


def test_one_size_a_street():  # LIMIT-02, LIMIT-03, LIMIT-04
    hand = dealt(1000, 1000, 1000, **FIXED)
    assert wagers(hand) == (40, 40)
    assert wagers(play(hand, "3 r40")) == (60, 60)
    assert wagers(play(hand, "1 c, 2 c")) == (20, 20)
    assert wagers(play(hand, "1 b20")) == (40, 40)
    assert wagers(play(hand, "2 c, 3 c")) == (40, 40)
    assert wagers(play(hand, "1 b40")) == (80, 80)
    assert wagers(play(hand, "2 c, 3 c")) == (40, 40)


def test_the_bets_are_one_and_two_big_blinds_if_not_set():
    hand = opened(100, 100, blinds=(1, 2), structure="fixed-limit")
    assert (hand.small_bet, hand.big_bet) == (2, 4)


@pytest.mark.parametrize(
    ("all_in", "next_raise", "owed", "reopened"),
    [(21, 40, 1, False), (28, 40, 8, False), (29, 40, 9, False), (30, 50, 10, True), (39, 59, 19, True)],
)
def test_half_a_bet(all_in, next_raise, owed, reopened):  # XR-18: over a bet of 20
    hand = play(dealt(1000, 20 + all_in, 1000, **FIXED), f"{LIMPED}, 1 b20, 2 r{all_in}")
    assert wagers(hand) == (next_raise, next_raise)
    hand = play(hand, "3 c")
    assert (hand.options().call, wagers(hand)) == (owed, (next_raise, next_raise) if reopened else None)


def test_small_all_ins_add_up_for_each_player():  # XR-18
    hand = play(dealt(1000, 48, 1000, 54, **FIXED), "3 c, 4 c, 1 c, 2 x, 1 b20, 2 r28, 3 c, 4 r34")
    assert (hand.to_act, hand.options().call, wagers(hand)) == (1, 14, (54, 54))
    assert (play(hand, "1 c").to_act, hand.options().call, kinds(hand)) == (3, 6, {"fold", "call"})


def test_a_straddle_is_two_bets_and_no_raise():  # XR-12, XR-20
    table = FIXED | {"straddle": (3, 40), "switches": {"straddle": "utg"}}
    hand = dealt(1000, 1000, 1000, 1000, **table)
    assert wagers(hand) == (60, 60)
    assert wagers(play(hand, "4 r60, 1 r80")) == (100, 100)
    assert wagers(play(hand, "2 r100")) is None


# ---- the cap -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("switches", "cap", "raises"),
    [
        ({}, None, 3),
        ({"raise_cap": "4"}, None, 4),
        ({"raise_cap": "none"}, None, 9),
        ({"raise_cap": "house"}, None, 9),  # a number that nobody set
        ({"raise_cap": "house"}, 2, 2),
        ({"raise_cap": "3"}, 5, 5),  # the game's own number
        ({"cap_counts_blind": "false"}, None, 4),  # the first of them is the bet
    ],
)
def test_raises_before_the_flop(switches, cap, raises):  # RAISE-08, XR-20
    hand = dealt(1000, 1000, 1000, **FIXED, switches=switches, cap=cap)
    made = 0
    while made < 9 and wagers(hand):
        hand.act(hand.to_act, "raise", wagers(hand)[0])
        made += 1
    assert made == raises


@pytest.mark.parametrize(
    ("house", "cap", "script", "open_"),
    [
        ("rrop", 3, f"{LIMPED}, 1 b20, 2 f, 3 r40, 1 r60, 3 r80", True),
        ("rrop", 3, f"{LIMPED}, 1 b20, 2 r40, 3 r60, 1 r80, 2 f", False),
        ("wsop_cash", 4, f"{LIMPED}, 1 b20, 2 f, 3 r40, 1 r60, 3 r80", True),
        ("wsop_cash", 4, f"{LIMPED}, 1 b20, 2 f, 3 r40, 1 r60, 3 r80, 1 r100", False),
        ("wsop_cash", 4, "3 c, 1 f, 2 x, 2 b20, 3 r40, 2 r60, 3 r80, 2 r100", True),
        ("tda", 4, f"{LIMPED}, 1 b20, 2 f, 3 r40, 1 r60, 3 r80, 1 r100", False),
        ("tda", 4, "3 c, 1 f, 2 x, 2 b20, 3 r40, 2 r60, 3 r80, 2 r100", False),
    ],
)
def test_the_cap_for_two(house, cap, script, open_):  # XR-21
    hand = play(dealt(1000, 1000, 1000, **FIXED, cap=cap, switches={"cap_heads_up": house}), script)
    assert bool(wagers(hand)) is open_


# ---- spread-limit --------------------------------------------------------------------------------


def test_within_the_spread():  # LIMIT-05, LIMIT-06, LIMIT-07
    hand = dealt(1000, 1000, 1000, **SPREAD | {"spread": (2, 10, 20)})
    assert wagers(hand) == (4, 12)
    assert wagers(play(hand, "3 r9")) == (16, 19)  # it added 7
    assert wagers(play(hand, "1 c, 2 c")) == (2, 10)
    assert wagers(play(hand, "1 x, 2 x, 3 x")) == (2, 20)
    assert wagers(play(hand, "1 b15")) == (30, 35)


@pytest.mark.parametrize(("house", "reopened"), [("full_increment", False), ("half_bet", True)])
def test_a_short_all_in_within_a_spread(house, reopened):  # LIMIT-06: 2 over a bet of 3
    table = {"structure": "spread-limit", "blinds": (1, 1), "spread": (1, 4, 4)}
    hand = dealt(100, 6, 100, **table, switches={"spread_short_all_in": house})
    play(hand, "3 c, 1 x, 2 x, 1 b3, 2 r5")
    assert wagers(hand) == (8, 9)
    assert (wagers(play(hand, "3 c")) is not None) is reopened
