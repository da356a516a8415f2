"""Python environments for engines: one a set of pins, made on first use in the user's cache folder.

A virtual environment cannot be moved once it is made, so it is made in place, under a lock, and a marker
file is written last: a folder without the marker is left over from an interrupted set-up and is made anew.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_cache_path

from floorman.errors import SetupFailed

SETUP_LIMIT = 900  # seconds for one command of a set-up
MARKER = "floorman-ready.json"
_END = 25  # lines of output that a failure shows


def python_with(name: str, pins: Sequence[str], say: Callable[[str], object]) -> Path:
    """The python of an environment that holds `pins`; raises SetupFailed with the end of pip's output."""
    root = user_cache_path("floorman")
    folder = root / f"{_safe(name)}-{_digest(pins)}"
    python = folder / "bin" / "python"
    if _ready(folder):
        return python
    try:
        root.mkdir(parents=True, exist_ok=True)
        with _locked(root / f"{folder.name}.lock", lambda: say(f"{name}: waiting for another set-up of it")):
            if not _ready(folder):
                _make(name, folder, pins, say)
    except OSError as problem:
        raise SetupFailed(f"{name}: the environment cannot be made in {root}: {problem}") from problem
    return python


def _ready(folder: Path) -> bool:
    """Whether the environment is complete and the Python that it was made from is still there."""
    return (folder / MARKER).is_file() and (folder / "bin" / "python").exists()


def _make(name: str, folder: Path, pins: Sequence[str], say: Callable[[str], object]) -> None:
    if folder.exists():
        shutil.rmtree(folder)
    say(f"{name}: making an environment in {folder}")
    _run(name, [sys.executable, "-m", "venv", str(folder)])
    say(f"{name}: installing {', '.join(pins)}")
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    _run(name, [*pip, *pins])
    (folder / MARKER).write_text(json.dumps({"pins": list(pins), "python": platform.python_version()}) + "\n")
    say(f"{name}: ready")


def _run(name: str, command: list[str]) -> None:
    """Runs one command of a set-up with the user's own settings for pip (proxy, index)."""
    settings = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    try:
        done = subprocess.run(
            command,
            env=settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=SETUP_LIMIT,
        )
    except subprocess.TimeoutExpired:
        raise SetupFailed(f"{name}: `{' '.join(command)}` was not done after {SETUP_LIMIT} s") from None
    if done.returncode:
        end = "\n".join(done.stdout.splitlines()[-_END:])
        raise SetupFailed(f"{name}: `{' '.join(command)}` failed with code {done.returncode}:\n{end}")


@contextmanager
def _locked(path: Path, waiting: Callable[[], object]) -> Iterator[None]:
    """Holds a lock between processes; the system lets go of it if this process dies."""
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _digest(pins: Sequence[str]) -> str:
    made_of = [sorted(pins), platform.python_version(), platform.machine(), sys.base_prefix]
    return hashlib.sha256(json.dumps(made_of).encode()).hexdigest()[:12]


def _safe(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in name)
