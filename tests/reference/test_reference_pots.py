"""The pots: side pots, uncalled bets, antes, splits and odd chips.

A line of `POTS` says what each player put in and who folded, what is in each pot for whom, and who gets
what. Hands tie or win as the groups say, best first.
"""

import pytest
from reference_hands import dealt, deck_for, opened, play

POTS = {
    "ACT-06, ACT-07 folded chips stay, the folded hand wins nothing": (
        {1: 50, 2: 50, 3: 20}, {3}, [[3], [1], [2]], [(120, [1, 2])], {}, {1: 120},
    ),
    "POT-02 a tie is an even split": (
        {1: 30, 2: 30, 3: 30}, {}, [[1, 2, 3]], [(90, [1, 2, 3])], {}, {1: 30, 2: 30, 3: 30},
    ),
    "POT-03 only the best hands share": (
        {1: 40, 2: 40, 3: 40}, {}, [[1, 2], [3]], [(120, [1, 2, 3])], {}, {1: 60, 2: 60},
    ),
    "XR-42 the odd chip goes left of the button": (
        {1: 1, 3: 50, 5: 50}, {1}, [[3, 5]], [(101, [3, 5])], {}, {3: 51, 5: 50},
    ),
    "XR-44 two odd chips go one each": (
        {1: 33, 3: 33, 5: 33, 6: 2}, {6}, [[1, 3, 5]], [(101, [1, 3, 5])], {}, {1: 34, 3: 34, 5: 33},
    ),
    "XR-45 main pot, side pot and what nobody called": (
        {1: 50, 2: 100, 3: 200}, {}, [[1], [2], [3]],
        [(150, [1, 2, 3]), (100, [2, 3])], {3: 100}, {1: 150, 2: 100},
    ),
    "XR-45 a folded player feeds the pots he reaches": (
        {1: 51, 2: 68, 3: 68}, {2}, [[1, 3]], [(153, [1, 3]), (34, [3])], {}, {1: 77, 3: 110},
    ),
    "XR-45 each pot is split alone": (
        {1: 50, 2: 51, 3: 75, 4: 75}, {2}, [[1, 3, 4]],
        [(200, [1, 3, 4]), (51, [3, 4])], {}, {1: 67, 3: 93, 4: 91},
    ),
    "XR-46 the uncalled part of a raise": ({1: 5, 2: 10, 3: 30}, {1, 2}, [[3]], [(25, [3])], {3: 20}, {3: 25}),
    "XR-10 a short big blind wins what he matched": (
        {1: 10, 2: 4, 3: 10}, {}, [[2], [1], [3]], [(12, [1, 2, 3]), (12, [1, 3])], {}, {2: 12, 1: 12},
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", POTS)
def test_pots(rule):
    put_in, folded, groups, pots, returned, won = POTS[rule]
    hand = opened(*[100] * 6)
    hand.players = [hand.by_seat[seat] for seat in sorted(put_in)]
    for player in hand.players:
        player.total, player.folded = put_in[player.seat], player.seat in folded
    hand.live = [player for player in hand.players if not player.folded]
    place = {seat: number for number, group in enumerate(groups) for seat in group}
    hand.strength = lambda player: -place[player.seat]
    hand.set_uncalled_aside()
    hand.pay_out(hand.build_pots(hand.live))
    assert hand.pots == pots
    assert hand.returned == returned
    assert hand.payouts == won
    assert sum(returned.values()) + sum(won.values()) == sum(put_in.values())


@pytest.mark.parametrize(
    ("chips", "ways", "unit", "shares"),
    [
        (120, 2, 1, [60, 60]),
        (101, 3, 1, [34, 34, 33]),
        (100, 3, 1, [34, 33, 33]),
        (175, 2, 25, [100, 75]),  # XR-43: seven chips of 25
        (1075, 4, 25, [275, 275, 275, 250]),  # 43 chips
        (110, 2, 25, [60, 50]),  # four chips, and 10 that no chip can say
    ],
)
def test_splits(chips, ways, unit, shares):  # POT-02, XR-42, XR-43, XR-44
    assert opened(1000, 1000, chip_unit=unit).split(chips, ways) == shares


def test_three_all_ins_down_to_the_chip():  # XR-45, XR-46, XR-47
    """Stacks 100, 200, 300, 400: main pot 400, side pots 300 and 200, and 100 nobody can call."""
    deck = deck_for(["AcAd", "KcKd", "QcQd", "JcJd"], "2h7h8s9c3d")
    hand = play(dealt(100, 200, 300, 400, deck=deck), "3 r300, 4 r400, 1 c, 2 c")
    assert hand.pots == [(400, [1, 2, 3, 4]), (300, [2, 3, 4]), (200, [3, 4])]
    assert hand.returned == {4: 100}
    assert hand.payouts == {1: 400, 2: 300, 3: 200}
    assert hand.stacks == {1: 400, 2: 300, 3: 200, 4: 100}
    assert hand.pot == 1000  # what was put in


def test_an_uncalled_bet_goes_to_a_showdown_without_it():  # SHOW-09, XR-46
    deck = deck_for(["AcAd", "KcKd", "QcQd"], "2h7h8s9c3d")
    hand = play(dealt(10, 1000, 1000, deck=deck), "3 c, 1 c, 2 x, 2 b20, 3 f")
    assert hand.over and hand.pot == 50 and hand.show_order == [1, 2]
    assert (hand.returned, hand.payouts) == ({2: 20}, {1: 30})


def short_ante(**switches):
    """Four players ante 10, seat 4 has 4 chips and the best hand; the others check it down, blinds 5/10."""
    deck = deck_for(["KcKd", "QcQd", "JcJd", "AcAd"], "3h7h8s2cTd")
    hand = dealt(1000, 1000, 1000, 4, deck=deck, ante=("uniform", 10), switches=switches)
    return play(hand, "3 c, 1 c, 2 x" + ", 1 x, 2 x, 3 x" * 3)


def test_a_short_ante_competes_for_what_it_matched():  # XR-15: 4 x 4, then 3 x 6 + 3 x 10
    hand = short_ante()
    assert hand.pots == [(16, [1, 2, 3, 4]), (48, [1, 2, 3])]
    assert hand.payouts == {4: 16, 1: 48}


def test_an_untrimmed_short_ante_competes_for_all_antes():  # XR-15: 34, then 3 x 10
    hand = short_ante(ante_trimming="untrimmed")
    assert hand.pots == [(34, [1, 2, 3, 4]), (30, [1, 2, 3])]
    assert hand.payouts == {4: 34, 1: 30}


@pytest.mark.parametrize(("order", "won", "returned"), [("bb_first", 3000, {}), ("ante_first", 2500, {3: 500})])
def test_the_short_big_blind_wins_the_ante_of_the_table(order, won, returned):  # XR-13
    """Stack 1500, blind and ante 1000 each: 500 + 2500 or 1000 + 1500 to win, the small blind folded 500."""
    table = {"blinds": (500, 1000), "ante": ("big_blind", 1000), "switches": {"bba_order": order}}
    deck = deck_for(["2c7d", "AcAd", "KcKd"], "3h8h9sTcJd")
    hand = play(dealt(10000, 1500, 10000, deck=deck, **table), "3 c, 1 f")
    assert hand.payouts == {2: won}
    assert hand.returned == returned
    assert hand.stacks[2] == won


def test_an_ante_alone_is_played_for_without_a_bet():  # BLIND-07
    deck = deck_for(["AcAd", "KcKd"], "2h7h8s9c3d")
    hand = play(dealt(100, 100, forced={}, ante=("button", 10), deck=deck), "2 x, 1 x" + ", 1 x, 2 x" * 3)
    assert (hand.pots, hand.payouts) == ([(10, [1, 2])], {1: 10})


def test_a_lone_blind_that_everybody_folds_to_comes_back():  # BLIND-07, XR-46
    hand = play(dealt(100, 100, 100, forced={2: 10}), "3 f, 1 f")
    assert (hand.returned, hand.payouts, hand.pots) == ({2: 10}, {}, [])
    assert hand.stacks == {1: 100, 2: 100, 3: 100}


def test_a_folded_blind_above_the_others_stays_in():  # ACT-07, BLIND-07: nobody called it, but its owner folded
    hand = play(dealt(100, 100, 100, forced={1: 20, 2: 5}), "3 f, 1 f")
    assert (hand.returned, hand.payouts) == ({}, {2: 25})


def test_the_ante_of_the_table_and_the_bets_are_one_pot():  # XR-42: 35 in one pot, so 18 and 17
    deck = deck_for(["AcKd", "AdKc", "2c2d"], "AhKh7s8s9c")
    hand = play(dealt(100, 100, 100, deck=deck, ante=("big_blind", 5)), "3 c, 1 c, 2 x" + ", 1 x, 2 x, 3 x" * 3)
    assert hand.pots == [(35, [1, 2, 3])]
    assert hand.payouts == {1: 18, 2: 17}
