"""Environments of engines: made once, under a lock, and never half."""

import fcntl
import io
import json
import os
import shutil
import tarfile
import threading
import time
import zipfile

import pytest

from floorman import environment
from floorman.engines import EngineSpec, set_up
from floorman.errors import SetupFailed


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """An empty cache folder instead of the user's."""
    monkeypatch.setattr(environment, "user_cache_path", lambda name: tmp_path / "cache" / name)
    return tmp_path / "cache" / "floorman"


def wheel(folder):
    """A wheel of one module, so that nothing is downloaded."""
    path = folder / "chips-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("chips.py", "WORTH = 100\n")
        file.writestr("chips-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: chips\nVersion: 1.0\n")
        file.writestr("chips-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr("chips-1.0.dist-info/RECORD", "")
    return path


@pytest.fixture
def no_commands(monkeypatch):
    """Notes the commands of a set-up instead of running them; the environment's python appears all the same."""
    ran = []

    def note(name, command, folder=None):
        ran.append(command)
        if command[1:2] == ["install"]:
            environment.Path(command[3], "node_modules").mkdir()
        if command[1:3] == ["-m", "venv"]:
            python = environment.Path(command[3], "bin", "python")
            python.parent.mkdir(parents=True)
            python.touch()

    monkeypatch.setattr(environment, "_run", note)
    return ran


def test_an_engine_with_pins_gets_its_own_python(tmp_path, cache):
    said = []
    program = tmp_path / "adapter.py"
    program.write_text("import chips\n")
    spec = EngineSpec("chipper", ("{python}", "adapter.py"), tmp_path, pins=(f"chips @ {wheel(tmp_path).as_uri()}",))
    python = set_up(spec, said.append).python
    environment._run("chipper", [str(python), str(program)])
    assert python.is_relative_to(cache)
    assert [line.split(" in ")[0] for line in said] == [
        "chipper: making an environment", f"chipper: installing {spec.pins[0]}", "chipper: ready",
    ]  # fmt: skip


def test_what_pip_says_is_in_the_failure(tmp_path, monkeypatch):
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(SetupFailed) as caught:
        environment.python_with("chipper", ["no-such-chips==9"], lambda line: None)
    assert "pip install" in str(caught.value)
    assert "No matching distribution found for no-such-chips==9" in str(caught.value)


def test_it_is_made_once(no_commands):
    first = environment.python_with("chipper", ["chips==1.0"], lambda line: None)
    assert environment.python_with("chipper", ["chips==1.0"], lambda line: None) == first
    assert len(no_commands) == 2


def test_other_pins_are_another_environment(no_commands):
    paths = {environment.python_with("chipper", [pin], lambda line: None) for pin in ("chips==1.0", "chips==2.0")}
    assert len(paths) == 2


def test_options_go_to_pip_and_make_another_environment(no_commands, tmp_path):
    option = "--ignore-requires-python"
    plain, forced = (
        set_up(EngineSpec("chipper", ("{python}",), tmp_path, pins=("chips==1.0",), pip_options=options)).python
        for options in ((), (option,))
    )
    assert forced != plain
    assert [option in command for command in no_commands if "pip" in command] == [False, True]


def test_an_interrupted_set_up_is_made_anew(no_commands, monkeypatch):
    whole = environment._run

    def interrupted(name, command):
        whole(name, command)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(environment, "_run", interrupted)
        environment.python_with("chipper", ["chips==1.0"], lambda line: None)
    python = environment.python_with("chipper", ["chips==1.0"], lambda line: None)
    assert python.exists()
    assert len(no_commands) == 3  # a folder, and both again


def test_two_at_once_wait_for_each_other(no_commands, cache):
    made = environment.python_with("chipper", ["chips==1.0"], lambda line: None).parent.parent
    (made / environment.MARKER).unlink()
    said = []
    with (cache / f"{made.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        other = threading.Thread(target=environment.python_with, args=("chipper", ["chips==1.0"], said.append))
        other.start()
        deadline = time.monotonic() + 5
        while not said and time.monotonic() < deadline:
            time.sleep(0.01)
        assert said == ["chipper: waiting for another set-up of it"]
        assert not (made / environment.MARKER).exists()
    other.join(5)
    assert (made / environment.MARKER).exists()


def test_a_cache_that_cannot_be_written_is_a_failed_set_up(cache):
    cache.parent.mkdir(parents=True)
    cache.write_text("a file is in the way")
    with pytest.raises(SetupFailed, match="the environment cannot be made in"):
        environment.python_with("chipper", ["chips==1.0"], lambda line: None)


# ---- npm -----------------------------------------------------------------------------------------------


@pytest.fixture
def npm_is_here(monkeypatch):
    """A machine with npm, as far as a set-up without commands can tell."""
    monkeypatch.setattr(environment.shutil, "which", lambda program: f"/usr/bin/{program}")


def package(folder):
    """A package of npm, built by a program that it brings along, so that nothing is downloaded."""
    files = {
        "package.json": json.dumps({
            "name": "chips", "version": "1.0.0", "main": "built.js", "bin": {"build-chips": "build.js"},
            "scripts": {"install": "touch script-was-run"},
        }),
        "build.js": "#!/usr/bin/env node\n"
        "require('node:fs').writeFileSync(process.argv[2] + '/built.js', 'exports.WORTH = 100;');\n",
    }  # fmt: skip
    path = folder / "chips-1.0.0.tgz"
    with tarfile.open(path, "w:gz") as archive:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size, entry.mode = len(text), 0o755
            archive.addfile(entry, io.BytesIO(text.encode()))
    return path


def test_an_engine_with_npm_pins_gets_its_own_packages_built(tmp_path, cache):
    if not shutil.which("npm"):
        (pytest.fail if os.environ.get("CI") else pytest.skip)("there is no npm on the PATH")
    said = []
    pin, build = f"chips@file:{package(tmp_path)}", ("build-chips", "node_modules/chips")
    spec = EngineSpec("chipper", ("{node}", "adapter.js"), tmp_path, npm=(pin,), build=(build,))
    runtime = set_up(spec, said.append)
    assert runtime.node_modules.is_relative_to(cache)
    assert (runtime.node_modules / "chips" / "built.js").read_text() == "exports.WORTH = 100;"
    assert not (runtime.node_modules / "chips" / "script-was-run").exists()
    assert [line.split(" in ")[0] for line in said] == [
        "chipper: making an environment", f"chipper: installing {pin}",
        "chipper: running build-chips node_modules/chips", "chipper: ready",
    ]  # fmt: skip


def test_packages_are_installed_once_and_anew_for_another_build(no_commands, npm_is_here):
    builds = [(), (), (("tsc", "-p", "."),)]
    first, again, built = (
        environment.node_modules_with("chipper", ["chips@1.0.0"], build, lambda line: None) for build in builds
    )
    assert first == again != built
    assert [command[1:2] for command in no_commands] == [["install"], ["install"], ["-p"]]
    assert no_commands[2] == [str(built / ".bin" / "tsc"), "-p", "."]


def test_a_build_whose_program_no_package_brings_is_a_failed_set_up(npm_is_here, monkeypatch):
    run = environment._run

    def only_the_build(name, command, folder=None):
        if folder:
            run(name, command, folder)

    monkeypatch.setattr(environment, "_run", only_the_build)
    with pytest.raises(SetupFailed, match="No such file or directory: .*/node_modules/.bin/sh'"):
        environment.node_modules_with("chipper", ["chips@1.0.0"], [["sh", "-c", "true"]], lambda line: None)


@pytest.mark.parametrize("program", ["node", "npm"])
def test_a_machine_without_node_is_said_in_a_sentence(program, monkeypatch, tmp_path, cache):
    there = {"node": "/usr/bin/node", "npm": "/usr/bin/npm"} | {program: None}
    monkeypatch.setattr(environment.shutil, "which", there.get)
    spec = EngineSpec("chipper", ("{node}", "adapter.js"), tmp_path, npm=("chips@1.0.0",))
    with pytest.raises(SetupFailed) as caught:
        set_up(spec)
    words = f"chipper: there is no {program} on the PATH; this engine needs Node.js 18 or later"
    assert str(caught.value) == words
    assert not list(cache.glob("*/*"))
