"""A player in one hand: chips, cards and what has become of them."""


class Player:
    """A seat dealt in. All amounts are chips.

    `place` counts clockwise from the button's left (0), the button being last. `bet` is the total of the
    street, `total` what was wagered in the whole hand (a matched ante included), `dead` an ante that
    counts as nobody's bet. `acted_at` is the bet that the player faced or made when last acting on this
    street, None before the first action. `odd` are chips too small to play in this house, kept out of `stack`.
    """

    __slots__ = ("seat", "place", "stack", "bet", "total", "dead", "folded", "all_in", "hole", "acted_at", "odd")

    def __init__(self, seat, place, stack, odd=0):
        self.seat = seat
        self.place = place
        self.stack = stack
        self.bet = 0
        self.total = 0
        self.dead = 0
        self.folded = False
        self.all_in = False
        self.hole = []
        self.acted_at = None
        self.odd = odd

    @property
    def behind(self):
        """Counts the chips in front of the player that are in no pot."""
        return self.stack + self.odd

    @property
    def status(self):
        """Says `in`, `folded` (a muck at showdown included) or `all_in`."""
        return "folded" if self.folded else "all_in" if self.all_in else "in"

    def __repr__(self):
        return f"<seat {self.seat}: {self.behind} behind, bet {self.bet}, {self.status}>"
