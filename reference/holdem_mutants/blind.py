"""Mistakes about the blinds: who posts them, and what a blind is worth."""

from holdem_reference import Hand
from holdem_reference.errors import TableError

from .mutant import breaks

# ---- who posts, how much and when ----------------------------------------------------------------


@breaks("BLIND-01", "DEAL-07")
class BlindsAfterTheCards(Hand):
    """Blinds, antes and straddles are taken when the cards have been dealt."""

    def post_forced_bets(self):
        """Waits for the deal."""

    def deal(self, deck):
        super().post_forced_bets()
        super().deal(deck)


@breaks("BLIND-01", "DEAL-07")
class ActsBeforeTheCards(Hand):
    """The first player is asked as soon as the blinds are posted."""

    def post_forced_bets(self):
        super().post_forced_bets()
        self.start_first_round()


@breaks("BLIND-01", "POT-01")
class BlindsAreCountedTwice(Hand):
    """The blinds go into the pot when they are posted and again at the deal."""

    def deal(self, deck):
        self.pot += sum(self.bets.values())
        super().deal(deck)


@breaks("BLIND-02", "BLIND-03")
class ButtonIsAlwaysTheSmallBlind(Hand):
    """The button posts the small blind at a table of any size, as it does heads-up."""

    def blind_order(self):
        return self.players[-1:] + self.players[:-1]


@breaks("XR-03")
class ButtonIsTheBigBlind(Hand):
    """With two players the blinds follow the rule for three, so the button posts the big blind."""

    def blind_order(self):
        return self.players


@breaks("BLIND-02", "BLIND-03")
class NoSmallBlind(Hand):
    """Only the big blind is posted."""

    def blinds(self):
        return super().blinds()[-1:]


@breaks("BLIND-03", "BLIND-04", "BLIND-05")
class BigBlindIsSmall(Hand):
    """Both blinds are of the size of the small blind."""

    def blinds(self):
        return [(player, self.small_blind) for player, _ in super().blinds()]


@breaks("BLIND-02", "BLIND-03")
class ShortBlindIsExcused(Hand):
    """A player who cannot post a whole blind posts nothing."""

    def blinds(self):
        return [(player, amount) for player, amount in super().blinds() if player.stack >= amount]


@breaks("BLIND-02", "BLIND-03")
class LastChipIsKept(Hand):
    """A player who posts a blind with the last chips keeps one of them."""

    def pay(self, player, amount):
        posting = self.street is None
        super().pay(player, min(amount, player.stack - 1) if posting else amount)


@breaks("BLIND-02")
class SpareChipIsPosted(Hand):
    """A player with one chip more than the blind posts that chip, too."""

    def pay(self, player, amount):
        super().pay(player, amount + (self.street is None and player.stack == amount + 1))


@breaks("BLIND-04")
class RatioIsNotAsked(Hand):
    """A house that asks for blinds of one to two plays any."""

    def check_blinds(self):
        """Takes what it gets."""


@breaks("BLIND-04")
class RatioIsAlwaysAsked(Hand):
    """Blinds that are not one to two are refused in every house."""

    def check_blinds(self):
        if 2 * self.small_blind != self.big_blind:
            raise TableError("BLIND-04", "the big blind is two small blinds")


@breaks("BLIND-04", "BLIND-05")
class RatioIsRounded(Hand):
    """The small blind is half the big one, rounded down, whatever was asked for."""

    def check_blinds(self):
        self.small_blind = self.big_blind // 2


@breaks("BLIND-04")
class RatioIsTurnedRound(Hand):
    """Where the house asks for blinds of one to two, two to one is asked for."""

    def check_blinds(self):
        if self.switches["sb_ratio"] == "half" and self.small_blind != 2 * self.big_blind:
            raise TableError("BLIND-04", "the big blind is two small blinds")


# ---- a blind is a live bet -----------------------------------------------------------------------


