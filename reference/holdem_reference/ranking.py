"""Which hand is better: five to seven cards to one number.

The number holds a hand's class, the ranks that make it and its kickers, each set of ranks as a mask of
13 bits (bit 0 is the two, bit 12 the ace). Two masks with equally many bits compare like the ranks read
from the highest down, so two hands compare as plain integers and equal numbers share the pot. Suits
leave no trace in the number (RANK-30).

`Ranker` builds its tables from class-level lists, one method a class of hand, so that a subclass can
bend one rule.
"""

from .cards import RANKS, SUITS

# RANK-02: the classes, lowest first; a royal flush is the ace-high straight flush
CLASSES = (
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
HIGH_CARD, ONE_PAIR, TWO_PAIR, THREE_OF_A_KIND = (index << 26 for index in range(4))
STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND, STRAIGHT_FLUSH = (index << 26 for index in range(4, 9))
_ALL_RANKS = (1 << 13) - 1
_CARD_BIT = {
    rank + suit: 1 << 16 * lane + bit for bit, rank in enumerate(RANKS) for lane, suit in enumerate(SUITS)
}


def _best_of(count):
    """Lists, for each set of ranks, its highest `count` ranks."""
    best = []
    for ranks in range(1 << 13):
        best.append(ranks if ranks.bit_count() <= count else best[ranks & ranks - 1])
    return best


_BEST_TWO, _BEST_THREE, _BEST_FIVE = _best_of(2), _best_of(3), _best_of(5)


def _highest(ranks):
    return 1 << ranks.bit_length() - 1


class Ranker:
    """Ranks hands: `rank(cards)` is higher for the better hand and equal for hands that share."""

    # RANK-07: an ace is above the king or below the two and nowhere else; the top card counts
    runs = ("AKQJT", "KQJT9", "QJT98", "JT987", "T9876", "98765", "87654", "76543", "65432", "5432A")

    def __init__(self):
        runs = [(sum(1 << RANKS.index(rank) for rank in run), 1 << RANKS.index(run[0])) for run in self.runs]
        self._straights = [0] * (1 << 13)
        for ranks in range(1 << 13):
            top = next((top for run, top in runs if ranks & run == run), 0)
            self._straights[ranks] = top and self.straight(top)
        self._flushes = [
            ranks.bit_count() >= 5 and self.flush(ranks, self._straights[ranks]) for ranks in range(1 << 13)
        ]

    def rank(self, cards):
        """Ranks the best five of five to seven cards (RANK-01, RANK-31).

        `cards` are strings; raises ValueError on a card that is none, a card twice or a wrong number.
        """
        bits = 0
        try:
            for card in cards:
                bits |= _CARD_BIT[card]
        except KeyError:
            raise ValueError(f"{card!r} is no card") from None
        if not 5 <= bits.bit_count() == len(cards) <= 7:
            raise ValueError(f"a hand is five to seven different cards, not {' '.join(cards)}")
        clubs, diamonds, hearts, spades = (
            bits & _ALL_RANKS, bits >> 16 & _ALL_RANKS, bits >> 32 & _ALL_RANKS, bits >> 48,
        )  # fmt: skip
        flushes = self._flushes
        # Among seven cards a flush leaves no room for a full house or four of a kind.
        flush = flushes[clubs] or flushes[diamonds] or flushes[hearts] or flushes[spades]
        if flush:
            return flush
        red_or_club = clubs | diamonds | hearts
        ranks = red_or_club | spades
        pairs = clubs & diamonds | (clubs | diamonds) & hearts | red_or_club & spades  # held twice or more
        straight = self._straights[ranks]
        if not pairs:
            return straight or self.high_card(ranks)
        trips = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
        if trips:
            quads = clubs & diamonds & hearts & spades
            if quads:
                return self.four_of_a_kind(quads, ranks)
            if pairs & pairs - 1:
                return self.full_house(trips, pairs)
        if straight:
            return straight
        if trips:
            return self.three_of_a_kind(trips, ranks)
        if pairs & pairs - 1:
            return self.two_pair(pairs, ranks)
        return self.one_pair(pairs, ranks)

    def flush(self, ranks, straight):
        """A flush by its five highest ranks (RANK-14), or a straight flush by its top card (RANK-04)."""
        return straight - STRAIGHT + STRAIGHT_FLUSH if straight else FLUSH | _BEST_FIVE[ranks]

    def four_of_a_kind(self, quads, ranks):
        """The quads (RANK-08), then one kicker (RANK-09)."""
        return FOUR_OF_A_KIND | quads << 13 | _highest(ranks ^ quads)

    def full_house(self, trips, pairs):
        """The triplet (RANK-11), then the pair (RANK-12); a second triplet plays as the pair."""
        triplet = _highest(trips)
        return FULL_HOUSE | triplet << 13 | _highest(pairs ^ triplet)

    def straight(self, top):
        """A straight by its top card (RANK-16)."""
        return STRAIGHT | top << 13

    def three_of_a_kind(self, trips, ranks):
        """The triplet (RANK-19), then two kickers (RANK-20)."""
        return THREE_OF_A_KIND | trips << 13 | _BEST_TWO[ranks ^ trips]

    def two_pair(self, pairs, ranks):
        """The two highest pairs (RANK-22), then one kicker (RANK-23)."""
        both = _BEST_TWO[pairs]
        return TWO_PAIR | both << 13 | _highest(ranks ^ both)

    def one_pair(self, pair, ranks):
        """The pair (RANK-25), then three kickers (RANK-26)."""
        return ONE_PAIR | pair << 13 | _BEST_THREE[ranks ^ pair]

    def high_card(self, ranks):
        """The five highest ranks (RANK-27, RANK-28)."""
        return HIGH_CARD | _BEST_FIVE[ranks]


rank = Ranker().rank

_NAMES = "two three four five six seven eight nine ten jack queen king ace".split()


def category(value):
    """Names the class of a ranked hand, such as `two pair`; a royal flush is a `straight flush`."""
    return CLASSES[value >> 26]


def describe(value):
    """Reads a ranked hand aloud: `two pair, kings and eights, queen kicker`."""
    name = category(value)
    made, kickers = _names(value >> 13 & _ALL_RANKS), _names(value & _ALL_RANKS)
    match name:
        case "straight flush" if made == ["ace"]:
            return "royal flush"
        case "straight flush" | "straight":
            return f"{name}, {made[0]} high"
        case "full house":
            return f"{name}, {_plural(made[0])} over {_plural(kickers[0])}"
        case "flush" | "high card":
            return f"{name}, {' '.join(kickers)}"
    tail = f"{kickers[0]} kicker" if len(kickers) == 1 else f"kickers {' '.join(kickers)}"
    return f"{name}, {' and '.join(map(_plural, made))}, {tail}"


def _names(ranks):
    return [_NAMES[bit] for bit in range(12, -1, -1) if ranks >> bit & 1]


def _plural(name):
    return name + ("es" if name == "six" else "s")
