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
