"""An engine's scenarios judged in parts, each by a process, give what they give in one go."""

from __future__ import annotations

import itertools
import os
import shlex
import signal
import struct
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest
from judged_parts import CASES, ENGINE, PASS, SPEC, in_order, judged, plan, reasons, results, verdicts

from floorman import judging, workers
from floorman.engines import find_engine
from floorman.errors import FloormanError
from floorman.events import EngineEntry, Result, encode
from floorman.paths import adapter_root
from floorman.plan import Judged, Plan, judge
from floorman.protocol.messages import Hello
from floorman.protocol.process import Limits
from floorman.recording import opening
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from floorman.steps.tablesetup import BadScenario
from floorman.trial import not_claimed
from floorman.verdict import Verdict

FAKES, FRONT_ENDS = Path(__file__).parent / "fakes", Path(__file__).parent / "front_ends"
FAKES_HELLO = Hello(engine="sane", version="1", protocol=1, capabilities=["no-limit"], seats=[2, 9])
PUT_TO_FAKES = [
    case
    for case in select(SPEC, ["raise"])
    if not case.comparison and not not_claimed(case, FAKES_HELLO, SPEC.rulebook.preset("seed").values)
][:12]


def fake(name, *arguments):
    path = adapter_root() / "sdk" / "python"
    command = [sys.executable, str(Path(__file__).parent / name), *map(str, arguments)]
    return find_engine(f"cmd: env PYTHONPATH={path} {shlex.join(command)}")


def run(engine, jobs, cases, limits=Limits(), spec=SPEC):
    written = []
    what = Plan(spec, cases, spec.rulebook.preset("seed"), [], limits)
    footer = judging.run(what, [engine], jobs, written.append, lambda line: None, lambda *_: None)
    return footer, written


def lines(written):
    """The stream as it is written, without the logs."""
    return [
        encode(msgspec.structs.replace(event, log="") if isinstance(event, Result) else event) for event in written
    ]


def test_an_engine_with_every_verdict_gives_the_same_stream_in_parts(short):
    spec = load_spec(FRONT_ENDS / "spec")
    engine, limits = fake(FRONT_ENDS / "engine_by_blind.py"), Limits(request=1.5)
    _, one = run(engine, 1, spec.cases, limits, spec)
    footer, three = run(engine, 3, spec.cases, limits, spec)
    assert lines(three) == lines(one)
    trial_verdicts = set(Verdict) - {Verdict.NOT_RUN}
    assert set(footer.engines[0].counts) == {str(verdict) for verdict in trial_verdicts}


HANGING = {"hangs_at_hello": {"hello": 0.3}, "never_reads": {"request": 0.2}}  # limits that are reached in any case


@pytest.mark.parametrize("restarts", [0, 2, 5])
@pytest.mark.parametrize("name", ["exits_in_the_middle", "exits_at_hello", "hangs_at_hello", "never_reads", "not_json"])
def test_an_engine_with_faults_gives_the_same_stream_in_parts(short, name, restarts):
    cases = PUT_TO_FAKES
    limits = Limits(**HANGING.get(name, {}), restarts=restarts)
    engine = fake(f"fakes/{name}.py")
    _, one = run(engine, 1, cases, limits)
    assert lines(run(engine, 3, cases, limits)[1]) == lines(one)
    assert len(results(one)) == len(cases) == 12
    assert not {"pass", "unsupported"} & set(verdicts(one))


def test_an_engine_that_hangs_is_given_up_where_its_parts_meet(short):
    _, written = run(fake("fakes/never_reads.py"), 3, PUT_TO_FAKES, Limits(request=0.2))  # in stretches of two
    assert verdicts(written) == ["timeout"] * 3 + ["not-run"] * 9
    assert reasons(written[-9:]) == {"the engine did not answer in time 3 times in a row with no answer between"}


@pytest.mark.parametrize("jobs", [1, 3])
def test_an_engine_that_hangs_at_the_start_is_given_up_for_that(short, jobs):
    limits = Limits(hello=0.3, restarts=0)
    _, written = run(fake("fakes/hangs_at_hello.py"), jobs, PUT_TO_FAKES, limits)
    assert verdicts(written) == ["timeout"] + ["not-run"] * 11
    assert reasons(written) == {"the engine does not start: the engine did not answer hello within 0.3 s"}


