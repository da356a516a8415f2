"""Hand after hand at one table: chips carried over, button and blinds, players who come and go."""

import random

import pytest

from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_reference import DECK, SWITCHES, Hand, TableError
from holdem_reference.moving import passes
from reference_hands import deck_for, whole
from reference_tables import news_for

SIX = dict.fromkeys(range(1, 7), 1000)


def folded(hand):
    """Deals the hand and lets everyone who is asked fold."""
    hand.deal(whole())
    while not hand.over:
        hand.act(hand.to_act, "fold")
    return hand


def started(seats=SIX, button=1, **more):
    """The first hand at a 5/10 table, played."""
    return folded(Hand(seats, button, 5, 10, **more))


def bets(hand):
    return {seat: bet for seat, bet in sorted(hand.bets.items()) if bet}


def test_stacks_are_carried_over():
    hand = started().next_hand()
    assert hand.stacks == {1: 1000, 2: 995, 3: 1000, 4: 990, 5: 1000, 6: 1000}
    assert folded(hand).next_hand().stacks == {1: 1000, 2: 995, 3: 1000, 4: 1000, 5: 990, 6: 1000}


def test_nothing_else_of_a_hand_is_left():
    hand = Hand({1: 1000, 2: 1000}, 1, 5, 10)
    hand.deal(deck_for(["AsAd", "7h2c"], "Kc8s3dJh6c"))
    for seat, action, to in [(1, "call", None), (2, "check", None), (2, "bet", 300), (1, "call", None)]:
        hand.act(seat, action, to)
    while not hand.over:
        hand.act(hand.to_act, "check")
    hand = hand.next_hand()
    assert (hand.street, hand.board, hand.burns, hand.muck, hand.payouts, hand.over) == (None, [], [], [], {}, False)
    hand.deal(whole())
    assert (hand.to_act, hand.options().call, hand.options().raise_) == (2, 5, (20, 1310))  # the button owes 5


def test_the_hand_before_stays_as_it_was():
    hand = started()
    before = hand.stacks, hand.button, hand.payouts
    folded(hand.next_hand(leaves=[4]))
    assert (hand.stacks, hand.button, hand.payouts) == before
    assert hand.next_hand().by_seat.keys() == SIX.keys()


def test_house_rules_antes_and_structure_are_carried_over():
    hand = started(ante=("uniform", 1), structure="pot-limit", switches={"fold_unbet": "legal_penalty"})
    hand = hand.next_hand()
    assert (hand.pot, hand.structure, hand.switches["fold_unbet"]) == (21, "pot-limit", "legal_penalty")


def test_a_straddle_is_of_one_hand():
    hand = started(straddle=(4, 20), switches={"straddle": "utg"})
    assert bets(hand.next_hand()) == {3: 5, 4: 10}


def test_a_subclass_stays_one():
    class Bent(Hand):
        pass

    assert type(folded(Bent(SIX, 1, 5, 10)).next_hand()) is Bent


def test_who_has_no_chips_left_is_out():
    hand = Hand({1: 1000, 2: 1000, 3: 10, 4: 1000}, 1, 5, 10)
    hand.deal(deck_for(["AsAd", "7h2c", "QcQd", "9h9s"], "Kc8s3dJh6c"))
    for seat in (4, 1):
        hand.act(seat, "fold")
    hand.act(2, "call")
    assert hand.over and hand.stacks[3] == 0
    hand = hand.next_hand()
    assert sorted(hand.by_seat) == [1, 2, 4] and (hand.button, bets(hand), hand.pot) == (2, {4: 10}, 10)  # XR-01


@pytest.mark.parametrize(
    ("move", "gone", "button", "posted"),
    [
        ("dead", [3], 2, {4: 10}),
        ("dead", [2], 2, {3: 5, 4: 10}),
        ("dead", [2, 3], 2, {4: 10}),
        ("moving_simple", [3], 2, {4: 5, 5: 10}),
        ("moving_simple", [2, 3], 4, {5: 5, 6: 10}),
        ("moving_two_bb", [3], 2, {4: 10, 5: 10}),
        ("moving_two_bb", [], 2, {3: 5, 4: 10}),
    ],
)
def test_where_button_and_blinds_go(move, gone, button, posted):  # XR-01, XR-02
    hand = started(switches={"button_move": move}).next_hand(leaves=gone)
    assert (hand.button, bets(hand)) == (button, posted)


