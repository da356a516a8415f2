"""Cards as the protocol writes them, and the deck that puts given cards where a scenario wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)

# What is dealt where a scenario does not say: an ordinary shuffled pack, always the same one.
SHUFFLED = tuple(
    "7d Kc 4s 9h Qs 2d Jc 6h As 8c 3h Td 5s Kh 2c 9s Jd 6c Qh 4d Ac 8h 3s Tc 7s 5d Ks 2h 9d Jh 6s Qc 4c Ad "
    "8s 3d Th 7h 5c Kd 2s 9c Js 6d Qd 4h Ah 8d 3c Ts 7c 5h".split()
)


def full_deck(top: Iterable[str]) -> list[str]:
    """The whole deck, top first: the cards named, then the others by rank 2 to A and suits c d h s."""
    top = list(top)
    named = set(top)
    return top + [card for card in DECK if card not in named]


def stacked_deck(
    order: Sequence[int], hole: Mapping[int, Sequence[str]], board: Sequence[str], burn: bool
) -> tuple[list[str], dict[int, list[str]], list[str]]:
    """A deck that deals the given cards to their places, with each seat's hole cards and the whole board.

    `order` is the order of the deal, one card at a time in two passes. Places that are not given are
    filled from SHUFFLED. With `burn` one card lies before the flop, the turn and the river.
    """
    given = {card for cards in (*hole.values(), board) for card in cards}
    spare = iter([card for card in SHUFFLED if card not in given])
    holes = {seat: list(hole.get(seat, ())) for seat in order}
    for cards in holes.values():
        cards.extend(next(spare) for _ in range(2 - len(cards)))
    table = [*board, *(next(spare) for _ in range(5 - len(board)))]
    deck = [holes[seat][number] for number in (0, 1) for seat in order]
    for street in (table[:3], table[3:4], table[4:]):
        if burn:
            deck.append(next(spare))
        deck.extend(street)
    return [*deck, *spare], holes, table
