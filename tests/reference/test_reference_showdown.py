"""The showdown: who shows in which order, who may muck and what that costs."""

import pytest
from reference_hands import cards, dealt, deck_for, kinds, play

from holdem_reference import Hand, IllegalAction

BOARD = "2h7h8s9c3d"
HOLES = ["JcJd", "QcQd", "KcKd", "AcAd"]  # seat 4 has the best hand, then 3, 2, 1
LIMPED = "3 c, 4 c, 1 c, 2 x"
CHECKED = ", 1 x, 2 x, 3 x, 4 x"


def four(script, *stacks, holes=HOLES, **more):
    return play(dealt(*stacks or [1000] * 4, deck=deck_for(holes, BOARD), **more), script)


# ---- the order to show ---------------------------------------------------------------------------


def test_the_last_aggressor_of_the_river_shows_first():  # SHOW-03
    hand = four(LIMPED + CHECKED * 2 + ", 1 x, 2 b50, 3 c, 4 r150, 1 f, 2 c, 3 c")
    assert hand.show_order == hand.shown == [4, 2, 3]
    assert hand.pot == 4 * 10 + 3 * 150


@pytest.mark.parametrize(
    ("rule", "order"), [("last_aggressor_then_left", [1, 2, 3, 4]), ("any_round", [3, 4, 1, 2])]
)
def test_without_a_bet_on_the_river(rule, order):  # XR-48
    turn_bet = ", 1 x, 2 x, 3 b20, 4 c, 1 c, 2 c"
    hand = four(LIMPED + CHECKED + turn_bet + CHECKED, switches={"showdown_order": rule})
    assert hand.show_order == order


@pytest.mark.parametrize(("rule", "order"), [("optional", [2, 4]), ("all_in_player_first", [4, 2])])
def test_an_all_in_before_the_river(rule, order):  # XR-48, XR-51
    hand = four(LIMPED + CHECKED + ", 1 x, 2 x, 3 x, 4 b990, 1 f, 2 c, 3 f", switches={"all_in_exposure": rule})
    assert hand.show_order == order


def test_an_all_in_call_of_a_larger_bet_moved_in_as_well():  # XR-51: seat 2 has chips left
    hand = four(
        LIMPED + CHECKED + ", 1 x, 2 b600, 3 f, 4 c, 1 f", 1000, 1000, 1000, 500,
        switches={"all_in_exposure": "all_in_player_first"},
    )  # fmt: skip
    assert hand.show_order == [4, 2]


def test_an_all_in_on_the_river_is_the_last_bet():  # SHOW-03 also under all_in_player_first
    rule = {"all_in_exposure": "all_in_player_first"}
    river = ", 1 x, 2 x, 3 b990, 4 c, 1 f, 2 f"
    hand = four(LIMPED + CHECKED * 2 + river, 1000, 1000, 1200, 1000, switches=rule)
    assert hand.show_order == [3, 4]


def test_side_pot_players_show_before_the_main_pot_only():  # XR-49: seat 1 is all-in for 10
    hand = four(LIMPED + ", 2 x, 3 x, 4 x" * 2 + ", 2 x, 3 b20, 4 c, 2 c", 10, 1000, 1000, 1000)
    assert hand.show_order == [3, 4, 2, 1]
    assert hand.pots == [(40, [1, 2, 3, 4]), (60, [2, 3, 4])]
    hand = four(LIMPED + ", 2 x, 3 x, 4 x" * 3, 10, 1000, 1000, 1000)
    assert hand.show_order == [1, 2, 3, 4]  # no side pot, no one to wait for


# ---- showing and mucking -------------------------------------------------------------------------


def asked(script, *stacks, **more):
    return four(script, *stacks, showdown="ask", **more)


CHECKED_DOWN = LIMPED + CHECKED * 3


def test_each_player_is_asked_in_turn():  # SHOW-02, SHOW-06
    hand = asked(CHECKED_DOWN)
    assert (hand.street, hand.over, hand.to_act, kinds(hand)) == ("showdown", False, 1, {"show", "muck"})
    play(hand, "1 s, 2 m, 3 s")
    assert (hand.shown, hand.muck, hand.to_act) == ([1, 3], cards("QcQd"), 4)
    assert play(hand, "4 s").payouts == {4: 40}
    assert hand.shown == [1, 3, 4] and hand.show_order == [1, 2, 3, 4]


