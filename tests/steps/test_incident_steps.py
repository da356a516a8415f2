"""Steps about what goes wrong at the table: what is sent, and what a ruling or a refusal makes of the scenario."""

from __future__ import annotations

import pytest
from test_world import DEALT, Scripted, play, state

from floorman.protocol.incidents import incidents
from floorman.protocol.messages import Answer, Rejected, Ruled, State
from floorman.steps.outcome import Blocked, Broken
from floorman.steps.registry import bind, vocabulary
from floorman.steps.world import World

OPENED = Answer(state=State())
REFUSED = Ruled(state=DEALT.state, rejected=Rejected(reason="no flop yet"))


def ruled(ruling, **fields):
    return Ruled(state=state(to_act=4, **fields), ruling=ruling)


def test_a_mishap_is_told_after_the_deal_with_the_order_of_a_shuffle_that_it_may_bring():
    session = Scripted(OPENED, DEALT, ruled("reshuffle"), ruled("replace"))
    play(
        session,
        "given: a reshuffle brings As Kd to the top",
        "given: the card drawn from the mixed flop is 9d",
        "when: the flop is dealt before the betting is over",
        "when: the 3rd card dealt is exposed",
    )
    assert [method for method, _ in session.sent] == ["open", "deal", "incident", "incident"]
    early, exposed = (params for _, params in session.sent[2:])
    assert early.pop("reshuffle")[:3] == ["As", "Kd", "2c"]
    assert (early, exposed) == ({"kind": "flop_early"}, {"kind": "card_exposed", "cards": [3]})


def test_numbers_count_off_the_deck():
    session = Scripted(OPENED, DEALT, ruled("misdeal"))
    play(session, "when: the 2nd, 3rd and 11th cards dealt are exposed")
    assert session.sent[2][1]["cards"] == [2, 3, 11]


@pytest.mark.parametrize(
    ("line", "answer", "holds"),
    [
        ("then: it is a misdeal", ruled("misdeal"), True),
        ("then: it is a misdeal", ruled("replace"), False),
        ("then: it is no misdeal", ruled("stand"), True),
        ("then: it is no misdeal", ruled("misdeal"), False),
        ("then: As Kd are set aside", ruled("set_aside", aside=["As", "Kd"]), True),
        ("then: As is set aside", ruled("set_aside", aside=[]), False),
        ("then: the stub begins with As Kd", ruled("reshuffle", stub=["As", "Kd", "2c"]), True),
        ("then: the stub begins with As Kd", ruled("reshuffle", stub=["As", "2c", "Kd"]), False),
        ("then: 2c is in the stub", ruled("reshuffle", stub=["As", "2c"]), True),
        ("then: 2c 3c are in the stub", ruled("reshuffle", stub=["As", "2c"]), False),
        ("then: 3c is not in the stub", ruled("reshuffle", stub=["As", "2c"]), True),
        ("then: 2c 3c are not in the stub", ruled("reshuffle", stub=["As", "2c"]), False),
        ("then: the muck has Kd As", ruled("dead", muck=["As", "Kd"]), True),
        ("then: the muck has Kd", ruled("dead", muck=["As", "Kd"]), False),
        ("then: 4s Jc are on the board", ruled("mix", board=["Jc", "9d", "4s"]), True),
        ("then: 4s Js are on the board", ruled("mix", board=["Jc", "9d", "4s"]), False),
        ("then: the report is refused", ruled("stand"), False),
        ("then: the report is refused", REFUSED, True),
        ("then: the report is refused", Ruled(state=state(to_act=1), rejected=Rejected(reason="no")), False),
        ("then: the pot is 150", REFUSED, False),
        ("when: UTG folds", REFUSED, False),
    ],
)
def test_what_comes_of_a_report(line, answer, holds):
    lines = ("when: UTG is found with one card", line)
    session = Scripted(OPENED, DEALT, answer)
    if holds:
        play(session, *lines)
    else:
        with pytest.raises(Broken):
            play(session, *lines)


def test_a_refused_report_of_the_given_blocks_what_follows():
    with pytest.raises(Blocked, match="no flop yet"):
        play(Scripted(OPENED, DEALT, REFUSED), "given: UTG is found with one card", "then: UTG acts next")


def test_without_a_report_there_is_no_ruling():
    with pytest.raises(Broken, match="no incident was told"):
        play(Scripted(OPENED, DEALT), "when: the cards are dealt", "then: it is a misdeal")


def test_a_hand_is_dealt_again_from_the_whole_deck():
    session = Scripted(OPENED, DEALT, ruled("misdeal"), DEALT)
    play(session, "given: the 1st card dealt is exposed", "when: the hand is dealt again from Ks Kd")
    deck = session.sent[3][1]["deck"]
    assert session.sent[3][0] == "deal" and deck[:3] == ["Ks", "Kd", "2c"] and len(set(deck)) == 52


@pytest.mark.parametrize(("kind", "outcome"), [("given", Blocked), ("when", Broken)])
def test_a_refused_second_deal(kind, outcome):
    session = Scripted(OPENED, DEALT, ruled("misdeal"), Answer(rejected=Rejected(reason="a hand is on")))
    with pytest.raises(outcome, match="a hand is on"):
        play(session, "given: the 1st card dealt is exposed", f"{kind}: the hand is dealt again from Ks Kd")


def test_a_mishap_needs_the_capability():
    world = World(None, {})
    bind("given", "a no-limit table with blinds 50/100", None).run(world)
    bind("given", "the stub is dropped", None).run(world)
    bind("given", "the hand is dealt again from Ks", None).run(world)
    assert world.setup.needs() == {"no-limit", "incidents"}


def test_every_mishap_is_a_given_and_a_when():
    steps = [step for step in vocabulary() if step.run.__module__ == "floorman.steps.incidents"]
    given, when = ({step.expression for step in steps if step.kind == kind} for kind in ("given", "when"))
    alone = {"a reshuffle brings {cards} to the top", "the card drawn from the mixed flop is {card}"}
    assert given - alone == when and len(when) > len(incidents().incident)
