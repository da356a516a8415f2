"""Cards and the deck.

A card is a string of two characters, rank then suit: `As`, `Td`, `2c`. A deck is a list of cards, top
card first.
"""

from .errors import TableError

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)  # DEAL-01: 13 ranks, 4 suits, no joker
_PACK = frozenset(DECK)


def whole_deck(top):
    """Completes the listed top cards to a deck of 52: the others follow by rank 2 to A, suits c d h s.

    Raises TableError (DEAL-01) on a card twice or a card that is none.
    """
    deck = list(top)
    listed = set(deck)
    if len(listed) == len(deck) == len(DECK) and listed == _PACK:
        return deck
    for card in deck:
        if card not in _PACK:
            raise TableError("DEAL-01", f"{card!r} is no card of a standard deck")
        if deck.count(card) > 1:
            raise TableError("DEAL-01", f"{card} is in the deck {deck.count(card)} times")
    return deck + [card for card in DECK if card not in listed]
