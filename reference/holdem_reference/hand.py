"""One hand of Texas Hold'em, from the forced bets to the payout.

    hand = Hand(seats={1: 1000, 2: 1000, 3: 1000}, button=1, small_blind=5, big_blind=10)
    hand.deal(deck)
    hand.options()             # what the player to act may do
    hand.act(hand.to_act, "raise", to=30)
    hand = hand.next_hand()    # when it is over

`Hand` is put together from one part a subject: forced bets, the deal, the betting, the pots, the
showdown. Each rule is one method or one class-level table, named by its id, that a subclass can override.
"""

from bisect import bisect

from .betting import Betting
from .dealing import Dealing
from .floor import Floor
from .forced import Forced
from .joining import Joining
from .moving import Moving
from .player import Player
from .pots import Pots
from .rake import Rake
from .showdown import Showdown
from .structure import Structure
from .switches import house_rules
from .table import Table
from .units import Units


class Hand(Table, Structure, Units, Forced, Dealing, Betting, Pots, Rake, Showdown, Moving, Joining, Floor):
    """A hand at a table of 2 to 10 players. All amounts are whole chips.

    `seats` are the stacks by seat number, before antes and blinds; seats are numbered clockwise.
    `ante` is (kind, amount), kind uniform, big_blind or button; `straddle` is (seat, amount); `forced` is
    {seat: amount} and replaces the two blinds. `structure` is no-limit, pot-limit, fixed-limit (`small_bet`
    and `big_bet`, if they are not one and two big blinds) or spread-limit (`spread`, the low, the high and
    the late high figure); `cap` is the number of raises after the bet of a round. `chip_unit` is the smallest
    chip, `wager_unit` the smallest one of the blinds, `rake` what the house takes as (percent, cap, unit), the
    cap None if there is none, the unit None if it is the smallest chip. `showdown` is "auto" (all live hands
    are shown) or "ask", `switches` the house rules that differ from the defaults.
    Raises TableError on a table that makes no sense.

    To read: street (None before the deal), board, to_act, waiting, players, pot (all chips committed, also
    after the hand), pots, returned and payouts (by seat, once it is over), raked (the chips that the house has
    taken), show_order, shown, over, stub, burns, muck, penalties (seats that folded without a bet, under
    fold_unbet=legal_penalty).
    """

    def __init__(
        self,
        seats,
        button,
        small_blind,
        big_blind,
        *,
        ante=None,
        straddle=None,
        forced=None,
        chip_unit=1,
        wager_unit=1,
        rake=None,
        showdown="auto",
        switches=None,
        structure="no-limit",
        small_bet=None,
        big_bet=None,
        spread=None,
        cap=None,
    ):
        self.switches = house_rules(switches)
        self.button = button
        self.small_blind = small_blind
        self.big_blind = big_blind
        self.ante = ante
        self.straddle = straddle
        self.forced = forced
        self.chip_unit = chip_unit
        self.wager_unit = wager_unit
        self.rake = rake
        self.showdown = showdown
        self.check_table(seats)
        self.set_structure(structure, small_bet=small_bet, big_bet=big_bet, spread=spread, cap=cap)
        self._kept = vars(self).copy()  # what the next hand at this table begins with
        self.begin(seats)

    def begin(self, seats):
        """Seats the players and takes the forced bets; nothing of an earlier hand is left."""
        self.players = [self.seated(seat, place, seats[seat]) for place, seat in enumerate(self.seating(seats))]
        self.by_seat = {player.seat: player for player in self.players}
        self.live = self.players[:]  # not folded
        self.with_chips = self.players[:]  # not folded, not all-in
        self.acts = []  # (street, seat, action), in order
        self.waiting = []  # still to act on this street, or to show; the first one is asked
        self._options = None

        self.street = None
        self.board = []
        self.burns = []
        self.muck = []
        self._deck = []
        self._dealt = 0

        self.pot = 0
        self.pots = []
        self.returned = {}
        self.payouts = {}
        self.raked = 0
        self.show_order = []
        self.shown = []
        self.penalties = []
        self.over = False
        self.last_aggressor = None
        self._uncalled = None
        self._contested = []
        self._mucked = []
        self._declared = []  # those who said that they play the board
        self.check_extras()
        self.post_forced_bets()

    def seating(self, seats):
        """Lists the seats clockwise from the button's left, the button last (MOVE-01)."""
        clockwise = sorted(seats)
        after_button = bisect(clockwise, self.button)  # XR-01: the seat of the button may be empty
        return clockwise[after_button:] + clockwise[:after_button]

    def seated(self, seat, place, stack):
        """Sits a player down, the chips that are too small to play beside the stack (XR-24)."""
        playing = self.playing_chips(stack)
        return Player(seat, place, playing, stack - playing)

    @property
    def stacks(self):
        """The chips behind, by seat."""
        return {player.seat: player.behind for player in self.players}

    @property
    def bets(self):
        """The street totals, by seat."""
        return {player.seat: player.bet for player in self.players}

    # ---- chips and cards on the move -----------------------------------------------------------

    def pay(self, player, amount):
        """Moves chips into the player's bet, all-in if the stack is shorter (POT-01, XR-47)."""
        chips = min(amount, player.stack)
        player.bet += chips
        player.total += chips
        self.take_chips(player, chips)

    def take_chips(self, player, chips):
        """Moves chips from a stack to the pot."""
        player.stack -= chips
        self.pot += chips
        if not player.stack and not player.all_in:
            player.all_in = True
            self.with_chips.remove(player)

    def drop_out(self, player):
        """Takes a player out of the hand; the cards go to the muck (ACT-06)."""
        player.folded = True
        self.live.remove(player)
        self.muck += player.hole
        player.hole = []
