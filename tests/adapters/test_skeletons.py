"""`floorman adapter new`: the folder that it writes is a working adapter, honest in what it claims."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from floorman.skeleton import STAND_IN, languages

NEEDS = {"javascript": "node"}


def floorman(*arguments, cwd):
    command = [sys.executable, "-m", "floorman", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module", params=languages())
def skeleton(request, tmp_path_factory):
    """A folder with a new adapter called `chipper`, and what was said when it was written."""
    program = NEEDS.get(request.param)
    if program and not shutil.which(program):
        assert not os.environ.get("CI"), f"there is no {program} on the PATH, and CI is set"
        pytest.skip(f"there is no {program} on the PATH")
    folder = tmp_path_factory.mktemp("new")
    done = floorman("adapter", "new", "chipper", "--language", request.param, "--into", "mine", cwd=folder)
    assert done.returncode == 0, done.stderr
    return folder / "mine" / "chipper", done.stdout


def test_there_is_one_for_each_sdk():
    assert languages() == ["javascript", "python"]


def test_it_says_the_next_steps_and_names_the_engine_everywhere(skeleton):
    folder, said = skeleton
    for path in folder.iterdir():
        assert f"wrote mine/chipper/{path.name}\n" in said
        assert STAND_IN not in path.read_text()
    assert "floorman check mine/chipper" in said
    assert "floorman run mine/chipper" in said


def test_it_passes_the_check_as_it_is(skeleton):
    folder, _ = skeleton
    done = floorman("check", folder, cwd=folder)
    assert done.returncode == 0, done.stdout
    assert " 0 findings, " in done.stdout
    assert "claims no-limit" in done.stdout


def test_it_breaks_no_rule_that_it_claims(skeleton, tmp_path):
    folder, _ = skeleton
    done = floorman("run", folder, "--out", tmp_path, cwd=tmp_path)
    assert done.returncode in (0, 10), done.stdout  # 10: the toy does not show everything
    events = [json.loads(line) for line in (tmp_path / "events.ndjson").read_text().splitlines()]
    counts = events[-1]["engines"][0]["counts"]
    assert set(counts) <= {"pass", "unobservable", "declined", "unsupported"}
    assert counts["pass"] > 250


def test_it_starts_from_nothing_else_than_the_sdk_and_itself(skeleton):
    folder, _ = skeleton
    text = "".join(path.read_text() for path in folder.iterdir() if path.suffix in (".py", ".js"))
    assert "import floorman\n" not in text
    assert "holdem_reference" not in text


REFUSED = [
    (["chipper", "--language", "python"], "chipper is there already; choose another name"),
    (["Chip per", "--language", "python"], "'Chip per' is no name for an engine"),
    (["../chipper", "--language", "python"], "'../chipper' is no name for an engine"),
    (["chipper", "--language", "cobol"], "'cobol' is not one of"),
    (["file", "--language", "python", "--into", "chipper/file"], "'chipper/file' is a file"),
]


@pytest.mark.parametrize(("arguments", "words"), REFUSED, ids=[row[1] for row in REFUSED])
def test_it_overwrites_nothing_and_says_what_is_wrong(tmp_path, arguments, words):
    (tmp_path / "chipper").mkdir()
    (tmp_path / "chipper" / "file").write_text("mine")
    done = floorman("adapter", "new", *arguments, cwd=tmp_path)
    assert done.returncode == 4
    assert words in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["chipper"]
    assert (tmp_path / "chipper" / "file").read_text() == "mine"
