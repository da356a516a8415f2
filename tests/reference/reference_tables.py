"""Random tables with every house rule, and what may happen there: actions, incidents, comings and goings."""

from math import gcd

from holdem_reference import DECK, INCIDENTS, SWITCHES, Hand, TableError
from hypothesis import strategies as st

VALUES = {name: st.sampled_from(values) for name, values in SWITCHES.items()}
HOUSE_RULES = st.fixed_dictionaries({}, optional=VALUES)


@st.composite
def tables(draw):
    """Draws the settings of a table; short stacks are as likely as deep ones."""
    numbers = draw(st.lists(st.integers(1, 12), min_size=2, max_size=10, unique=True))
    big = draw(st.sampled_from([2, 10, 25]))
    stacks = st.one_of(st.integers(1, 3 * big), st.integers(1, 100 * big))
    table = {
        "seats": {seat: draw(stacks) for seat in numbers},
        "button": draw(st.sampled_from(numbers)),
        "small_blind": big // 2,
        "big_blind": big,
        "chip_unit": draw(st.sampled_from([1, 1, 5])),
        "showdown": draw(st.sampled_from(["auto", "ask"])),
        "switches": draw(HOUSE_RULES),
    }
    extra = draw(st.sampled_from(["none", "none", "ante", "forced", "straddle"]))
    if extra == "ante":
        kinds = st.sampled_from(["uniform", "big_blind", "button"])
        table["ante"] = draw(st.tuples(kinds, st.integers(1, 2 * big)))
    if extra == "forced":
        table["forced"] = draw(st.dictionaries(st.sampled_from(numbers), st.integers(1, 2 * big), min_size=1))
    if extra == "straddle":
        table["straddle"] = draw(st.sampled_from(numbers)), 2 * big
    if table["switches"].get("sb_ratio") == "half":
        table["small_blind"], table["big_blind"] = 5, 10
        table.pop("straddle", None)
    return table | draw(structures(table))


@st.composite
def structures(draw, table):
    """Draws a betting structure with sizes that fit the blinds; forced bets of a limit game become whole bets."""
    big, structure = table["big_blind"], draw(st.sampled_from(list(Hand.STRUCTURES)))
    settings = {"structure": structure}
    if structure in ("no-limit", "pot-limit") and not {"forced", "straddle"} & set(table):
        settings |= draw(wager_units(table))
    if structure == "fixed-limit":
        settings |= {"small_bet": big, "big_bet": draw(st.integers(big, 3 * big))}
    if structure == "spread-limit":
        high = draw(st.integers(2 * big, 5 * big))
        settings["spread"] = big, high, draw(st.integers(high, 2 * high))
    if structure in ("fixed-limit", "spread-limit"):
        settings["cap"] = draw(st.none() | st.integers(1, 5))
        if "forced" in table:
            settings["forced"] = {seat: big * (1 + amount % 2) for seat, amount in table["forced"].items()}
    return settings


@st.composite
def wager_units(draw, table):
    """Draws a smallest chip that fits the blinds; where smaller ones do not play the ante and all stacks have it."""
    unit = draw(st.sampled_from([1, gcd(table["small_blind"], table["big_blind"])]))
    settings = {"wager_unit": unit}
    if table["switches"].get("small_chips") == "do_not_play":
        settings["seats"] = {seat: max(stack, unit) for seat, stack in table["seats"].items()}
        if "ante" in table:
            settings["ante"] = table["ante"][0], table["ante"][1] * unit
    return settings


@st.composite
def raked_tables(draw):
    """Draws a table of which every second one has a rake."""
    table = draw(tables())
    percents = st.integers(1, 10_000).map(lambda hundredths: hundredths / 100)
    units = st.integers(1, 6).map(lambda chips: chips * table["chip_unit"])
    rakes = st.tuples(percents, st.none() | st.integers(0, 500), st.none() | units)
    return table | {"rake": draw(st.none() | rakes)}


def opened(table):
    """Opens the table, without its straddle where the house rules or the stack refuse it."""
    try:
        return Hand(**table)
    except TableError as refusal:
        assert refusal.rule == "XR-12"
        return Hand(**{name: value for name, value in table.items() if name != "straddle"})


def choices(hand):
    """Lists actions that are open, with both ends and a middle of each range of amounts."""
    options = hand.options()
    moves = [(name, None) for name in ("fold", "check", "call", "show", "muck") if getattr(options, name)]
    moves += [("declare_board", None)] if options.show else []
    for name, total in (("bet", options.bet), ("raise", options.raise_)):
        if total:
            middle = total[0] + (total[1] - total[0]) // 2 // hand.wager_unit * hand.wager_unit
            moves += [(name, to) for to in {*total, middle, min(2 * total[0], total[1])}]
    return sorted(moves, key=str)


def what_may_be_told(rng, hand):
    """Any incident, likely or not, with parameters of the right shape."""
    seats = list(hand.by_seat)
    told = {
        "cards": rng.sample(range(1, 2 * len(seats) + 2), rng.randint(1, 2)),
        "card": rng.choice(DECK),
        "seat": rng.choice([*seats, 11]),
        "seats": rng.sample(seats, rng.randint(1, 2)),
        "keep": rng.random() < 0.5,
        "extra": rng.randint(1, 3),
        "burned": rng.randint(0, 3),
        "face_down": rng.random() < 0.5,
        "mixed_with": rng.sample(["burns", "muck"], rng.randint(0, 2)),
        "order_known": rng.random() < 0.3,
        "reshuffle": rng.sample(DECK, 52),
        "pick": rng.choice(hand.board + hand.stub[:1]) if hand.street else "As",
    }
    if rng.random() < 0.5 and hand.by_seat.get(told["seat"]) and hand.by_seat[told["seat"]].hole:
        told["card"] = rng.choice(hand.by_seat[told["seat"]].hole)
    here = [kind for kind, incident in INCIDENTS.items() if hand.street in incident.streets]
    return rng.choice(here or list(INCIDENTS)), told


def news_for(hand, rng, entries=("post", "wait")):
    """What happens before the next hand: now and then somebody goes, comes, sits out or returns."""
    seats, news = [seat for seat, stack in hand.stacks.items() if stack], {}
    if rng.random() < 0.3 and len(seats) > 2:
        news[rng.choice(["leaves", "sits_out"])] = [rng.choice(seats)]
    free = [seat for seat in range(1, 10) if seat not in hand.by_seat and seat not in hand.away]
    if rng.random() < 0.3 and free and len(seats) < 8:
        news["joins"] = [(rng.choice(free), rng.randint(1, 300), rng.choice(entries))]
    back = [seat for seat, absent in hand.away.items() if not absent.entry]
    if rng.random() < 0.5 and back:
        news["returns"] = [(rng.choice(back), rng.choice(entries))]
    if hand.switches["missed_blinds"] == "not_applicable":
        news.pop("sits_out", None)
    return news
