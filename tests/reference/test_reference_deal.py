"""The deal: the deck, the order of the cards, burns, board and muck."""

import pytest
from reference_hands import cards, dealt, opened, play, whole

from holdem_reference import DECK, TableError

# Three players, button seat 3: two rounds of hole cards, then burn and flop, burn and turn, burn and river.
TOP = "2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s".split()
CHECKED_DOWN = "3 c, 1 c, 2 x, 1 x, 2 x, 3 x, 1 x, 2 x, 3 x, 1 x, 2 x, 3 x"


def holes(hand):
    return {player.seat: player.hole for player in hand.players}


def test_the_deck_has_52_cards():  # DEAL-01
    assert len(set(DECK)) == len(DECK) == 52
    assert DECK[:5] == ("2c", "2d", "2h", "2s", "3c")


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        (["As", *DECK[:51], "As"], "As is in the deck 2 times"),
        (["Xx", *DECK[1:]], "'Xx' is no card of a standard deck"),
        (DECK[1:], "a deck has 52 cards, and this one 51"),
        ((), "a deck has 52 cards, and this one 0"),
    ],
)
def test_a_deck_that_is_none_is_refused(deck, why):  # DEAL-01
    hand = opened(100, 100)
    with pytest.raises(TableError, match=f"DEAL-01: {why}"):
        hand.deal(deck)
    assert (hand.street, holes(hand)) == (None, {1: [], 2: []})


def test_one_card_at_a_time_from_the_left_of_the_button():  # DEAL-03, DEAL-06
    assert holes(dealt(100, 100, 100, deck=TOP)) == {1: ["2c", "Kc"], 2: ["7d", "8s"], 3: ["Ah", "Qd"]}


def test_heads_up_the_button_gets_the_last_card():  # XR-03
    assert holes(dealt(100, 100, deck=TOP)) == {1: ["2c", "Ah"], 2: ["7d", "Kc"]}


def test_streets_burns_and_board():  # DEAL-07 to DEAL-16
    hand = dealt(100, 100, 100, deck=TOP)
    seen = [(hand.street, len(hand.board))]
    for move in CHECKED_DOWN.split(", "):
        play(hand, move)
        if seen[-1] != (hand.street, len(hand.board)):
            seen.append((hand.street, len(hand.board)))
    assert seen == [("preflop", 0), ("flop", 3), ("turn", 4), ("river", 5), ("showdown", 5)]
    assert hand.board == cards("Jc9d4sTc2s")
    assert hand.burns == cards("3h5h6d")
    assert len(hand.stub) == 52 - 6 - 3 - 5
    assert hand.payouts == {2: 30}  # a jack-high straight


def test_without_burns_the_board_starts_with_the_next_card():  # DEAL-08 to DEAL-10
    hand = play(dealt(100, 100, 100, deck=TOP, switches={"burn_cards": "omitted"}), CHECKED_DOWN)
    assert hand.board == cards("3hJc9d4s5h")
    assert hand.burns == []


@pytest.mark.parametrize(("burns", "left"), [("required", 24), ("omitted", 27)])
def test_ten_players_leave_a_stub(burns, left):  # DEAL-01: 20 hole cards, 5 on the board, 3 or no burns
    hand = dealt(*[100] * 10, blinds=(50, 100), switches={"burn_cards": burns})
    while not hand.over:
        hand.act(hand.to_act, "call" if hand.options().call else "check")
    assert len(hand.stub) == left


def test_a_fold_on_the_flop_ends_the_board():  # DEAL-16, ORDER-08, SHOW-09
    hand = play(dealt(100, 100, 100, deck=TOP), "3 c, 1 c, 2 x, 1 b10, 2 f, 3 f")
    assert hand.over and hand.street == "flop"
    assert len(hand.board) == 3 and len(hand.burns) == 1
    assert hand.shown == hand.show_order == []
    assert hand.muck == cards("7d8sAhQd")
    assert holes(hand) == {1: ["2c", "Kc"], 2: [], 3: []}


def test_the_hole_cards_are_dealt_once():  # DEAL-05
    hand = dealt(100, 100, deck=TOP)
    with pytest.raises(TableError, match="DEAL-05"):
        hand.deal(whole(TOP))
    assert holes(hand) == {1: ["2c", "Ah"], 2: ["7d", "Kc"]}
