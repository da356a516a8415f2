"""Mistakes about the chips that wagers are made of."""

from holdem_reference import Hand

from .mutant import breaks


@breaks("XR-24")
class AnyChipIsWagered(Hand):
    """Bets and raises may be of any number of chips."""

    def breaks_a_chip(self, player, to):
        return False


@breaks("XR-24")
class BetsOfWholeChipsOnly(Hand):
    """Bets are made in the chips of the blinds, raises in any."""

    def breaks_a_chip(self, player, to):
        return not self.bet_to and super().breaks_a_chip(player, to)


@breaks("XR-24")
class WagersInBigBlinds(Hand):
    """Bets and raises are made in whole big blinds."""

    def breaks_a_chip(self, player, to):
        return to % self.big_blind > 0 and to < player.bet + player.stack


@breaks("XR-24")
class AllInLetsSmallChipsIn(Hand):
    """Once an all-in has put smaller chips into the pot they play for everybody."""

    def breaks_a_chip(self, player, to):
        return not self.pot % self.wager_unit and super().breaks_a_chip(player, to)


@breaks("XR-24")
class CorrectedUpwards(Hand):
    """A bet with smaller chips is brought up to the next whole chip, not down."""

    def correct_amount(self, to, least, most):
        return to + -to % self.wager_unit


# ---- the bounds of a wager -----------------------------------------------------------------------


@breaks("XR-24")
class LeastRaiseTakesSmallChips(Hand):
    """The least raise is the sum of the bets, whatever chips that takes."""

    def in_whole_chips(self, least, most, all_in):
        return least, super().in_whole_chips(least, most, all_in)[1]


@breaks("XR-24")
class LeastWagerIsOneChipMore(Hand):
    """The least bet or raise is brought up to the next whole chip even if it is whole itself."""

    def in_whole_chips(self, least, most, all_in):
        return super().in_whole_chips(least + 1, most, all_in)


@breaks("XR-24")
class ChipsCountFromTheLastBet(Hand):
    """What a raise adds is counted in whole chips, on top of a bet that is none."""

    def in_whole_chips(self, least, most, all_in):
        least, most = super().in_whole_chips(least - self.bet_to, most - self.bet_to, all_in - self.bet_to)
        return least + self.bet_to, most + self.bet_to


@breaks("XR-24")
class LimitTakesSmallChips(Hand):
    """The limit of the pot is exact, whatever chips that takes."""

    def in_whole_chips(self, least, most, all_in):
        return super().in_whole_chips(least, most, all_in)[0], most


@breaks("XR-24")
class LimitIsBroughtUp(Hand):
    """The limit of the pot is brought up to the next whole chip."""

    def in_whole_chips(self, least, most, all_in):
        return super().in_whole_chips(least, most + -most % self.wager_unit, all_in)


# ---- smaller chips in a stack --------------------------------------------------------------------


@breaks("XR-24")
class SmallChipsNeverPlay(Hand):
    """Smaller chips do not play in an all-in, whatever the house says."""

    def playing_chips(self, stack):
        return stack - stack % self.wager_unit


@breaks("XR-24")
class SmallChipsAlwaysPlay(Hand):
    """Smaller chips play in an all-in, whatever the house says."""

    def playing_chips(self, stack):
        return stack


@breaks("XR-24")
class SmallChipsAreTakenAway(Hand):
    """The chips that do not play are lost to their player."""

    def seated(self, seat, place, stack):
        player = super().seated(seat, place, stack)
        player.odd = 0
        return player


@breaks("XR-24")
class SmallChipsKeepATurn(Hand):
    """A player who has only chips left that do not play is no all-in player, and is asked on."""

    def take_chips(self, player, chips):
        super().take_chips(player, chips)
        if player.all_in and player.odd:
            player.all_in = False
            self.with_chips.append(player)
            self.with_chips.sort(key=lambda player: player.place)
