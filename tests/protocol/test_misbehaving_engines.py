"""Whatever an engine does, it costs one verdict, and nothing of it is left (see conftest.nothing_is_left)."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from talking import CALL, HASTY, OPEN, SHORT, children

from floorman.protocol.session import EngineFault
from floorman.verdict import Verdict

CRASH, TIMEOUT, GARBAGE = Verdict.CRASH, Verdict.TIMEOUT, Verdict.GARBAGE

AT_START = [
    ("exits_at_start", CRASH, "exited with code 1 in hello"),
    ("exits_at_hello", CRASH, "exited with code 3 in hello"),
    ("hangs_at_hello", TIMEOUT, "did not answer hello within 0.5 s"),
    ("prints_to_stdout", GARBAGE, "a line that is not JSON"),
    ("other_protocol", GARBAGE, "speaks version 2 of the protocol, this floorman 1"),
    ("half_a_hello", GARBAGE, "missing required field version"),
]

IN_THE_MIDDLE = [
    ("exits_in_the_middle", CRASH, "exited with code 3 in act"),
    ("segfaults", CRASH, "was killed by SIGSEGV in act"),
    ("closes_stdout", CRASH, "closed its stdout"),
    ("half_a_line", CRASH, "exited with code 0 in act, after half a line"),
    ("child_keeps_the_pipe", CRASH, "exited with code 0 in act"),
    ("hangs_in_the_middle", TIMEOUT, "did not answer act within 0.5 s"),
    ("ignores_sigterm", TIMEOUT, "did not answer act within 0.5 s"),
    ("floods_stderr_for_ever", TIMEOUT, "did not answer act within 0.5 s"),
    ("busy_loop", TIMEOUT, "did not answer act within 0.5 s"),
    ("hangs_with_output", TIMEOUT, "did not answer act within 0.5 s"),
    ("half_a_line_then_nothing", TIMEOUT, "did not answer act within 0.5 s"),
    ("answers_late", TIMEOUT, "did not answer act within 0.5 s"),
    ("not_json", GARBAGE, r"a line that is not JSON"),
    ("wrong_id", GARBAGE, "it answered request 10, expected the answer to request 3"),
    ("huge_line", GARBAGE, "a line longer than 100000 bytes"),
    ("raises", GARBAGE, "ZeroDivisionError: no pot to split"),
    ("rpc_error", GARBAGE, "Method not found (JSON-RPC error -32601)"),
    ("fractions", GARBAGE, "state.seats[1].stack: expected int, got float"),
    ("deep_json", GARBAGE, "recursion"),
    ("not_a_number", GARBAGE, "JSON is malformed"),
    ("huge_integers", GARBAGE, "state.pot: more than 9007199254740991 chips"),
    ("lone_surrogates", GARBAGE, "a line that is not JSON"),
    ("negative_stack", GARBAGE, "state.seats[1].stack: -5 chips, chips are never below zero"),
]


@pytest.mark.parametrize(("name", "verdict", "words"), AT_START, ids=[row[0] for row in AT_START])
def test_a_fault_in_the_handshake_is_one_verdict(talk_to, name, verdict, words):
    hello = 0.5 if verdict is TIMEOUT else 20
    with pytest.raises(EngineFault) as caught:
        talk_to(name, limits=replace(SHORT, hello=hello))
    assert caught.value.verdict is verdict
    assert words in caught.value.message


@pytest.mark.parametrize(("name", "verdict", "words"), IN_THE_MIDDLE, ids=[row[0] for row in IN_THE_MIDDLE])
def test_a_fault_in_the_middle_is_one_verdict(talk_to, name, verdict, words):
    limits = HASTY if verdict is TIMEOUT else SHORT
    session = talk_to(name, limits=replace(limits, line=100_000))
    session.ask("open", OPEN)
    with pytest.raises(EngineFault) as caught:
        session.ask("act", CALL)
    assert caught.value.verdict is verdict
    assert words in caught.value.message


def test_a_dead_session_repeats_its_fault_until_it_is_restarted(talk_to):
    session = talk_to("exits_in_the_middle")
    faults = []
    for _ in range(2):
        with pytest.raises(EngineFault) as caught:
            session.ask("act", CALL)
        faults.append(caught.value)
    assert faults[0] is faults[1]
    session.restart()
    assert session.ask("open", OPEN).state.pot == 0


def test_the_end_of_stderr_rides_on_the_fault(talk_to):
    with pytest.raises(EngineFault) as caught:
        talk_to("exits_at_start")
    assert caught.value.log == "no licence file\n"


def test_the_traceback_of_an_adapter_is_in_the_log(talk_to):
    session = talk_to("raises")
    with pytest.raises(EngineFault) as caught:
        session.ask("act", CALL)
    assert 'raise ZeroDivisionError("no pot to split")' in caught.value.log


def test_stderr_is_drained_and_only_its_end_is_kept(talk_to):
    session = talk_to("floods_stderr", limits=replace(SHORT, log=10_000))
    session.ask("open", OPEN)
    session.ask("act", CALL)
    log = session.take_log()
    assert log.endswith("thinking about line 19999\n")
    assert "bytes before this are left out" in log
    assert 10_000 <= len(log) < 10_100
    assert session.take_log() == ""


def test_what_an_engine_prints_behind_the_sdk_is_a_log_and_no_answer(talk_to):
    session = talk_to("prints_behind_the_sdk")
    session.ask("open", OPEN)
    assert session.ask("act", CALL).state.pot == 0
    assert session.take_log() == "printed by Python\nprinted by a child\n"


def test_an_answer_may_come_in_pieces(talk_to):
    session = talk_to("split_writes")
    session.ask("open", OPEN)
    assert [seat.stack for seat in session.ask("act", CALL).state.seats] == [1000]


def test_a_late_answer_is_not_taken_for_that_of_the_next_request(talk_to):
    session = talk_to("answers_late", limits=HASTY)
    session.ask("open", OPEN)
    with pytest.raises(EngineFault):
        session.ask("act", CALL)
    session.restart()
    assert session.ask("open", OPEN).state.street is None
    assert session.ask("deal", {"deck": []}).state.street == "preflop"


def test_the_words_of_an_engine_come_as_they_are(talk_to):
    session = talk_to("colours_and_markup")
    session.ask("open", OPEN)
    assert session.hello.engine == session.ask("act", CALL).rejected.reason
    assert "\x1b[31m</pre><script>" in session.hello.engine


def test_an_engine_that_answers_wrong_is_no_fault(talk_to):
    assert "rake" in talk_to("claims_everything").hello.capabilities
    echo = talk_to("echoes")
    echo.ask("open", OPEN)
    assert echo.ask("act", {"seat": 1, "action": "raise", "to": 7}).state.pot == 7
    sly = talk_to("changes_after_a_refusal")
    before = sly.ask("open", OPEN).state
    assert sly.ask("act", CALL).state.seats[0].stack == before.seats[0].stack - 1


def test_a_second_answer_is_a_fault_of_the_next_request(talk_to):
    session = talk_to("answers_twice")
    assert session.ask("act", CALL).declined == "no"
    with pytest.raises(EngineFault, match="answered request 2 again, expected the answer to request 3"):
        session.ask("act", CALL)


def test_requests_that_are_never_read_cost_one_time_limit(talk_to):
    session = talk_to("never_reads", limits=HASTY)
    began = time.monotonic()
    with pytest.raises(EngineFault) as caught:
        session.ask_all([("act", CALL)] * 20_000)
    assert caught.value.verdict is TIMEOUT
    assert time.monotonic() - began < 5


def test_long_answers_to_many_requests_do_not_block_each_other(talk_to):
    session = talk_to("answers_at_length")
    answers = session.ask_all([("act", CALL)] * 500)
    assert len(answers) == 500
    assert {answer.declined for answer in answers} == {"no" * 10_000}


def test_the_answers_before_a_fault_ride_on_it(talk_to):
    session = talk_to("exits_in_the_middle")
    with pytest.raises(EngineFault) as caught:
        session.ask_all([("open", OPEN), ("deal", {"deck": []}), ("act", CALL), ("act", CALL)])
    assert [answer.state.street for answer in caught.value.answers] == [None, "preflop"]


def test_the_time_limit_is_that_of_each_answer(talk_to):
    session = talk_to("hangs_in_the_middle", limits=HASTY)
    began = time.monotonic()
    with pytest.raises(EngineFault) as caught:
        session.ask_all([("open", OPEN), ("act", CALL), ("act", CALL)])
    assert caught.value.verdict is TIMEOUT
    assert len(caught.value.answers) == 1
    assert 0.5 <= time.monotonic() - began < 5


@pytest.mark.skipif(sys.platform != "linux", reason="no memory limit and no subreaper there")
class TestOnLinux:
    def test_memory_is_limited(self, talk_to):
        session = talk_to("eats_memory", limits=replace(SHORT, memory=200 << 20))
        with pytest.raises(EngineFault, match="MemoryError") as caught:
            session.ask("act", CALL)
        assert caught.value.verdict is GARBAGE

    def test_a_child_that_left_the_group_is_found(self, talk_to):
        session = talk_to("child_leaves_the_group")
        session.ask("open", OPEN)
        assert any("sleep 61" in row for row in children().values()), "the orphan is ours now"
        session.close()
        assert not any("sleep 61" in row for row in children().values())


def test_an_engine_that_ignores_bye_and_sigterm_is_killed(talk_to):
    session = talk_to("ignores_sigterm")
    began = time.monotonic()
    session.close()
    assert time.monotonic() - began < 5


def test_an_engine_has_time_to_end_by_itself(talk_to, tmp_path):
    talk_to("slow_to_end", str(tmp_path / "ended"), limits=replace(SHORT, grace=10)).close()
    assert (tmp_path / "ended").read_text() == "ended by itself"


FORGETFUL = """
import os, sys
sys.path.append(sys.argv[1])
from talking import OPEN, SHORT, fake_engine
from floorman.engines import connect, find_engine

session = connect(find_engine(fake_engine("sane")), limits=SHORT)
print(session._process.pid)
sys.stdout.flush()
if os.fork() == 0:
    sys.exit()  # a fork that ends: the engine is not its to end
os.wait()
print(session.ask("open", OPEN).state.pot)
"""


def test_an_engine_ends_with_us_even_if_nobody_closes_it_but_not_with_a_fork_of_us():
    here = str(Path(__file__).parent)
    done = subprocess.run([sys.executable, "-c", FORGETFUL, here], capture_output=True, text=True, timeout=30)
    assert done.stderr == ""
    pid, pot = done.stdout.split()
    assert pot == "0"
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_an_interrupt_ends_the_engine_under_way(talk_to, monkeypatch):
    session = talk_to("sane")

    def interrupt(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(session, "_receive", interrupt)
        with pytest.raises(KeyboardInterrupt):
            session.ask("open", OPEN)
    with pytest.raises(EngineFault, match="interrupted"):
        session.ask("open", OPEN)
    session.restart()
    assert session.ask("open", OPEN).state.pot == 0
