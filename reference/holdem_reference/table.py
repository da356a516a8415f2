"""What makes a table one that can be played: seats, button, blinds, antes. `Table` is a part of `Hand`."""

from .errors import TableError

ANTE_KINDS = ("uniform", "big_blind", "button")


class Table:
    """Refuses a table that makes no sense, before anybody posts anything."""

    TABLE_SIZE = (2, 10)  # DEAL-02

    def check_table(self, seats):
        """Checks seats, stacks, button and amounts; raises TableError."""
        least, most = self.TABLE_SIZE
        if not least <= len(seats) <= most:  # DEAL-02
            raise TableError("DEAL-02", f"a table has {least} to {most} players, not {len(seats)}")
        for seat, stack in seats.items():
            if type(seat) is not int or seat < 1:
                raise TableError("DEAL-02", f"seats are numbered from 1, not {seat!r}")
            if type(stack) is not int or stack < 1:
                raise TableError("XR-47", f"seat {seat} needs chips in front, a stack of {stack!r} is none")
        if self.places is None and self.button not in seats:  # MOVE-01
            raise TableError("MOVE-01", f"nobody sits at the button, seat {self.button}")
        self.check_amount("BLIND-02", "the small blind", self.small_blind)
        self.check_amount("BLIND-03", "the big blind", self.big_blind, least=1)
        self.check_amount("XR-43", "the smallest chip", self.chip_unit, least=1)
        self.check_wager_unit(seats)
        self.check_rake()
        if self.forced is None:
            self.check_blinds()
        if self.showdown not in ("auto", "ask"):
            raise TableError(None, f"showdown is auto or ask, not {self.showdown!r}")

    def check_blinds(self):
        """Checks the small blind against the big one (BLIND-04)."""
        if self.small_blind > self.big_blind:
            raise TableError(
                "BLIND-04", f"the small blind {self.small_blind} is above the big blind {self.big_blind}"
            )
        if self.switches["sb_ratio"] == "half" and 2 * self.small_blind != self.big_blind:  # BLIND-04
            raise TableError("BLIND-04", f"blinds {self.small_blind}/{self.big_blind} are not one to two")

    def check_extras(self):
        """Checks forced bets, ante and straddle once the players have their places."""
        if self.forced is not None:
            self.check_forced()
        if self.ante is not None:
            self.check_ante(*self.ante)
        if self.straddle is not None:
            self.check_straddle(*self.straddle)
        self.check_whole_bets()

    def check_forced(self):
        """Checks a vector of forced bets (BLIND-07)."""
        for seat, amount in self.forced.items():
            if seat not in self.by_seat:
                raise TableError("BLIND-07", f"a forced bet of {amount} from seat {seat}, where nobody sits")
            self.check_amount("BLIND-07", f"the forced bet of seat {seat}", amount)
        if not any(self.forced.values()) and not self.ante:
            raise TableError("BLIND-07", "nobody puts in a blind or an ante, so there is nothing to play for")
        if any(self.forced.values()):
            self.check_forced_size(max(self.forced.values()))

    def check_ante(self, kind, amount):
        """Checks the ante (BLIND-08)."""
        if kind not in ANTE_KINDS:
            raise TableError("BLIND-08", f"an ante is {', '.join(ANTE_KINDS)}, not {kind!r}")
        self.check_amount("BLIND-08", "the ante", amount, least=1)
        if kind == "big_blind" and not self.blinds():
            raise TableError("XR-13", "a big-blind ante needs a big blind")

    def check_straddle(self, seat, amount):
        """Checks who straddles, and to how much (XR-12)."""
        if self.forced is not None:
            raise TableError("BLIND-07", "a list of forced bets holds them all, the straddle included")
        if seat not in self.straddle_seats():
            rule = self.switches["straddle"]
            raise TableError("XR-12", f"seat {seat} may not straddle under straddle={rule}")
        self.check_amount("XR-12", "the straddle", amount, least=2 * self.big_blind)
        self.check_forced_size(amount)

    def straddle_seats(self):
        """Lists the seats that may straddle under the house rules (XR-12)."""
        if len(self.players) == 2:  # both post a blind
            return []
        utg, button = self.players[2].seat, self.players[-1].seat
        allowed = {"off": [], "utg": [utg], "button": [button], "utg_or_button": [utg, button]}
        return allowed[self.switches["straddle"]]

    @staticmethod
    def check_amount(rule, what, chips, least=0):
        """Checks that an amount is a whole number of chips and not below `least`."""
        if type(chips) is not int:
            raise TableError(rule, f"{what} is a whole number of chips, not {chips!r}")
        if chips < least:
            raise TableError(rule, f"{what} is at least {least}, not {chips}")
