"""The showdown: who shows, in which order, who may muck, and who wins. `Showdown` is a part of `Hand`."""

from .ranking import rank


class Showdown:
    """Ends a hand, seen or unseen."""

    rank = staticmethod(rank)

    def strength(self, player):
        """Values the player's best five of seven cards: higher wins, equal shares (RANK-01, SHOW-05)."""
        return self.rank(player.hole + self.board)

    def win_unseen(self):
        """Gives the last player left everything; no card is shown (ORDER-08, SHOW-09)."""
        self.set_uncalled_aside()
        self.pay_out(self.build_pots(self.live))

    def start_showdown(self):
        """Puts the live players in the order to show, and asks them or shows them all (SHOW-01, SHOW-02)."""
        self.street = "showdown"
        for player in self.players:
            player.bet = 0
        self.set_uncalled_aside()
        self._contested = self.build_pots(self.live[:])
        order = self.showing_order()
        self.show_order = [player.seat for player in order]
        if self.showdown == "ask" and self.may_muck():
            self.waiting = order
        else:
            self.shown = self.show_order[:]
            self.pay_out(self._contested)

    def showing_order(self):
        """Orders the live players clockwise from the first to show, those in a side pot before the others."""
        first = self.first_to_show()
        order = self.live[:]
        if first is not None:
            order.sort(key=lambda player: player.place < first.place)
        if len(self._contested) > 1:
            order.sort(key=self.last_pot, reverse=True)  # XR-49
        return order

    def last_pot(self, player):
        """Numbers the last pot that the player can win, the main pot being 0."""
        return max(number for number, (_, players) in enumerate(self._contested) if player in players)

    def first_to_show(self):
        """Names the player who shows first, None for the first one left of the button (XR-48)."""
        bet_on_the_river = self.betting_street == "river"
        first = self.aggressor if bet_on_the_river else None  # SHOW-03
        if self.switches["showdown_order"] == "any_round":
            first = self.last_aggressor
        if self.switches["all_in_exposure"] == "all_in_player_first" and not bet_on_the_river:
            first = self.moved_in or first  # XR-51
        return None if first is None or first.folded else first

    def may_muck(self):
        """Says whether players may muck at this showdown (SHOW-06, XR-50)."""
        if self.switches["showdown_muck"] == "all_must_show":
            return False
        if self.switches["showdown_muck"] == "all_in_face_up" or self.switches["all_in_exposure"] == "face_up":
            return not any(player.all_in for player in self.live)
        return True

    def show(self, player):
        """Turns the player's cards up."""
        self.shown.append(player.seat)
        del self.waiting[0]

    def declare_board(self, player):
        """Hears that the player plays the board, who then still shows or mucks (SHOW-08)."""
        self._declared.append(player)

    def muck_hand(self, player):
        """Gives up every pot that somebody else can still win (SHOW-06), unless the board was declared."""
        self.drop_out(player)
        self._mucked.append(player)
        del self.waiting[0]

    def next_to_show(self):
        """Asks the next player, or pays out; the last one left wins without showing (XR-52)."""
        if self.waiting and (len(self.live) > 1 or any(map(self.keeps_claim, self._mucked))):
            return
        pots = [(chips, self.claimants(players)) for chips, players in self._contested]
        self.pay_out(self.merge_pots(pots))

    def claimants(self, players):
        """Keeps those who did not muck; if all did, the last one to muck was alone and has won it (XR-52)."""
        left = [player for player in players if player in self.live or self.keeps_claim(player)]
        return left or [player for player in self._mucked if player in players][-1:]

    def keeps_claim(self, player):
        """Says whether the player has a share in the pots with the board, whatever becomes of the hand.

        A declaration gives it (SHOW-08) where the house does not ask for both cards instead (XR-58). A mucked
        hand is out of play, so that its `strength` is that of the board alone.
        """
        return player in self._declared and self.switches["play_board"] == "declare_before_discard"
