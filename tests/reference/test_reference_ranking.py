"""The ranking: each rule by a hand compared by head, then everything against brute force."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reference_hands import cards

from holdem_reference import CLASSES, DECK, RANKS, SUITS, Ranker, category, describe, rank

# By board: hands from the best to the worst, hands of equal value in one entry.
LADDERS = {
    "RANK-01 two, one or no hole card": ("Kd 9c 7s 4h 2c", ["7d4d", "9d3s", "Ac3c"]),
    "RANK-04 the higher straight flush": ("6h 7h 8h Kd 2c", ["9hTh", "4h5h", "KcKs"]),
    "RANK-05 a straight flush on the board can be beaten": ("5h 6h 7h 8h 9h", ["Th2c", "AhKd=2c2d"]),
    "RANK-06 a royal flush on the board is shared": ("As Ks Qs Js Ts", ["AhAd=2c7d=KhKd"]),
    "RANK-07 the ace-low straight is five high": ("2c 3d 4h Kd Qs", ["5d6d", "Ac5s", "KcKh"]),
    "RANK-07 no straight goes round the corner": ("Qc Kd Ah 2s 7d", ["7c9s", "3h8c"]),
    "RANK-08 the higher quads": ("8c 8d 5h 5s 2c", ["8h8s", "5c5d"]),
    "RANK-09 shared quads, one kicker": ("7c 7d 7h 7s 4d", ["Ah2c", "KdKc=KhQh"]),
    "RANK-10 the board's kicker": ("7c 7d 7h 7s Ad", ["KsQs=2c3c"]),
    "RANK-11 the triplet first": ("Ac Ad Kh Ks 4d", ["As2c", "Kd3c"]),
    "RANK-12 then the pair": ("Kc Kd Kh 2s 5c", ["AhAs", "9h9s", "5h5s"]),
    "RANK-13 no kicker to a full house": ("Jc Jd Jh 6s 6d", ["AcAd", "6h2c=AhQd"]),
    "RANK-14 all five cards of a flush": ("Ah Kh 9h 6h 2s", ["4hAc", "3hAs"]),
    "RANK-15 a flush on the board": ("Kh 9h 8h 7h 6h", ["5h2c", "Qh3c", "AcAd=4h2d"]),
    "RANK-16 the higher straight": ("8c 9d Th 2s 3c", ["JhQs", "7dJc", "7c6d"]),
    "RANK-17 straights of other suits": ("8c 9d Th 2s Kc", ["JhQs=JdQd"]),
    "RANK-18 a straight on the board": ("5c 6d 7h 8s 9c", ["Ts2h", "4c2d=AhKd"]),
    "RANK-19 the higher triplet": ("9c 5d 2h Ks Jd", ["9d9h", "5h5s"]),
    "RANK-20 two kickers to a triplet": ("Qc Qd Ah 5s 2c", ["QhTd", "Qs9d"]),
    "RANK-21 equal kickers": ("Ac Ad Kh Qs 7d", ["AhJc=AsTc"]),
    "RANK-22 top pair, then second pair": ("Kc Kd 8h 5s 2c", ["AcAh", "8d3c", "5dAs"]),
    "RANK-23 a third pair is one kicker": ("Kc Kd 8h 8s 3c", ["Ah2d", "6h2c", "5h5d"]),
    "RANK-24 the board's kicker to two pair": ("Kc Kd 8h 8s Ac", ["QhJd=2c2d"]),
    "RANK-25 the higher pair": ("Qd 9c 6h 3s 2d", ["Qh4c", "9hAc"]),
    "RANK-26 three kickers to a pair": ("Qd Ac 9h 4s 2d", ["Qh7c", "Qs6c"]),
    "RANK-26 a fourth kicker does not count": ("Qd Ac 9h 8s 2d", ["Qh7c=Qs6c"]),
    "RANK-27 the fifth card decides": ("Ah Kd 9c 7s 3d", ["Qc8h", "Qd2s"]),
    "RANK-29 five equal cards": ("Ah Kd Qc Js 9d", ["8c2h=7c6h"]),
    "RANK-30 suits break no tie": ("Ad Qh Tc 6s 3d", ["Kh9h=Kd9c=Ks9s"]),
    "RANK-31 six cards do not count": ("Ac Ad Kc Kd 9h", ["Qh2c=QsJd"]),
}


@pytest.mark.parametrize("rule", LADDERS)
def test_hands_in_order(rule):
    board, ladder = LADDERS[rule]
    values = [{rank(cards(hand + board)) for hand in step.split("=")} for step in ladder]
    for step, value in zip(ladder, values):
        assert len(value) == 1, f"{step} share the pot on {board}"
    values = [value.pop() for value in values]
    assert values == sorted(set(values), reverse=True), f"{ladder} go down on {board}"


DESCRIPTIONS = {
    "As Ks Qs Js Ts": "royal flush",
    "9h 8h 7h 6h 5h": "straight flush, nine high",
    "5d 4d 3d 2d Ad": "straight flush, five high",
    "Qc Qd Qh Qs 2d": "four of a kind, queens, two kicker",
    "Jc Jd Jh 4s 4d": "full house, jacks over fours",
    "Ad Jd 9d 5d 3d": "flush, ace jack nine five three",
    "8c 7d 6h 5s 4c": "straight, eight high",
    "Ac 2d 3h 4s 5c": "straight, five high",
    "6c 6d 6h Ks Qd": "three of a kind, sixes, kickers king queen",
    "Kc Kd 8h 8s Qd": "two pair, kings and eights, queen kicker",
    "Tc Td As 9h 4c": "one pair, tens, kickers ace nine four",
    "Ah Qd Tc 8s 6d": "high card, ace queen ten eight six",
}


def test_hands_are_read_aloud():
    assert {hand: describe(rank(hand.split())) for hand in DESCRIPTIONS} == DESCRIPTIONS


def test_classes_rank_in_order():  # RANK-02
    values = [rank(hand.split()) for hand in DESCRIPTIONS if "5d 4d" not in hand and "2d 3h" not in hand]
    assert values == sorted(values, reverse=True)
    assert [category(value) for value in values[1:]] == list(reversed(CLASSES))


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("As Ks Qs Js", "five to seven"),
        ("As Ks Qs Js Ts 9s 8s 7s", "five to seven"),
        ("As Ks Qs Js As", "five to seven"),
        ("As Ks Qs Js 1s", "'1s' is no card"),
    ],
)
def test_what_is_no_hand_is_refused(hand, why):
    with pytest.raises(ValueError, match=why):
        rank(hand.split())


def test_all_five_card_hands():  # RANK-28 and the published totals
    """Counts the classes of all 2,598,960 hands: 7,462 values, the known number of hands in each class."""
    count = Counter(map(rank, combinations(DECK, 5)))
    assert len(count) == 7462
    classes = Counter()
    for value, hands in count.items():
        classes[category(value)] += hands
    assert [classes[name] for name in reversed(CLASSES)] == [
        40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540,
    ]  # fmt: skip


def plain_value(five):
    """Values five cards the long way round: nothing shared with the ranking under test."""
    ranks = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    groups = sorted(((ranks.count(each), each) for each in set(ranks)), reverse=True)
    shape = tuple(count for count, _ in groups)
    order = [each for _, each in groups]
    flush = len({card[1] for card in five}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        order = [3]
    straight = order == [3] or (len(order) == 5 and ranks[0] - ranks[4] == 4)
    by_shape = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
    kind = 8 if straight and flush else 5 if flush else 4 if straight else by_shape[shape]
    return kind, order[:1] if straight else order


def best_of(hand):
    return max(map(plain_value, combinations(hand, 5)))


hands = st.lists(st.sampled_from(DECK), min_size=6, max_size=7, unique=True)
low_cards = [card for card in DECK if card[0] in "23456A"]
close_hands = st.lists(st.sampled_from(low_cards), min_size=7, max_size=7, unique=True)


@settings(max_examples=400, deadline=None)
@given(st.one_of(hands, close_hands), st.one_of(hands, close_hands))
def test_ranking_equals_brute_force(one, other):
    plain, ranked = (best_of(one), best_of(other)), (rank(one), rank(other))
    assert (plain[0] > plain[1]) == (ranked[0] > ranked[1])
    assert (plain[0] == plain[1]) == (ranked[0] == ranked[1])
    assert CLASSES[plain[0][0]] == category(ranked[0])


def test_order_of_many_hands_equals_brute_force():
    rng = random.Random(7)
    dealt = [rng.sample(DECK, 7) for _ in range(1500)]
    best = {rank(hand): best_of(hand) for hand in dealt}
    assert all(best[rank(hand)] == best_of(hand) for hand in dealt[:300])
    by_rank = [best[value] for value in sorted(best)]
    assert by_rank == sorted(by_rank) and len(set(map(str, by_rank))) == len(by_rank)


@settings(max_examples=200, deadline=None)
@given(hands, st.permutations(SUITS))
def test_suits_and_order_of_cards_do_not_matter(hand, suits):  # RANK-30
    swapped = [card[0] + suits[SUITS.index(card[1])] for card in hand]
    assert rank(swapped) == rank(hand) == rank(hand[::-1])


def test_a_subclass_bends_one_rule():
    class RoundTheCorner(Ranker):
        runs = (*Ranker.runs, "432AK")

    hand = "Kd Ah 2s 3c 4d".split()
    assert category(RoundTheCorner().rank(hand)) == "straight"
    assert category(rank(hand)) == "high card"
