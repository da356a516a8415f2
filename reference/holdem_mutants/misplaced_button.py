"""Mistakes about a button that came to the wrong place."""

from holdem_reference import Hand

from .mutant import breaks


@breaks("XR-78")
class MisplacedButtonStands(Hand):
    """A misplaced button is left where it is, even before anyone acts."""

    def button_misplaced(self, seat):
        return "stand"


@breaks("XR-78")
class MisplacedButtonVoidsTheDeal(Hand):
    """A misplaced button is a misdeal in every house and at any time."""

    def button_misplaced(self, seat):
        self.button, self.places = seat, None
        self.start_over()
        return "misdeal"


@breaks("XR-78")
class NextButtonIsAlwaysBackedUp(Hand):
    """After a hand with a misplaced button it is backed up in every house."""

    def button_misplaced(self, seat):
        ruling = super().button_misplaced(seat)
        self.button_due = seat
        return ruling


@breaks("XR-78")
class NextButtonIsNeverBackedUp(Hand):
    """After a hand with a misplaced button the next one goes on from there in every house."""

    def button_misplaced(self, seat):
        ruling = super().button_misplaced(seat)
        self.button_due = None
        return ruling
