"""Mistakes about wagers of a wrong amount, where the house corrects them."""

from holdem_reference import Hand
from holdem_reference.errors import IllegalAction

from .mutant import breaks


@breaks("XR-34", "XR-95")
class WrongAmountStands(Hand):
    """A wager of a wrong amount stands as it is."""

    def correct_amount(self, to, least, most):
        return to


@breaks("XR-34", "XR-95")
class WrongAmountIsRefused(Hand):
    """A wager of a wrong amount is refused in every house."""

    def correct_amount(self, to, least, most):
        raise IllegalAction(None, f"{to} is not from {least} to {most}")


@breaks("XR-34", "XR-95")
class CorrectedToTheFarEnd(Hand):
    """A wager that is too small is made the largest, one that is too large the smallest."""

    def correct_amount(self, to, least, most):
        return most if to < least else least


@breaks("XR-34")
class ExactMinimumIsRaised(Hand):
    """A wager of exactly the minimum is made one chip larger."""

    def wager(self, player, to):
        super().wager(player, to + 1 if to == self.smallest_wager() else to)


@breaks("XR-95")
class PotIsMeant(Hand):
    """Every bet is taken for a bet of the pot."""

    def act(self, seat, action, to=None):
        total = self.options() and self.options().bet
        return super().act(seat, action, total[1] if action == "bet" and total else to)


@breaks("XR-95")
class CutBelowThePot(Hand):
    """A wager above the pot is cut to one chip below it, and the pot itself, too."""

    def wager(self, player, to):
        super().wager(player, to - 1 if to == self.largest_wager(player) else to)
