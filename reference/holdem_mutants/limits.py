"""Mistakes about the betting structures: which structure a game has, and its fixed bets."""

from holdem_reference import Hand
from holdem_reference.errors import TableError

from .mutant import breaks

# ---- the structure of a game ---------------------------------------------------------------------


@breaks("LIMIT-01", "LIMIT-02")
class EveryGameIsNoLimit(Hand):
    """Whatever structure was asked for, no-limit is played."""

    def set_structure(self, structure, **settings):
        super().set_structure("no-limit")


@breaks("LIMIT-01", "LIMIT-05")
class EveryGameIsPotLimit(Hand):
    """Whatever structure was asked for, pot-limit is played."""

    def set_structure(self, structure, **settings):
        super().set_structure("pot-limit")


class StructureIsRefused(Hand):
    """Opens no table of some structures (the mutants below say of which)."""

    refused = ()

    def set_structure(self, structure, **settings):
        if structure in self.refused:
            raise TableError("LIMIT-01", f"{structure} is not played here")
        super().set_structure(structure, **settings)


@breaks("LIMIT-01")
class LimitGamesAreRefused(StructureIsRefused):
    """A game with another limit than the stack is not opened, though it is claimed."""

    refused = ("pot-limit", "fixed-limit", "spread-limit")


@breaks("LIMIT-01")
class NoLimitIsRefused(StructureIsRefused):
    """A game without a limit is not opened, though it is claimed."""

    refused = ("no-limit",)


# ---- fixed-limit ---------------------------------------------------------------------------------


class FixedWager(Hand):
    """Opens other amounts than the prescribed one (the mutants below say which)."""

    def other_amounts(self, least, most, stack):
        raise NotImplementedError

    def wager_range(self, player):
        least, most = super().wager_range(player)
        stack = player.bet + player.stack
        if self.structure == "fixed-limit" and most < stack:
            return self.other_amounts(least, most, stack)
        return least, most


@breaks("LIMIT-02", "LIMIT-03", "LIMIT-04", "XR-18")
class FixedBetIsTheLeast(FixedWager):
    """The prescribed amount is the smallest bet or raise, and any larger one is taken."""

    def other_amounts(self, least, most, stack):
        return least, stack


@breaks("LIMIT-02", "LIMIT-03", "LIMIT-04", "XR-18")
class FixedBetIsTheMost(FixedWager):
    """The prescribed amount is the largest bet or raise, and any smaller one is taken."""

    def other_amounts(self, least, most, stack):
        return self.bet_to + 1, most


@breaks("LIMIT-02", "LIMIT-03", "LIMIT-04")
class FixedBetOneChipMore(FixedWager):
    """The prescribed amount is one chip too large."""

    def other_amounts(self, least, most, stack):
        return least + 1, most + 1


class BetSizes(Hand):
    """Prescribes other bets on the streets (the mutants below say which)."""

    BET_SIZE = Hand.BET_SIZE


@breaks("LIMIT-03")
class BigBetBeforeTheFlop(BetSizes):
    """The big bet is the size of the first two rounds, too."""

    BET_SIZE = dict.fromkeys(Hand.BET_SIZE, "big_bet")


@breaks("LIMIT-03")
class BigBetOnTheFlop(BetSizes):
    """The big bet begins on the flop."""

    BET_SIZE = Hand.BET_SIZE | {"flop": "big_bet"}


@breaks("LIMIT-03")
class LargestBlindIsTheRaise(Hand):
    """The first raise adds the largest blind, though that be two small bets."""

    def first_raise(self):
        return max(self.opening_size(), self.bet_to)


@breaks("LIMIT-04")
class SmallBetToTheEnd(BetSizes):
    """The small bet is the size of all four rounds."""

    BET_SIZE = dict.fromkeys(Hand.BET_SIZE, "small_bet")


@breaks("LIMIT-04")
class BigBetFromTheRiver(BetSizes):
    """The big bet begins on the river."""

    BET_SIZE = Hand.BET_SIZE | {"turn": "small_bet"}


@breaks("LIMIT-04")
class BigBetOnTheTurnOnly(BetSizes):
    """The river falls back to the small bet."""

    BET_SIZE = Hand.BET_SIZE | {"river": "small_bet"}
