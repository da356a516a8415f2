"""What a session believes and what it refuses, the same in this process and over stdio."""

import json
import sys

import msgspec
import pytest
from talking import CALL, FAKES, OPEN, SHORT  # first: it makes the fakes importable

from floorman.engines import EngineSpec, connect
from floorman.protocol.inprocess import connect_inprocess, connect_module
from floorman.protocol.messages import UNSET, Answer, Ranking
from floorman.protocol.session import EngineFault
from floorman.verdict import Verdict
from sane import HELLO, Sane

HANDS = {"board": ["2c", "3d", "4h", "5s", "9c"], "hands": {"A": ["As", "Kd"], "B": ["Ah", "Kc"]}}


def seats(**fields):
    return {"state": {"seats": [{"seat": 2, **fields}]}}


def test_a_player_who_joins_is_at_the_table():
    class Joined(Sane):
        def deal(self, params):
            return {"state": {"to_act": 3}}

    with connect_inprocess(Joined()) as session:
        session.ask("open", OPEN)
        joins = {"deck": [], "joins": [{"seat": 3, "stack": 100, "how": "post"}]}
        assert session.ask("deal", joins).state.to_act == 3
        session.ask("open", OPEN)  # another table, where nobody sits in seat 3
        with pytest.raises(EngineFault, match="state.to_act: seat 3 is not at the table"):
            session.ask("deal", {"deck": []})


INSANE_ACTS = [
    ({"state": {"pot": "100"}}, "state.pot: expected int, got str"),
    ({"state": {"pot": -1}}, "state.pot: -1 chips, chips are never below zero"),
    ({"state": {"pot": 2**53}}, "state.pot: more than 9007199254740991 chips"),
    ({"state": {"options": {"bet": {"min": 1, "max": 10**20}}}}, "state.options.bet: more than 9007199254740991 chips"),
    ({"state": {"options": {"raise": {"min": -1, "max": 5}}}}, "state.options.raise: -1 chips"),
    ({"state": {"payouts": [{"seat": 1, "chips": 10**20}]}}, "state.payouts[0].chips: more than"),
    ({"state": {"burns": ["1c"]}}, "state.burns: '1c' is no card"),
    ({"state": {"pot": None}}, "state.pot: expected int, got null"),
    (seats(stack=True), "state.seats[0].stack: expected int, got bool"),
    (seats(stack=100.0), "state.seats[0].stack: expected int, got float"),
    (seats(bet=-3), "state.seats[0].bet: -3 chips"),
    (seats(hole=["As", "1d"]), "state.seats[0].hole: '1d' is no card"),
    (seats(hole=["as"]), "'as' is no card, cards are written like As and Td"),
    (seats(status="sleeping"), "state.seats[0].status: invalid enum value 'sleeping'"),
    ({"state": {"seats": [{"seat": 3}]}}, "state.seats[0].seat: seat 3 is not at the table"),
    ({"state": {"seats": [{"seat": 1}, {"seat": 1}]}}, "state.seats[1].seat: seat 1 is listed twice"),
    ({"state": {"to_act": 1.5}}, "state.to_act: expected int | null, got float"),
    ({"state": {"to_act": 0}}, "state.to_act: seat 0 is not at the table"),
    ({"state": {"board": "As Kd 7s"}}, "state.board: expected array, got str"),
    ({"state": {"board": ["10h"]}}, "state.board: '10h' is no card"),
    ({"state": {"burns": ["??"]}}, "state.burns: '??' is no card"),
    ({"state": {"street": "fourth"}}, "state.street: invalid enum value 'fourth'"),
    ({"state": {"options": {"call": -10}}}, "state.options.call: -10 chips"),
    ({"state": {"options": {"raise": {"min": -1, "max": 5}}}}, "state.options.raise: -1 chips"),
    ({"state": {"options": {"bet": {"min": 1}}}}, "state.options.bet: object missing required field max"),
    ({"state": {"pots": [{"amount": -1, "seats": [1]}]}}, "state.pots[0].amount: -1 chips"),
    ({"state": {"pots": [{"amount": 1, "seats": [1, 9]}]}}, "state.pots[0].seats: [1, 9] are not all at the table"),
    ({"state": {"payouts": [{"seat": 9, "chips": 5}]}}, "state.payouts[0].seat: seat 9 is not at the table"),
    ({"state": {"returned": [{"seat": 1, "chips": -5}]}}, "state.returned[0].chips: -5 chips"),
    ({"state": {"rake": -5}}, "state.rake: -5 chips"),
    ({"state": {"rake": 2.5}}, "state.rake: expected int, got float"),
    ({"state": {"show_order": [7]}}, "state.show_order: [7] are not all at the table"),
    ({"state": {"button": 0}}, "state.button: 0 is no seat"),
    ({"state": {"took": {"action": "bet", "to": -5}}}, "state.took.to: -5 chips"),
    ({"state": {"took": {"action": "all-in"}}}, "state.took.action: invalid enum value 'all-in'"),
    ({"state": None}, "it has none of state, rejected and declined"),
    ({"rejected": {"reason": "no"}}, "a refused act carries no state"),
    ({"rejected": {"reason": "no", "by": "magic"}, "state": {}}, "rejected.by: invalid enum value 'magic'"),
    ([], "expected object, got array"),
]

