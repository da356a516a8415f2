"""Checks of the conversation: every request is answered once, in order, whatever else is on the line."""

from __future__ import annotations

import time

from floorman.check.bench import Bench
from floorman.check.channel import Channel
from floorman.check.finding import Check, Finding, NotAsked
from floorman.protocol.stdio import Reply
from floorman.render.words import counted

METHOD_NOT_FOUND = -32601
UNREADABLE = (-32700, -32600)  # not JSON, no request
NUMBERS = (3_000_000_000, 7, 2**53 - 1)  # of requests: above 32 bits, going down, the largest safe one
LONG = 1 << 20  # bytes
PENDING = 256 << 10  # bytes of answers that nobody reads: more than a pipe holds
AT_MOST = 5000  # requests without reading
SLOW = 0.4  # seconds in which nothing is read
SILENCE = 0.15  # seconds in which nothing may come
END = 1.0  # seconds to end after the end of stdin


def handshake(bench: Bench) -> str:
    """hello is answered."""
    hello = bench.hello
    return f"hello is answered by {hello.engine} {hello.version}, protocol {hello.protocol}"


def request_ids(bench: Bench) -> str:
    """An answer carries the id of its request."""
    channel, (method, params) = bench.channel(), bench.question()
    for number in NUMBERS:
        channel.put(channel.request(method, params, number))
        reply = channel.take(method)
        if reply.id != number or reply.jsonrpc != "2.0":
            raise Finding(
                f"request {number} was answered with id {reply.id!r} and jsonrpc {reply.jsonrpc!r}",
                'answer with the id of the request, a number as it came, and "jsonrpc": "2.0"',
            )
        channel.read(method, params, reply, number)
    return f"the answers carry the ids of the requests, {', '.join(map(str, NUMBERS))}"


def one_answer(bench: Bench) -> str:
    """stdout holds one line a request."""
    channel = bench.fresh()
    bench.ask(*bench.question(), channel)
    extra = channel.unasked(SILENCE)
    if extra:
        raise Finding(
            f"after its answer it wrote more: {extra}",
            "write one line for each request and nothing else to stdout",
        )
    return "one line for each request, nothing else on stdout"


def unknown_method(bench: Bench) -> str:
    """A method that does not exist is an error and no end."""
    channel = bench.channel()
    channel.put(channel.request("shuffle", {}))
    number, reply = channel.number, channel.take("a method that does not exist")
    fix = f"answer a method that you do not know with the JSON-RPC error {METHOD_NOT_FOUND} and the request's id"
    if reply.error is None:
        raise Finding("the method `shuffle`, which does not exist, was answered with a result", fix)
    if reply.error.code != METHOD_NOT_FOUND or reply.id != number:
        raise Finding(f"the answer was error {reply.error.code} with id {reply.id!r}", fix)
    _goes_on(bench, "after an unknown method")
    return f"answered with error {METHOD_NOT_FOUND}, and the conversation goes on"


def unknown_fields(bench: Bench) -> str:
    """Fields that the protocol does not know change nothing."""
    channel, (method, params) = bench.channel(), bench.question()
    plain, _ = channel.ask_raw(method, params)
    odd = {**params, "x_floorman": {"nested": [1, {"deep": None}]}, "x_text": "Zug\u0308 \u2660 \U0001f0a1"}
    channel.put(channel.request(method, odd, x_member=[True, 1.5e3]))
    answer = channel.read(method, params, channel.take(method), channel.number)
    if answer != plain:
        raise Finding(
            f"{method} is answered otherwise when it has fields that the protocol does not know",
            "read the fields that you know and ignore all others",
        )
    return "fields that the protocol does not know change nothing"


def not_json(bench: Bench) -> str:
    """A line that is not JSON is survived."""
    return _survives(bench, b'{"jsonrpc": "2.0", "id": 5, "method": \n', "a line that is not JSON")


def no_request(bench: Bench) -> str:
    """JSON that is no request is survived."""
    return _survives(bench, b'["open", {}]\n', "JSON that is no request")


def _survives(bench: Bench, line: bytes, what: str) -> str:
    """Sends a bad line and a good one; the bad one is ignored or answered with an error and no id."""
    channel, (method, params) = bench.channel(), bench.question()
    channel.put(line + channel.request(method, params))
    number, reply = channel.number, channel.take(f"{method} after {what}")
    said = "ignored"
    if reply.id != number:
        if reply.error is None or reply.error.code not in UNREADABLE or reply.id is not None:
            raise Finding(
                f"{what} was answered with {_in_short(reply)}",
                f"answer it with the JSON-RPC error {UNREADABLE[0]} (or {UNREADABLE[1]}) and id null, or ignore it",
            )
        said, reply = f"answered with error {reply.error.code}", channel.take(f"{method} after {what}")
    channel.read(method, params, reply, number)
    return f"{what} is {said}, and the conversation goes on"


