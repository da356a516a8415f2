"""Steps against a scripted engine: what passes, what fails, and what is somebody else's fault."""

from __future__ import annotations

import pytest

from floorman.protocol.messages import Answer, Hello, Options, Range, Rejected, SeatChips, SeatState, State, Took
from floorman.steps.outcome import Blocked, Broken, Declined, Unobservable
from floorman.steps.registry import bind
from floorman.steps.tablesetup import BadScenario
from floorman.steps.world import World

HELLO = Hello(
    engine="Scripted",
    version="1",
    protocol=1,
    capabilities=["no-limit"],
    switches={"burn_cards": ["omitted"], "reopen": ["single_full_raise_only", "per_player_cumulative"]},
)


class Scripted:
    """Answers what it is given, in order, and keeps what it was sent."""

    hello = HELLO

    def __init__(self, *answers):
        self.answers, self.sent = list(answers), []

    def ask(self, method, params):
        self.sent.append((method, params))
        return self.answers.pop(0)


def state(to_act=None, **fields):
    return State(street="preflop", to_act=to_act, **fields)


DEALT = Answer(state=state(to_act=4))


def play(session, *lines, switches=None):
    """Runs the lines (`given: text`) and returns the world; the table has four players and blinds 50/100."""
    world = World(session, switches or {})
    for line in ("given: a no-limit table with blinds 50/100", "given: 4 players with 5000 each", *lines):
        kind, _, text = line.partition(": ")
        bind(kind, text, None).run(world)
    return world


def test_the_table_is_opened_and_dealt_once_when_it_is_first_needed():
    session = Scripted(Answer(state=State()), DEALT)
    play(session, "then: UTG acts next", "then: UTG acts next")
    assert [method for method, _ in session.sent] == ["open", "deal"]
    assert session.sent[0][1]["blinds"] == {"small": 50, "big": 100}
    assert len(session.sent[1][1]["deck"]) == len(set(session.sent[1][1]["deck"])) == 52


def test_only_listed_switches_are_sent_and_an_impossible_value_becomes_the_default():
    session = Scripted(Answer(state=State()), DEALT)
    judged = {"burn_cards": "required", "reopen": "per_player_cumulative", "straddle": "off"}
    play(session, "then: UTG acts next", switches=judged)
    assert session.sent[0][1]["switches"] == {"burn_cards": "omitted", "reopen": "per_player_cumulative"}
    deal = session.sent[1][1]
    assert deal["deck"][8:11] == deal["board"][:3]  # no burn before the flop: this engine burns none


@pytest.mark.parametrize(
    ("line", "verb", "to"),
    [
        ("UTG goes all-in for 5000", "raise", 5000),
        ("UTG goes all-in for 100", "call", None),
        ("UTG goes all-in for 60", "call", None),
        ("UTG raises to 300", "raise", 300),
        ("UTG folds", "fold", None),
        ("UTG declares the board", "declare_board", None),
    ],
)
def test_the_verb_that_is_sent(line, verb, to):
    session = Scripted(Answer(state=State()), DEALT, Answer(state=state(to_act=1)))
    play(session, f"when: {line}")
    sent = session.sent[-1][1]
    assert (sent["seat"], sent["action"], sent.get("to")) == (4, verb, to)


def test_the_smallest_chip_of_the_blinds_is_sent_and_needs_the_capability():
    session = Scripted(Answer(state=State()), DEALT)
    world = play(session, "given: the smallest chip of the blinds is 50", "then: UTG acts next")
    assert session.sent[0][1]["wager_unit"] == 50 and "chip_unit" not in session.sent[0][1]
    assert world.setup.needs() == {"no-limit", "wager-unit"}


@pytest.mark.parametrize(
    ("words", "sent"),
    [
        ("10%", {"percent": 10}),
        ("2.5% up to 400", {"percent": 2.5, "cap": 400}),
        ("10%, in whole 100s", {"percent": 10, "unit": 100}),
        ("10% up to 400, in whole 100s", {"percent": 10, "cap": 400, "unit": 100}),
    ],
)
def test_a_rake_is_sent_as_it_is_said_and_needs_the_capability(words, sent):
    session = Scripted(Answer(state=State()), DEALT)
    world = play(session, f"given: the house takes a rake of {words}", "then: UTG acts next")
    assert session.sent[0][1]["rake"] == sent
    assert world.setup.needs() == {"no-limit", "rake"}


def test_all_in_with_nothing_bet_is_a_bet():
    flop = Answer(state=State(street="flop", to_act=2))
    session = Scripted(Answer(state=State()), DEALT, flop, Answer(state=State(street="flop", to_act=3)))
    play(session, "given: the action so far: UTG calls", "when: SB goes all-in for 80")
    assert session.sent[-1][1]["action"] == "bet"


