"""Mistakes of pot-limit about what the pot is: the chips, the call, and blinds that count for more."""

from holdem_reference import Hand

from .mutant import breaks

# ---- how large a raise may be --------------------------------------------------------------------


class PotLimit(Hand):
    """Takes another amount for the largest bet or raise (the mutants below say which)."""

    def error(self, player):
        raise NotImplementedError

    def pot_limit(self, player):
        return super().pot_limit(player) + self.error(player)


@breaks("XR-41", "XR-93", "XR-94")
class PotWithoutTheCall(PotLimit):
    """The pot is measured before the raiser's call."""

    def error(self, player):
        return -self.owed(player)


@breaks("XR-41")
class PotWithoutTheBetsInFront(PotLimit):
    """The bets of the round are no part of the pot until it has ended."""

    def error(self, player):
        return -sum(self.bets.values())


@breaks("XR-41")
class PotWithoutTheStreetsBefore(PotLimit):
    """Only the bets of the round are the pot; what was put in on earlier streets is not."""

    def error(self, player):
        return sum(self.bets.values()) - self.pot


@breaks("XR-41")
class RaiseOnTopOfThePot(PotLimit):
    """What a raiser has in front comes on top of the pot."""

    def error(self, player):
        return player.bet


@breaks("XR-41", "XR-94")
class PotOneChipMore(PotLimit):
    """A bet or raise may be one chip more than the pot."""

    def error(self, player):
        return 1


@breaks("XR-41", "XR-93")
class PotOneChipLess(PotLimit):
    """A bet or raise by exactly the pot is refused."""

    def error(self, player):
        return -1


@breaks("XR-41")
class FoldedChipsAreNotInThePot(PotLimit):
    """The chips of those who have folded are not counted."""

    def error(self, player):
        return -sum(other.total for other in self.players if other.folded)


@breaks("XR-41")
class AllInChipsAreNotInThePot(PotLimit):
    """The chips of a player who is all-in are in a pot of their own and not counted."""

    def error(self, player):
        return -sum(other.total for other in self.live if other.all_in)


@breaks("XR-41")
class PotIsOfferedBeyondTheStack(Hand):
    """The pot is the largest raise even of a player who has less."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return least, max(most, self.largest_wager(player)) if self.structure == "pot-limit" else most


# ---- blinds that are short or missing ------------------------------------------------------------


@breaks("XR-93")
class BlindsCountAsPosted(Hand):
    """Only chips in the pot count, where the house counts full blinds."""

    def missing_from_blinds(self, blinds):
        return 0


@breaks("XR-93")
class BlindsAlwaysCountInFull(Hand):
    """Short and missing blinds count in full, where only chips in the pot do."""

    def chips_only_counted(self, player):
        blinds = self.blinds() if self.street == "preflop" else []
        rounding = self.small_blind_rounding(player) if blinds else 0
        return self.missing_from_blinds(blinds) + rounding if blinds else 0


@breaks("XR-93")
class MissingBlindDoesNotCount(Hand):
    """A short blind counts in full, but one that nobody posts does not."""

    def missing_from_blinds(self, blinds):
        return sum(max(amount - player.bet, 0) for player, amount in blinds)


@breaks("XR-93")
class ShortBlindDoesNotCount(Hand):
    """A blind that nobody posts counts, but a short one only as posted."""

    def missing_from_blinds(self, blinds):
        return max(self.small_blind + self.big_blind - sum(amount for _, amount in blinds), 0)


@breaks("XR-93")
class FullBlindsCountToTheEnd(Hand):
    """A short blind counts in full on the later streets, too."""

    def largest_wager(self, player):
        short = sum(amount - min(amount, other.total) for other, amount in self.blinds())
        later = short if self.street != "preflop" else 0
        return super().largest_wager(player) + later


@breaks("XR-93")
class FirstRaiseAloneCountsFullBlinds(Hand):
    """A short blind counts in full for the first raise only."""

    def missing_from_blinds(self, blinds):
        return 0 if self.last_aggressor else super().missing_from_blinds(blinds)


# ---- the small blind as a big one ----------------------------------------------------------------


@breaks("XR-94")
class SmallBlindIsNeverRounded(Hand):
    """The small blind counts as it is in every house."""

    def small_blind_rounding(self, player):
        return 0


class RoundsTheSmallBlind(Hand):
    """Makes a big blind of the small one when it ought not to (the mutants below say when)."""

    def too_often(self, player):
        raise NotImplementedError

    def small_blind_rounding(self, player):
        extra = self.big_blind - self.small_blind
        return extra if self.too_often(player) else super().small_blind_rounding(player)


@breaks("XR-94", "XR-41")
class SmallBlindIsAlwaysRounded(RoundsTheSmallBlind):
    """The small blind counts as a big one in every house."""

    def too_often(self, player):
        return True


@breaks("XR-94")
class CalledSmallBlindIsRounded(RoundsTheSmallBlind):
    """A small blind that has called a big one counts half a blind more."""

    def too_often(self, player):
        return self.switches["pl_sb_rounding"] == "true" and self.players[0].bet >= self.big_blind


@breaks("XR-94")
class RaisedSmallBlindIsRounded(RoundsTheSmallBlind):
    """A small blind that has raised counts half a blind more."""

    def too_often(self, player):
        return self.switches["pl_sb_rounding"] == "true" and self.players[0].bet > self.big_blind


@breaks("XR-94")
class SmallBlindIsRoundedToTheFlop(RoundsTheSmallBlind):
    """The small blind counts as a big one even when the big blind has acted."""

    def too_often(self, player):
        return self.switches["pl_sb_rounding"] == "true"


@breaks("XR-94")
class FoldedSmallBlindIsNotRounded(Hand):
    """A small blind that has folded counts as it is."""

    def small_blind_rounding(self, player):
        return 0 if self.players[0].folded else super().small_blind_rounding(player)


@breaks("XR-94")
class SmallBlindIsRoundedAfterTheFlop(Hand):
    """The pot on the flop counts the small blind as a big one."""

    def largest_wager(self, player):
        later = self.switches["pl_sb_rounding"] == "true" and self.street not in (None, "preflop")
        return super().largest_wager(player) + (self.big_blind - self.small_blind if later else 0)
