"""The JavaScript SDK: the mirror of the Python one, served by node under the limits of every engine."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from talking import OPEN, SHORT

from floorman.cards import DECK
from floorman.engines import connect, find_engine
from floorman.paths import adapter_root
from floorman.protocol.session import EngineFault
from floorman.verdict import Verdict

SDK = adapter_root() / "sdk" / "javascript" / "floorman-adapter.js"
NODE = shutil.which("node")

HELLO = '{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1,"suite":"0"}}\n'
BYE = '{"jsonrpc":"2.0","id":3,"method":"bye","params":{}}\n'

TOML = """\
[engine]
name = "js"
version = "1"
licence = "MIT"
language = "JavaScript"
homepage = "https://example.org/js"

[run]
command = ["{node}", "adapter.js"]
"""
ADAPTER = """\
const { Declined, FULL_DECK, Rejected, fullDeck, serve } = require("floorman-adapter");
function engine() {
  return {
    hello: () => ({ engine: "js", version: "1", protocol: 1, capabilities: ["no-limit"] }),
    deal: () => ({ state: { pot: 0, board: fullDeck(["As", "2c"]).slice(0, 5), to_act: undefined } }),
    bye: () => ({}),
    METHOD,
  };
}
module.exports = { engine };
if (require.main === module) serve(engine());
"""


@pytest.fixture(autouse=True)
def node():
    """Skips where there is no node; a continuous integration has to bring it along."""
    if NODE is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("there is no node on the PATH")


def adapter(tmp_path, method):
    """The folder of an adapter with this one method (or several) besides hello and deal."""
    folder = tmp_path / "adapter"
    folder.mkdir(exist_ok=True)
    (folder / "adapter.toml").write_text(TOML)
    (folder / "adapter.js").write_text(ADAPTER.replace("METHOD", method))
    return folder


def act(**params):
    return json.dumps({"jsonrpc": "2.0", "id": 2, "method": "act", "params": params}) + "\n"


def serve(folder, *lines, by_sdk=False):
    """The replies of a process to these lines, and what it writes to stderr."""
    command = [NODE, str(folder / "adapter.js")] if not by_sdk else [NODE, str(SDK), "adapter.js"]
    done = subprocess.run(
        command,
        input="".join(lines).encode(),
        capture_output=True,
        timeout=20,
        cwd=folder,
        env={"NODE_PATH": str(SDK.parent)},
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.decode().split("\n")[:-1]], done.stderr.decode()


def one(folder, line):
    """The only reply to a line."""
    (reply,), _ = serve(folder, line, by_sdk=True)
    return reply


def test_it_shakes_hands_and_answers(tmp_path):
    folder = adapter(tmp_path, "open: () => ({ state: { pot: 150, seats: [] } })")
    with connect(find_engine(str(folder)), limits=SHORT) as session:
        assert session.hello.engine == "js"
        assert session.ask("open", OPEN).state.pot == 150
        session.restart()
        assert session.ask("open", OPEN).state.pot == 150


PRINTS = "act() { console.log('act'); process.stdout.write('raw\\n'); return { state: {} }; }"


@pytest.mark.parametrize("by_sdk", [True, False])
def test_what_it_prints_is_a_log(tmp_path, by_sdk):
    replies, log = serve(adapter(tmp_path, PRINTS), HELLO, act(), BYE, by_sdk=by_sdk)
    assert [reply["id"] for reply in replies] == [1, 2, 3]
    assert log == "act\nraw\n"


def test_what_it_prints_while_it_is_loaded_by_the_sdk_is_a_log_too(tmp_path):
    folder = adapter(tmp_path, PRINTS)
    program = folder / "adapter.js"
    noisy = program.read_text().replace("return {", "console.log('made'); return {", 1)
    program.write_text(f"console.log('loaded');{noisy}")
    replies, log = serve(folder, HELLO, BYE, by_sdk=True)
    assert [reply["id"] for reply in replies] == [1, 3]
    assert log == "loaded\nmade\n"


def test_async_methods_are_answered_in_order(tmp_path):
    pause = "await new Promise((go) => setTimeout(go, 50 - to));"
    method = f"async act({{ to }}) {{ {pause} return {{ state: {{ pot: to }} }}; }}"
    replies, _ = serve(adapter(tmp_path, method), act(to=1), act(to=40), HELLO)
    assert [reply["result"].get("state", {}).get("pot") for reply in replies] == [1, 40, None]


REFUSALS = [
    ("throw new Declined('cannot')", {"declined": "cannot"}),
    ("throw new Rejected('no')", {"rejected": {"reason": "no", "by": "engine"}}),
    (
        "throw new Rejected(new RangeError('no'), { pot: 1 }, 'adapter')",
        {"rejected": {"reason": "RangeError: no", "by": "adapter"}, "state": {"pot": 1}},
    ),
]


@pytest.mark.parametrize(("words", "result"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_refusals_are_results(tmp_path, words, result):
    assert one(adapter(tmp_path, f"act() {{ {words}; }}"), act())["result"] == result


def request(method, params):
    return json.dumps({"jsonrpc": "2.0", "id": 2, "method": method, "params": params}) + "\n"


ERRORS = [
    (request("shuffle", {}), 2, -32601, "the adapter has no method shuffle"),
    (request("rank", {}), 2, -32601, "the adapter has no method rank"),
    (request("constructor", {}), 2, -32601, "the adapter has no method constructor"),
    (request("act", [1]), 2, -32602, "the params of act are not an object"),
    (request("act", {}), 2, -32603, "RangeError: broken"),
    ('["act"]\n', None, -32600, "the request is not an object with a method"),
    ("null\n", None, -32600, "the request is not an object with a method"),
    ("act?\n", None, -32700, "the request is not JSON: "),
]


@pytest.mark.parametrize(("line", "number", "code", "words"), ERRORS, ids=[row[0] for row in ERRORS])
def test_everything_else_is_a_json_rpc_error(tmp_path, line, number, code, words):
    folder = adapter(tmp_path, "act() { throw new RangeError('broken'); }")
    reply, after = serve(folder, line, HELLO, by_sdk=True)[0]
    assert (reply["id"], reply["error"]["code"]) == (number, code)
    assert reply["error"]["message"].startswith(words)
    assert after["result"]["engine"] == "js"


@pytest.mark.parametrize("value", ["0 / 0", "1 / 0", "1n"])
def test_an_answer_that_is_not_json_is_an_error(tmp_path, value):
    reply = one(adapter(tmp_path, f"act: () => ({{ state: {{ pot: {value} }} }})"), act())
    assert (reply["id"], reply["error"]["code"]) == (2, -32603)
    assert "cannot be written as JSON" in reply["error"]["message"]


def test_a_big_message_goes_through_both_ways(tmp_path):
    folder = adapter(tmp_path, "act: ({ text }) => ({ declined: text })")
    text = "\u2028\u2660\u00e9" * 500_000
    message = {"jsonrpc": "2.0", "id": 2, "method": "act", "params": {"text": text}}
    line = json.dumps(message, ensure_ascii=False) + "\n"  # with characters of two and three bytes
    replies, _ = serve(folder, line, HELLO, by_sdk=True)
    assert replies[0]["result"]["declined"] == text
    assert replies[1]["id"] == 1


def test_nothing_is_answered_after_bye_and_the_last_line_needs_no_end(tmp_path):
    folder = adapter(tmp_path, "act: () => ({ state: {} })")
    assert len(serve(folder, BYE, HELLO, by_sdk=True)[0]) == 1
    assert len(serve(folder, HELLO, act().rstrip("\n"), by_sdk=True)[0]) == 2


def test_a_deck_is_filled_up_as_the_harness_does_it(tmp_path):
    folder = adapter(tmp_path, "act: () => ({ deck: FULL_DECK, more: fullDeck(['As', 'Kd', '2c']) })")
    result = one(folder, act())["result"]
    assert result["deck"] == list(DECK)
    assert result["more"][:5] == ["As", "Kd", "2c", "2d", "2h"]
    assert sorted(result["more"]) == sorted(DECK)


def test_a_field_that_is_undefined_is_absent(tmp_path):
    reply = one(adapter(tmp_path, "act: () => ({})"), request("deal", {}))
    assert reply["result"]["state"] == {"pot": 0, "board": ["As", "2c", "2d", "2h", "2s"]}


def test_a_rejection_that_nobody_waits_for_is_a_crash(tmp_path):
    method = "open() { Promise.reject(new Error('in the background')); return new Promise(() => {}); }"
    with connect(find_engine(str(adapter(tmp_path, method))), limits=SHORT) as session:
        with pytest.raises(EngineFault, match="exited with code 1 in open") as caught:
            session.ask("open", OPEN)
        assert caught.value.verdict is Verdict.CRASH
        assert "in the background" in caught.value.log


def test_the_adapter_of_the_page_runs(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text()
    folder = adapter(tmp_path, "")
    (folder / "adapter.js").write_text(re.search(r"```js\n(.*?)```", page, re.DOTALL)[1])
    with connect(find_engine(str(folder)), limits=SHORT) as session:
        ranking = session.ask("rank", {"board": [], "hands": {"A": ["2c", "3c"], "B": ["As", "2d"]}})
        assert ranking.order == [["B"], ["A"]]
        assert session.ask("open", OPEN).declined == "this engine has no table"


def test_it_says_how_it_is_used():
    done = subprocess.run([NODE, str(SDK)], capture_output=True, text=True, timeout=20)
    assert done.returncode == 1
    assert "usage: node floorman-adapter.js path/to/adapter.js" in done.stderr
