"""Engines that only rank hands against the reference, on showdowns full of what is rare.

benchmarks/ranking_agreement.py plays 100,000 an engine; here are as many as a suite has time for.
"""

from itertools import islice

import pytest
from random_showdowns import NAMES, RANKERS, SEED, differences, groups, showdowns

from floorman.engines import connect, find_engine
from holdem_reference import RANKS, SUITS, category, describe, rank
from hypothesis import given, settings
from hypothesis import strategies as st

SHOWDOWNS = 12_000  # an engine; all five take about 15 seconds of one core


@pytest.fixture(scope="module")
def reference():
    with connect(find_engine("reference")) as session:
        yield session


@pytest.mark.parametrize("name", RANKERS)
def test_the_engine_ranks_every_showdown_as_the_reference_does(name, reference, start):
    with start(name) as session:
        found = list(islice(differences(session, reference, SEED, SHOWDOWNS), 3))
    assert not found, "\n".join(map(str, found))


# ---- what makes no difference ------------------------------------------------------------------------


def ranked(reference, board, hands):
    return groups(reference.ask("rank", {"board": board, "hands": hands}))


@settings(max_examples=300, deadline=None)
@given(st.integers(), st.permutations(NAMES), st.randoms(use_true_random=False))
def test_names_and_order_decide_nothing(reference, seed, names, rng):
    """Hands under other names, given in another order, with their cards in another order, are ranked alike."""
    showdown = next(showdowns(seed))
    renamed = dict(zip(NAMES, names))
    hands = [(renamed[name], rng.sample(cards, 2)) for name, cards in showdown.hands.items()]
    rng.shuffle(hands)
    expected = ranked(reference, showdown.board, showdown.hands)
    expected = ["".join(sorted(renamed[name] for name in group)) for group in expected]
    assert ranked(reference, rng.sample(showdown.board, 5), dict(hands)) == expected


@settings(max_examples=300, deadline=None)
@given(st.integers(), st.permutations(SUITS))
def test_suits_decide_nothing(reference, seed, suits):  # RANK-30
    def other(cards):
        return [card[0] + suits[SUITS.index(card[1])] for card in cards]

    showdown = next(showdowns(seed))
    hands = {name: other(cards) for name, cards in showdown.hands.items()}
    assert ranked(reference, other(showdown.board), hands) == ranked(reference, showdown.board, showdown.hands)


# ---- the showdowns are worth it ----------------------------------------------------------------------


def rarities(showdown):
    """What of the rare things a showdown has."""
    board, hands = showdown.board, list(showdown.hands.values())
    values = [rank(hand + board) for hand in hands]
    found = {description.split(",")[0] for description in map(describe, values)}
    found |= {"steel wheel" for value in values if describe(value) == "straight flush, five high"}
    found |= {"wheel" for value in values if describe(value) == "straight, five high"}
    for hand in hands:
        counts = [sum(card[0] == each for card in hand + board) for each in RANKS]
        found |= {"two triplets"} if counts.count(3) == 2 else set()
        found |= {"three pairs"} if counts.count(2) == 3 else set()
        suits = {card[0] for card in hand + board}
        if set("KA2") <= suits and category(rank(hand + board)) in ("high card", "one pair"):
            found |= {"around the ace"}
    if set(values) == {rank(board)}:
        found |= {f"{category(values[0])} on the board"}
    flushes = [value for value in values if category(value) == "flush"]
    if len(set(flushes)) > 1 and len({describe(value).split()[1] for value in flushes}) == 1:
        found |= {"flushes with the same top card"}
    if len(flushes) > len(set(flushes)):
        found |= {"flushes that tie"}
    return found


RARE = (
    "four of a kind", "straight flush", "royal flush", "steel wheel", "wheel", "around the ace", "two triplets",
    "three pairs", "flushes with the same top card", "flushes that tie", "straight on the board",
    "flush on the board", "four of a kind on the board", "straight flush on the board",
)  # fmt: skip


def test_what_is_rare_in_a_deal_occurs_all_the_time():
    found = [rarities(showdown) for showdown in islice(showdowns(SEED), 2000)]
    counts = {rare: sum(rare in each for each in found) for rare in RARE}
    assert min(counts.values()) >= 5, counts


def test_every_showdown_has_its_cards_once():
    for showdown in islice(showdowns(SEED), 2000):
        cards = showdown.board + [card for hand in showdown.hands.values() for card in hand]
        assert len(cards) == len(set(cards)) == 5 + 2 * len(showdown.hands)
        assert {card[0] for card in cards} <= set(RANKS) and {card[1] for card in cards} <= set(SUITS)
    assert {len(showdown.hands) for showdown in islice(showdowns(SEED), 200)} == set(range(2, 10))