def test_a_refusal_in_the_given_blocks_and_in_the_when_breaks():
    refusal = Answer(rejected=Rejected(reason="too much"), state=state(to_act=4))
    with pytest.raises(Blocked, match="too much"):
        play(Scripted(Answer(state=State()), DEALT, refusal), "given: the action so far: UTG raises to 300")
    with pytest.raises(Broken, match="too much"):
        play(Scripted(Answer(state=State()), DEALT, refusal), "when: UTG raises to 300")


def test_in_a_line_of_actions_only_the_last_one_is_put_to_the_test():
    refusal = Answer(rejected=Rejected(reason="no"), state=state(to_act=4))
    with pytest.raises(Blocked):
        play(Scripted(Answer(state=State()), DEALT, refusal), "when: the action goes: UTG calls, BTN calls")
    called = Answer(state=state(to_act=1))
    with pytest.raises(Broken):
        play(Scripted(Answer(state=State()), DEALT, called, refusal), "when: the action goes: UTG calls, BTN calls")


def test_an_action_taken_as_another_is_rewritten():
    rewritten = Answer(state=state(to_act=1, took=Took(action="raise", to=400)))
    with pytest.raises(Broken, match="rewrites that UTG raise to 300 into a raise to 400"):
        play(Scripted(Answer(state=State()), DEALT, rewritten), "when: UTG raises to 300")
    with pytest.raises(Broken, match="rewrites"):
        play(
            Scripted(Answer(state=State()), DEALT, rewritten),
            "when: UTG tries to raise to 150",
            "then: the action is refused",
        )


def test_a_refusal_that_changes_something_is_broken():
    before = Answer(state=state(to_act=4, seats=[SeatState(seat=4, stack=5000, bet=0)]))
    changed = state(to_act=4, seats=[SeatState(seat=4, stack=4850, bet=150)])
    steps = ("when: UTG tries to raise to 150", "then: the action is refused")
    with pytest.raises(Broken, match="yet its seats changed"):
        play(Scripted(Answer(state=State()), before, Answer(rejected=Rejected(reason="no"), state=changed)), *steps)
    play(Scripted(Answer(state=State()), before, Answer(rejected=Rejected(reason="no"), state=before.state)), *steps)


def test_an_accepted_illegal_action_is_broken():
    with pytest.raises(Broken, match="accepts that UTG raise to 150"):
        play(
            Scripted(Answer(state=State()), DEALT, Answer(state=state(to_act=1))),
            "when: UTG tries to raise to 150",
            "then: the action is refused",
        )


def test_what_the_adapter_cannot_ask_is_declined():
    with pytest.raises(Declined, match="no seats here"):
        play(Scripted(Answer(state=State()), DEALT, Answer(declined="no seats here")), "when: UTG tries to fold")


def test_an_action_out_of_its_place_was_never_reached():
    session = Scripted(Answer(state=State()), Answer(state=state(to_act=1)))
    with pytest.raises(Blocked, match=r"asks BTN \(seat 1\) where it is the turn of UTG \(seat 4\)"):
        play(session, "when: UTG folds")


def test_the_options_of_a_player_who_is_not_asked_were_never_reached():
    session = Scripted(Answer(state=State()), FULL)
    with pytest.raises(Blocked, match=r"asks UTG \(seat 4\), not BTN \(seat 1\)"):
        play(session, "then: BTN may only fold or call")


def test_whose_turn_it_is_can_be_broken_before_the_options_are_looked_at():
    session = Scripted(Answer(state=State()), FULL)
    with pytest.raises(Broken, match=r"the next to act is UTG \(seat 4\), not BTN \(seat 1\)"):
        play(session, "then: BTN acts next", "then: BTN may only fold or call")


def test_a_refused_table_blocks_what_comes_after():
    refused = Answer(rejected=Rejected(reason="no such blinds"))
    play(Scripted(refused), "when: the table is opened", "then: the table is refused")
    with pytest.raises(Blocked, match="no such blinds"):
        play(Scripted(refused), "then: UTG acts next")


@pytest.mark.parametrize(
    "line",
    ["the pot is 150", "UTG may raise", "UTG may call 100", "SB has bet 50", "the board is empty", "no hand is shown"],
)
def test_what_an_engine_does_not_show_is_unobservable_and_never_passes(line):
    with pytest.raises(Unobservable):
        play(Scripted(Answer(state=State()), DEALT), f"then: {line}")


