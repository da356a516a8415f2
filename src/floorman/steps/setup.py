"""Given: the table, its seats, its cards, and the action so far."""

from __future__ import annotations

from floorman.steps.outcome import Blocked
from floorman.steps.registry import step
from floorman.steps.tablesetup import BadScenario
from floorman.steps.world import World


@step("given", "a no-limit table with blinds {amount}\\/{amount}")
def no_limit_table(world: World, small: int, big: int) -> None:
    """A no-limit game; small blind and big blind in chips."""
    world.setup.blinds = (small, big)


@step("given", "a pot-limit table with blinds {amount}\\/{amount}")
def pot_limit_table(world: World, small: int, big: int) -> None:
    """A pot-limit game; small blind and big blind in chips."""
    world.setup.structure = "pot-limit"
    world.setup.blinds = (small, big)


@step("given", "a fixed-limit table with blinds {amount}\\/{amount} and bets {amount}\\/{amount}")
def fixed_limit_table(world: World, small: int, big: int, small_bet: int, big_bet: int) -> None:
    """A fixed-limit game; the two blinds and the two bet sizes in chips."""
    world.setup.structure = "fixed-limit"
    world.setup.blinds = (small, big)
    world.setup.bets = (small_bet, big_bet)


@step("given", "a spread-limit table with blinds {amount}\\/{amount} and bets from {amount} to {amount}")
def spread_limit_table(world: World, small: int, big: int, low: int, high: int) -> None:
    """A spread-limit game; the two blinds, the lowest and the highest bet or raise in chips."""
    world.setup.structure = "spread-limit"
    world.setup.blinds = (small, big)
    world.setup.spread = {"low": low, "high": high}


@step("given", "bets up to {amount} on the turn and the river")
def late_spread(world: World, high: int) -> None:
    """The highest bet or raise of a spread-limit game on the last two rounds."""
    if world.setup.spread is None:
        raise BadScenario("only a spread-limit table has another highest bet on the turn and the river")
    world.setup.spread = world.setup.spread | {"late_high": high}


@step("given", "at most {int} raise(s) in a round")
def raise_cap(world: World, raises: int) -> None:
    """The number of raises after the bet of a round that the game is set up with; else the house decides."""
    world.setup.cap = raises


@step("given", "{int} players with {amount} each")
def equal_players(world: World, players: int, stack: int) -> None:
    """A full ring of players with equal stacks; seat 1 is BTN, the others follow clockwise."""
    world.setup.stacks = {seat: stack for seat in range(1, players + 1)}
    world.setup.button = 1


@step("given", "these seats", "seat stack")
def seats(world: World, rows: tuple) -> None:
    """The seats clockwise: by position (row n is seat n) or by number (gaps allowed)."""
    setup = world.setup
    if all(row["seat"].isdigit() for row in rows):
        setup.stacks = {int(row["seat"]): int(row["stack"]) for row in rows}
        return
    setup.stacks = {number: int(row["stack"]) for number, row in enumerate(rows, 1)}
    names = [row["seat"] for row in rows]
    if "BTN" not in names:
        raise BadScenario("the seats name no BTN")
    setup.button = names.index("BTN") + 1
    if list(map(setup.names().get, setup.stacks)) != names:
        wanted = ", ".join(setup.names().values())
        raise BadScenario(f"the seats {', '.join(names)} are not in clockwise order; from the button: {wanted}")


@step("given", "the button is at seat {int}")
def button(world: World, seat: int) -> None:
    """Where the button is, for seats by number."""
    world.setup.button = seat


@step("given", "the forced bets are", "seat bet")
def forced_bets(world: World, rows: tuple) -> None:
    """A layout of forced bets other than two blinds; it replaces them."""
    world.setup.forced = {row["seat"]: int(row["bet"]) for row in rows}


@step("given", "an ante of {amount} from every player")
def uniform_ante(world: World, amount: int) -> None:
    """Every player posts this ante besides the blinds."""
    world.setup.ante = {"kind": "uniform", "amount": amount}


@step("given", "a big-blind ante of {amount}")
def big_blind_ante(world: World, amount: int) -> None:
    """The big blind posts this ante for the whole table."""
    world.setup.ante = {"kind": "big_blind", "amount": amount}


@step("given", "{seat} straddles to {amount}")
def straddle(world: World, who: str, amount: int) -> None:
    """A live straddle, posted before the cards; the total in chips."""
    world.setup.straddle = (who, amount)


@step("given", "the smallest chip is {amount}")
def chip_unit(world: World, amount: int) -> None:
    """The smallest chip in play, the unit in which a pot is split."""
    world.setup.chip_unit = amount


@step("given", "the smallest chip of the blinds is {amount}")
def wager_unit(world: World, amount: int) -> None:
    """The smallest chip that is used for the blinds; bets and raises are made in whole numbers of it."""
    world.setup.wager_unit = amount


@step("given", "the house takes a rake of {rake}")
def rake(world: World, terms: dict[str, int | float]) -> None:
    """What the house keeps of the pot of each hand; without a unit it is rounded down to the smallest chip."""
    world.setup.rake = terms


@step("given", "players are asked to show or muck")
def ask_to_show(world: World) -> None:
    """At the showdown each player in turn is asked; otherwise every live hand is shown."""
    world.setup.ask_to_show = True


@step("given", "the hole cards are", "seat cards")
def hole_cards(world: World, rows: tuple) -> None:
    """The hole cards of the seats that matter; the others get cards of no importance."""
    world.setup.hole = {row["seat"]: row["cards"].split() for row in rows}


@step("given", "the board is {cards}")
def board(world: World, cards: list[str]) -> None:
    """The community cards that will come, as far as they matter."""
    world.setup.board = cards


@step("given", "the deck from the top is {cards}")
def deck(world: World, cards: list[str]) -> None:
    """The deck, top card first; cards not named follow by rank 2 to A and suits c d h s."""
    world.setup.deck = cards


@step("given", "these hands", "player cards")
def hands(world: World, rows: tuple) -> None:
    """Hands to compare: two cards each with a board, or five cards each without one."""
    world.setup.hands = {row["player"]: row["cards"].split() for row in rows}


@step("given", "the action so far: {script}")
def action_so_far(world: World, deeds: tuple) -> None:
    """What has been done before the rule is put to the test. The engine has to take each action as it is."""
    for deed in deeds:
        world.play(deed, otherwise=Blocked)
