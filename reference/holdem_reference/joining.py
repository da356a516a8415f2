"""Who is dealt in: players who leave, sit out, come back or are new, and what they post to play.

`Joining` is a part of `Hand`.
"""

from copy import copy

from .errors import TableError
from .moving import passes

ENTRIES = ("post", "wait", "buy_button")


class Absent:
    """A player at the table who is not dealt in.

    `entry` is how the player wants to come in: by posting what is asked, at the big blind, or by buying the
    button; None for one who sits out. `missed` holds `small` and `big`, the blinds missed so far.
    """

    __slots__ = ("seat", "stack", "entry", "new", "missed")

    def __init__(self, seat, stack, entry=None, new=False):
        self.seat = seat
        self.stack = stack
        self.entry = entry
        self.new = new
        self.missed = frozenset()


class Joining:
    """Keeps the list of those at the table between two hands."""

    away = {}  # those who are not dealt in, by seat
    posts = {}  # (live, dead) chips of those who come in, by seat

    def roll_call(self, leaves, joins, sits_out, returns):
        """Lists the stacks of those who play anyway and the others at the table, both by seat."""
        stacks = {player.seat: player.behind for player in self.players if self.playing_chips(player.behind)}
        away = {seat: copy(absent) for seat, absent in self.away.items()}
        for seat in leaves:
            if seat not in self.by_seat and seat not in away:
                raise TableError(None, f"nobody can leave seat {seat}, where nobody sits")
            stacks.pop(seat, None)
            away.pop(seat, None)
        for seat in sits_out:
            if self.switches["missed_blinds"] == "not_applicable":
                raise TableError("XR-07", f"seat {seat} cannot sit out: here who is absent is dealt in and posts")
            if seat in stacks:
                away[seat] = Absent(seat, stacks.pop(seat))
            elif seat not in away:
                raise TableError("XR-07", f"seat {seat} cannot sit out, nobody plays there")
            away[seat].entry = None
        for seat, entry in returns:
            if seat not in away or away[seat].new:
                raise TableError("XR-07", f"seat {seat} cannot come back, nobody sits out there")
            away[seat].entry = self.checked_entry(seat, entry)
            if not away[seat].missed:  # nothing is owed
                stacks[seat] = away.pop(seat).stack
        for seat, stack, entry in joins:
            if type(seat) is not int or seat < 1 or seat in stacks or seat in away:
                raise TableError("XR-09", f"seat {seat!r} is taken, or none")
            self.check_amount("XR-47", f"the stack of seat {seat}", stack, least=1)
            away[seat] = Absent(seat, stack, self.checked_entry(seat, entry), new=True)
        return stacks, away

    @staticmethod
    def checked_entry(seat, entry):
        """Checks how a player wants to come in."""
        if entry not in ENTRIES:
            raise TableError("XR-09", f"seat {seat} comes in by {', '.join(ENTRIES)}, not {entry!r}")
        return entry

    def comes_in(self, absent, places):
        """Says whether a player is dealt in who wants to be (XR-07, XR-09)."""
        if absent.seat in places.big:
            return True
        if absent.entry == "wait":
            return False
        if not self.is_before_the_big_blind(absent.seat, places):
            return True
        return absent.new and self.switches["buy_button"] == "on"  # otherwise the button has to pass first

    @staticmethod
    def is_before_the_big_blind(seat, places):
        """Says whether a seat is one from the button to the big blind."""
        return seat == places.button or passes(places.button, seat, places.big[-1])

    def let_in(self, absent):
        """Takes a player into this hand, who posts what is asked; who has a blind by turn posts that."""
        buys = absent.entry == "buy_button"
        two_players = self.places.button == self.places.small
        between = self.is_before_the_big_blind(absent.seat, self.places) and not two_players
        for_sale = between and self.switches["buy_button"] == "on"
        if buys and not (absent.new and for_sale):
            raise TableError("XR-09", f"seat {absent.seat} has no button to buy")
        if absent.seat in self.places.big or two_players:
            return
        if buys:
            self.bought = absent.seat
            self.posts[absent.seat] = self.big_blind, self.small_blind  # XR-09
        elif not absent.new:
            self.posts[absent.seat] = self.MISSED_BLINDS[self.switches["missed_blinds"]](self, absent.missed)
        elif for_sale or not between and self.switches["new_player_post"] == "big_blind":
            self.posts[absent.seat] = self.big_blind, 0  # XR-09

    def only_the_big_blind_is_live(self, missed):
        """Gives the (live, dead) chips for missed blinds: a missed small blind is dead (XR-07)."""
        return self.big_blind * ("big" in missed), self.small_blind * ("small" in missed)

    def live_up_to_the_smallest_bet(self, missed):
        """Gives the (live, dead) chips for missed blinds: all that an opening bet is worth is live (XR-07)."""
        owed = sum(self.only_the_big_blind_is_live(missed))
        live = min(owed, self.big_blind)
        return live, owed - live

    MISSED_BLINDS = {
        "bb_live_sb_dead": only_the_big_blind_is_live,
        "live_up_to_min_bet": live_up_to_the_smallest_bet,
    }

    def note_missed_blinds(self, places, away):
        """Charges those who sit out with the blinds that move past them (XR-07)."""
        old = self.standing
        for absent in away.values():
            if absent.new:
                continue
            if passes(old.big[-1], absent.seat, places.big[-1]):
                absent.missed |= {"big"}
            at_the_small_blind = absent.seat == places.small or passes(old.small, absent.seat, places.small)
            if old.small != places.small and at_the_small_blind:
                absent.missed |= {"small"}
