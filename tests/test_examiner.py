"""An engine that fails is started again and judged on; one that only costs time is given up."""

from __future__ import annotations

import pytest

from floorman.examiner import Examiner
from floorman.protocol.messages import Hello
from floorman.protocol.session import EngineFault
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from floorman.verdict import Verdict

CASES = select(load_spec(), ["ORDER-01"])


class Failing:
    """Fails at every request with this verdict; counts its starts."""

    hello = Hello(engine="Failing", version="1", protocol=1, capabilities=["no-limit", "unequal-stacks"])

    def __init__(self, verdict):
        self.verdict, self.starts = verdict, 0

    def ask(self, method, params):
        raise EngineFault(self.verdict, "it fails")

    def restart(self):
        self.starts += 1

    def take_log(self):
        return ""


def verdicts(session):
    examiner = Examiner("x", session, {}, restarts=2)
    return [examiner.examine(case).verdict for case in CASES[:6]]


@pytest.mark.parametrize("verdict", [Verdict.CRASH, Verdict.GARBAGE])
def test_what_fails_at_once_is_started_again_each_time(verdict):
    session = Failing(verdict)
    assert verdicts(session) == [verdict] * 6
    assert session.starts == 6


def test_what_hangs_is_given_up_after_the_third_time():
    session = Failing(Verdict.TIMEOUT)
    assert verdicts(session) == [Verdict.TIMEOUT] * 3 + [Verdict.NOT_RUN] * 3
    assert session.starts == 2


def test_an_engine_that_does_not_start_again_is_given_up():
    class Gone(Failing):
        def restart(self):
            raise EngineFault(Verdict.CRASH, "it is gone")

    assert verdicts(Gone(Verdict.CRASH)) == [Verdict.CRASH] + [Verdict.NOT_RUN] * 5
