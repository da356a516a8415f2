"""An engine in this process: only for engines that we trust (the reference and what is derived from it).

There is no time or memory limit here, and an endless loop is ours. Messages still go through the SDK's
dispatcher and are copied on the way in, so an engine gets the same verdicts here as in a process of its own.
"""

from __future__ import annotations

import importlib.util
import sys
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from floorman.paths import adapter_root
from floorman.protocol.session import Call, EngineFault, RpcError, Session, adapter_error
from floorman.verdict import Verdict

_T = TypeVar("_T")
_encode, _decode = msgspec.json.encode, msgspec.json.decode


def connect_inprocess(engine: Any, remake: Callable[[], Any] | None = None) -> Session:
    """A session with an object that has the protocol's methods; raises EngineFault if its hello is wrong.

    `remake` makes a new one for `restart()`; without it the same object goes on.
    """
    session = InProcess(engine, remake)
    session._start_up()
    return session


def connect_module(path: Path, *arguments: str) -> Session:
    """A session with `engine(*arguments)` of a Python adapter's file, loaded into this process; raises EngineFault."""
    sdk()
    try:
        make = partial(_load(path).engine, *arguments)
        engine = make()
    except Exception as problem:
        raise EngineFault(Verdict.CRASH, f"{path.name} could not be loaded: {_in_words(problem)}") from problem
    return connect_inprocess(engine, make)


def sdk() -> ModuleType:
    """The Python SDK of the adapters, loaded once; adapters in this process import the same module."""
    module = sys.modules.get("floorman_adapter")
    if module is None:
        module = _load(adapter_root() / "sdk" / "python" / "floorman_adapter.py", "floorman_adapter")
    return module


def _load(path: Path, name: str | None = None) -> ModuleType:
    """The module of a file, under a name that no module of ours or of a user has."""
    name = name or f"floorman_loaded_{path.parent.name}_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _in_words(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"


class InProcess(Session):
    """Dicts in, dicts out, through the SDK's `request`."""

    def __init__(self, engine: Any, remake: Callable[[], Any] | None) -> None:
        super().__init__()
        self._engine, self._remake = engine, remake
        self._request = sdk().request
        self._queue: deque[bytes] = deque()
        self._used = False

    def _start(self) -> None:
        self._queue.clear()
        if self._used and self._remake is not None:
            try:
                self._engine = self._remake()
            except Exception as problem:
                message = f"the engine could not be made again: {_in_words(problem)}"
                raise EngineFault(Verdict.CRASH, message) from problem
        self._used = True

    def _send(self, calls: Iterable[Call]) -> None:
        for method, params in calls:
            self._queue.append(_encode({"jsonrpc": "2.0", "id": 0, "method": method, "params": params}))

    def _receive(self, method: str) -> Any:
        try:
            reply = self._request(self._engine, _decode(self._queue.popleft()))
        except SystemExit as problem:
            raise EngineFault(Verdict.CRASH, f"the engine exited with {problem.code} in {method}") from None
        error = reply.get("error")
        if error is not None:
            raise adapter_error(method, msgspec.convert(error, RpcError))
        return reply["result"]

    def _decode(self, raw: Any, wanted: type[_T]) -> _T:
        return msgspec.convert(raw, wanted)

    def _stop(self, politely: bool) -> None:
        self._queue.clear()
        if politely:
            self._request(self._engine, {"jsonrpc": "2.0", "id": 0, "method": "bye", "params": {}})
