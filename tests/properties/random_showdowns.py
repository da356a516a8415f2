"""Random showdowns, from a seed, and where an engine ranks them otherwise than another.

Half are dealt from the whole deck. In a deal like that four of a kind or a straight flush is a matter of
thousands of hands, so the other half are dealt from packs in which they are common: of few ranks, of
neighbouring ranks, of mostly one suit, or with most of a straight flush on the board.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from floorman.cards import DECK, RANKS, SUITS
from floorman.protocol.messages import Ranking
from floorman.protocol.session import EngineFault, Session

RANKERS = ("deuces", "eval7", "phevaluator", "pokersolver", "treys")  # the engines that only rank hands
SEED = 20261201
NAMES = "ABCDEFGHI"
BATCH = 500  # requests that are sent together


@dataclass(frozen=True)
class Showdown:
    """A board of five cards and two to nine hands of two, by name."""

    board: list[str]
    hands: dict[str, list[str]]

    def __str__(self) -> str:
        hands = ", ".join(f"{name} {' '.join(cards)}" for name, cards in self.hands.items())
        return f"board {' '.join(self.board)}, hands {hands}"


@dataclass(frozen=True)
class Difference:
    """A showdown that `engine` ranks otherwise than `other`; `number` counts the showdowns of the seed from 1.

    `seen` and `expected` are the groups of equal hands, best first, or why the showdown was declined.
    """

    engine: str
    other: str
    seed: int
    number: int
    showdown: Showdown
    seen: list[str] | str
    expected: list[str] | str

    def __str__(self) -> str:
        return (
            f"{self.engine} ranks showdown {self.number} of seed {self.seed} otherwise than {self.other}\n"
            f"  {self.showdown}\n"
            f"  {self.engine}: {in_words(self.seen)}\n"
            f"  {self.other}: {in_words(self.expected)}"
        )


def differences(engine: Session, other: Session, seed: int, count: int) -> Iterator[Difference]:
    """The showdowns of the seed, out of the first `count`, on which the engine differs; raises EngineFault."""
    names = engine.hello.engine, other.hello.engine
    dealt = enumerate(islice(showdowns(seed), count), 1)
    while batch := list(islice(dealt, BATCH)):
        calls = [("rank", {"board": showdown.board, "hands": showdown.hands}) for _, showdown in batch]
        try:
            answers = zip(batch, engine.ask_all(calls), other.ask_all(calls))
        except EngineFault as fault:
            number, showdown = batch[len(fault.answers)]
            fault.add_note(f"at showdown {number} of seed {seed}: {showdown}")
            raise
        for (number, showdown), *rankings in answers:
            seen, expected = map(groups, rankings)
            if seen != expected:
                yield Difference(*names, seed, number, showdown, seen, expected)


def groups(ranking: Ranking) -> list[str] | str:
    """The groups of equal hands, best first, each as its names in order; of a declined showdown the reason."""
    return ranking.declined or ["".join(sorted(group)) for group in ranking.order]


def in_words(ranked: list[str] | str) -> str:
    """The groups of an order such as `B > A = C`."""
    return f"declined, {ranked}" if isinstance(ranked, str) else " > ".join(map(" = ".join, ranked))


# ---- the deal ----------------------------------------------------------------------------------------


def showdowns(seed: int) -> Iterator[Showdown]:
    """All showdowns of a seed, without end."""
    rng = random.Random(seed)
    while True:
        hands = rng.randint(2, len(NAMES))
        deal = rng.choice(RARE_DEALS) if rng.random() < 0.5 else from_whole_deck
        cards = deal(rng, 5 + 2 * hands)
        holes = {name: cards[5 + 2 * place : 7 + 2 * place] for place, name in enumerate(NAMES[:hands])}
        yield Showdown(cards[:5], holes)


def from_whole_deck(rng: random.Random, count: int) -> list[str]:
    """So many cards of a shuffled deck."""
    return rng.sample(DECK, count)


def from_few_ranks(rng: random.Random, count: int) -> list[str]:
    """Cards of hardly more ranks than are needed: quads, two triplets, three pairs, equal hands."""
    ranks = rng.sample(RANKS, -(-count // 4) + rng.randint(0, 1))
    return rng.sample([rank + suit for rank in ranks for suit in SUITS], count)


def from_a_run(rng: random.Random, count: int) -> list[str]:
    """Cards of six or seven neighbouring ranks, also around the ace: straights, wheels, and what is neither."""
    ranks = run_of_ranks(rng, max(5, -(-count // 4)) + 1)
    return rng.sample([rank + suit for rank in ranks for suit in SUITS], count)


def from_one_suit(rng: random.Random, count: int) -> list[str]:
    """A whole suit among as many other cards as are dealt: flushes that differ in one card."""
    suit = rng.choice(SUITS)
    suited, others = split(rank + suit for rank in RANKS)
    return rng.sample(suited + rng.sample(others, count), count)


def around_a_straight_flush(rng: random.Random, count: int) -> list[str]:
    """Three or four cards of a run of seven in one suit on the board, the others in the hands or unseen."""
    suit = rng.choice(SUITS)
    run, others = split(rank + suit for rank in run_of_ranks(rng, 7))
    rng.shuffle(run)
    rng.shuffle(others)
    suited = rng.randint(3, 4)
    board = run[:suited] + others[: 5 - suited]
    hands = (run[suited:] + others[5 - suited :])[: count - 5]
    return rng.sample(board, 5) + rng.sample(hands, len(hands))


def with_a_made_board(rng: random.Random, count: int) -> list[str]:
    """A straight, a flush or better on the board, which plays unless a hand is better."""
    ranks, suit = run_of_ranks(rng, 5), rng.choice(SUITS)
    board = rng.choice(
        [
            [*(ranks[0] + suit for suit in SUITS), rng.choice(ranks[1:]) + suit],
            [rank + rng.choice(SUITS) for rank in ranks],
            [rank + suit for rank in rng.sample(RANKS[5:], 5)],
            [rank + suit for rank in ranks],
        ]
    )
    _, others = split(board)
    return rng.sample(board, 5) + rng.sample(others, count - 5)


RARE_DEALS = (from_few_ranks, from_a_run, from_one_suit, around_a_straight_flush, with_a_made_board)


def run_of_ranks(rng: random.Random, length: int) -> list[str]:
    """Neighbouring ranks, the two being the ace's neighbour."""
    first = rng.randrange(len(RANKS))
    return [RANKS[(first + step) % len(RANKS)] for step in range(length)]


def split(wanted: Iterable[str]) -> tuple[list[str], list[str]]:
    """The wanted cards, and the other ones of the deck."""
    chosen = list(wanted)
    return chosen, [card for card in DECK if card not in chosen]
