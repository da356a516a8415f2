"""Mistakes about the totals of bets and raises: what is counted twice, added on top, or kept too long."""

from holdem_reference import Hand

from .mutant import breaks
from .raises import RaiseTo


@breaks("RAISE-01")
class OwnChipsCountTwice(RaiseTo):
    """What a raiser has in front comes on top of the smallest raise."""

    def least_raise(self):
        return self.bet_to + self.full_raise + self.waiting[0].bet


@breaks("RAISE-02")
class OpeningBetCountsTwice(RaiseTo):
    """The first raise of a later street adds twice the opening bet, as if that were a raise."""

    def least_raise(self):
        opening = self.street != "preflop" and self.full_raise == self.bet_to
        return self.bet_to + self.full_raise * (2 if opening else 1)


@breaks("RAISE-01")
class RaisesInWholeBlindsOnly(Hand):
    """A bet or raise is to a number of whole big blinds, or all-in."""

    def breaks_a_chip(self, player, to):
        return to % self.big_blind > 0 and to < player.bet + player.stack


@breaks("BLIND-06")
class RaiseIsByTheAmount(Hand):
    """A raise to an amount is taken for a raise by it."""

    def act(self, seat, action, to=None):
        return super().act(seat, action, self.bet_to + to if action == "raise" and to else to)


@breaks("RAISE-03")
class HighestBetIsKept(Hand):
    """The highest bet of a hand is still the price when the next one begins."""

    def wager(self, player, to):
        super().wager(player, to)
        self._kept["highest_bet"] = to

    def post_forced_bets(self):
        super().post_forced_bets()
        self.bet_to = max(self.bet_to, vars(self).get("highest_bet", 0))
