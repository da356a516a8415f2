"""The betting: the order of turns, what is open to whom, raises and all-ins.

The amounts are worked out from the rule, in the comments where it takes more than a glance.
"""

import pytest
from reference_hands import dealt, kinds, opened, play

from holdem_reference import IllegalAction

LIMPED = "3 c, 1 c, 2 x"  # three-handed, to the flop


def order(hand):
    return [player.seat for player in hand.waiting]


def refused(hand, seat, action, to=None):
    """Gives the rule and the words of a refusal, and checks that it changed nothing."""
    before = repr(hand.players), hand.to_act, hand.options(), hand.pot, hand.street
    with pytest.raises(IllegalAction) as refusal:
        hand.act(seat, action, to)
    assert before == (repr(hand.players), hand.to_act, hand.options(), hand.pot, hand.street)
    return refusal.value.rule, refusal.value.message


# ---- order ---------------------------------------------------------------------------------------


def test_left_of_the_big_blind_opens():  # ORDER-01, ORDER-02, ORDER-03
    hand = dealt(*[1000] * 6)
    assert order(hand) == [3, 4, 5, 6, 1, 2]
    assert order(play(hand, "3 c, 4 r30")) == [5, 6, 1, 2, 3]


def test_after_the_flop_the_button_is_last():  # ORDER-04, ORDER-05, ORDER-06
    hand = play(dealt(*[1000] * 4), "3 c, 4 c, 1 c, 2 x")
    assert order(hand) == [1, 2, 3, 4]
    assert order(play(hand, "1 x, 2 f, 3 x, 4 x")) == [1, 3, 4]


def test_heads_up_the_button_is_first_then_last():  # XR-03
    hand = dealt(1000, 1000)
    assert order(hand) == [2, 1]
    assert kinds(play(hand, "2 c")) == {"fold", "check", "raise"}
    assert order(play(hand, "1 x")) == [1, 2]


def test_an_all_in_player_is_passed_over():  # ORDER-04
    assert order(play(dealt(10, 1000, 1000, 1000), "3 c, 4 c, 1 c, 2 x")) == [2, 3, 4]


def test_the_board_is_run_out_when_nobody_can_bet():  # ORDER-07: seat 2 owes nothing
    hand = play(dealt(10, 1000, 1000), "3 f, 1 c")
    assert hand.over and hand.street == "showdown" and len(hand.board) == 5


def test_the_last_with_chips_is_asked_while_he_owes():  # ORDER-07, ACT-12
    hand = play(dealt(1000, 200), "2 r200")
    assert (hand.to_act, hand.options().call, kinds(hand)) == (1, 190, {"fold", "call"})
    assert play(hand, "1 c").over


def test_blinds_that_are_all_in_need_no_action():  # ORDER-07
    hand = dealt(8, 3)  # big blind 8 of 10, small blind 3 of 5
    assert hand.over and hand.returned == {1: 5} and sum(hand.payouts.values()) == 6


def test_all_fold_to_the_big_blind():  # ORDER-08: 15 in the pot, 5 of the blind uncalled
    hand = play(dealt(*[1000] * 4), "3 f, 4 f, 1 f")
    assert hand.over and hand.pot == 15 and hand.board == []
    assert (hand.returned, hand.payouts, hand.stacks[2]) == ({2: 5}, {2: 10}, 1005)


# ---- actions -------------------------------------------------------------------------------------


def test_options_before_the_flop_and_after():  # ACT-01, ACT-02, ACT-03, ACT-05, ACT-15
    hand = dealt(1000, 1000, 1000)
    assert kinds(hand) == {"fold", "call", "raise"}
    assert kinds(play(hand, "3 c, 1 c")) == {"fold", "check", "raise"}
    assert kinds(play(hand, "2 x")) == {"fold", "check", "bet"}
    assert kinds(play(hand, "1 b20")) == {"fold", "call", "raise"}


def test_what_is_owed():  # ACT-08, ACT-09, BLIND-06, XR-47
    hand = dealt(1000, 1000, 1000, 25)
    assert hand.options().call == 10
    assert play(hand, "3 r60").options().call == 25  # all that seat 4 has
    assert play(hand, "4 c").options().call == 55
    assert play(hand, "1 f").options().call == 50
    assert play(hand, "2 c").pot == 60 + 25 + 5 + 60


def test_a_check_raise_is_open():  # XR-25
    hand = play(dealt(1000, 1000, 1000), LIMPED + ", 1 x, 2 b20, 3 f")
    assert hand.to_act == 1 and hand.options().raise_ == (40, 990)