def test_at_the_showdown_nobody_has_a_bet_in_front():  # SHOW-01: the last round is over
    hand = four(LIMPED + CHECKED * 2 + ", 1 x, 2 b50, 3 c, 4 f, 1 c", showdown="ask")
    assert (hand.street, hand.bets, hand.pot) == ("showdown", {1: 0, 2: 0, 3: 0, 4: 0}, 4 * 10 + 3 * 50)


def test_a_mucked_hand_wins_nothing():  # SHOW-06
    hand = play(asked(CHECKED_DOWN), "1 s, 2 s, 3 s, 4 m")
    assert (hand.payouts, hand.pots) == ({3: 40}, [(40, [1, 2, 3])])


def test_the_last_hand_wins_without_showing():  # XR-52
    hand = play(asked(CHECKED_DOWN), "1 m, 2 m, 3 m")
    assert hand.over and hand.payouts == {4: 40}
    assert hand.shown == [] and hand.players[3].hole == ["Ac", "Ad"]


def test_the_last_to_muck_a_side_pot_has_won_it():  # XR-52: seat 1 is left for the main pot
    hand = asked(LIMPED + ", 2 b20, 3 c, 4 f" + ", 2 x, 3 x" * 2, 10, 1000, 1000, 1000)
    assert hand.show_order == [2, 3, 1]
    play(hand, "2 m, 3 m")
    assert hand.pots == [(40, [1]), (40, [3])]
    assert hand.payouts == {1: 40, 3: 40} and hand.shown == []


@pytest.mark.parametrize(
    ("switches", "all_in_asked", "others_asked"),
    [
        ({}, True, True),
        ({"showdown_muck": "all_in_face_up"}, False, True),
        ({"all_in_exposure": "face_up"}, False, True),
        ({"all_in_exposure": "all_in_player_first"}, True, True),
        ({"showdown_muck": "all_must_show"}, False, False),
    ],
)
def test_when_nobody_is_asked(switches, all_in_asked, others_asked):  # XR-50
    all_in = asked("3 r1000, 4 c, 1 f, 2 f", switches=switches)
    assert (all_in.to_act is not None) == all_in_asked
    assert all_in_asked or (all_in.over and sorted(all_in.shown) == [3, 4])
    checked = asked(CHECKED_DOWN, switches=switches)
    assert (checked.to_act is not None) == others_asked
    assert others_asked or checked.shown == [1, 2, 3, 4]


@pytest.mark.parametrize("action", ["check", "fold", "call", "bet"])
def test_at_showdown_there_is_nothing_else_to_do(action):  # SHOW-02
    hand = asked(CHECKED_DOWN)
    with pytest.raises(IllegalAction, match="SHOW-02: at showdown seat 1 shows or mucks"):
        hand.act(1, action, 10 if action == "bet" else None)
    assert hand.to_act == 1 and not hand.over


# ---- playing the board ---------------------------------------------------------------------------

DECLARES = {"play_board": "declare_before_discard"}
STRAIGHT = "9sTsJdQcKh"  # on the board
LOW_CARDS = ["2c3c", "2d4d", "3s4s", "2s4c"]


def on_the_board(switches, holes=LOW_CARDS, script=CHECKED_DOWN, *stacks):
    table = dealt(*stacks or [1000] * 4, deck=deck_for(holes, STRAIGHT), showdown="ask", switches=switches)
    return play(table, script)


def test_a_declaration_leaves_the_turn_where_it_is():  # SHOW-08
    hand = on_the_board(DECLARES)
    play(hand, "1 d, 1 d")
    assert (hand.to_act, kinds(hand), hand.shown, hand.over) == (1, {"show", "muck"}, [], False)


def test_a_declared_board_shares_though_it_is_mucked():  # SHOW-08
    hand = play(on_the_board(DECLARES), "1 d, 1 m, 2 m, 3 s, 4 d, 4 s")
    assert (hand.payouts, hand.pots) == ({1: 14, 3: 13, 4: 13}, [(40, [1, 3, 4])])
    assert hand.shown == [3, 4] and hand.muck == cards("2c3c2d4d")
    assert hand.by_seat[1].status == "folded"


