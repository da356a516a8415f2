"""The terminal summary: plain, narrow enough, and the same words in colour."""

from __future__ import annotations

import re

from floorman.events import EngineEntry
from floorman.render.terminal import WIDTH, render_terminal
from floorman.render.words import visible
from floorman.verdict import Verdict

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def test_plain_text_has_no_control_characters(run):
    text = render_terminal(run, color=False)
    assert visible(text) == text


def test_colours_change_no_word(run):
    plain, coloured = (render_terminal(run, color=color) for color in (False, True))
    assert ANSI.search(coloured)
    assert ANSI.sub("", coloured) == plain


def test_lines_fit_and_only_commands_are_left_whole(run):
    lines = render_terminal(run, color=False).splitlines()
    assert [line for line in lines if len(line) > WIDTH and not line.startswith("    repeat ")] == []


def test_finding_ends_with_one_command_that_repeats_it(run):
    text = render_terminal(run, color=False)
    block = text[text.index("oakroom  RAISE-07/") :].split("\n\n")[0].splitlines()
    assert "  > And UTG may not raise" in block
    assert block[-1].endswith("floorman run oakroom --preset tda-2024 --rule RAISE-07/raiser-may-not-raise-again")


def test_steps_after_the_deciding_one_are_left_out(run):
    text = render_terminal(run, color=False)
    block = text[text.index("oakroom  XR-16/") :].split("\n\n")[0]
    assert "UTG acts next" not in block


def test_many_engines_are_shown_below_one_another(run):
    more = [EngineEntry(name=f"engine-with-a-long-name-{number}", problem="not installed") for number in range(17)]
    text = render_terminal([*run[:-1], *more, run[-1]], color=False)
    assert max(len(line) for line in text.splitlines() if not line.startswith("    repeat ")) <= WIDTH
    assert text.count("nobody was asked") >= 7
    assert "It could not be run: not installed" in text


def test_truncated_run_ends_with_a_warning(small_run):
    text = render_terminal(small_run(Verdict.PASS), color=False)
    assert "ATTENTION: The file is truncated" in text.splitlines()[-2]


def test_nothing_asked_is_unproved(small_run):
    text = render_terminal(small_run(), color=False)
    assert "under-test: ? unproved" in text
    assert "nothing asked" in text
