"""When: what the players do."""

from __future__ import annotations

from floorman.steps.outcome import Blocked, Broken
from floorman.steps.registry import step
from floorman.steps.script import parse_deed
from floorman.steps.world import World


@step("when", "the table is opened")
def table_opened(world: World) -> None:
    """The table is set up and the forced bets go in; no cards yet."""
    world.open()


@step("when", "the cards are dealt")
def cards_dealt(world: World) -> None:
    """The hole cards go out."""
    world.deal()


@step("when", "{seat} {deed}")
def player_does(world: World, who: str, words: str) -> None:
    """A legal action: the engine has to take it as it is. Amounts are street totals."""
    world.play(parse_deed(who, words), otherwise=Broken)


@step("when", "the action goes: {script}")
def action_goes(world: World, deeds: tuple) -> None:
    """Several legal actions in turn. The last one is what is tried: the engine has to take it as it is;
    those before it lead up to it."""
    *before, last = deeds
    for deed in before:
        world.play(deed, otherwise=Blocked)
    world.play(last, otherwise=Broken)


@step("when", "{seat} tries to {attempt}")
def player_tries(world: World, who: str, words: str) -> None:
    """An action that may be illegal; the next step says what has to come of it."""
    world.try_to(parse_deed(who, words))
