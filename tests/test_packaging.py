"""The wheel, installed in an environment of its own outside the checkout, is whole."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A function that runs a command of an environment in which only the wheel is installed."""
    folder = tmp_path_factory.mktemp("elsewhere")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(build, check=True, capture_output=True, text=True)
    (wheel,) = folder.glob("floorman-*.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "__pycache__" in name]
    environment = folder / "env"
    venv.create(environment, with_pip=False, symlinks=True)
    (site,) = environment.glob("lib/python*/site-packages")
    target = ["--target", site, "--no-deps", "-q", wheel]
    subprocess.run([sys.executable, "-m", "pip", "install", *target], check=True, capture_output=True, text=True)
    # What floorman depends on comes from the environment of this test run; its editable floorman does not.
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    work = folder / "work"
    work.mkdir()

    def run(*arguments):
        command = [environment / "bin" / "python", *arguments]
        return subprocess.run(command, cwd=work, capture_output=True, text=True, timeout=120)

    return run


def test_the_data_comes_from_the_wheel(installed):
    code = "from floorman import paths as p; print(p.feature_root(), p.adapter_root(), p.report_root(), sep='\\n')"
    done = installed("-c", code)
    for line in done.stdout.splitlines():
        assert "site-packages/floorman/" in line, done.stderr
        assert any(Path(line).iterdir())


def test_the_rulebook_is_listed(installed):
    done = installed("-m", "floorman", "list", "rules")
    assert done.returncode == 0, done.stderr
    assert "RAISE-07" in done.stdout


def test_a_run_writes_its_report(installed):
    done = installed("-m", "floorman", "run", "reference", "--rule", "RAISE-07", "--out", "out")
    assert done.returncode == 0, done.stdout + done.stderr
    code = "print('<svg' in open('out/report.html').read() or 'RAISE-07' in open('out/report.html').read())"
    assert installed("-c", code).stdout.strip() == "True"


def test_the_suite_runs_from_a_strangers_repository(installed):
    done = installed(
        "-m", "pytest", "-q", "--pyargs", "floorman.suite", "--engine", "reference",
        "-m", 'floorman_rule(id="RAISE-07")',
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout and "failed" not in done.stdout


def test_the_reference_is_usable_alone(installed):
    code = "import sys; from holdem_reference import Hand; print('floorman' in sys.modules, Hand.__name__)"
    assert installed("-c", code).stdout.split() == ["False", "Hand"]
