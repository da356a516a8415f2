"""The registry: each text means exactly one step."""

from pathlib import Path

import pytest

from floorman.steps import page, registry
from floorman.steps.registry import NoSuchStep, bind, vocabulary


def test_a_text_is_bound_to_its_step_with_typed_arguments():
    step = bind("then", "UTG+1 may raise to at least 60", None)
    assert step.definition.expression == "{seat} may {wager} at {bound} {amount}"
    assert step.arguments == ("UTG+1", "raise", "least", 60)


def test_rows_are_named_by_the_header():
    step = bind("given", "these seats", (("seat", "stack"), ("BTN", "100"), ("BB", "40")))
    assert step.rows == ({"seat": "BTN", "stack": "100"}, {"seat": "BB", "stack": "40"})


@pytest.mark.parametrize(
    ("kind", "text", "table", "problem"),
    [
        ("then", "UTG dances", None, "no step fits `Then UTG dances`"),
        ("given", "UTG acts next", None, "no step fits `Given UTG acts next`"),  # a Then only
        ("given", "these seats", None, "needs a table with the columns seat, stack"),
        ("given", "these seats", (("seat", "stack"),), "needs a table"),  # a header without a row
        ("given", "these seats", (("seat",), ("BTN",)), "lacks stack"),
        ("given", "these seats", (("seat", "stack", "mood"), ("BTN", "1", "sad")), "unknown column mood"),
        ("then", "the pot is 40", (("a",), ("b",)), "takes no table"),
        ("given", "the action so far: UTG jumps", None, "'UTG jumps' is no action"),
    ],
)
def test_what_fits_no_step_is_an_error(kind, text, table, problem):
    with pytest.raises(NoSuchStep, match=problem):
        bind(kind, text, table)


def test_an_ambiguous_text_is_an_error_and_names_both_steps(monkeypatch):
    """pytest-bdd would take the last pattern by the alphabet, without a word."""
    extra = registry.StepDefinition("then", "the pot is {int}", (), (), lambda world, n: None)
    monkeypatch.setattr(registry, "_definitions", [*vocabulary(), extra])
    registry._expressions.cache_clear()
    registry._find.cache_clear()
    try:
        with pytest.raises(NoSuchStep, match="more than one step: `the pot is {amount}` and `the pot is {int}`"):
            bind("then", "the pot is 40", None)
    finally:
        registry._expressions.cache_clear()
        registry._find.cache_clear()


def test_every_step_says_what_it_means():
    assert all(definition.doc for definition in vocabulary())


def test_the_page_of_steps_is_up_to_date():
    written = Path(__file__).parents[2] / "docs" / "steps.md"
    assert written.read_text() == page.page(), "run: python -m floorman.steps.page > docs/steps.md"
