"""Mistakes about whose turn it is."""

from holdem_reference import Hand
from holdem_reference.errors import IllegalAction

from .mutant import breaks

# ---- the first to act ----------------------------------------------------------------------------


@breaks("ORDER-01", "ACT-01")
class BigBlindOpens(Hand):
    """The last blind opens instead of the player on its left."""

    def start_first_round(self):
        super().start_first_round()
        self.waiting = self.waiting[-1:] + self.waiting[:-1]


@breaks("ORDER-01", "ORDER-02")
class TheSeatAfterOpens(Hand):
    """The opener is counted one seat too far."""

    def start_first_round(self):
        super().start_first_round()
        self.waiting = self.waiting[1:] + self.waiting[:1]


@breaks("XR-03")
class BigBlindOpensHeadsUp(Hand):
    """With two players the big blind opens before the flop, being left of the button."""

    def start_first_round(self):
        super().start_first_round()
        if len(self.players) == 2:
            self.waiting.reverse()


@breaks("ORDER-03", "ORDER-02")
class BigBlindBeforeTheSmall(Hand):
    """In the first lap the big blind acts before the small one."""

    def start_first_round(self):
        super().start_first_round()
        self.waiting[-2:] = self.waiting[:-3:-1]


class FlopOpenedBy(Hand):
    """Opens the later rounds with another player (the mutants below say with whom)."""

    def opener(self):
        raise NotImplementedError

    def start_later_round(self):
        super().start_later_round()
        opener = self.opener()
        if opener in self.waiting:
            first = self.waiting.index(opener)
            self.waiting = self.waiting[first:] + self.waiting[:first]


@breaks("ORDER-04", "ORDER-05")
class LastRaiserOpens(FlopOpenedBy):
    """The last bettor or raiser opens the next street."""

    def opener(self):
        return self.last_aggressor


@breaks("ORDER-04", "ORDER-06")
class BigBlindOpensTheFlop(FlopOpenedBy):
    """The big blind opens the later streets though the small blind is still in."""

    def opener(self):
        return self.players[1]


@breaks("ORDER-04")
class LowestSeatOpens(FlopOpenedBy):
    """The lowest seat number opens the later streets, wherever the button is."""

    def opener(self):
        return min(self.with_chips, key=lambda player: player.seat)


@breaks("ORDER-04", "ORDER-05")
class ButtonOpensForTheSmallBlind(FlopOpenedBy):
    """When the small blind cannot open, the button does."""

    def opener(self):
        small = self.players[0]
        return small if small in self.with_chips else self.players[-1]


@breaks("ORDER-04", "XR-03")
class OneOrderForAllStreets(Hand):
    """Every street is opened left of the big blind, as the first one is."""

    def start_later_round(self):
        super().start_later_round()
        last = self.last_to_post
        self.waiting = self.clockwise_after(last) + [player for player in self.with_chips if player is last]


@breaks("ORDER-04", "ORDER-05")
class AllInPlayersAreAsked(Hand):
    """A player who is all-in still gets turns on the later streets."""

    def start_later_round(self):
        super().start_later_round()
        self.waiting = self.live[:]


@breaks("ORDER-04", "ORDER-06", "ACT-06")
class FoldedPlayersAreAsked(Hand):
    """A player who folded is asked again on the next street."""

    def start_later_round(self):
        super().start_later_round()
        self.waiting = [player for player in self.players if player.folded or not player.all_in]


@breaks("ORDER-04")
class ShortStacksDoNotOpen(Hand):
    """A player with less than a big blind left is passed over after the flop."""

    def start_later_round(self):
        super().start_later_round()
        self.waiting = [player for player in self.waiting if player.stack >= self.big_blind]


# ---- round the table -----------------------------------------------------------------------------


@breaks("ORDER-01")
class TurnGoesToTheRight(Hand):
    """The turn passes to the right."""

    def clockwise_after(self, player):
        return super().clockwise_after(player)[::-1]


@breaks("ORDER-02", "ORDER-07")
class RaiserIsThrough(Hand):
    """Who has raised is not asked to answer a re-raise."""

    def wager(self, player, to):
        raiser = self.aggressor
        super().wager(player, to)
        self.waiting = [other for other in self.waiting if other is not raiser]


@breaks("ORDER-02", "ORDER-01")
class TurnStartsAtSeatOne(Hand):
    """After a raise, and at the start, the lowest seat is asked first."""

    def clockwise_after(self, player):
        return sorted(super().clockwise_after(player), key=lambda other: other.seat)


@breaks("ORDER-02")
class OutOfTurnIsTaken(Hand):
    """Anybody may act at any time."""

    def act(self, seat, action, to=None):
        player = self.by_seat[seat]
        if player in self.with_chips and self.waiting:
            self.waiting = [player] + [other for other in self.waiting if other is not player]
            self._options = None
        super().act(seat, action, to)


@breaks("ORDER-02", "ACT-06")
class OutOfTurnIsTakenForTheNext(Hand):
    """An action is taken whoever sends it, for the player whose turn it is."""

    def act(self, seat, action, to=None):
        if self.to_act is None:
            raise IllegalAction("ORDER-02", "nobody is asked")
        super().act(self.to_act, action, to)


@breaks("ORDER-02", "ACT-06")
class FoldedPlayersKeepTheirTurn(Hand):
    """After a raise the players who have folded are asked, too."""

    def clockwise_after(self, player):
        later = [other for other in self.players if other.place > player.place]
        earlier = [other for other in self.players if other.place < player.place]
        return [other for other in later + earlier if other.folded or not other.all_in]


@breaks("ORDER-02", "ORDER-07")
class AllInPlayersKeepTheirTurn(Hand):
    """After a raise the players who are all-in are asked, too."""

    def wager(self, player, to):
        super().wager(player, to)
        later = [other for other in self.live if other.place > player.place]
        self.waiting = later + [other for other in self.live if other.place < player.place]

    def round_is_over(self):
        return super().round_is_over() if self.with_chips else not self.waiting


class PassedOver(Hand):
    """Passes one player over in the first lap (the mutants below say whom)."""

    place = 0  # from the button's left, the button being -1

    def start_first_round(self):
        super().start_first_round()
        self.waiting = [player for player in self.waiting if player is not self.players[self.place]]


@breaks("ORDER-02", "ORDER-03")
class SmallBlindIsPassedOver(PassedOver):
    """The small blind, having posted, is not asked in the first lap."""

    place = 0


@breaks("ORDER-02", "ORDER-01")
class ButtonIsPassedOver(PassedOver):
    """The button is not asked before the flop."""

    place = -1


@breaks("ORDER-02")
class CutoffIsPassedOver(PassedOver):
    """The player before the button is not asked before the flop."""

    place = -2


@breaks("ORDER-03")
class SmallBlindIsThrough(Hand):
    """A small blind who has called need not answer a raise of the big blind."""

    def wager(self, player, to):
        super().wager(player, to)
        self.waiting = [other for other in self.waiting if other is not self.players[0]]
