"""The schema files are those of the messages, and they say what a session says."""

import copy
import subprocess
import sys

import jsonschema
import msgspec
import pytest
from talking import OPEN

from floorman import events
from floorman.protocol import schema
from floorman.protocol.inprocess import connect_inprocess
from floorman.protocol.session import EngineFault
from floorman.verdict import Verdict
from sane import HELLO, Sane

V1 = schema.protocol_schema()

# Every field that a state can have, so that each can be spoiled in turn.
STATE = {
    "street": "river",
    "board": ["As", "Kd", "7s", "4c", "2h"],
    "to_act": 2,
    "options": {
        "fold": True, "check": False, "call": 10, "show": True, "muck": True,
        "bet": {"min": 1, "max": 2}, "raise": {"min": 1, "max": 2},
    },
    "seats": [{"seat": 1, "stack": 5, "bet": 0, "status": "in", "hole": ["2c", "2d"]}],
    "pot": 10,
    "pots": [{"amount": 10, "seats": [1, 2]}],
    "returned": [{"seat": 1, "chips": 5}],
    "payouts": [{"seat": 2, "chips": 9}],
    "rake": 1,
    "show_order": [1, 2],
    "shown": [1],
    "button": 1,
    "over": False,
    "stub": ["3c"],
    "burns": ["3d"],
    "muck": ["3h"],
    "aside": ["4d"],
    "took": {"action": "bet", "to": 7},
}  # fmt: skip
ANSWER = {"state": STATE, "rejected": {"reason": "no", "by": "engine"}, "declined": "no"}


def validator(name):
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": V1["$defs"]})


def places(value, path=()):
    """The path of every value inside of a value."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def spoiled(path, value):
    answer = copy.deepcopy(ANSWER)
    place = answer
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return answer


def is_believed(answer):
    class Says(Sane):
        def act(self, params):
            return answer

    with connect_inprocess(Says()) as session:
        session.ask("open", OPEN)
        try:
            session.ask("act", {"seat": 1, "action": "fold"})
        except EngineFault as fault:
            assert fault.verdict is Verdict.GARBAGE
            return False
    return True


def test_the_files_are_up_to_date():
    assert schema.main([]) == 0, "run python -m floorman.protocol.schema --write"


def test_a_stale_file_is_named_and_written_anew(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(schema, "FOLDER", tmp_path)
    assert schema.main([]) == 1
    assert "events.json is out of date" in capsys.readouterr().out
    assert schema.main(["--write"]) == 0
    assert schema.main([]) == 0


def test_it_is_a_command():
    done = subprocess.run([sys.executable, "-m", "floorman.protocol.schema"], capture_output=True, timeout=60)
    assert done.returncode == 0


@pytest.mark.parametrize("made", [V1, schema.events_schema()], ids=["protocol", "events"])
def test_a_schema_is_a_schema(made):
    jsonschema.Draft202012Validator.check_schema(made)


def test_the_answer_with_every_field_is_allowed():
    assert set(STATE) == set(V1["$defs"]["State"]["properties"])
    assert validator("Answer").is_valid(ANSWER)
    assert is_believed(ANSWER)


@pytest.mark.parametrize("value", [-1, 1.5, True, "Xx", "", None, [], {}], ids=repr)
def test_the_schema_refuses_what_a_session_refuses(value):
    """Each field of an answer is spoiled in turn. Only that seats are at the table is beyond a schema."""
    answers = validator("Answer")
    refused = 0
    for path in places(ANSWER):
        answer = spoiled(path, value)
        allowed = answers.is_valid(answer)
        refused += not allowed
        assert is_believed(answer) is allowed, (path, value)
    assert refused > 20


def test_every_definition_is_used():
    text = msgspec.json.encode(V1).decode()
    unused = {name for name in V1["$defs"] if f'"#/$defs/{name}"' not in text}
    assert unused == set()


REQUESTS = [
    {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1, "suite": "0.1.0"}},
    {"jsonrpc": "2.0", "id": 2, "method": "open", "params": OPEN},
    {"jsonrpc": "2.0", "id": 3, "method": "bye", "params": {}},
    {"jsonrpc": "2.0", "id": 4, "method": "incident", "params": {"kind": "card_exposed", "cards": [3], "keep": True}},
]
NO_REQUESTS = [
    {"jsonrpc": "1.0", "id": 1, "method": "bye", "params": {}},
    {"jsonrpc": "2.0", "method": "bye", "params": {}},
    {"jsonrpc": "2.0", "id": 1, "method": "shuffle", "params": {}},
    {"jsonrpc": "2.0", "id": 1, "method": "act", "params": {"seat": 1}},
    {"jsonrpc": "2.0", "id": 1, "method": "deal", "params": {"deck": ["1s"]}},
    {"jsonrpc": "2.0", "id": 1, "method": "incident", "params": {"kind": "meteor"}},
    {"jsonrpc": "2.0", "id": 1, "method": "incident", "params": {"kind": "card_exposed"}},
    {"jsonrpc": "2.0", "id": 1, "method": "incident", "params": {"kind": "card_exposed", "cards": ["Ah"]}},
    {"jsonrpc": "2.0", "id": 1, "method": "incident", "params": {"kind": "missing_hole_card", "seat": 0}},
    {"jsonrpc": "2.0", "id": 1, "result": HELLO, "error": {"code": -1, "message": "no"}},
    {"jsonrpc": "2.0", "id": 1},
]


@pytest.mark.parametrize("line", REQUESTS)
def test_a_line_of_the_protocol_is_valid(line):
    jsonschema.Draft202012Validator(V1).validate(line)


@pytest.mark.parametrize("line", NO_REQUESTS)
def test_a_line_of_something_else_is_not(line):
    assert not jsonschema.Draft202012Validator(V1).is_valid(line)


def test_an_event_is_valid_and_another_line_is_not():
    judge = jsonschema.Draft202012Validator(schema.events_schema())
    footer = events.Footer(engines=[events.EngineSummary(engine="x", outcome="conformant", counts={"pass": 1})])
    line = msgspec.json.decode(events.encode(footer))
    judge.validate(line)
    assert not judge.is_valid(line | {"event": "header"})
    assert not judge.is_valid({"event": "footer"})
