"""How hands of PokerKit end behind its adapter: pots, rake, showdowns; the last tests pin where it departs from the rules."""

import random

import pytest
from pokerkit_table import CASH, FACE_UP, TOURNAMENT, Table, all_cards, may, paid

from floorman.cards import DECK
from floorman.protocol.messages import Options, Pot, Range

# ---- how hands end ---------------------------------------------------------------------------------------


def test_a_fold_out_gives_the_winners_whole_last_bet_back(pokerkit):
    table = Table(pokerkit, [1000, 1000, 1000]).deal().act("1 raise 300", "2 fold", "3 fold")
    state = table.state
    assert (state.over, state.street, state.to_act, state.options) == (True, "preflop", None, None)
    assert (state.pot, table.stacks) == (450, [1150, 950, 900])
    assert (state.returned, state.payouts) == (paid({1: 300}), paid({1: 150}))
    assert state.pots == [Pot(amount=150, seats=[1])]
    assert (state.show_order, state.shown, state.board) == ([], [], [])
    assert [seat.status for seat in state.seats] == ["in", "folded", "folded"]


def test_uncalled_chips_come_back_and_the_pot_keeps_them(pokerkit):
    table = Table(pokerkit, [1000, 400]).deal("", {1: "Kc Kd", 2: "Ac Ad"}, "2c 5d 7h 9s Jd")
    table.act("1 raise 1000", "2 call")
    state = table.state
    assert (state.over, state.pot) == (True, 1400)
    assert (state.returned, state.payouts) == (paid({1: 600}), paid({2: 800}))
    assert (table.stacks, state.pots) == ([600, 800], [Pot(amount=800, seats=[1, 2])])
    assert (state.board, state.street) == ("2c 5d 7h 9s Jd".split(), "showdown"), "the board is run out"
    assert [seat.hole for seat in state.seats] == [["Kc", "Kd"], ["Ac", "Ad"]], "beaten hands stay in view"


def test_side_pots_are_paid_with_their_odd_chips(pokerkit):
    # Seats 2 and 3 tie for the main pot of 3 x 151 = 453 (227, 226), seats 3 and 4 for nothing: 3 wins 2 x 150.
    table = Table(pokerkit, [1000, 151, 301, 301])
    table.deal("", {2: "Ac Kd", 3: "Ad Kh", 4: "Qc Qh", 1: "3c 4c"}, "As Ks 2d 7h 9d")
    table.act("4 raise 301", "1 fold", "2 call", "3 call")
    assert table.state.pots == [Pot(amount=453, seats=[2, 3, 4]), Pot(amount=300, seats=[3, 4])]
    assert (table.stacks, table.state.pot, table.state.returned) == ([1000, 227, 526, 0], 753, [])
    assert {won.seat: won.chips for won in table.state.payouts} == {2: 227, 3: 526}
    assert [seat.status for seat in table.state.seats] == ["folded", "all_in", "all_in", "all_in"]


@pytest.mark.parametrize("trimming, won", [("trimmed", {2: 48, 1: 16}), ("untrimmed", {2: 30, 1: 34})])
def test_a_short_ante_wins_the_matched_part_or_all(pokerkit, trimming, won):
    table = Table(
        pokerkit,
        [4, 1000, 1000, 1000],
        blinds={"small": 5, "big": 10},
        ante={"kind": "uniform", "amount": 10},
        switches=CASH | {"ante_trimming": trimming},
    )
    table.deal("", {1: "As Ac", 2: "Qs Qc", 3: "Js Jc", 4: "7d 7c"}, "Kh 8d 5c 3s 2h")
    table.act("4 call", "2 call", "3 check").check_down()
    assert (table.state.pot, {paid.seat: paid.chips for paid in table.state.payouts}) == (64, won)


def test_amounts_are_counted_in_the_smallest_chip(pokerkit):
    table = Table(pokerkit, [1000, 1000, 1000], chip_unit=25)
    table.deal("", {1: "Ac Kd", 2: "3c 4c", 3: "Ad Kh"}, "As Ks 2d 7h 9d")
    table.act("1 raise 225", "2 call", "3 call", "2 bet 100", "3 call", "1 call")
    table.act("2 check", "3 check", "1 check")
    assert table.attempt(2, "bet", 110).declined, "110 is no number of chips of 25"
    table.act("2 bet 250", "3 call", "1 call")
    assert (table.state.pot, table.state.payouts) == (1725, paid({3: 875, 1: 850}))


