"""Mistakes about hands that were killed by mistake, and about what dead hands have put in."""

from holdem_reference import Hand

from .mutant import breaks


@breaks("XR-80")
class UncalledBetOfAKilledHandStays(Hand):
    """A bet of a hand that was killed by mistake stays in, called or not."""

    def return_uncalled_bet(self, player):
        pass


@breaks("XR-80")
class KilledHandTakesItsBetBack(Hand):
    """A hand that was killed by mistake takes back what it put in on this street."""

    def return_uncalled_bet(self, player):
        player.stack += player.bet
        self.pot -= player.bet
        player.total -= player.bet
        player.bet = 0


@breaks("XR-80")
class CalledBetOfAKilledHandIsNoMeasure(Hand):
    """When the hand of the bettor is killed, raises are measured as before the bet, called or not."""

    def hand_killed(self, seat):
        full_raise = self.before_wager[1] if self.aggressor is self.by_seat[seat] else self.full_raise
        ruling = super().hand_killed(seat)
        self.full_raise = full_raise
        return ruling


@breaks("XR-80")
class KilledHandIsAskedAgain(Hand):
    """A player whose hand was killed keeps the turns on the streets to come."""

    def kill(self, players):
        with_chips = self.with_chips[:]
        super().kill(players)
        self.with_chips = [player for player in with_chips if not player.all_in]


@breaks("XR-80")
class KilledRaiseLeavesNothingOwed(Hand):
    """When a raise over a bet goes back, nobody has to answer the bet either."""

    def return_uncalled_bet(self, player):
        super().return_uncalled_bet(player)
        self.waiting = [other for other in self.waiting if other.acted_at is None]


@breaks("XR-80")
class KilledRaiseAsksTheBettorAgain(Hand):
    """When a raise over a bet goes back, the bettor gets another turn."""

    def return_uncalled_bet(self, player):
        waiting = self.waiting
        super().return_uncalled_bet(player)
        self.waiting = waiting


@breaks("XR-81")
class DeadHandsMoneyIsLost(Hand):
    """What dead hands put in beyond the last player's bets is in no pot."""

    def build_pots(self, contenders):
        most = max(player.total for player in contenders)
        for player in self.players:
            player.total = min(player.total, most)
        return super().build_pots(contenders)
