"""Mistakes about what becomes of a hand that is folded though nothing is owed."""

from holdem_reference import Hand

from .mutant import breaks


@breaks("XR-35")
class UnbetFoldIsACheck(Hand):
    """A fold with nothing to call is taken for a check."""

    def fold(self, player):
        super().fold(player) if self.owed(player) else self.check(player)


class UnbetFold(Hand):
    """Notes who folds with nothing to call (the mutants below say what becomes of it)."""

    unbet = ()  # (player, hole cards) of each

    def fold(self, player):
        unbet, hole = not self.owed(player), player.hole
        super().fold(player)
        if unbet:
            self.unbet = (*self.unbet, (player, hole))

    def deal_in_again(self):
        for player, hole in self.unbet:
            player.folded, player.hole = False, hole
            self.live.append(player)
            self.with_chips.append(player)
        self.unbet = ()
        for group in (self.live, self.with_chips):
            group.sort(key=lambda player: player.place)


@breaks("XR-35")
class UnbetFoldIsForOneStreet(UnbetFold):
    """A player who folds with nothing to call is back on the next street."""

    def start_later_round(self):
        self.deal_in_again()
        super().start_later_round()


@breaks("XR-35")
class UnbetFoldIsCompared(UnbetFold):
    """A hand that was folded with nothing to call comes to the showdown."""

    def start_showdown(self):
        self.deal_in_again()
        super().start_showdown()


@breaks("XR-35")
class UnbetFoldTakesItsChips(Hand):
    """A player who folds with nothing to call takes back what was put in."""

    def fold(self, player):
        unbet = not self.owed(player)
        super().fold(player)
        if unbet:
            player.stack += player.total
            self.pot -= player.total
            player.total = player.bet = 0


@breaks("XR-35")
class UnbetFoldIsTakenBack(UnbetFold):
    """A player who folded with nothing to call may check or bet after all as long as the street lasts."""

    def act(self, seat, action, to=None):
        if action != "fold" and any(player.seat == seat for player, _ in self.unbet):
            return to
        return super().act(seat, action, to)


@breaks("XR-35")
class UnbetFoldsEndNothing(UnbetFold):
    """When all but one fold with nothing to call the last one is still asked what to do."""

    def next_turn(self):
        if not (self.unbet and self.waiting and len(self.live) == 1):
            super().next_turn()