@pytest.mark.parametrize(
    ("rake", "house_rule", "acts", "taken"),
    [
        ({"percent": 10}, "off", ["1 call", "2 fold", "3 check", "3 bet 500", "1 fold"], 25),
        ({"percent": 2.5}, "off", ["1 call", "2 call", "3 check", "2 check", "3 bet 100", "1 fold"], None),
        ({"percent": 2.5}, "off", ["1 raise 200", "2 call", "3 call", "2 bet 500", "3 fold", "1 fold"], 15),
        ({"percent": 10, "cap": 20}, "off", ["1 call", "2 fold", "3 check", "3 bet 500", "1 fold"], 20),
        ({"percent": 10, "cap": 20}, "off", ["1 raise 300", "2 fold", "3 fold"], 15),
        ({"percent": 10, "cap": 20}, "on", ["1 raise 300", "2 fold", "3 fold"], 0),
        ({"percent": 10, "cap": 20}, "on", ["1 call", "2 fold", "3 check", "3 bet 500", "1 fold"], 20),
        (None, "on", ["1 call", "2 fold", "3 check", "3 bet 500", "1 fold"], 0),
    ],
)
def test_the_house_takes_pokerkits_rake(pokerkit, rake, house_rule, acts, taken):
    switches = CASH | {"no_flop_no_drop": house_rule}
    table = Table(pokerkit, [1000, 1000, 1000], rake=rake, switches=switches).deal().act(*acts)
    if taken is None:  # the hand is not over, and nothing is taken yet
        assert (table.state.over, table.state.rake, sum(table.stacks) + table.state.pot) == (False, 0, 3000)
    else:
        assert (table.state.over, table.state.rake, sum(table.stacks)) == (True, taken, 3000 - taken)


def test_a_rake_with_a_unit_of_its_own_is_declined(pokerkit):
    terms = {"percent": 10, "unit": 100}
    assert "no other unit" in Table(pokerkit, [1000, 1000], rake=terms).answer.declined
    assert Table(pokerkit, [1000, 1000], rake=terms, chip_unit=50).answer.declined
    assert Table(pokerkit, [1000, 1000], rake=terms | {"unit": 50}, chip_unit=50).answer.state


def test_hands_are_shown_in_pokerkits_order(pokerkit):
    table = Table(pokerkit, [1000, 1000, 1000]).deal().act("1 call", "2 call", "3 check")
    table.act("2 check", "3 check", "1 check", "2 check", "3 check", "1 check")
    table.act("2 check", "3 bet 100", "1 call", "2 call")
    assert table.state.show_order == table.state.shown == [3, 1, 2]


# ---- show or muck ----------------------------------------------------------------------------------------


def at_showdown(pokerkit, switches=CASH, stacks=(1000, 1000, 1000)):
    table = Table(pokerkit, list(stacks), showdown="ask", switches=switches)
    table.deal("", {1: "Qc Qd", 2: "Kc Kd", 3: "Ac Ad"}, "2c 5d 7h 9s Jd")
    return table.act("1 call", "2 call", "3 check").check_down()


def test_players_are_asked_in_turn_and_a_muck_gives_the_pot_up(pokerkit):
    table = at_showdown(pokerkit)
    assert (table.state.street, table.state.to_act, table.state.over) == ("showdown", 2, False)
    assert table.state.options == Options(show=True, muck=True)
    table.act("2 show", "3 muck")
    assert (table.state.to_act, table.state.shown) == (1, [2])
    assert (table.state.seats[2].status, table.state.muck) == ("folded", ["Ac", "Ad"])
    table.act("1 show")
    assert (table.state.shown, table.state.show_order) == ([2, 1], [2, 3, 1])
    assert table.state.payouts == paid({2: 300})


def test_a_declaration_is_declined_and_is_no_muck(pokerkit):
    table = at_showdown(pokerkit)
    answer = table.send("act", {"seat": 2, "action": "declare_board"})
    assert "no word of a player" in answer.declined
    table.act("2 show", "3 show", "1 show")
    assert table.state.payouts == paid({3: 300})


@pytest.mark.parametrize("switches, asked", [(CASH, True), (FACE_UP, False), (TOURNAMENT, False)])
def test_all_in_hands_lie_face_up_or_are_asked_after_the_river(pokerkit, switches, asked):
    table = Table(pokerkit, [1000, 1000], showdown="ask", switches=switches).deal()
    table.act("1 raise 1000", "2 call")
    assert len(table.state.board) == 5 and table.state.street == "showdown"
    assert (table.state.over, table.state.to_act) == (not asked, 2 if asked else None)
    assert table.state.shown == ([] if asked else [1, 2])


