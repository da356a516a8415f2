"""Tables: what is refused, who posts what, and what a short stack pays first."""

import pytest
from reference_hands import dealt, kinds, opened, play

from holdem_reference import SWITCHES, Hand, TableError

TWO = {1: 1000, 2: 1000}


@pytest.mark.parametrize(
    ("rule", "table"),
    [
        ("DEAL-02", {"seats": {}}),
        ("DEAL-02", {"seats": {1: 1000}, "button": 1}),
        ("DEAL-02", {"seats": dict.fromkeys(range(1, 12), 1000)}),
        ("DEAL-02", {"seats": {0: 1000, 1: 1000}}),
        ("XR-47", {"seats": {1: 1000, 2: 0}}),
        ("XR-47", {"seats": {1: 1000, 2: 10.5}}),
        ("MOVE-01", {"button": 3}),
        ("BLIND-02", {"small_blind": -5}),
        ("BLIND-03", {"big_blind": 0}),
        ("BLIND-03", {"big_blind": True}),
        ("BLIND-04", {"small_blind": 20}),
        ("BLIND-04", {"small_blind": 4, "switches": {"sb_ratio": "half"}}),
        ("BLIND-07", {"forced": {3: 10}}),
        ("BLIND-07", {"forced": {1: -10}}),
        ("BLIND-07", {"forced": {}}),
        ("BLIND-07", {"forced": {1: 5}, "straddle": (2, 20)}),
        ("BLIND-08", {"ante": ("everyone", 1)}),
        ("BLIND-08", {"ante": ("uniform", 0)}),
        ("XR-12", {"straddle": (2, 20), "switches": {"straddle": "utg"}}),
        ("XR-13", {"forced": {}, "ante": ("big_blind", 10)}),
        ("XR-43", {"chip_unit": 0}),
        (None, {"showdown": "never"}),
        (None, {"switches": {"rake_unit": "1"}}),
        (None, {"switches": {"reopen": "sometimes"}}),
    ],
)
def test_a_nonsense_table_is_refused(rule, table):
    settings = {"seats": TWO, "button": 1, "small_blind": 5, "big_blind": 10} | table
    with pytest.raises(TableError) as refusal:
        Hand(**settings)
    assert refusal.value.rule == rule
    assert str(refusal.value).startswith(f"{rule}: " if rule else "")


@pytest.mark.parametrize("players", [2, 10])
def test_tables_of_two_and_of_ten_are_taken(players):  # DEAL-02
    assert len(opened(*[100] * players).players) == players


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_declared_value_can_be_played(switch):
    for value in SWITCHES[switch]:
        hand = play(dealt(1000, 1000, 1000, switches={switch: value}), "3 c, 1 c, 2 x")
        assert hand.switches[switch] == value and hand.street == "flop"


def test_blinds_are_posted_before_any_card():  # BLIND-01, BLIND-02, BLIND-03
    hand = opened(1000, 1000, 1000, 1000)
    assert hand.bets == {1: 5, 2: 10, 3: 0, 4: 0}
    assert hand.stacks == {1: 995, 2: 990, 3: 1000, 4: 1000}
    assert (hand.street, hand.to_act, hand.options(), hand.pot) == (None, None, None, 15)
    assert [player.hole for player in hand.players] == [[]] * 4


def test_heads_up_the_button_has_the_small_blind():  # XR-03
    assert opened(1000, 1000).bets == {1: 10, 2: 5}


def test_seats_have_gaps():
    hand = Hand({2: 100, 5: 100, 9: 100}, button=5, small_blind=1, big_blind=2)
    assert [player.seat for player in hand.players] == [9, 2, 5]
    assert hand.bets == {9: 1, 2: 2, 5: 0}


def test_blinds_of_another_ratio_are_taken():  # BLIND-04 under sb_ratio=free
    assert opened(100, 100, 100, blinds=(2, 5)).bets == {1: 2, 2: 5, 3: 0}
    assert opened(100, 100, 100, blinds=(0, 5)).bets == {1: 0, 2: 5, 3: 0}


@pytest.mark.parametrize(
    ("forced", "to_act", "owed", "least"),
    [
        ({2: 10}, 3, 10, 20),  # one blind, two seats from the button
        ({1: 10}, 2, 10, 20),  # one blind, left of the button
        ({1: 5, 2: 10, 3: 20}, 4, 20, 40),  # three blinds: the last one is the price
    ],
)
def test_other_layouts_of_forced_bets(forced, to_act, owed, least):  # BLIND-07
    hand = dealt(1000, 1000, 1000, 1000, forced=forced)
    assert hand.to_act == to_act
    assert hand.options().call == owed
    assert hand.options().raise_ == (least, 1000)


def test_antes_alone():  # BLIND-07: nothing is owed, so the first wager is a bet of a big blind or more
    hand = dealt(1000, 1000, 1000, forced={}, ante=("uniform", 2))
    assert hand.pot == 6
    assert hand.to_act == 1
    assert kinds(hand) == {"fold", "check", "bet"}
    assert hand.options().bet == (10, 998)
    assert play(hand, "1 x, 2 x, 3 x").street == "flop"


