"""Cards and the deck.

A card is a string of two characters, rank then suit: `As`, `Td`, `2c`. A deck is a list of cards, top
card first.
"""

from .errors import TableError

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)  # DEAL-01: 13 ranks, 4 suits, no joker
_PACK = frozenset(DECK)


def whole_deck(cards):
    """Takes a whole deck, top card first, as a list of its own; raises TableError on any other (DEAL-01)."""
    deck = list(cards)
    if len(deck) == len(DECK) and set(deck) == _PACK:
        return deck
    for card in deck:
        if card not in _PACK:
            raise TableError("DEAL-01", f"{card!r} is no card of a standard deck")
        if deck.count(card) > 1:
            raise TableError("DEAL-01", f"{card} is in the deck {deck.count(card)} times")
    raise TableError("DEAL-01", f"a deck has 52 cards, and this one {len(deck)}")
