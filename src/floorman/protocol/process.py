"""The process of an engine: started apart from us, bounded, and ended with everything that it started.

An engine is third-party code. It gets a session and process group of its own, an environment without our
secrets, an empty temporary folder to work in, and a memory limit. `end()` leaves no process, no zombie,
no file descriptor and no folder behind, whatever the engine did about signals, pipes and children.

A child that leaves the group is found, on Linux, by the session that it was started in or by a mark in its
environment; a subreaper makes us its parent once it is an orphan, so that it can be reaped too. A child
that starts a session of its own AND empties its environment is out of reach.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

LINUX = sys.platform == "linux"
_MARK = "FLOORMAN_ENGINE"
_PASSED_ON = ("PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
_KILL_WAIT = 5.0  # seconds for the system to end what was killed
_PR_SET_CHILD_SUBREAPER = 36


@dataclass(frozen=True)
class Limits:
    """What an engine may use: seconds for a request and for start and hello, bytes of memory, of a line
    and of kept stderr, the seconds that it has to end by itself before it is killed, and how often in a
    row it is started again with no answer in between."""

    request: float = 10.0
    hello: float = 30.0
    memory: int = 2 << 30
    line: int = 8 << 20
    log: int = 64 << 10
    grace: float = 0.5
    restarts: int = 2


def missing_limits() -> list[str]:
    """The limits that this platform lacks, in words for a report."""
    if LINUX:
        return []
    return ["no memory limit", "a child that leaves the engine's process group is not found"]


class EngineProcess:
    """One run of an engine's command. Its pipes never block; raises OSError if it cannot be started."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], memory: int) -> None:
        _become_subreaper()
        self._mark = secrets.token_hex(8)
        self._folder = tempfile.mkdtemp(prefix="floorman-engine-")
        try:
            self._child = subprocess.Popen(
                command,
                cwd=self._folder,
                env={**_clean_environment(self._folder), **env, _MARK: self._mark},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise
        self.pid = self._child.pid
        self.stdin, self.stdout, self.stderr = self._child.stdin, self._child.stdout, self._child.stderr
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe.fileno(), False)
        self._finish = weakref.finalize(self, _end, self._child, self._mark, self._folder, 0.0, os.getpid())
        if LINUX:
            _limit_memory(self.pid, memory)

    def has_ended(self) -> bool:
        """Whether the engine's own process is gone."""
        return _is_gone(self._child)

    def end(self, grace: float) -> None:
        """Ends the engine and all that it started: a request to end, `grace` seconds, then a kill."""
        if self._finish.detach():
            _end(self._child, self._mark, self._folder, grace, os.getpid())

    def how_it_ended(self) -> str:
        """"exited with code 3" or "was killed by SIGSEGV"; only after the process is gone."""
        code = self._child.wait()
        if code >= 0:
            return f"exited with code {code}"
        with contextlib.suppress(ValueError):
            return f"was killed by {signal.Signals(-code).name}"
        return f"was killed by signal {-code}"


def _clean_environment(folder: str) -> dict[str, str]:
    """The same for every engine and every run; a hash seed, so that a Python engine repeats itself."""
    passed = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    return {**passed, "LANG": "C.UTF-8", "TZ": "UTC", "TMPDIR": folder, "PYTHONHASHSEED": "0"}


def _limit_memory(pid: int, memory: int) -> None:
    """Sets the limit from outside, right after the start: code between fork and exec is not safe here.

    It bounds the data segment, that is memory that can be written to. The address space would be the wrong
    thing to bound, since many runtimes reserve far more of it than they use: with 2 GiB of it Java does not
    start and node has no WebAssembly, while both run within 2 GiB of data.
    """
    import resource

    for limit, value in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_CORE, 0)):
        with contextlib.suppress(ProcessLookupError, PermissionError):  # gone, or limited more already
            resource.prlimit(pid, limit, (value, value))


def _become_subreaper() -> None:
    """Makes us the parent of orphans below us (Linux): else nobody could wait for a stray child."""
    if LINUX:
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _end(child: subprocess.Popen, mark: str, folder: str, grace: float, owner: int) -> None:
    if os.getpid() != owner:  # a fork of us has a copy of this object, but the engine is not its child
        return
    for pipe in (child.stdin, child.stdout, child.stderr):
        with contextlib.suppress(OSError):
            pipe.close()
    if grace and child.returncode is None:
        _signal_group(child.pid, signal.SIGTERM)
        wait_until(lambda: _is_gone(child), grace)
    doomed: set[int] = set()

    def nothing_is_left() -> bool:
        _signal_group(child.pid, signal.SIGKILL)
        for pid in _strays(child.pid, mark):
            doomed.add(pid)
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        child.poll()
        doomed.difference_update([pid for pid in doomed if _is_reaped(pid)])
        return child.returncode is not None and not doomed

    wait_until(nothing_is_left, _KILL_WAIT)
    shutil.rmtree(folder, ignore_errors=True)


def wait_until(done: Callable[[], bool], seconds: float) -> bool:
    """Whether `done` comes true in time; asks at once, then at growing distances up to 20 ms."""
    deadline, pause = time.monotonic() + seconds, 0.0005
    while not done():
        if time.monotonic() > deadline:
            return False
        time.sleep(pause)
        pause = min(pause * 2, 0.02)
    return True


def _is_gone(child: subprocess.Popen) -> bool:
    """Whether the process is gone, leaving it unreaped where that can be told: its number, which is also
    that of its group, cannot go to a stranger then."""
    if child.returncode is None and hasattr(os, "waitid"):
        return os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    return child.poll() is not None


def _signal_group(group: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, number)


def _strays(session: int, mark: str) -> Iterator[int]:
    """The processes of an engine's session and those that carry its mark, except its first one (Linux)."""
    wanted = f"{_MARK}={mark}".encode()
    for entry in os.scandir("/proc") if LINUX else ():
        if not entry.name.isdigit() or int(entry.name) == session:
            continue
        with contextlib.suppress(OSError):
            # The program's name is in brackets and may hold anything; state, parent, group, session follow.
            fields = Path(entry.path, "stat").read_bytes().rpartition(b")")[2].split()
            if int(fields[3]) == session or wanted in Path(entry.path, "environ").read_bytes().split(b"\0"):
                yield int(entry.name)


def _is_reaped(pid: int) -> bool:
    """Whether nothing is left of a killed process, reaping it if it has become our child."""
    try:
        return os.waitpid(pid, os.WNOHANG)[0] == pid
    except ChildProcessError:
        return not Path("/proc", str(pid)).exists()
