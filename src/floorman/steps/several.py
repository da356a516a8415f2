"""Several hands at one table: players who come and go, the next hand, and where the button is then."""

from __future__ import annotations

from msgspec import UNSET

from floorman.steps.outcome import Broken, Unobservable, expect
from floorman.steps.registry import step
from floorman.steps.world import World

# ---- Given: what has happened ------------------------------------------------------------------


@step("given", "{int} hand(s) has/have been folded out")
def hands_folded_out(world: World, hands: int) -> None:
    """So many hands have been dealt, in each of which everybody folds until one player is left."""
    for _ in range(hands):
        world.fold_out()


@step("given", "{seat} leaves the table")
def leaves(world: World, who: str) -> None:
    """This player is gone, with all chips, before the next hand."""
    world.setup.between.leaves.append(world.setup.seat(who))


@step("given", "seat {int} joins with {amount}")
def joins(world: World, seat: int, stack: int) -> None:
    """A new player sits down before the next hand, who posts what the house asks for to be dealt in."""
    world.setup.join(seat, stack, "post")


@step("given", "seat {int} joins with {amount} and waits for the big blind")
def joins_and_waits(world: World, seat: int, stack: int) -> None:
    """A new player sits down before the next hand, who posts nothing and waits for the big blind."""
    world.setup.join(seat, stack, "wait")


@step("given", "seat {int} joins with {amount} and buys the button")
def joins_and_buys(world: World, seat: int, stack: int) -> None:
    """A new player sits down before the next hand, between the button and the big blind, and buys the button."""
    world.setup.join(seat, stack, "buy_button")


@step("given", "{seat} sits out")
def sits_out(world: World, who: str) -> None:
    """This player keeps the seat and the chips, and is not dealt in from the next hand on."""
    world.setup.between.sits_out.append(world.setup.seat(who))


@step("given", "{seat} returns")
def returns(world: World, who: str) -> None:
    """This player, who sat out, comes back before the next hand and posts all that was missed."""
    world.setup.between.returns.append({"seat": world.setup.seat(who), "how": "post"})


@step("given", "{seat} returns and waits for the big blind")
def returns_and_waits(world: World, who: str) -> None:
    """This player, who sat out, comes back before the next hand and waits for the big blind."""
    world.setup.between.returns.append({"seat": world.setup.seat(who), "how": "wait"})


@step("given", "the blinds go up to {amount}\\/{amount}")
def blinds_go_up(world: World, small: int, big: int) -> None:
    """A change of the blinds, announced before the next hand."""
    world.setup.between.blinds = {"small": small, "big": big}


# ---- When ---------------------------------------------------------------------------------------


@step("when", "the next hand is dealt")
def next_hand(world: World) -> None:
    """The engine moves the button, takes the blinds and deals; from now on seats are named by number."""
    world.next_hand(otherwise=Broken)


# ---- Then ---------------------------------------------------------------------------------------


@step("then", "the button is at seat {int}")
def button_at(world: World, seat: int) -> None:
    """The seat of the button, where perhaps nobody sits."""
    expect("the seat of the button", seat, world.see("button"))


@step("then", "{seat} is dealt in")
def dealt_in(world: World, who: str) -> None:
    """This player has cards."""
    if not _has_cards(world, who):
        raise Broken(f"{who} is not dealt in", "dealt in", "not dealt in")


@step("then", "{seat} is not dealt in")
def not_dealt_in(world: World, who: str) -> None:
    """Nobody has cards at this seat."""
    if _has_cards(world, who):
        raise Broken(f"{who} is dealt in", "not dealt in", "dealt in")


def _has_cards(world: World, who: str) -> bool:
    """Whether the seat has cards; where the engine shows none, whether it has a part in the hand."""
    number = world.setup.seat(who)
    for seat in world.see("seats"):
        if seat.seat == number:
            if seat.hole is not UNSET:
                return bool(seat.hole)
            if seat.status is UNSET:
                raise Unobservable("the engine does not show the `hole` or the `status` of a seat")
            return seat.status in ("in", "all_in")
    return False
