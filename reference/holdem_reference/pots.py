"""The pots: what returns, what is in each pot, who can win it and how it is split.

Pots are derived from what each player put in, never from a running pot. `Pots` is a part of `Hand`.
"""

from typing import NamedTuple


class Pot(NamedTuple):
    """A pot: chips, and the seats that can win it, from the button's left."""

    amount: int
    seats: list[int]


class Pots:
    """Divides the chips of a hand."""

    def set_uncalled_aside(self):
        """Takes the part of a bet that nobody called out of the pots; it returns with the payout (XR-46)."""
        most, second = sorted((player.total for player in self.players), reverse=True)[:2]
        if most > second:
            top = next(player for player in self.players if player.total == most)
            if not top.folded:
                top.total = second
                self._uncalled = top, most - second

    def build_pots(self, contenders):
        """Builds the main pot and the side pots as [(chips, [player])] from the contenders' totals (XR-45).

        An ante that counts as nobody's bet goes to the main pot (XR-13, XR-15), a folded player's chips
        to the pots they reach (ACT-07).
        """
        pots = []
        dead = sum(player.dead for player in self.players)
        if dead:
            pots.append((dead, contenders))
        floor = 0
        for level in sorted({player.total for player in contenders if player.total}):
            chips = sum(min(player.total, level) - floor for player in self.players if player.total > floor)
            pots.append((chips, [player for player in contenders if player.total >= level]))
            floor = level
        above = sum(player.total - floor for player in self.players if player.total > floor)
        if above:
            pots.append((above, pots[-1][1] if pots else contenders))
        return self.merge_pots(pots)

    def merge_pots(self, pots):
        """Puts neighbouring pots for the same players together: they are one pot."""
        merged = []
        for chips, players in pots:
            if merged and merged[-1][1] == players:
                merged[-1] = (merged[-1][0] + chips, players)
            else:
                merged.append((chips, players))
        return merged

    def pay_out(self, pots):
        """Returns what nobody called, pays each pot alone to its best hands, ends the hand (SHOW-04, XR-45).

        `pots` is [(chips, [player])] with the players in the order from the button's left, and stays as it was
        before the rake, which is taken before the shares (POT-04).
        """
        if self._uncalled:
            player, chips = self._uncalled
            player.stack += chips
            self.returned = {player.seat: chips}
        compared = {player for _, players in pots if len(players) > 1 for player in players}
        strengths = {player: self.strength(player) for player in compared}
        for chips, players in self.take_rake(pots):
            winners = self.best_hands(players, strengths)
            for player, share in zip(winners, self.split(chips, len(winners))):
                if share:
                    player.stack += share
                    self.payouts[player.seat] = self.payouts.get(player.seat, 0) + share
        self.pots = [Pot(chips, [player.seat for player in players]) for chips, players in pots]
        for player in self.players:
            player.bet = 0
        self.bet_to = 0
        self.waiting = []
        self.over = True

    def best_hands(self, players, strengths):
        """Picks the best hands among those who can win a pot (SHOW-04, POT-03); one alone wins unseen."""
        if len(players) == 1:
            return players
        best = max(strengths[player] for player in players)
        return [player for player in players if strengths[player] == best]

    def split(self, chips, ways):
        """Splits chips evenly (POT-02), odd chips of the smallest unit one each from the button's left.

        XR-42, XR-43, XR-44. Crumbs below the unit, which no real table has, go with the first share.
        """
        if ways == 1:
            return [chips]
        units, crumbs = divmod(chips, self.chip_unit)
        share, odd = divmod(units, ways)
        shares = [(share + (place < odd)) * self.chip_unit for place in range(ways)]
        shares[0] += crumbs
        return shares
