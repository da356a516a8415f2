"""The wager unit: bets and raises in the chips of the blinds, and what smaller chips are good for."""

import pytest
from reference_hands import dealt, deck_for, kinds, opened, play

from holdem_reference import Hand, IllegalAction, TableError

FIVES = {"wager_unit": 5}
LEFT_OUT = FIVES | {"switches": {"small_chips": "do_not_play"}}
CORRECTS = FIVES | {"switches": {"on_illegal_amount": "correct"}}
LIMPED = "3 c, 1 c, 2 x"
BOARD = "Kc Qh 9d 4s 3h"


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"wager_unit": 0}, "the wager unit is at least 1, not 0"),
        ({"wager_unit": 2.5}, "the wager unit is a whole number of chips, not 2.5"),
        ({"wager_unit": 10}, "the small blind of 5 is no whole number of chips of 10"),
        ({"wager_unit": 5, "big_blind": 12}, "the big blind of 12 is no whole number of chips of 5"),
        ({"wager_unit": 5, "forced": {2: 8}}, "the forced bet of seat 2 of 8 is"),
        ({"wager_unit": 5, "straddle": (3, 22), "switches": {"straddle": "utg_or_button"}}, "the straddle of 22 is"),
        ({"wager_unit": 5, "structure": "fixed-limit", "big_bet": 21}, "the big bet of 21 is"),
        ({"wager_unit": 5, "structure": "spread-limit", "spread": (10, 12, 12)}, "a figure of the spread of 12 is"),
        ({"ante": ("uniform", 1)} | LEFT_OUT, "the ante of 1 is no whole number of chips of 5"),
        ({"seats": {1: 1000, 2: 1000, 3: 4}} | LEFT_OUT, "seat 3 has 4, less than one chip of 5"),
    ],
)
def test_a_table_whose_chips_do_not_fit_is_refused(table, reason):  # XR-24
    settings = {"seats": dict.fromkeys((1, 2, 3), 1000), "button": 3, "small_blind": 5, "big_blind": 10} | table
    with pytest.raises(TableError, match=reason) as refusal:
        Hand(**settings)
    assert refusal.value.rule == "XR-24"


def test_antes_in_smaller_chips_are_taken_where_those_play_in_an_all_in():
    assert opened(1000, 1000, 1000, ante=("uniform", 1), **FIVES).pot == 18


@pytest.mark.parametrize("to", [11, 12, 14, 501])
def test_a_bet_between_whole_chips_is_refused(to):  # XR-24
    hand = play(dealt(1000, 1000, 1000, **FIVES), LIMPED)
    with pytest.raises(IllegalAction, match=f"XR-24: a bet takes whole chips of 5, you said {to}"):
        hand.act(1, "bet", to)
    assert play(hand, "1 b15").bets[1] == 15


def test_a_bet_below_the_least_is_refused_for_that():  # XR-23 comes before XR-24
    hand = play(dealt(1000, 1000, 1000, **FIVES), LIMPED)
    with pytest.raises(IllegalAction, match="XR-23: the smallest bet is 10, you said 7"):
        hand.act(1, "bet", 7)


@pytest.mark.parametrize(("to", "taken"), [(7, 10), (12, 10), (19, 15), (20, 20), (989, 985), (999, 990)])
def test_a_house_that_corrects_leaves_the_small_chips_out(to, taken):  # XR-24, XR-34, XR-95
    hand = play(dealt(1000, 1000, 1000, **CORRECTS), LIMPED)
    assert hand.act(1, "bet", to) == taken


def test_an_all_in_of_small_chips_is_called_and_raised_in_whole_ones():  # XR-24, RAISE-01
    hand = play(dealt(23, 1000, 1000, **FIVES), LIMPED)
    assert hand.options().bet == (10, 13)
    play(hand, "1 b13")
    assert (hand.options().call, hand.options().raise_) == (13, (30, 990))
    with pytest.raises(IllegalAction, match="RAISE-01: the smallest raise is to 30, you said 26"):
        hand.act(2, "raise", 26)


