"""The reference behind the table protocol: thin, complete, and the same in a process and without one."""

import pytest
from msgspec import UNSET
from reference_hands import deck_for

from floorman.engines import connect, find_engine
from holdem_reference import SWITCHES

TABLE = {
    "structure": "no-limit",
    "blinds": {"small": 5, "big": 10},
    "seats": [{"seat": 2, "stack": 1000}, {"seat": 4, "stack": 1000}, {"seat": 7, "stack": 100}],
    "button": 7,
    "switches": {},
}
DECK = deck_for(["AcAd", "KcKd", "QcQd"], "2h7h8s9c3d")


@pytest.fixture(params=[True, False], ids=["in-process", "process"])
def session(request):
    session = connect(find_engine("reference"), in_process=request.param)
    yield session
    session.close()


def test_small_chips_that_do_not_play_are_shown_behind(session):
    opened = TABLE | {"seats": [{"seat": 2, "stack": 23}, *TABLE["seats"][1:]], "wager_unit": 5}
    state = session.ask("open", opened | {"switches": {"small_chips": "do_not_play"}}).state
    assert stacks(state) == {2: 18, 4: 990, 7: 100}
    refused = session.ask("open", opened | {"wager_unit": 10}).rejected
    assert "XR-24: the small blind of 5 is no whole number of chips of 10" in refused.reason


def test_a_declaration_is_taken_and_leaves_the_turn(session):
    session.ask("open", TABLE | {"showdown": "ask", "switches": {"play_board": "declare_before_discard"}})
    session.ask("deal", {"deck": deck_for(["2c3c", "2d4d", "3s4s"], "9sTsJdQcKh")})
    assert act(session, 2, "declare_board").rejected.reason.startswith("ORDER-02")
    for seat, action in [(7, "call"), (2, "fold"), (4, "check"), *[(4, "check"), (7, "check")] * 3]:
        act(session, seat, action)
    assert act(session, 4, "declare_board").state.to_act == 4
    assert act(session, 4, "muck").state.to_act == 7
    state = act(session, 7, "show").state
    assert {paid.seat: paid.chips for paid in state.payouts} == {4: 13, 7: 12}


def stacks(state):
    return {seat.seat: seat.stack for seat in state.seats}


def act(session, seat, action, to=None):
    return session.ask("act", {"seat": seat, "action": action} | ({} if to is None else {"to": to}))


def test_hello_says_all_that_it_plays(session):
    hello = session.hello
    assert (hello.engine, hello.protocol, tuple(hello.seats)) == ("reference", 1, (2, 10))
    assert {switch: tuple(values) for switch, values in hello.switches.items()} == SWITCHES


def test_a_hand_from_open_to_payout(session):
    state = session.ask("open", TABLE).state
    assert (state.street, state.to_act, state.options, state.pot) == (None, None, None, 15)
    assert stacks(state) == {2: 995, 4: 990, 7: 100}
    state = session.ask("deal", {"deck": DECK}).state
    assert (state.street, state.to_act, state.options.call) == ("preflop", 7, 10)
    assert (state.options.raise_.min, state.options.raise_.max) == (20, 100)
    assert state.seats[2].hole == ["Qc", "Qd"]
    act(session, 7, "raise", 100)
    act(session, 2, "raise", 300)
    state = act(session, 4, "call").state
    assert (state.street, state.to_act, state.board, len(state.burns)) == ("flop", 2, ["2h", "7h", "8s"], 1)
    state = act(session, 2, "bet", 700).state
    assert [(seat.bet, seat.status) for seat in state.seats] == [(700, "all_in"), (0, "in"), (0, "all_in")]
    state = act(session, 4, "fold").state
    assert state.over and state.street == "showdown" and state.to_act is None and state.options is None
    assert (state.pot, state.show_order, state.shown) == (1400, [2, 7], [2, 7])
    assert [(pot.amount, pot.seats) for pot in state.pots] == [(300, [2, 7]), (400, [2])]
    assert [(paid.seat, paid.chips) for paid in state.returned] == [(2, 700)]
    assert [(paid.seat, paid.chips) for paid in state.payouts] == [(2, 700)]
    assert stacks(state) == {2: 1400, 4: 700, 7: 0}
    assert state.muck == ["Kc", "Kd"]


def test_a_refusal_names_the_rule_and_changes_nothing(session):
    session.ask("open", TABLE)
    before = session.ask("deal", {"deck": DECK}).state
    answer = act(session, 7, "raise", 19)
    assert answer.rejected.reason == "RAISE-01: the smallest raise is to 20, you said 19"
    assert answer.rejected.by == "engine"
    assert answer.state == before