@breaks("BLIND-06", "BLIND-02")
class BlindsAreDead(Hand):
    """A blind is no part of the call: its player pays the full price again."""

    def start_first_round(self):
        super().start_first_round()
        for player in self.players:
            player.bet = 0


@breaks("BLIND-06", "RAISE-01")
class RaiseOnTopOfTheBlind(Hand):
    """A raise is paid on top of what the player has in front."""

    def wager(self, player, to):
        ahead = player.bet
        super().wager(player, to)
        self.pay(player, ahead)


@breaks("BLIND-06", "ACT-02", "ORDER-03")
class SmallBlindOwesNothing(Hand):
    """The small blind counts as a whole call."""

    def owed(self, player):
        small = self.blind_order()[0]
        return 0 if player is small and self.street == "preflop" else super().owed(player)


@breaks("BLIND-10", "ACT-03", "XR-03")
class BetsCarryOver(Hand):
    """The bets stay in front on the next street, so the price of the street before is owed again."""

    def start_later_round(self):
        price = self.bet_to
        super().start_later_round()
        self.bet_to = price


@breaks("BLIND-10")
class BetsStayInFront(Hand):
    """A street's bets are not gathered in when the next one begins."""

    def start_later_round(self):
        bets, price = self.bets, self.bet_to
        super().start_later_round()
        self.bet_to = price
        for player in self.players:
            player.bet = bets[player.seat]


@breaks("BLIND-10", "ACT-03")
class ForcedBetOnEveryStreet(Hand):
    """Each street opens with the big blind owed by all."""

    def start_later_round(self):
        super().start_later_round()
        self.bet_to = self.big_blind


@breaks("BLIND-11", "ACT-01", "ACT-05")
class CheckIsAlwaysOpen(Hand):
    """A player may check whatever is owed."""

    def betting_options(self, player):
        return super().betting_options(player)._replace(check=True)


@breaks("BLIND-11", "ACT-09", "XR-10")
class PriceIsTheSmallBlind(Hand):
    """Seeing the flop costs the small blind."""

    def owed(self, player):
        unraised = self.street == "preflop" and self.bet_to == self.big_blind
        return max(self.small_blind - player.bet, 0) if unraised else super().owed(player)


@breaks("BLIND-11", "ACT-08")
class CallPaysTheSmallBlind(Hand):
    """A call before the flop takes no more chips than a small blind."""

    def call(self, player, chips):
        super().call(player, min(chips, self.small_blind))


@breaks("BLIND-11", "ORDER-04")
class ExactCallIsNotAllIn(Hand):
    """A player whose stack is exactly the price is not taken for all-in after the call."""

    def call(self, player, chips):
        exactly = chips == self.owed(player)
        super().call(player, chips)
        if player.all_in and exactly:
            player.all_in = False
            self.with_chips = [other for other in self.live if other is player or other in self.with_chips]


@breaks("BLIND-11", "XR-47")
class ShortStackIsOut(Hand):
    """A player who cannot pay the whole price is out of the hand."""

    def call(self, player, chips):
        short = chips < self.owed(player)
        super().call(player, chips)
        if short:
            self.drop_out(player)


@breaks("BLIND-05")
class BigBlindIsTheBigBet(Hand):
    """In fixed-limit the big blind is the higher of the two bet sizes."""

    def blinds(self):
        *small, (player, amount) = super().blinds()
        return [*small, (player, self.big_bet if self.structure == "fixed-limit" else amount)]


@breaks("BLIND-05")
class PriceIsTheBigBet(Hand):
    """In fixed-limit the first round is opened for the big bet."""

    def start_first_round(self):
        super().start_first_round()
        self.bet_to = self.big_bet if self.structure == "fixed-limit" else self.bet_to


@breaks("BLIND-05")
class HalfIsAlwaysRoundedUp(Hand):
    """The small blind is half the big one, rounded up, whatever was asked for."""

    def check_blinds(self):
        self.small_blind = -(-self.big_blind // 2)
