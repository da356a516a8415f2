"""Mistakes about three of a kind, pairs, high cards and the kickers beside them."""

from holdem_reference import Hand, Ranker, category
from holdem_reference.ranking import HIGH_CARD, ONE_PAIR, THREE_OF_A_KIND, TWO_PAIR

from .mutant import breaks
from .quads import lowest
from .rank import ranks_of, top

# ---- three of a kind -----------------------------------------------------------------------------


@breaks("RANK-19")
class TripsByKicker(Ranker):
    """All threes of a kind are equal, and the kickers decide."""

    def three_of_a_kind(self, trips, ranks):
        return THREE_OF_A_KIND | top(ranks ^ trips, 2)


class TripsWithKickers(Ranker):
    """Compares threes of a kind by so many kickers (the mutants below say how many)."""

    kickers = 2

    def three_of_a_kind(self, trips, ranks):
        return THREE_OF_A_KIND | trips << 13 | top(ranks ^ trips, self.kickers)


@breaks("RANK-20")
class TripsWithoutKicker(TripsWithKickers):
    """Equal threes of a kind share whatever the kickers."""

    kickers = 0


@breaks("RANK-20")
class TripsWithOneKicker(TripsWithKickers):
    """The second kicker of a three of a kind is forgotten."""

    kickers = 1


@breaks("RANK-21", "RANK-31")
class TripsWithThreeKickers(TripsWithKickers):
    """A third side card breaks the tie of equal threes of a kind."""

    kickers = 3


@breaks("RANK-20")
class TripsByLowerKicker(Ranker):
    """Of the two kickers of a three of a kind the lower one is compared first."""

    def three_of_a_kind(self, trips, ranks):
        two = top(ranks ^ trips, 2)
        return THREE_OF_A_KIND | trips << 13 | lowest(two)


# ---- two pair ------------------------------------------------------------------------------------


@breaks("RANK-22")
class TwoPairByLowerPair(Ranker):
    """Two pair compare by the lower pair before the higher one."""

    def two_pair(self, pairs, ranks):
        both = top(pairs, 2)
        return TWO_PAIR | lowest(both) << 13 | top(both, 1)


@breaks("RANK-22")
class SecondPairForgotten(Ranker):
    """With equal top pairs the kicker decides, and the second pair is forgotten."""

    def two_pair(self, pairs, ranks):
        return TWO_PAIR | top(pairs, 1) << 13 | top(ranks ^ top(pairs, 2), 1)


@breaks("RANK-23", "RANK-24", "RANK-31")
class ThreePairs(Ranker):
    """Of three pairs all three count."""

    def two_pair(self, pairs, ranks):
        return TWO_PAIR | pairs << 13 | top(ranks ^ top(pairs, 2), 1)


@breaks("RANK-22", "RANK-24")
class LowestTwoOfThreePairs(Ranker):
    """Of three pairs the lowest two count: the first ones that a search from the two upwards finds."""

    def two_pair(self, pairs, ranks):
        both = lowest(pairs) | lowest(pairs ^ lowest(pairs))
        return TWO_PAIR | both << 13 | top(ranks ^ both, 1)


@breaks("RANK-23")
class TwoPairWithoutKicker(Ranker):
    """Equal two pairs share whatever the kicker."""

    def two_pair(self, pairs, ranks):
        return TWO_PAIR | top(pairs, 2) << 13


@breaks("RANK-23", "RANK-24")
class ThirdPairIsNoKicker(Ranker):
    """A third pair supplies no kicker: only an unpaired card does."""

    def two_pair(self, pairs, ranks):
        return TWO_PAIR | top(pairs, 2) << 13 | top(ranks & ~pairs, 1)


@breaks("RANK-24", "RANK-31")
class TwoPairWithTwoKickers(Ranker):
    """A second side card breaks the tie of equal two pairs."""

    def two_pair(self, pairs, ranks):
        both = top(pairs, 2)
        return TWO_PAIR | both << 13 | top(ranks ^ both, 2)


# ---- one pair ------------------------------------------------------------------------------------


@breaks("RANK-25")
class PairByHighestCard(Ranker):
    """Pairs compare by the highest card of the hand before the pair."""

    def one_pair(self, pair, ranks):
        return ONE_PAIR | top(ranks ^ pair, 3) << 13 | pair


@breaks("RANK-25")
class PairsAreEqual(Ranker):
    """All pairs are equal, and the kickers decide."""

    def one_pair(self, pair, ranks):
        return ONE_PAIR | top(ranks ^ pair, 3)


@breaks("RANK-25")
class PocketPairOverPairedBoard(Hand):
    """A pair in the hole counts for more than a pair made with the board."""

    def strength(self, player):
        value = super().strength(player)
        return value, category(value) == "one pair" and player.hole[0][0] == player.hole[1][0]

    @staticmethod
    def rank(cards):
        value = Hand.rank(cards)
        return ONE_PAIR if category(value) == "one pair" else value


class PairWithKickers(Ranker):
    """Compares pairs by so many kickers (the mutants below say how many)."""

    kickers = 3

    def one_pair(self, pair, ranks):
        return ONE_PAIR | pair << 13 | top(ranks ^ pair, self.kickers)


@breaks("RANK-26")
class PairWithoutKicker(PairWithKickers):
    """Equal pairs share whatever the kickers."""

    kickers = 0


@breaks("RANK-26")
class PairWithOneKicker(PairWithKickers):
    """The second and third kicker of a pair are forgotten."""

    kickers = 1


@breaks("RANK-26")
class PairWithTwoKickers(PairWithKickers):
    """The third kicker of a pair is forgotten."""

    kickers = 2


@breaks("RANK-26", "RANK-31")
class PairWithFourKickers(PairWithKickers):
    """A fourth side card breaks the tie of equal pairs."""

    kickers = 5


# ---- high card -----------------------------------------------------------------------------------


@breaks("RANK-28")
class PairIsHighCard(Ranker):
    """A pair is not seen and counts as high cards."""

    def one_pair(self, pair, ranks):
        return HIGH_CARD | top(ranks, 5)


class HighCardByCards(Ranker):
    """Compares high cards by so many cards (the mutants below say how many)."""

    cards = 5

    def high_card(self, ranks):
        return HIGH_CARD | top(ranks, self.cards)


@breaks("RANK-27")
class HighCardAlone(HighCardByCards):
    """Only the highest card is compared."""

    cards = 1


@breaks("RANK-27")
class HighCardWithTwoKickers(HighCardByCards):
    """The highest card and two kickers are compared."""

    cards = 3


@breaks("RANK-27")
class HighCardByFourCards(HighCardByCards):
    """The fifth card is forgotten."""

    cards = 4


@breaks("RANK-29", "RANK-31")
class HighCardBySevenCards(HighCardByCards):
    """The sixth and seventh card break a tie."""

    cards = 7


@breaks("RANK-27", "RANK-29")
class HighestHoleCardWins(Hand):
    """High cards compare by the highest hole card before the board."""

    def strength(self, player):
        value = super().strength(player)
        high_card = category(value) == "high card"
        return (0, top(ranks_of(player.hole), 1)) if high_card else (value, 0)


@breaks("RANK-27")
class LowestCardFirst(Ranker):
    """High cards compare from the lowest of the five upwards."""

    def high_card(self, ranks):
        return HIGH_CARD | int(f"{top(ranks, 5):013b}"[::-1], 2) ^ ((1 << 13) - 1)
