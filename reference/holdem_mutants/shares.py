"""Mistakes about shares of a pot and about odd chips."""

from holdem_reference import Hand

from .mutant import breaks

# ---- shares --------------------------------------------------------------------------------------


@breaks("POT-02", "RANK-06")
class OnlyTwoShare(Hand):
    """No more than two players share a pot."""

    def best_hands(self, players, strengths):
        return super().best_hands(players, strengths)[:2]


@breaks("POT-02", "RANK-06")
class FoldedChipsAreNotShared(Hand):
    """Tied players get their own chips back, and the first one what others put in."""

    def split(self, chips, ways):
        own = min(player.total for player in self.live)
        return [chips - own * (ways - 1)] + [own] * (ways - 1) if ways > 1 else [chips]


@breaks("POT-02")
class SharesAreOfAPercentage(Hand):
    """A share is the pot times a rounded percentage, so that thirds come out too small."""

    def split(self, chips, ways):
        return [chips * (100 // ways) // 100] * ways


@breaks("POT-02")
class AnteIsSharedByItself(Hand):
    """An ante that is nobody's bet is split apart from the bets, each with an odd chip of its own."""

    def merge_pots(self, pots):
        return pots


@breaks("POT-02", "POT-03", "SHOW-05", "ACT-10", "XR-47")
class EverybodyShares(Hand):
    """All who come to the showdown share the pot."""

    def best_hands(self, players, strengths):
        return players


@breaks("POT-03", "RANK-17", "RANK-29", "RANK-09", "RANK-18")
class AnyTieSharesThePot(Hand):
    """If two hands are equal, all share, the third hand included."""

    def best_hands(self, players, strengths):
        values = [strengths.get(player) for player in players]
        tie = len(set(values)) < len(values)
        return players if tie else super().best_hands(players, strengths)


@breaks("POT-03")
class EqualLosersShare(Hand):
    """The pot goes to the hand that most players hold."""

    def best_hands(self, players, strengths):
        values = [strengths.get(player) for player in players]
        return [player for player in players if strengths.get(player) == max(values, key=values.count)]


@breaks("POT-03", "RANK-06")
class FoldedPlayerShares(Hand):
    """A folded hand that would have tied takes its share."""

    def best_hands(self, players, strengths):
        winners = super().best_hands(players, strengths)
        folded = [player for player in self.players if player.folded]
        return winners + folded if len(winners) > 1 else winners


# ---- odd chips -----------------------------------------------------------------------------------


@breaks("XR-42", "XR-43")
class OddChipToTheButton(Hand):
    """The odd chips go to the winners nearest to the button, counted the wrong way round."""

    def split(self, chips, ways):
        return super().split(chips, ways)[::-1]


@breaks("XR-42")
class OddChipToTheLowestSeat(Hand):
    """The odd chip goes to the lowest seat number."""

    def best_hands(self, players, strengths):
        return sorted(super().best_hands(players, strengths), key=lambda player: player.seat)


@breaks("XR-42")
class OddChipToTheBettor(Hand):
    """The odd chip goes to the last bettor."""

    def best_hands(self, players, strengths):
        winners = super().best_hands(players, strengths)
        return sorted(winners, key=lambda player: player is not self.last_aggressor)


@breaks("XR-42", "XR-43")
class OddChipToTheHouse(Hand):
    """The odd chips stay on the table."""

    def split(self, chips, ways):
        return [min(super(OddChipToTheHouse, self).split(chips, ways))] * ways


@breaks("XR-44")
class OddChipsAllToOne(Hand):
    """All odd chips go to the first winner."""

    def split(self, chips, ways):
        *others, least = super().split(chips, ways)
        return [chips - least * len(others)] + [least] * len(others)


@breaks("XR-44")
class OddChipsFromTheButton(Hand):
    """The odd chips start with the last winner before the button's left."""

    def split(self, chips, ways):
        shares = super().split(chips, ways)
        return shares[-1:] + shares[:-1]


@breaks("XR-43", "XR-44")
class UnitIsOne(Hand):
    """A pot is divided down to single chips of one, which nobody has in front."""

    def split(self, chips, ways):
        self.chip_unit = 1
        return super().split(chips, ways)


@breaks("XR-43", "XR-44")
class UnitIsTheSmallBlind(Hand):
    """A pot is divided in chips of the small blind."""

    def split(self, chips, ways):
        self.chip_unit = self.small_blind
        return super().split(chips, ways)


@breaks("XR-43")
class SharesAreRoundedUp(Hand):
    """Each share is rounded up to a whole chip, so that the shares make more than the pot."""

    def split(self, chips, ways):
        unit = self.chip_unit
        return [-(-chips // (ways * unit)) * unit] * ways
