"""PokerKit's adapter on tables and actions worked out by hand; every answer is decoded by the session."""

import pytest
from pokerkit_table import CASH, TOURNAMENT, Table, all_cards, may, paid

from floorman.cards import DECK
from floorman.engines import find_engine
from floorman.protocol.messages import Range

# ---- what it is, and the ranking of hands ----------------------------------------------------------------


def test_says_what_it_can_play(pokerkit):
    hello = pokerkit.hello
    assert (hello.engine, hello.version) == ("pokerkit", find_engine("pokerkit").about["version"])
    assert {"rank", "no-limit", "deck", "showdown"} <= set(hello.capabilities)
    assert hello.switches["fold_unbet"][0] == "reject", "tournament mode is PokerKit's default"
    assert "bb_first" not in hello.switches["bba_order"]


def test_ranks_hands_of_seven_and_of_five_cards(pokerkit):
    hands = {"A": ["2c", "3d"], "B": ["Ad", "9c"], "C": ["4h", "5h"]}
    ranking = pokerkit.ask("rank", {"board": "Ah Kd 7s 4c 2h".split(), "hands": hands})
    assert ranking.order == [["B"], ["C"], ["A"]]
    assert ranking.classes == {"A": "one pair", "B": "one pair", "C": "one pair"}
    straights = {"low": "Ah 2c 3d 4s 5h", "six": "2c 3d 4s 5h 6h", "too": "6c 5d 4h 3s 2d"}
    hands = {name: cards.split() for name, cards in straights.items()}
    ranking = pokerkit.ask("rank", {"board": [], "hands": hands})
    assert ranking.order == [["six", "too"], ["low"]]


def test_too_few_cards_cannot_be_ranked(pokerkit):
    assert pokerkit.ask("rank", {"board": [], "hands": {"A": ["As", "Ks"]}}).declined


# ---- the table -------------------------------------------------------------------------------------------


def test_blinds_are_posted_before_the_cards(pokerkit):
    table = Table(pokerkit, [1000, 1000, 1000])
    assert (table.bets, table.stacks, table.state.pot) == ([0, 50, 100], [1000, 950, 900], 150)
    assert (table.state.street, table.state.to_act, table.state.options) == (None, None, None)
    assert [seat.hole for seat in table.state.seats] == [[], [], []] and table.state.stub == []


def test_heads_up_the_button_posts_the_small_blind_and_acts_first(pokerkit):
    table = Table(pokerkit, [1000, 1000]).deal("2c 7d Ah Kc 3h Jc 9d 4s")
    assert (table.bets, table.state.to_act, table.state.button) == ([50, 100], 1, 1)
    assert [seat.hole for seat in table.state.seats] == [["7d", "Kc"], ["2c", "Ah"]], "big blind first"
    assert table.state.options == may(fold=True, call=50, raises=(200, 1000))
    table.act("1 call")
    assert table.state.options == may(fold=True, check=True, raises=(200, 1000))
    table.act("2 check")
    assert (table.state.street, table.state.to_act, table.state.board) == ("flop", 2, ["Jc", "9d", "4s"])
    assert table.state.options == may(fold=True, check=True, bets=(100, 900))


def test_cards_come_off_the_deck_in_pokerkits_order(pokerkit):
    deck = "2c 7d Ah Kc 8s Qd 3h Jc 9d 4s 5h Tc 6d 2s"
    table = Table(pokerkit, [1000, 1000, 1000]).deal(deck).act("1 call", "2 call", "3 check").check_down()
    state = table.state
    assert [seat.hole for seat in state.seats] == [["Ah", "Qd"], ["2c", "Kc"], ["7d", "8s"]]
    assert (state.board, state.burns) == ("Jc 9d 4s Tc 2s".split(), ["3h", "5h", "6d"])
    assert len(state.stub) == 38 and state.stub[:3] == ["2d", "2h", "3c"], "unlisted cards by rank, then suit"
    assert sorted(all_cards(state)) == sorted(DECK)
    assert (state.payouts, state.street) == (paid({3: 300}), "showdown"), "a jack-high straight wins"


def test_cards_by_place_go_to_their_place(pokerkit):
    table = Table(pokerkit, [1000, 1000]).deal("Ac Ad", {1: "9c 9d", 2: "8c 8d"}, "2c 3d Th Js Qc")
    table.act("1 call", "2 check").check_down()
    assert [seat.hole for seat in table.state.seats] == [["9c", "9d"], ["8c", "8d"]]
    assert (table.state.board, table.state.burns[0]) == ("2c 3d Th Js Qc".split(), "Ac")
    assert table.state.payouts == paid({1: 200})


def test_seats_with_gaps_keep_their_numbers(pokerkit):
    table = Table(pokerkit, {9: 1000, 2: 1000, 5: 1000}, button=5).deal()
    assert [(seat.seat, seat.bet) for seat in table.state.seats] == [(2, 100), (5, 0), (9, 50)]
    assert (table.state.to_act, table.state.button) == (5, 5)


@pytest.mark.parametrize(
    "players, ante, stacks, pot",
    [
        (3, {"kind": "uniform", "amount": 10}, [990, 940, 890], 180),
        (3, {"kind": "big_blind", "amount": 100}, [1000, 950, 800], 250),
        (3, {"kind": "button", "amount": 100}, [900, 950, 900], 250),
        (2, {"kind": "big_blind", "amount": 100}, [950, 800], 250),
        (2, {"kind": "button", "amount": 100}, [850, 900], 250),
    ],
)
def test_antes_are_paid_by_the_right_player(pokerkit, players, ante, stacks, pot):
    table = Table(pokerkit, [1000] * players, ante=ante)
    assert (table.stacks, table.state.pot) == (stacks, pot)
    assert sum(table.bets) == 150, "an ante is no bet"


