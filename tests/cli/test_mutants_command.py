"""`floorman mutants`, `list mutants` and `run mutant:NAME`."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from floorman import fates
from floorman.cli.main import cli
from floorman.engines import connect, find_engine
from floorman.errors import CannotWrite, UnknownEngine
from floorman.examiner import Examiner
from floorman.fates import Fate, count, fate_of, try_mutant, try_mutants
from floorman.score import read_score, write_score
from floorman.spec.selectors import select
from floorman.spec.spec import load_spec
from holdem_mutants import MUTANTS, Mutant
from holdem_reference import Hand

SPEC = load_spec()
SEED = SPEC.rulebook.preset("seed").values


def floorman(*arguments):
    return CliRunner().invoke(cli, arguments)


@pytest.mark.parametrize("in_process", [True, False])
def test_a_mutant_is_run_like_any_engine(in_process):
    engine = find_engine("mutant:short_all_in_reopens")
    examiner = Examiner(engine.name, connect(engine, in_process), SEED)
    verdicts = {case.scenario.id: str(examiner.examine(case).verdict) for case in select(SPEC, ["RAISE-07", "rank"])}
    examiner.close()
    assert verdicts["RAISE-07/raiser-may-not-raise-again"] == "fail"
    assert {verdict for scenario, verdict in verdicts.items() if scenario.startswith("RANK")} == {"pass"}


def test_its_report_says_what_the_mistake_is(tmp_path):
    done = floorman("run", "mutant:wheel_is_ace_high", "--rule", "RANK-04", "--out", str(tmp_path))
    assert done.exit_code == 1 and "not conformant" in done.output
    assert f"one mistake built in: {MUTANTS['wheel_is_ace_high'].tells}" in (tmp_path / "report.html").read_text()


def test_an_unknown_mutant_is_told_with_the_nearest_names():
    with pytest.raises(UnknownEngine, match="big_blind_has_no_option"):
        find_engine("mutant:big_blind_has_no_options")


def test_mutants_are_listed_by_rule():
    lines = floorman("list", "mutants", "RANK-04").output.splitlines()
    assert any(line.startswith("mutant:wheel_is_ace_high ") for line in lines)
    assert lines[-1] == f"{sum('RANK-04' in mutant.rules for mutant in MUTANTS.values())} mutants"


def test_the_score_of_a_rule():
    done = floorman("mutants", "RANK-04", "--jobs", "1")
    number = sum("RANK-04" in mutant.rules for mutant in MUTANTS.values())
    assert done.exit_code == 0 and f"{number} of {number} mutants are killed" in done.output
    assert any(line.split()[:5] == ["RANK-04", str(number), "of", str(number), "killed"] for line in done.output.splitlines())
    assert "(100 %), 0 elsewhere only, 0 survived" in done.output


def test_the_score_is_kept_of_all_only():
    done = floorman("mutants", "--write", "RANK-04")
    assert done.exit_code == 2 and "takes no SELECTOR" in done.output


class Unchanged(Hand):
    """Nothing is wrong."""


class NoWheel(Hand):
    """The wheel is no straight."""

    rank = MUTANTS["no_wheel"].hand.rank


class Broken(Hand):
    """Every hand is an error."""

    def begin(self, seats):
        raise RuntimeError("broken")


WRONG = {
    Fate.SURVIVED: Mutant("nothing", "Nothing is wrong.", ("RANK-04",), Unchanged),
    Fate.ELSEWHERE: Mutant("of_another_rule", "The wheel is no straight.", ("RAISE-07",), NoWheel),
    Fate.NOTICED: Mutant("not_equivalent", "The wheel is no straight.", (), NoWheel, "said in error"),
    Fate.FAULTY: Mutant("broken", "Every hand is an error.", ("RAISE-07",), Broken),
}


@pytest.fixture
def wrong(monkeypatch):
    """The wrong mutants alone, by name."""
    table = {mutant.name: mutant for mutant in WRONG.values()}
    for name in list(MUTANTS):
        monkeypatch.delitem(MUTANTS, name)
    for name, mutant in table.items():
        monkeypatch.setitem(MUTANTS, name, mutant)
    return table


@pytest.mark.parametrize("fate", WRONG)
def test_what_is_not_killed_is_told_and_ends_with_1(wrong, fate):
    mutant = WRONG[fate]
    assert fate_of(try_mutant(SPEC, mutant)) == fate
    done = floorman("mutants", f"mutant:{mutant.name}", "--jobs", "1")
    assert done.exit_code == 1
    assert f"{fate}  mutant:{mutant.name}  {mutant.tells}" in done.output


def test_no_score_is_kept_while_a_mutant_is_wrong(wrong, monkeypatch):
    monkeypatch.setattr("floorman.score.write_score", lambda root, score: pytest.fail("it was kept"))
    done = floorman("mutants", "--write", "--jobs", "1")
    assert done.exit_code == 1 and "No score is kept" in done.output


def test_the_worst_fate_of_a_mutant_counts():
    found = [fates.Finding("m", "RANK-04", Fate.KILLED), fates.Finding("m", "RAISE-07", Fate.ELSEWHERE)]
    score = count(SPEC, [found, found[:1], [fates.Finding("e", "", Fate.EQUIVALENT)]], "2026-12-01")
    assert (score.mutants, score.killed, score.elsewhere, score.survived, score.equivalent) == (2, 1, 1, 0, 1)
    assert score.by_rule == {"RANK-04": (2, 2), "RAISE-07": (0, 1)}


def test_two_at_a_time_find_the_same():
    some = [mutant for mutant in MUTANTS.values() if "RANK-04" in mutant.rules]
    assert list(try_mutants(SPEC, some, 2)) == list(try_mutants(SPEC, some, 1)) != []


def test_a_kept_score_is_read_again(tmp_path):
    assert read_score(tmp_path) is None
    score = count(SPEC, [[fates.Finding("m", "RANK-04", Fate.KILLED)]], "2026-12-01")
    write_score(tmp_path, score)
    assert read_score(tmp_path) == score


def test_a_score_that_cannot_be_kept_is_told_in_a_line(tmp_path):
    with pytest.raises(CannotWrite, match="cannot write .*mutants.toml: No such file"):
        write_score(tmp_path / "missing", count(SPEC, [], "2026-12-01"))


def test_the_readme_gives_the_score_that_is_kept():
    score = read_score(SPEC.root)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    told = readme.partition("<!-- score -->\n")[2].splitlines()[0]
    changes = "change breaks" if score.equivalent == 1 else "changes break"
    assert told == (
        f"On {score.date}, {score.killed} of {score.mutants} mutants were caught by the rule that they break, "
        f"{score.elsewhere} elsewhere only, and {score.survived} survived; {score.equivalent} {changes} no rule."
    )