def test_a_small_blind_short_of_a_big_one_posts_what_it_has():
    hand = started(SIX | {2: 1000, 4: 4}).next_hand()
    assert bets(hand) == {3: 5, 4: 4} and hand.by_seat[4].all_in


@pytest.mark.parametrize("move", SWITCHES["button_move"])
def test_from_two_players_to_three(move):
    """The big blind goes on to the new player; the other two follow in their order."""
    hand = started({2: 1000, 5: 1000}, 2, switches={"button_move": move}).next_hand(joins=[(7, 1000, "post")])
    assert (hand.button, bets(hand)) == (2, {5: 5, 7: 10})


def test_between_two_players_a_third_waits():
    hand = started({2: 1000, 5: 1000}, 2).next_hand(joins=[(3, 1000, "post")])
    assert (hand.button, bets(hand), list(hand.away)) == (5, {2: 10, 5: 5}, [3])
    hand = folded(hand).next_hand()
    assert (hand.button, bets(hand)) == (5, {2: 5, 3: 10})


def test_nobody_waits_where_nobody_plays():
    hand = started({1: 1000, 5: 1000}, 1).next_hand(leaves=[5], joins=[(3, 500, "post"), (5, 500, "wait")])
    assert sorted(hand.by_seat) == [1, 3, 5] and bets(hand) == {1: 10, 5: 5} and hand.button == 3


def test_who_sits_out_keeps_the_stack():
    hand = started().next_hand(sits_out=[1])
    assert 1 not in hand.by_seat and (hand.away[1].stack, hand.away[1].missed) == (1000, set())
    hand = folded(hand).next_hand(returns=[(1, "post")])  # nothing was missed: nothing is owed
    assert hand.stacks[1] == 1000 and not hand.away


def test_returning_short_of_what_was_missed():
    hand = started(SIX | {5: 12}, 2).next_hand(sits_out=[5])
    hand = folded(folded(hand).next_hand()).next_hand(returns=[(5, "post")])
    player = hand.by_seat[5]
    assert (player.bet, player.dead, player.stack, player.all_in) == (10, 2, 0, True)  # XR-07, XR-47


def test_who_waits_to_come_back_may_sit_out_again_or_leave():
    hand = started(SIX, 2).next_hand(sits_out=[5])
    hand = folded(hand).next_hand(returns=[(5, "wait")])
    assert hand.away[5].entry == "wait"
    folded(hand)
    assert hand.next_hand(sits_out=[5]).away[5].entry is None
    assert not hand.next_hand(leaves=[5]).away


@pytest.mark.parametrize(
    ("rule", "news"),
    [
        (None, {"leaves": [7]}),
        ("XR-07", {"sits_out": [7]}),
        ("XR-07", {"returns": [(5, "post")]}),
        ("XR-09", {"joins": [(5, 100, "post")]}),
        ("XR-09", {"joins": [(0, 100, "post")]}),
        ("XR-09", {"joins": [(8, 100, "sneak")]}),
        ("XR-09", {"joins": [(8, 100, "buy_button")]}),  # no button to buy there, nor sold in this house
        ("XR-47", {"joins": [(8, 0, "post")]}),
        ("BLIND-04", {"blinds": (20, 10)}),
        ("DEAL-02", {"leaves": [2, 3, 4, 5, 6]}),
        ("DEAL-02", {"joins": [(seat, 100, "post") for seat in range(7, 12)]}),
    ],
)
def test_what_makes_no_sense_is_refused(rule, news):
    hand = started()
    with pytest.raises(TableError) as refusal:
        hand.next_hand(**news)
    assert refusal.value.rule == rule
    assert hand.next_hand().button == 2  # the refusal left no trace


