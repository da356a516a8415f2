"""Mistakes about hands that are turned up after an all-in, and about mucking."""

from holdem_reference import Hand

from .mutant import breaks

# ---- all-in hands --------------------------------------------------------------------------------


@breaks("XR-50")
class AllInIsShownAtOnce(Hand):
    """A hand is turned up as soon as its player is all-in, while others still bet."""

    def start_later_round(self):
        super().start_later_round()
        self.shown = [player.seat for player in self.live if player.all_in]


@breaks("XR-50")
class SidePotHandsStayDown(Hand):
    """Only the all-in hands are turned up."""

    def pay_out(self, pots):
        super().pay_out(pots)
        if self.switches["all_in_exposure"] == "face_up":
            self.shown = [seat for seat in self.shown if self.by_seat[seat].all_in]


@breaks("XR-45")
class OnlyTheLastPotIsPaid(Hand):
    """Only one pot is paid, the one that was bet last."""

    def pay_out(self, pots):
        super().pay_out(pots[-1:])


@breaks("XR-50")
class CallerMayMuck(Hand):
    """A caller who has chips left may muck against an all-in."""

    def may_muck(self):
        return super().may_muck() or any(not player.all_in for player in self.live)


@breaks("XR-51")
class AllInPlayerHasNoPlace(Hand):
    """The all-in player shows in the order of the seats, in a house that wants that hand first."""

    def first_to_show(self):
        self.moved_in = None
        return super().first_to_show()


@breaks("XR-51")
class AllInCallerShowsFirst(Hand):
    """Of two players who are all-in the one who called shows first."""

    def call(self, player, chips):
        super().call(player, chips)
        self.moved_in = player if player.all_in else self.moved_in


@breaks("XR-51")
class AllInCallIsNoMove(Hand):
    """Only a bet or raise moves a player all-in; who calls all-in shows in the order of the seats."""

    def call(self, player, chips):
        moved_in = self.moved_in
        super().call(player, chips)
        self.moved_in = moved_in


@breaks("XR-51")
class AllInOnTheRiverShowsFirst(Hand):
    """The all-in player shows first on the river, too, before the bettor."""

    def first_to_show(self):
        all_in = [player for player in self.live if player.all_in]
        return all_in[0] if self.switches["all_in_exposure"] == "all_in_player_first" and all_in else None


# ---- mucking -------------------------------------------------------------------------------------


@breaks("SHOW-06")
class MuckedHandStillWins(Hand):
    """A mucked hand is compared all the same."""

    def muck_hand(self, player):
        del self.waiting[0]


@breaks("SHOW-06", "XR-52")
class MuckIsAShow(Hand):
    """Whoever mucks is shown."""

    def muck_hand(self, player):
        super().muck_hand(player)
        self.shown.append(player.seat)


@breaks("SHOW-06")
class MainPotIsKept(Hand):
    """Who mucks gives up the side pot only."""

    def claimants(self, players):
        main = players is self._contested[0][1]
        return players if main and len(self._contested) > 1 else super().claimants(players)

    def drop_out(self, player):
        hole = player.hole
        super().drop_out(player)
        player.hole = hole


@breaks("SHOW-06", "XR-52")
class FirstHandMustShow(Hand):
    """The first in turn may not muck."""

    def options(self):
        options = super().options()
        first = self.street == "showdown" and not self.shown and not self._mucked
        return options._replace(muck=False) if options and first else options

    def muck_hand(self, player):
        self.show(player) if not self.shown and not self._mucked else super().muck_hand(player)


@breaks("SHOW-06")
class NoMuckInAFaceUpHouse(Hand):
    """A house that turns all-in hands up lets nobody muck, all-in or not."""

    def may_muck(self):
        return self.switches["showdown_muck"] == "allowed" and super().may_muck()


@breaks("XR-52")
class LastHandHasToShow(Hand):
    """The last hand left is asked to show before it wins."""

    def next_to_show(self):
        if not self.waiting:
            super().next_to_show()


@breaks("XR-52")
class LastHandIsTurnedUp(Hand):
    """The last hand left is turned up when the others muck."""

    def next_to_show(self):
        if len(self.live) == 1:
            self.shown = [self.live[0].seat]
        super().next_to_show()


@breaks("XR-52")
class AllMuckedButOneSplits(Hand):
    """When all but one muck, the pot is shared by all who came to the showdown."""

    def claimants(self, players):
        return players

    def best_hands(self, players, strengths):
        return players

    def strength(self, player):
        return 0


@breaks("XR-52")
class ShownHandIsNotEnough(Hand):
    """A hand that was shown wins only against another shown hand; when the rest muck nobody wins."""

    def next_to_show(self):
        if len(self.live) > 1 or not self.shown:
            super().next_to_show()


@breaks("XR-52")
class MuckedSidePotIsShared(Hand):
    """A side pot whose players have all mucked is shared among them."""

    def claimants(self, players):
        return players if all(player in self._mucked for player in players) else super().claimants(players)

    def strength(self, player):
        return 0 if player in self._mucked else super().strength(player)
