"""Mistakes about the board and the stub when something went wrong at the table."""

from holdem_reference import DECK, Hand

from .mutant import breaks

# ---- shuffles ------------------------------------------------------------------------------------


@breaks("MIS-10", "MIS-11", "MIS-18", "MIS-20", "XR-73", "XR-74", "XR-75", "XR-77")
class ShufflesTheBurns(Hand):
    """Whenever the stub is shuffled the burned cards are shuffled in."""

    def shuffle(self, cards, order):
        super().shuffle(cards + self.burns, order)
        self.burns = []


@breaks("MIS-10", "MIS-18", "XR-77")
class ShufflesTheMuck(Hand):
    """Whenever the stub is shuffled the folded hands are shuffled in."""

    def shuffle(self, cards, order):
        super().shuffle(cards + self.muck, order)
        self.muck = []


@breaks("MIS-10", "MIS-13")
class VoidFlopIsMucked(Hand):
    """The cards of a premature flop are discarded."""

    def flop_early(self, reshuffle=DECK):
        self.muck += self.deal_early("flop")
        self.plan("flop", burns=0)
        return "reshuffle"


@breaks("MIS-12", "MIS-18", "MIS-19", "MIS-20", "XR-73", "XR-75")
class BurnsBeforeAStreetDealtAgain(Hand):
    """A flop or river that is dealt again has a burn of its own."""

    def redeal_burns(self):
        return 1


@breaks("MIS-18", "XR-73", "XR-75")
class NeverBurnsAgain(Hand):
    """Whatever the house asks for, nothing is burned before a street that is dealt again."""

    def redeal_burns(self):
        return 0


@breaks("XR-77")
class OrderIsNotRestored(Hand):
    """A dropped stub is shuffled even if its order is known."""

    def stub_dropped(self, mixed_with=(), order_known=False, reshuffle=DECK):
        return super().stub_dropped(mixed_with, False, reshuffle)


@breaks("XR-77")
class StubIsSorted(Hand):
    """A dropped stub is shuffled alone, whatever it fell on."""

    def stub_dropped(self, mixed_with=(), order_known=False, reshuffle=DECK):
        return super().stub_dropped((), order_known, reshuffle)


@breaks("XR-77")
class StubIsSafeOnTheTurn(Hand):
    """A stub that falls on the turn is picked up as it lies."""

    def stub_dropped(self, mixed_with=(), order_known=False, reshuffle=DECK):
        return super().stub_dropped(mixed_with, order_known or self.street == "turn", reshuffle)


# ---- flops ---------------------------------------------------------------------------------------


@breaks("MIS-08", "MIS-09", "MIS-11", "XR-70")
class DropsTheExtraCard(Hand):
    """The last card of a flop that is too large is taken away, and the others stay."""

    def too_many_flop_cards(self, extra=1, reshuffle=DECK, pick=None):
        self.check_nobody_acted("MIS-08", "a flop with too many cards")
        self.muck += self.draw(extra)
        return "redeal"


@breaks("MIS-08")
class NewFlopFromTheSameStub(Hand):
    """A flop with too many cards is discarded, and the next three cards are the new one."""

    def too_many_flop_cards(self, extra=1, reshuffle=DECK, pick=None):
        self.muck += self.board + self.draw(extra)
        self.deal_flop_again(0)
        return "redeal"


@breaks("MIS-11", "MIS-12")
class OldBurnIsMucked(Hand):
    """The burn of a void flop is discarded with it."""

    def flop_early(self, reshuffle=DECK):
        ruling = super().flop_early(reshuffle)
        self.muck += self.burns
        self.burns = []
        return ruling

    def deal_flop_again(self, burns):
        self.muck += self.burns
        self.burns = []
        super().deal_flop_again(burns)


@breaks("MIS-13")
class PrematureFlopStays(Hand):
    """A premature flop lies there while the betting is finished."""

    def flop_early(self, reshuffle=DECK):
        self.board = self.deal_early("flop")
        return "stand"

    def next_street(self):
        if self.board and self.street == "preflop":
            self.street = "flop"
            self.start_later_round()
        else:
            super().next_street()


@breaks("MIS-13")
class PrematureFlopEndsTheBetting(Hand):
    """After a premature flop nobody is asked any more before the flop."""

    def flop_early(self, reshuffle=DECK):
        ruling = super().flop_early(reshuffle)
        self.waiting = []
        self.next_turn()
        return ruling


