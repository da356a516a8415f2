"""Mistakes about an all-in that is no full raise: what it costs, and who may raise after it."""

from holdem_reference import Hand

from .mutant import breaks
from .raises import RaiseTo

# ---- an all-in below the minimum -----------------------------------------------------------------


@breaks("RAISE-06", "XR-23")
class PartOfAShortStackIsTaken(Hand):
    """A player too short for a full raise may raise by any part of the stack."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return (self.bet_to + 1 if least == most else least), most


@breaks("RAISE-06")
class ShortRaiseIsNotOffered(Hand):
    """A player too short for a full raise may only fold or call."""

    def may_wager(self, player, owed):
        full = not self.bet_to or player.bet + player.stack >= self.smallest_wager()
        return full and super().may_wager(player, owed)


@breaks("RAISE-06")
class AllInBelowHalfIsRefused(Hand):
    """An all-in raise has to be at least half a full raise."""

    def may_wager(self, player, owed):
        half = self.smallest_wager() - self.full_raise // 2
        return player.bet + player.stack >= half and super().may_wager(player, owed)


@breaks("RAISE-06", "XR-16")
class ShortAllInIsACall(Hand):
    """An all-in below the minimum raise is taken for a call: the price stays as it was."""

    def wager(self, player, to):
        price = self.bet_to
        short = to - price < self.full_raise
        super().wager(player, to)
        if short:
            self.bet_to = price


@breaks("XR-17", "RAISE-07")
class ShortAllInIsTheYardstick(Hand):
    """The increment of a short all-in is the least that the next raise adds."""

    def wager(self, player, to):
        added = to - self.bet_to
        super().wager(player, to)
        self.full_raise = added


@breaks("XR-17", "XR-19")
class MinimumFromTheLastFullBet(RaiseTo):
    """The minimum is counted from the last full bet, so that a short all-in is only completed."""

    def least_raise(self):
        full = self.reopening_bet if self.last_aggressor else self.bet_to
        return max(full + self.full_raise, self.bet_to + 1)


@breaks("XR-17")
class ShortAllInsAddUpToAYardstick(Hand):
    """The next raise adds the full raise and what short all-ins have put on top of it."""

    def smallest_wager(self):
        return super().smallest_wager() + self.bet_to - self.reopening_bet


@breaks("XR-17", "XR-16")
class AllInNeverCountsAsAFullRaise(Hand):
    """An all-in leaves the yardstick and the betting as they were, even if it is a full raise."""

    def wager(self, player, to):
        full_raise, reopening_bet = self.full_raise, self.reopening_bet
        super().wager(player, to)
        if player.all_in:
            self.full_raise, self.reopening_bet = full_raise, reopening_bet


@breaks("XR-19")
class CompletionIsTaken(RaiseTo):
    """A short all-in may be completed to the size of a full raise, as in limit games."""

    def least_raise(self):
        short = self.bet_to - self.reopening_bet if self.last_aggressor or self.bet_to > self.big_blind else 0
        return self.bet_to + self.full_raise - short


# ---- who may raise again -------------------------------------------------------------------------


class Reopened(Hand):
    """Decides otherwise who may raise again (the mutants below say how), in every house."""

    def may_raise_again(self, player):
        raise NotImplementedError

    REOPENED = dict.fromkeys(Hand.REOPENED, lambda self, player: self.may_raise_again(player))


@breaks("RAISE-07", "XR-16")
class ShortAllInReopens(Reopened):
    """A short all-in lets everybody raise again who has acted before."""

    def may_raise_again(self, player):
        return True


@breaks("RAISE-07", "XR-16")
class NothingReopens(Reopened):
    """Who has acted may not raise again in the round."""

    def may_raise_again(self, player):
        return False


@breaks("RAISE-07", "XR-16")
class OneChipShortReopens(Reopened):
    """A total increase of one chip less than a full raise reopens the betting."""

    def may_raise_again(self, player):
        return self.bet_to - player.acted_at >= self.full_raise - 1


@breaks("RAISE-07", "XR-16")
class OneChipMoreReopens(Reopened):
    """The betting is reopened only by more than a full raise."""

    def may_raise_again(self, player):
        return self.bet_to - player.acted_at > self.full_raise


@breaks("RAISE-07", "XR-16")
class BigBlindReopens(Reopened):
    """An increase of a big blind reopens the betting, whatever the last raise was."""

    def may_raise_again(self, player):
        return self.bet_to - player.acted_at >= self.big_blind


@breaks("RAISE-07")
class HalfARaiseReopens(Reopened):
    """As in limit games an all-in of half a raise reopens the betting."""

    def may_raise_again(self, player):
        return 2 * (self.bet_to - player.acted_at) >= self.full_raise


@breaks("XR-16")
class ReopenedToAll(Reopened):
    """Once the short all-ins make a full raise since the last one, all may raise, whatever each faces."""

    def may_raise_again(self, player):
        last_full_bet = self.reopening_bet if self.aggressor else self.big_blind
        return self.bet_to - min(last_full_bet, player.acted_at) >= self.full_raise or (
            self.bet_to - last_full_bet >= self.full_raise
        )


@breaks("XR-16")
class ShortAllInsNeverAddUp(Reopened):
    """Only a single full raise reopens the betting, in every house."""

    def may_raise_again(self, player):
        return self.reopened_by_full_raise(player)


@breaks("XR-16")
class ShortAllInsAlwaysAddUp(Reopened):
    """All that a player faces adds up, in every house."""

    def may_raise_again(self, player):
        return self.reopened_by_amount_faced(player)


class AllInsInARow(Hand):
    """Misjudges all-ins in a row by a chip, where only those add up (the mutants below say which way)."""

    chips = 0

    def in_a_row_counts(self):
        return self.switches["reopen"] == "consecutive_all_ins"

    def wager(self, player, to):
        reopening_bet, short = self.reopening_bet, to - self.bet_to < self.full_raise
        super().wager(player, to)
        if short:
            enough = self.all_ins_in_a_row >= self.full_raise + self.chips
            self.reopening_bet = to if enough and self.in_a_row_counts() else reopening_bet


@breaks("XR-16")
class AllInsInARowOneChipShort(AllInsInARow):
    """All-ins in a row reopen the betting when they are one chip short of a full raise."""

    chips = -1


@breaks("XR-16")
class AllInsInARowOneChipMore(AllInsInARow):
    """All-ins in a row reopen the betting only by more than a full raise."""

    chips = 1


@breaks("XR-16")
class BetCountsWithTheAllInsInARow(Hand):
    """Where only all-ins in a row add up, the bet before them counts with them."""

    def wager(self, player, to):
        added = to - self.bet_to
        super().wager(player, to)
        if not player.all_in:
            self.all_ins_in_a_row = added


@breaks("XR-16")
class EarlierStreetReopens(Hand):
    """The last full raise of an earlier street lets those who checked raise a short bet."""

    def start_later_round(self):
        reopening_bet = self.reopening_bet
        super().start_later_round()
        self.reopening_bet = reopening_bet


@breaks("RAISE-07", "XR-16")
class AllInNeverReopens(Reopened):
    """An all-in does not reopen the betting, even if it is a full raise."""

    def may_raise_again(self, player):
        return not self.aggressor.all_in and self.reopened_by_amount_faced(player)


@breaks("RAISE-07", "XR-16")
class LastRaiseAloneReopens(Reopened):
    """Only the last wager counts: a short all-in closes the betting that a full raise before it had opened."""

    def may_raise_again(self, player):
        return self.bet_to == self.reopening_bet


@breaks("RAISE-07")
class AllInBindsTheNextStreet(Hand):
    """A player whose betting was closed by a short all-in may not bet on the next street either."""

    def start_later_round(self):
        acted = [player for player in self.with_chips if self.bet_to > self.reopening_bet]
        super().start_later_round()
        for player in acted:
            player.acted_at = self.bet_to


@breaks("RAISE-07")
class CheckedPlayerFacesAnyBet(Reopened):
    """One who has checked may raise any bet, however short."""

    def may_raise_again(self, player):
        return player.acted_at == 0 or self.reopened_by_amount_faced(player)


@breaks("RAISE-07", "XR-16")
class CallersAreNeverBound(Reopened):
    """The betting is closed to the last raiser alone; those who have called may raise."""

    def may_raise_again(self, player):
        return player is not self.aggressor or self.reopened_by_amount_faced(player)


@breaks("XR-16")
class SecondShortAllInReopens(Reopened):
    """Who has called a short all-in may raise the next one, however little it adds."""

    def may_raise_again(self, player):
        return self.reopened_by_amount_faced(player) or player.acted_at > self.reopening_bet
