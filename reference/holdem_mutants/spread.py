"""Mistakes about what may be bet and raised in a spread game."""

from holdem_reference import Hand

from .mutant import breaks


class SpreadFigures(Hand):
    """Bounds a bet or raise of a spread game by other figures (the mutants below say by which)."""

    def figures(self, low, high, late_high):
        raise NotImplementedError

    def check_spread(self):
        super().check_spread()
        self.spread = self.figures(*self.spread)


@breaks("LIMIT-05", "LIMIT-06")
class SpreadHasNoTop(SpreadFigures):
    """The high figure of a spread is not a limit."""

    def figures(self, low, high, late_high):
        return low, 1000 * high, 1000 * late_high


@breaks("LIMIT-05")
class SpreadTopOneChipLess(SpreadFigures):
    """The high figure itself is too much."""

    def figures(self, low, high, late_high):
        return low, high - 1, late_high - 1


@breaks("LIMIT-05", "LIMIT-07")
class SpreadTopOneChipMore(SpreadFigures):
    """One chip more than the high figure is taken."""

    def figures(self, low, high, late_high):
        return low, high + 1, late_high + 1


@breaks("LIMIT-05", "LIMIT-06")
class SpreadHasNoBottom(Hand):
    """A bet below the low figure is taken."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return (self.bet_to + 1 if self.structure == "spread-limit" else least), most


@breaks("LIMIT-05", "LIMIT-07")
class SpreadBetIsTheHighFigure(SpreadFigures):
    """Only the high figure can be bet."""

    def figures(self, low, high, late_high):
        return high, high, late_high


@breaks("LIMIT-05")
class SpreadBetIsTheBlind(Hand):
    """The smallest bet of a spread game is the big blind, though the low figure is less."""

    def opening_size(self):
        return self.big_blind if self.structure == "spread-limit" else super().opening_size()


@breaks("LIMIT-05", "LIMIT-06")
class SpreadBoundsTheTotal(Hand):
    """The high figure bounds the total of a street instead of what a raise adds."""

    def largest_wager(self, player):
        return max(self.largest_increment(), self.smallest_wager())


@breaks("LIMIT-06")
class SpreadRaiseOfTheLowFigure(Hand):
    """A raise adds the low figure, whatever was bet or raised before."""

    def smallest_wager(self):
        return self.bet_to + self.spread[0] if self.structure == "spread-limit" else super().smallest_wager()


@breaks("LIMIT-06")
class SpreadRaiseOneChipShort(Hand):
    """A raise may add one chip less than the largest wager before it."""

    def smallest_wager(self):
        return super().smallest_wager() - (self.bet_to > 0)


@breaks("LIMIT-06")
class SpreadRaiseOneChipMore(Hand):
    """A raise has to add one chip more than the largest wager before it."""

    def smallest_wager(self):
        return super().smallest_wager() + (self.bet_to > 0)


@breaks("LIMIT-06")
class SpreadRemembersTheStreetBefore(Hand):
    """The largest wager of an earlier round is still the measure of the next one's."""

    def start_later_round(self):
        measure = self.full_raise
        super().start_later_round()
        self.full_raise = measure


@breaks("LIMIT-06")
class SpreadMeasuresByTheLastWager(Hand):
    """The last wager measures the next raise, even if it was a short all-in."""

    def measure_limit_wager(self, player, to, added):
        super().measure_limit_wager(player, to, added)
        self.full_raise = added


class SpreadReopens(Hand):
    """Judges short all-ins in a spread game the same way in every house (the mutants below say how)."""

    how = ""

    def check_spread(self):
        super().check_spread()
        self.reopening = self.how


@breaks("LIMIT-06")
class SpreadReopensByHalf(SpreadReopens):
    """Half of the last wager reopens the betting in every house."""

    how = "half_bet"


@breaks("LIMIT-06")
class SpreadReopensInFull(SpreadReopens):
    """Only a full increment reopens the betting in every house."""

    how = "full_increment"


@breaks("LIMIT-06")
class SpreadNeverCloses(Hand):
    """Any all-in that raises the price reopens the betting."""

    REOPENED = dict.fromkeys(Hand.REOPENED, lambda hand, player: True)


@breaks("LIMIT-07")
class SpreadTopNeverRises(Hand):
    """The high figure of the first two rounds holds to the end."""

    LATE_STREETS = ()


@breaks("LIMIT-07")
class SpreadTopRisesAtOnce(Hand):
    """The higher figure holds from the first round on."""

    LATE_STREETS = ("preflop", "flop", "turn", "river")


@breaks("LIMIT-07")
class SpreadTopRisesOnTheTurnOnly(Hand):
    """On the river the first high figure is back."""

    LATE_STREETS = ("turn",)
