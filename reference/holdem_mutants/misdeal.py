"""Mistakes about hole cards that went wrong: exposed, surplus, missing and boxed ones."""

from holdem_reference import Hand, IncidentError

from .mutant import breaks


@breaks("MIS-03", "MIS-08", "MIS-13", "MIS-14", "MIS-20", "XR-79")
class BelievesAnything(Hand):
    """A report of what cannot have happened is heard like any other."""

    def report(self, kind, **told):
        try:
            return super().report(kind, **told)
        except IncidentError:
            return "continue"


# ---- exposed cards -------------------------------------------------------------------------------


@breaks("MIS-01")
class NoSingleCardVoidsTheDeal(Hand):
    """The first and the second card off the deck are replaced like any other."""

    def exposed_too_early(self, number):
        return False


@breaks("MIS-01", "MIS-03", "XR-60")
class AnyExposedCardVoidsTheDeal(Hand):
    """The deal is void whichever hole card was exposed."""

    def exposed_too_early(self, number):
        return True


@breaks("MIS-01")
class LenientHouseReplacesTheFirstCard(Hand):
    """In a house where the second card does not void the deal the first one does not either."""

    VOIDED_BY_ONE = {"first_two": 2, "first_only": 0}


@breaks("MIS-01")
class FirstAndSecondOfEachPlayer(Hand):
    """Every player's first card counts as the first card of the deal."""

    def exposed_too_early(self, number):
        return number <= len(self.players)


@breaks("MIS-04")
class TheAceMayBeKept(Hand):
    """A player who wants to keeps the card that the dealer exposed."""

    def may_keep_exposed_card(self):
        return True


@breaks("MIS-05")
class ReplacedFromTheBottom(Hand):
    """The card at the bottom of the stub replaces an exposed one."""

    def replace_exposed_card(self, player, place):
        self.put_back([self._deck.pop()])
        super().replace_exposed_card(player, place)


@breaks("MIS-05")
class ReplacedBehindTheBurn(Hand):
    """A card is burned before the one that replaces an exposed card."""

    def replace_exposed_card(self, player, place):
        self.burn()
        super().replace_exposed_card(player, place)


@breaks("MIS-06", "MIS-21")
class ReturnedCardIsMucked(Hand):
    """An exposed or surplus card goes to the muck, and the flop burns as usual."""

    def burn_instead(self, card):
        self.muck.append(card)


@breaks("MIS-06", "MIS-21")
class ReturnedCardIsASecondBurn(Hand):
    """An exposed or surplus card is burned, and the flop burns as usual."""

    def burn_instead(self, card):
        self.burns.append(card)


@breaks("MIS-06", "MIS-21")
class ReturnedCardGoesUnderTheStub(Hand):
    """An exposed or surplus card goes to the bottom of the stub."""

    def burn_instead(self, card):
        self._deck.append(card)


@breaks("MIS-07")
class EachExposedCardForItself(Hand):
    """However many cards are exposed, they are replaced."""

    def too_many_exposed(self, numbers):
        return False


@breaks("MIS-07")
class ThreeExposedCardsVoidTheDeal(Hand):
    """A second exposed card is not yet one too many."""

    def too_many_exposed(self, numbers):
        return len(numbers) > 2


@breaks("XR-79")
class ShownCardVoidsTheDeal(Hand):
    """A player who shows a card has voided the deal."""

    def player_exposes_card(self, seat, card):
        super().player_exposes_card(seat, card)
        self.start_over()
        return "misdeal"


@breaks("XR-79")
class ShownCardIsReplaced(Hand):
    """A card that its own player shows is exchanged like one that the dealer exposed."""

    def player_exposes_card(self, seat, card):
        ruling = super().player_exposes_card(seat, card)
        player = self.by_seat[seat]
        self.replace_exposed_card(player, player.hole.index(card))
        return ruling


# ---- wrong numbers of cards ------------------------------------------------------------------------


@breaks("MIS-21")
class OneSurplusCardVoidsTheDeal(Hand):
    """A single card too many is a misdeal in every house."""

    MOST_SURPLUS = {"burn": 0, "misdeal": 0}


@breaks("MIS-21")
class SurplusIsCountedOn(Hand):
    """The cards too many of a void deal count with those of the next."""

    def start_over(self):
        surplus = self.surplus
        super().start_over()
        self.surplus = surplus


@breaks("MIS-22", "XR-60")
class SurplusCardsAreBurned(Hand):
    """However many cards too many there are, no deal is void for them."""

    MOST_SURPLUS = {"burn": 9, "misdeal": 9}


@breaks("XR-66")
class ButtonWithoutASecondCardIsDead(Hand):
    """A button that lacks a card is out of the hand at once."""

    def may_supply(self, player):
        return False


@breaks("XR-66")
class ButtonIsSuppliedAtAnyTime(Hand):
    """The button gets its second card even after it has acted on one."""

    def may_supply(self, player):
        return True


@breaks("XR-67")
class ButtonInARowVoidsTheDeal(Hand):
    """Two cards in a row to the button are cards out of order, a misdeal."""

    def button_in_a_row(self):
        self.start_over()
        return "misdeal"


@breaks("XR-68", "XR-81")
class DeadHandsLiveOn(Hand):
    """A hand with a wrong number of cards plays on with two, or with the one that it has."""

    def kill(self, players):
        for player in players:
            self.muck += player.hole[2:]
            del player.hole[2:]


@breaks("XR-68")
class DeadHandsTakeTheirChipsBack(Hand):
    """Who is out with a wrong number of cards takes the chips back."""

    def kill(self, players):
        for player in players:
            player.stack += player.total
            self.pot -= player.total
            player.bet = player.total = 0
        super().kill(players)


@breaks("XR-69")
class DeadHandsCardIsTheBurn(Hand):
    """The third card of a dead hand is the burn of the flop."""

    def kill(self, players):
        self.burn_instead(players[0].hole.pop())
        super().kill(players)


@breaks("XR-69")
class FlopAsIfNothingHadHappened(Hand):
    """After a dead hand cards are left out until the flop is the one that an error-free deal brings."""

    def kill(self, players):
        self.plan("flop", burns=0)
        super().kill(players)


@breaks("XR-81")
class FoldingTakesTheChipsBack(Hand):
    """Who folds takes the chips back."""

    def fold(self, player):
        player.stack += player.total
        self.pot -= player.total
        player.total = 0
        super().fold(player)


# ---- wrong cards -----------------------------------------------------------------------------------


@breaks("XR-63")
class FouledDeckIsFoundTooLate(Hand):
    """A card that is there twice voids the hand before the flop only."""

    def deck_fouled(self, card):
        return super().deck_fouled(card) if self.street == "preflop" else "continue"


@breaks("XR-63")
class FoldedChipsAreNotReturned(Hand):
    """Of a void hand only those get chips back who are still in it."""

    def take_chips_back(self):
        for player in self.players:
            if player.folded:
                player.total = player.dead = 0
        return super().take_chips_back()


@breaks("XR-64")
class BoxedCardPlays(Hand):
    """A boxed card is turned round and dealt."""

    def skip_boxed_card(self, number):
        pass


@breaks("XR-64")
class BoxedCardsAreAllSkipped(Hand):
    """However many cards are boxed, the deal goes on with the first of them skipped."""

    MOST_BOXED = 52
