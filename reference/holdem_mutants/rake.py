"""Mistakes about what the house takes of a pot."""

from holdem_reference import Hand

from .mutant import breaks

# ---- how much ------------------------------------------------------------------------------------


@breaks("POT-04")
class NoRake(Hand):
    """The house takes nothing, whatever the table was opened with."""

    def rake_of(self, chips):
        return 0


@breaks("POT-04")
class RakeByCustom(Hand):
    """A table without a rake is raked as is the custom, ten percent."""

    def check_rake(self):
        self.rake = self.rake or (10, None, None)


@breaks("POT-04")
class RakeWithoutCeiling(Hand):
    """The rake grows with the pot though the game has a ceiling."""

    def check_rake(self):
        self.rake = self.rake and (self.rake[0], None, self.rake[2])


@breaks("POT-04")
class CeilingIsTheRake(Hand):
    """The house takes the most that it may of every pot."""

    def rake_of(self, chips):
        cap = self.rake and self.rake[1]
        return min(cap, chips) if cap and not self.free_of_rake() else super().rake_of(chips)


@breaks("POT-04")
class CeilingAsAPercentage(Hand):
    """The percentage is of the ceiling, not of the pot."""

    def rake_of(self, chips):
        cap = self.rake and self.rake[1]
        return super().rake_of(cap or chips)


@breaks("POT-04")
class CeilingIsNotRounded(Hand):
    """A ceiling that is no whole number of units is taken as it is."""

    def rake_of(self, chips):
        percent, cap, _ = self.rake or (0, None, None)
        over = cap is not None and chips * percent >= 100 * cap
        return cap if over and not self.free_of_rake() else super().rake_of(chips)


# ---- rounding ------------------------------------------------------------------------------------


class Rounded(Hand):
    """Rounds the share in a way of its own, up to the ceiling."""

    WHOLE = 10_000  # the parts of a chip that a share is counted in

    def in_units(self, parts, unit):
        """Gives a share, in parts of a chip, as chips."""
        raise NotImplementedError

    def rake_of(self, chips):
        if self.rake is None or self.free_of_rake():
            return 0
        percent, cap, unit = self.rake
        share = self.in_units(chips * self.hundredths(percent), unit or self.chip_unit)
        return share if cap is None or share < cap else super().rake_of(chips)


@breaks("POT-04")
class RakeIsRoundedUp(Rounded):
    """A part of a unit counts for a whole one."""

    def in_units(self, parts, unit):
        return -(-parts // (unit * self.WHOLE)) * unit


@breaks("POT-04")
class RakeIsRounded(Rounded):
    """The rake is rounded to the nearest unit."""

    def in_units(self, parts, unit):
        return (parts + unit * self.WHOLE // 2) // (unit * self.WHOLE) * unit


@breaks("POT-04")
class RakeOfAnyChips(Rounded):
    """The rake is of whole chips, whatever its unit and the smallest chip in play."""

    def in_units(self, parts, unit):
        return parts // self.WHOLE


@breaks("POT-04")
class RakeUnitIsTheSmallestChip(Hand):
    """The rake is rounded down to the smallest chip, whatever unit the game sets."""

    def check_rake(self):
        self.rake = self.rake and (*self.rake[:2], None)


@breaks("POT-04")
class WholePercents(Hand):
    """The rake is counted in whole percents."""

    def check_rake(self):
        self.rake = self.rake and (int(self.rake[0]), *self.rake[1:])


@breaks("POT-04")
class BinaryFractions(Hand):
    """The share is counted in binary fractions, so that one that is whole may lose a chip."""

    def rake_of(self, chips):
        percent = self.rake[0] if self.rake else 0
        return min(super().rake_of(chips), int(chips * (percent / 100)))


# ---- of which chips ------------------------------------------------------------------------------


@breaks("POT-04")
class UncalledChipsAreRaked(Hand):
    """The rake is a share of all chips that were put in, those that go back included."""

    def rake_of(self, chips):
        return super().rake_of(self.pot)


@breaks("POT-04")
class SidePotsAreFree(Hand):
    """Only the main pot is raked."""

    def take_rake(self, pots):
        return [*super().take_rake(pots[:1]), *pots[1:]]


@breaks("POT-04")
class FoldOutsAreFree(Hand):
    """Only a pot that is won at a showdown is raked."""

    def rake_of(self, chips):
        return super().rake_of(chips) if len(self.live) > 1 else 0


@breaks("POT-04")
class BigPotsAreRaked(Hand):
    """Small pots, of less than ten big blinds, are free."""

    def rake_of(self, chips):
        return super().rake_of(chips) if chips >= 10 * self.big_blind else 0


@breaks("POT-04")
class OneHandIsRaked(Hand):
    """The rake is taken from the first hand at a table, and no more after it."""

    def next_hand(self, **news):
        hand = super().next_hand(**news)
        hand.rake = None
        return hand


# ---- hands without a flop ------------------------------------------------------------------------


@breaks("POT-04")
class NoFlopIsAlwaysFree(Hand):
    """A hand without a flop is free in every house."""

    def free_of_rake(self):
        return not self.board


@breaks("POT-04")
class NoFlopIsNeverFree(Hand):
    """A hand without a flop is raked in every house."""

    def free_of_rake(self):
        return False


@breaks("POT-04")
class RunOutFlopIsNone(Hand):
    """Where hands without a flop are free, so are those that are all-in before it."""

    def free_of_rake(self):
        no_betting = all(street == "preflop" for street, _, _ in self.acts)
        return super().free_of_rake() or (self.switches["no_flop_no_drop"] == "on" and no_betting)


@breaks("POT-04")
class NoShowdownNoDrop(Hand):
    """Where hands without a flop are free, so are those without a showdown."""

    def free_of_rake(self):
        return super().free_of_rake() or (self.switches["no_flop_no_drop"] == "on" and len(self.live) == 1)


# ---- from whom -----------------------------------------------------------------------------------


@breaks("POT-04")
class RakeOnTop(Hand):
    """The house has its rake and the winners have the whole pot."""

    def take_rake(self, pots):
        super().take_rake(pots)
        return pots


@breaks("POT-04")
class RakeIsHidden(Hand):
    """The chips are taken, and nobody is told."""

    def pay_out(self, pots):
        super().pay_out(pots)
        self.raked = 0


@breaks("POT-04")
class SharesAreRaked(Hand):
    """A split pot is shared first, and then each share is raked."""

    def take_rake(self, pots):
        self.raked = 0
        return pots

    def split(self, chips, ways):
        shares = super().split(chips, ways)
        taken = [self.rake_of(share) for share in shares]
        self.raked += sum(taken)
        return [share - rake for share, rake in zip(shares, taken)]


@breaks("POT-04")
class FirstWinnerPaysTheRake(Hand):
    """A split pot is shared first, and the rake comes out of one share."""

    def take_rake(self, pots):
        self.raked = self.rake_of(sum(chips for chips, _ in pots))
        self.rake_owed = self.raked
        return pots

    def split(self, chips, ways):
        first, *others = super().split(chips, ways)
        owed, self.rake_owed = self.rake_owed, 0
        return [first - owed, *others]
