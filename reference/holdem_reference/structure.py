"""The betting structure: how large a bet or raise may be, how many a round has, what a short all-in is worth.

No-limit, where only the stack is a limit, is the plain case in betting.py; here is what pot-limit,
fixed-limit and spread-limit do otherwise. `Structure` is a part of `Hand`.
"""

from .errors import TableError


class Structure:
    """Bounds the bets and raises of a hand by its betting structure."""

    # LIMIT-01: the structures, and the settings that a table of each may have
    STRUCTURES = {
        "no-limit": (),
        "pot-limit": (),
        "fixed-limit": ("small_bet", "big_bet", "cap"),
        "spread-limit": ("spread", "cap"),
    }
    BET_SIZE = {
        "preflop": "small_bet",  # LIMIT-03
        "flop": "small_bet",
        "turn": "big_bet",  # LIMIT-04
        "river": "big_bet",
    }
    LATE_STREETS = ("turn", "river")  # LIMIT-07
    RAISE_CAP = {"3": 3, "4": 4, "none": None, "house": None}  # RAISE-08, XR-20

    def set_structure(self, structure, **settings):
        """Keeps the structure and its settings; raises TableError on a setting that it does not have."""
        if structure not in self.STRUCTURES:
            raise TableError("LIMIT-01", f"a structure is {', '.join(self.STRUCTURES)}, not {structure!r}")
        for name, value in settings.items():
            if value is not None and name not in self.STRUCTURES[structure]:
                raise TableError("LIMIT-01", f"a {structure} table has no {name}, you said {value!r}")
        self.structure = structure
        self.reopening = self.switches["reopen"]
        self.most_raises = None  # none set: XR-22
        if structure == "fixed-limit":
            small, big = settings["small_bet"], settings["big_bet"]
            self.small_bet = self.big_blind if small is None else small
            self.big_bet = 2 * self.small_bet if big is None else big
            self.reopening = "half_bet"  # XR-18
            self.check_bets()
        elif structure == "spread-limit":
            self.spread = settings["spread"]
            self.reopening = self.switches["spread_short_all_in"]  # LIMIT-06
            self.check_spread()
        if "cap" in self.STRUCTURES[structure]:
            self.most_raises = self.allowed_raises(settings["cap"])

    def check_bets(self):
        """Checks the two bet sizes against each other and the big blind."""
        self.check_amount("LIMIT-03", "the small bet", self.small_bet, least=1)
        self.check_amount("LIMIT-04", "the big bet", self.big_bet, least=self.small_bet)
        if self.big_blind != self.small_bet:  # BLIND-05
            raise TableError("BLIND-05", f"the big blind {self.big_blind} is not the small bet {self.small_bet}")

    def check_spread(self):
        """Checks the figures (low, high, high on the last two rounds) against each other and the big blind."""
        if type(self.spread) is not tuple or len(self.spread) != 3:
            raise TableError("LIMIT-05", f"a spread is a low, a high and a late high figure, not {self.spread!r}")
        low, high, late_high = self.spread
        self.check_amount("LIMIT-05", "the low figure", low, least=1)
        self.check_amount("LIMIT-05", "the high figure", high, least=low)
        self.check_amount("LIMIT-07", "the high figure of the last two rounds", late_high, least=high)
        highest_blind = low if self.switches["spread_blind"] == "low_end" else high  # LIMIT-05
        if not low <= self.big_blind <= highest_blind:
            raise TableError("LIMIT-05", f"the big blind {self.big_blind} is not from {low} to {highest_blind}")

    def allowed_raises(self, cap):
        """Gives the raises a round may have after its bet: the game's own number, else the house's (XR-20)."""
        if cap is None:
            return self.RAISE_CAP[self.switches["raise_cap"]]
        self.check_amount("XR-20", "the cap on raises", cap, least=1)
        return cap

    def check_forced_size(self, largest):
        """Checks that the largest forced bet, or the straddle, is a bet that a limit game has."""
        if self.structure == "fixed-limit" and largest % self.small_bet:  # LIMIT-02
            raise TableError("LIMIT-02", f"{largest} is no whole number of bets of {self.small_bet}")
        if self.structure == "spread-limit" and not self.spread[0] <= largest <= self.spread[1]:  # LIMIT-05
            low, high, _ = self.spread
            raise TableError("LIMIT-05", f"a forced bet of {largest} is not from {low} to {high}")

    # ---- how large -----------------------------------------------------------------------------

    def opening_size(self):
        """Gives the smallest bet of the street, which is also the first measure of a raise."""
        if self.structure == "fixed-limit":
            return getattr(self, self.BET_SIZE[self.street or "preflop"])
        return self.spread[0] if self.structure == "spread-limit" else self.big_blind  # LIMIT-05, XR-23

    def largest_wager(self, player):
        """Gives the largest street total that the structure allows the player, who may have less."""
        if self.structure == "pot-limit":
            return max(self.pot_limit(player), self.smallest_wager())
        if self.structure == "fixed-limit":
            return self.smallest_wager()  # LIMIT-02: it is the only one
        return self.bet_to + self.largest_increment()

    def largest_increment(self):
        """Gives the high figure of a spread game (LIMIT-05, LIMIT-07)."""
        _, high, late_high = self.spread
        return late_high if self.street in self.LATE_STREETS else high

    def pot_limit(self, player):
        """Adds to the current bet the pot as it is after the player's call (XR-41)."""
        return self.bet_to + self.pot + self.owed(player) + self.chips_only_counted(player)

    def chips_only_counted(self, player):
        """Counts the chips that are not in the pot and yet make it larger before the flop (XR-93, XR-94)."""
        blinds = self.blinds() if self.street == "preflop" else []
        if not blinds:
            return 0
        full_blinds = self.switches["pl_short_blind"] == "full_blinds"
        return (self.missing_from_blinds(blinds) if full_blinds else 0) + self.small_blind_rounding(player)

    def missing_from_blinds(self, blinds):
        """Counts what blinds posted short, or not at all, leave out (XR-93)."""
        short = sum(max(amount - player.bet, 0) for player, amount in blinds)
        posted_by_nobody = self.small_blind + self.big_blind - sum(amount for _, amount in blinds)
        return short + max(posted_by_nobody, 0)

    def small_blind_rounding(self, player):
        """Counts what makes a big blind of the small one, until the big blind has acted (XR-94).

        Of a small blind that has called, or is to act, the real chips count: the call makes it a big blind.
        """
        if self.switches["pl_sb_rounding"] == "false":
            return 0
        small, big = self.blind_order()[:2]
        has_acted = big.folded or big.acted_at is not None
        if has_acted or small is player or small.bet >= self.big_blind:
            return 0
        return self.big_blind - self.small_blind

    # ---- short all-ins and the cap -------------------------------------------------------------

    def measure_limit_wager(self, player, to, added):
        """Takes the measure of a bet or raise in a limit game: `added` to the bet before it.

        A full one closes what short all-ins left open and counts for the cap; in fixed-limit half a bet
        is one (XR-18). In spread-limit the largest increment measures the next raise (LIMIT-06).
        """
        if self.structure == "spread-limit":
            self.full_raise = max(self.full_raise, added)
        if self.is_full(to - self.reopening_bet):
            self.reopening_bet = to
            if self.most_raises is not None:
                self.count_raise(len(self.with_chips) + player.all_in)

    def is_full(self, increment):
        """Says whether an increment counts as a bet or raise: all of one, or half of it (XR-18, LIMIT-06)."""
        return increment * (2 if self.reopening == "half_bet" else 1) >= self.full_raise

    def start_count(self):
        """Counts the big blind as the round's bet before the flop; a straddle is no raise (XR-20)."""
        blind_counts = self.street == "preflop" and self.bet_to and self.switches["cap_counts_blind"] == "true"
        self.wagers = 1 if blind_counts else 0
        self.began_with = len(self.with_chips)

    def count_raise(self, players):
        """Counts a bet or raise by one of so many `players` who were not all-in, and caps the round (RAISE-08)."""
        self.wagers += 1
        if self.wagers > self.most_raises:
            self.capped = not self.CAP_LIFTED[self.switches["cap_heads_up"]](self, players)

    def lifted_for_the_last_two(self, players):
        """Lifts the cap when no more than two who are not all-in are left before it is reached (XR-21)."""
        return players <= 2

    def lifted_for_a_round_of_two(self, players):
        """Lifts the cap in a round that two players began (XR-21)."""
        return self.began_with <= 2

    def lifted_for_a_table_of_two(self, players):
        """Lifts the cap when only two are left in the event (XR-21)."""
        return len(self.players) == 2

    CAP_LIFTED = {
        "rrop": lifted_for_the_last_two,
        "wsop_cash": lifted_for_a_round_of_two,
        "tda": lifted_for_a_table_of_two,
    }
