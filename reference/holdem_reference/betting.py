"""The betting: whose turn it is, what is open to him and what it does.

Amounts are street totals ("raise to"). `options()` is the only judge of an action: `act` takes what
`options` offers and nothing else. `Betting` is a part of `Hand`.
"""

from typing import NamedTuple

from .errors import IllegalAction
from .refusals import why_not


class Options(NamedTuple):
    """What the player to act may do.

    `call` is the number of chips to add; `bet` and `raise_` are (least, most) street totals. None says
    that the action is not open. `show` and `muck` are open at showdown only.
    """

    fold: bool = False
    check: bool = False
    call: int | None = None
    bet: tuple[int, int] | None = None
    raise_: tuple[int, int] | None = None
    show: bool = False
    muck: bool = False


class Betting:
    """Runs the four betting rounds of a hand."""

    @property
    def to_act(self):
        """The seat whose turn it is, None when nobody is asked."""
        return self.waiting[0].seat if self.waiting else None

    def options(self):
        """Offers the player to act all that is open to him as `Options`; None when nobody is asked."""
        if self._options is None and self.waiting:
            showdown = self.street == "showdown"
            self._options = Options(show=True, muck=True) if showdown else self.betting_options(self.waiting[0])
        return self._options

    def betting_options(self, player):
        """Offers fold, check or call, and bet or raise (ACT-01, ACT-03, ACT-05, ACT-15)."""
        owed = self.owed(player)
        total = self.wager_range(player) if self.may_wager(player, owed) else None
        opening = self.bet_to == 0  # ACT-11: a blind is a bet, so before the flop it is a raise
        return Options(
            owed > 0 or self.may_fold_unbet(),
            owed == 0,  # ACT-10, and the big blind's option ACT-02
            (owed if owed < player.stack else player.stack) or None,  # ACT-08, XR-47
            total if opening else None,
            None if opening else total,
        )

    def owed(self, player):
        """Counts the chips that bring the player up to the current bet (ACT-08, ACT-09, BLIND-06)."""
        return self.bet_to - player.bet

    def may_fold_unbet(self):
        """Says whether a player who owes nothing may fold (ACT-04)."""
        return self.switches["fold_unbet"] != "reject"

    def may_wager(self, player, owed):
        """Says whether the player may bet or raise at all."""
        return (
            player.stack > owed  # XR-47
            and len(self.with_chips) > 1  # ACT-12: somebody else has chips to answer with
            and not self.capped  # RAISE-08
            and (player.acted_at is None or self.REOPENED[self.reopening](self, player))
        )

    def wager_range(self, player):
        """Gives the least and the most street total of a bet or raise."""
        least = self.smallest_wager()
        most = player.bet + player.stack  # RAISE-04: all of it, no more
        if self.structure != "no-limit":
            most = min(most, self.largest_wager(player))
        if self.wager_unit > 1:
            least, most = self.in_whole_chips(least, most, player.bet + player.stack)
        return (least if least < most else most), most  # RAISE-06: all-in for less is open

    def smallest_wager(self):
        """Adds the street's largest full bet or raise to the current bet (RAISE-01, RAISE-02, XR-17, XR-19).

        On a street without a bet that is the big blind (XR-23). In fixed-limit it is the bet of the street,
        added to the last full bet, so that an all-in for less than half of it is completed (XR-18).
        """
        return (self.reopening_bet if self.structure == "fixed-limit" else self.bet_to) + self.full_raise

    def reopened_by_amount_faced(self, player):
        """Reopens as soon as a player faces a full raise since acting, from however many all-ins (XR-16)."""
        return self.bet_to - player.acted_at >= self.full_raise

    def reopened_by_full_raise(self, player):
        """Reopens to a player who has acted only by one full raise since (RAISE-07).

        Under consecutive_all_ins, all-ins that follow one another and add up to one count as one.
        """
        return player.acted_at < self.reopening_bet

    def reopened_by_half_a_bet(self, player):
        """Reopens in limit games as soon as a player faces half a bet since acting (XR-18, LIMIT-06)."""
        return 2 * (self.bet_to - player.acted_at) >= self.full_raise

    REOPENED = {
        "half_bet": reopened_by_half_a_bet,
        "full_increment": reopened_by_amount_faced,
        "per_player_cumulative": reopened_by_amount_faced,
        "single_full_raise_only": reopened_by_full_raise,
        "consecutive_all_ins": reopened_by_full_raise,
    }

    # ---- acting --------------------------------------------------------------------------------

    def act(self, seat, action, to=None):
        """Takes the action of a seat: fold, check, call, bet, raise, show, muck or declare_board.

        `to` is the street total of a bet or raise. An all-in is a bet or raise of the whole stack, or a
        call. Raises IllegalAction, naming the rule and the limits, and then changes nothing. Returns the
        total that was bet or raised to: another than `to` where the house corrects a wrong amount.
        """
        options = self.options()
        if options is None or seat != self.waiting[0].seat:  # ORDER-02
            raise IllegalAction(*why_not(self, seat, action, to))
        player = self.waiting[0]
        if to is None:
            if action == "call" and options.call:
                self.call(player, options.call)
            elif action == "check" and options.check:
                self.check(player)
            elif action == "fold" and options.fold:
                self.fold(player)
            elif action == "show" and options.show:
                self.show(player)
            elif action == "muck" and options.muck:
                self.muck_hand(player)
            elif action == "declare_board" and options.show:
                self.declare_board(player)
            else:
                raise IllegalAction(*why_not(self, seat, action, to))
        else:
            total = options.bet if action == "bet" else options.raise_ if action == "raise" else None
            if total is None or type(to) is not int:
                raise IllegalAction(*why_not(self, seat, action, to))
            if not total[0] <= to <= total[1] or self.breaks_a_chip(player, to):
                if self.switches["on_illegal_amount"] == "reject":
                    raise IllegalAction(*why_not(self, seat, action, to))
                to = self.correct_amount(to, *total)
            self.wager(player, to)
        self.acts.append((self.street, seat, action))
        self._options = None
        self.next_turn()
        return to

    def correct_amount(self, to, least, most):
        """Brings a wrong amount up to the least (XR-34), or cuts it to the most (XR-95), that is legal.

        Of an amount between the two the chips do not count that are smaller than those of the blinds (XR-24).
        """
        return least if to < least else most if to > most else to - to % self.wager_unit

    def fold(self, player):
        """Drops the player out; the chips stay in (ACT-06, ACT-07) and the cards go to the muck."""
        if self.switches["fold_unbet"] == "legal_penalty" and not self.owed(player):
            self.penalties.append(player.seat)
        self.drop_out(player)
        self.with_chips.remove(player)
        del self.waiting[0]

    def check(self, player):
        """Passes the turn (ACT-10)."""
        player.acted_at = self.bet_to
        del self.waiting[0]

    def call(self, player, chips):
        """Brings the player up to the current bet, or all-in for less (ACT-08)."""
        self.pay(player, chips)
        player.acted_at = self.bet_to
        self.all_ins_in_a_row = 0
        if player.all_in and not self.moved_in_by_raise:
            self.moved_in = player
        del self.waiting[0]

    def wager(self, player, to):
        """Bets or raises to a street total; everyone else with chips must answer it (ACT-13)."""
        added = to - self.bet_to
        self.before_wager = self.bet_to, self.full_raise, self.aggressor, self.last_aggressor
        self.pay(player, to - player.bet)
        self.bet_to = player.acted_at = to
        self.all_ins_in_a_row = self.all_ins_in_a_row + added if player.all_in else 0
        if self.structure in ("fixed-limit", "spread-limit"):
            self.measure_limit_wager(player, to, added)
        elif added >= self.full_raise:  # RAISE-07: a short all-in sets no new measure
            self.full_raise = added
            self.reopening_bet = to
        elif self.switches["reopen"] == "consecutive_all_ins" and self.all_ins_in_a_row >= self.full_raise:
            self.reopening_bet = to  # XR-16
        if player.all_in:
            self.moved_in = player
            self.moved_in_by_raise = True
        self.aggressor = self.last_aggressor = player
        self.waiting = self.clockwise_after(player)

    # ---- turns and streets ---------------------------------------------------------------------

    def clockwise_after(self, player):
        """Lists the others who still have chips, clockwise from the player's left (ORDER-02)."""
        place = player.place
        later = [other for other in self.with_chips if other.place > place]
        return later + [other for other in self.with_chips if other.place < place]

    def next_turn(self):
        """Moves on after an action: the next player, the next street, or the end of the hand."""
        if self.street == "showdown":
            self.next_to_show()
        elif len(self.live) == 1:  # ORDER-08
            self.win_unseen()
        elif self.round_is_over():
            self.next_street()

    def round_is_over(self):
        """Says whether the betting round has ended (ORDER-07).

        It has when everyone left with chips has acted and matched the bet, or when the only one left
        with chips owes nothing.
        """
        if self.waiting and len(self.with_chips) < 2 and self.has_covered_everybody(self.with_chips[0]):
            self.waiting = []
        return not self.waiting

    def has_covered_everybody(self, player):
        """Says whether the player owes nothing to anybody still in (ORDER-07).

        A short big blind makes the price (XR-10) higher than what anyone has put in; a player who has
        covered it and has nobody else to play with is not asked for the rest.
        """
        return all(other.bet <= player.bet for other in self.live)

    def start_first_round(self):
        """Opens the betting left of the last blind, who acts last (ORDER-01, ORDER-03, XR-03, XR-12)."""
        last = self.last_to_post
        self.waiting = self.clockwise_after(last) + ([last] if not last.all_in else [])
        self.start_round()

    def start_later_round(self):
        """Opens the betting left of the button with nothing owed (ORDER-04, ORDER-05, ORDER-06, BLIND-10)."""
        for player in self.players:
            player.bet = 0
            player.acted_at = None
        self.bet_to = 0
        self.full_raise = self.opening_size()  # XR-23: a straddle does not count here
        self.waiting = self.with_chips[:]
        self.start_round()

    def start_round(self):
        """Forgets what the last round's raises meant."""
        self.betting_street = self.street
        self.reopening_bet = self.bet_to
        self.all_ins_in_a_row = 0
        self.aggressor = self.moved_in = None
        self.moved_in_by_raise = False
        self.capped = False
        if self.most_raises is not None:
            self.start_count()
