"""Mistakes about straddles and other layouts of the forced bets."""

from holdem_reference import Hand
from holdem_reference.errors import TableError

from .mutant import breaks

# ---- the straddle --------------------------------------------------------------------------------


@breaks("XR-23")
class StraddleIsTheBigBlind(Hand):
    """The straddle is the new big blind for the whole hand."""

    def post_straddle(self, seat, amount):
        super().post_straddle(seat, amount)
        self.big_blind = amount


@breaks("XR-12")
class StraddleIsDead(Hand):
    """The straddle goes into the pot and leaves the price at the big blind."""

    def post_straddle(self, seat, amount):
        self.take_chips(self.by_seat[seat], amount)
        self.by_seat[seat].dead += amount


@breaks("XR-12")
class StraddleIsForgotten(Hand):
    """The straddle is announced and never posted."""

    def post_straddle(self, seat, amount):
        """Posts nothing."""


@breaks("XR-12")
class BigBlindActsLastOverTheStraddle(Hand):
    """The big blind acts last although somebody has straddled."""

    def post_straddle(self, seat, amount):
        last = self.last_to_post
        super().post_straddle(seat, amount)
        self.last_to_post = last


@breaks("XR-12")
class StraddlerHasActed(Hand):
    """The straddler is not asked again unless somebody raises."""

    def start_first_round(self):
        super().start_first_round()
        if self.straddle:
            self.waiting.remove(self.last_to_post)


@breaks("XR-12")
class StraddlerMayNotRaise(Hand):
    """The straddler acts last and may check or call but not raise."""

    def start_first_round(self):
        super().start_first_round()
        if self.straddle:
            self.last_to_post.acted_at = self.bet_to


@breaks("XR-12")
class StraddlesMinRaiseIsTheBigBlind(Hand):
    """Over a straddle the smallest raise adds one big blind."""

    def raise_over_straddle(self, amount):
        return self.big_blind


@breaks("XR-12")
class StraddleIsAlwaysARaise(Hand):
    """The smallest raise over a straddle adds what the straddle added, where the house asks for its double."""

    def raise_over_straddle(self, amount):
        return amount - self.big_blind


@breaks("XR-12")
class StraddleIsAlwaysDoubled(Hand):
    """The smallest raise over a straddle is its double, where the house takes it as a raise."""

    def raise_over_straddle(self, amount):
        return amount


@breaks("XR-12")
class StraddlesMinRaiseIsAChipShort(Hand):
    """Over a straddle a raise may be one chip short of its double."""

    def raise_over_straddle(self, amount):
        return super().raise_over_straddle(amount) - 1


@breaks("XR-12")
class BigBlindMayCheckTheStraddle(Hand):
    """The big blind keeps its check although the straddle is the higher price."""

    def betting_options(self, player):
        options = super().betting_options(player)
        return options._replace(check=options.check or bool(self.straddle) and player is self.players[1])


class StraddleFrom(Hand):
    """Lets so many seats straddle, whatever the house says (the mutants below say which)."""

    straddlers = ()  # places from the button's left, the button being -1

    def straddle_seats(self):
        return [self.players[place].seat for place in self.straddlers]


@breaks("XR-12")
class AnybodyMayStraddle(StraddleFrom):
    """A straddle is taken from every seat in every house."""

    straddlers = range(-4, 0)


@breaks("XR-12")
class NobodyMayStraddle(StraddleFrom):
    """No straddle is taken."""


@breaks("XR-12")
class OnlyTheButtonStraddles(StraddleFrom):
    """The straddle is the button's in every house."""

    straddlers = (-1,)


@breaks("XR-12")
class OnlyUnderTheGunStraddles(StraddleFrom):
    """The straddle is for the player under the gun in every house."""

    straddlers = (2,)


@breaks("XR-12")
class StraddleIsForfeit(Hand):
    """When all fold the straddler does not get the straddle back."""

    def win_unseen(self):
        self.last_to_post.stack -= sum(self.straddle[1:] if self.straddle else ())
        super().win_unseen()


# ---- other layouts -------------------------------------------------------------------------------


@breaks("BLIND-07")
class OtherLayoutsAreRefused(Hand):
    """A game without the usual two blinds cannot be set up."""

    def check_forced(self):
        raise TableError("BLIND-07", "the forced bets are a small and a big blind")


@breaks("BLIND-07")
class OtherLayoutsAreIgnored(Hand):
    """Whatever the layout, the usual two blinds are posted."""

    def blinds(self):
        self.forced = None
        return super().blinds()


@breaks("BLIND-07")
class ThirdSeatOpens(Hand):
    """The third seat opens and the second acts last, whoever posted."""

    def start_first_round(self):
        self.last_to_post = self.players[1]
        super().start_first_round()


@breaks("BLIND-07")
class FirstBlindIsThePrice(Hand):
    """With several blinds the price is the first one, not the largest."""

    def start_first_round(self):
        super().start_first_round()
        if self.forced:
            self.bet_to = self.blinds()[0][1] if self.blinds() else 0


@breaks("BLIND-07")
class AntesAloneSetAPrice(Hand):
    """With antes alone the players owe a big blind that nobody posted."""

    def start_first_round(self):
        super().start_first_round()
        self.bet_to = max(self.bet_to, self.big_blind)


@breaks("BLIND-07")
class ListedBlindsTakeNoAnte(Hand):
    """A layout of forced bets leaves out the ante."""

    def ante_goes_first(self):
        self.ante = self.ante if self.forced is None else ("uniform", 0)
        return super().ante_goes_first()
