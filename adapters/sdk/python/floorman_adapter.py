"""The table protocol for an engine written in Python: one file, standard library only.

An adapter is a module with a function `engine()`. It returns an object with the methods of the protocol
(hello, open, deal, act, incident, rank, bye); each takes the request's params and returns its result,
both plain dicts. A method that the engine has no use for may be absent: the harness only asks what hello claims.

    python floorman_adapter.py my_engine.adapter        serves a module
    python floorman_adapter.py path/to/adapter.py       serves a file
    if __name__ == "__main__": serve(engine())          serves itself

A method raises `Rejected` when the engine refuses, `Declined` when the engine cannot be asked this at all.
Any other exception is a fault of the adapter: the harness writes "garbage" in the report and starts anew.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import sys
import traceback

METHODS = ("hello", "open", "deal", "act", "incident", "rank", "bye")
FULL_DECK = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")

PARSE_ERROR, INVALID_REQUEST = -32700, -32600
METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32601, -32602, -32603


class Declined(Exception):
    """The engine cannot be asked this: the reason says why, in a sentence."""


class Rejected(Exception):
    """The engine refused; `state` is the table after the refusal (absent when no table is open).

    `by` is "adapter" only where the engine has no such verb, or its documentation tells callers to ask
    for its options first: the adapter then refuses from the engine's own options.
    """

    def __init__(self, reason, state=None, by="engine"):
        super().__init__(reason)
        self.reason, self.state, self.by = str(reason), state, by


def full_deck(cards):
    """The whole deck as a list, top first: the cards given, then the others by rank 2 to A, suits c d h s."""
    given = set(cards)
    return [*cards, *(card for card in FULL_DECK if card not in given)]


def same_players(params, engine):
    """Raises Declined for a `deal` before which players come or go, for an engine that cannot be told of any."""
    for field in ("leaves", "joins", "sits_out", "returns"):
        if params.get(field):
            raise Declined(f"{engine} cannot be told between two hands: {field}")


def request(engine, message):
    """The reply (a dict) to one JSON-RPC request (a dict); never raises an Exception."""
    if not isinstance(message, dict) or not isinstance(message.get("method"), str):
        return _error(None, INVALID_REQUEST, "the request is not an object with a method")
    number, method, params = message.get("id"), message["method"], message.get("params", {})
    answer = getattr(engine, method, None) if method in METHODS else None
    if answer is None:
        if method == "bye":
            return {"jsonrpc": "2.0", "id": number, "result": {}}
        return _error(number, METHOD_NOT_FOUND, f"the adapter has no method {method}")
    if not isinstance(params, dict):
        return _error(number, INVALID_PARAMS, f"the params of {method} are not an object")
    try:
        result = answer(params)
    except Declined as refusal:
        result = {"declined": str(refusal)}
    except Rejected as refusal:
        result = {"rejected": {"reason": refusal.reason, "by": refusal.by}}
        if refusal.state is not None:
            result["state"] = refusal.state
    except Exception as problem:
        return _error(number, INTERNAL_ERROR, f"{type(problem).__name__}: {problem}", traceback.format_exc())
    return {"jsonrpc": "2.0", "id": number, "result": {} if result is None else result}


def serve(engine):
    """Answers the requests on stdin until `bye` or the end of the input.

    From here on the protocol has its own copies of stdin and stdout. Whatever the engine prints goes to
    stderr, and it reads an empty stdin, so it can neither break an answer nor swallow a request.
    """
    _answer(engine, *_take_over())


def load(name):
    """The engine of an adapter: `name` is a module (`pkg.mod`) or a file (`path/to/adapter.py`)."""
    if name.endswith(".py"):
        path = os.path.abspath(name)
        module_name = os.path.splitext(os.path.basename(path))[0]
        if os.path.dirname(path) not in sys.path:
            sys.path.insert(0, os.path.dirname(path))
        spec = importlib.util.spec_from_file_location(module_name, path)
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        spec.loader.exec_module(module)
    else:
        module = importlib.import_module(name)
    return module.engine()


def _take_over():
    """The pipes of the protocol, taken away from everybody else in this process."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    sys.stdout.flush()
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def _answer(engine, requests, replies):
    for line in requests:
        try:
            message = json.loads(line)
        except ValueError as problem:
            message, reply = None, _error(None, PARSE_ERROR, f"the request is not JSON: {problem}")
        else:
            reply = request(engine, message)
        replies.write(_encoded(reply))
        replies.flush()
        if isinstance(message, dict) and message.get("method") == "bye":
            break


def _error(number, code, text, data=None):
    error = {"code": code, "message": text}
    if data is not None:
        error["data"] = data
    return {"jsonrpc": "2.0", "id": number, "error": error}


def _encoded(reply):
    try:
        text = json.dumps(reply, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError) as problem:
        words = f"the answer cannot be written as JSON: {problem}"
        text = json.dumps(_error(reply["id"], INTERNAL_ERROR, words))
    return text.encode() + b"\n"


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: python floorman_adapter.py pkg.mod | path/to/adapter.py")
    sys.modules["floorman_adapter"] = sys.modules[__name__]  # so that the adapter imports this very module
    pipes = _take_over()  # before the engine is imported: it may print as soon as that
    _answer(load(sys.argv[1]), *pipes)


if __name__ == "__main__":
    main()
