"""Chips that go in before the cards: blinds, antes, the straddle.

Decides who posts what, what a short stack pays first, the price to call and the least raise before the
flop. `Forced` is a part of `Hand`.
"""

from .errors import TableError


class Forced:
    """Posts the forced bets of a hand."""

    def blinds(self):
        """Lists the forced bets as [(player, amount)] in the order of posting, without a straddle."""
        if self.forced is not None:  # BLIND-07: a vector of forced bets replaces the two blinds
            amounts = [(player, self.forced.get(player.seat)) for player in self.blind_order()]
            return [(player, amount) for player, amount in amounts if amount]
        if self.places:
            return self.placed_blinds()
        small, big = self.blind_order()[:2]
        blinds = [(big, self.big_blind)]  # BLIND-03
        if self.small_blind:
            blinds.insert(0, (small, self.small_blind))  # BLIND-02
        return blinds

    def placed_blinds(self):
        """Lists the blinds of a later hand: the small one is dead where nobody sits in its place (XR-01, XR-02)."""
        small, big = self.places.small, self.places.big
        blinds = [(self.by_seat[seat], self.big_blind) for seat in big]
        if self.small_blind and small in self.by_seat and small not in big and small not in self.posts:
            blinds.insert(0, (self.by_seat[small], self.small_blind))
        return blinds

    def blind_order(self):
        """Lists the players from the small blind on, who is left of the button or heads-up on it."""
        return self.players[::-1] if len(self.players) == 2 else self.players  # XR-03

    def post_forced_bets(self):
        """Posts everything that goes in before the cards and sets the price of the first street (BLIND-01)."""
        blinds = self.blinds()
        big_blind = blinds[-1][0] if blinds else None
        if self.ante and self.ante_goes_first():
            self.post_antes(*self.ante, big_blind)
        for player, amount in blinds:
            self.pay(player, amount)
        for seat, amounts in self.posts.items():
            self.post_entry(self.by_seat[seat], *amounts)
        if self.ante and not self.ante_goes_first():
            self.post_antes(*self.ante, big_blind)

        # XR-10: a blind posted short leaves the price and the raise at those of the full blind.
        self.bet_to = max((amount for _, amount in blinds), default=0)
        self.full_raise = self.first_raise()  # RAISE-03
        self.last_to_post = big_blind or self.blind_order()[-1]
        if self.straddle:
            self.post_straddle(*self.straddle)

    def first_raise(self):
        """Gives the least that a first raise adds: the largest blind, in fixed-limit the small bet (LIMIT-03)."""
        size = self.opening_size()
        return size if self.structure == "fixed-limit" else max(size, self.bet_to)

    def post_entry(self, player, live, dead):
        """Takes what a player posts to come in: live chips are a bet, dead ones are nobody's (XR-07, XR-09)."""
        self.pay(player, live)
        chips = min(dead, player.stack)
        self.take_chips(player, chips)
        player.dead += chips

    def ante_goes_first(self):
        """Says whether a short stack pays the ante before the blind (XR-13); everyone's own ante goes first."""
        return self.ante[0] == "uniform" or self.switches["bba_order"] == "ante_first"

    def post_antes(self, kind, amount, big_blind):
        """Takes the antes; they are no part of anyone's bet (XR-14)."""
        if kind == "uniform":  # BLIND-08
            payers, matched = self.players, self.switches["ante_trimming"] == "trimmed"  # XR-15
        elif kind == "big_blind":  # XR-13
            payers, matched = [big_blind], False
        else:
            payers, matched = [self.players[-1]], False
        for player in payers:
            chips = min(amount, player.stack)
            self.take_chips(player, chips)
            if matched:
                player.total += chips
            else:
                player.dead += chips

    def post_straddle(self, seat, amount):
        """Posts a blind raise; the straddler acts last on the first street (XR-12)."""
        player = self.by_seat[seat]
        if player.stack < amount:
            raise TableError("XR-12", f"seat {seat} cannot straddle to {amount} with {player.stack} behind")
        self.pay(player, amount)
        self.full_raise = self.raise_over_straddle(amount)
        self.bet_to = amount
        self.last_to_post = player

    def raise_over_straddle(self, amount):
        """Gives the least raise over a straddle: as much again, or what it added to the blind (XR-12)."""
        if self.structure == "fixed-limit":
            return self.small_bet  # LIMIT-03
        return amount if self.switches["straddle_min_raise"] == "double_straddle" else amount - self.big_blind
