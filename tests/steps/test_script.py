"""The one-line form of the action."""

import pytest

from floorman.steps.script import Deed, parse_deed, parse_script


def test_streets_verbs_and_amounts():
    line = "UTG raises to 300, BTN calls; flop: BB checks, seat 4 bets 40; showdown: UTG+1 mucks, CO declares the board"
    assert parse_script(line) == [
        Deed("UTG", "raise", 300),
        Deed("BTN", "call"),
        Deed("BB", "check", None, "flop"),
        Deed("seat 4", "bet", 40, "flop"),
        Deed("UTG+1", "muck", None, "showdown"),
        Deed("CO", "declare_board", None, "showdown"),
    ]
    assert str(parse_deed("CO", "declare the board")) == "CO declare board"


def test_all_in_carries_the_street_total():
    assert parse_script("BB goes all-in for 400") == [Deed("BB", "all-in", 400)]
    assert parse_deed("BB", "go all-in for 400") == Deed("BB", "all-in", 400)


@pytest.mark.parametrize("line", ["UTG raises", "UTG raises 300", "HJ folds", "UTG folds and BTN calls", ""])
def test_what_is_no_action_is_named(line):
    with pytest.raises(ValueError, match="is no action"):
        parse_script(line)


def test_an_unknown_street_is_named():
    with pytest.raises(ValueError, match="'fourth street' is no street"):
        parse_script("UTG calls; fourth street: BB checks")
