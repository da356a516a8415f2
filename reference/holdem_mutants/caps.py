"""Mistakes of limit games about small all-ins and about the cap on raises."""

from holdem_reference import Hand

from .mutant import breaks

# ---- half a bet ----------------------------------------------------------------------------------


class CountsAsFull(Hand):
    """Takes other increments for a full bet in fixed-limit (the mutants below say which)."""

    def enough(self, increment):
        raise NotImplementedError

    def is_full(self, increment):
        return self.enough(increment)

    def may_wager(self, player, owed):
        able = player.stack > owed and len(self.with_chips) > 1 and not self.capped
        return able and (player.acted_at is None or self.enough(self.bet_to - player.acted_at))


@breaks("XR-18")
class OnlyAFullBetCounts(CountsAsFull):
    """An all-in counts only if it is a whole bet, as in no-limit."""

    def enough(self, increment):
        return increment >= self.full_raise


@breaks("XR-18")
class MoreThanHalfCounts(CountsAsFull):
    """Exactly half a bet is too little."""

    def enough(self, increment):
        return 2 * increment > self.full_raise


@breaks("XR-18")
class OneChipBelowHalfCounts(CountsAsFull):
    """One chip less than half a bet is enough."""

    def enough(self, increment):
        return 2 * (increment + 1) >= self.full_raise


@breaks("XR-18")
class AnyAllInCounts(CountsAsFull):
    """Every all-in counts as a full bet."""

    def enough(self, increment):
        return increment > 0


@breaks("XR-18")
class SmallAllInIsNotCompleted(Hand):
    """A small all-in is raised by a full bet, not completed to one."""

    def smallest_wager(self):
        return self.bet_to + self.full_raise


@breaks("XR-18")
class LargeAllInIsCompleted(Hand):
    """An all-in of half a bet or more is only completed, as a smaller one is."""

    def measure_limit_wager(self, player, to, added):
        if not player.all_in:
            super().measure_limit_wager(player, to, added)


@breaks("XR-18")
class SmallAllInsNeverAddUp(Hand):
    """Small all-ins are judged one by one, and never together."""

    def measure_limit_wager(self, player, to, added):
        if self.is_full(added) or not player.all_in:
            super().measure_limit_wager(player, to, added)

    def may_wager(self, player, owed):
        acted = player.acted_at is not None
        return super().may_wager(player, owed) and (not acted or player.acted_at < self.reopening_bet)


@breaks("XR-18")
class SmallAllInsReopenForAll(Hand):
    """Once small all-ins make half a bet together they reopen the betting to all, whatever each faces."""

    def may_wager(self, player, owed):
        last = self.aggressor and self.aggressor.all_in and player.acted_at is not None
        able = player.stack > owed and len(self.with_chips) > 1
        return bool(last) and able and 2 * self.last_step >= self.full_raise or super().may_wager(player, owed)

    def wager(self, player, to):
        before = getattr(self, "last_step", 0)
        short = player.bet + player.stack == to and 2 * (to - self.bet_to) < self.full_raise
        self.last_step = before + to - self.bet_to if short else 0
        super().wager(player, to)


# ---- the cap -------------------------------------------------------------------------------------


class RaiseCap(Hand):
    """Caps the raises of a round at the same number in every house (the mutants below say at which)."""

    most = None

    def allowed_raises(self, cap):
        return self.most


@breaks("XR-20", "XR-18", "RAISE-08")
class NoCapAtAll(RaiseCap):
    """Limit games have no cap."""


@breaks("XR-20")
class CapOfThreeEverywhere(RaiseCap):
    """Three raises are the cap, whatever the house or the game says."""

    most = 3


@breaks("XR-20", "RAISE-08")
class CapOfFourEverywhere(RaiseCap):
    """Four raises are the cap, whatever the house or the game says."""

    most = 4


@breaks("XR-20", "RAISE-08")
class CapOfOne(RaiseCap):
    """A bet and one raise are all."""

    most = 1


@breaks("XR-20", "XR-21", "RAISE-08")
class CapIsOneTooLow(Hand):
    """The bet is counted among the raises."""

    def allowed_raises(self, cap):
        most = super().allowed_raises(cap)
        return most and most - 1


@breaks("XR-20")
class BlindIsNeverTheBet(Hand):
    """The big blind is not counted as the bet of the first round in any house."""

    def start_count(self):
        super().start_count()
        self.wagers = 0


@breaks("XR-20")
class BlindIsAlwaysTheBet(Hand):
    """The big blind is counted as the bet of the first round in every house."""

    def start_count(self):
        super().start_count()
        self.wagers = int(self.street == "preflop")


@breaks("XR-20")
class StraddleIsARaise(Hand):
    """A straddle is counted as the first raise."""

    def start_count(self):
        super().start_count()
        self.wagers += bool(self.straddle) and self.street == "preflop"


@breaks("XR-20")
class CallsCount(Hand):
    """A call is counted as a raise."""

    def call(self, player, chips):
        super().call(player, chips)
        if self.most_raises is not None:
            self.count_raise(len(self.with_chips))


@breaks("XR-20")
class CapGoesOnAfterTheFlop(Hand):
    """The raises of the flop still count on the turn and the river."""

    def start_count(self):
        before = self.wagers if self.street in ("turn", "river") else None
        super().start_count()
        self.wagers = self.wagers if before is None else before


@breaks("XR-18")
class SmallAllInsCountForTheCap(Hand):
    """A small all-in is one of the raises that the cap allows."""

    def measure_limit_wager(self, player, to, added):
        if not self.is_full(to - self.reopening_bet):
            self.count_raise(len(self.with_chips) + player.all_in)
        super().measure_limit_wager(player, to, added)


class CapIsLifted(Hand):
    """Lifts the cap by the same rule in every house (the mutants below say by which)."""

    lifted = None

    def count_raise(self, players):
        super().count_raise(players)
        if self.capped or self.wagers > (self.most_raises or 99):
            self.capped = not self.lifted(players)


@breaks("XR-21")
class CapIsNeverLifted(CapIsLifted):
    """The cap holds for two players as well."""

    def lifted(self, players):
        return False


@breaks("XR-21")
class CapIsLiftedForTheLastTwo(CapIsLifted):
    """The cap is lifted for the last two in every house."""

    def lifted(self, players):
        return self.lifted_for_the_last_two(players)


@breaks("XR-21")
class CapIsLiftedForARoundOfTwo(CapIsLifted):
    """The cap is lifted in a round that began with two in every house."""

    def lifted(self, players):
        return self.lifted_for_a_round_of_two(players)


@breaks("XR-21")
class CapIsLiftedForATableOfTwo(CapIsLifted):
    """The cap is lifted at a table of two only, in every house."""

    def lifted(self, players):
        return self.lifted_for_a_table_of_two(players)


@breaks("XR-21")
class FoldLiftsTheCap(Hand):
    """A cap that three players reached is lifted when one of them folds."""

    def fold(self, player):
        super().fold(player)
        self.capped = self.capped and len(self.live) > 2


@breaks("XR-21")
class AllInLiftsTheCap(Hand):
    """A player who reaches the cap by moving all-in is not counted, so that it is lifted for the other two."""

    def count_raise(self, players):
        super().count_raise(min(players, len(self.with_chips)))


@breaks("XR-21")
class AllInPlayerKeepsTheCap(Hand):
    """A third player who is all-in keeps the cap for the other two."""

    def count_raise(self, players):
        super().count_raise(len(self.live))