def test_the_last_hand_is_asked_against_a_declared_board():  # SHOW-08 stands before XR-52
    hand = play(on_the_board(DECLARES), "1 d, 1 m, 2 m, 3 m")
    assert (hand.to_act, hand.over) == (4, False)
    assert play(hand, "4 m").payouts == {1: 40} and hand.shown == []


@pytest.mark.parametrize(
    ("declared", "other", "payouts"), [("AcAd", "2d4d", {1: 20, 2: 20}), ("2c3c", "AcAd", {2: 40})]
)
def test_a_declared_board_is_worth_the_board(declared, other, payouts):  # SHOW-08: an ace makes a better straight
    hand = play(on_the_board(DECLARES, [declared, other, "3s4s", "2s4c"]), "1 d, 1 m, 2 s, 3 m, 4 m")
    assert hand.payouts == payouts


def test_a_declared_hand_that_is_shown_counts_in_full():  # SHOW-05
    hand = play(on_the_board(DECLARES, ["AcAd", "2d4d", "3s4s", "2s4c"]), "1 d, 1 s, 2 s, 3 s, 4 s")
    assert hand.payouts == {1: 40}


def test_a_declared_board_shares_in_every_pot_that_it_can_win():  # SHOW-08: seat 1 is all-in for 10
    side = LIMPED + ", 2 b20, 3 c, 4 f" + ", 2 x, 3 x" * 2
    hand = on_the_board(DECLARES, LOW_CARDS, side, 10, 1000, 1000, 1000)
    assert hand.show_order == [2, 3, 1]
    play(hand, "2 d, 2 m, 3 m")
    assert hand.to_act == 1
    assert play(hand, "1 s").payouts == {1: 20, 2: 60}


@pytest.mark.parametrize("script", ["1 d, 1 m, 2 s, 3 m, 4 m", "1 m, 2 s, 3 m, 4 m"])
def test_without_both_cards_up_there_is_no_share(script):  # XR-58
    assert play(on_the_board({}), script).payouts == {2: 40}


def test_a_declaration_is_heard_at_the_showdown_only_and_in_turn():  # ORDER-02, SHOW-01
    hand = on_the_board(DECLARES, script=LIMPED)
    with pytest.raises(IllegalAction, match="SHOW-01: there is no showdown on the flop"):
        hand.act(1, "declare_board")
    play(hand, (CHECKED * 3)[2:])
    with pytest.raises(IllegalAction, match="ORDER-02: it is the turn of seat 1"):
        hand.act(2, "declare_board")
    with pytest.raises(IllegalAction, match="SHOW-02"):
        hand.act(1, "declare_board", 20)


# ---- who wins ------------------------------------------------------------------------------------


def test_the_best_hand_wins():  # SHOW-04, SHOW-05, DEAL-15
    hand = four(CHECKED_DOWN)
    assert hand.payouts == {4: 40} and hand.stacks[4] == 1030


def test_playing_the_board_shares():  # SHOW-07, XR-90: the board is the best hand of all four
    holes = ["2c3c", "2d4d", "3s4s", "2s4c"]
    hand = play(dealt(*[1000] * 4, deck=deck_for(holes, "TsJsQdKcAh")), CHECKED_DOWN)
    assert hand.payouts == {1: 10, 2: 10, 3: 10, 4: 10}


def test_after_the_hand_nothing_can_be_done():  # SHOW-04
    hand = four(CHECKED_DOWN)
    with pytest.raises(IllegalAction, match="SHOW-04: the hand is over"):
        hand.act(1, "check")
    assert (hand.to_act, hand.options()) == (None, None)


def test_a_subclass_bends_one_rule():
    class ButtonGetsTheOddChip(Hand):
        def split(self, chips, ways):
            return super().split(chips, ways)[::-1]

    for table, shares in [(Hand, {2: 13, 3: 12}), (ButtonGetsTheOddChip, {2: 12, 3: 13})]:
        hand = table({1: 100, 2: 100, 3: 100}, 3, 5, 10)
        hand.deal(deck_for(["2c2d", "AcKd", "AdKc"], "AhKh7s8s9c"))
        play(hand, "3 c, 1 f, 2 x" + ", 2 x, 3 x" * 3)
        assert hand.payouts == shares
