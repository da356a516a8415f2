"""The contract is small: the toy in C, one file with the standard library alone, keeps it and what it claims."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from floorman.paths import adapter_root

SOURCE = adapter_root() / "sdk" / "c" / "toy.c"


def floorman(*arguments, cwd):
    command = [sys.executable, "-m", "floorman", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def toy(tmp_path_factory):
    """The compiled toy, as an engine is named."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        assert not os.environ.get("CI"), "there is no C compiler on the PATH, and CI is set"
        pytest.skip("there is no C compiler on the PATH")
    program = tmp_path_factory.mktemp("c") / "toy"
    strict = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2"]
    done = subprocess.run([compiler, *strict, "-o", program, SOURCE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return f"cmd: {program}"


def test_it_is_short_and_needs_nothing_but_the_standard_library():
    text = SOURCE.read_text()
    code = [line for line in text.splitlines() if line.strip() and not re.match(r"\s*(/\*|\*)", line)]
    assert len(code) < 350
    assert set(re.findall(r"#include (\S+)", text)) == {"<stdio.h>", "<stdlib.h>", "<string.h>"}


def test_it_keeps_the_protocol(toy, tmp_path):
    done = floorman("check", toy, cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    asked = [line.split()[0] for line in done.stdout.splitlines()[:-1] if line and not line.startswith(" ")]
    assert asked.count("ok") == 26


def test_it_breaks_no_rule_that_it_claims(toy, tmp_path):
    done = floorman("run", toy, "--out", tmp_path, cwd=tmp_path)
    assert done.returncode in (0, 10), done.stdout  # 10: it does not show everything
    events = [json.loads(line) for line in (tmp_path / "events.ndjson").read_text().splitlines()]
    counts = events[-1]["engines"][0]["counts"]
    assert set(counts) <= {"pass", "unobservable", "declined", "unsupported"}
    assert counts["pass"] > 250
