"""Mistakes about betting and raising, and about who wins in the end."""

from holdem_reference import RANKS, Hand

from .mutant import breaks

# ---- betting and raising -------------------------------------------------------------------------


@breaks("ACT-11", "ACT-12")
class BetAndRaiseAreOne(Hand):
    """Bet and raise are taken for one another, and a bet of the same size as the last is let through."""

    def act(self, seat, action, to=None):
        if action in ("bet", "raise") and seat == self.to_act and to == self.bet_to:
            options = self.options()
            action, to = ("call", None) if options.call else ("check", None)
        super().act(seat, action, to)


@breaks("ACT-11")
class BetAfterTheBet(Hand):
    """A second bet on top of the first is taken: the wager is added to what was bet."""

    def act(self, seat, action, to=None):
        if action == "bet" and seat == self.to_act and self.bet_to:
            action, to = "raise", self.bet_to + to
        super().act(seat, action, to)


@breaks("RAISE-04", "XR-47")
class StackIsNoLimit(Hand):
    """A wager may be larger than the stack; what is missing is waived."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return least, most + self.big_blind


@breaks("RAISE-04")
class PotIsTheLimit(Hand):
    """A bet or raise ends at the size of the pot, as in pot-limit."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        limit = self.bet_to + self.pot + self.owed(player)
        return min(least, limit), min(most, limit)


@breaks("ACT-11", "ACT-13", "ACT-12")
class BetIsNotThePrice(Hand):
    """A bet or raise need not be matched in full: half of it is enough."""

    def wager(self, player, to):
        super().wager(player, to)
        self.bet_to -= to // 2


@breaks("ACT-12")
class RaiseAgainstNobody(Hand):
    """A player may raise although everybody else is all-in."""

    def may_wager(self, player, owed):
        alone = len(self.with_chips) == 1
        return alone and player.stack > owed or super().may_wager(player, owed)


@breaks("ACT-12")
class FoldedStackCanBeRaised(Hand):
    """A player may raise as long as anybody at the table has chips, folded or not."""

    def may_wager(self, player, owed):
        folded = any(other.folded and other.stack for other in self.players)
        return folded and player.stack > owed or super().may_wager(player, owed)


@breaks("ACT-12")
class SmallStackCannotBeRaised(Hand):
    """A player may raise only if another one has a big blind left."""

    def may_wager(self, player, owed):
        others = [other for other in self.with_chips if other is not player]
        answered = any(other.stack >= self.big_blind for other in others)
        return answered and super().may_wager(player, owed)


@breaks("ACT-12", "RAISE-01")
class RaiseOfNothing(Hand):
    """A raise to the bet itself is taken."""

    def smallest_wager(self):
        return self.bet_to or super().smallest_wager()


@breaks("ACT-12", "ACT-03")
class BetIsCalledARaise(Hand):
    """The first wager of a street is offered as a raise."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(bet=None, raise_=options.bet or options.raise_)


@breaks("XR-25", "RAISE-02")
class NoCheckRaise(Hand):
    """Who has checked may call a bet but not raise it."""

    def may_wager(self, player, owed):
        return player.acted_at != 0 and super().may_wager(player, owed)


@breaks("RAISE-05", "XR-22")
class OneRaiseEach(Hand):
    """A player may bet or raise once a round."""

    def start_round(self):
        super().start_round()
        self.raisers = set()

    def wager(self, player, to):
        super().wager(player, to)
        self.raisers.add(player)

    def may_wager(self, player, owed):
        return player not in self.raisers and super().may_wager(player, owed)


@breaks("XR-25")
class CheckRaisesOnce(OneRaiseEach):
    """Who has check-raised may not raise again."""

    def wager(self, player, to):
        checked = player.acted_at == 0
        super().wager(player, to)
        if not checked:
            self.raisers.discard(player)


# ---- the smallest bet ----------------------------------------------------------------------------


class OpeningBet(Hand):
    """Measures the smallest bet after the flop otherwise (the mutants below say by what)."""

    def least_bet(self):
        raise NotImplementedError

    def smallest_wager(self):
        return super().smallest_wager() if self.bet_to else self.least_bet()


@breaks("XR-23")
class BetOfOneChip(OpeningBet):
    """Any bet is large enough."""

    def least_bet(self):
        return 1


@breaks("XR-23")
class BetOfASmallBlind(OpeningBet):
    """The smallest bet is the small blind."""

    def least_bet(self):
        return self.small_blind


@breaks("XR-23", "XR-14")
class BetOneChipShort(OpeningBet):
    """The smallest bet is one chip below the big blind."""

    def least_bet(self):
        return self.big_blind - 1


@breaks("XR-23", "XR-14")
class BetOneChipMore(OpeningBet):
    """The smallest bet is one chip above the big blind."""

    def least_bet(self):
        return self.big_blind + 1


@breaks("XR-23")
class BetOfTwoBlinds(OpeningBet):
    """The smallest bet is two big blinds."""

    def least_bet(self):
        return 2 * self.big_blind


@breaks("XR-17")
class ShortBetIsTheYardstick(Hand):
    """Over an all-in bet below the big blind a raise adds no more than that bet."""

    def wager(self, player, to):
        added = to - self.bet_to
        super().wager(player, to)
        self.full_raise = min(self.full_raise, added)


# ---- two ways to win -----------------------------------------------------------------------------


@breaks("ACT-14", "SHOW-04", "SHOW-05")
class BettorWins(Hand):
    """The last bettor or raiser wins the pot, or else the first player left of the button."""

    def best_hands(self, players, strengths):
        return [self.last_aggressor] if self.last_aggressor in players else players[:1]


@breaks("ACT-06", "ACT-14", "ORDER-08")
class BestHandWinsThoughFolded(Hand):
    """When all but one have folded the highest card dealt wins, folded or not."""

    def deal_hole_cards(self):
        super().deal_hole_cards()
        self.highest = max(self.players, key=lambda player: max(RANKS.index(card[0]) for card in player.hole))

    def win_unseen(self):
        self.live = [self.highest]
        super().win_unseen()
