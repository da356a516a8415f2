"""Random tables that two engines can both open, and random decks, from a seed."""

from __future__ import annotations

import random
from typing import Any

from floorman.cards import DECK
from floorman.protocol.messages import Hello

STRUCTURES = ("no-limit", "no-limit", "pot-limit", "fixed-limit")


def random_table(rng: random.Random, one: Hello, other: Hello) -> dict[str, Any]:
    """The params of an `open`: two to nine players, short and deep stacks, forced bets of every kind.

    Each house rule is one that both can play, where there is one.
    """
    capabilities = set(one.capabilities) & set(other.capabilities)
    switches = common_switches(rng, one, other)
    structure = rng.choice([name for name in STRUCTURES if name in capabilities])
    big = rng.choice([2, 10, 20])
    seats = sorted(rng.sample(range(1, 10), rng.randint(2, 6) if rng.random() < 0.8 else rng.randint(7, 9)))
    deepest = rng.choice([3, 12, 60]) * big
    table: dict[str, Any] = {
        "structure": structure,
        "blinds": {"small": big // 2, "big": big},
        "button": rng.choice(seats),
        "seats": [{"seat": seat, "stack": rng.randint(1, deepest)} for seat in seats],
        "switches": switches,
    }
    if structure == "fixed-limit":
        table |= {"small_bet": big, "big_bet": 2 * big, "cap": rng.choice([3, 4])}
    extra = rng.random()
    if extra < 0.15 and "antes" in capabilities:
        table["ante"] = {"kind": "uniform", "amount": rng.randint(1, big)}
    elif extra < 0.25 and "bb-ante" in capabilities:
        table["ante"] = {"kind": "big_blind", "amount": big}
    elif extra < 0.35 and "straddle" in capabilities and len(seats) > 2 and structure != "fixed-limit":
        after = seats[seats.index(table["button"]) + 1 :] + seats
        player = next(seat for seat in table["seats"] if seat["seat"] == after[2])
        player["stack"] += 3 * big
        table["straddle"] = {"seat": after[2], "amount": rng.choice([2, 3]) * big}
    return table


def common_switches(rng: random.Random, one: Hello, other: Hello) -> dict[str, str]:
    """A value of each switch that both list, picked from those that both can play."""
    found = {}
    for switch, values in one.switches.items():
        both = [value for value in values if value in other.switches.get(switch, ())]
        if both:
            found[switch] = rng.choice(both)
    return found


def random_deck(rng: random.Random) -> list[str]:
    """A whole deck, shuffled."""
    return rng.sample(DECK, len(DECK))
