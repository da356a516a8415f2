"""`floorman run` as a person runs it: what it writes, and what it says when the person errs."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from floorman.paths import adapter_root

FAKES = Path(__file__).parents[1] / "fakes"
RULE = ["--rule", "RAISE-07"]


def floorman(*arguments, cwd):
    command = [sys.executable, "-m", "floorman", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


def fake(name):
    """A misbehaving engine as a person would name it."""
    return f"cmd: env PYTHONPATH={adapter_root() / 'sdk' / 'python'} {sys.executable} {FAKES / name}.py"


def events(folder):
    return [json.loads(line) for line in (folder / "events.ndjson").read_text().splitlines()]


def test_a_run_writes_events_report_and_junit_and_says_where(tmp_path):
    done = floorman("run", "reference", *RULE, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "floorman-report"
    assert "floorman-report/report.html" in done.stdout
    assert [event["event"] for event in events(folder)][::len(events(folder)) - 1] == ["run", "footer"]
    assert "reference" in (folder / "report.html").read_text()
    suite = ElementTree.parse(folder / "junit.xml").getroot()
    assert len(list(suite.iter("testcase"))) == sum(e["event"] == "result" for e in events(folder)) > 0


def test_the_event_stream_is_what_json_prints(tmp_path):
    done = floorman("run", "reference", *RULE, "--json", "--out", "out", cwd=tmp_path)
    assert done.stdout == (tmp_path / "out" / "events.ndjson").read_text()


def test_the_same_run_gives_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        floorman("run", "reference", *RULE, "--out", name, cwd=tmp_path)
    for file in ("events.ndjson", "report.html", "junit.xml"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_an_engine_in_this_process_and_in_its_own_gets_the_same_verdicts(tmp_path):
    command = f"cmd: env PYTHONPATH={os.pathsep.join(_reference_path())} {sys.executable} {adapter_root()}/reference/adapter.py"
    done = floorman("run", "reference", command, "--out", "out", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    verdicts: dict[str, list] = {}
    for event in events(tmp_path / "out"):
        if event["event"] == "result":
            verdicts.setdefault(event["engine"], []).append((event["scenario"], event["verdict"]))
    one, other = verdicts.values()
    assert one == other and len(one) > 900


def _reference_path():
    import holdem_reference

    return [str(adapter_root() / "sdk" / "python"), str(Path(holdem_reference.__file__).parents[1])]


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["run", "pokerkitt"], 4, ["no engine is called 'pokerkitt'", "did you mean pokerkit", "reference"]),
        (["run", "reference", "--rule", "RAISE-7"], 4, ["'RAISE-7'", "RAISE-07"]),
        (["run", "reference", "--preset", "sead"], 4, ["sead", "seed"]),
        (["run"], 4, ["ENGINE"]),
        (["run", "reference", "--rool", "x"], 4, ["--rool"]),
        (["show", "RAISE-77"], 4, ["RAISE-77", "RAISE-07"]),
        (["run", "reference", "--rule", "MIS-23"], 5, []),
    ],
)
def test_a_wrong_call_is_one_clear_line_and_an_exit_code(tmp_path, arguments, code, words):
    done = floorman(*arguments, cwd=tmp_path)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    for word in words:
        assert word in done.stderr


def test_a_broken_adapter_file_is_named_with_its_line(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "adapter.toml").write_text('[engine]\nname = "mine"\nversion = 1\n', encoding="utf-8")
    done = floorman("run", "./mine", cwd=tmp_path)
    assert done.returncode == 4
    assert "adapter.toml:3" in done.stderr and "Traceback" not in done.stderr


def test_a_feature_file_with_a_mistake_is_named_with_its_line(tmp_path):
    import shutil

    shutil.copytree(Path(__file__).parents[1] / "front_ends" / "spec", tmp_path / "spec")
    feature = tmp_path / "spec" / "act" / "verdicts.feature"
    feature.write_text(feature.read_text().replace("@id.well", "@id.well @wip"), encoding="utf-8")
    done = floorman("run", "reference", "--rulebook", "spec", cwd=tmp_path)
    assert done.returncode == 4
    assert "act/verdicts.feature:10" in done.stderr and "@wip" in done.stderr


def test_an_output_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "out").write_text("a file", encoding="utf-8")
    done = floorman("run", "reference", "--out", "out", *RULE, cwd=tmp_path)
    assert done.returncode == 4
    assert "cannot write out/events.ndjson" in done.stderr and "--out" in done.stderr
    assert (tmp_path / "out").read_text() == "a file"


def test_a_failed_set_up_shows_its_end_and_the_run_goes_on(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "adapter.toml").write_text(
        '[engine]\nname = "mine"\nversion = "1"\nlicence = "MIT"\nlanguage = "Python"\nhomepage = ""\n'
        '[setup]\npip = ["floorman-no-such-package==1.0"]\n[run]\ncommand = ["{python}", "x.py"]\n',
        encoding="utf-8",
    )
    done = floorman("run", "./mine", "reference", *RULE, "--out", "out", cwd=tmp_path)
    assert done.returncode == 10, done.stdout
    assert "floorman-no-such-package" in done.stdout
    found = {}
    for event in events(tmp_path / "out"):
        if event["event"] == "result":
            found.setdefault(event["engine"], set()).add(event["verdict"])
    assert found == {"./mine": {"not-run"}, "reference": {"pass"}}


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("exits_at_hello", "crash"), ("hangs_at_hello", "timeout"), ("other_protocol", "garbage")],
)
def test_an_engine_that_does_not_start_answers_for_it_and_the_run_goes_on(tmp_path, name, verdict):
    done = floorman("run", fake(name), "reference", *RULE, "--time-limit", "0.2", "--out", "out", cwd=tmp_path)
    assert done.returncode == 1, done.stderr
    found = {}
    for event in events(tmp_path / "out"):
        if event["event"] == "result":
            found.setdefault(event["engine"], []).append(event["verdict"])
    first, *rest = found[fake(name)]
    assert first == verdict and set(rest) == {"not-run"}
    assert set(found["reference"]) == {"pass"}


def test_an_interrupt_keeps_what_has_run_and_says_partial(tmp_path):
    command = [sys.executable, "-m", "floorman", "run", "reference", fake("hangs_in_the_middle"), "--out", "out"]
    process = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored where the tests run in the background
    )  # fmt: skip
    try:
        file = tmp_path / "out" / "events.ndjson"
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:  # until the second engine hangs in its first scenario
            if file.exists() and '"capabilities":["rank","no-limit"]' in file.read_text():
                break
            time.sleep(0.05)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode in (1, 2), err
    assert "Traceback" not in err
    *_, footer = events(tmp_path / "out")
    assert footer["partial"] is True
    verdicts = {s["engine"]: s["counts"] for s in footer["engines"]}
    assert set(verdicts["reference"]) == {"pass"}
    assert "not-run" in verdicts[fake("hangs_in_the_middle")]
    assert (tmp_path / "out" / "report.html").exists() and "partial" in out


def test_a_run_that_is_killed_leaves_no_worker_and_no_engine(tmp_path):
    command = [sys.executable, "-m", "floorman", "run", f"{fake('sane')} {tmp_path}", "--jobs", "2", "--out", tmp_path]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait_for(what):
        deadline = time.monotonic() + 30
        while not what() and time.monotonic() < deadline:
            time.sleep(0.02)
        return what()

    def of_this_run():
        listing = subprocess.run(["ps", "-A", "-ww", "-o", "pid=,args="], capture_output=True, text=True).stdout
        return [line for line in listing.splitlines() if str(tmp_path) in line]

    file = tmp_path / "events.ndjson"
    assert wait_for(lambda: file.exists() and '"event":"result"' in file.read_text())
    assert len(of_this_run()) >= 1 + 2
    process.kill()
    process.wait()
    assert wait_for(lambda: not of_this_run()), of_this_run()
    with contextlib.suppress(ChildProcessError):  # where a test made us a subreaper the orphans have become ours
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def test_a_failure_in_the_terminal_can_be_repeated_by_its_command(tmp_path):
    import shlex

    spec = Path(__file__).parents[1] / "front_ends"
    engine = f"cmd: env PYTHONPATH={adapter_root() / 'sdk' / 'python'} {sys.executable} {spec / 'engine_by_blind.py'}"
    done = floorman("run", engine, "--rule", "ACT-01", "--out", "out", "--time-limit", "1", cwd=tmp_path)
    line = next(line for line in done.stdout.splitlines() if line.strip().startswith("repeat"))
    words = shlex.split(line.split("repeat", 1)[1])
    assert words[:2] == ["floorman", "run"] and words[2] == engine
    again = floorman(*words[1:], "--out", "again", "--time-limit", "1", cwd=tmp_path)
    assert again.returncode == done.returncode == 1
    assert "expected" in again.stdout
