"""Hands compared: by playing them checked down, or, where an engine only ranks, by asking for the order."""

from __future__ import annotations

from msgspec import UNSET

from floorman.steps.outcome import Blocked, Broken, Unobservable
from floorman.steps.registry import step
from floorman.steps.script import Deed
from floorman.steps.world import World

STRUCTURES = ("no-limit", "pot-limit", "fixed-limit", "spread-limit")  # none matters where nobody raises
BLINDS = (6, 12)  # a pot of 12 a player: every share of two to four hands is whole
STACK = 1200
MOST_ACTIONS = 20  # four players check or call on four streets


@step("when", "the hands are compared")
def hands_compared(world: World) -> None:
    """The hands are checked down and the pot paid; an engine that only ranks is asked for their order."""
    board, hands = world.setup.board, world.setup.hands
    structure = next((s for s in STRUCTURES if s in world.session.hello.capabilities), None)
    if structure and not world.ranks:
        check_down(world, structure)
    else:
        world.ranking = world.ask("rank", {"board": board, "hands": hands})


def check_down(world: World, structure: str) -> None:
    """Plays the hands from seat 1 on, the button at the last; everybody calls or checks to the end."""
    setup = world.setup
    setup.structure, setup.blinds = structure, BLINDS
    big = BLINDS[1]
    setup.bets = (big, 2 * big) if structure == "fixed-limit" else None
    setup.spread = {"low": big, "high": 2 * big} if structure == "spread-limit" else None
    setup.stacks = {seat: STACK for seat in range(1, len(setup.hands) + 1)}
    setup.button = len(setup.hands)
    setup.hole = {f"seat {seat}": cards for seat, cards in enumerate(setup.hands.values(), 1)}
    world.deal()
    for _ in range(MOST_ACTIONS):
        seat = world.see("to_act")
        if seat is None:
            break
        options = world.see("options")
        if options is None or options.check is UNSET:
            raise Unobservable("the engine does not show whether a player may check")
        world.play(Deed(f"seat {seat}", "check" if options.check else "call"), otherwise=Blocked)
    _check_cards(world)


def _check_cards(world: World) -> None:
    """An engine that has dealt other cards than it was given was never asked about these hands: Blocked."""
    state, setup = world.state, world.setup
    places = [("on the table", state.board, setup.board)]
    if state.seats is not UNSET:
        hole = {seat.seat: seat.hole for seat in state.seats}
        for seat, cards in enumerate(setup.hands.values(), 1):
            places.append((f"at seat {seat}", hole.get(seat) or UNSET, cards))
    for place, seen, given in places:
        if seen is not UNSET and sorted(seen) != sorted(given):
            wanted, dealt = " ".join(given), " ".join(seen)
            raise Blocked(f"the engine has other cards {place} than it was given: {dealt}", wanted, dealt)


@step("then", "{player} wins")
def one_wins(world: World, player: str) -> None:
    """This hand alone wins."""
    _winners_are(world, [player])


@step("then", "{players} share the pot")
def several_share(world: World, players: list[str]) -> None:
    """These hands are equal and best; each wins the same."""
    _winners_are(world, players)


def _winners_are(world: World, players: list[str]) -> None:
    wanted = " and ".join(sorted(players))
    if world.ranking is not None:
        seen = sorted(_order(world)[0])
    else:
        names = dict(enumerate(world.setup.hands, 1))
        won = {names.get(payout.seat, f"seat {payout.seat}"): payout.chips for payout in world.see("payouts")}
        seen = sorted(name for name, chips in won.items() if chips)
        if seen == sorted(players) and len(set(won[name] for name in seen)) > 1:
            raise Broken("the winners do not win the same", "equal shares", str(won))
    if seen != sorted(players):
        raise Broken(f"{' and '.join(seen) or 'nobody'} wins", wanted, " and ".join(seen) or "nobody")


@step("then", "the hands rank {players}")
def hands_rank(world: World, players: list[str]) -> None:
    """Each hand beats the next one."""
    order = _order(world)
    if order != [[player] for player in players]:
        raise Broken("the order of the hands is another", " > ".join(players), _in_words(order))


@step("then", "{players} are equal")
def hands_equal(world: World, players: list[str]) -> None:
    """These hands tie."""
    order = _order(world)
    if not any(set(players) <= set(group) for group in order):
        raise Broken("the hands do not tie", " = ".join(players), _in_words(order))


@step("then", "{player} has (a ){class}")
def hand_class(world: World, player: str, name: str) -> None:
    """The class of a hand; a royal flush may also be called by its family name, straight flush."""
    if world.ranking is None or not world.ranking.classes or player not in world.ranking.classes:
        raise Unobservable("the engine does not name the class of a hand")
    seen = world.ranking.classes[player].lower().replace("-", " ").replace("_", " ")
    allowed = {name, "straight flush"} if name == "royal flush" else {name}
    if name == "straight flush":
        allowed.add("royal flush")
    if seen not in allowed:
        raise Broken(f"{player} is called another class", name, seen)


def _order(world: World) -> list[list[str]]:
    if world.ranking is None or world.ranking.order is None:
        raise Unobservable("the engine does not show the order of hands")
    return world.ranking.order


def _in_words(order: list[list[str]]) -> str:
    return " > ".join(" = ".join(sorted(group)) for group in order)
