"""Mistakes about four of a kind and full houses."""

from holdem_reference import Hand, Ranker, category
from holdem_reference.ranking import FOUR_OF_A_KIND, FULL_HOUSE, THREE_OF_A_KIND

from .mutant import breaks
from .rank import ranks_of, top


def lowest(ranks):
    """The lowest rank of a mask."""
    return ranks & -ranks


# ---- four of a kind ------------------------------------------------------------------------------


@breaks("RANK-08")
class QuadsByKicker(Ranker):
    """All fours of a kind are equal, and the kicker decides."""

    def four_of_a_kind(self, quads, ranks):
        return FOUR_OF_A_KIND | top(ranks ^ quads, 1)


@breaks("RANK-08")
class QuadsByHighestCard(Ranker):
    """Fours of a kind compare by the highest card of the hand."""

    def four_of_a_kind(self, quads, ranks):
        return FOUR_OF_A_KIND | top(ranks, 1) << 13


@breaks("RANK-09")
class QuadsWithoutKicker(Ranker):
    """Equal fours of a kind share whatever the kicker."""

    def four_of_a_kind(self, quads, ranks):
        return FOUR_OF_A_KIND | quads << 13


@breaks("RANK-09")
class QuadsKickerIsTheHighestCard(Ranker):
    """The kicker of a four of a kind is the highest card of the hand, be it one of the four."""

    def four_of_a_kind(self, quads, ranks):
        return FOUR_OF_A_KIND | quads << 13 | top(ranks, 1)


@breaks("RANK-09", "RANK-10", "RANK-31")
class QuadsWithTwoKickers(Ranker):
    """A second side card breaks the tie of equal fours of a kind."""

    def four_of_a_kind(self, quads, ranks):
        return FOUR_OF_A_KIND | quads << 13 | top(ranks ^ quads, 2)


@breaks("RANK-09", "RANK-10")
class PairBesideQuads(Ranker):
    """A pair beside the quads counts for more than a higher single card."""

    def rank(self, cards):
        value = super().rank(cards)
        ranks = [card[0] for card in cards]
        pairs = ranks_of(card for card in cards if ranks.count(card[0]) in (2, 3))
        return value + (pairs << 1) if pairs and category(value) == "four of a kind" else value


@breaks("RANK-09", "RANK-10")
class QuadsKickerFromTheHole(Hand):
    """The kicker of quads on the board is the highest hole card, though the board's fifth card be higher."""

    def strength(self, player):
        value = super().strength(player)
        quads = category(value) == "four of a kind"
        return value, ranks_of(player.hole) if quads else 0

    @staticmethod
    def rank(cards):
        value = Hand.rank(cards)
        return value >> 13 << 13 if category(value) == "four of a kind" else value


# ---- full houses ---------------------------------------------------------------------------------


@breaks("RANK-11")
class FullHouseByPair(Ranker):
    """Full houses compare by the pair before the three of a kind."""

    def full_house(self, trips, pairs):
        triplet = top(trips, 1)
        return FULL_HOUSE | top(pairs ^ triplet, 1) << 13 | triplet


@breaks("RANK-11")
class LowerTripletLeads(Ranker):
    """Of two triplets the lower one leads the full house."""

    def full_house(self, trips, pairs):
        triplet = lowest(trips)
        return FULL_HOUSE | triplet << 13 | top(pairs ^ triplet, 1)


@breaks("RANK-11", "RANK-31")
class TwoTripletsAreNoFullHouse(Ranker):
    """A full house needs exactly two of the other rank, so two triplets make none."""

    def full_house(self, trips, pairs):
        return super().full_house(trips, pairs) if pairs ^ trips else THREE_OF_A_KIND | top(trips, 1) << 13


@breaks("RANK-12")
class FullHouseWithoutPair(Ranker):
    """Full houses with equal threes share whatever the pair."""

    def full_house(self, trips, pairs):
        return FULL_HOUSE | top(trips, 1) << 13


@breaks("RANK-12", "RANK-13")
class LowerPairFillsUp(Ranker):
    """Of two pairs beside the triplet the lower one fills the house."""

    def full_house(self, trips, pairs):
        triplet = top(trips, 1)
        return FULL_HOUSE | triplet << 13 | lowest(pairs ^ triplet)


@breaks("RANK-13", "RANK-31")
class FullHouseWithKicker(Ranker):
    """A card beside the full house breaks a tie."""

    def rank(self, cards):
        value = super().rank(cards)
        return value | ranks_of(cards) & ~(value >> 13) if category(value) == "full house" else value
