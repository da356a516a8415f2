"""Mistakes about when a betting round ends and when the hand does."""

from holdem_reference import Hand

from .mutant import breaks

# ---- the end of a round --------------------------------------------------------------------------


@breaks("ORDER-07", "ORDER-06", "MOVE-01")
class TwoLapsOfChecks(Hand):
    """A round that is checked through gives everybody a second turn."""

    def check(self, player):
        first = player.acted_at is None
        super().check(player)
        if first and not self.bet_to:
            self.waiting.append(player)


@breaks("ORDER-03", "ORDER-06")
class RaiseGivesNoOtherTurn(Hand):
    """A bet or raise is not answered by those who have acted: the lap is ended and the next card comes."""

    def clockwise_after(self, player):
        others = super().clockwise_after(player)
        return others if self.street is None or not self.waiting else self.waiting[1:]

    def start_first_round(self):
        self.waiting = []
        super().start_first_round()


@breaks("ORDER-03", "ORDER-06", "ORDER-07")
class RaiserIsAskedAgain(Hand):
    """A bet or raise that all have called comes back to its player."""

    def wager(self, player, to):
        super().wager(player, to)
        if not player.all_in:
            self.waiting.append(player)


@breaks("ORDER-07", "ACT-04")
class FoldUsesUpATurn(Hand):
    """The round ends after as many actions as there are players left, so that each fold takes a turn away."""

    def fold(self, player):
        super().fold(player)
        del self.waiting[-1:]


@breaks("ORDER-07")
class ShortAllInIsNotAnswered(Hand):
    """Those who have acted are not asked about an all-in of less than a raise, which they need not match."""

    def wager(self, player, to):
        waiting, short = self.waiting[1:], to - self.bet_to < self.full_raise
        super().wager(player, to)
        if short and player.all_in:
            self.waiting = waiting


@breaks("ORDER-07", "RAISE-07")
class AllInIsNotAnswered(Hand):
    """As soon as only one player has chips the board is run out, whatever that player owes."""

    def has_covered_everybody(self, player):
        return True


@breaks("ORDER-07")
class LastStackIsAskedForNothing(Hand):
    """The only player with chips is asked though there is nothing to call and nobody to bet against."""

    def round_is_over(self):
        return not self.waiting


@breaks("ORDER-07")
class LastStackBetsOn(Hand):
    """The only player with chips is asked on every later street."""

    def next_street(self):
        super().next_street() if len(self.with_chips) > 1 or not self.with_chips else self.deal_and_ask()

    def deal_and_ask(self):
        if self.street == "river":
            self.start_showdown()
            return
        self.street = self.STREETS[self.STREETS.index(self.street) + 1]
        self.burn()
        self.board += self.draw(self.BOARD_CARDS[self.street])
        self.start_later_round()


@breaks("ORDER-07", "ORDER-04")
class OneAllInEndsTheBetting(Hand):
    """Once anybody is all-in the board is run out, though two others have chips."""

    def start_later_round(self):
        super().start_later_round()
        if any(player.all_in for player in self.live):
            self.waiting = []
            self.next_street()


@breaks("ORDER-07", "XR-10", "XR-47")
class ShortCallKeepsTheRoundOpen(Hand):
    """A round does not end before all bets are equal, those of all-in players included."""

    def round_is_over(self):
        over = super().round_is_over()
        short = any(player.bet < self.bet_to for player in self.live)
        if over and short and self.with_chips:
            self.waiting = self.with_chips[:1]
        return over and not self.waiting


@breaks("ORDER-07")
class BoardWaitsForAnAction(Hand):
    """When the blinds have put everybody all-in the hand waits for an action that nobody can take."""

    def next_turn(self):
        acted = any(player.folded or player.acted_at is not None for player in self.players)
        if acted or self.waiting:
            super().next_turn()


class LastPlayerIsSkipped(Hand):
    """Ends a round before its last player is asked (the mutants below say on which street)."""

    skipped_on = ""

    def round_is_over(self):
        last = len(self.waiting) == 1 and not self.owed(self.waiting[0])
        return super().round_is_over() or last and self.street == self.skipped_on


@breaks("ORDER-07", "ORDER-06", "MOVE-01")
class LastPlayerIsSkippedOnTheFlop(LastPlayerIsSkipped):
    """On the flop the last player of a lap without a bet is not waited for."""

    skipped_on = "flop"


@breaks("ORDER-06", "DEAL-07")
class LastPlayerIsSkippedOnTheTurn(LastPlayerIsSkipped):
    """On the turn the last player of a lap without a bet is not waited for."""

    skipped_on = "turn"


@breaks("ORDER-06", "DEAL-07", "XR-03")
class LastPlayerIsSkippedOnTheRiver(LastPlayerIsSkipped):
    """On the river the last player of a lap without a bet is not waited for."""

    skipped_on = "river"


# ---- the end of the hand -------------------------------------------------------------------------


@breaks("ORDER-08", "ACT-14", "SHOW-09")
class LastPlayerPlaysOn(Hand):
    """A player who is left alone is not paid before the river has been dealt."""

    def next_turn(self):
        alone = len(self.live) == 1 and self.street != "showdown"
        if alone and self.street != "river":
            self.next_street()
            self.pay_out(self.build_pots(self.live))
        else:
            super().next_turn()


@breaks("ORDER-08", "SHOW-09")
class AllInCountsAsGone(Hand):
    """The last player with chips wins at once, as if those who are all-in had folded."""

    def next_turn(self):
        if len(self.with_chips) == 1 and not self.owed(self.with_chips[0]) and self.street != "showdown":
            self.live = self.with_chips[:]
        super().next_turn()


@breaks("ORDER-08", "ACT-14", "XR-03")
class PotIsLeftOnTheTable(Hand):
    """When all fold the hand is over and nobody is given the pot."""

    def win_unseen(self):
        self.waiting = []
        self.over = True


@breaks("SHOW-09")
class LastToFoldIsPaidToo(Hand):
    """When all fold, the last one to fold is paid the same pot as the winner."""

    def win_unseen(self):
        super().win_unseen()
        seat, pot = self.acts[-1][1], sum(self.payouts.values())
        self.payouts[seat] = pot
        self.by_seat[seat].stack += pot


@breaks("ORDER-08", "BLIND-06")
class BlindsAreChopped(Hand):
    """When all fold to the small blind and it calls, the blinds take their chips back and the hand is over."""

    def call(self, player, chips):
        super().call(player, chips)
        if self.street == "preflop" and self.live == self.players[:2] != self.players:
            self.pay_out([(both.bet, [both]) for both in self.live])

    def next_turn(self):
        if not self.over:
            super().next_turn()
