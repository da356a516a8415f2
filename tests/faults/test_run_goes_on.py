"""One run over all engines that misbehave: each gets the verdict of docs/faults.md, and the run goes on."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest

from floorman.verdict import Verdict, sum_up

HERE = Path(__file__).resolve().parent
FAKES = HERE.parent / "fakes"
TABLE = (HERE.parents[1] / "docs" / "faults.md").read_text(encoding="utf-8")
DOCUMENTED = dict(re.findall(r"^\| `(\w+)` \| .* \| ([a-z ]+) \|$", TABLE, re.MULTILINE))
TOOLS = {"sane", "says"}  # no engines: what the others are made of
FAULTS = {"crash", "timeout", "garbage"}
LIMITS = ["--time-limit", "0.8", "--memory-limit", "80", "--line-limit", "100"]


def read_events(folder):
    return [json.loads(line) for line in (folder / "out" / "events.ndjson").read_text("utf-8").splitlines()]


class Run:
    """The finished run: its results by fake, its files, and what it left."""

    def __init__(self, folder):
        self.folder = folder
        shutil.copytree(FAKES, folder / "fakes", ignore=shutil.ignore_patterns("__pycache__"))
        self.temporary = folder / "temporary"
        self.temporary.mkdir()
        self.names = {self.name(fake): fake for fake in DOCUMENTED}
        command = [sys.executable, "-m", "floorman", "run", *self.names, "reference", *LIMITS]
        command += ["--rulebook", HERE / "spec", "--out", "out"]
        self.done = subprocess.run(
            list(map(str, command)), cwd=folder, env={**os.environ, "TMPDIR": str(self.temporary)},
            capture_output=True, text=True, timeout=180,
        )  # fmt: skip
        self.events = read_events(folder)
        self.results = {}
        for event in self.events:
            if event["event"] == "result":
                self.results.setdefault(self.names.get(event["engine"], event["engine"]), []).append(event)

    def name(self, fake):
        arguments = [str(self.folder / "ended")] if fake == "slow_to_end" else []
        return "cmd: " + shlex.join([sys.executable, str(self.folder / "fakes" / f"{fake}.py"), *arguments])

    def verdicts(self, fake):
        return [result["verdict"] for result in self.results[fake]]


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return Run(tmp_path_factory.mktemp("faults"))


def test_every_fake_is_documented():
    assert set(DOCUMENTED) == {path.stem for path in FAKES.glob("*.py")} - TOOLS


@pytest.mark.parametrize("fake", DOCUMENTED)
def test_the_verdict_is_the_documented_one(run, fake):
    if fake == "eats_memory" and sys.platform != "linux":
        pytest.skip("no memory limit there")
    worst = sum_up(map(Verdict, run.verdicts(fake)))
    if DOCUMENTED[fake] == "no fault":
        assert worst not in FAULTS
    else:
        assert worst == DOCUMENTED[fake], run.results[fake]


def test_every_scenario_has_a_result_for_every_engine_and_the_reference_is_judged_as_ever(run):
    assert {len(results) for results in run.results.values()} == {2}
    assert len(run.results) == len(DOCUMENTED) + 1
    assert run.verdicts("reference") == ["pass", "pass"]
    footer = run.events[-1]
    assert (footer["event"], footer["partial"]) == ("footer", False)
    outcomes = Counter(summary["outcome"] for summary in footer["engines"])
    assert outcomes["conformant"] == 1, "only the reference"
    assert run.done.returncode == 1, run.done.stderr


def test_a_claim_that_nothing_stands_behind_is_never_a_pass(run):
    assert run.verdicts("claims_everything") == ["unobservable", "fail"]


def test_an_echo_of_the_questions_holds_no_answer(run):
    assert run.verdicts("echoes") == ["fail", "fail"]


def test_a_refusal_that_changes_the_table_is_told_from_one_that_does_not(run):
    assert run.verdicts("changes_after_a_refusal") == ["pass", "fail"]
    assert "yet its seats changed" in run.results["changes_after_a_refusal"][1]["reason"]


def test_nothing_of_the_engines_is_left(run):
    assert list(run.temporary.iterdir()) == []
    assert left_over(str(run.temporary)) == []


def left_over(folder):
    """The processes whose temporary folder is below `folder`: every engine and child of one has such a one."""
    if sys.platform != "linux":
        listing = subprocess.run(["ps", "-A", "-o", "args="], capture_output=True, text=True).stdout
        return [line for line in listing.splitlines() if f"{Path(folder).parent}/fakes" in line]
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"TMPDIR={folder}".encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_bytes())
        except OSError:
            continue
    return found


CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")


def test_the_words_of_an_engine_act_nowhere(run):
    page = (run.folder / "out" / "report.html").read_text("utf-8")
    junit = (run.folder / "out" / "junit.xml").read_text("utf-8")
    for text in (page, junit, run.done.stdout, run.done.stderr):
        assert CONTROL.findall(text) == []
    for text in (page, junit):
        assert "<script>alert" not in text
        assert r"\x1b[31m&lt;/pre&gt;&lt;script&gt;alert(" in text
    suites = {suite.get("name"): suite for suite in ElementTree.fromstring(junit)}
    suite = suites[run.name("colours_and_markup")]
    assert "<script>alert('deal')</script>" in suite.find(".//failure").get("message")


@pytest.mark.parametrize("command", [["check"], ["run", "--rulebook", HERE / "spec"]], ids=["check", "run"])
def test_the_words_of_an_engine_are_written_out_on_the_terminal(command, tmp_path):
    engine = "cmd: " + shlex.join([sys.executable, str(FAKES / "colours_and_markup.py")])
    command = [sys.executable, "-m", "floorman", *command, engine]
    done = subprocess.run(list(map(str, command)), cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1, done.stderr
    assert CONTROL.findall(done.stdout + done.stderr) == []
    assert r"\x1b[31m</pre><script>alert('deal')</script>" in done.stdout


LIMITED = [
    ("answers_at_length", ["--line-limit", "10"], ["garbage", "garbage"], "a line longer than 10240 bytes"),
    ("answers_at_length", ["--line-limit", "40"], ["declined", "declined"], "the adapter cannot ask this"),
    ("hangs_in_the_middle", ["--time-limit", "0.6"], ["timeout", "timeout"], "did not answer act within 0.6 s"),
    ("never_reads", ["--time-limit", "0.6", "--restarts", "0"], ["timeout", "not-run"], "did not answer in time once"),
    ("never_reads", ["--time-limit", "0.6", "--restarts", "1"], ["timeout", "timeout"], "did not answer open"),
]


@pytest.mark.parametrize(
    ("fake", "options", "verdicts", "words"), LIMITED, ids=[f"{row[0]}{row[1][-2]}-{row[1][-1]}" for row in LIMITED]
)
def test_a_limit_is_an_option(fake, options, verdicts, words, tmp_path):
    engine = "cmd: " + shlex.join([sys.executable, str(FAKES / f"{fake}.py")])
    command = [sys.executable, "-m", "floorman", "run", engine, "--rulebook", str(HERE / "spec"), "--out", "out"]
    done = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    results = [event for event in read_events(tmp_path) if event["event"] == "result"]
    assert [result["verdict"] for result in results] == verdicts, done.stderr
    assert words in results[-1]["reason"]
