"""Mistakes about antes: who pays, what comes first, and what an ante counts for."""

from holdem_reference import Hand

from .mutant import breaks

# ---- an ante from every player -------------------------------------------------------------------


@breaks("BLIND-08", "XR-14")
class BlindsPayNoAnte(Hand):
    """The blinds are excused from the ante."""

    def post_antes(self, kind, amount, big_blind):
        everybody = self.players
        self.players = everybody[2:]
        super().post_antes(kind, amount, big_blind)
        self.players = everybody


@breaks("BLIND-08", "XR-14")
class AnteIsPaidOutOfTheBlind(Hand):
    """The blinds take the ante out of the blind that they post."""

    def blinds(self):
        ante = self.ante[1] if self.ante else 0
        return [(player, max(amount - ante, 0)) for player, amount in super().blinds()]


@breaks("BLIND-08", "POT-01")
class AnteLeavesThePot(Hand):
    """The ante is taken and never seen again."""

    def post_antes(self, kind, amount, big_blind):
        pot = self.pot
        super().post_antes(kind, amount, big_blind)
        self.pot = pot
        for player in self.players:
            player.total = player.dead = 0


@breaks("BLIND-08")
class AllInAnteIsAsked(Hand):
    """A player whose last chip is the ante is asked all the same."""

    def start_first_round(self):
        super().start_first_round()
        for player in self.players:
            if not player.stack and not player.bet:
                self.waiting.insert(0, player)


@breaks("BLIND-08")
class OneChipBehindIsAllIn(Hand):
    """A player with one chip left after the ante is taken for all-in."""

    def post_antes(self, kind, amount, big_blind):
        super().post_antes(kind, amount + any(player.stack == amount + 1 for player in self.players), big_blind)


@breaks("XR-14")
class AnteIsABet(Hand):
    """The ante counts toward its player's call."""

    def post_antes(self, kind, amount, big_blind):
        stacks = self.stacks
        super().post_antes(kind, amount, big_blind)
        for player in self.players:
            player.bet += stacks[player.seat] - player.stack

    def owed(self, player):
        return max(super().owed(player), 0)


@breaks("XR-14", "XR-13")
class AnteRaisesThePrice(Hand):
    """The price to call is the big blind and the ante."""

    def start_first_round(self):
        super().start_first_round()
        self.bet_to += self.ante[1] if self.ante else 0


@breaks("XR-14")
class AnteRaisesTheMinimum(Hand):
    """The smallest bet and raise are made of blind and ante."""

    def smallest_wager(self):
        return super().smallest_wager() + (self.ante[1] if self.ante else 0)


@breaks("XR-14")
class AnteCountsTowardARaise(Hand):
    """A raise to an amount takes the ante into account and costs less by it."""

    def wager(self, player, to):
        ante = self.ante[1] if self.ante else 0
        super().wager(player, to)
        player.stack += ante
        self.pot -= ante


@breaks("XR-14")
class StackBeforeTheAnteIsTheLimit(Hand):
    """The largest raise is the stack before the ante was paid."""

    def wager_range(self, player):
        least, most = super().wager_range(player)
        return least, most + (self.ante[1] if self.ante else 0)


@breaks("XR-14")
class FoldedAnteReturns(Hand):
    """Who folds gets the ante back."""

    def fold(self, player):
        super().fold(player)
        player.stack += self.ante[1] if self.ante else 0


# ---- one ante for the whole table ----------------------------------------------------------------


class TableAnteFrom(Hand):
    """Takes the ante for the table from other players (the mutants below say from which)."""

    def payers(self, big_blind):
        raise NotImplementedError

    def post_antes(self, kind, amount, big_blind):
        if kind == "uniform":
            super().post_antes(kind, amount, big_blind)
            return
        for player in self.payers(big_blind):
            super().post_antes(kind, amount, player)


@breaks("XR-13")
class EverybodyPaysTheTableAnte(TableAnteFrom):
    """The big-blind ante is taken from every player."""

    def payers(self, big_blind):
        return self.players


@breaks("XR-13")
class SmallBlindPaysTheTableAnte(TableAnteFrom):
    """The ante for the table is taken from the small blind."""

    def payers(self, big_blind):
        return [self.blind_order()[0]]


@breaks("XR-13")
class AnteForEachSeat(Hand):
    """The big blind pays one ante for each player at the table."""

    def post_antes(self, kind, amount, big_blind):
        super().post_antes(kind, amount * (len(self.players) if kind == "big_blind" else 1), big_blind)


@breaks("XR-13")
class AnteAlwaysGoesFirst(Hand):
    """The ante is paid before the blind in every house."""

    def ante_goes_first(self):
        return True


@breaks("XR-13")
class BlindAlwaysGoesFirst(Hand):
    """The blind is paid before the ante in every house."""

    def ante_goes_first(self):
        return self.ante[0] == "uniform"


@breaks("XR-13")
class ShortTableAnteIsExcused(Hand):
    """A big blind who cannot pay the whole ante pays none."""

    def post_antes(self, kind, amount, big_blind):
        if kind == "uniform" or big_blind.stack >= amount:
            super().post_antes(kind, amount, big_blind)


@breaks("XR-13", "XR-15")
class TableAnteIsMatched(Hand):
    """The ante for the table counts as the big blind's own wager, which the others do not match."""

    def post_antes(self, kind, amount, big_blind):
        super().post_antes(kind, amount, big_blind)
        for player in self.players:
            player.total, player.dead = player.total + player.dead, 0


@breaks("XR-13")
class TableAnteGoesToTheBigBlind(Hand):
    """The ante for the table returns to the big blind when the hand is over."""

    def pay_out(self, pots):
        antes = {player: player.dead for player in self.players if player.dead}
        super().pay_out(pots)
        for player, chips in antes.items():
            player.stack += chips


# ---- a short ante --------------------------------------------------------------------------------


@breaks("XR-15")
class ShortAnteWinsAll(Hand):
    """A player who antes short plays for the whole antes of the others."""

    def post_antes(self, kind, amount, big_blind):
        self.switches = self.switches | {"ante_trimming": "untrimmed"}
        super().post_antes(kind, amount, big_blind)


@breaks("XR-15")
class AntesAreAlwaysTrimmed(Hand):
    """The antes are cut down to the shortest, where the house does not trim them."""

    def post_antes(self, kind, amount, big_blind):
        self.switches = self.switches | {"ante_trimming": "trimmed"}
        super().post_antes(kind, amount, big_blind)


@breaks("XR-15")
class ShortAnteWinsNothing(Hand):
    """A player who cannot pay the whole ante has no claim to any."""

    def build_pots(self, contenders):
        ante = self.ante[1] if self.ante and self.ante[0] == "uniform" else 0
        return super().build_pots([player for player in contenders if player.total >= ante])


@breaks("XR-15")
class FoldedAntesAreDead(Hand):
    """The ante of a player who folded goes whole to the main pot, matched or not."""

    def fold(self, player):
        super().fold(player)
        if self.ante and not player.bet:
            player.total, player.dead = 0, player.total


@breaks("XR-15")
class WholeAnteWinsTheBlind(Hand):
    """A player whose last chips are the ante plays for the blinds, too."""

    def build_pots(self, contenders):
        ((whole, *rest), *others) = super().build_pots(contenders)
        most = max(player.total for player in contenders)
        if self.ante and any(player.total == self.ante[1] < most for player in contenders):
            return [(whole + sum(chips for chips, _ in others), *rest)]
        return [(whole, *rest), *others]
