"""Mistakes about the streets, the board and the burns."""

from holdem_reference import Hand

from .mutant import breaks

# ---- streets -------------------------------------------------------------------------------------


@breaks("DEAL-07")
class NoBettingBeforeTheFlop(Hand):
    """The flop comes with the hole cards."""

    def start_first_round(self):
        self.waiting = []
        self.start_round()


@breaks("DEAL-07")
class NoBettingOnTheRiver(Hand):
    """The river is dealt and the hands are shown down at once."""

    def start_later_round(self):
        super().start_later_round()
        if self.street == "river":
            self.waiting = []
            self.start_showdown()


@breaks("DEAL-07", "DEAL-08")
class WholeBoardOnTheFlop(Hand):
    """All five board cards are turned up at once."""

    BOARD_CARDS = {"flop": 5, "turn": 0, "river": 0}


@breaks("DEAL-08", "DEAL-07")
class TwoCardFlop(Hand):
    """The flop is two cards, and the river two."""

    BOARD_CARDS = {"flop": 2, "turn": 1, "river": 2}


@breaks("DEAL-08")
class FlopCardByCard(Hand):
    """A card is burned before each card of the flop."""

    def next_street(self):
        board = len(self.board)
        super().next_street()
        if self.street == "flop":
            self.board[board + 1 :] = self.draw(3)[1:]


@breaks("DEAL-09")
class TwoTurnCards(Hand):
    """The turn brings two cards and the river none."""

    BOARD_CARDS = {"flop": 3, "turn": 2, "river": 0}


@breaks("DEAL-10", "DEAL-16")
class NoRiver(Hand):
    """The last betting round is played on four board cards."""

    BOARD_CARDS = {"flop": 3, "turn": 1, "river": 0}


@breaks("DEAL-16", "DEAL-10")
class SixthBoardCard(Hand):
    """The river brings a fifth and a sixth card."""

    BOARD_CARDS = {"flop": 3, "turn": 1, "river": 2}

    def strength(self, player):
        return self.rank(player.hole + self.board[:5])


@breaks("DEAL-16", "XR-85")
class RabbitHunt(Hand):
    """The rest of the board is dealt although everybody has folded."""

    def win_unseen(self):
        super().win_unseen()
        self.board += self.draw(5 - len(self.board))


@breaks("XR-85")
class NextStreetIsShown(Hand):
    """When everybody has folded the cards of the next street are burned and turned for the curious."""

    def win_unseen(self):
        super().win_unseen()
        if self.street != "river":
            following = self.STREETS[self.STREETS.index(self.street) + 1]
            self.burn()
            self.board += self.draw(self.BOARD_CARDS[following])


@breaks("XR-85")
class StubIsLookedThrough(Hand):
    """When everybody has folded the cards that would have come are taken off the stub and laid away."""

    def win_unseen(self):
        super().win_unseen()
        self.burns += self.draw(8 - len(self.burns) - len(self.board))


@breaks("DEAL-16", "SHOW-01", "ORDER-07")
class AllInWithoutABoard(Hand):
    """After an all-in the hands are compared on the cards that lie there."""

    def next_street(self):
        if len(self.with_chips) > 1:
            super().next_street()
        else:
            self.start_showdown()

    def strength(self, player):
        return super().strength(player) if len(self.board) >= 3 else 0


# ---- burns ---------------------------------------------------------------------------------------


class BurnsBefore(Hand):
    """Burns so many cards before each street (the mutants below say how many)."""

    cards = {"flop": 1, "turn": 1, "river": 1}

    def burn(self):
        if self.switches["burn_cards"] == "required":
            self.burns += self.draw(self.cards[self.street])


@breaks("DEAL-08", "DEAL-11")
class NoBurnBeforeTheFlop(BurnsBefore):
    """No card is burned before the flop."""

    cards = {"flop": 0, "turn": 1, "river": 1}


@breaks("DEAL-09", "DEAL-12")
class NoBurnBeforeTheTurn(BurnsBefore):
    """No card is burned before the turn."""

    cards = {"flop": 1, "turn": 0, "river": 1}


@breaks("DEAL-10", "DEAL-13")
class NoBurnBeforeTheRiver(BurnsBefore):
    """No card is burned before the river."""

    cards = {"flop": 1, "turn": 1, "river": 0}


@breaks("DEAL-08")
class TwoBurns(BurnsBefore):
    """Two cards are burned before each street."""

    cards = {"flop": 2, "turn": 2, "river": 2}


@breaks("DEAL-08", "DEAL-09")
class BurnsAlways(Hand):
    """Cards are burned in a house that burns none."""

    def burn(self):
        self.burns += self.draw(1)


@breaks("DEAL-11", "DEAL-12", "DEAL-13")
class BurnFromTheBottom(Hand):
    """The card under the stub is burned instead of the one on top."""

    def burn(self):
        self.burns.append(self._deck.pop())


@breaks("DEAL-11", "DEAL-12", "DEAL-13")
class BurnAfterTheDeal(Hand):
    """The hole cards, the flop and the turn are followed at once by the burn of the next street."""

    def start_round(self):
        super().start_round()
        super().burn()

    def burn(self):
        """Has burned already."""


@breaks("DEAL-14")
class BurnedCardIsDealt(Hand):
    """The burned card stays on top of the stub and is dealt after all."""

    def burn(self):
        super().burn()
        self._dealt -= 1


@breaks("DEAL-14")
class BurnsReturnToTheStub(Hand):
    """Burned cards go back under the stub."""

    def burn(self):
        super().burn()
        self._deck.append(self.burns[-1])


@breaks("DEAL-14")
class BurnsGoToTheMuck(Hand):
    """Burned cards are thrown into the muck."""

    def burn(self):
        super().burn()
        self.muck.append(self.burns[-1])
