"""An engine in a process of its own: JSON-RPC 2.0, one message a line, over its stdin and stdout.

One loop does everything: it writes what the engine is ready to read, reads what it has written, drains its
stderr and watches the clock. No write can block and no thread can be left behind, so an engine that does
not read, never stops writing or goes silent costs one time limit and nothing else.
"""

from __future__ import annotations

import os
import select
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from floorman.protocol.messages import Message
from floorman.protocol.process import EngineProcess, Limits, wait_until
from floorman.protocol.session import Call, EngineFault, RpcError, Session, adapter_error, in_words
from floorman.verdict import Verdict

_T = TypeVar("_T")
_CHUNK = 1 << 16
_WATCH = 0.05  # seconds between looks at whether the process is still there, while nothing arrives


class Reply(Message):
    """The envelope of an answer: a result or an error, with the number of the request."""

    jsonrpc: str
    id: int | str | None
    result: Raw | UnsetType = UNSET
    error: RpcError | None = None


_encode = msgspec.json.Encoder().encode
_reply = msgspec.json.Decoder(Reply).decode
_decoders: dict[type, msgspec.json.Decoder] = {}


def connect_process(command: Sequence[str], env: Mapping[str, str], limits: Limits = Limits()) -> Session:
    """A session with a command that speaks the protocol, in a process of its own; raises EngineFault.

    `env` is added to a clean environment; the process works in an empty temporary folder.
    """
    session = Stdio(command, env, limits)
    session._start_up()
    return session


