"""Mistakes about what is in the pot, what returns, and how side pots are made."""

from holdem_reference import Hand

from .mutant import breaks

# ---- what is in the pot --------------------------------------------------------------------------


@breaks("POT-01", "ACT-11", "XR-12")
class BetsAreNotInThePotYet(Hand):
    """The pot holds only what was gathered in: the bets of the street are left out."""

    def take_chips(self, player, chips):
        super().take_chips(player, chips)
        self.pot -= chips if self.street else 0


@breaks("POT-01", "BLIND-02")
class BlindsAreNotInThePot(Hand):
    """The blinds are no part of the pot."""

    def post_forced_bets(self):
        super().post_forced_bets()
        self.pot -= sum(self.bets.values())


@breaks("POT-01", "ACT-13")
class RaiseIsNoTotal(Hand):
    """A raise to an amount puts the whole amount in, besides what is in front."""

    def wager(self, player, to):
        self.take_chips(player, min(player.bet, player.stack))
        super().wager(player, to)


@breaks("POT-01", "ACT-14", "SHOW-04", "POT-02", "XR-43", "RANK-06", "ACT-06")
class HouseTakesAChip(Hand):
    """A chip of each pot goes to the house, though nobody asked for a rake."""

    def split(self, chips, ways):
        return super().split(chips - 1, ways)


# ---- uncalled chips ------------------------------------------------------------------------------


@breaks("XR-46")
class NothingReturns(Hand):
    """Chips that nobody called go to the winner with the pot."""

    def set_uncalled_aside(self):
        """Leaves them in the pot."""


@breaks("XR-46", "ACT-14", "SHOW-09")
class UncalledChipsAreLost(Hand):
    """Chips that nobody called are taken out of the pot and given to nobody."""

    def set_uncalled_aside(self):
        super().set_uncalled_aside()
        self._uncalled = None


@breaks("XR-46")
class WholeBetReturns(Hand):
    """To a player whom nobody calls comes back all that was wagered in the hand."""

    def set_uncalled_aside(self):
        super().set_uncalled_aside()
        if self._uncalled and len(self.live) == 1:
            player, chips = self._uncalled
            self._uncalled = player, chips + player.total
            player.total = 0


@breaks("XR-46")
class FoldedChipsDoNotMatch(Hand):
    """Chips of players who folded match no bet, so that more comes back."""

    def set_uncalled_aside(self):
        totals = sorted((player.total for player in self.live), reverse=True)
        most = max(self.live, key=lambda player: player.total)
        second = totals[1] if len(totals) > 1 else 0
        if most.total > second:
            self._uncalled = most, most.total - second
            most.total = second


@breaks("XR-46", "XR-45")
class ReturnDownToTheShortest(Hand):
    """A bet comes back down to the shortest caller, not to the second-largest bet."""

    def set_uncalled_aside(self):
        most = max(self.players, key=lambda player: player.total)
        least = min(player.total for player in self.live)
        if most.total > least and not most.folded:
            self._uncalled = most, most.total - least
            most.total = least


@breaks("XR-46")
class CalledBetReturns(Hand):
    """The last bet comes back though it was called."""

    def set_uncalled_aside(self):
        super().set_uncalled_aside()
        last = self.last_aggressor
        if not self._uncalled and last and not last.folded:
            self._uncalled = last, 1
            last.total -= 1


# ---- side pots -----------------------------------------------------------------------------------


@breaks("XR-45", "XR-47")
class OnePotForAll(Hand):
    """There are no side pots: the best hand takes everything."""

    def build_pots(self, contenders):
        return [(sum(chips for chips, _ in super(OnePotForAll, self).build_pots(contenders)), contenders)]


@breaks("XR-45", "XR-15")
class AllSeatsInEveryPot(Hand):
    """Side pots are counted, but everybody at the showdown can win each."""

    def build_pots(self, contenders):
        return [(chips, contenders) for chips, _ in super(AllSeatsInEveryPot, self).build_pots(contenders)]


