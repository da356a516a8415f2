"""A toy in the place of your engine: heads-up no-limit hold'em with equal stacks. Delete it when yours is in.

Like any engine it has ways of its own, which the adapter translates: players are 0 (the button, who posts
the small blind) and 1, cards have the suit first ("SA"), and a bet is said in the chips that are added.
It refuses with ValueError.
"""

from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
STREETS = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}  # and the cards on the board


class Toy:
    """One hand; `turn` is the player who is asked, None before the deal and after the end."""

    def __init__(self, stacks, small, big):
        if len(stacks) != 2:
            raise ValueError(f"the table has 2 seats, not {len(stacks)}")
        if stacks[0] != stacks[1] or stacks[0] <= 0:
            raise ValueError("both players start with the same chips, and not without any")
        if not 0 < small <= big:
            raise ValueError("the small blind is more than nothing and no more than the big blind")
        self.big, self.street, self.turn, self.winners = big, None, None, None
        self.stacks, self.bets, self.pot, self.back = list(stacks), [0, 0], 0, [0, 0]
        self.hole, self.board, self.folded = [[], []], [], [False, False]
        self._add(0, min(small, stacks[0]))
        self._add(1, min(big, stacks[1]))
        self.price, self.step = big, big  # of this street: the highest total, the last full raise

    def deal(self, hole, board):
        if self.street is not None:
            raise ValueError("the cards are dealt")
        self.hole, self.runout, self.street = hole, board, "preflop"
        self.acted = [False, False]
        self._ask(0)

    # ---- what the player in turn may do ----------------------------------------------------------------

    def to_call(self):
        return min(self.price - self.bets[self.turn], self.stacks[self.turn])

    def raise_range(self):
        """The least and the most chips that a bet or raise adds; None if there can be none."""
        player = self.turn
        if self.stacks[player] <= self.to_call() or not self.stacks[1 - player]:
            return None
        return min(self.price + self.step - self.bets[player], self.stacks[player]), self.stacks[player]

    # ---- what the player in turn does --------------------------------------------------------------------

    def fold(self):
        self._in_turn()
        self.folded[self.turn] = True
        self._end([1 - self.turn])

    def check(self):
        self._in_turn()
        if self.to_call():
            raise ValueError(f"{self.to_call()} to call")
        self._done()

    def call(self):
        self._in_turn()
        if not self.to_call():
            raise ValueError("nothing to call")
        self._add(self.turn, self.to_call())
        self._done()

    def raise_by(self, chips):
        self._in_turn()
        offered = self.raise_range()
        if offered is None:
            raise ValueError("no raise is open")
        if not offered[0] <= chips <= offered[1]:
            raise ValueError(f"between {offered[0]} and {offered[1]} chips can be added, not {chips}")
        self._add(self.turn, chips)
        raised = self.bets[self.turn] - self.price
        self.step = max(self.step, raised)
        self.price += raised
        self.acted[1 - self.turn] = False
        self._done()

    # ---- how the hand goes on ----------------------------------------------------------------------------

    def _in_turn(self):
        if self.turn is None:
            raise ValueError("nobody is asked")

    def _add(self, player, chips):
        self.stacks[player] -= chips
        self.bets[player] += chips
        self.pot += chips

    def _done(self):
        self.acted[self.turn] = True
        self._ask(1 - self.turn)

    def _ask(self, player):
        """Asks this player, or turns the next cards when the round is over."""
        self.turn = player
        can_act = self.stacks[player] and (self.stacks[1 - player] or self.to_call())
        if can_act and not self.acted[player]:
            return
        if self.street == "river":
            best = [strength(cards + self.board) for cards in self.hole]
            self._end([player for player in (0, 1) if best[player] == max(best)])
            return
        self.street = list(STREETS)[list(STREETS).index(self.street) + 1]
        self.board = self.runout[: STREETS[self.street]]
        self.bets, self.price, self.step, self.acted = [0, 0], 0, self.big, [False, False]
        self._ask(1)

    def _end(self, winners):
        """Gives back what nobody called and pays the rest."""
        for player in (0, 1):
            self.back[player] = max(self.bets[player] - self.bets[1 - player], 0)
        self.winners, self.turn = winners, None
        self.won = [(self.pot - sum(self.back)) // len(winners) if player in winners else 0 for player in (0, 1)]
        self.stacks = [sum(chips) for chips in zip(self.stacks, self.back, self.won)]
        self.bets = [0, 0]


def strength(cards):
    """What the best five of some cards are worth; more is better."""
    return max(map(_five, combinations(cards, 5)))


def _five(cards):
    """A pattern, then the ranks that decide. Patterns compare as lists: a flush is above [3, 1, 1], below [3, 2]."""
    ranks = sorted((RANKS.index(card[1]) for card in cards), reverse=True)
    counted = sorted(Counter(ranks).items(), key=lambda pair: (-pair[1], -pair[0]))
    pattern, order = [count for _, count in counted], [rank for rank, _ in counted]
    flush, wheel = len({card[0] for card in cards}) == 1, ranks == [12, 3, 2, 1, 0]
    straight = wheel or (len(order) == 5 and ranks[0] - ranks[4] == 4)
    if straight or flush:
        pattern = [5] if straight and flush else [3, 1, 3] if flush else [3, 1, 2]
    return pattern, [3] if wheel else order
