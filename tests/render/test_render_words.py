"""The words that all renderers share."""

from __future__ import annotations

import shlex

import pytest

from floorman.render import words
from floorman.verdict import MEANING, Outcome, Verdict


def test_every_verdict_and_outcome_has_a_sign_a_place_and_a_meaning():
    assert set(words.SIGN) == set(words.LISTED) == set(MEANING) == set(Verdict)
    assert len(set(words.SIGN.values())) == len(Verdict)
    assert set(words.OUTCOME_SIGN) == set(words.OUTCOME_MEANING) == set(Outcome)
    assert set(words.STANDING_SIGN) == {words.standing(verdict) for verdict in Verdict} == set(words.Standing)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J\x07\r", r"\x1b[2J\x07\x0d"),
        ("a\u202eb\u2066c\u200bd", r"a\u202eb\u2066c\u200bd"),
        ("\x85\x9b31m", r"\x85\x9b31m"),
        ("\udcff\ufffe\U000e0041", r"\udcff\ufffe\U000e0041"),
        ("Ärger\n\tA♥ 😀", "Ärger\n\tA♥ 😀"),
    ],
)
def test_characters_that_act_are_written_out(text, shown):
    assert words.visible(text) == shown


def test_command_is_quoted_for_a_shell():
    command = words.command(["cmd: ./engine --stdio; rm x"], "seed", ["RAISE-07/slug"])
    assert shlex.split(command) == [
        "floorman",
        "run",
        "cmd: ./engine --stdio; rm x",
        "--preset",
        "seed",
        "--rule",
        "RAISE-07/slug",
    ]


def test_source_documents_are_called_by_their_number():
    assert words.document("004_52c1e14b4277860a.txt") == "document 004"
    assert words.document("as 001_a13efb431473e37f.txt L8 says") == "as document 001 L8 says"
    assert words.document("TDA 2024") == "TDA 2024"


@pytest.mark.parametrize(
    ("parts", "sentence"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_read_as_sentences(parts, sentence):
    assert words.listed(parts) == sentence


def test_numbers_carry_their_noun():
    assert [words.counted(n, "scenario") for n in (0, 1, 1204)] == ["0 scenarios", "1 scenario", "1,204 scenarios"]
    assert words.counted(2, "switch", "switches") == "2 switches"