def test_everyone_antes_on_top_of_the_blinds():  # BLIND-08, XR-14: 4 x 10 + 5 + 10
    hand = dealt(1000, 1000, 1000, 1000, ante=("uniform", 10))
    assert hand.pot == 55
    assert hand.stacks == {1: 985, 2: 980, 3: 990, 4: 990}
    assert (hand.options().call, hand.options().raise_) == (10, (20, 990))


def test_a_short_stack_pays_its_own_ante_before_its_blind():  # BLIND-08
    assert opened(1000, 12, 1000, ante=("uniform", 10)).bets == {1: 5, 2: 2, 3: 0}


@pytest.mark.parametrize(("order", "bets"), [("bb_first", [500, 1000, 0]), ("ante_first", [500, 500, 0])])
def test_a_short_big_blind_with_the_ante_of_the_table(order, bets):  # XR-13
    ante = {"ante": ("big_blind", 1000), "switches": {"bba_order": order}}
    hand = dealt(10000, 1500, 10000, blinds=(500, 1000), **ante)
    assert list(hand.bets.values()) == bets
    assert hand.pot == 2000
    assert hand.options().call == 1000  # the full blind, XR-10


def test_the_button_antes_for_the_table():
    hand = opened(100, 100, 100, ante=("button", 10))
    assert hand.stacks == {1: 95, 2: 90, 3: 90}
    assert hand.bets == {1: 5, 2: 10, 3: 0}


def test_a_short_big_blind_leaves_the_price_as_it_is():  # XR-10
    hand = dealt(1000, 4, 1000, 1000)
    assert hand.bets == {1: 5, 2: 4, 3: 0, 4: 0}
    assert (hand.to_act, hand.options().call, hand.options().raise_) == (3, 10, (20, 1000))
    assert play(hand, "3 c, 4 f, 1 c").street == "flop"
    assert hand.pot == 24


def test_a_short_big_blind_that_is_covered_is_not_called_for():  # XR-10, ORDER-07
    hand = play(dealt(1000, 4, 1000), "3 f")  # the small blind has 5 in against 4
    assert hand.over
    assert hand.returned == {1: 1}
    assert sum(hand.payouts.values()) == 8


def test_a_short_big_blind_that_is_not_covered_costs_the_full_blind():  # XR-10
    hand = play(dealt(1000, 7, 1000), "3 f")
    assert (hand.to_act, hand.options().call, kinds(hand)) == (1, 5, {"fold", "call"})
    assert play(hand, "1 c").returned == {1: 3}


@pytest.mark.parametrize(
    ("straddle", "rule", "least"),
    [
        (20, "double_straddle", 40),
        (20, "straddle_as_raise", 30),
        (40, "double_straddle", 80),
        (40, "straddle_as_raise", 70),
    ],
)
def test_the_least_raise_over_a_straddle(straddle, rule, least):  # XR-12
    hand = dealt(*[1000] * 4, straddle=(3, straddle), switches={"straddle": "utg", "straddle_min_raise": rule})
    assert (hand.to_act, hand.options().call, hand.options().raise_) == (4, straddle, (least, 1000))


def test_the_straddler_acts_last_and_may_raise():  # XR-12
    hand = play(dealt(*[1000] * 4, straddle=(3, 20), switches={"straddle": "utg"}), "4 c, 1 c, 2 c")
    assert (hand.to_act, kinds(hand)) == (3, {"fold", "check", "raise"})
    assert play(hand, "3 x").options().bet == (10, 980)  # XR-23: the big blind again, not the straddle


def test_over_a_button_straddle_the_small_blind_opens():  # XR-12
    hand = dealt(*[1000] * 5, straddle=(5, 20), switches={"straddle": "button"})
    assert [player.seat for player in hand.waiting] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("seat", "switch", "taken"),
    [(3, "off", False), (3, "utg", True), (5, "utg", False), (5, "button", True), (3, "button", False)]
    + [(3, "utg_or_button", True), (5, "utg_or_button", True), (4, "utg_or_button", False)],
)
def test_where_a_straddle_may_be_posted(seat, switch, taken):  # XR-12
    if taken:
        assert opened(*[1000] * 5, straddle=(seat, 20), switches={"straddle": switch}).bets[seat] == 20
    else:
        with pytest.raises(TableError, match=f"XR-12: seat {seat} may not straddle"):
            opened(*[1000] * 5, straddle=(seat, 20), switches={"straddle": switch})


@pytest.mark.parametrize(("amount", "stack"), [(19, 1000), (20, 15)])
def test_a_straddle_too_small_or_not_covered(amount, stack):  # XR-12
    with pytest.raises(TableError, match="XR-12"):
        opened(1000, 1000, stack, 1000, straddle=(3, amount), switches={"straddle": "utg"})
