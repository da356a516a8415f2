"""Mistakes about players who come in: when they are dealt in, and what they post."""

from holdem_reference import Hand

from .mutant import breaks


@breaks("XR-07", "XR-09")
class ComingInIsFree(Hand):
    """Nobody posts anything to come in."""

    def let_in(self, absent):
        super().let_in(absent)
        self.posts.pop(absent.seat, None)


@breaks("XR-07")
class MissedBlindsAreDead(Hand):
    """All that is posted for missed blinds is dead."""

    MISSED_BLINDS = dict.fromkeys(
        Hand.MISSED_BLINDS, lambda hand, missed: (0, sum(hand.only_the_big_blind_is_live(missed)))
    )


@breaks("XR-07")
class MissedBlindsAreBets(Hand):
    """All that is posted for missed blinds is a bet, up to the big blind, in every house."""

    MISSED_BLINDS = dict.fromkeys(Hand.MISSED_BLINDS, Hand.live_up_to_the_smallest_bet)


@breaks("XR-07")
class MissedSmallBlindIsForgotten(Hand):
    """Only a missed big blind is made up."""

    def let_in(self, absent):
        absent.missed -= {"small"}
        super().let_in(absent)


@breaks("XR-07")
class MissedBlindsOnTopOfTheBigBlind(Hand):
    """Who comes back as big blind posts what was missed besides."""

    def let_in(self, absent):
        super().let_in(absent)
        if not absent.new and absent.seat in self.places.big:
            self.posts[absent.seat] = 0, self.small_blind


@breaks("XR-07")
class SittingOutCostsASmallBlind(Hand):
    """Who sits out owes a small blind as soon as it has moved, wherever it went."""

    def note_missed_blinds(self, places, away):
        super().note_missed_blinds(places, away)
        for absent in away.values():
            absent.missed |= {"small"}


@breaks("XR-07")
class NothingIsMissedRoundTheEnd(Hand):
    """Nobody misses a blind that goes on from the highest seats to the lowest."""

    def note_missed_blinds(self, places, away):
        if places.big[-1] > self.standing.big[-1]:
            super().note_missed_blinds(places, away)


@breaks("XR-07", "XR-09", "XR-87")
class NobodyWaits(Hand):
    """Whoever sits at the table is dealt in."""

    def comes_in(self, absent, places):
        return True


@breaks("XR-09")
class NewPlayersAlwaysPost(Hand):
    """A new player posts a big blind in every house."""

    def let_in(self, absent):
        super().let_in(absent)
        if absent.seat not in self.places.big:
            self.posts.setdefault(absent.seat, (self.big_blind, 0))


@breaks("XR-09")
class NewPostsAreDead(Hand):
    """The big blind that a new player posts is dead."""

    def let_in(self, absent):
        super().let_in(absent)
        if absent.seat in self.posts:
            self.posts[absent.seat] = 0, sum(self.posts[absent.seat])


@breaks("XR-09", "XR-87")
class NewPlayersArePassedOver(Hand):
    """A new player is never dealt in, not even when the big blind comes."""

    def place(self, regulars, coming):
        return super().place(regulars, {seat: absent for seat, absent in coming.items() if not absent.new})


@breaks("XR-09")
class ButtonIsCheap(Hand):
    """The button costs a big blind and no small one."""

    def let_in(self, absent):
        super().let_in(absent)
        if self.bought:
            self.posts[absent.seat] = self.big_blind, 0


@breaks("XR-09")
class BoughtButtonIsNotGiven(Hand):
    """Who has paid for the button does not get it."""

    def let_in(self, absent):
        super().let_in(absent)
        self.bought = None


@breaks("XR-09")
class PostingBuysTheButton(Hand):
    """Who comes in between the button and the big blind gets the button for a big blind alone."""

    def let_in(self, absent):
        super().let_in(absent)
        if absent.new and self.is_before_the_big_blind(absent.seat, self.places):
            self.bought = absent.seat
