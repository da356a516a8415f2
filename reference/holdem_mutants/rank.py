"""Mistakes about what a hand is worth: the five that play, suits, and the ladder of the classes."""

from itertools import combinations

from holdem_reference import CLASSES, RANKS, SUITS, Hand, Ranker, category
from holdem_reference.ranking import FLUSH, HIGH_CARD, STRAIGHT, STRAIGHT_FLUSH

from .mutant import breaks


def ranks_of(cards):
    """The ranks among the cards as a mask, the two being bit 0."""
    return sum({1 << RANKS.index(card[0]) for card in cards})


def top(ranks, count):
    """The highest `count` ranks of a mask."""
    while ranks.bit_count() > count:
        ranks &= ranks - 1
    return ranks


# ---- the five cards that play --------------------------------------------------------------------


@breaks("RANK-01", "RANK-05", "RANK-06", "RANK-10", "RANK-15", "RANK-18")
class BothHoleCardsPlay(Hand):
    """As in Omaha a hand is both hole cards and three of the board."""

    def strength(self, player):
        return max(self.rank([*player.hole, *three]) for three in combinations(self.board, 3))


@breaks("RANK-01", "RANK-06", "RANK-18", "SHOW-07")
class AHoleCardMustPlay(Hand):
    """The board alone is no hand: one hole card has to play."""

    def strength(self, player):
        fives = combinations(player.hole + self.board, 5)
        return max(self.rank(five) for five in fives if set(five) & set(player.hole))


@breaks("RANK-01", "DEAL-15", "SHOW-04", "SHOW-05")
class OnlyTheFlopPlays(Hand):
    """A hand is the hole cards and the flop: turn and river are never looked at."""

    def strength(self, player):
        return self.rank(player.hole + self.board[:3])


@breaks("RANK-09", "RANK-12", "RANK-20", "RANK-23", "RANK-26")
class AceIsLostBesideTwos(Ranker):
    """In the number of a hand the twos that make it have the place of an ace beside them, which is lost."""

    def rank(self, cards):
        value = super().rank(cards)
        places = (1 << 13) - 1
        return value >> 26 << 26 | (value >> 13 & places) << 12 | value & places


class BoardCardIsLeftOut(Hand):
    """Overlooks one card of the board (the mutants below say which)."""

    overlooked = 0

    def strength(self, player):
        others = self.board[: self.overlooked] + self.board[self.overlooked + 1 :]
        return self.rank(player.hole + others)


for place, name in enumerate(("First", "Second", "Third", "Fourth", "Fifth")):
    about = {"__doc__": f"The {name.lower()} board card does not count.", "overlooked": place}
    breaks("RANK-01", "DEAL-15", "SHOW-07")(type(f"{name}BoardCardIsLeftOut", (BoardCardIsLeftOut,), about))


@breaks("RANK-01")
class PocketPairPlays(Hand):
    """A pair in the hole is never dropped, whatever the board offers."""

    def strength(self, player):
        one, two = player.hole
        return self.rank(player.hole + self.board[:3] if one[0] == two[0] else player.hole + self.board)


@breaks(
    "RANK-05", "RANK-06", "RANK-10", "RANK-13", "RANK-15", "RANK-17", "RANK-18", "RANK-21", "RANK-24",
    "RANK-29", "RANK-31",
)  # fmt: skip
class HoleCardsBreakTies(Hand):
    """Equal hands are told apart by the higher hole card."""

    def strength(self, player):
        return super().strength(player), sorted((RANKS.index(card[0]) for card in player.hole), reverse=True)


@breaks(
    "RANK-03", "RANK-05", "RANK-06", "RANK-10", "RANK-13", "RANK-15", "RANK-17", "RANK-18", "RANK-21",
    "RANK-24", "RANK-26", "RANK-29", "RANK-30", "RANK-31", "XR-90", "DEAL-15",
    "SHOW-07",
)  # fmt: skip
class NoTies(Hand):
    """Of equal hands one is taken and wins it all."""

    def best_hands(self, players, strengths):
        return super().best_hands(players, strengths)[:1]

    @staticmethod
    def rank(cards):
        value = Hand.rank(cards)
        return value + SUITS.index(cards[0][1]) if value >= STRAIGHT_FLUSH else value


@breaks("RANK-30", "XR-90", "RANK-17")
class HigherSuitWins(Hand):
    """Equal hands are told apart by the suit of the higher hole card: spades, hearts, diamonds, clubs."""

    def strength(self, player):
        higher = max(player.hole, key=lambda card: RANKS.index(card[0]))
        return super().strength(player), SUITS.index(higher[1])


class ThreeSuitsFlush(Ranker):
    """Overlooks one suit when it looks for a flush (the mutants below say which)."""

    overlooked = ""

    def rank(self, cards):
        suits = [card[1] for card in cards]
        return HIGH_CARD if suits.count(self.overlooked) >= 5 else super().rank(cards)


for suit, name in zip(SUITS, ("Clubs", "Diamonds", "Hearts", "Spades")):
    about = {"__doc__": f"{name} make no flush.", "overlooked": suit}
    breaks("RANK-30")(type(f"NoFlushIn{name}", (ThreeSuitsFlush,), about))


@breaks("RANK-31")
class SixthCardPlays(Ranker):
    """Every card counts: what is left over from the five breaks ties."""

    def rank(self, cards):
        value = super().rank(cards)
        made = value >> 13 << 13
        return made | ranks_of(cards) & ~(value >> 13)


# ---- the ladder of the classes -------------------------------------------------------------------


class Ladder(Ranker):
    """Ranks the classes in another order (the mutants below say which)."""

    ladder = CLASSES

    def rank(self, cards):
        value = super().rank(cards)
        return self.ladder.index(category(value)) << 26 | value & (1 << 26) - 1


def swapped(low, high):
    """A mutant that takes the class `low` for better than `high`, and the other way round."""
    ladder = list(CLASSES)
    ladder[low], ladder[high] = ladder[high], ladder[low]
    lower, higher = CLASSES[low], CLASSES[high]
    name = f"{lower} beats {higher}".title().replace(" ", "")
    return type(name, (Ladder,), {"__doc__": f"The class {lower} beats the class {higher}.", "ladder": ladder})


for gap in (1, 2):  # no more than two steps apart, as the games with a short deck have it
    for rung in range(len(CLASSES) - gap):
        breaks("RANK-02")(swapped(rung, rung + gap))


@breaks("RANK-02", "RANK-03", "RANK-04", "RANK-05", "RANK-07", "RANK-15")
class StraightFlushIsAFlush(Ranker):
    """A flush is found first, and nobody looks whether it is straight."""

    def flush(self, ranks, straight):
        return FLUSH | top(ranks, 5)


@breaks("RANK-02")
class StraightAndFlushMakeBoth(Ranker):
    """A straight and a flush made of different cards pass for a straight flush."""

    def rank(self, cards):
        value = super().rank(cards)
        straight = self._straights[ranks_of(cards)]
        return straight - STRAIGHT + STRAIGHT_FLUSH if straight and category(value) == "flush" else value


@breaks("RANK-01", "RANK-02", "RANK-07")
class StraightIsFoundFirst(Ranker):
    """The search ends with a straight, so a flush or straight flush among the same seven is not found."""

    def rank(self, cards):
        value = super().rank(cards)
        return self._straights[ranks_of(cards)] or value if value >= FLUSH else value
