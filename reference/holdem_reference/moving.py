"""The next hand at the table: where the button and the blinds go.

The big blind moves on and the button follows it, or the button moves and the blinds follow; two players
have a rule of their own. Who is there to be dealt in is decided in joining.py. `Moving` is a part of `Hand`.
"""

from typing import NamedTuple

from .errors import TableError


class Places(NamedTuple):
    """The seats of the button and the blinds; those of the button and the small blind may be empty.

    `big` lists who posts a big blind; the last one acts last before the flop.
    """

    button: int
    small: int
    big: tuple[int, ...]


def after(seat, seats):
    """Finds the next of some seats, clockwise."""
    return min((other for other in seats if other > seat), default=min(seats))


def at_or_after(seat, seats):
    """Finds a seat itself among some, or the next of them, clockwise."""
    return seat if seat in seats else after(seat, seats)


def passes(start, seat, end):
    """Says whether one goes past a seat on the way clockwise from `start` to `end`."""
    return start < seat < end if start < end else seat > start or seat < end


class Moving:
    """Begins the next hand when one is over."""

    places = None  # of the first hand: those that follow from its button (MOVE-01)
    bought = None  # the seat that has bought the next button (XR-09)

    def next_hand(self, *, leaves=(), joins=(), sits_out=(), returns=(), blinds=None):
        """Gives the next hand at this table, its forced bets posted; this one stays as it is.

        Between the hands `leaves` and `sits_out` list seats, `joins` new players as (seat, stack, entry) and
        `returns` those who sat out as (seat, entry), entry being post, wait or buy_button. Who has no chips
        left has left. `blinds` is (small, big) from this hand on. Raises TableError where none can be dealt.
        """
        if not self.over:
            raise TableError("MOVE-02", "the next hand is not dealt before this one is over")
        if self.forced is not None:
            raise TableError("BLIND-07", "a list of forced bets names the seats of one hand; a next one needs blinds")
        hand = type(self).__new__(type(self))
        vars(hand).update(self._kept)
        hand.straddle = None  # it was posted for one hand
        if blinds is not None:
            hand.raise_blinds(*blinds)
        stacks, away = self.roll_call(leaves, joins, sits_out, returns)
        coming = {seat: absent for seat, absent in away.items() if absent.entry}
        hand.places, dealt = self.place(set(stacks), coming)
        hand.button = hand.places.button
        hand.bought = None
        hand.posts = {}
        for seat in dealt:
            if seat in coming:
                stacks[seat] = coming[seat].stack
                hand.let_in(away.pop(seat))
        self.note_missed_blinds(hand.places, away)
        hand.away = away
        hand._kept = vars(hand).copy()
        hand.check_table(stacks)
        hand.begin(stacks)
        return hand

    @property
    def standing(self):
        """The places of this hand, or those that put the next button where it belongs (XR-78)."""
        if self.button_due is not None:
            clockwise = sorted(self.by_seat)
            at = clockwise.index(self.button_due)
            return Places(clockwise[at - 1], clockwise[at], (clockwise[(at + 1) % len(clockwise)],))
        if self.places:
            return self.places
        small, big = self.blind_order()[:2]
        return Places(self.button, small.seat, (big.seat,))

    def raise_blinds(self, small, big):
        """Changes the blinds from this hand on (XR-86)."""
        if self.structure in ("fixed-limit", "spread-limit"):
            raise TableError("XR-86", f"the blinds of a {self.structure} table go with its bets: open a new one")
        self.small_blind, self.big_blind = small, big

    def place(self, regulars, coming):
        """Places the button and the blinds, and lists who is dealt in, as (Places, seats).

        `regulars` are the seats that play anyway, `coming` those who want to come in.
        """
        everyone = sorted({*regulars, *coming})
        if len(everyone) < 2:
            raise TableError("DEAL-02", f"there is no hand with {len(everyone)} of the players left")
        old = self.standing
        # After a hand of two the button has no place to move on from that both blinds could follow.
        move = "dead" if old.button == old.small else self.switches["button_move"]
        places = self.MOVES[move](self, regulars or set(everyone), everyone)
        dealt = [seat for seat in everyone if seat in regulars or self.comes_in(coming[seat], places)]
        if len(dealt) < 2:
            dealt = everyone  # nobody has to wait where nobody plays
        if len(dealt) == 2:
            return self.two_left(dealt), dealt
        dead = {places.button, places.small} - set(dealt)
        if len({places.button, places.small, places.big[-1]}) < 3 or (dead and not self.button_may_be_dead()):
            places = self.behind_the_big_blind(dealt)
        if self.bought in dealt:
            places = places._replace(button=self.bought)  # XR-09
        return places, dealt

    def dead_button(self, regulars, everyone):
        """Moves the big blind on; small blind and button come behind it, empty seats or not (MOVE-02, XR-01)."""
        old = self.standing
        return Places(old.small, old.big[-1], (after(old.big[-1], everyone),))

    def moving_button(self, regulars, everyone):
        """Moves the button to the next player who is there; the blinds follow it (MOVE-02, XR-02).

        That is the last small blind, or the next one after the empty place; who came in before it is passed.
        """
        old = self.standing
        last_big = old.big[-1]
        button = at_or_after(old.small, regulars)
        has_passed = button != old.small and (button == last_big or passes(old.small, last_big, button))
        small = after(button, regulars) if has_passed else at_or_after(last_big, regulars)
        return Places(button, small, (after(small, everyone),))

    def moving_button_with_all_big_blinds(self, regulars, everyone):
        """Moves the button likewise; everyone whose big blind is due posts one (XR-02)."""
        places = self.moving_button(regulars, everyone)
        last, old = places.big[-1], self.standing.big[-1]
        due = (seat for seat in regulars if last != old and passes(old, seat, last))
        return places._replace(big=(*due, last))

    MOVES = {
        "dead": dead_button,
        "moving_two_bb": moving_button_with_all_big_blinds,
        "moving_simple": moving_button,
    }

    def button_may_be_dead(self):
        """Says whether button and small blind may be at empty seats (XR-01)."""
        return self.switches["button_move"] == "dead"

    def two_left(self, dealt):
        """Moves the big blind on; the other one has the button and the small blind (XR-04, XR-03)."""
        big = after(self.standing.big[-1], dealt)
        other = after(big, dealt)
        return Places(other, other, (big,))

    def behind_the_big_blind(self, dealt):
        """Counts small blind and button back from the big blind where their old places are no guide."""
        clockwise = sorted(dealt)
        big = after(self.standing.big[-1], clockwise)
        at = clockwise.index(big)
        return Places(clockwise[at - 2], clockwise[at - 1], (big,))
