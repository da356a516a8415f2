"""Mistakes about a short big blind and about the option of the big blind."""

from holdem_reference import Hand

from .mutant import breaks

# ---- a short big blind ---------------------------------------------------------------------------


@breaks("XR-10", "XR-23")
class PriceIsTheShortBlind(Hand):
    """A short big blind sets the price and the smallest bet and raise at what was posted."""

    def post_forced_bets(self):
        super().post_forced_bets()
        self.bet_to = max(self.bets.values())
        self.big_blind = self.full_raise = min(self.big_blind, self.bet_to)

    def start_later_round(self):
        super().start_later_round()
        self.full_raise = self.big_blind


@breaks("XR-10")
class RaiseDoublesTheShortBlind(Hand):
    """Over a short big blind the raise is to twice what was posted, so that it may add a chip only."""

    def post_forced_bets(self):
        super().post_forced_bets()
        posted = self.blinds()[-1][0].bet
        self.full_raise = max(2 * posted - self.bet_to, 1)


@breaks("XR-10", "ORDER-07")
class AllInBlindIsAsked(Hand):
    """A big blind who is all-in still gets a turn before the flop."""

    def start_first_round(self):
        super().start_first_round()
        if self.last_to_post not in self.waiting:
            self.waiting.append(self.last_to_post)

    def round_is_over(self):
        return not self.waiting if self.last_to_post in self.waiting else super().round_is_over()


@breaks("XR-10")
class CallMatchesTheShortBlind(Hand):
    """The others need only match what the big blind could post; a raise is still to twice the full blind."""

    def start_first_round(self):
        super().start_first_round()
        self.bet_to = max(player.bet for player in self.players)


@breaks("BLIND-03")
class ShortBlindIsMadeUp(Hand):
    """A big blind that the stack does not cover is in front in full, with chips that nobody had."""

    def post_forced_bets(self):
        super().post_forced_bets()
        self.blinds()[-1][0].bet = self.big_blind


@breaks("XR-10")
class ShortBlindWinsAll(Hand):
    """A short big blind plays for the whole pot as if it had been posted in full."""

    def post_forced_bets(self):
        super().post_forced_bets()
        big_blind = self.blinds()[-1][0]
        big_blind.total = self.big_blind


# ---- the option ----------------------------------------------------------------------------------


@breaks("ACT-02", "BLIND-07", "DEAL-07", "ORDER-02")
class BigBlindHasNoOption(Hand):
    """The round ends when all have called the big blind, who is never asked."""

    def start_first_round(self):
        super().start_first_round()
        self.waiting = [player for player in self.waiting if player is not self.last_to_post]


@breaks("ACT-02", "BLIND-07", "XR-11")
class OptionIsACheckOnly(Hand):
    """The big blind may check or call but not raise, as one who has acted by posting."""

    def start_first_round(self):
        super().start_first_round()
        self.last_to_post.acted_at = self.bet_to


@breaks("ACT-02", "BLIND-06", "XR-03", "XR-11")
class OptionIsNoCheck(Hand):
    """The big blind may raise or fold the option but not check it."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(check=options.check and self.street != "preflop")


@breaks("ACT-02")
class OptionOutlivesARaise(Hand):
    """The big blind may check although somebody raised."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(check=options.check or player is self.last_to_post)


@breaks("ACT-02", "ORDER-08")
class OptionWithNobodyLeft(Hand):
    """When all have folded the big blind is asked all the same."""

    def next_turn(self):
        if len(self.live) > 1 or not self.waiting:
            super().next_turn()


@breaks("XR-23", "LIMIT-02", "LIMIT-05")
class ShortRaiseIsRefused(Hand):
    """A player who has too few chips for a full bet or raise may make none."""

    def may_wager(self, player, owed):
        enough = player.bet + player.stack >= self.smallest_wager()
        return enough and super().may_wager(player, owed)


@breaks("XR-11", "RAISE-07")
class ShortAllInBindsEverybody(Hand):
    """After a short all-in nobody may raise, those who have not acted included."""

    def may_wager(self, player, owed):
        short = self.bet_to > self.reopening_bet
        return not short and super().may_wager(player, owed)
