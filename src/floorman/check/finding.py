"""What a check says: ok, a finding with what to do about it, or that it could not be asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from floorman.check.bench import Bench


class Grade(StrEnum):
    """The grade of one check."""

    OK = "ok"
    FINDING = "finding"
    NOT_ASKED = "not asked"


@dataclass(frozen=True)
class Check:
    """One question to an adapter.

    `run` returns what was seen, or raises Finding, NotAsked or EngineFault. `section` is the heading of
    docs/protocol.md that says what has to happen.
    """

    id: str
    section: str
    run: Callable[[Bench], str]


@dataclass(frozen=True)
class Graded:
    """The grade of a check: what was seen in one line, what to fix, and the end of the engine's stderr."""

    check: Check
    grade: Grade
    seen: str
    fix: str = ""
    log: str = ""


class Finding(Exception):
    """The adapter does not keep the protocol: what was seen, and what to fix."""

    def __init__(self, seen: str, fix: str):
        super().__init__(seen)
        self.seen, self.fix = seen, fix


class NotAsked(Exception):
    """The engine cannot be asked this; the reason in a sentence."""
