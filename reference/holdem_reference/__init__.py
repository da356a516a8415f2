"""A reference for the rules of no-limit Texas Hold'em, written to be read."""

from .cards import DECK, RANKS, SUITS
from .errors import IllegalAction, RuleError, TableError
from .hand import Hand
from .ranking import CLASSES, Ranker, category, describe, rank
from .switches import SWITCHES

__all__ = [
    "CLASSES", "DECK", "RANKS", "SUITS", "SWITCHES",
    "Hand", "IllegalAction", "Ranker", "RuleError", "TableError",
    "category", "describe", "rank",
]  # fmt: skip
