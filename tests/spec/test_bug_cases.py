"""The numbers of public bug reports, such as `# B36`, stand before the scenario or row that notices the bug.

A number that is written otherwise, or belongs to nothing, is not found by who looks for a case.
"""

from __future__ import annotations

import re

import pytest

from floorman.paths import feature_root

MEANT_AS_CASES = re.compile(r"#\W*[Bb]\W?\d")
CASES = re.compile(r" *# (B\d\d+(?:, B\d\d+)*)")
TAGS_OR_ROW = re.compile(r" *(@id\.|@cap\.|@switch\.|\|)")


def problems(text):
    """Says what is wrong with the case numbers of a feature: (line number, what)."""
    lines = text.splitlines()
    for number, (line, below) in enumerate(zip(lines, [*lines[1:], ""], strict=True), start=1):
        if not MEANT_AS_CASES.search(line):
            continue
        found = CASES.fullmatch(line)
        numbers = [int(case[1:]) for case in found[1].split(", ")] if found else []
        if not found or numbers != sorted(set(numbers)):
            yield number, "is not written `# B36` or, in rising order, `# B36, B44`"
        elif not TAGS_OR_ROW.match(below) or indent(line) != indent(below):
            yield number, "stands neither before the tags of a scenario nor before a row of Examples"


def indent(line):
    return len(line) - len(line.lstrip())


@pytest.mark.parametrize("path", sorted(feature_root().glob("*/*.feature")), ids=lambda path: path.stem)
def test_case_numbers_stand_where_they_are_looked_for(path):
    assert not list(problems(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("    # B36\n    @id.a\n", []),
        ("    # B09, B36\n    @cap.deck @id.a\n", []),
        ("        # B36\n        | a | 1 |\n", []),
        ("    # both pots are 250\n    Given a table\n", []),
        ("    # B36, B09\n    @id.a\n", [1]),
        ("    # B36, B36\n    @id.a\n", [1]),
        ("    # b36\n    @id.a\n", [1]),
        ("    # B9\n    @id.a\n", [1]),
        ("    #B36\n    @id.a\n", [1]),
        ("    # B-36\n    @id.a\n", [1]),
        ("    # B36 B44\n    @id.a\n", [1]),
        ("    @id.a\n    Scenario: A\n      # B36\n      Given a table\n", [3]),
        ("  # B36\n    @id.a\n", [1]),
        ("    # B36\n\n    @id.a\n", [1]),
    ],
)
def test_each_way_to_misplace_a_number_is_found(text, wrong):
    assert [number for number, _ in problems(text)] == wrong
