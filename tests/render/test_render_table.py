"""The table that a person sees: only what the engine shows, whatever the engine says."""

from __future__ import annotations

import itertools
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.events import Exchange
from floorman.render.model import load
from floorman.render.svg import describe, draw
from floorman.render.table import RankView, SeatView, TableView, refusal, view
from floorman.steps.positions import position_names

OPENED = {"seats": [{"seat": n, "stack": 1000} for n in (1, 2, 3)], "button": 1}


def _messages(state, **act):
    return [Exchange(method="open", params=OPENED, answer={"state": state})]


def test_after_the_first_hand_seats_have_numbers_only():
    state = {"seats": [{"seat": n, "stack": 1000, "bet": 0, "status": "in"} for n in (1, 2, 3)], "button": 2}
    deal = Exchange(method="deal", params={"deck": []}, answer={"state": state})
    first = view([*_messages(state), deal])
    later = view([*_messages(state), deal, deal])
    assert [seat.name for seat in first.seats] == ["BB", "BTN", "SB"]
    assert [seat.name for seat in later.seats] == ["seat 1", "seat 2", "seat 3"]


def _words(svg: str) -> list[str]:
    return [text.text for text in ElementTree.fromstring(svg).iter("text")]


def test_short_all_in_of_the_sample(run):
    result = load(run).result("oakroom", "RAISE-07/raiser-may-not-raise-again")
    table = view(result.messages)
    assert [(seat.name, seat.stack, seat.bet, seat.status) for seat in table.seats] == [
        ("BTN", 4700, 300, "in"),
        ("SB", 4950, 50, "folded"),
        ("BB", 0, 400, "all-in"),
        ("UTG", 4700, 300, "in"),
    ]
    assert [seat.name for seat in table.seats if seat.acts] == ["UTG"]
    assert table.caption == "The table as the engine shows it after: BB raises to 400"
    assert table.offers == "fold, call 100 and raise to 500 up to 5,000"
    words = _words(draw(table))
    assert words.count("to act") == 1
    assert words.count("D") == 1
    assert {"folded · 4,950", "all-in", "preflop · pot 1,050", "400"} <= set(words)


def test_field_that_the_engine_does_not_show_is_not_drawn():
    table = view(_messages({"seats": [{"seat": 1, "bet": 50}, {"seat": 2, "stack": 950}, {"seat": 3}]}))
    assert [(seat.stack, seat.bet, seat.status) for seat in table.seats] == [
        (None, 50, None),
        (950, None, None),
        (None, None, None),
    ]
    assert _words(draw(table)) == ["BTN", "seat 1", "SB", "seat 2", "950 behind", "BB", "seat 3", "D", "50"]


@pytest.mark.parametrize("board", [[], ["2c", "5d", "7h"]])
def test_rake_is_said_where_the_house_took_one(board):
    state = {"seats": OPENED["seats"], "board": board, "pot": 2000, "rake": 1200}
    raked, free = (view(_messages(state | {"rake": rake})) for rake in (1200, 0))
    assert "rake 1,200" in _words(draw(raked))
    assert "pot 2,000; rake 1,200; " in describe(raked)
    assert "rake" not in draw(free)


def test_engine_that_never_answered_is_drawn_as_it_was_opened():
    table = view([Exchange(method="open", params=OPENED)])
    assert [seat.stack for seat in table.seats] == [1000, 1000, 1000]
    assert "the engine has shown none" in table.caption


def test_two_players_are_button_and_big_blind():
    opened = {"seats": [{"seat": 2, "stack": 5}, {"seat": 7, "stack": 5}], "button": 7}
    table = view([Exchange(method="open", params=opened)])
    assert [(seat.seat, seat.name, seat.button) for seat in table.seats] == [(2, "BB", False), (7, "BTN", True)]


def test_dead_button_leaves_the_seats_their_numbers():
    table = view([Exchange(method="open", params=OPENED | {"button": 9})])
    assert [seat.name for seat in table.seats] == ["seat 1", "seat 2", "seat 3"]


def test_incident_is_named():
    told = Exchange(method="incident", params={"kind": "flop_early"}, answer={"state": {}, "ruling": "stand"})
    state = {"seats": [{"seat": 1}, {"seat": 2}], "button": 1}
    assert "before: the floor is told: flop early" in view([*_messages(state), told]).caption


def test_declaration_is_told_in_words():
    act = Exchange(method="act", params={"seat": 2, "action": "declare_board"}, answer={"declined": "no words"})
    state = {"seats": [{"seat": 1}, {"seat": 2}], "button": 1}
    assert "before: SB declares the board" in view([*_messages(state), act]).caption


def test_seat_that_is_out_has_no_position():
    state = {"seats": [{"seat": 1}, {"seat": 2, "status": "out"}, {"seat": 3}], "button": 1}
    assert [seat.name for seat in view(_messages(state)).seats] == ["BTN", "seat 2", "BB"]


