"""Two engines in lock step: what is compared, what ends a hand, and how known differences are passed over."""


import msgspec
import pytest

from floorman.cards import full_deck
from floorman.duel import Declined, Difference, Duel, Known, differences
from floorman.engines import connect, find_engine
from floorman.protocol.inprocess import connect_inprocess
from floorman.protocol.messages import Options, Range, SeatState, State

TABLE = {
    "structure": "no-limit",
    "blinds": {"small": 50, "big": 100},
    "button": 1,
    "seats": [{"seat": 1, "stack": 1000}, {"seat": 2, "stack": 1000}, {"seat": 3, "stack": 1000}],
    "switches": {},
}


@pytest.fixture(scope="module")
def reference():
    return connect(find_engine("reference"))


def mutant(name):
    return connect(find_engine(f"mutant:{name}"))


def passive(choices):
    return next(choice for choice in choices if choice["action"] in ("check", "call"))


class Other:
    """The reference with one answer of it changed: `change(method, params, answer)`."""

    def __init__(self, reference, change):
        self.reference, self.change = reference, change

    def __getattr__(self, method):
        if method not in ("hello", "open", "deal", "act"):
            raise AttributeError(method)
        return lambda params: self.change(method, params, getattr(self.reference, method)(params))


def other(change):
    return connect_inprocess(Other(connect(find_engine("reference"))._engine, change))


def refuses_calls(method, params, answer):
    called = method == "act" and params["action"] == "call"
    return {"rejected": {"reason": "no calls"}, "state": answer["state"]} if called else answer


def breaks_in_a_call(method, params, answer):
    if method == "act" and params["action"] == "call":
        raise RuntimeError("a call is too much")
    return answer


# ---- comparing -------------------------------------------------------------------------------------------


def test_an_engine_agrees_with_itself(reference):
    duel = Duel(reference, connect(find_engine("reference")), TABLE, full_deck([]))
    assert duel.play([], passive) == []
    assert duel.over and len(duel.acts) == 12 and duel.ours == duel.theirs


@pytest.mark.parametrize(
    "ours, theirs, found",
    [
        ({"pot": 100}, {"pot": 90}, [("pot", 100, 90)]),
        ({"pot": 100}, {}, []),
        ({"to_act": None, "pot": 1}, {"to_act": 2, "pot": 2}, [("to_act", None, 2)]),
        ({"street": "flop", "over": True}, {"street": "turn", "over": False}, [("street", "flop", "turn")]),
        ({"payouts": []}, {"payouts": [{"seat": 1, "chips": 5}]}, []),
        (
            {"over": True, "payouts": [{"seat": 2, "chips": 5}, {"seat": 1, "chips": 4}]},
            {"over": True, "payouts": [{"seat": 1, "chips": 4}, {"seat": 2, "chips": 5}]},
            [],
        ),
        (
            {"over": True, "pots": [{"amount": 9, "seats": [2, 1]}]},
            {"over": True, "pots": [{"amount": 9, "seats": [1, 3]}]},
            [("pots", [(9, [1, 2])], [(9, [1, 3])])],
        ),
        (
            {"seats": [{"seat": 2, "stack": 5}, {"seat": 1, "stack": 7}]},
            {"seats": [{"seat": 1, "stack": 7}, {"seat": 2, "stack": 6}]},
            [("seats.2.stack", 5, 6)],
        ),
    ],
)
def test_fields_that_both_show_are_compared(ours, theirs, found):
    states = [msgspec.convert(fields, State) for fields in (ours, theirs)]
    assert differences(*states) == [Difference(*each) for each in found]


def test_options_are_compared_kind_by_kind():
    ours = Options(fold=True, check=False, call=50, bet=None, raise_=Range(min=200, max=900))
    theirs = Options(fold=True, check=False, call=40, raise_=Range(min=180, max=900))
    assert [str(each) for each in differences(State(options=ours), State(options=theirs))] == [
        "options.call: 50, the other engine 40",
        "options.raise.min: 200, the other engine 180",
    ]
    closed = Options(fold=True, check=True, call=None, bet=Range(min=10, max=20), raise_=None)
    fields = [each.field for each in differences(State(options=ours), State(options=closed))]
    assert fields == ["options.check", "options.call", "options.bet", "options.raise"]