def test_timeouts_of_two_stretches_are_not_in_a_row():
    what = plan(PUT_TO_FAKES, Limits(request=0.2, restarts=1))
    stretches = [PUT_TO_FAKES[0:1], PUT_TO_FAKES[4:5], PUT_TO_FAKES[8:11]]
    _, *found = judge(what, fake("fakes/never_reads.py"), lambda line: None, stretches)
    assert [str(one.result.verdict) for one in found] == ["timeout"] * 4 + ["not-run"]


def test_an_engine_that_cannot_be_set_up_is_not_run_in_any_part(short, tmp_path):
    (tmp_path / "adapter.toml").write_text(
        '[engine]\nname = "mine"\nversion = "1"\nlicence = "MIT"\nlanguage = "JavaScript"\nhomepage = ""\n'
        '[setup]\nnpm = ["x@1.0.0"]\n[run]\ncommand = ["{node}", "x.js"]\n',
        encoding="utf-8",
    )
    engine = find_engine(str(tmp_path))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", "")
        patch.setenv("XDG_CACHE_HOME", str(tmp_path))
        (_, one), (_, two) = run(engine, 1, CASES), run(engine, 2, CASES)
    assert lines(two) == lines(one)
    assert verdicts(two) == ["not-run"] * 8 and len(reasons(two)) == 1


ONLY_ONCE = """
import fcntl, sys
from pathlib import Path

lock = open(sys.argv[1], "w")
try:
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    Path(sys.argv[1] + ".refused").touch()
    sys.exit("it runs already")
sys.path.insert(0, sys.argv[2])
from sane import Sane, serve

serve(Sane())
"""


def wait_for(file):
    deadline = time.monotonic() + 30
    while not file.exists() and time.monotonic() < deadline:
        time.sleep(0.01)


def test_an_engine_that_runs_once_at_a_time_gives_the_same_stream_in_parts(short, monkeypatch, tmp_path):
    (tmp_path / "only_once.py").write_text(ONLY_ONCE, encoding="utf-8")
    engine = fake(tmp_path / "only_once.py", tmp_path / "lock", FAKES)
    _, one = run(engine, 1, CASES)
    assert not (tmp_path / "lock.refused").exists()

    def first_comes_first(plan, engine, say, stretches):
        """The second part's engine is started while the first part's runs."""
        first = stretches[0][0] is CASES[0]
        if not first:
            wait_for(tmp_path / "first")
        for event in judge(plan, engine, say, stretches):
            if first and isinstance(event, EngineEntry):
                (tmp_path / "first").touch()
                wait_for(tmp_path / "lock.refused")
            yield event

    monkeypatch.setattr(workers, "judge", first_comes_first)
    _, two = run(engine, 2, CASES)
    assert (tmp_path / "lock.refused").exists()
    assert lines(two) == lines(one)


def test_the_reference_in_three_parts():
    cases = SPEC.cases[:330]
    footer, written = run(find_engine("reference"), 3, cases)
    assert [result.scenario for result in results(written)] == [case.scenario.id for case in cases]
    assert footer.engines[0].counts == {"pass": 330}


def passes(engine, case):
    return Judged(Result(engine=engine.name, scenario=case.scenario.id, rules=[], verdict=PASS), True, "")


def well(plan, engine, say, stretches):
    yield EngineEntry(name=engine.name)
    for case in itertools.chain(*stretches):
        yield passes(engine, case)


def test_a_worker_that_ends_in_the_middle_of_a_message_leaves_its_part_not_run(short, monkeypatch):
    def send_half(connection, message):
        os.write(connection.fileno(), struct.pack("!i", 1000) + b"half")
        os._exit(9)

    def half(plan, engine, say, stretches):
        if stretches[0][0] is CASES[0]:
            Connection.send = send_half  # in this worker only
        yield from well(plan, engine, say, stretches)

    monkeypatch.setattr(workers, "judge", half)
    _, written = run(ENGINE, 2, CASES)
    assert verdicts(written) == ["not-run", "not-run", "pass", "pass"] * 2
    assert reasons(written) == {workers.ENDED}


