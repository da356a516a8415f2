"""Environments for engines: one a set of pins of pip or npm, made on first use in the user's cache folder.

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
_NOT_PASSED_ON = ("PYTHONPATH", "PYTHONHOME", "NODE_PATH", "NODE_OPTIONS")

Say = Callable[[str], object]


def python_with(name: str, pins: Sequence[str], say: Say, options: Sequence[str] = ()) -> Path:
    """The python of an environment that holds `pins`; raises SetupFailed with the end of pip's output.

    `options` are given to pip, for a package whose own requirements are wrong.
    """

    def make(folder: Path) -> dict[str, object]:
        _run(name, [sys.executable, "-m", "venv", str(folder)])
        say(f"{name}: installing {', '.join(pins)}")
        pip = [str(folder / "bin" / "python"), "-m", "pip", "install"]
        _run(name, [*pip, "--disable-pip-version-check", "--no-input", *options, *pins])
        return {"pins": list(pins), "python": platform.python_version()}

    made_of = [[*options, *sorted(pins)], platform.python_version(), platform.machine(), sys.base_prefix]
    return _ready_made(name, made_of, "bin/python", make, say)


def node_modules_with(name: str, pins: Sequence[str], build: Sequence[Sequence[str]], say: Say) -> Path:
    """The node_modules folder that holds `pins`, after the commands of `build` have run beside it.

    The packages' own install scripts are not run. The first word of a command of `build` is a program that
    the pins bring along. Raises SetupFailed: no npm on the path, or with the end of a command's output.
    """

    def make(folder: Path) -> dict[str, object]:
        npm = node_program(name, "npm")
        folder.mkdir()
        say(f"{name}: installing {', '.join(pins)}")
        flags = ["--ignore-scripts", "--save-exact", "--no-audit", "--no-fund", "--no-update-notifier"]
        _run(name, [npm, "install", "--prefix", str(folder), *flags, *pins])
        for program, *arguments in build:
            say(f"{name}: running {' '.join([program, *arguments])}")
            _run(name, [str(folder / "node_modules" / ".bin" / program), *arguments], folder)
        return {"pins": list(pins), "build": [list(command) for command in build]}

    made_of = ["npm", sorted(pins), [list(command) for command in build], platform.machine()]
    return _ready_made(name, made_of, "node_modules", make, say)


def node_program(name: str, program: str) -> str:
    """The full path of node or npm; raises SetupFailed if this machine has none."""
    path = shutil.which(program)
    if path is None:
        raise SetupFailed(f"{name}: there is no {program} on the PATH; this engine needs Node.js 18 or later")
    return path


def _ready_made(
    name: str, made_of: list[object], needed: str, make: Callable[[Path], dict[str, object]], say: Say
) -> Path:
    """The path `needed` in the folder that is named after `made_of`, made now if it is not complete."""
    root = user_cache_path("floorman")
    digest = hashlib.sha256(json.dumps(made_of).encode()).hexdigest()[:12]
    folder = root / f"{_safe(name)}-{digest}"

    def ready() -> bool:  # `needed` may be gone: the Python that an environment was made from can be removed
        return (folder / MARKER).is_file() and (folder / needed).exists()

    if ready():
        return folder / needed
    try:
        root.mkdir(parents=True, exist_ok=True)
        with _locked(root / f"{folder.name}.lock", lambda: say(f"{name}: waiting for another set-up of it")):
            if not ready():
                if folder.exists():
                    shutil.rmtree(folder)
                say(f"{name}: making an environment in {folder}")
                (folder / MARKER).write_text(json.dumps(make(folder)) + "\n")
                say(f"{name}: ready")
    except OSError as problem:
        raise SetupFailed(f"{name}: the environment cannot be made in {root}: {problem}") from problem
    return folder / needed


def _run(name: str, command: list[str], folder: Path | None = None) -> None:
    """Runs one command of a set-up with the user's own settings for pip and npm (proxy, index)."""
    settings = {key: value for key, value in os.environ.items() if key not in _NOT_PASSED_ON}
    try:
        done = subprocess.run(
            command,
            cwd=folder,
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


def _safe(name: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in name)