def test_seats_that_only_one_lists_are_a_difference():
    one, both = [SeatState(seat=1)], [SeatState(seat=1), SeatState(seat=2)]
    assert [each.field for each in differences(State(seats=one), State(seats=both))] == ["seats"]


def test_only_what_both_offer_is_a_choice(reference):
    duel = Duel(reference, reference, TABLE, [])
    ours, theirs = (
        State(options=Options(fold=True, call=call, raise_=Range(min=least, max=most)))
        for call, least, most in ((100, 200, 1000), (90, 150, 800))
    )
    duel.states.append((ours, theirs))
    assert duel.choices() == [{"action": "fold"}, {"action": "raise", "least": 200, "most": 800}]


# ---- playing ---------------------------------------------------------------------------------------------


def test_an_unknown_difference_ends_the_hand(reference):
    duel = Duel(reference, mutant("button_opens_the_flop"), TABLE, full_deck([]))
    assert duel.play([], passive) == [(Difference("to_act", 2, 1), None)]
    assert duel.ours.street == "flop" and len(duel.acts) == 3


def test_a_known_difference_is_named_and_the_hand_goes_on(reference):
    known = Known("too-much", "RAISE-01", "A chip too many.", lambda each, duel: each.theirs == each.ours + 1)
    duel = Duel(reference, mutant("raise_one_chip_more"), TABLE, full_deck([]))
    found = duel.play([known], passive)
    assert duel.over and found[0] == (Difference("options.raise.min", 200, 201), known)
    assert {entry for _, entry in found} == {known}


def test_where_the_other_asks_somebody_else_a_known_answer_leads_it_on(reference):
    """Seat 3 owes nothing and everybody else is all-in or folded."""
    table = {"seats": [{"seat": 1, "stack": 100}, {"seat": 2, "stack": 900}, {"seat": 3, "stack": 900}]}
    asked = Known("asked", "ORDER-07", "The last stack is asked.", lambda each, duel: each.field == "street", "check")

    def plays(choices):
        return {"action": "call"} if duel.ours.to_act == 1 else {"action": "fold"}

    duel = Duel(reference, mutant("last_stack_bets_on"), TABLE | table, full_deck([]))
    found = duel.play([asked], plays)
    assert [entry for _, entry in found] == [asked] * len(found) and found
    assert duel.over and len(duel.acts) == 2


def test_a_refusal_of_one_ends_the_hand(reference):
    found = Duel(reference, other(refuses_calls), TABLE, full_deck([])).play([], passive)
    assert found == [(Difference("answer", None, "no calls"), None)]


def test_a_table_that_both_refuse_is_no_difference(reference):
    duel = Duel(reference, reference, TABLE | {"blinds": {"small": 100, "big": 50}}, [])
    assert duel.play([], passive) == [] and duel.states == []


def test_an_engine_that_breaks_down_is_started_again(reference):
    broken = other(breaks_in_a_call)
    ((difference, entry),) = Duel(reference, broken, TABLE, full_deck([])).play([], passive)
    assert (difference.field, difference.ours, entry) == ("fault", None, None)
    assert "a call is too much" in difference.theirs
    duel = Duel(reference, broken, TABLE, full_deck([]))
    assert duel.open() == duel.deal() == duel.act({"action": "fold"}) == []


def test_an_action_that_both_refuse_ends_the_hand():
    duel = Duel(other(refuses_calls), other(refuses_calls), TABLE, full_deck([]))
    assert duel.play([], passive) == [] and len(duel.acts) == 1


def test_a_question_that_an_adapter_declines_is_no_difference(reference):
    declines = other(lambda method, params, answer: {"declined": "no"} if method == "deal" else answer)
    with pytest.raises(Declined, match="no"):
        Duel(reference, declines, TABLE, full_deck([])).play([], passive)
