"""Each check can fail: a flawed adapter gets the finding of its flaw, an honest one none."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.check.bench import Bench
from floorman.check.examination import CHECKS, examine
from floorman.check.finding import Grade
from floorman.engines import find_engine, how_to_start
from floorman.protocol.process import Limits
from floorman.rulebook import load_rulebook

HERE = Path(__file__).resolve().parent
PROTOCOL = (HERE.parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
PATIENT = Limits(request=20, hello=20, grace=0.3)
HASTY = Limits(request=0.5, hello=20, grace=0.3)  # for what never answers

# The flaw, the check that finds it, words of what was seen.
FLAWS = [
    ("ExitsAtHello", "handshake", "exited with code 1 in hello"),
    ("other_protocol", "handshake", "speaks version 2"),
    ("no_name", "names", "hello.engine is empty"),
    ("unknown_capability", "capabilities", "'no-limits', which does not exist; did you mean no-limit?"),
    ("capability_twice", "capabilities", "'rank' twice"),
    ("claims_nothing", "capabilities", "neither rank nor a betting structure"),
    ("unknown_switch", "switches", "'odd_chips', which does not exist; did you mean odd_chip?"),
    ("unknown_value", "switches", "as a value of odd_chip 'biggest_stack'"),
    ("unknown_field", "shows", "under shows 'flops'"),
    ("IdsOf32Bits", "request-ids", "request 9007199254740991 was answered with id"),
    ("PrintsBesides", "one-answer", "after its answer it wrote more: 'dealing...\\n'"),
    ("KnowsEveryMethod", "unknown-method", "was answered with a result"),
    ("DiesOfAnUnknownMethod", "unknown-method", "exited with code 1"),
    ("MindsUnknownFields", "unknown-fields", "answered otherwise"),
    ("DiesOfBadJson", "not-json", "exited with code 1"),
    ("AnswersBadJson", "not-json", "was answered with a result and id 0"),
    ("AnswersBadJson", "no-request", "was answered with a result and id 0"),
    ("ReadsChunks", "in-pieces", "did not answer open within 0.5 s"),
    ("DropsWhatWaits", "pipelined", "number 2 within 0.5 s"),
    ("AnswersInReverse", "pipelined", "number 1 was answered with id"),
    ("LosesWhatIsNotRead", "slow-reader", "within 0.5 s"),
    ("ShortLines", "long-line", "did not answer open within 0.5 s"),
    ("StaysAfterTheEnd", "end-of-input", "the process still runs"),
    ("TalksAtTheEnd", "end-of-input", "wrote to stdout: 'goodbye\\n'"),
    ("RanksByChance", "rank", "ranked twice, in two ways"),
    ("ActsWithoutATable", "act-before-open", "was accepted"),
    ("FailsWithoutATable", "deal-before-open", "answered with a JSON-RPC error"),
    ("ActsWithoutCards", "act-before-deal", "was accepted"),
    ("FoldsAtADeclaration", "early-declaration", "act while nobody is asked to show was accepted"),
    ("ClaimsTooManyStructures", "structures", "open was declined: no-limit only"),
    ("Fractions", "states", "state.seats[0].stack: expected int, got float"),
    ("NeverEnds", "states", "nobody is asked any more, yet over is false"),
    ("RefusesItsOwnOptions", "states", "call by seat 1 was refused: not today"),
    ("DeclinesEveryTable", "states", "open was declined: we are closed"),
    ("KeepsTheOldTable", "open-again", "a table is open"),
    ("OpensOneHigher", "open-again", "open after a hand gives another table: button is"),
    ("HidesTheMuck", "shown", "under shows what no state had: muck"),
    ("MisspellsAField", "shown", "a field 'show-order'"),
    ("shows_too_little", "shown", "what hello does not list under shows: burns, button"),
    ("PotWithoutBets", "chips", "checked and called to the end, the stacks come to 29850 and the pot to 0"),
    ("PaysTwice", "chips", "the hand is over and the stacks come to"),
    ("NetPayouts", "chips", "payouts and returned come to 200, the pot was 300"),
    ("RakesNobody", "rake", "the house took nothing of any pot"),
    ("RakesOnTop", "rake", "the stacks come to 30000 and the rake to 30, the table has 30000 chips"),
    ("GrossOfTheRake", "rake", "payouts and returned come to 300 and the rake to 30, the pot was 300"),
    ("TakesAChipForARefusal", "refusals", "check by seat 1 was refused, yet the table changed: seats"),
    ("PlaysOnAfterARefusal", "refusals", "after check by seat 1 was refused the hand ends otherwise: seats"),
    ("Shuffles", "same-deck", "played twice with the same deck, a hand differs"),
    ("ShufflesByTheProcess", "same-deck", "by a new process, a hand differs"),
]

# What an engine cannot be asked is no finding.
NOT_ASKED = [
    ("no_switches", "switches", "lists no switches"),
    ("no_shows", "shows", "lists no fields"),
    ("no_shows", "shown", "seen were aside, board, burns"),
    ("only_tables", "rank", "does not claim rank"),
    ("only_rank", "chips", "claims no table"),
    ("only_tables", "rake", "does not claim rake"),
    ("HidesTheRake", "rake", "does not show the rake"),
    ("NothingIsRefused", "refusals", "no wrong action was refused: declined"),
    ("Mute", "states", "does not show to_act"),
]


@pytest.fixture(autouse=True)
def nothing_is_left():
    """After each test: no file descriptor and no child more than before."""
    before = descriptors()
    yield
    assert descriptors() - before == set()
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def descriptors():
    return {name for name in os.listdir("/dev/fd") if os.path.exists(f"/dev/fd/{name}")}


def bench(flaw, limits=PATIENT):
    engine = "cmd: " + shlex.join([sys.executable, str(HERE / "flawed.py"), flaw])
    return Bench(*how_to_start(find_engine(engine)), limits, load_rulebook())


def graded(flaw, check, limits=PATIENT):
    (one,) = examine(bench(flaw, limits), [c for c in CHECKS if c.id == check])
    return one


@pytest.mark.parametrize(("flaw", "check", "words"), FLAWS, ids=[f"{row[1]}-{row[0]}" for row in FLAWS])
def test_a_flaw_is_found_and_comes_with_what_to_fix(flaw, check, words):
    found = graded(flaw, check, HASTY if "within 0.5 s" in words else PATIENT)
    assert found.grade is Grade.FINDING
    assert words in found.seen
    assert found.fix


@pytest.mark.parametrize(("flaw", "check", "words"), NOT_ASKED, ids=[f"{row[1]}-{row[0]}" for row in NOT_ASKED])
def test_what_cannot_be_asked_is_said_and_is_no_finding(flaw, check, words):
    found = graded(flaw, check)
    assert (found.grade, found.fix) == (Grade.NOT_ASKED, "")
    assert words in found.seen


def test_an_honest_adapter_has_no_finding():
    grades = {one.check.id: (one.grade, one.seen) for one in examine(bench("Honest"))}
    assert list(grades) == [check.id for check in CHECKS]
    assert [row for row in grades.items() if row[1][0] is not Grade.OK] == []


def test_every_check_has_a_flaw_and_a_place_in_the_documentation():
    assert {check.id for check in CHECKS} == {check for _, check, _ in FLAWS}
    headings = {line.lstrip("# ") for line in PROTOCOL.splitlines() if line.startswith("## ")}
    assert {check.section for check in CHECKS} - headings == set()


def test_after_a_finding_the_others_are_asked_a_new_process():
    grades = {one.check.id: one.grade for one in examine(bench("DiesOfAnUnknownMethod"))}
    assert [check for check, grade in grades.items() if grade is not Grade.OK] == ["unknown-method"]


def test_without_a_handshake_nothing_else_is_asked():
    first, *others = examine(bench("ExitsAtHello"))
    assert first.grade is Grade.FINDING
    assert first.log == "no licence file\n"
    assert {one.grade for one in others} == {Grade.NOT_ASKED}


def check(*arguments, cwd):
    command = [sys.executable, "-m", "floorman", "check", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


def test_the_command_says_what_to_fix_and_where_it_is_written(tmp_path):
    done = check("cmd: " + shlex.join([sys.executable, str(HERE / "flawed.py"), "unknown_capability"]), cwd=tmp_path)
    assert done.returncode == 1, done.stderr
    assert "finding   capabilities      hello names the capability 'no-limits'" in done.stdout
    assert "fix: use one of rank, no-limit, " in done.stdout
    assert 'see: docs/protocol.md, "hello"' in done.stdout
    assert " 1 finding, " in done.stdout


def test_the_command_ends_well_for_the_reference(tmp_path):
    done = check("reference", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert f"{len(CHECKS)} ok, 0 findings, 0 could not be asked" in done.stdout


def test_an_engine_that_does_not_exist_is_a_usage_error(tmp_path):
    done = check("no-such-engine", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (4, "")
    assert "no engine is called 'no-such-engine'" in done.stderr
