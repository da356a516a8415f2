"""The wager unit: the smallest chip of the blinds, in whole numbers of which bets and raises are made.

Smaller chips play in an all-in. A house may leave them out even of that: then they lie beside the stack for
the whole hand, as `Player.odd`. `Units` is a part of `Hand`.
"""

from .errors import TableError


class Units:
    """Keeps the chips that are too small for the blinds out of the wagers (XR-24)."""

    def check_wager_unit(self, seats):
        """Checks the wager unit against the blinds and the stacks."""
        self.check_amount("XR-24", "the wager unit", self.wager_unit, least=1)
        self.check_whole("the small blind", self.small_blind)
        self.check_whole("the big blind", self.big_blind)
        for seat, stack in seats.items():
            if not self.playing_chips(stack):
                raise TableError("XR-24", f"seat {seat} has {stack}, less than one chip of {self.wager_unit}")

    def check_whole_bets(self):
        """Checks that the other bets of the game are whole chips of the blinds, as the blinds are."""
        for seat, amount in (self.forced or {}).items():
            self.check_whole(f"the forced bet of seat {seat}", amount)
        if self.straddle is not None:
            self.check_whole("the straddle", self.straddle[1])
        if self.ante is not None and self.switches["small_chips"] == "do_not_play":
            self.check_whole("the ante", self.ante[1])  # else its chips would be smaller ones that play
        if self.structure == "fixed-limit":
            self.check_whole("the small bet", self.small_bet)
            self.check_whole("the big bet", self.big_bet)
        if self.structure == "spread-limit":
            for figure in self.spread:
                self.check_whole("a figure of the spread", figure)

    def check_whole(self, what, chips):
        """Checks that an amount can be paid in chips of the wager unit."""
        if chips % self.wager_unit:
            raise TableError("XR-24", f"{what} of {chips} is no whole number of chips of {self.wager_unit}")

    def playing_chips(self, stack):
        """Counts the chips of a stack that play: all, or those that make whole wager units (XR-24)."""
        return stack - stack % self.wager_unit if self.switches["small_chips"] == "do_not_play" else stack

    def in_whole_chips(self, least, most, all_in):
        """Brings the least wager up and the most down to whole chips of the blinds (XR-24); an all-in is left whole."""
        least += -least % self.wager_unit
        if most < all_in:
            most = min(max(most - most % self.wager_unit, least), all_in)
        return least, most

    def breaks_a_chip(self, player, to):
        """Says whether a wager has chips smaller than those of the blinds and is no all-in (XR-24)."""
        return to % self.wager_unit > 0 and to < player.bet + player.stack
