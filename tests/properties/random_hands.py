"""Random hands for two engines: a table, a deck and players, from a seed, with a bias to what goes wrong."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from random_tables import random_deck, random_table
from temper import Temper

from floorman.protocol.messages import Hello

ROYAL = ("Ts", "Js", "Qs", "Ks", "As")


@dataclass(frozen=True)
class RandomHand:
    """An `open`, a deck, and how its players play."""

    table: dict[str, Any]
    deck: list[str]
    temper: Temper


def random_hand(rng: random.Random, one: Hello, other: Hello) -> RandomHand:
    """A hand that both can play; in one of eight all tie, in one of eight short stacks can go all-in in a row."""
    table, deck = random_table(rng, one, other), random_deck(rng)
    if rng.random() < 0.3 and all("showdown" in hello.capabilities for hello in (one, other)):
        table["showdown"] = "ask"
    temper = Temper(rng.choice([0.03, 0.1, 0.3]), rng.choice([0.1, 0.3, 0.6]), muck=rng.choice([0.1, 0.9]))
    kind = rng.randrange(8)
    if kind == 0:
        deck = with_board(deck, ROYAL, len(table["seats"]))
    elif kind == 1 and "straddle" not in table:
        table["seats"] = ladder(rng, table)
        temper = Temper(0.03, 0.8, 0.1)
    return RandomHand(table, deck, temper)


def with_board(deck: list[str], board: tuple[str, ...], players: int) -> list[str]:
    """The deck with these cards where the board comes from: after the hole cards, one burned before each street."""
    rest = [card for card in deck if card not in board]
    flop = 2 * players + 1
    for place, card in zip((flop, flop + 1, flop + 2, flop + 4, flop + 6), board):
        rest.insert(place, card)
    return rest


def ladder(rng: random.Random, table: dict[str, Any]) -> list[dict[str, int]]:
    """Stacks of a few big blinds, clockwise each a fraction of one above the last, then one that covers them all."""
    big, seats = table["blinds"]["big"], [seat["seat"] for seat in table["seats"]]
    first, stack = rng.randrange(len(seats)), 2 * big
    stacks = {}
    for seat in seats[first:] + seats[:first]:
        stack += rng.randint(1, max(1, big // 2))
        stacks[seat] = stack
    stacks[seat] += 100 * big
    return [{"seat": seat, "stack": stacks[seat]} for seat in seats]
