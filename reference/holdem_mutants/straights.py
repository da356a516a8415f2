"""Mistakes about straights, straight flushes and the ace in them."""

from holdem_reference import RANKS, SUITS, Ranker, category
from holdem_reference.ranking import HIGH_CARD, STRAIGHT, STRAIGHT_FLUSH

from .mutant import breaks
from .rank import ranks_of, top


@breaks("RANK-03", "RANK-05", "RANK-07", "RANK-16", "RANK-18", "RANK-28")
class AceIsLowOnly(Ranker):
    """The ace counts as one, so nothing is above the king-high straight."""

    runs = Ranker.runs[1:]


@breaks("RANK-05", "RANK-07", "RANK-18", "RANK-28")
class NoWheel(Ranker):
    """The ace counts as fourteen, so ace to five is no straight."""

    runs = Ranker.runs[:-1]


@breaks("RANK-07", "RANK-16", "RANK-18", "RANK-04", "RANK-05")
class WheelIsAceHigh(Ranker):
    """Ace to five is taken for an ace-high straight."""

    runs = ("A5432", *Ranker.runs)


@breaks("RANK-07", "RANK-28")
class AroundTheCorner(Ranker):
    """A straight runs on from the king over the ace to the two."""

    runs = (*Ranker.runs, "32AKQ", "432AK", "2AKQJ")


@breaks("RANK-05", "RANK-07", "RANK-16", "RANK-18")
class LowestRunCounts(Ranker):
    """Of a run of six or seven the five lowest are found first."""

    runs = Ranker.runs[::-1]


@breaks("RANK-04", "RANK-05")
class StraightFlushByHighestSuitedCard(Ranker):
    """Straight flushes compare by the highest card of the suit, in the run or not."""

    def flush(self, ranks, straight):
        return STRAIGHT_FLUSH | top(ranks, 1) << 13 if straight else super().flush(ranks, straight)


@breaks("RANK-03", "RANK-04", "RANK-05")
class StraightFlushesAreEqual(Ranker):
    """Any two straight flushes share."""

    def flush(self, ranks, straight):
        return STRAIGHT_FLUSH if straight else super().flush(ranks, straight)


@breaks("RANK-03")
class RoyalFlushesBySuit(Ranker):
    """Between royal flushes the order of the suits decides."""

    def rank(self, cards):
        value = super().rank(cards)
        return value | 1 << SUITS.index(cards[0][1]) if value == STRAIGHT_FLUSH | 1 << 25 else value


@breaks("RANK-16", "RANK-18", "RANK-07")
class StraightsAreEqual(Ranker):
    """Any two straights share."""

    def straight(self, top):
        return STRAIGHT


@breaks("RANK-16", "RANK-18")
class StraightByHighestCard(Ranker):
    """Straights compare by the highest of the seven cards, in the run or not."""

    def rank(self, cards):
        value = super().rank(cards)
        return STRAIGHT | top(ranks_of(cards), 1) << 13 if category(value) == "straight" else value


@breaks("RANK-17", "RANK-18", "RANK-31", "RANK-07")
class StraightHasKickers(Ranker):
    """Equal straights are told apart by the cards beside them."""

    def rank(self, cards):
        value = super().rank(cards)
        return value | top(ranks_of(cards), 7) if category(value) == "straight" else value


@breaks("RANK-16")
class PairHidesTheStraight(Ranker):
    """Five cards in a row are looked for among the seven in order, so a pair interrupts the run."""

    def rank(self, cards):
        value = super().rank(cards)
        ranks = sorted(RANKS.index(card[0]) for card in cards)
        rows = (ranks[start : start + 5] for start in range(len(ranks) - 4))
        unbroken = any(row == list(range(row[0], row[0] + 5)) for row in rows)
        return HIGH_CARD | ranks_of(cards) if category(value) == "straight" and not unbroken else value


@breaks("RANK-28")
class FourInARow(Ranker):
    """Four cards in a row are taken for a straight."""

    runs = (*Ranker.runs, *(run[:4] for run in Ranker.runs), "432A")


@breaks("RANK-28")
class StraightWithAHole(Ranker):
    """A straight may have a hole in it: only five of six cards in a row are asked for."""

    runs = Ranker.runs + tuple(
        RANKS[low : low + 6][::-1].replace(RANKS[low + hole], "") for low in range(8) for hole in range(1, 5)
    )