@pytest.mark.parametrize(("rule", "taken"), [("legal", True), ("legal_penalty", True), ("reject", False)])
def test_a_fold_without_a_bet(rule, taken):  # ACT-04
    hand = play(dealt(1000, 1000, 1000, switches={"fold_unbet": rule}), LIMPED)
    assert hand.options().fold is taken
    if not taken:
        assert refused(hand, 1, "fold")[0] == "ACT-04"
        return
    play(hand, "1 f")
    assert hand.to_act == 2
    assert hand.penalties == ([1] if rule == "legal_penalty" else [])
    assert play(hand, "2 b10, 3 f").penalties == hand.penalties  # a fold that owes is none of it


@pytest.mark.parametrize(
    ("script", "seat", "action", "to", "rule", "words"),
    [
        ("", 1, "call", None, "ORDER-02", "it is the turn of seat 3, not of seat 1"),
        ("", 7, "call", None, None, "nobody sits in seat 7; the seats are 1, 2, 3"),
        ("", 3, "allin", None, None, "there is no action 'allin'"),
        ("", 3, "check", None, "ACT-05", "seat 3 cannot check, 10 to call"),
        ("", 3, "bet", 30, "ACT-11", "there is a bet of 10 already, so it is a raise"),
        ("", 3, "raise", 19, "RAISE-01", "the smallest raise is to 20, you said 19"),
        ("", 3, "raise", 1001, "RAISE-04", "seat 3 has chips for 1000 at most, you said 1001"),
        ("", 3, "raise", None, None, "say what you raise to, from 20 to 1000"),
        ("", 3, "raise", 30.0, None, "chips are whole numbers, you said 30.0"),
        ("", 3, "call", 10, None, "a call has no amount, you said 10"),
        ("", 3, "show", None, "SHOW-01", "there is no showdown on the preflop"),
        (LIMPED, 1, "call", None, "ACT-08", "seat 1 has nothing to call"),
        (LIMPED, 1, "raise", 20, "ACT-12", "there is no bet to raise, so it is a bet"),
        (LIMPED, 1, "bet", 9, "XR-23", "the smallest bet is 10, you said 9"),
        (LIMPED, 1, "bet", 0, "XR-23", "the smallest bet is 10, you said 0"),
        ("3 r1000", 1, "raise", 1000, "XR-47", "seat 1 owes 995 and has 995 behind, nothing to raise with"),
        ("3 f, 1 f", 2, "check", None, "ORDER-08", "the hand is over"),
    ],
)
def test_a_refusal_names_the_rule_and_the_limits(script, seat, action, to, rule, words):
    told = refused(play(dealt(1000, 1000, 1000), script), seat, action, to)
    assert told[0] == rule
    assert told[1].startswith(words)


def test_nothing_can_be_done_before_the_deal():  # DEAL-07
    assert refused(opened(100, 100), 2, "call") == ("DEAL-07", "the cards are not dealt yet")


# ---- raises --------------------------------------------------------------------------------------


def test_the_least_raise_follows_the_largest():  # RAISE-01, RAISE-02, RAISE-03, RAISE-04
    hand = dealt(*[1000] * 6)
    assert hand.options().raise_ == (20, 1000)
    assert play(hand, "3 r25").options().raise_ == (40, 1000)  # 25 + 15
    assert play(hand, "4 r100").options().raise_ == (175, 1000)  # 100 + 75
    assert play(hand, "5 r175, 6 f, 1 f, 2 f, 3 c, 4 c, 3 b30, 4 r90").options().raise_ == (150, 825)


def test_no_cap_on_raises():  # RAISE-05, XR-22
    raises = zip([3, 1, 2] * 4, range(20, 140, 10))
    hand = play(dealt(*[1000] * 3), ", ".join(f"{seat} r{to}" for seat, to in raises))
    assert hand.options().raise_ == (140, 1000)


def test_a_short_all_in_raise_is_legal():  # RAISE-06
    hand = play(dealt(1000, 1000, 1000, 35), "3 r30")
    assert hand.options().raise_ == (35, 35)
    assert play(hand, "4 r35").options().call == 30