def test_where_an_engine_is_given_up_its_other_parts_are_ended(short, monkeypatch, tmp_path):
    def given_up_in_the_first_part(plan, engine, say, stretches):
        yield EngineEntry(name=engine.name)
        if stretches[0][0] is CASES[0]:
            yield judged(0, Verdict.CRASH, given_up="it does not start again")
        time.sleep(10)
        (tmp_path / "went on").touch()

    monkeypatch.setattr(workers, "judge", given_up_in_the_first_part)
    _, written = run(ENGINE, 2, CASES)
    assert verdicts(written) == ["crash"] + ["not-run"] * 7
    assert reasons(written) == {"it does not start again"}
    assert not (tmp_path / "went on").exists()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_scenario_ends_the_run_with_its_place(short, monkeypatch, jobs):
    def bad(plan, engine, say, stretches):
        yield EngineEntry(name=engine.name)
        raise BadScenario("act/x.feature:3: no seat is called HJ")

    monkeypatch.setattr(workers, "judge", bad)
    monkeypatch.setattr(judging, "judge", bad)
    with pytest.raises(FloormanError, match="act/x.feature:3"):
        run(ENGINE, jobs, CASES)


@pytest.fixture
def interruptible():
    """An interrupt is raised, also where the tests run in the background and it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    assert signal.signal(signal.SIGINT, before) is signal.default_int_handler


def lengthy(place, given_up=""):
    """A result that is too long for a pipe: it is sent only as far as somebody reads."""
    result = msgspec.structs.replace(judged(place).result, reason="x" * 1_000_000)
    return Judged(result, answered=True, given_up=given_up)


def test_an_interrupt_ends_every_part_and_keeps_what_has_been_found(short, interruptible, monkeypatch):
    def slow_in_the_first_part(plan, engine, say, stretches):
        yield EngineEntry(name=engine.name)
        if stretches[0][0] is not CASES[0]:
            yield from [lengthy(2), lengthy(3), lengthy(6)]
            os.kill(os.getppid(), signal.SIGINT)
        time.sleep(20)

    monkeypatch.setattr(workers, "judge", slow_in_the_first_part)
    footer, written = run(ENGINE, 2, CASES)
    assert footer.partial
    assert verdicts(written) == ["not-run", "not-run", "pass", "pass", "not-run", "not-run", "pass", "not-run"]
    assert reasons(written) == {judging.INTERRUPTED, "x" * 1_000_000} and in_order(written)


def test_a_worker_that_is_heard_no_more_ends_its_engine(lane, monkeypatch, tmp_path, capfd):
    def talks(plan, engine, say, stretches):
        try:
            yield EngineEntry(name=engine.name)
            yield lengthy(0, given_up="said at once")
        finally:
            (tmp_path / str(os.getpid())).touch()

    monkeypatch.setattr(workers, "judge", talks)
    crew = workers._Crew(plan(), [lane], 2, lambda line: None)
    crew.begin_next()
    begun = {str(worker.process.pid) for worker in crew.running.values()}
    for receiver in crew.running:
        assert receiver.poll(30)
    time.sleep(0.2)  # they are in the middle of the lengthy one
    crew.leave(list(crew.running))
    assert {file.name for file in tmp_path.iterdir()} == begun and len(begun) == 2
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_while_an_event_is_written_leaves_the_stream_whole(short, interruptible, monkeypatch, jobs):
    monkeypatch.setattr(workers, "judge", well)
    monkeypatch.setattr(judging, "judge", well)
    written, sent = [], []

    def write(event):
        if len(written) == start + 3 and not sent:
            sent.append(event)
            os.kill(os.getpid(), signal.SIGINT)
        written.append(event)

    start = sum(1 for _ in opening(plan(), [ENGINE]))
    footer = judging.run(plan(), [ENGINE], jobs, write, lambda line: None, lambda *_: None)
    assert footer.partial and in_order(written)
    assert verdicts(written)[:3] == ["pass"] * 3
