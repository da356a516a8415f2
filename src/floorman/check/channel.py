"""The raw lines of an engine: what a session never sends, and answers before anything is made of them.

It is the transport of a session with the envelope taken off, so an engine is checked by the very loop
that it is judged with: the same process, limits and faults.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from floorman.protocol.messages import Answer, Ranking
from floorman.protocol.session import EngineFault, adapter_error, in_words
from floorman.protocol.stdio import Reply, Stdio, _encode, _excerpt, _read, _reply
from floorman.verdict import Verdict


class Channel(Stdio):
    """A session that can also be spoken to line by line. Made by `start`; `close` ends the process."""

    def start(self) -> None:
        """Starts the engine and shakes hands; raises EngineFault."""
        self._start_up()

    def request(self, method: str, params: Mapping[str, Any], number: int | None = None, **more: Any) -> bytes:
        """The line of a request, newline included; `more` are further members. Without `number` the next one."""
        if number is None:
            self._number += 1
            number = self._number
        return _encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params, **more}) + b"\n"

    @property
    def number(self) -> int:
        """The number of the last request."""
        return self._number

    def put(self, data: bytes) -> None:
        """Writes bytes as they are; what the engine does not take now goes out while an answer is awaited."""
        self._to_write += data
        self._write()

    def take(self, method: str) -> Reply:
        """The next line, whatever request it answers; `method` is for the words of a fault. Raises EngineFault."""
        line = self._next_line(method)
        try:
            return _reply(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            what = "a message of JSON-RPC 2.0" if isinstance(problem, msgspec.ValidationError) else "JSON"
            raise EngineFault(
                Verdict.GARBAGE, f"it wrote a line that is not {what} ({in_words(problem)}): {_excerpt(line)}"
            ) from None

    def read(self, method: str, params: Mapping[str, Any], reply: Reply, number: int) -> Answer | Ranking:
        """What a reply says; raises EngineFault where it is no answer to this request."""
        if reply.error is not None:
            raise adapter_error(method, reply.error)
        if reply.id != number:
            problem = f"it answered request {reply.id}, expected the answer to request {number}"
            raise EngineFault(Verdict.GARBAGE, problem)
        return self._read(method, params, reply.result)

    def ask_raw(self, method: str, params: Mapping[str, Any]) -> tuple[Answer | Ranking, Any]:
        """The answer to a request, and the same as plain JSON; raises EngineFault."""
        self.put(self.request(method, params))
        reply = self.take(method)
        return self.read(method, params, reply, self._number), msgspec.json.decode(reply.result)

    def do_not_read(self, seconds: float) -> None:
        """Writes what the engine takes and leaves its answers where they are."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._write()
            time.sleep(0.01)

    def unasked(self, seconds: float) -> str:
        """What it writes within a time in which nothing is asked, as an excerpt; empty if nothing."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self._unread:
            self._unread += _read(self._process.stdout.fileno()) or b""
            time.sleep(0.01)
        return _excerpt(self._unread) if self._unread else ""

    def end_of_input(self, seconds: float) -> float | None:
        """Closes the engine's stdin; the seconds until it has ended, None if it has not ended in time."""
        began = time.monotonic()
        self._process.stdin.close()
        while time.monotonic() - began < seconds:
            self._drain_log()
            self._unread += _read(self._process.stdout.fileno()) or b""
            if self._process.has_ended():
                return time.monotonic() - began
            time.sleep(0.005)
        return None

    def abandon(self) -> str:
        """Ends the process without a word; the end of its stderr."""
        log = self.take_log()
        self._stop(politely=False)
        return log
