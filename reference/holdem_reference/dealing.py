"""The deal: hole cards, burns, the board, street after street. `Dealing` is a part of `Hand`."""

from .cards import whole_deck
from .errors import TableError


class Dealing:
    """Deals a hand off the top of a given deck."""

    STREETS = ("preflop", "flop", "turn", "river")  # DEAL-07
    BOARD_CARDS = {"flop": 3, "turn": 1, "river": 1}  # DEAL-08, DEAL-09, DEAL-10, DEAL-16

    @property
    def stub(self):
        """The cards not dealt yet, top first."""
        return self._deck[self._dealt :]

    def deal(self, deck):
        """Deals the hole cards off `deck`, all 52 cards, top first, and opens the betting.

        Raises TableError on a deck that is no deck (DEAL-01) or a second deal (DEAL-05).
        """
        if self.street is not None:
            raise TableError("DEAL-05", "the hole cards of this hand are dealt already")
        self._deck = whole_deck(deck)
        self.deal_hole_cards()
        self.street = "preflop"
        self.start_first_round()
        self.next_turn()

    def deal_hole_cards(self):
        """Deals two cards each, one at a time, from the button's left (DEAL-03, DEAL-06, XR-03)."""
        first = self.draw(len(self.players))
        second = self.draw(len(self.players))
        for player, one, two in zip(self.players, first, second):
            player.hole = [one, two]

    def next_street(self):
        """Deals on until somebody can bet or the river has been played; then comes the showdown (SHOW-01)."""
        while self.street != "river":
            self.street = self.STREETS[self.STREETS.index(self.street) + 1]
            if self.due:
                self.prepare_street(self.street)
            else:
                self.burn()
            self.board += self.draw(self.BOARD_CARDS[self.street])
            if len(self.with_chips) > 1:  # ORDER-07
                self.start_later_round()
                return
        self.start_showdown()

    def burn(self):
        """Puts the top card aside, out of play (DEAL-11, DEAL-12, DEAL-13, DEAL-14)."""
        if self.switches["burn_cards"] == "required":
            self.burns += self.draw(1)

    def draw(self, count):
        """Takes the next cards off the top of the deck."""
        top = self._dealt
        self._dealt = top + count
        return self._deck[top : self._dealt]
