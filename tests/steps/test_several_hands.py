"""Steps about several hands at one table, against a scripted engine."""

from __future__ import annotations

import pytest
from test_world import Scripted, play

from floorman.protocol.messages import Answer, Options, Rejected, SeatState, State
from floorman.steps.outcome import Blocked, Broken, Unobservable
from floorman.steps.tablesetup import BadScenario

OPENED = Answer(state=State())
ASKED = Options(fold=True, check=False, call=100)
DEALT = Answer(state=State(street="preflop", to_act=4, options=ASKED, over=False))
OVER = Answer(state=State(street="preflop", to_act=None, options=None, over=True, button=1))
NEXT = Answer(state=State(street="preflop", to_act=1, options=ASKED, over=False, button=2))


def deals(session):
    return [{k: v for k, v in params.items() if k != "deck"} for method, params in session.sent if method == "deal"]


def test_a_hand_is_folded_out_seat_by_seat():
    session = Scripted(OPENED, DEALT, DEALT, OVER)
    play(session, "given: 1 hand has been folded out")
    assert [method for method, _ in session.sent] == ["open", "deal", "act", "act"]
    assert session.sent[-1][1] == {"seat": 4, "action": "fold"}


def test_where_no_fold_is_open_the_player_checks():
    unbet = Answer(state=State(street="preflop", to_act=4, options=Options(fold=False, check=True), over=False))
    session = Scripted(OPENED, unbet, OVER)
    play(session, "given: 1 hand has been folded out")
    assert session.sent[-1][1]["action"] == "check"


def test_a_hand_that_does_not_end_blocks():
    with pytest.raises(Blocked, match="still asks somebody after 60 folds"):
        play(Scripted(OPENED, *[DEALT] * 100), "given: 1 hand has been folded out")


def test_the_next_deal_says_what_happened_since_the_hand_before():
    session = Scripted(OPENED, DEALT, OVER, NEXT, OVER, NEXT)
    play(
        session,
        "given: 1 hand has been folded out",
        "given: seat 3 leaves the table",
        "given: seat 4 sits out",
        "given: seat 6 joins with 700",
        "given: seat 7 joins with 800 and waits for the big blind",
        "given: seat 8 joins with 900 and buys the button",
        "given: the blinds go up to 100/200",
        "given: 1 hand has been folded out",
        "given: seat 4 returns",
        "given: seat 7 returns and waits for the big blind",
        "when: the next hand is dealt",
    )
    first, second, third = deals(session)
    assert set(first) == {"hole", "board"}
    assert second == {
        "leaves": [3],
        "sits_out": [4],
        "joins": [
            {"seat": 6, "stack": 700, "how": "post"},
            {"seat": 7, "stack": 800, "how": "wait"},
            {"seat": 8, "stack": 900, "how": "buy_button"},
        ],
        "blinds": {"small": 100, "big": 200},
    }
    assert third == {"returns": [{"seat": 4, "how": "post"}, {"seat": 7, "how": "wait"}]}


def test_an_all_in_of_the_next_hand_is_measured_by_its_own_blinds():
    session = Scripted(OPENED, DEALT, OVER, NEXT, NEXT)
    play(
        session,
        "given: 1 hand has been folded out",
        "given: the blinds go up to 100/200",
        "when: the next hand is dealt",
        "when: seat 1 goes all-in for 150",
    )
    assert session.sent[-1][1]["action"] == "call"


def test_no_next_hand_is_dealt_before_the_end_of_one():
    with pytest.raises(Blocked, match="has not ended the hand before"):
        play(Scripted(OPENED, DEALT), "when: the next hand is dealt")


def test_a_refused_deal_breaks_in_the_when_and_blocks_in_the_given():
    refusal = Answer(rejected=Rejected(reason="two are too few"))
    given = "given: 1 hand has been folded out"
    with pytest.raises(Broken, match="refuses the next hand: two are too few"):
        play(Scripted(OPENED, DEALT, OVER, refusal), given, "when: the next hand is dealt")
    with pytest.raises(Blocked, match="two are too few"):
        play(Scripted(OPENED, DEALT, OVER, refusal), given, given)


def test_after_the_first_hand_nobody_has_a_position():
    steps = ("given: 1 hand has been folded out", "when: the next hand is dealt")
    with pytest.raises(BadScenario, match="named by number, not BTN"):
        play(Scripted(OPENED, DEALT, OVER, NEXT), *steps, "then: BTN acts next")


SHOWN = [
    SeatState(seat=1, hole=["As", "Kd"], status="in"),
    SeatState(seat=2, hole=[], status="in"),
    SeatState(seat=3, status="out"),
]


@pytest.mark.parametrize(
    ("holds", "breaks"),
    [
        ("the button is at seat 2", "the button is at seat 1"),
        ("seat 1 is dealt in", "seat 1 is not dealt in"),
        ("seat 2 is not dealt in", "seat 2 is dealt in"),
        ("seat 3 is not dealt in", "seat 3 is dealt in"),
        ("seat 4 is not dealt in", "seat 4 is dealt in"),
    ],
)
def test_each_check_can_hold_and_can_break(holds, breaks):
    dealt = Answer(state=State(street="preflop", to_act=4, button=2, seats=SHOWN))
    play(Scripted(OPENED, dealt), f"then: {holds}")
    with pytest.raises(Broken):
        play(Scripted(OPENED, dealt), f"then: {breaks}")


def test_a_seat_without_cards_and_status_is_unobservable():
    dealt = Answer(state=State(street="preflop", to_act=4, seats=[SeatState(seat=1)]))
    for step in ("then: seat 1 is dealt in", "then: seat 1 is not dealt in", "then: the button is at seat 1"):
        with pytest.raises(Unobservable):
            play(Scripted(OPENED, dealt), step)