def test_a_short_all_in_does_not_reopen():  # RAISE-07, XR-17
    hand = play(dealt(1000, 1000, 1000, 40), "3 r30, 4 r40")
    assert hand.options().raise_ == (60, 1000)  # seat 1 has not acted: 40 + 20
    play(hand, "1 f, 2 c")
    assert (hand.to_act, hand.options().call, kinds(hand)) == (3, 10, {"fold", "call"})
    why = "the betting is not reopened to seat 3, who may call 10 or fold"
    assert refused(hand, 3, "raise", 60) == ("RAISE-07", why)


def test_a_limper_may_not_raise_over_a_short_all_in():  # XR-16, but the big blind may: XR-11
    hand = play(dealt(5000, 5000, 5000, 750, blinds=(200, 400)), "3 c, 4 r750, 1 f")
    assert (hand.to_act, hand.options().call, hand.options().raise_) == (2, 350, (1150, 5000))
    play(hand, "2 c")
    assert (hand.to_act, hand.options().call, kinds(hand)) == (3, 350, {"fold", "call"})


def test_no_completing():  # XR-19: over 40 and an all-in of 60 the least raise is to 100
    hand = play(dealt(1010, 1010, 70, 1010), "3 c, 4 c, 1 c, 2 x, 1 x, 2 b40, 3 r60")
    assert hand.options().raise_ == (100, 1000)
    assert refused(hand, 4, "raise", 80) == ("RAISE-01", "the smallest raise is to 100, you said 80")


def test_three_short_all_ins_leave_the_measure():  # XR-17: 80 + 30
    script = "3 c, 4 c, 5 c, 6 c, 1 c, 2 x, 1 b30, 2 r50, 3 r65, 4 r80, 5 c"
    assert play(dealt(1010, 60, 75, 90, 1010, 1010), script).options().raise_ == (110, 1000)


def test_a_short_bet_all_in_is_raised_by_a_big_blind():  # XR-23
    hand = play(dealt(14, 1000, 1000), LIMPED + ", 1 b4")
    assert (hand.options().call, hand.options().raise_) == (4, (14, 990))


def test_who_has_checked_may_not_raise_a_short_bet():  # RAISE-07: 4 more is no full bet
    hand = play(dealt(1000, 14, 1000), LIMPED + ", 1 x, 2 b4, 3 c")
    assert (hand.to_act, hand.options().call, kinds(hand)) == (1, 4, {"fold", "call"})


# Bets on the flop, blinds 5/10: two all-ins of +4 and +7 over a bet of 10, a caller between them or not.
CALL_BETWEEN = (1010, 24, 1010, 31, 1010), "3 c, 4 c, 5 c, 1 c, 2 x, 1 b10, 2 r14, 3 c, 4 r21, 5 c"
IN_A_ROW = (1010, 1010, 24, 31, 1010), "3 c, 4 c, 5 c, 1 c, 2 x, 1 b10, 2 c, 3 r14, 4 r21, 5 c"


@pytest.mark.parametrize(
    ("case", "rule", "reopened"),
    [
        (CALL_BETWEEN, "per_player_cumulative", True),  # seat 1 faces 11, a full raise is 10
        (CALL_BETWEEN, "consecutive_all_ins", False),
        (CALL_BETWEEN, "single_full_raise_only", False),
        (IN_A_ROW, "per_player_cumulative", True),
        (IN_A_ROW, "consecutive_all_ins", True),
        (IN_A_ROW, "single_full_raise_only", False),
    ],
)
def test_two_short_all_ins(case, rule, reopened):  # RAISE-07, XR-16
    stacks, script = case
    hand = play(dealt(*stacks, switches={"reopen": rule}), script)
    assert (hand.to_act, hand.options().call) == (1, 11)
    assert hand.options().raise_ == ((31, 1000) if reopened else None)


def test_reopening_is_judged_player_by_player():  # XR-16: seat 3 called 14 and faces 7
    stacks, script = CALL_BETWEEN
    hand = play(dealt(*stacks), script + ", 1 c")
    assert (hand.to_act, hand.options().call, kinds(hand)) == (3, 7, {"fold", "call"})
    hand = play(dealt(*stacks), script + ", 1 r31")
    assert (hand.to_act, hand.options().call, hand.options().raise_) == (3, 17, (41, 1000))


@pytest.mark.parametrize("rule", ["per_player_cumulative", "single_full_raise_only", "consecutive_all_ins"])
def test_a_full_raise_reopens_to_everybody(rule):  # ACT-13
    hand = play(dealt(1000, 1000, 1000, switches={"reopen": rule}), "3 r30, 1 r50, 2 f")
    assert hand.to_act == 3 and hand.options().raise_ == (70, 1000)
