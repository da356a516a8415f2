"""From what a person writes to a session: names, adapter.toml, commands."""

import shlex
import sys

import pytest
from talking import CALL, FAKES, OPEN, SHORT

from floorman import engines
from floorman.engines import connect, find_engine, known_engines, read_adapter
from floorman.errors import BadFile, UnknownEngine
from floorman.protocol.inprocess import InProcess
from floorman.protocol.session import EngineFault
from floorman.protocol.stdio import Stdio
from floorman.verdict import Verdict

GOOD = """\
notes = \"\"\"
Refuses no raise by itself.
\"\"\"

[engine]
name = "chipper"
version = "2.1"
licence = "MIT"
language = "Python"
homepage = "https://example.org/chipper"

[run]
command = ["{python}", "adapter.py"]
"""
MODULE = GOOD + 'module = "adapter.py"\n'

ADAPTER = "from sane import Sane, serve\n\n\ndef engine():\n    return Sane()\n"
SERVES = ADAPTER + "\n\nif __name__ == '__main__':\n    serve(engine())\n"


@pytest.fixture
def adapter(tmp_path):
    """Writes an adapter.toml, with its program, and returns the folder."""

    def write(text, program=SERVES):
        folder = tmp_path / "chipper"
        folder.mkdir()
        (folder / "adapter.toml").write_text(text)
        (folder / "adapter.py").write_text(f"import sys\n\nsys.path.append({str(FAKES)!r})\n{program}")
        return folder

    return write


def test_an_adapter_toml_is_read_whole(adapter):
    folder = adapter(GOOD + '[setup]\npip = ["chips==1.0"]\n')
    spec = read_adapter(folder)
    assert (spec.name, spec.folder, spec.module) == ("chipper", folder, None)
    assert spec.command == ("{python}", "adapter.py")
    assert spec.pins == ("chips==1.0",)
    assert spec.about == {
        "version": "2.1", "licence": "MIT", "language": "Python", "homepage": "https://example.org/chipper",
    }  # fmt: skip
    assert spec.notes == "Refuses no raise by itself."


BAD = [
    (GOOD.replace('"2.1"', "2.1"), 7, "engine.version: expected str, got float"),
    (GOOD.replace("licence", "license"), 8, "engine: object contains unknown field license"),
    (GOOD.replace('name = "chipper"\n', ""), 5, "engine: object missing required field name"),
    (GOOD.replace("[run]", "[start]"), 12, "object contains unknown field start"),
    (GOOD.replace("notes", "remarks"), 1, "object contains unknown field remarks"),
    (GOOD.replace('["{python}", "adapter.py"]', '"adapter.py"'), 13, "run.command: expected array, got str"),
    (GOOD.replace('["{python}", "adapter.py"]', "[]"), 13, "run.command: expected array of length >= 1"),
    (GOOD.replace("[engine]", "[engine"), 5, "not TOML"),
    (GOOD + '[setup]\npip = ["chips"]\n', 15, "setup.pip: 'chips' is no pin; write chips==VERSION"),
    (GOOD + '[setup]\nnpm = ["@a/b@^1.0.0"]\n', 15, "setup.npm: '@a/b@^1.0.0' is no pin; write @a/b@VERSION"),
    (GOOD + '[setup]\nnpm = ["chips"]\n', 15, "setup.npm: 'chips' is no pin; write chips@VERSION"),
    (GOOD + '[setup]\nbuild = [["tsc"]]\n', 15, "setup.build: only what npm installs is built"),
    (GOOD + '[setup]\nbuild = [[]]\n', 15, "setup.build[0]: expected array of length >= 1"),
    (GOOD + 'module = "engine.py"\n', 14, "run.module: there is no file engine.py"),
]


@pytest.mark.parametrize(("text", "line", "words"), BAD, ids=[row[2] for row in BAD])
def test_a_bad_adapter_toml_is_named_with_its_line(adapter, text, line, words):
    folder = adapter(text)
    with pytest.raises(BadFile) as caught:
        find_engine(str(folder))
    assert words in caught.value.problem
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{folder / 'adapter.toml'}:{line}: ")


def test_what_npm_installs_and_how_it_is_built_is_read(adapter):
    build = 'build = [["tsc", "-p", "node_modules/@a/chips"]]'
    spec = read_adapter(adapter(GOOD + f'[setup]\nnpm = ["@a/chips@1.0.0", "tsc@5.9.3-rc.1"]\n{build}\n'))
    assert spec.npm == ("@a/chips@1.0.0", "tsc@5.9.3-rc.1")
    assert spec.build == (("tsc", "-p", "node_modules/@a/chips"),)