INSANE_RANKINGS = [
    ({}, "it has neither order nor declined"),
    ({"order": [["A"]]}, "order: [['A']] does not name each of A, B once"),
    ({"order": [["A", "B"], ["A"]]}, "does not name each of A, B once"),
    ({"order": [["A"], ["C"]]}, "does not name each of A, B once"),
    ({"order": ["A", "B"]}, "order[0]: expected array, got str"),
    ({"order": [["A", "B"]], "classes": {"Z": "pair"}}, "classes: Z are not the hands"),
]

INSANE_HELLOS = [
    ({"protocol": "1"}, "protocol: expected int, got str"),
    ({"protocol": 3}, "speaks version 3 of the protocol, this floorman 1"),
    ({"seats": [1, 9]}, "seats is [1, 9]: expected the least and the most players, from 2"),
    ({"seats": [9, 2]}, "seats is [9, 2]"),
    ({"seats": 9}, "seats: expected array, got int"),
    ({"capabilities": None}, "capabilities: expected array, got null"),
    ({"switches": {"odd_chip": []}}, "switches.odd_chip is empty"),
]


def both_ways(method, answer):
    """Connects to an engine that answers this, in this process and over stdio."""

    class Says(Sane):
        pass

    given = HELLO | answer if method == "hello" else answer
    setattr(Says, method, lambda self, params: given)
    yield lambda: connect_inprocess(Says())
    command = ("{python}", str(FAKES / "says.py"), json.dumps(answer), method)
    yield lambda: connect(EngineSpec(name="says", command=command, folder=FAKES), limits=SHORT)


def the_fault(connecting, method, params):
    with pytest.raises(EngineFault) as caught, connecting() as session:
        session.ask("open", OPEN)
        session.ask(method, params)
    return caught.value


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ({"state": {}, "ruling": "guilty"}, "ruling: 'guilty' is none of burn, continue,"),
        ({"state": {}}, "ruling: None is none of"),
        ({"ruling": "continue"}, "it has none of state, rejected and declined"),
        ({"rejected": {"reason": "no"}}, "a refused incident carries no state"),
        ({"state": {"aside": ["Xx"]}, "ruling": "set_aside"}, "state.aside: 'Xx' is no card"),
    ],
)
def test_a_ruling_is_a_word_of_the_list_and_comes_with_a_state(answer, words):
    told = {"kind": "button_in_a_row"}
    faults = [the_fault(connecting, "incident", told) for connecting in both_ways("incident", answer)]
    assert [fault.verdict for fault in faults] == [Verdict.GARBAGE] * 2
    assert words in faults[0].message
    assert faults[0].message == faults[1].message


@pytest.mark.parametrize(("answer", "words"), INSANE_ACTS, ids=[row[1] for row in INSANE_ACTS])
def test_what_no_table_can_look_like_is_garbage(answer, words):
    faults = [the_fault(connecting, "act", CALL) for connecting in both_ways("act", answer)]
    assert [fault.verdict for fault in faults] == [Verdict.GARBAGE] * 2
    assert words in faults[0].message
    assert faults[0].message == faults[1].message


@pytest.mark.parametrize(("answer", "words"), INSANE_RANKINGS, ids=[row[1] for row in INSANE_RANKINGS])
def test_what_no_ranking_can_look_like_is_garbage(answer, words):
    faults = [the_fault(connecting, "rank", HANDS) for connecting in both_ways("rank", answer)]
    assert [fault.verdict for fault in faults] == [Verdict.GARBAGE] * 2
    assert words in faults[0].message
    assert faults[0].message == faults[1].message


@pytest.mark.parametrize(("answer", "words"), INSANE_HELLOS, ids=[row[1] for row in INSANE_HELLOS])
def test_a_hello_that_makes_no_sense_is_garbage(answer, words):
    faults = [the_fault(connecting, "act", CALL) for connecting in both_ways("hello", answer)]
    assert [fault.verdict for fault in faults] == [Verdict.GARBAGE] * 2
    assert words in faults[0].message
    assert faults[0].message == faults[1].message


