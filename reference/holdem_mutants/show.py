"""Mistakes about who comes to the showdown, and about who shows first."""

from holdem_reference import Hand

from .mutant import breaks

# ---- who comes to the showdown -------------------------------------------------------------------


@breaks("SHOW-01", "SHOW-09")
class LastPlayerShows(Hand):
    """A player who is left alone comes to a showdown, too, and is shown."""

    def win_unseen(self):
        super().win_unseen()
        self.shown = [player.seat for player in self.live]


@breaks("SHOW-09")
class LastPlayerIsAskedToShow(Hand):
    """The last player left is asked to show or muck before the pot is paid."""

    def win_unseen(self):
        if self.showdown != "ask":
            super().win_unseen()
            return
        self.street = "showdown"
        self.set_uncalled_aside()
        self._contested = self.build_pots(self.live)
        self.waiting = self.live[:]


@breaks("SHOW-01", "SHOW-02")
class HandsAreNotShown(Hand):
    """The pot is paid and nobody turns a hand up."""

    def pay_out(self, pots):
        super().pay_out(pots)
        self.shown, self.show_order = [], []


@breaks("SHOW-02", "XR-50")
class OnlyTheWinnerShows(Hand):
    """Only the hands that win are turned up."""

    def pay_out(self, pots):
        super().pay_out(pots)
        self.shown = [seat for seat in self.shown if seat in self.payouts]


@breaks("SHOW-01")
class HandsAreShownEarly(Hand):
    """The hands are turned up when the river is dealt, before its betting."""

    def start_later_round(self):
        super().start_later_round()
        if self.street == "river":
            self.shown = [player.seat for player in self.live]


@breaks("SHOW-02", "XR-50")
class FoldedHandsAreShown(Hand):
    """At the showdown the folded hands are turned up with the others."""

    def pay_out(self, pots):
        super().pay_out(pots)
        if self.shown:
            self.shown = [player.seat for player in self.players]


@breaks("SHOW-01", "SHOW-03")
class BestHandShowsAlone(Hand):
    """The list of those who show names the winner only."""

    def showing_order(self):
        order = super().showing_order()
        best = max(self.strength(player) for player in order)
        return [player for player in order if self.strength(player) == best][:1]


@breaks("SHOW-03", "XR-48", "SHOW-06")
class NobodyIsAsked(Hand):
    """All hands are shown, though the house lets players muck."""

    def may_muck(self):
        return False


@breaks("SHOW-02", "XR-50", "SHOW-06")
class EverybodyIsAsked(Hand):
    """Players may muck in every house."""

    def may_muck(self):
        return True


# ---- in which order ------------------------------------------------------------------------------


class ShownFrom(Hand):
    """Starts the showing with another player (the mutants below say with whom)."""

    def starter(self, order):
        raise NotImplementedError

    def showing_order(self):
        order = super().showing_order()
        first = order.index(self.starter(order))
        return order[first:] + order[:first]


@breaks("SHOW-03", "XR-48")
class ShownFromTheLeftAlways(Hand):
    """The showing starts left of the button whoever bet, and in every house."""

    def first_to_show(self):
        return None


@breaks("SHOW-03", "XR-51")
class CallerShowsFirst(ShownFrom):
    """The player after the bettor shows first, the bettor last."""

    def starter(self, order):
        return order[1]


@breaks("SHOW-03")
class FirstBettorShowsFirst(Hand):
    """The first bettor of the river shows first, though somebody raised."""

    def start_round(self):
        super().start_round()
        self.first_bettor = None

    def wager(self, player, to):
        super().wager(player, to)
        self.first_bettor = self.first_bettor or player

    def first_to_show(self):
        first = super().first_to_show()
        return self.first_bettor if first is self.aggressor and first else first


@breaks("SHOW-03")
class ShownCounterClockwise(Hand):
    """After the bettor the hands are shown counter-clockwise."""

    def showing_order(self):
        first, *others = super().showing_order()
        return [first, *others[::-1]]


@breaks("SHOW-03")
class AllInCallTakesOver(Hand):
    """An all-in call takes the place of the last bettor."""

    def call(self, player, chips):
        super().call(player, chips)
        if player.all_in:
            self.aggressor = player


@breaks("SHOW-03")
class ShortAllInIsNoRaise(Hand):
    """A short all-in raise leaves the bettor before it the first to show."""

    def wager(self, player, to):
        bettor, short = self.aggressor, to - self.bet_to < self.full_raise
        super().wager(player, to)
        if short and bettor:
            self.aggressor = bettor


@breaks("XR-48", "XR-51")
class BettorOfAnyRoundShowsFirst(Hand):
    """The last bettor of any round shows first in every house."""

    def first_to_show(self):
        return self.last_aggressor if self.last_aggressor in self.live else None


@breaks("XR-48")
class BettorOfTheTurnShowsFirst(Hand):
    """The round before the last still counts when the river is checked."""

    def start_round(self):
        before = self.aggressor if self.street == "river" else None
        super().start_round()
        self.aggressor = before


@breaks("XR-48")
class OnlyTheRiverBettorShowsFirst(Hand):
    """A house that goes by the last bettor of any round forgets all but the river's."""

    def first_to_show(self):
        first = self.aggressor if self.betting_street == "river" else None
        return first if first in self.live else None


@breaks("XR-48", "XR-49")
class ButtonShowsFirst(ShownFrom):
    """Without a bet the button shows first."""

    def starter(self, order):
        return order[-1] if self.first_to_show() is None else order[0]


@breaks("XR-48", "XR-49")
class ShownBySeatNumber(Hand):
    """Without a bet the showing goes by the seat numbers."""

    def showing_order(self):
        order = super().showing_order()
        return order if self.first_to_show() else sorted(order, key=lambda player: player.seat)


@breaks("XR-48")
class AllInShowsFirst(Hand):
    """After an all-in before the river the all-in player shows first, in every house."""

    def first_to_show(self):
        early = self.betting_street != "river"
        return self.moved_in if early and self.moved_in else super().first_to_show()


@breaks("XR-49")
class SidePotDoesNotMatter(Hand):
    """Hands are shown in the order of the seats though some contest a side pot."""

    def last_pot(self, player):
        return 0


@breaks("XR-49")
class MainPotShowsFirst(Hand):
    """The hand that is all-in for the main pot is shown before those of the side pot."""

    def last_pot(self, player):
        return -super().last_pot(player)


@breaks("XR-49")
class AllInHandShowsLast(Hand):
    """A hand that is all-in is shown last though there is no side pot."""

    def showing_order(self):
        return sorted(super().showing_order(), key=lambda player: player.all_in)
