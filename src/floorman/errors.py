"""Everything that can go wrong because of what a person gave us, and the exit code of each.

Exit codes are pytest's (0 all conformant, 1 an engine is not conformant, 2 interrupted, 3 our own
error, 4 usage, 5 nothing to run) and 10: nothing is broken, but something is unproved.
A fault of an engine is no error of the run: it is a verdict (see protocol.session.EngineFault).
"""

from __future__ import annotations

from pathlib import Path

EXIT_CONFORMANT = 0
EXIT_NOT_CONFORMANT = 1
EXIT_INTERRUPTED = 2
EXIT_INTERNAL = 3
EXIT_USAGE = 4
EXIT_NOTHING_TO_RUN = 5
EXIT_UNPROVED = 10


class FloormanError(Exception):
    """What happened, where, why and what to do, in a line or two for the person at the terminal."""

    exit_code = EXIT_USAGE


class BadFile(FloormanError):
    """A file of the spec or of an adapter cannot be read: `path`, `line` and the reason."""

    def __init__(self, path: Path | str, line: int | None, problem: str):
        self.path, self.line, self.problem = path, line, problem
        super().__init__(f"{path}:{line}: {problem}" if line else f"{path}: {problem}")


class UnknownEngine(FloormanError):
    """No engine has this name."""


class UnknownSelector(FloormanError):
    """No rule, chapter or scenario has this name."""


class SetupFailed(FloormanError):
    """The environment of an engine could not be made; the message holds the end of its output."""


class CannotWrite(FloormanError):
    """The output folder cannot be written."""
