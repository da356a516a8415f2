"""A scenario as a worked example: its steps in words, and the table that its Given describes, drawn.

No engine is asked. The Given steps alone describe the table, so it is drawn as it stands before the hand,
nothing posted, with those cards that the Given names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from floorman.render.prose import with_cards
from floorman.render.svg import draw
from floorman.render.table import RankView, SeatView, TableView, chips, seat_names
from floorman.spec.scenario import Scenario, Step
from floorman.spec.spec import Case
from floorman.steps.tablesetup import TableSetup
from floorman.steps.world import World

if TYPE_CHECKING:
    from markupsafe import Markup

HANDS = "The hands to compare"


@dataclass(frozen=True, slots=True)
class StepWords:
    """A step as it is written, its cards with signs."""

    keyword: str
    text: Markup
    table: list[list[Markup]] | None


@dataclass(frozen=True, slots=True)
class Example:
    """What the page shows of a scenario."""

    scenario: Scenario
    steps: list[StepWords]
    drawing: Markup | None
    caption: str


def example(case: Case) -> Example:
    """The worked example that a scenario is."""
    from markupsafe import Markup

    view = picture(described(case))
    return Example(
        scenario=case.scenario,
        steps=[_words(step) for step in case.scenario.steps],
        drawing=Markup(draw(view)) if view else None,  # draw escapes all that it is given
        caption=HANDS if isinstance(view, RankView) else view.caption if view else "",
    )


def described(case: Case) -> TableSetup:
    """The table that the Given steps of a scenario describe."""
    world = World(None, {})
    for step in case.steps:
        if step.definition.kind == "given":
            step.run(world)
    return world.setup


def picture(setup: TableSetup) -> TableView | RankView | None:
    """The view of a described table, or of hands to compare; None where there is neither."""
    if setup.hands is not None:
        return RankView(tuple(setup.board), tuple((name, tuple(cards)) for name, cards in setup.hands.items()))
    if not setup.stacks:
        return None
    names = seat_names(list(setup.stacks), setup.button)
    hole = {setup.seat(who): tuple(cards) for who, cards in setup.hole.items()}
    seats = tuple(
        SeatView(
            seat=seat,
            name=names.get(seat, f"seat {seat}"),
            stack=stack,
            hole=hole.get(seat, ()),
            button=seat == setup.button,
        )
        for seat, stack in sorted(setup.stacks.items())
    )
    caption = "Before the hand: nothing is posted yet"
    if setup.board:
        caption += "; the board is the one that will come"
    blinds = setup.blinds if setup.forced is None else None
    stakes = f"blinds {chips(blinds[0])}/{chips(blinds[1])}" if blinds else None
    return TableView(seats, caption, street=stakes, board=tuple(setup.board))


def _words(step: Step) -> StepWords:
    table = [[with_cards(cell) for cell in row] for row in step.table] if step.table else None
    return StepWords(step.keyword, with_cards(step.text), table)