def test_straddles_and_other_layouts(pokerkit):
    table = Table(pokerkit, [1000] * 4, straddle={"seat": 4, "amount": 200}).deal()
    assert (table.bets, table.state.to_act, table.state.options.raise_.min) == ([0, 50, 100, 200], 1, 300)
    table = Table(pokerkit, [1000] * 4, straddle={"seat": 1, "amount": 200}).deal()
    assert (table.bets, table.state.to_act) == ([200, 50, 100, 0], 2)
    table = Table(pokerkit, [1000] * 4, forced=[{"seat": 2, "amount": 100}]).deal()
    assert (table.bets, table.state.to_act) == ([0, 100, 0, 0], 3)


@pytest.mark.parametrize(
    ("structure", "first_raise", "bet"),
    [
        ({"structure": "pot-limit"}, (200, 350), (100, 300)),
        ({"structure": "fixed-limit"}, (200, 200), (100, 100)),
        ({"structure": "fixed-limit", "small_bet": 100, "big_bet": 300}, (200, 200), (100, 100)),
    ],
)
def test_other_structures(pokerkit, structure, first_raise, bet):
    table = Table(pokerkit, [5000] * 3, **structure).deal()
    assert table.state.options.raise_ == Range(min=first_raise[0], max=first_raise[1])
    for seat, action in [(1, "call"), (2, "call"), (3, "check")]:
        table.send("act", {"seat": seat, "action": action})
    assert table.state.options.bet == Range(min=bet[0], max=bet[1])


@pytest.mark.parametrize(
    ("cap", "house", "raises"), [(None, "3", 4), (None, "4", 5), (2, "3", 3), (None, "none", 9), (1, "house", 2)]
)
def test_the_cap_counts_the_bet_and_no_blind(pokerkit, cap, house, raises):
    more = {} if cap is None else {"cap": cap}
    table = Table(pokerkit, [5000] * 3, structure="fixed-limit", switches={**CASH, "raise_cap": house}, **more).deal()
    made = 0
    while made < 9 and table.state.options.raise_:
        to = table.state.options.raise_.min
        table.send("act", {"seat": table.state.to_act, "action": "raise", "to": to})
        made += 1
    assert made == raises


@pytest.mark.parametrize(
    "change",
    [
        {"structure": "spread-limit", "spread": {"low": 100, "high": 200}},
        {"button": 4},
        {"chip_unit": 20},
        {"straddle": {"seat": 2, "amount": 200}},
        {"forced": [{"seat": 7, "amount": 100}]},
        {"switches": {**CASH, "fold_unbet": "reject"}, "showdown": "ask"},
    ],
)
def test_what_pokerkit_cannot_be_told_is_declined(pokerkit, change):
    assert Table(pokerkit, [1000, 1000, 1000], **change).answer.declined


@pytest.mark.parametrize("stacks", [[1000], [1000, 0, 1000]])
def test_a_table_that_pokerkit_refuses_is_rejected_by_the_engine(pokerkit, stacks):
    assert Table(pokerkit, stacks).answer.rejected.by == "engine"


def test_one_hand_a_table(pokerkit):
    table = Table(pokerkit, [1000, 1000]).deal()
    assert table.send("deal", {"deck": []}).declined


# ---- refusals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action, to, by",
    [
        ("raise", 199, "engine"),
        ("raise", 1001, "engine"),
        ("check", None, "adapter"),
        ("bet", 300, "adapter"),
        ("show", None, "engine"),
    ],
)
def test_a_refusal_leaves_the_state_as_it_was(pokerkit, action, to, by):
    table = Table(pokerkit, [1000, 1000, 1000]).deal()
    before = table.state
    assert table.attempt(1, action, to).rejected.by == by
    assert table.state == before


@pytest.mark.parametrize("action, to", [("call", None), ("raise", 200)])
def test_verbs_that_need_a_bet_are_refused_without_one(pokerkit, action, to):
    table = Table(pokerkit, [1000, 1000, 1000]).deal().act("1 call", "2 call", "3 check")
    before = table.state
    assert table.attempt(2, action, to).rejected.by == "adapter"
    assert table.state == before


def test_an_act_out_of_turn_is_declined_and_one_after_the_hand_refused(pokerkit):
    table = Table(pokerkit, [1000, 1000, 1000]).deal()
    assert table.attempt(2, "fold").declined and table.attempt(5, "fold").declined
    table.act("1 fold", "2 fold")
    for action, to in (("fold", None), ("check", None), ("call", None), ("bet", 100), ("raise", 200)):
        assert table.attempt(3, action, to).rejected.by == "engine"


def test_a_fold_without_a_bet_is_a_matter_of_the_mode(pokerkit):
    for switches, accepted in ((CASH, True), (TOURNAMENT, False)):
        table = Table(pokerkit, [1000, 1000], switches=switches).deal().act("1 call", "2 check")
        assert table.state.options.fold is accepted
        answer = table.attempt(2, "fold")
        assert (answer.rejected is None) is accepted
        assert table.state.over is accepted
