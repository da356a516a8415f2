"""The rake: the part of a hand's chips that the house keeps. `Rake` is a part of `Hand`.

It is counted exactly, in hundredths of a percent: the percent may be a float, an amount never is one.
"""

from .errors import TableError


class Rake:
    """Takes the rake from the pots before they are shared (POT-04)."""

    def check_rake(self):
        """Checks the rake that the table was opened with, (percent, cap, unit)."""
        if self.rake is None:
            return
        percent, cap, unit = self.rake
        if type(percent) not in (int, float) or not 0 < percent <= 100:
            raise TableError("POT-04", f"a rake is above 0 and up to 100 percent, not {percent!r}")
        if self.hundredths(percent) / 100 != percent:
            raise TableError("POT-04", f"the percent of a rake has at most two decimals, {percent!r} has more")
        if cap is not None:
            self.check_amount("POT-04", "the cap of the rake", cap)
        if unit is not None:
            self.check_amount("POT-04", "the unit of the rake", unit, least=1)
            if unit % self.chip_unit:
                raise TableError("POT-04", f"a rake in units of {unit} cannot be paid in chips of {self.chip_unit}")

    def rake_of(self, chips):
        """Counts the rake of so many chips: a share of them up to the cap, rounded down to the unit (POT-04)."""
        if self.rake is None or self.free_of_rake():
            return 0
        percent, cap, unit = self.rake
        share = chips * self.hundredths(percent) // 10_000
        most = share if cap is None else min(share, cap)
        return most - most % (unit or self.chip_unit)

    @staticmethod
    def hundredths(percent):
        """Counts the hundredths of a percent, the nearest ones where a float has more decimals."""
        return round(percent * 100)

    def free_of_rake(self):
        """Says whether the house takes nothing, since no flop was dealt (POT-04)."""
        return self.switches["no_flop_no_drop"] == "on" and not self.board

    def take_rake(self, pots):
        """Takes the rake of the whole hand, and gives what is left of each pot (POT-04).

        No source says from which pot it comes: here from the main pot, and from the next one what is lacking.
        """
        owed = self.raked = self.rake_of(sum(chips for chips, _ in pots))
        left = []
        for chips, players in pots:
            taken = min(owed, chips)
            owed -= taken
            left.append((chips - taken, players))
        return left
