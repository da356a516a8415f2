"""The Python SDK: one dispatcher, and a stdio server that nothing can break into."""

import json
import subprocess
import sys

import floorman_adapter  # conftest makes it importable
import pytest
from talking import FAKES

from floorman.cards import DECK
from floorman.paths import adapter_root
from floorman.protocol.inprocess import sdk

SDK = adapter_root() / "sdk" / "python" / "floorman_adapter.py"


class Engine:
    def open(self, params):
        raise floorman_adapter.Declined("no such structure")

    def deal(self, params):
        raise floorman_adapter.Rejected("the deck is short", state={"pot": 0}, by="adapter")

    def act(self, params):
        return {"state": {"pot": params["to"]}}

    def _secret(self, params):
        return {"state": {}}


def ask(method, params=None, **fields):
    message = {"jsonrpc": "2.0", "id": 5, "method": method, "params": {} if params is None else params}
    return floorman_adapter.request(Engine(), message | fields)


def test_a_result_is_wrapped():
    assert ask("act", {"to": 7}) == {"jsonrpc": "2.0", "id": 5, "result": {"state": {"pot": 7}}}


def test_what_cannot_be_asked_is_declined():
    assert ask("open")["result"] == {"declined": "no such structure"}


def test_a_refusal_carries_who_refused_and_the_state():
    refusal = {"reason": "the deck is short", "by": "adapter"}
    assert ask("deal")["result"] == {"rejected": refusal, "state": {"pot": 0}}


def test_bye_needs_no_method():
    assert ask("bye")["result"] == {}


ERRORS = [
    ("shuffle", {}, -32601, "the adapter has no method shuffle"),
    ("_secret", {}, -32601, "the adapter has no method _secret"),
    ("rank", {}, -32601, "the adapter has no method rank"),
    ("act", [1], -32602, "the params of act are not an object"),
    ("act", {}, -32603, "KeyError: 'to'"),
]


@pytest.mark.parametrize(("method", "params", "code", "words"), ERRORS, ids=[row[3] for row in ERRORS])
def test_everything_else_is_a_json_rpc_error(method, params, code, words):
    reply = ask(method, params)
    assert (reply["id"], reply["error"]["code"], reply["error"]["message"]) == (5, code, words)
    assert "result" not in reply


@pytest.mark.parametrize("message", [[], "hello", {"id": 5}, {"id": 5, "method": 1}])
def test_what_is_no_request_is_an_error_without_a_number(message):
    reply = floorman_adapter.request(Engine(), message)
    assert (reply["id"], reply["error"]["code"]) == (None, -32600)


def test_the_traceback_rides_on_an_internal_error():
    assert 'params["to"]' in ask("act", {})["error"]["data"]


def test_a_deck_is_filled_up_as_the_harness_does_it():
    assert floorman_adapter.FULL_DECK == DECK
    assert floorman_adapter.full_deck([]) == list(DECK)
    deck = floorman_adapter.full_deck(["As", "Kd", "2c"])
    assert deck[:5] == ["As", "Kd", "2c", "2d", "2h"]
    assert sorted(deck) == sorted(DECK)


@pytest.mark.parametrize("field", ["leaves", "joins", "sits_out", "returns"])
def test_comings_and_goings_are_declined_for_an_engine_that_knows_none(field):
    floorman_adapter.same_players({"deck": [], field: [], "blinds": {"small": 1, "big": 2}}, "mine")
    with pytest.raises(floorman_adapter.Declined, match=f"mine cannot be told between two hands: {field}"):
        floorman_adapter.same_players({"deck": [], field: [3]}, "mine")


def test_adapters_in_this_process_share_one_sdk():
    assert sdk() is floorman_adapter


def serve(program, lines, tmp_path, *arguments):
    """What a process says to these lines, and what it writes to stderr."""
    command = [sys.executable, str(SDK), *arguments] if arguments else [sys.executable, str(program)]
    done = subprocess.run(
        command,
        input="".join(lines),
        capture_output=True,
        text=True,
        timeout=20,
        cwd=tmp_path,
        env={"PYTHONPATH": f"{SDK.parent}:{FAKES}:{tmp_path}"},
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


HELLO = '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"0"}}\n'
ACT = '{"jsonrpc":"2.0","id":2,"method":"act","params":{}}\n'
BYE = '{"jsonrpc":"2.0","id":3,"method":"bye","params":{}}\n'


def program(tmp_path, act):
    path = tmp_path / "noisy.py"
    path.write_text(
        "import sys\nfrom sane import Sane\nprint('imported')\n"
        "class Noisy(Sane):\n    def act(self, params):\n"
        f"        {act}\n"
        "def engine():\n    print('made')\n    return Noisy()\n"
    )
    return path


@pytest.mark.parametrize("form", ["module", "file"])
def test_it_serves_a_module_or_a_file_and_what_that_prints_is_a_log(tmp_path, form):
    path = program(tmp_path, "print(sys.stdin.read()); return {'declined': 'no'}")
    replies, log = serve(path, [HELLO, ACT, BYE], tmp_path, "noisy" if form == "module" else str(path))
    assert [reply["id"] for reply in replies] == [1, 2, 3]
    assert replies[1]["result"] == {"declined": "no"}
    assert log == "imported\nmade\n\n"


def test_an_answer_that_is_not_json_is_an_error(tmp_path):
    for value in ("float('nan')", "{1, 2}"):
        replies, _ = serve(None, [ACT], tmp_path, str(program(tmp_path, f"return {{'state': {value}}}")))
        assert replies[0]["id"] == 2
        assert "cannot be written as JSON" in replies[0]["error"]["message"]


def test_a_line_that_is_not_json_is_an_error_and_the_next_one_is_answered(tmp_path):
    replies, _ = serve(FAKES / "sane.py", ["hello?\n", HELLO], tmp_path)
    assert replies[0]["error"]["code"] == -32700
    assert replies[1]["result"]["engine"] == "sane"


def test_nothing_is_answered_after_bye(tmp_path):
    replies, _ = serve(FAKES / "sane.py", [BYE, HELLO], tmp_path)
    assert len(replies) == 1


def test_an_exception_of_the_sdk_is_the_one_that_the_adapter_raises(tmp_path):
    path = program(tmp_path, "import floorman_adapter; raise floorman_adapter.Declined('cannot')")
    replies, _ = serve(path, [ACT], tmp_path, str(path))
    assert replies[0]["result"] == {"declined": "cannot"}


def test_it_says_how_it_is_used():
    done = subprocess.run([sys.executable, str(SDK)], capture_output=True, text=True, timeout=20)
    assert done.returncode == 1
    assert "usage: python floorman_adapter.py pkg.mod | path/to/adapter.py" in done.stderr