@breaks("XR-70")
class DrawnCardIsAnExtraBurn(Hand):
    """The turn has a burn besides the card that was drawn from the flop."""

    def burn_one_of_the_board(self, pick):
        super().burn_one_of_the_board(pick)
        self.burns += self.draw(1)


@breaks("XR-70")
class DrawnCardIsAlwaysTheLast(Hand):
    """Whichever card is drawn, the last one of the four goes."""

    def burn_one_of_the_board(self, pick):
        super().burn_one_of_the_board(self.board[-1])


@breaks("XR-70")
class RiverWithoutABurn(Hand):
    """After a mixed flop nothing is burned any more."""

    def burn_one_of_the_board(self, pick):
        super().burn_one_of_the_board(pick)
        self.plan("river", burns=0)


@breaks("XR-71")
class FlopWithoutABurnStands(Hand):
    """A flop without a burn stands in every house."""

    def flop_without_burn(self, face_down=False, reshuffle=DECK, pick=None):
        self.switches = {**self.switches, "no_burn_flop": "stand"}
        return super().flop_without_burn()


@breaks("XR-71")
class FlopWithoutABurnIsPutRight(Hand):
    """A flop without a burn is put in order at any time, as if no card had been seen."""

    def flop_without_burn(self, face_down=False, reshuffle=DECK, pick=None):
        return "restore"


# ---- turn and river --------------------------------------------------------------------------------


@breaks("MIS-14", "MIS-15", "MIS-17", "MIS-18", "MIS-19", "XR-74")
class PrematureTurnIsTheTurn(Hand):
    """A premature turn card goes back on the stub and is the turn when the betting is over."""

    def turn_early(self, reshuffle=DECK):
        self.put_back(self.deal_early("turn"))
        self.plan("turn", burns=0)
        return "stand"


@breaks("MIS-16", "MIS-14")
class PrematureTurnEndsTheBetting(Hand):
    """After a premature turn card nobody is asked any more on the flop."""

    def turn_early(self, reshuffle=DECK):
        ruling = super().turn_early(reshuffle)
        self.waiting = []
        self.next_turn()
        return ruling


@breaks("MIS-16")
class NewTurnAtOnce(Hand):
    """A premature turn card is replaced on the board before the betting goes on."""

    def turn_early(self, reshuffle=DECK):
        ruling = super().turn_early(reshuffle)
        self.prepare_street("turn")
        self.board += self.draw(1)
        return ruling


@breaks("XR-74")
class RiverIsAlwaysBroughtForward(Hand):
    """In every house the river card becomes the turn."""

    PREMATURE_TURN = dict.fromkeys(Hand.PREMATURE_TURN, Hand.bring_the_river_forward)


@breaks("XR-74", "MIS-18")
class TurnIsAlwaysReshuffled(Hand):
    """In every house a premature turn card is shuffled back at once."""

    PREMATURE_TURN = dict.fromkeys(Hand.PREMATURE_TURN, Hand.reshuffle_for_the_turn)


@breaks("MIS-20", "XR-75")
class PrematureRiverIsTheRiver(Hand):
    """A premature river card goes back on the stub and is the river when the betting is over."""

    def river_early(self, reshuffle=DECK):
        self.put_back(self.deal_early("river"))
        self.plan("river", burns=0)
        return "stand"


@breaks("MIS-20")
class PrematureRiverEndsTheBetting(Hand):
    """After a premature river card nobody is asked any more on the turn."""

    def river_early(self, reshuffle=DECK):
        ruling = super().river_early(reshuffle)
        self.waiting = []
        self.next_turn()
        return ruling


@breaks("MIS-20")
class NewRiverAtOnce(Hand):
    """A premature river card is replaced on the board before the betting goes on."""

    def river_early(self, reshuffle=DECK):
        ruling = super().river_early(reshuffle)
        self.board += self.draw(1)
        return ruling


@breaks("XR-72")
class WrongBurnStands(Hand):
    """A wrong burn is not put right even before anyone acts."""

    def restore_street(self, start, burned):
        self.deal_street_again(start, burned)


@breaks("XR-72")
class WrongBurnIsPutRightAtAnyTime(Hand):
    """A wrong burn is put right after somebody has acted on the card."""

    def has_anybody_acted(self):
        return False


@breaks("XR-72")
class RiverBurnsAsUsualAfterAWrongTurn(Hand):
    """After a turn that stands the river burns one card, whatever would have come."""

    def restore_the_river(self, start):
        pass