def test_a_sane_answer_comes_back_typed_and_whole():
    state = {
        "street": "flop",
        "board": ["As", "Kd", "7s"],
        "to_act": 2,
        "options": {"fold": True, "check": False, "call": 400, "bet": None, "raise": {"min": 800, "max": 1000}},
        "seats": [{"seat": 1, "stack": 600, "bet": 400, "status": "in", "hole": ["2c", "2d"]}, {"seat": 4, "stack": 0}],
        "pot": 700,
        "pots": [],
        "button": 3,
        "a field of tomorrow": 1,
    }
    for connecting in both_ways("act", {"state": state}):
        with connecting() as session:
            session.ask("open", OPEN)
            answer = session.ask("act", CALL)
        assert isinstance(answer, Answer)
        assert (answer.state.to_act, answer.state.options.call, answer.state.options.raise_.max) == (2, 400, 1000)
        assert answer.state.options.bet is None
        assert answer.state.over is UNSET
        del_field = {name: value for name, value in state.items() if name != "a field of tomorrow"}
        assert msgspec.to_builtins(answer) == {"state": del_field}


def test_a_ranking_comes_back_typed():
    for connecting in both_ways("rank", {"order": [["B"], ["A"]], "classes": {"A": "pair"}}):
        with connecting() as session:
            ranking = session.ask("rank", HANDS)
        assert ranking == Ranking(order=[["B"], ["A"]], classes={"A": "pair"})


@pytest.mark.parametrize("method", ["open", "deal"])
def test_a_refusal_without_a_table_needs_no_state(method):
    for connecting in both_ways(method, {"rejected": {"reason": "ten seats at most"}}):
        with connecting() as session:
            answer = session.ask(method, OPEN)
        assert (answer.rejected.reason, answer.rejected.by, answer.state) == ("ten seats at most", "engine", None)


def test_a_refusal_does_not_stop_the_requests_after_it():
    for connecting in both_ways("deal", {"declined": "this engine shuffles by itself"}):
        with connecting() as session:
            answers = session.ask_all([("open", OPEN), ("deal", {"deck": []}), ("act", CALL)])
        assert [answer.declined for answer in answers] == [None, "this engine shuffles by itself", None]


def test_the_seats_are_those_of_the_last_table():
    with connect_module(FAKES / "sane.py") as session:
        session.ask("open", OPEN)
        session.ask("open", OPEN | {"seats": [{"seat": 7, "stack": 10}, {"seat": 9, "stack": 10}]})
        assert session.ask("deal", {"deck": []}).state.to_act == 7


def test_an_engine_in_this_process_cannot_change_what_was_sent():
    class Shuffles:
        def hello(self, params):
            return {"engine": "x", "version": "1", "protocol": 1, "capabilities": []}

        def deal(self, params):
            params["deck"].clear()
            return {"declined": "gone"}

    deal = {"deck": ["As", "Kd"]}
    with connect_inprocess(Shuffles()) as session:
        session.ask("deal", deal)
    assert deal == {"deck": ["As", "Kd"]}


def test_an_exception_in_this_process_is_the_same_fault_as_in_another():
    with pytest.raises(EngineFault) as caught:
        connect_inprocess(object())
    assert caught.value.verdict is Verdict.GARBAGE
    assert "the adapter has no method hello (JSON-RPC error -32601)" in caught.value.message


def test_an_exit_in_this_process_is_a_crash_and_restart_makes_a_new_engine():
    class Exits:
        def __init__(self):
            self.tables = 0

        def hello(self, params):
            return {"engine": "x", "version": "1", "protocol": 1, "capabilities": []}

        def open(self, params):
            self.tables += 1
            return {"declined": f"table {self.tables}"}

        def act(self, params):
            sys.exit(4)

    with connect_inprocess(Exits(), Exits) as session:
        session.ask("open", OPEN)
        with pytest.raises(EngineFault, match="exited with 4 in act") as caught:
            session.ask("act", CALL)
        assert caught.value.verdict is Verdict.CRASH
        session.restart()
        assert session.ask("open", OPEN).declined == "table 1"


def test_a_closed_session_says_so():
    session = connect_module(FAKES / "sane.py")
    session.close()
    session.close()
    with pytest.raises(EngineFault, match="the session is closed"):
        session.ask("open", OPEN)


def test_a_module_that_cannot_be_loaded_is_a_fault(tmp_path):
    (tmp_path / "broken.py").write_text("import no_such_engine\n")
    with pytest.raises(EngineFault, match="broken.py could not be loaded: ModuleNotFoundError"):
        connect_module(tmp_path / "broken.py")