def test_no_next_hand_before_the_end_nor_with_a_list_of_forced_bets():
    hand = Hand(SIX, 1, 5, 10)
    with pytest.raises(TableError, match="MOVE-02"):
        hand.next_hand()
    with pytest.raises(TableError, match="BLIND-07"):
        started(forced={2: 10}).next_hand()


def test_who_is_absent_from_a_tournament_does_not_sit_out():
    with pytest.raises(TableError, match="XR-07"):
        started(switches={"missed_blinds": "not_applicable"}).next_hand(sits_out=[4])


def test_the_blinds_of_a_limit_table_do_not_go_up_alone():
    with pytest.raises(TableError, match="XR-86"):
        started(structure="fixed-limit").next_hand(blinds=(10, 20))


# ---- what holds hand after hand ----------------------------------------------------------------

MOVES = ("button_move", "missed_blinds", "buy_button", "new_player_post", "dealer")
houses = st.fixed_dictionaries({name: st.sampled_from(SWITCHES[name]) for name in MOVES})


def table_chips(hand):
    return sum(hand.stacks.values()) + sum(absent.stack for absent in hand.away.values())


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 8), houses, st.integers(0, 10**6))
def test_any_session(players, house, seed):
    """Chips are conserved, the blinds are where the house rule has them, and nobody's turn is skipped."""
    rng = random.Random(seed)
    hand = Hand(dict.fromkeys(range(1, players + 1), 200), rng.randint(1, players), 5, 10, switches=house)
    for _ in range(25):
        hand.deal(rng.sample(DECK, 52))
        while not hand.over:
            options = hand.options()
            moves = [("fold", None)] * 4 + [("check" if options.check else "call", None)] * 3
            wager = options.bet or options.raise_
            moves += [("bet" if options.bet else "raise", wager[1])] if wager else []
            hand.act(hand.to_act, *rng.choice(moves))
        news = news_for(hand, rng)
        left = [seat for seat, stack in hand.stacks.items() if stack] + [s for s, a in hand.away.items() if a.entry]
        if len(left) + len(news.get("returns", ())) < 2 + len(news.get("leaves", news.get("sits_out", ()))):
            return
        gone = sum({**hand.stacks, **{s: a.stack for s, a in hand.away.items()}}[s] for s in news.get("leaves", ()))
        chips = table_chips(hand) - gone + sum(stack for _, stack, _ in news.get("joins", ()))
        try:
            new = hand.next_hand(**news)
        except TableError as refusal:
            assert refusal.rule == "DEAL-02"
            return
        assert table_chips(new) + new.pot == chips
        check_places(hand, new)
        hand = new


def check_places(old, new):
    """The new hand's button and blinds against those of the hand before."""
    last, now = old.standing, new.standing
    posted = sorted(player.seat for player in new.players if player.bet or player.dead)
    assert set(now.big) <= set(posted) and all(new.by_seat[seat].bet for seat in now.big)
    assert now.big[-1] != last.big[-1]  # nobody is big blind twice in a row: XR-04
    if len(new.players) == 2:
        assert new.button == now.small != now.big[-1]  # XR-03
    if new.switches["button_move"] == "dead":
        stayed = old.by_seat.keys() & new.by_seat.keys()
        assert not [seat for seat in stayed if passes(last.big[-1], seat, now.big[-1])]  # XR-01
    else:
        assert new.button in new.by_seat  # XR-02


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 9), st.integers(0, 5), st.integers(0, 10**6))
def test_everyone_is_big_blind_once_a_round(players, leavers, seed):  # XR-01
    """Whoever leaves meanwhile, each who stays posts the big blind once in as many hands as there are players."""
    rng = random.Random(seed)
    hand = started(dict.fromkeys(range(1, players + 1), 1000), 1)
    leaving = rng.sample(range(1, players + 1), min(leavers, players - 3))
    bigs = []
    for seat in leaving:
        hand = folded(hand.next_hand(leaves=[seat]))
    for _ in range(2 * len(hand.players)):
        hand = folded(hand.next_hand())
        bigs.append(hand.standing.big[-1])
    once = len(hand.players)
    assert sorted(bigs[:once]) == sorted(hand.by_seat) == sorted(bigs[once:])
