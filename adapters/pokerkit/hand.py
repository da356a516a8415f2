"""One hand of PokerKit: leads it from one decision of a player to the next and says where it stands.

PokerKit is left to decide what comes next (collect, burn, deal, ask, kill, push, pull); each of these
steps is taken by hand only to hand it the given cards and to note the chips that it gives back.
"""

from __future__ import annotations

from floorman_adapter import Declined, full_deck
from pokerkit import Automation, ChipsPushing, HoleCardsShowingOrMucking

STREETS = ("preflop", "flop", "turn", "river")
FACE_DOWN = "????"  # PokerKit's way to say that neither hole card is turned up yet


class Hand:
    """`state` is PokerKit's; `seats` holds the seat number of each of its player indices."""

    AUTOMATIONS = (Automation.ANTE_POSTING, Automation.RUNOUT_COUNT_SELECTION)

    def __init__(self, state, seats, unit, ask, face_up):
        self.state, self.seats, self.unit = state, seats, unit
        self.ask, self.face_up = ask, face_up
        self.dealt = False
        self.show_order = []
        self.returned = dict.fromkeys(state.player_indices, 0)
        self.back_in_stacks = 0  # chips that PokerKit has given back and no longer counts in its pot
        self.street = None  # the last one; PokerKit forgets it when the chips are pushed
        self.before_payout = None
        self.deck_order, self.deck, self.hole, self.board = [], [], {}, []
        self.run()

    def deal(self, deck, hole, board):
        """Cards by place go where they are said to; every other card comes off the top of the deck."""
        placed = {*board, *(card for cards in hole.values() for card in cards)}
        self.deck_order = full_deck(deck)
        self.deck = [card for card in self.deck_order if card not in placed]
        self.hole = {seat: list(cards) for seat, cards in hole.items()}
        self.board = list(board)
        self.dealt = True
        self.run()

    def run(self):
        """Takes every step up to the next decision of a player, or to the end of the hand."""
        state = self.state
        while state.status:
            if state.street_index is not None:
                self.street = state.street_index
            if state.can_collect_bets():
                self._collect_bets()
            elif state.can_post_blind_or_straddle():
                state.post_blind_or_straddle()
            elif not self.dealt:
                return
            elif state.card_burning_status and state.can_burn_card():
                state.burn_card(self._next_card())
            elif state.hole_dealee_index is not None:
                state.deal_hole(self._next_card(self.hole.get(self.seats[state.hole_dealee_index])))
            elif state.board_dealing_count:
                state.deal_board("".join(self._next_card(self.board) for _ in range(state.board_dealing_count)))
            elif state.showdown_index is not None:
                if not self._showdown():
                    return
            elif state.can_kill_hand():
                self._keep()
                state.kill_hand()
            elif state.can_push_chips():
                self._keep()
                state.push_chips()
            elif state.can_pull_chips():
                state.pull_chips()
            else:
                return

    def seen(self):
        """The protocol's state, read from PokerKit's state and its log of operations."""
        state, over = self.state, not self.state.status
        table = self.before_payout or self._chips_and_cards()
        asked = state.actor_index if state.actor_index is not None else state.showdown_index
        won = [op.amounts for op in state.operations if isinstance(op, ChipsPushing)]
        return {
            "street": self._street(),
            "board": [repr(card) for card in state.get_board_cards(0)],
            "to_act": None if asked is None else self.seats[asked],
            "options": self._options(),
            "seats": sorted(self._seats(table), key=lambda seat: seat["seat"]),
            "pot": table["pot"],
            "pots": table["pots"],
            "returned": self._by_seat(self.returned.values()),
            "payouts": self._by_seat(map(sum, zip(*won))) if over else [],
            "rake": self._amount(sum(pot.raked_amount for pot in state.pots)) if over else 0,
            "show_order": [self.seats[i] for i in self.show_order],
            "shown": [self.seats[op.player_index] for op in state.operations if turned_up(op)],
            "button": self.seats[-1],
            "over": over,
            "stub": self._stub(),
            "burns": [repr(card) for card in state.burn_cards],
            "muck": table["muck"],
        }

    def bet_or_raise(self):
        """Which of the two PokerKit's one verb is here: a raise where a bet is outstanding."""
        return "raise" if any(self.state.bets) else "bet"

    def _collect_bets(self):
        bets, stacks = self.state.bets.copy(), self.state.stacks.copy()
        collected = self.state.collect_bets().bets
        # What PokerKit does not collect it gives back: at once, or in a fold-out when the pot is pulled in.
        for i in self.state.player_indices:
            self.returned[i] += bets[i] - collected[i]
            self.back_in_stacks += self.state.stacks[i] - stacks[i]

    def _showdown(self):
        """Shows the hand of the player whom PokerKit asks; False leaves the answer to the player."""
        state = self.state
        if not isinstance(state.operations[-1], HoleCardsShowingOrMucking):
            self.show_order = list(state.showdown_indices)  # whole until the first player shows
        if state.all_in_status and self.face_up:
            state.show_or_muck_hole_cards()  # PokerKit's own choice: in an all-in every hand is shown
        elif state.street is not state.streets[-1]:
            state.show_or_muck_hole_cards(FACE_DOWN)
        elif self.ask:
            return False
        else:
            state.show_or_muck_hole_cards(True)
        return True

    def _next_card(self, placed=None):
        cards = placed or self.deck
        if not cards:
            raise Declined("PokerKit needs one card more than the deck has")
        return cards.pop(0)

    def _keep(self):
        # PokerKit kills losing hands, then empties its pots: both are read at the end of the showdown.
        self.before_payout = self.before_payout or self._chips_and_cards()

    def _chips_and_cards(self):
        state = self.state
        return {
            "pot": self._amount(state.total_pot_amount + self.back_in_stacks),
            "pots": [
                {"amount": self._amount(pot.amount), "seats": sorted(self.seats[i] for i in pot.player_indices)}
                for pot in state.pots
            ],
            "status": [
                "folded" if not live else "in" if stack else "all_in"
                for live, stack in zip(state.statuses, state.stacks)
            ],
            "hole": [[repr(card) for card in cards] for cards in state.hole_cards],
            "muck": [repr(card) for card in state.mucked_cards],
        }

    def _seats(self, table):
        for i, seat in enumerate(self.seats):
            yield {
                "seat": seat,
                "stack": self._amount(self.state.stacks[i]),
                "bet": self._amount(self.state.bets[i]),
                "status": table["status"][i],
                "hole": table["hole"][i],
            }

    def _options(self):
        state = self.state
        if state.actor_index is not None:
            owed = state.checking_or_calling_amount
            least = state.min_completion_betting_or_raising_to_amount  # None where a bet or raise is not open
            most = state.max_completion_betting_or_raising_to_amount
            call = self._amount(owed) if owed else None
            options = {"fold": state.can_fold(), "check": owed == 0, "call": call, "bet": None, "raise": None}
            if least is not None:
                options[self.bet_or_raise()] = {"min": self._amount(least), "max": self._amount(most)}
            return options
        if state.showdown_index is not None:
            may = state.can_show_or_muck_hole_cards
            return {"show": may(True), "muck": may(False)}
        return None

    def _street(self):
        if not self.dealt:
            return None
        compared = not self.state.status and not self.state.folded_status
        return "showdown" if compared or self.state.showdown_index is not None else STREETS[self.street]

    def _stub(self):
        left = {repr(card) for card in self.state.deck_cards}
        return [card for card in self.deck_order if card in left]

    def _amount(self, whole_chips):
        return whole_chips * self.unit

    def _by_seat(self, amounts):
        return [
            {"seat": seat, "chips": self._amount(amount)} for seat, amount in zip(self.seats, amounts) if amount
        ]


def turned_up(operation):
    """Whether PokerKit's operation shows the hole cards: a muck has none, a hand kept face down unknown ones."""
    return (
        isinstance(operation, HoleCardsShowingOrMucking)
        and bool(operation.hole_cards)
        and all(operation.hole_cards)
    )
