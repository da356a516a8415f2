"""PokerKit behind its adapter, in PokerKit's own environment."""

import pytest


@pytest.fixture(scope="module")
def pokerkit(start):
    session = start("pokerkit")
    yield session
    session.close()
    assert session.take_log() == "", "PokerKit's process says nothing on stderr while all is well"
