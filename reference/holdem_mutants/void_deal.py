"""Mistakes about void deals: until when one can be called, and how the hand is dealt again."""

from holdem_reference import DECK, Hand

from .mutant import breaks


@breaks("MIS-02")
class HandsAreKept(Hand):
    """After a misdeal the cards that were not exposed stay with the players."""

    def start_over(self):
        holes = {player.seat: player.hole for player in self.players}
        super().start_over()
        for player in self.players:
            player.hole = holes[player.seat]
        self._deck = [card for card in DECK if card not in sum(holes.values(), [])]


@breaks("MIS-02")
class BurnedCardsStayOut(Hand):
    """After a misdeal the burned cards are not taken back."""

    def start_over(self):
        burns = self.burns
        super().start_over()
        self.burns = burns
        self._deck = [card for card in DECK if card not in burns]


@breaks("MIS-02", "XR-62")
class ButtonMovesOnAfterAMisdeal(Hand):
    """A void deal counts as a hand: the button moves before the next one."""

    def start_over(self):
        self.button = self.players[0].seat
        super().start_over()


@breaks("MIS-02", "XR-62")
class BlindsArePostedAgain(Hand):
    """The blinds of the void deal stay, and the new deal has blinds of its own."""

    def start_over(self):
        super().start_over()
        self.post_forced_bets()


@breaks("XR-62")
class TableAnteIsPostedAgain(Hand):
    """The big blind pays the ante for the table once more after a misdeal."""

    def take_chips_back(self):
        dead = {player: player.dead for player in self.players}
        back = super().take_chips_back()
        for player, chips in dead.items():
            player.stack -= chips
        return back


@breaks("XR-62")
class FoldedPlayersStayOut(Hand):
    """Who had folded before the misdeal is not dealt in again."""

    def start_over(self):
        folded = {player.seat for player in self.players if player.folded}
        super().start_over()
        for player in [player for player in self.players if player.seat in folded]:
            self.drop_out(player)
            self.with_chips.remove(player)


@breaks("XR-62")
class CallsStayIn(Hand):
    """Chips that went in before the misdeal stay in the pot."""

    def start_over(self):
        in_the_pot = {player.seat: player.bet for player in self.players}
        super().start_over()
        for player in self.players:
            self.pay(player, max(in_the_pot[player.seat] - player.bet, 0))


@breaks("XR-60", "XR-61")
class NothingVoidsTheDeal(Hand):
    """It is always too late for a misdeal."""

    def substantial_action(self):
        return True


@breaks("XR-61")
class NeverTooLateForAMisdeal(Hand):
    """A misdeal can be called whatever has been done."""

    def substantial_action(self):
        return False


@breaks("XR-61")
class BlindsCountAsActs(Hand):
    """The two blinds are two acts with chips."""

    def substantial_action(self):
        blinds = [("preflop", player.seat, "bet") for player in self.players if player.dead or player.bet]
        acts, self.acts = self.acts, blinds + self.acts
        closed = super().substantial_action()
        self.acts = acts
        return closed


@breaks("XR-61")
class TwoActsCountWithoutChips(Hand):
    """Where a check and a fold are substantial action, two checks or two folds are, too."""

    def substantial_action(self):
        any_two = self.switches["sa_check_fold"] == "yes" and len(self.acts) == 2
        return any_two or super().substantial_action()
