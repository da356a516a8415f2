"""What tests of several folders need."""

from __future__ import annotations

import os

import pytest

from floorman.engines import connect, find_engine
from floorman.errors import SetupFailed


@pytest.fixture(scope="session")
def start():
    """Starts an engine that is set up on first use; where that fails the test is skipped, and with CI set it fails."""

    def started(name):
        try:
            return connect(find_engine(name))
        except SetupFailed as problem:
            (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{name} cannot be set up here: {problem}")

    return started


@pytest.fixture
def written():
    """The events that a run has written."""
    return []


@pytest.fixture
def short(monkeypatch):
    """Runs of a few scenarios are split too, into stretches of two."""
    from floorman import lanes

    monkeypatch.setattr(lanes, "SMALLEST_PART", 4)
    monkeypatch.setattr(lanes, "STRETCH", 2)


@pytest.fixture
def lane(short, written):
    """A lane of two parts: the scenarios 0, 1, 4, 5 and 2, 3, 6, 7."""
    from judged_parts import CASES, ENGINE, plan

    from floorman.lanes import Lane
    from floorman.recording import Recorder

    two = Lane(0, ENGINE, plan(), 2, Recorder([ENGINE], CASES, written.append, lambda *_: None))
    assert two.parts == [[range(0, 2), range(4, 6)], [range(2, 4), range(6, 8)]]
    return two