FULL = Answer(
    state=State(
        street="preflop",
        to_act=4,
        options=Options(fold=True, check=False, call=100, bet=None, raise_=Range(min=200, max=5000)),
        seats=[SeatState(seat=2, stack=4950, bet=50, status="in", hole=["As", "Kd"])],
        pot=150,
        board=["Ah", "Kh", "Qh"],
        over=False,
        payouts=[SeatChips(seat=1, chips=70), SeatChips(seat=1, chips=30)],
        rake=10,
        returned=[SeatChips(seat=2, chips=20)],
        show_order=[3, 1],
        shown=[3],
        burns=["2c"],
    )
)


@pytest.mark.parametrize(
    ("holds", "breaks"),
    [
        ("UTG acts next", "BTN acts next"),
        ("the hand goes on", "the hand is over"),
        ("the street is still preflop", "the next street is the flop"),
        ("UTG may only fold, call or raise", "UTG may only fold or call"),
        ("UTG may raise", "UTG may check"),
        ("UTG may not check", "UTG may not raise"),
        ("UTG may call 100", "UTG may call 99"),
        ("UTG may raise to at least 200", "UTG may raise to at least 201"),
        ("UTG may raise to at most 5000", "UTG may bet at most 5000"),
        ("the pot is 150", "the pot is 151"),
        ("SB has 4950 behind", "SB has 4951 behind"),
        ("SB has bet 50", "BB has bet 50"),
        ("the board shows Ah Kh Qh", "the board shows Kh Ah Qh"),
        ("the board has 3 cards", "the board is empty"),
        ("SB holds Kd As", "SB holds Kd Ad"),
        ("SB holds 2 cards", "SB holds 3 cards"),
        ("SB holds the As", "SB holds the Ad"),
        ("the burned cards are 2c", "no card is burned"),
        ("BTN wins 100", "BTN wins 70"),
        ("SB gets back 20", "nothing is returned"),
        ("the house takes 10", "the house takes 9"),
        ("the house takes 10", "the house takes no rake"),
        ("the hands are shown in the order BB, BTN", "the hands are shown in the order BTN, BB"),
        ("BB has shown", "BTN has shown"),
        ("BTN has not shown", "no hand is shown"),
    ],
)
def test_each_check_can_hold_and_can_break(holds, breaks):
    play(Scripted(Answer(state=State()), FULL), f"then: {holds}")
    with pytest.raises(Broken):
        play(Scripted(Answer(state=State()), FULL), f"then: {breaks}")


def test_a_fold_counts_only_where_something_is_owed():
    options = Options(fold=True, check=True, call=None, bet=None, raise_=Range(min=200, max=5000))
    dealt = Answer(state=state(to_act=4, options=options))
    play(Scripted(Answer(state=State()), dealt), "then: UTG may only check or raise")


CORRECTED = "then: the wager is corrected to 200"


def tried(**answer):
    return Scripted(Answer(state=State()), DEALT, Answer(state=state(to_act=1, **answer.pop("fields", {})), **answer))


def test_a_correction_is_what_the_engine_says_it_took():
    session = tried(fields={"took": Took(action="raise", to=200)})
    world = play(session, "when: UTG tries to raise to 150", CORRECTED, "then: BTN acts next")
    assert world.state.to_act == 1


@pytest.mark.parametrize(
    ("answer", "seen"),
    [
        ({"rejected": Rejected(reason="too small")}, "refused: too small"),
        ({}, "raise to 150"),
        ({"fields": {"took": Took(action="raise", to=201)}}, "raise to 201"),
        ({"fields": {"took": Took(action="call")}}, "call"),
    ],
)
def test_anything_else_is_no_correction(answer, seen):
    with pytest.raises(Broken) as broken:
        play(tried(**answer), "when: UTG tries to raise to 150", CORRECTED)
    assert (broken.value.expected, broken.value.seen) == ("raise to 200", seen)


def test_only_a_spread_has_a_late_figure():
    with pytest.raises(BadScenario, match="only a spread-limit table"):
        play(None, "given: bets up to 8 on the turn and the river")


def test_what_a_structure_needs_is_sent():
    session = Scripted(Answer(state=State()))
    play(
        session,
        "given: a fixed-limit table with blinds 1/3 and bets 3/6",
        "given: at most 4 raises in a round",
        "when: the table is opened",
    )
    sent = session.sent[0][1]
    assert {name: sent[name] for name in ("structure", "blinds", "small_bet", "big_bet", "cap")} == {
        "structure": "fixed-limit",
        "blinds": {"small": 1, "big": 3},
        "small_bet": 3,
        "big_bet": 6,
        "cap": 4,
    }


def test_seats_out_of_order_are_no_table():
    step = bind("given", "these seats", (("seat", "stack"), ("BTN", "9"), ("BB", "9"), ("SB", "9")))
    with pytest.raises(BadScenario, match="not in clockwise order"):
        step.run(World(None, {}))
