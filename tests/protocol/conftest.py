"""Engines to talk to: the fakes of tests/fakes, by name, and a watch that nothing of them is left behind."""

import os
import tempfile

import pytest
from talking import SHORT, children, fake_engine

from floorman.engines import connect, find_engine


@pytest.fixture
def talk_to():
    """Connects to a fake; every session is closed at the end of the test."""
    sessions = []

    def talk_to(name, *arguments, limits=SHORT):
        session = connect(find_engine(fake_engine(name, *arguments)), limits=limits)
        sessions.append(session)
        return session

    yield talk_to
    for session in sessions:
        session.close()


@pytest.fixture(autouse=True)
def nothing_is_left(tmp_path, monkeypatch):
    """After each test: no process, zombie, file descriptor or temporary folder more than before."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    before = children(), _descriptors()
    yield
    assert [row for pid, row in children().items() if pid not in before[0]] == []
    assert _descriptors() - before[1] == set()
    assert list(folder.iterdir()) == []


def _descriptors():
    return {name for name in os.listdir("/dev/fd") if os.path.exists(f"/dev/fd/{name}")}