def test_a_stack_below_the_least_raise_goes_in_as_it_is():  # RAISE-06: 28 is all, and the least is 30
    hand = play(dealt(23, 38, 1000, **FIVES), LIMPED + ", 1 b13")
    assert hand.options().raise_ == (28, 28)


def test_the_limit_of_the_pot_is_brought_down():  # XR-41: 13 + 30 + 13 + 13 are 69
    hand = play(dealt(23, 1000, 1000, structure="pot-limit", **FIVES), LIMPED + ", 1 b13")
    assert hand.options().raise_ == (30, 65)


@pytest.mark.parametrize(("behind", "most"), [(67, 67), (69, 69), (70, 65)])
def test_an_all_in_is_whole_up_to_the_limit_of_the_pot(behind, most):  # which is 69
    hand = play(dealt(23, behind + 10, 1000, structure="pot-limit", **FIVES), LIMPED + ", 1 b13")
    assert hand.options().raise_ == (30, most)


def test_small_chips_that_do_not_play_lie_beside_the_stack():  # XR-24
    hand = play(dealt(23, 1000, 1000, **LEFT_OUT), LIMPED)
    assert hand.options().bet == (10, 10) and hand.stacks[1] == 13
    with pytest.raises(IllegalAction, match="XR-24: 3 chips of seat 1 do not play, so the most is 10"):
        hand.act(1, "bet", 13)
    with pytest.raises(IllegalAction, match="RAISE-04"):
        hand.act(1, "bet", 14)
    play(hand, "1 b10")
    player = hand.by_seat[1]
    assert (player.status, player.behind, hand.options().call) == ("all_in", 3, 10)
    assert play(hand, "2 c, 3 c").to_act == 2 and hand.pot == 60


def test_a_call_takes_the_whole_chips_only():  # XR-24
    hand = play(dealt(23, 1000, 1000, **LEFT_OUT), LIMPED + ", 1 x, 2 b20, 3 c")
    assert (hand.options().call, kinds(hand)) == (10, {"fold", "call"})
    hand = play(hand, "1 c, 2 x, 3 x, 2 x, 3 x")
    assert hand.over and [pot.amount for pot in hand.pots] == [60, 20]


def test_a_blind_takes_the_whole_chips_only():  # XR-24
    hand = opened(1000, 13, 1000, **LEFT_OUT)
    assert hand.by_seat[2].all_in and (hand.bets[2], hand.stacks[2]) == (10, 3)


@pytest.mark.parametrize(("winner", "stack"), [("AsAd", 43), ("2c7d", 3)])
def test_the_small_chips_are_the_players_when_the_hand_is_over(winner, stack):  # XR-24
    loser = "2c7d" if winner == "AsAd" else "AsAd"
    hand = dealt(23, 1000, 1000, deck=deck_for([winner, loser, "8c8d"], BOARD), **LEFT_OUT)
    play(hand, "3 f, 1 c, 2 x, 1 b10, 2 c")
    assert hand.over and hand.stacks[1] == stack
    assert sum(hand.stacks.values()) == 2023


def test_the_next_hand_counts_the_small_chips_again():  # 28 and what the loser has put in, 10 and 15, are 53
    hand = dealt(28, 1000, 1000, deck=deck_for(["AsAd", "2c7d", "8c8d"], BOARD), **LEFT_OUT)
    play(hand, "3 f, 1 c, 2 x, 1 b15, 2 c")
    following = hand.next_hand()  # seat 1 is on the button
    assert (following.by_seat[1].stack, following.by_seat[1].odd) == (50, 3)


def test_a_player_with_small_chips_only_has_left_before_the_next_hand():  # XR-24
    hand = dealt(23, 1000, 1000, deck=deck_for(["2c7d", "AsAd", "8c8d"], BOARD), **LEFT_OUT)
    play(hand, "3 f, 1 c, 2 x, 1 b10, 2 c")
    assert sorted(hand.next_hand().by_seat) == [2, 3]


def test_a_misdeal_gives_everything_back():  # XR-62
    hand = dealt(23, 1000, 1000, **LEFT_OUT)
    assert hand.report("card_exposed", cards=[1]) == "misdeal"
    assert (hand.by_seat[1].stack, hand.by_seat[1].odd, hand.stacks[1]) == (15, 3, 18)