@breaks("XR-45")
class OneSidePot(Hand):
    """There is a main pot and one side pot; a second one is added to it."""

    def build_pots(self, contenders):
        main, *others = super().build_pots(contenders)
        return [main, (sum(chips for chips, _ in others), others[0][1])] if len(others) > 1 else [main, *others]


@breaks("XR-45", "ACT-07")
class FoldedChipsAreInNoPot(Hand):
    """Side pots are built of the chips of those who are left; what folded players put in is lost."""

    def build_pots(self, contenders):
        everybody = self.players
        self.players = contenders
        pots = super().build_pots(contenders)
        self.players = everybody
        return pots


@breaks("XR-45")
class FoldedChipsInTheMainPot(Hand):
    """All that folded players put in goes to the main pot, though it matched a side pot."""

    def build_pots(self, contenders):
        for player in self.players:
            if player.folded:
                player.total, player.dead = 0, player.dead + player.total
        return super().build_pots(contenders)


@breaks("XR-45", "XR-42")
class FoldedLevelsArePots(Hand):
    """Each amount that a player folded at is a pot of its own."""

    def build_pots(self, contenders):
        pots, floor = [], 0
        for level in sorted({player.total for player in self.players if player.total}):
            chips = sum(min(player.total, level) - floor for player in self.players if player.total > floor)
            pots.append((chips, [player for player in contenders if player.total >= level]))
            floor = level
        return pots


@breaks("XR-45")
class EachStackIsAPot(Hand):
    """Each all-in makes a pot, so that two of the same size make an empty one."""

    def merge_pots(self, pots):
        merged = super().merge_pots(pots)
        extra = sum(player.all_in for player in self.live) - len(merged) + 1
        return merged + [(0, merged[-1][1])] * extra


@breaks("XR-45", "XR-47")
class MainPotWinnerTakesTheSidePot(Hand):
    """The winner of the main pot takes the side pots, too."""

    def best_hands(self, players, strengths):
        return super().best_hands(list(strengths) or players, strengths)


@breaks("XR-45")
class SidePotIsTheRaisers(Hand):
    """A side pot belongs to the player whose raise made it: who calls that raise has no claim to it."""

    def build_pots(self, contenders):
        main, *sides = super().build_pots(contenders)
        raiser = [self.last_aggressor]
        return [main, *((chips, raiser if raiser[0] in players else players) for chips, players in sides)]


@breaks("XR-45")
class PotsOfTheSameWinnersAreMerged(Hand):
    """Pots that the same players win are split together, odd chips and all."""

    def pay_out(self, pots):
        super().pay_out(pots)
        shared = [self.best_hands(players, {p: self.strength(p) for p in players}) for _, players in pots]
        if len(pots) > 1 and all(winners == shared[0] for winners in shared) and len(shared[0]) > 1:
            shares = self.split(sum(chips for chips, _ in pots), len(shared[0]))
            self.payouts = {player.seat: share for player, share in zip(shared[0], shares)}


@breaks("XR-45")
class TieSpreadsToEveryPot(Hand):
    """Who ties for the main pot shares the side pots as well."""

    def pay_out(self, pots):
        tied = self.best_hands(pots[0][1], {player: self.strength(player) for player in pots[0][1]})
        super().pay_out([(chips, tied if len(tied) > 1 else players) for chips, players in pots])


@breaks("XR-45")
class SmallestStackIsReturnedTo(Hand):
    """What exceeds the smallest stack comes back to everybody, so that there are no side pots."""

    def build_pots(self, contenders):
        level = min(player.total for player in contenders)
        for player in contenders:
            if player.total > level:
                player.stack += player.total - level
                player.total = level
        return super().build_pots(contenders)


# ---- table stakes --------------------------------------------------------------------------------


@breaks("XR-47", "ACT-08")
class CallOnCredit(Hand):
    """A player with too few chips calls in full and owes the rest."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(call=self.owed(player) or None)
