"""Then: whose turn it is, what may be done, and what came of an attempt."""

from __future__ import annotations

from msgspec import UNSET

from floorman.protocol.messages import Options
from floorman.steps.outcome import Broken, Unobservable, expect
from floorman.steps.registry import step
from floorman.steps.world import World


# ---- whose turn --------------------------------------------------------------------------------


@step("then", "{seat} acts next")
def acts_next(world: World, who: str) -> None:
    """It is this player's turn."""
    name = world.setup.name
    expect("the next to act", name(world.setup.seat(who)), name(world.see("to_act")))


@step("then", "nobody acts next")
def nobody_acts(world: World) -> None:
    """No player is asked for anything."""
    expect("the next to act", "nobody", world.setup.name(world.see("to_act")))


@step("then", "the hand is over")
def hand_over(world: World) -> None:
    """The hand has ended and its chips are paid out."""
    if not world.see("over"):
        raise Broken("the hand is not over", "over", f"still on, {world.setup.name(world.state.to_act)} to act")


@step("then", "the hand goes on")
def hand_goes_on(world: World) -> None:
    """The hand has not ended."""
    if world.see("over"):
        raise Broken("the hand is over", "the hand goes on", "over")


@step("then", "the next street is the {street}")
def next_street(world: World, street: str) -> None:
    """The betting round is closed and this street has come."""
    expect("the street", street, world.see("street"))


@step("then", "the street is still {street}")
def still_street(world: World, street: str) -> None:
    """The betting round is not closed."""
    expect("the street", street, world.see("street"))


# ---- options -----------------------------------------------------------------------------------


def _open(options: Options, kind: str) -> bool:
    value = getattr(options, "raise_" if kind == "raise" else kind)
    if value is UNSET:
        raise Unobservable(f"the engine does not show whether a player may {kind}")
    return value is not None and value is not False


@step("then", "{seat} may only {kinds}")
def may_only(world: World, who: str, kinds: list[str]) -> None:
    """The complete list of what this player, whose turn it is, may do; a fold counts only where
    something is owed."""
    options = world.options_of(who)
    shown = [kind for kind in ("fold", "check", "call", "bet", "raise") if _open(options, kind)]
    if "check" in kinds and "fold" not in kinds:
        shown = [kind for kind in shown if kind != "fold"]
    expect(f"what {who} may do", ", ".join(sorted(kinds)), ", ".join(sorted(shown)))


@step("then", "{seat} may {kind}")
def may(world: World, who: str, kind: str) -> None:
    """This player, whose turn it is, has this option."""
    if not _open(world.options_of(who), kind):
        raise Broken(f"{who} may not {kind}", f"may {kind}", f"may not {kind}")


@step("then", "{seat} may not {kind}")
def may_not(world: World, who: str, kind: str) -> None:
    """This player, whose turn it is, does not have this option."""
    options = world.options_of(who)
    if _open(options, kind):
        amounts = {"raise": options.raise_, "bet": options.bet}.get(kind)
        detail = f" ({amounts.min} to {amounts.max})" if amounts else ""
        raise Broken(f"{who} may {kind}{detail}", f"may not {kind}", f"may {kind}{detail}")


@step("then", "{seat} may call {amount}")
def may_call(world: World, who: str, amount: int) -> None:
    """The price of a call in chips to add."""
    options = world.options_of(who)
    price = options.call if _open(options, "call") else "no call"
    expect(f"the price {who} has to call", amount, price)


@step("then", "{seat} owes nothing")
def owes_nothing(world: World, who: str) -> None:
    """This player, whose turn it is, may stay in for free."""
    options = world.options_of(who)
    if not _open(options, "check"):
        raise Broken(f"{who} may not check", "owes nothing", f"owes {options.call}")


@step("then", "{seat} may {wager} at {bound} {amount}")
def wager_bound(world: World, who: str, kind: str, bound: str, amount: int) -> None:
    """The smallest (at least) or largest (at most) street total of a bet or raise."""
    options = world.options_of(who)
    if not _open(options, kind):
        raise Broken(f"{who} may not {kind}", f"may {kind}", f"may not {kind}")
    limits = options.raise_ if kind == "raise" else options.bet
    what, seen = ("smallest", limits.min) if bound == "least" else ("largest", limits.max)
    expect(f"the {what} {kind} of {who}", amount, seen)


# ---- what was tried ----------------------------------------------------------------------------


@step("then", "the action is accepted")
def accepted(world: World) -> None:
    """The engine takes the action that was tried as it is."""
    world.judge_attempt(accepted=True)


@step("then", "the action is refused")
def refused(world: World) -> None:
    """The engine refuses the action that was tried, and nothing at the table changes."""
    world.judge_attempt(accepted=False)


@step("then", "the wager is corrected to {amount}")
def corrected(world: World, to: int) -> None:
    """The engine takes the bet or raise that was tried, at this street total instead of the one said."""
    world.judge_correction(to)


@step("then", "the table is refused")
def table_refused(world: World) -> None:
    """The engine refuses to open such a table."""
    if world.refusal is None:
        raise Broken("the engine opens the table", "refused", "opened")


@step("then", "the table is accepted")
def table_accepted(world: World) -> None:
    """The engine opens the table."""
    if world.refusal is not None:
        raise Broken(f"the engine refuses the table: {world.refusal}", "opened", f"refused: {world.refusal}")
