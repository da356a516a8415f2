"""Mistakes about the button: where it stands, and what follows from its place."""

from holdem_reference import Hand

from .mutant import breaks


@breaks("MOVE-01", "BLIND-02")
class SeatsAreCountedFromOne(Hand):
    """The seats are counted from the lowest, wherever the button stands."""

    def seating(self, seats):
        return sorted(seats)


@breaks("MOVE-01", "BLIND-02")
class ButtonComesFirst(Hand):
    """The count starts at the button instead of on its left."""

    def seating(self, seats):
        from_the_left = super().seating(seats)
        return from_the_left[-1:] + from_the_left[:-1]


@breaks("MOVE-01", "BLIND-02", "ORDER-02")
class CounterClockwise(Hand):
    """Everything goes round to the right of the button."""

    def seating(self, seats):
        from_the_left = super().seating(seats)
        return from_the_left[-2::-1] + from_the_left[-1:]


class ButtonOpens(Hand):
    """Lets the button act first on some streets (the mutants below say which)."""

    streets = ()

    def start_later_round(self):
        super().start_later_round()
        if self.street in self.streets:
            self.waiting.sort(key=lambda player: player is not self.players[-1])


@breaks("MOVE-01", "ORDER-04")
class ButtonOpensTheFlop(ButtonOpens):
    """The button acts first after the flop."""

    streets = ("flop", "turn", "river")


@breaks("ORDER-05", "ORDER-06", "XR-03")
class ButtonOpensTheTurn(ButtonOpens):
    """The button acts first on the turn."""

    streets = ("turn",)


@breaks("ORDER-05", "ORDER-06", "XR-03")
class ButtonOpensTheRiver(ButtonOpens):
    """The button acts first on the river."""

    streets = ("river",)


@breaks("MOVE-01", "ORDER-01")
class LeftOfTheButtonOpens(Hand):
    """The player left of the button opens before the flop, too, as if no blind were posted."""

    def start_first_round(self):
        super().start_first_round()
        self.waiting = self.with_chips[:]