def test_refusal_keeps_the_engine_s_words(run):
    result = load(run).result("oakroom", "XR-16/two-short-all-ins")
    assert refusal(result.messages) == ("ERR_MIN_RAISE: \x1b[31mraise to 500 or more\x1b[0m, <all-in> or not", "engine")
    assert view(result.messages).caption == "The table after the engine refused: BTN raises to 450"


def test_declined_is_said_by_the_adapter():
    exchange = Exchange(method="act", params={"seat": 1, "action": "muck"}, answer={"declined": "no verb"})
    assert refusal([exchange]) == ("no verb", "adapter")


def test_fault_is_drawn_before_the_message_that_brought_it(run):
    result = load(run).result("python: rough.engine", "ACT-02/may-raise")
    assert view(result.messages).caption == "The last table that the engine showed, before: BTN calls"


def test_ranking_is_drawn_as_hands_and_board(run):
    result = load(run).result("python: rough.engine", "RANK-09/ace-kicker-beats-queen")
    hands = view(result.messages)
    assert isinstance(hands, RankView)
    assert hands.hands == (("A", ("Ac", "4d")), ("B", ("Qh", "Js")))
    assert _words(draw(hands)) == ["board", "9", "9", "9", "9", "2", "A", "A", "4", "B", "Q", "J", "place 2"]
    assert describe(hands) == "board 9c 9d 9h 9s 2c; A Ac 4d; B Qh Js"


def test_nothing_is_drawn_where_nothing_was_sent():
    assert view([]) is None


@pytest.mark.parametrize("hole", [(), ("As", "Td")])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9, 10, 23])
def test_plates_chips_and_board_lie_apart(count, hole):
    names = position_names(list(range(1, count + 1)), 1)
    seats = tuple(
        SeatView(seat=n, name=names[n], stack=10_000 * n, bet=12_345, hole=hole, button=n == 1, acts=n == 2)
        for n in range(1, count + 1)
    )
    table = TableView(seats, "", "river", ("As", "Kd", "Qh", "Jc", "Ts") if hole else (), 99_999)
    root = ElementTree.fromstring(draw(table))
    left, top, width, height = map(float, root.get("viewBox").split())
    boxes = []
    for element in root:
        kind = element.get("class").split()[0]
        if kind == "plate" or (kind == "card" and element.get("width") == "32"):
            x, y, w, h = (float(element.get(name)) for name in ("x", "y", "width", "height"))
            boxes.append((x, y, x + w, y + h))
        elif kind in ("disc", "chip"):
            x, y, r = (float(element.get(name)) for name in ("cx", "cy", "r"))
            boxes.append((x - r, y - r, x + r, y + r))
    assert len(boxes) == 2 * count + 1 + (5 if hole else 0)
    for a, b in itertools.combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], f"{a} lies on {b}"
    assert all(left <= a[0] and top <= a[1] and a[2] <= left + width and a[3] <= top + height for a in boxes)


def test_hostile_text_is_written_out_in_the_drawing():
    state = {
        "street": "flop",
        "board": ["<b>", "\x1b[m", "As"],
        "seats": [{"seat": 1, "hole": ["</svg>", '"><']}, {"seat": 2}, {"seat": 3}],
    }
    words = _words(draw(view(_messages(state))))
    assert [word for word in words if word in ("<b>", "\\x1b", "</sv", '"><')] == ["<b>", "\\x1b", "</sv", '"><']
    names = draw(RankView((), (('<i> & "A"', ("As",)),)))
    assert _words(names)[0] == '<i> & "A"'


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
seats = st.lists(
    st.fixed_dictionaries(
        {}, optional=dict.fromkeys(("seat", "stack", "bet", "status", "hole"), json_values | st.integers(1, 4))
    ),
    max_size=5,
)
states = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(
        ("street", "board", "to_act", "options", "pot", "pots", "payouts", "rake", "button", "over"), json_values
    )
    | {"seats": seats | json_values},
)
answers = st.none() | st.fixed_dictionaries(
    {}, optional={"state": states | json_values, "rejected": json_values, "declined": json_values, "order": json_values}
)
exchanges = st.builds(
    Exchange,
    method=st.sampled_from(["open", "deal", "act", "rank"]),
    params=st.just(OPENED) | st.dictionaries(st.sampled_from(["seat", "action", "to", "board", "hands"]), json_values),
    answer=answers,
)


@settings(max_examples=200, deadline=None)
@given(st.lists(exchanges, max_size=3))
def test_no_answer_is_too_strange_to_draw(messages):
    table = view(messages)
    refusal(messages)
    if table is None:
        return
    root = ElementTree.fromstring(draw(table))
    assert {element.tag for element in root.iter()} <= {"svg", "rect", "text", "ellipse", "circle", "use"}
