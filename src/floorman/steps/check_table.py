"""Then: the chips, the cards and the showdown that the table shows."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from floorman.steps.outcome import Broken, Unobservable, expect
from floorman.steps.registry import split_names, step
from floorman.steps.world import World

# ---- chips -------------------------------------------------------------------------------------


@step("then", "the pot is {amount}")
def pot(world: World, amount: int) -> None:
    """Everything committed in the hand so far, antes and uncalled chips included."""
    expect("the pot", amount, world.see("pot"))


@step("then", "the seats show", "seat", "stack bet status")
def seats_show(world: World, rows: tuple) -> None:
    """Chips behind, this street's bets and states (in, folded, all-in) of the seats named."""
    for row in rows:
        for column, cell in row.items():
            if column != "seat":
                seen = world.see_seat(row["seat"], column)
                wanted = cell.replace("-", "_") if column == "status" else int(cell)
                expect(f"the {column} of {row['seat']}", wanted, seen)


@step("then", "{seat} has {amount} behind")
def has_behind(world: World, who: str, amount: int) -> None:
    """The chips that this player has left, winnings included once the hand is over."""
    expect(f"the stack of {who}", amount, world.see_seat(who, "stack"))


@step("then", "{seat} has bet {amount}")
def has_bet(world: World, who: str, amount: int) -> None:
    """What this player has put in on this street."""
    expect(f"the bet of {who}", amount, world.see_seat(who, "bet"))


@step("then", "the pots are", "amount seats")
def pots(world: World, rows: tuple) -> None:
    """Main pot first: the amount of each pot and the seats that can win it; uncalled chips are in none."""
    wanted = [(int(row["amount"]), _seats(world, row["seats"])) for row in rows]
    seen = [(pot.amount, sorted(pot.seats)) for pot in world.see("pots")]
    expect("the pots", _pots_in_words(world, wanted), _pots_in_words(world, seen))


def _pots_in_words(world: World, found: list[tuple[int, list[int]]]) -> str:
    names = world.setup.names()
    return "; ".join(f"{amount} for {', '.join(names.get(s, str(s)) for s in seats)}" for amount, seats in found)


def _seats(world: World, text: str) -> list[int]:
    return sorted(world.setup.seat(who) for who in split_names(text))


