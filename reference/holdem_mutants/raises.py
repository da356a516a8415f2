"""Mistakes about how small and how large a raise may be, and how many there may be."""

from holdem_reference import Hand

from .mutant import breaks

# ---- the smallest raise --------------------------------------------------------------------------


class RaiseTo(Hand):
    """Measures the smallest raise otherwise (the mutants below say how); an opening bet is the big blind."""

    def least_raise(self):
        raise NotImplementedError

    def smallest_wager(self):
        return self.least_raise() if self.bet_to else super().smallest_wager()


@breaks("RAISE-01", "RAISE-02")
class RaiseOneChipShort(RaiseTo):
    """A raise may be one chip below the minimum."""

    def least_raise(self):
        return self.bet_to + self.full_raise - 1


@breaks("RAISE-01", "RAISE-02")
class RaiseOneChipMore(RaiseTo):
    """A raise has to be one chip above the minimum."""

    def least_raise(self):
        return self.bet_to + self.full_raise + 1


@breaks("RAISE-01", "RAISE-02")
class RaiseAddsABigBlind(RaiseTo):
    """A raise adds at least one big blind, whatever was raised before."""

    def least_raise(self):
        return self.bet_to + self.big_blind


@breaks("RAISE-01", "RAISE-02", "XR-19")
class RaiseDoublesTheBet(RaiseTo):
    """A raise is to at least twice the bet."""

    def least_raise(self):
        return 2 * self.bet_to


@breaks("RAISE-01")
class RaiseAddsTheFirstRaise(RaiseTo):
    """A raise adds as much as the first raise of the round, though a larger one followed."""

    def start_round(self):
        super().start_round()
        self.first_raise = None

    def wager(self, player, to):
        super().wager(player, to)
        self.first_raise = self.first_raise or self.full_raise

    def least_raise(self):
        return self.bet_to + (self.first_raise or self.full_raise)


@breaks("RAISE-01", "BLIND-06")
class RaiseLeavesOutThePostedBlind(Hand):
    """The chips already in front of a raiser are no part of the raise: it is measured by what is added."""

    def wager(self, player, to):
        added = to - player.bet
        super().wager(player, to)
        self.full_raise = max(self.full_raise, added)


@breaks("RAISE-01")
class MinimumInWholeBlinds(RaiseTo):
    """The minimum is rounded up to whole big blinds."""

    def least_raise(self):
        least = self.bet_to + self.full_raise
        return -(-least // self.big_blind) * self.big_blind


@breaks("RAISE-01")
class CallResetsTheMinimum(Hand):
    """A call in between brings the minimum back to the big blind."""

    def call(self, player, chips):
        super().call(player, chips)
        self.full_raise = self.big_blind


@breaks("RAISE-01")
class ShortCallIsARaise(Hand):
    """An all-in for less than the bet counts as the last increment."""

    def call(self, player, chips):
        super().call(player, chips)
        if player.all_in:
            self.full_raise = chips


@breaks("RAISE-01", "RAISE-04")
class SmallestStackIsTheLimit(Hand):
    """Nobody may bet or raise more than the shortest opponent has."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        limit = min(other.bet + other.stack for other in self.with_chips if other is not player)
        return min(least, limit), min(most, limit)


@breaks("RAISE-02", "XR-23")
class EarlierStreetStillCounts(Hand):
    """The largest raise of an earlier street is still the minimum on the next."""

    def start_later_round(self):
        full_raise = self.full_raise
        super().start_later_round()
        self.full_raise = full_raise


@breaks("RAISE-02", "XR-25")
class CheckRaiseIsTriple(RaiseTo):
    """A check-raise has to be three times the bet."""

    def least_raise(self):
        checked = bool(self.waiting) and self.waiting[0].acted_at == 0
        return self.bet_to + self.full_raise * (2 if checked else 1)


@breaks("RAISE-02", "RAISE-07")
class AnyRaiseAfterTheFlop(RaiseTo):
    """After the flop a raise of one chip is enough."""

    def least_raise(self):
        return self.bet_to + (1 if self.street != "preflop" else self.full_raise)


class MinimumBeforeTheFlop(RaiseTo):
    """Measures the first raise before the flop otherwise (the mutants below say by what)."""

    def yardstick(self):
        raise NotImplementedError

    def least_raise(self):
        blind = self.street == "preflop" and self.last_aggressor is None
        return self.bet_to + (self.yardstick() if blind else self.full_raise)


@breaks("RAISE-03")
class SmallBlindIsTheYardstick(MinimumBeforeTheFlop):
    """The first raise adds the small blind."""

    def yardstick(self):
        return self.small_blind


@breaks("RAISE-03")
class BothBlindsAreTheYardstick(MinimumBeforeTheFlop):
    """The first raise adds both blinds."""

    def yardstick(self):
        return self.small_blind + self.big_blind


@breaks("RAISE-03", "ACT-02")
class CallersAreTheYardstick(MinimumBeforeTheFlop):
    """The first raise adds a big blind for each player who has called."""

    def yardstick(self):
        return self.big_blind * max(1, sum(player.bet == self.bet_to for player in self.players))


@breaks("RAISE-03")
class ThreeTimesTheBlind(MinimumBeforeTheFlop):
    """The first raise is to three big blinds, as players like it."""

    def yardstick(self):
        return 2 * self.big_blind


# ---- the largest raise, and how many -------------------------------------------------------------


@breaks("RAISE-04", "RAISE-01", "RAISE-06", "XR-47")
class LastChipStaysBehind(Hand):
    """A player may not wager the last chip."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return min(least, most - 1), most - 1


@breaks("RAISE-04")
class PostedChipsAreForgotten(Hand):
    """The largest total is the stack behind, as if nothing were in front."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return least, most - player.bet


@breaks("RAISE-04")
class EffectiveStackIsTheLimit(Hand):
    """Nobody may bet or raise more than the largest opponent has."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        limit = max(other.bet + other.stack for other in self.with_chips if other is not player)
        return min(least, limit), min(most, limit)


class RaisesAreCapped(Hand):
    """Ends the raising of a round after so many bets and raises (the mutants below say how many)."""

    cap = 0

    def start_round(self):
        super().start_round()
        self.raises = 0

    def wager(self, player, to):
        super().wager(player, to)
        self.raises += 1

    def may_wager(self, player, owed):
        return self.raises < self.cap and super().may_wager(player, owed)


@breaks("RAISE-05", "XR-22")
class ThreeRaises(RaisesAreCapped):
    """A bet and three raises are the cap, as in limit games; the big blind is the bet."""

    cap = 3


@breaks("RAISE-05", "XR-22")
class FourRaises(RaisesAreCapped):
    """A bet and four raises are the cap, as in some limit games."""

    cap = 4


@breaks("RAISE-05", "XR-22")
class SixRaises(RaisesAreCapped):
    """A cap against collusion ends the raising after six raises."""

    cap = 6


@breaks("RAISE-05", "XR-22")
class ThreeRaisesUnlessHeadsUp(ThreeRaises):
    """Three raises are the cap while more than two players are in."""

    def may_wager(self, player, owed):
        self.cap = 3 if len(self.live) > 2 else 99
        return super().may_wager(player, owed)


@breaks("RAISE-05")
class SevenRaises(RaisesAreCapped):
    """The betting tree has room for no more than seven raises."""

    cap = 7


@breaks("RAISE-06", "ACT-08")
class RaiseWithoutChips(Hand):
    """A player who can just call may raise as well."""

    def may_wager(self, player, owed):
        return super().may_wager(player, owed) or player.stack <= owed
