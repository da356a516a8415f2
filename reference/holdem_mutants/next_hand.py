"""Mistakes between two hands: the button and the blinds move wrongly."""

from holdem_reference import Hand
from holdem_reference.moving import Places, after

from .mutant import breaks


@breaks("MOVE-02")
class NothingMoves(Hand):
    """Button and blinds stay where they are."""

    def place(self, regulars, coming):
        _, dealt = super().place(regulars, coming)
        return self.standing, dealt


@breaks("MOVE-02")
class ButtonGoesToTheLowestSeat(Hand):
    """After each hand the button goes to the player in the lowest seat."""

    def place(self, regulars, coming):
        places, dealt = super().place(regulars, coming)
        lowest = sorted(dealt)
        return Places(lowest[0], lowest[1], (lowest[2],)) if len(lowest) > 2 else places, dealt


@breaks("MOVE-02", "XR-01")
class OneIsLeftOut(Hand):
    """The big blind passes over a player, and small blind and button are behind it."""

    def place(self, regulars, coming):
        _, dealt = super().place(regulars, coming)
        seats = sorted(dealt)
        big = after(after(self.standing.big[-1], seats), seats)
        at = seats.index(big)
        return Places(seats[at - 2], seats[at - 1], (big,)), dealt


@breaks("MOVE-03")
class PlayersDealingDoNotTakeTurns(Hand):
    """Where the players deal, one of them does so all the time."""

    def place(self, regulars, coming):
        places, dealt = super().place(regulars, coming)
        return (self.standing if self.switches["dealer"] == "rotating" else places), dealt


@breaks("XR-86")
class BlindsGoUpAHandLate(Hand):
    """The hand after the change is still begun with the old blinds."""

    def raise_blinds(self, small, big):
        self.blinds_to_come = small, big

    def begin(self, seats):
        if vars(self).get("blinds_to_come"):
            self._kept["small_blind"], self._kept["big_blind"] = self.blinds_to_come
            self._kept["blinds_to_come"] = None
        super().begin(seats)


@breaks("XR-86")
class BlindsGoUpForOneHand(Hand):
    """After one hand with the new blinds the old ones are back."""

    def raise_blinds(self, small, big):
        self.old_blinds = self.small_blind, self.big_blind
        super().raise_blinds(small, big)

    def begin(self, seats):
        if "old_blinds" in vars(self):
            self._kept["small_blind"], self._kept["big_blind"] = self.old_blinds
        super().begin(seats)


@breaks("XR-86")
class OldMeasureOfBets(Hand):
    """The smallest bet and raise stay those of the first hand's big blind."""

    def begin(self, seats):
        self.first_big_blind = vars(self).get("first_big_blind", self.big_blind)
        self._kept["first_big_blind"] = self.first_big_blind
        super().begin(seats)

    def opening_size(self):
        return self.first_big_blind

    def first_raise(self):
        return self.first_big_blind


# ---- the dead button ---------------------------------------------------------------------------


@breaks("XR-01")
class ButtonIsNeverDead(Hand):
    """The button and both blinds go to the next players who are there, whatever the house rule."""

    MOVES = dict.fromkeys(Hand.MOVES, Hand.moving_button)


@breaks("XR-01")
class SmallBlindIsNeverDead(Hand):
    """Where nobody sits at the small blind the player before it pays."""

    def placed_blinds(self):
        blinds = super().placed_blinds()
        return blinds if len(blinds) > 1 else [(self.players[-1], self.small_blind), *blinds]


@breaks("XR-01")
class DeadButtonEndsTheRoundEarly(Hand):
    """Where the button is at an empty seat the last player is not asked after the flop."""

    def start_later_round(self):
        super().start_later_round()
        if self.button not in self.by_seat:
            del self.waiting[-1]


@breaks("XR-01")
class DeadSmallBlindSkipsTheBigBlind(Hand):
    """Where the small blind is dead the big blind acts last after the flop, too."""

    def start_later_round(self):
        super().start_later_round()
        if self.standing.small not in self.by_seat:
            self.waiting = self.waiting[1:] + self.waiting[:1]


# ---- the moving button -------------------------------------------------------------------------


@breaks("XR-02")
class ButtonIsAlwaysDead(Hand):
    """The button goes to empty seats, whatever the house rule."""

    MOVES = dict.fromkeys(Hand.MOVES, Hand.dead_button)


@breaks("XR-02")
class NeverTwoBigBlinds(Hand):
    """One big blind is posted where two are due."""

    MOVES = Hand.MOVES | {"moving_two_bb": Hand.moving_button}


@breaks("XR-02")
class TwoBigBlindsInTheSimpleForm(Hand):
    """Everyone whose big blind is due posts it in the simple form, too."""

    MOVES = Hand.MOVES | {"moving_simple": Hand.moving_button_with_all_big_blinds}


@breaks("XR-02")
class OneBigBlindRoundTheEnd(Hand):
    """Where the big blind comes round to the first seats, those that it has gone past post none."""

    def moving_button_with_all_big_blinds(self, regulars, everyone):
        places = super().moving_button_with_all_big_blinds(regulars, everyone)
        round_the_end = places.big[-1] < self.standing.big[-1]
        return places._replace(big=places.big[-1:]) if round_the_end else places

    MOVES = Hand.MOVES | {"moving_two_bb": moving_button_with_all_big_blinds}


@breaks("XR-02")
class NewcomerGetsTheButton(Hand):
    """The button goes to a newcomer who has taken the seat that it comes to."""

    def place(self, regulars, coming):
        return super().place({*regulars, *coming}, coming)


@breaks("XR-02")
class BlindsGoOnFromTheFirstOfTwo(Hand):
    """After a hand with two big blinds the next one is counted from the first of them."""

    @property
    def standing(self):
        places = super().standing
        return places._replace(big=places.big[:1])


@breaks("XR-02")
class SecondBigBlindHasNoOption(Hand):
    """Of two big blinds the last one is not asked when nobody has raised."""

    def start_first_round(self):
        super().start_first_round()
        if len(self.standing.big) > 1:
            del self.waiting[-1]


# ---- two players -------------------------------------------------------------------------------


@breaks("XR-04")
class ButtonMovesOnForTwo(Hand):
    """With two players left the button moves on, and the other one is big blind."""

    def two_left(self, dealt):
        button = after(self.standing.button, dealt)
        return Places(button, button, (after(button, dealt),))


@breaks("XR-04")
class ButtonStaysForTwo(Hand):
    """Between two players the button does not move, so that one of them is big blind in every hand."""

    def two_left(self, dealt):
        places = super().two_left(dealt)
        if len(self.players) > 2:
            return places
        button = self.standing.button
        return Places(button, button, (after(button, dealt),))


@breaks("XR-04")
class DeadButtonForTwo(Hand):
    """With two players left button and small blind may still be at empty seats."""

    def two_left(self, dealt):
        return self.dead_button(set(dealt), dealt)
