"""Mistakes about flushes, and about made hands that lie on the board."""

from holdem_reference import SUITS, Hand, Ranker, category
from holdem_reference.ranking import FLUSH, HIGH_CARD, STRAIGHT_FLUSH

from .mutant import breaks
from .rank import ranks_of, top

# ---- flushes -------------------------------------------------------------------------------------


@breaks("RANK-28")
class FourToAFlush(Ranker):
    """Four cards of a suit are taken for a flush."""

    def rank(self, cards):
        suits = [card[1] for card in cards]
        return max(super().rank(cards), *(FLUSH for suit in SUITS if suits.count(suit) == 4), HIGH_CARD)


class FlushByCards(Ranker):
    """Compares flushes by so many cards (the mutants below say how many)."""

    cards = 5

    def flush(self, ranks, straight):
        return super().flush(ranks, straight) if straight else FLUSH | top(ranks, self.cards)


@breaks("RANK-14", "RANK-15")
class FlushByHighestCard(FlushByCards):
    """Only the highest card of a flush is compared."""

    cards = 1


@breaks("RANK-14", "RANK-15")
class FlushWithTwoKickers(FlushByCards):
    """The highest card of a flush and two kickers are compared."""

    cards = 3


@breaks("RANK-14", "RANK-15")
class FlushByFourCards(FlushByCards):
    """The fifth card of a flush is forgotten."""

    cards = 4


@breaks("RANK-15", "RANK-31")
class FlushBySevenCards(FlushByCards):
    """A sixth and seventh suited card break a tie."""

    cards = 7


@breaks("RANK-14", "RANK-15")
class FlushByAllCards(Ranker):
    """A flush is compared by the five highest of the seven cards, suited or not."""

    def rank(self, cards):
        value = super().rank(cards)
        return FLUSH | top(ranks_of(cards), 5) if category(value) == "flush" else value


@breaks("RANK-14")
class FlushByItsSum(Ranker):
    """Flushes compare by the sum of their five cards."""

    def flush(self, ranks, straight):
        five = top(ranks, 5)
        points = sum(bit + 2 for bit in range(13) if five >> bit & 1)
        return super().flush(ranks, straight) if straight else FLUSH | points


# ---- a made hand on the board --------------------------------------------------------------------


class BoardIsShared(Hand):
    """Shares the pot whenever the board is of a class (the mutants below say which)."""

    board_class = ""

    def best_hands(self, players, strengths):
        if len(players) > 1 and category(self.rank(self.board)) == self.board_class:
            return players
        return super().best_hands(players, strengths)


@breaks("RANK-05")
class BoardStraightFlushIsShared(BoardIsShared):
    """A straight flush on the board is shared although a hole card lifts it."""

    board_class = "straight flush"


@breaks("RANK-09")
class BoardQuadsAreShared(BoardIsShared):
    """Four of a kind on the board are shared although a hole card is the better kicker."""

    board_class = "four of a kind"


@breaks("RANK-13")
class BoardFullHouseIsShared(BoardIsShared):
    """A full house on the board is shared although a pair in the hole makes a better one."""

    board_class = "full house"


@breaks("RANK-15")
class BoardFlushIsShared(BoardIsShared):
    """A flush on the board is shared although a hole card improves it."""

    board_class = "flush"


@breaks("RANK-18", "RANK-07")
class BoardStraightIsShared(BoardIsShared):
    """A straight on the board is shared although a hole card lifts it."""

    board_class = "straight"


@breaks("RANK-05")
class OnlyARoyalFlushLifts(BoardIsShared):
    """A straight flush on the board is shared by all who have no royal flush."""

    board_class = "straight flush"

    def best_hands(self, players, strengths):
        royal = [player for player in players if strengths.get(player) == STRAIGHT_FLUSH | 1 << 25]
        return royal or super().best_hands(players, strengths)