def test_a_corrected_amount_is_told(session):
    session.ask("open", TABLE | {"switches": {"on_illegal_amount": "correct"}})
    session.ask("deal", {"deck": DECK})
    state = act(session, 7, "raise", 19).state
    assert (state.took.action, state.took.to, state.seats[2].bet) == ("raise", 20, 20)
    assert act(session, 2, "raise", 30).state.took is UNSET


def test_show_or_muck(session):
    session.ask("open", TABLE | {"showdown": "ask"})
    session.ask("deal", {"deck": DECK})
    for seat, action in [(7, "call"), (2, "call"), (4, "check")] + [(seat, "check") for seat in (2, 4, 7)] * 3:
        state = act(session, seat, action).state
    assert (state.street, state.over, state.to_act) == ("showdown", False, 2)
    assert state.options.show and state.options.muck and state.options.call is None
    act(session, 2, "muck")
    act(session, 4, "show")
    state = act(session, 7, "muck").state
    assert state.over and state.shown == [4]
    assert [(paid.seat, paid.chips) for paid in state.payouts] == [(4, 30)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"button": 3}, "MOVE-01"),
        ({"seats": TABLE["seats"][:1]}, "DEAL-02"),
        ({"seats": TABLE["seats"] + TABLE["seats"][:1]}, "seat 2 is listed twice"),
        ({"blinds": {"small": 20, "big": 10}}, "BLIND-04"),
    ],
)
def test_a_nonsense_table_is_refused(change, reason):
    session = connect(find_engine("reference"))
    answer = session.ask("open", TABLE | change)
    assert answer.rejected.reason.startswith(reason) and answer.state is None
    assert session.ask("deal", {"deck": DECK}).rejected.reason == "no table is open"


@pytest.mark.parametrize(
    ("structure", "first_raise"),
    [
        ({"structure": "pot-limit"}, (20, 35)),
        ({"structure": "fixed-limit"}, (20, 20)),
        ({"structure": "fixed-limit", "small_bet": 10, "big_bet": 30, "cap": 4}, (20, 20)),
        ({"structure": "spread-limit", "spread": {"low": 10, "high": 40}}, (20, 50)),
        ({"structure": "spread-limit", "spread": {"low": 10, "high": 40, "late_high": 80}, "cap": 3}, (20, 50)),
    ],
)
def test_the_structures(structure, first_raise):
    session = connect(find_engine("reference"))
    session.ask("open", TABLE | structure)
    offered = session.ask("deal", {"deck": DECK}).state.options.raise_
    assert (offered.min, offered.max) == first_raise


@pytest.mark.parametrize(
    ("more", "bets", "pot"),
    [
        ({"ante": {"kind": "uniform", "amount": 1}}, [5, 10, 0], 18),
        ({"ante": {"kind": "big_blind", "amount": 10}}, [5, 10, 0], 25),
        ({"straddle": {"seat": 7, "amount": 20}, "switches": {"straddle": "utg"}}, [5, 10, 20], 35),
        ({"forced": [{"seat": 4, "amount": 10}]}, [0, 10, 0], 10),
    ],
)
def test_what_can_be_set_up(more, bets, pot):
    state = connect(find_engine("reference")).ask("open", TABLE | more).state
    assert ([seat.bet for seat in state.seats], state.pot) == (bets, pot)


def test_hands_are_ranked_in_groups(session):
    hands = {"A": ["Ad", "9c"], "B": ["7d", "4h"], "C": ["7h", "4s"]}
    ranking = session.ask("rank", {"board": "Ah Kd 7s 4c 2h".split(), "hands": hands})
    assert ranking.order == [["B", "C"], ["A"]]
    assert ranking.classes == {"A": "one pair", "B": "two pair", "C": "two pair"}


def test_the_next_hand(session):
    session.ask("open", TABLE)
    session.ask("deal", {"deck": DECK})
    early = session.ask("deal", {"deck": DECK, "leaves": [4]})
    assert early.rejected.reason == "players come and go between two hands"
    assert session.ask("deal", {"deck": DECK}).rejected.reason.startswith("DEAL-05")
    for seat in (7, 2):
        act(session, seat, "fold")
    refused = session.ask("deal", {"deck": DECK, "leaves": [2, 4]})
    assert refused.rejected.reason.startswith("DEAL-02") and refused.state.over
    news = {"leaves": [4], "joins": [{"seat": 3, "stack": 500}, {"seat": 9, "stack": 500, "how": "wait"}]}
    state = session.ask("deal", {"deck": DECK, **news, "blinds": {"small": 10, "big": 20}}).state
    assert (state.button, state.to_act, state.pot) == (2, 2, 30)  # two play, the new ones wait
    assert [(seat.seat, seat.stack, seat.bet) for seat in state.seats] == [
        (2, 985, 10), (7, 80, 20), (3, 500, 0), (9, 500, 0),
    ]  # fmt: skip
    assert [seat.status for seat in state.seats] == ["in", "in", "out", "out"]