def _chips(world: World, field: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for entry in world.see(field):
        if entry.chips:
            found[entry.seat] = found.get(entry.seat, 0) + entry.chips
    return found


@step("then", "{seat} wins {amount}")
def wins(world: World, who: str, amount: int) -> None:
    """What this player wins from all pots together; uncalled chips that come back are not winnings."""
    expect(f"what {who} wins", amount, _chips(world, "payouts").get(world.setup.seat(who), 0))


@step("then", "the winnings are", "seat chips")
def winnings(world: World, rows: tuple) -> None:
    """What each player wins from the pots; who is not named wins nothing."""
    name = world.setup.name
    wanted = {world.setup.seat(row["seat"]): int(row["chips"]) for row in rows}
    seen = _chips(world, "payouts")
    expect("the winnings", *(_in_words(name, chips) for chips in (wanted, seen)))


def _in_words(name: Any, chips: dict[int, int]) -> str:
    return ", ".join(f"{name(seat)} {amount}" for seat, amount in sorted(chips.items()) if amount) or "none"


@step("then", "{seat} gets back {amount}")
def gets_back(world: World, who: str, amount: int) -> None:
    """The uncalled chips that return to this player."""
    expect(f"what {who} gets back", amount, _chips(world, "returned").get(world.setup.seat(who), 0))


@step("then", "nothing is returned")
def nothing_returned(world: World) -> None:
    """No chips were uncalled."""
    expect("what is returned", "none", _in_words(world.setup.name, _chips(world, "returned")))


@step("then", "the house takes {amount}")
def house_takes(world: World, amount: int) -> None:
    """The rake of this hand, which is over: chips out of the pots that nobody at the table wins."""
    expect("the rake", amount, world.see("rake"))


@step("then", "the house takes no rake")
def no_rake(world: World) -> None:
    """All chips of the pots are won."""
    expect("the rake", 0, world.see("rake"))


# ---- cards -------------------------------------------------------------------------------------


@step("then", "the board shows {cards}")
def board_shows(world: World, cards: list[str]) -> None:
    """The community cards on the table, in the order in which they came."""
    expect("the board", " ".join(cards), " ".join(world.see("board")) or "empty")


@step("then", "{cards} are on the board")
def on_the_board(world: World, cards: list[str]) -> None:
    """These community cards are among those on the table, in any order."""
    missing = [card for card in cards if card not in world.see("board")]
    if missing:
        raise Broken(f"the board lacks {' '.join(missing)}", " ".join(cards), " ".join(world.see("board")) or "empty")


@step("then", "the board is empty")
def board_empty(world: World) -> None:
    """No community card is on the table."""
    expect("the board", "empty", " ".join(world.see("board")) or "empty")


@step("then", "the board has {int} card(s)")
def board_has(world: World, number: int) -> None:
    """How many community cards are on the table."""
    expect("the number of community cards", number, len(world.see("board")))


@step("then", "{seat} holds {cards}")
def holds(world: World, who: str, cards: list[str]) -> None:
    """The hole cards of this player, in any order."""
    expect(f"the hand of {who}", " ".join(sorted(cards)), " ".join(sorted(world.see_seat(who, "hole"))) or "empty")


@step("then", "{seat} holds the {cards}")
def holds_among(world: World, who: str, cards: list[str]) -> None:
    """These cards are among the hole cards of this player."""
    seen = world.see_seat(who, "hole")
    if not set(cards) <= set(seen):
        raise Broken(f"{who} does not hold {' '.join(cards)}", " ".join(cards), " ".join(seen) or "no cards")


@step("then", "{seat} holds {int} card(s)")
def holds_number(world: World, who: str, number: int) -> None:
    """How many hole cards this player has."""
    expect(f"the number of hole cards of {who}", number, len(world.see_seat(who, "hole")))


@step("then", "the burned cards are {cards}")
def burned(world: World, cards: list[str]) -> None:
    """The burn pile, first card first."""
    expect("the burn pile", " ".join(cards), " ".join(world.see("burns")) or "empty")


@step("then", "no card is burned")
def none_burned(world: World) -> None:
    """The burn pile is empty."""
    expect("the burn pile", "empty", " ".join(world.see("burns")) or "empty")


@step("then", "the stub has {int} cards")
def stub_has(world: World, number: int) -> None:
    """How many cards are left of the deck."""
    expect("the number of cards in the stub", number, len(world.see("stub")))


@step("then", "no card is in two places")
def one_place_each(world: World) -> None:
    """Stub, burns, board, muck, hands and cards set aside together hold the 52 cards, each once."""
    cards = [*world.see("stub"), *world.see("burns"), *world.see("board"), *world.see("muck")]
    for seat in world.see("seats"):
        if seat.hole is UNSET:
            raise Unobservable("the engine does not show the `hole` of a seat")
        cards += [card for card in seat.hole if card not in world.state.muck]
    if world.state.aside is not UNSET:
        cards += world.state.aside
    expect("the number of cards", 52, len(cards))
    expect("the number of different cards", 52, len(set(cards)))


# ---- showdown ----------------------------------------------------------------------------------


@step("then", "the hands are shown in the order {seats}")
def show_order(world: World, players: list[str]) -> None:
    """The players at the showdown in the order in which they have to show."""
    name = world.setup.name
    wanted = [name(world.setup.seat(who)) for who in players]
    expect("the order of showing", ", ".join(wanted), ", ".join(map(name, world.see("show_order"))) or "no showdown")


@step("then", "no hand is shown")
def none_shown(world: World) -> None:
    """No player's cards have been turned up."""
    expect("what is shown", "nothing", ", ".join(map(world.setup.name, world.see("shown"))) or "nothing")


@step("then", "{seat} has shown")
def has_shown(world: World, who: str) -> None:
    """This player's cards have been turned up."""
    if world.setup.seat(who) not in world.see("shown"):
        raise Broken(f"{who} has not shown", "shown", "not shown")


@step("then", "{seat} has not shown")
def has_not_shown(world: World, who: str) -> None:
    """This player's cards have not been turned up."""
    if world.setup.seat(who) in world.see("shown"):
        raise Broken(f"{who} has shown", "not shown", "shown")