def test_every_adapter_that_comes_along_can_be_read():
    for name in known_engines():
        assert find_engine(name).name == name


def test_a_folder_is_an_engine_and_its_files_are_found_from_anywhere(adapter):
    with connect(find_engine(str(adapter(GOOD))), limits=SHORT) as session:
        assert isinstance(session, Stdio)
        assert session.hello.engine == "sane"


@pytest.mark.parametrize(("in_process", "kind"), [(None, InProcess), (True, InProcess), (False, Stdio)])
def test_an_adapter_with_a_module_is_loaded_here_unless_told_otherwise(adapter, in_process, kind):
    folder = adapter(MODULE)
    with connect(find_engine(str(folder)), in_process, SHORT) as session:
        assert isinstance(session, kind)
        assert session.ask("open", OPEN).state.pot == 0
        session.restart()
        assert session.hello.engine == "sane"


def test_an_adapter_without_a_module_is_not_loaded_here(adapter):
    with pytest.raises(UnknownEngine, match="chipper cannot be loaded into this process"):
        connect(find_engine(str(adapter(GOOD))), in_process=True)


def test_a_python_module_is_served_from_the_folder_where_we_are(adapter, monkeypatch):
    monkeypatch.chdir(adapter(GOOD, ADAPTER))
    with connect(find_engine("python: adapter"), limits=SHORT) as session:
        assert isinstance(session, Stdio)
        assert session.ask("open", OPEN).state.pot == 0
        assert session.ask("act", CALL).state.pot == 0


def test_a_python_module_is_found_on_the_users_own_path(adapter, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(adapter(GOOD, ADAPTER)))
    with connect(find_engine("python: adapter"), limits=SHORT) as session:
        assert session.hello.engine == "sane"


def test_a_command_may_name_files_from_the_folder_where_we_are(adapter, monkeypatch):
    monkeypatch.chdir(adapter(GOOD).parent)
    with connect(find_engine(f"cmd: {shlex.quote(sys.executable)} chipper/adapter.py"), limits=SHORT) as session:
        assert session.hello.engine == "sane"


def test_an_engine_works_in_an_empty_folder_without_our_environment(adapter, monkeypatch):
    monkeypatch.setenv("API_TOKEN", "a secret")
    program = """
import os
from sane import Sane, serve

class Looks(Sane):
    def open(self, params):
        return {"declined": f"{os.listdir()} {sorted(os.environ)} {os.getcwd() == os.environ['TMPDIR']}"}

serve(Looks())
"""
    with connect(find_engine(str(adapter(GOOD, program))), limits=SHORT) as session:
        seen = session.ask("open", OPEN).declined
    assert seen.startswith("[] ")
    assert seen.endswith(" True")
    assert "API_TOKEN" not in seen
    assert "PATH" in seen


UNKNOWN = [
    ("pokerkid", "did you mean pokerkit?"),
    ("pokerkid", "known engines: pokerkit, reference; or a folder"),
    ("cmd:", "names no command"),
    ("cmd: 'unclosed", "is no command: No closing quotation"),
    ("python: ", "names no module"),
    ("x" * 5000, "no engine is called"),
    ("", "no engine is called ''"),
]


@pytest.mark.parametrize(("name", "words"), UNKNOWN, ids=[row[1] for row in UNKNOWN])
def test_an_unknown_engine_is_answered_with_what_there_is(name, words, monkeypatch, tmp_path):
    for known in ("reference", "pokerkit"):
        (tmp_path / known).mkdir()
        (tmp_path / known / "adapter.toml").write_text(GOOD)
    monkeypatch.setattr(engines, "adapter_root", lambda: tmp_path)
    with pytest.raises(UnknownEngine) as caught:
        find_engine(name)
    assert words in str(caught.value)


def test_a_folder_without_an_adapter_toml_is_no_engine(tmp_path):
    with pytest.raises(UnknownEngine, match="has no adapter.toml"):
        find_engine(str(tmp_path))


def test_a_command_that_is_not_there_is_a_fault():
    with pytest.raises(EngineFault, match="could not be started: .*no-such-engine") as caught:
        connect(find_engine("cmd: no-such-engine --stdio"))
    assert caught.value.verdict is Verdict.CRASH
