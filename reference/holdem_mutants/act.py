"""Mistakes about what is open to a player, and about folding, checking and calling."""

from holdem_reference import Hand

from .mutant import breaks, equivalent

# ---- what is open --------------------------------------------------------------------------------


@breaks("ACT-01", "ACT-05")
class FoldIsNotOffered(Hand):
    """A player who owes chips is not offered the fold."""

    def betting_options(self, player):
        return super().betting_options(player)._replace(fold=False)


@breaks("ACT-01", "BLIND-06", "ACT-08")
class RaiseOrFold(Hand):
    """Before the flop a player raises or folds: the blind cannot just be called."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(call=None) if self.street == "preflop" else options


@breaks("ACT-01", "RAISE-03")
class NoRaiseBeforeSomebodyRaised(Hand):
    """The blind is no bet, so it can be called and not raised."""

    def may_wager(self, player, owed):
        blind = self.street == "preflop" and self.last_aggressor is None
        return not blind and super().may_wager(player, owed)


@breaks("ACT-03", "ACT-15")
class OpenerMustBet(Hand):
    """The opener of a street has to bet or fold."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(check=False) if player is self.waiting[0] and not self.bet_to else options


@breaks("ACT-03", "ACT-15")
class OnlyTheButtonMayBet(Hand):
    """Players who check before the button cannot bet."""

    def may_wager(self, player, owed):
        first = not self.bet_to and player is not self.players[-1]
        return not first and super().may_wager(player, owed)


@breaks("ACT-04")
class FoldIsRefused(Hand):
    """A fold where nothing is owed is refused in every house."""

    def may_fold_unbet(self):
        return False


@breaks("ACT-04")
class FoldIsNeverRefused(Hand):
    """A fold where nothing is owed is taken in a house that refuses it."""

    def may_fold_unbet(self):
        return True


@breaks("ACT-04")
class FoldToABetIsRefused(Hand):
    """A house that refuses a fold where nothing is owed refuses every fold."""

    def betting_options(self, player):
        return super().betting_options(player)._replace(fold=self.may_fold_unbet())


@breaks("ACT-04")
class FoldIsTakenAsACheck(Hand):
    """A fold where nothing is owed is turned into a check."""

    def fold(self, player):
        super().fold(player) if self.owed(player) else self.check(player)


@breaks("ACT-05")
class NoRaiseAfterACall(Hand):
    """Once a bet is called nobody may raise it."""

    def call(self, player, chips):
        super().call(player, chips)
        for other in self.waiting:
            other.acted_at = self.bet_to


@breaks("ACT-05", "ACT-15")
class FlopIsLimit(Hand):
    """After the flop nobody can raise a bet."""

    def may_wager(self, player, owed):
        return not (owed and self.street != "preflop") and super().may_wager(player, owed)


@breaks("ACT-15")
class TurnHasNoBetting(Hand):
    """On the turn and the river a player may only check."""

    def may_wager(self, player, owed):
        return self.street not in ("turn", "river") and super().may_wager(player, owed)


@breaks("ACT-15", "XR-23")
class BigBetOnTheTurn(Hand):
    """The limits double on the turn, as in limit games."""

    def start_later_round(self):
        super().start_later_round()
        if self.street in ("turn", "river"):
            self.full_raise *= 2


# ---- folding -------------------------------------------------------------------------------------


@breaks("ACT-06", "SHOW-01", "SHOW-04", "RANK-06")
class FoldedHandsAreCompared(Hand):
    """A folded hand comes to the showdown like the others."""

    def start_showdown(self):
        folded = [player for player in self.players if player.folded]
        for player in folded:
            player.hole, self.muck = self.muck[:2], self.muck[2:]
        self.live = self.players[:]
        super().start_showdown()


@breaks("XR-45")
class FoldedSeatsStayInThePot(Hand):
    """The pot goes on naming the players who folded among those who can win it."""

    def pay_out(self, pots):
        super().pay_out(pots)
        self.pots = [pot._replace(seats=[player.seat for player in self.players]) for pot in self.pots]


@breaks("ACT-07", "ORDER-08")
class FoldedBetReturns(Hand):
    """Who folds takes back what is in front."""

    def fold(self, player):
        super().fold(player)
        player.stack += player.bet
        player.total -= player.bet
        self.pot -= player.bet
        player.bet = 0


@breaks("ACT-07", "POT-01")
class FoldedChipsVanish(Hand):
    """The chips of a player who folds are in no pot."""

    def fold(self, player):
        super().fold(player)
        self.pot -= player.total
        player.total = 0


# ---- checking and calling ------------------------------------------------------------------------


@breaks("ACT-10")
class CheckIsAFold(Hand):
    """Who checks gives up the hand."""

    def check(self, player):
        self.fold(player)


@breaks("ACT-10")
class CheckCostsABlind(Hand):
    """To check after the flop costs a big blind."""

    def check(self, player):
        if self.street != "preflop":
            self.take_chips(player, self.big_blind)
        super().check(player)


@breaks("ACT-10", "XR-25")
class CheckedPlayersAreThrough(Hand):
    """Who has checked is not asked again, whatever the others bet."""

    def clockwise_after(self, player):
        return [other for other in super().clockwise_after(player) if other.acted_at != 0]


@breaks("ACT-08", "ACT-13", "XR-03")
class CallCostsTheWholeBet(Hand):
    """A call pays the whole bet again, on top of what is in front."""

    def owed(self, player):
        return self.bet_to if player.bet < self.bet_to else 0


@breaks("ACT-08", "RAISE-06")
class ShortCallIsNotOffered(Hand):
    """A player with fewer chips than the bet may only fold."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(call=None) if player.stack < self.owed(player) else options


@breaks("ACT-08")
class CallOfNothing(Hand):
    """A call where nothing is owed is taken as a check."""

    def act(self, seat, action, to=None):
        options = self.options()
        free = action == "call" and seat == self.to_act and options is not None and options.check
        super().act(seat, "check" if free else action, to)


@breaks("ACT-08", "ACT-09")
class ShortCallLowersThePrice(Hand):
    """An all-in for less than the bet is the new bet."""

    def call(self, player, chips):
        super().call(player, chips)
        self.bet_to = player.bet

    def owed(self, player):
        return max(super().owed(player), 0)


@breaks("XR-47")
class ShortCallWinsAll(Hand):
    """A player who is all-in for less plays for the whole pot."""

    def call(self, player, chips):
        super().call(player, chips)
        player.total += self.bet_to - player.bet


@breaks("ACT-08", "ACT-09")
class CallRaisesThePrice(Hand):
    """Each call adds to the price of the next player."""

    def call(self, player, chips):
        super().call(player, chips)
        self.bet_to += chips


@equivalent("no rule says in which order the discarded cards lie")
class MuckIsBuiltFromBelow(Hand):
    """Each folded hand goes under the others in the muck."""

    def drop_out(self, player):
        muck, self.muck = self.muck, []
        super().drop_out(player)
        self.muck += muck