def test_nothing_is_shown_while_players_can_still_bet(pokerkit):
    table = Table(pokerkit, [300, 2000, 2000], switches=FACE_UP).deal()
    table.act("1 raise 300", "2 call", "3 call", "2 check", "3 check")
    assert (table.state.street, table.state.shown) == ("turn", [])


# ---- many hands ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(25))
def test_chips_and_cards_add_up_in_random_hands(pokerkit, seed):
    chance = random.Random(seed)
    stacks = [chance.randint(1, 3000) for _ in range(chance.randint(2, 9))]
    ante = chance.choice([None, {"kind": "uniform", "amount": 10}])
    rake = chance.choice([None, {"percent": 10, "cap": 50}])
    table = Table(pokerkit, stacks, switches=TOURNAMENT, ante=ante, rake=rake)
    table.deal(" ".join(chance.sample(DECK, 52)))
    while True:
        state = table.state
        returned = sum(seat.chips for seat in state.returned)
        won = sum(seat.chips for seat in state.payouts)
        assert won + state.rake == (state.pot - returned if state.over else 0)
        assert state.rake == 0 or (rake and state.over)
        assert sum(table.stacks) + state.pot - returned - won == sum(stacks)
        assert sum(table.bets) + sum(pot.amount for pot in state.pots) + returned == state.pot
        assert sorted(all_cards(state)) == sorted(DECK)
        if state.over:
            break
        options = state.options
        wager = ("bet", options.bet) if options.bet else ("raise", options.raise_)
        acts = [name for name in ("fold", "check", "call") if getattr(options, name)]
        action = chance.choice([*acts, "call" if options.call else "check", *([wager[0]] if wager[1] else [])])
        to = f" {chance.choice([wager[1].min, wager[1].max])}" if action in ("bet", "raise") else ""
        table.act(f"{state.to_act} {action}{to}")


# ---- where PokerKit departs from the rules, passed on unrepaired -----------------------------------------


def test_a_short_big_blind_sets_the_price(pokerkit):
    table = Table(pokerkit, [1000, 1000, 40]).deal()  # XR-10 asks for a call of 100
    assert table.state.options == may(fold=True, call=50, raises=(150, 1000))


def test_a_limper_may_raise_over_a_short_all_in(pokerkit):
    table = Table(pokerkit, [5000, 190, 5000]).deal().act("1 call", "2 raise 190", "3 call")
    assert table.state.options.raise_ == Range(min=290, max=5000)  # RAISE-07 leaves fold and call


def test_a_rake_is_rounded_to_the_nearest_chip(pokerkit):
    table = Table(pokerkit, [1000, 1000, 1000], rake={"percent": 10}).deal()
    table.act("1 fold", "2 raise 333", "3 call", "2 bet 100", "3 fold")
    assert (table.state.rake, table.state.payouts) == (67, paid({2: 599}))  # POT-04 rounds down


def test_the_most_that_is_taken_is_of_each_pot(pokerkit):
    table = Table(pokerkit, [300, 600, 600], rake={"percent": 10, "cap": 50}).deal()
    table.act("1 raise 300", "2 raise 600", "3 call")
    assert (table.state.pots, table.state.rake) == (
        [Pot(amount=900, seats=[1, 2, 3]), Pot(amount=600, seats=[2, 3])],
        100,
    )


def test_pots_with_the_same_winners_are_split_as_one(pokerkit):
    # Seats 1 and 4 tie for the main pot of 201 and the side pot of 51: apart they win 127 and 125 (XR-45).
    posted = {1: 75, 2: 50, 4: 75, 5: 1, 6: 51}
    stacks = posted | {5: 1000, 6: 1000}
    forced = [{"seat": seat, "amount": amount} for seat, amount in posted.items()]
    table = Table(pokerkit, stacks, button=6, blinds={"small": 0, "big": 1}, forced=forced)
    table.deal("", {1: "Ac Kd", 4: "Ad Kh", 2: "6c 7d"}, "2c 2d 9h Js 3c").act("5 fold", "6 fold")
    assert table.state.pots == [Pot(amount=201, seats=[1, 2, 4]), Pot(amount=51, seats=[1, 4])]
    assert table.state.payouts == paid({1: 126, 4: 126})


def test_the_last_live_hand_is_asked_and_can_throw_the_pot_away(pokerkit):
    table = at_showdown(pokerkit).act("2 muck", "3 muck")
    assert (table.state.over, table.state.to_act) == (False, 1)  # XR-52: it has won
    table.act("1 muck")
    assert (table.state.over, table.state.payouts, sum(table.stacks)) == (True, [], 2700)
