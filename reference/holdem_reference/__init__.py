"""A reference for the rules of Texas Hold'em, written to be read."""

from .cards import DECK, RANKS, SUITS
from .errors import IllegalAction, IncidentError, RuleError, TableError
from .floor import INCIDENTS
from .hand import Hand
from .ranking import CLASSES, Ranker, category, describe, rank
from .switches import SWITCHES

__all__ = [
    "CLASSES", "DECK", "INCIDENTS", "RANKS", "SUITS", "SWITCHES",
    "Hand", "IllegalAction", "IncidentError", "Ranker", "RuleError", "TableError",
    "category", "describe", "rank",
]  # fmt: skip