class Stdio(Session):
    """Requests to an engine's stdin, answers from its stdout; its stderr is a log."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], limits: Limits) -> None:
        super().__init__()
        self._command, self._env, self._limits = list(command), dict(env), limits
        self._process: EngineProcess | None = None
        self._log = _Tail(limits.log)
        self._number = 0  # of the last request; never used again, not even after a restart
        self._forget()

    def take_log(self) -> str:
        """What the engine wrote to stderr since the last call, or the end of it if that is too long."""
        if self._process is not None:
            self._drain_log()
        return self._log.take()

    # ---- the transport -----------------------------------------------------------------------------

    def _start(self) -> None:
        self._forget()
        try:
            self._process = EngineProcess(self._command, self._env, self._limits.memory)
        except (OSError, ValueError) as problem:
            raise EngineFault(Verdict.CRASH, f"the engine could not be started: {problem}") from problem
        self._poll = select.poll()
        self._poll.register(self._process.stdout, select.POLLIN)
        self._poll.register(self._process.stderr, select.POLLIN)

    def _send(self, calls: Iterable[Call]) -> None:
        for method, params in calls:
            self._number += 1
            self._asked.append(self._number)
            request = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
            self._to_write += _encode(request) + b"\n"
        self._write()

    def _receive(self, method: str) -> Any:
        line = self._next_line(method)
        try:
            reply = _reply(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            what = "a message of JSON-RPC 2.0" if isinstance(problem, msgspec.ValidationError) else "JSON"
            words = f"it wrote a line that is not {what} ({in_words(problem)}): {_excerpt(line)}"
            raise self._garbage(method, words) from None
        expected = self._asked[0]
        if reply.error is not None and reply.id in (expected, None):  # no id: it could not read the request
            raise adapter_error(method, reply.error)
        if reply.id != expected:
            again = isinstance(reply.id, int) and 0 < reply.id < expected
            problem = f"it answered request {reply.id} {'again' if again else ''}".rstrip()
            problem += f", expected the answer to request {expected}: {_excerpt(line)}"
            raise self._garbage(method, problem)
        self._asked.popleft()
        if reply.jsonrpc != "2.0" or reply.result is UNSET:
            missing = "result and no error" if reply.result is UNSET else 'member "jsonrpc" that is "2.0"'
            raise self._garbage(method, f"it wrote a line with no {missing}: {_excerpt(line)}")
        return reply.result

    def _decode(self, raw: Any, wanted: type[_T]) -> _T:
        decoder = _decoders.get(wanted)
        if decoder is None:
            decoder = _decoders[wanted] = msgspec.json.Decoder(wanted)
        return decoder.decode(raw)

    def _stop(self, politely: bool) -> None:
        process = self._process
        if process is None:
            return
        try:
            if politely:
                self._say_bye(process)
            self._drain_log()
        finally:
            self._process = None
            process.end(self._limits.grace)

    # ---- lines in and out --------------------------------------------------------------------------

    def _forget(self) -> None:
        """Drops all that belongs to one run of the engine."""
        self._asked: deque[int] = deque()  # the requests without an answer, oldest first
        self._to_write = bytearray()
        self._unread = bytearray()  # of stdout; holds lines that are not asked for yet, and the start of one
        self._searched = 0  # how much of it is known to hold no end of a line
        self._watching_stdin = False

    def _next_line(self, method: str) -> bytearray:
        deadline = 0.0
        while True:
            end = self._unread.find(b"\n", self._searched)
            self._searched = len(self._unread) if end < 0 else end
            if self._searched > self._limits.line:
                problem = f"it wrote a line longer than {self._limits.line} bytes: {_excerpt(self._unread)}"
                raise self._garbage(method, problem)
            if end >= 0:
                line = self._unread[:end]
                del self._unread[: end + 1]
                self._searched = 0
                return line
            if not deadline:
                limit = self._limits.hello if method == "hello" else self._limits.request
                deadline = time.monotonic() + limit
            left = deadline - time.monotonic()
            if left <= 0:
                raise EngineFault(Verdict.TIMEOUT, f"the engine did not answer {method} within {limit:g} s")
            self._step(min(left, _WATCH), method)

    def _step(self, seconds: float, method: str) -> None:
        """Waits until something can be read or written, and does it; raises EngineFault if the engine ended."""
        process = self._process
        stdout, got = process.stdout.fileno(), False
        for fd, _ in self._poll.poll(seconds * 1000):
            if fd == stdout:
                chunk = _read(fd)
                if chunk == b"":
                    raise self._ended(method)
                self._unread += chunk or b""
                got = True
            elif fd == process.stderr.fileno():
                self._drain_log(once=True)
            else:
                self._write()
        if not got and process.has_ended():
            # Whatever it wrote before its end is in the pipe; a child of it may hold the pipe open for ever.
            chunk = _read(process.stdout.fileno())
            if not chunk:
                raise self._ended(method)
            self._unread += chunk

    def _write(self) -> None:
        """Writes as much as the engine takes now, and watches for room as long as something is left."""
        stdin, waiting = self._process.stdin, self._to_write
        try:
            while waiting:
                del waiting[: os.write(stdin.fileno(), waiting if len(waiting) <= _CHUNK else waiting[:_CHUNK])]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; if it has answered or ended, the other pipe says so
            waiting.clear()
        if bool(waiting) != self._watching_stdin:
            self._watching_stdin = not self._watching_stdin
            if self._watching_stdin:
                self._poll.register(stdin, select.POLLOUT)
            else:
                self._poll.unregister(stdin)

    def _drain_log(self, once: bool = False) -> None:
        """Reads what is in the pipe of stderr: no more than it can hold, for one that never stops writing."""
        stderr = self._process.stderr
        for _ in range(1 if once else 16):
            chunk = _read(stderr.fileno())
            if not chunk:
                if chunk == b"" and once:
                    self._poll.unregister(stderr)
                return
            self._log.add(chunk)

    def _say_bye(self, process: EngineProcess) -> None:
        """Sends bye, closes stdin and gives the engine a moment to end by itself."""
        self._send([("bye", {})])
        process.stdin.close()

        def has_ended() -> bool:
            _read(process.stdout.fileno())
            self._drain_log()
            return process.has_ended()

        wait_until(has_ended, self._limits.grace)

    def _ended(self, method: str) -> EngineFault:
        process = self._process
        half = f", after half a line: {_excerpt(self._unread)}" if self._unread else ""
        if not wait_until(process.has_ended, self._limits.grace):
            problem = f"the engine closed its stdout in {method}, but did not end{half}"
            return EngineFault(Verdict.CRASH, problem)
        return EngineFault(Verdict.CRASH, f"the engine {process.how_it_ended()} in {method}{half}")

    def _garbage(self, method: str, problem: str) -> EngineFault:
        return EngineFault(Verdict.GARBAGE, f"the engine was asked {method}; {problem}")


class _Tail:
    """The end of a text that may be endless."""

    def __init__(self, limit: int) -> None:
        self._limit, self._kept, self._dropped = limit, bytearray(), 0

    def add(self, chunk: bytes) -> None:
        self._kept += chunk
        surplus = len(self._kept) - self._limit
        if surplus > 0:
            del self._kept[:surplus]
            self._dropped += surplus

    def take(self) -> str:
        text = self._kept.decode("utf-8", "replace")
        if self._dropped:
            text = f"[{self._dropped} bytes before this are left out]\n{text}"
        self._kept.clear()
        self._dropped = 0
        return text


def _read(fd: int) -> bytes | None:
    """What can be read now: b"" at the end of the pipe, None if there is nothing yet."""
    try:
        return os.read(fd, _CHUNK)
    except BlockingIOError:
        return None


def _excerpt(line: bytes, width: int = 120) -> str:
    """The start of a line as a person can read it, control characters escaped."""
    text = bytes(line[: width * 4]).decode("utf-8", "replace")
    return repr(text[:width]) + ("..." if len(line) > width else "")