def _in_short(reply: Reply) -> str:
    what = f"error {reply.error.code}" if reply.error is not None else "a result"
    return f"{what} and id {reply.id!r}"


def in_pieces(bench: Bench) -> str:
    """A request may arrive in pieces."""
    channel, (method, params) = bench.channel(), bench.question()
    line = channel.request(method, params)
    for piece in (line[:1], line[1 : len(line) // 2], line[len(line) // 2 : -1], line[-1:]):
        channel.put(piece)
        time.sleep(0.02)
    channel.read(method, params, channel.take(method), channel.number)
    return "a request that arrives in pieces is one request"


def pipelined(bench: Bench) -> str:
    """Requests may arrive together."""
    channel, (method, params) = bench.channel(), bench.question()
    number = channel.number
    channel.put(b"".join(channel.request(method, params) for _ in range(20)))
    _in_order(bench, channel, number, 20, "requests in one write")
    return "20 requests in one write are answered in their order"


def slow_reader(bench: Bench) -> str:
    """Answers may be read late."""
    channel, (method, params) = bench.channel(), bench.question()
    channel.put(channel.request(method, params))
    size = len(channel.take(method).result) + 40
    count, number = min(PENDING // size + 1, AT_MOST), channel.number
    channel.put(b"".join(channel.request(method, params) for _ in range(count)))
    channel.do_not_read(SLOW)
    _in_order(bench, channel, number, count, "requests whose answers are read late")
    return f"{count} requests are answered, although nothing is read at first"


def _in_order(bench: Bench, channel: Channel, number: int, count: int, what: str) -> None:
    method, params = bench.question()
    for wanted in range(number + 1, number + count + 1):
        reply = channel.take(f"{counted(count, 'request')} at once, number {wanted - number}")
        if reply.id != wanted:
            raise Finding(
                f"of {count} {what}, number {wanted - number} was answered with id {reply.id!r}, expected {wanted}",
                "answer every request, one after the other, in the order in which they arrive",
            )
        channel.read(method, params, reply, wanted)


def long_line(bench: Bench) -> str:
    """A line may be long."""
    channel, (method, params) = bench.channel(), bench.question()
    plain, _ = channel.ask_raw(method, params)
    channel.put(channel.request(method, {**params, "x_long": "x" * LONG}))
    if channel.read(method, params, channel.take(method), channel.number) != plain:
        raise Finding(
            "a line of 1 MiB is answered otherwise than a short one",
            "read a line to its end, however long it is",
        )
    return "a request of 1 MiB is one request"


def end_of_input(bench: Bench) -> str:
    """The process ends with its stdin."""
    channel = bench.fresh()
    try:
        bench.ask(*bench.question(), channel)
    except NotAsked:
        pass
    seconds = channel.end_of_input(END)
    extra = channel.unasked(0.02)
    bench.drop()
    if seconds is None:
        raise Finding(
            f"{END:g} s after the end of its stdin the process still runs",
            "end when stdin ends; do not wait for anything else",
        )
    if extra:
        raise Finding(
            f"at the end of its stdin it wrote to stdout: {extra}",
            "write nothing but answers to stdout",
        )
    return f"the process ends by itself {seconds:.2f} s after the end of its stdin"


def _goes_on(bench: Bench, when: str) -> None:
    channel = bench.channel()
    try:
        method, params = bench.question()
    except NotAsked:
        return
    channel.put(channel.request(method, params))
    channel.read(method, params, channel.take(f"{method} {when}"), channel.number)


CHECKS = (
    Check("handshake", "hello", handshake),
    Check("request-ids", "The contract", request_ids),
    Check("one-answer", "The contract", one_answer),
    Check("unknown-method", "What an adapter has to withstand", unknown_method),
    Check("unknown-fields", "What an adapter has to withstand", unknown_fields),
    Check("not-json", "What an adapter has to withstand", not_json),
    Check("no-request", "What an adapter has to withstand", no_request),
    Check("in-pieces", "What an adapter has to withstand", in_pieces),
    Check("pipelined", "What an adapter has to withstand", pipelined),
    Check("slow-reader", "What an adapter has to withstand", slow_reader),
    Check("long-line", "What an adapter has to withstand", long_line),
    Check("end-of-input", "bye", end_of_input),
)
