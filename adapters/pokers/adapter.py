"""Pokers, a Rust environment for learning agents, behind the table protocol: one hand a table.

A state of Pokers never changes: an action gives a new one, whose status says whether it was legal. The
adapter goes on from the new state when the status is Ok, and otherwise keeps the old one.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, full_deck, serve
from pokers import Action, ActionEnum, Card, State, StateStatus

VERBS = {
    "fold": ActionEnum.Fold,
    "check": ActionEnum.Check,
    "call": ActionEnum.Call,
    "bet": ActionEnum.Raise,
    "raise": ActionEnum.Raise,
}
STREETS = ("preflop", "flop", "turn", "river", "showdown")
RANKS, SUITS = "23456789TJQKA", "cdhs"
SHOWS = ["street", "board", "to_act", "options", "seats", "pot", "payouts", "button", "over", "stub"]
SEATS = [2, 23]  # Pokers wants two cards a player; a board of five has to be left over


class Pokers:
    """The protocol's methods; holds the one hand that is open."""

    hand: Hand | None = None

    def hello(self, params):
        return {
            "engine": "pokers",
            "version": version("pokers"),
            "language": "Rust",
            "protocol": 1,
            "capabilities": ["no-limit", "deck"],
            "shows": SHOWS,
            "seats": SEATS,
            "switches": {"burn_cards": ["omitted"]},  # it burns none, as a game without a dealer may
        }

    def open(self, params):
        if params["structure"] != "no-limit":
            raise Declined(f"Pokers has no-limit tables, not {params['structure']}")
        if params.get("forced") is not None:
            raise Declined("Pokers has two blinds and no other forced bets")
        if (params.get("chip_unit") or 1) != 1:
            raise Declined("Pokers has no smallest chip")
        self.hand = None  # so that a table that is refused leaves none behind
        self.hand = Hand(params)
        return {"state": self.hand.seen()}

    def deal(self, params):
        hand = self.hand
        if hand is None or hand.dealt:
            raise Declined("Pokers plays one hand a table: a table has to be opened before each deal")
        hand.deal(params["deck"], params.get("hole"), params.get("board"))
        return {"state": hand.seen()}

    def act(self, params):
        hand, action = self.hand, params["action"]
        if hand is None or not hand.dealt:
            raise Declined("no hand is being played")
        if action not in VERBS:
            raise Declined(f"Pokers has no {action}")
        if not hand.state.final_state and params["seat"] != hand.to_act():
            raise Declined("Pokers cannot be told who acts, only what the player it waits for does")
        hand.act(action, params.get("to"))
        return {"state": hand.seen()}


class Hand:
    """`state` is Pokers'; `seats` holds the seat number of each of its players."""

    def __init__(self, params):
        seats = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seats]
        if params["button"] not in self.seats:
            raise Declined("Pokers has no empty seats, so none can have the button")
        if len({seat["stack"] for seat in seats}) > 1:
            raise Declined("Pokers gives every player the same stake")
        self.stake = seats[0]["stack"]
        button, blinds = self.seats.index(params["button"]), params["blinds"]
        self.table = (len(seats), button, blinds["small"], blinds["big"], self.stake)
        self.dealt, self.folded = False, set()
        try:  # Pokers posts and deals in one: until the cards are known it has some that nobody is shown
            self.state = State.from_deck(*self.table, pokers_cards(full_deck([])))
        except OSError as refusal:
            raise Rejected(refusal) from None

    def deal(self, deck, hole, board):
        """The same table with the given deck; cards by place go where Pokers will deal them from."""
        cards = full_deck(deck)
        if hole is not None:
            by_seat = {seat["seat"]: seat["cards"] for seat in hole}
            first = self.state.button + 1  # two cards at once to each player, from the left of the button
            in_order = self.seats[first:] + self.seats[:first]
            cards = full_deck([card for seat in in_order for card in by_seat[seat]] + board)
        self.state, self.dealt = State.from_deck(*self.table, pokers_cards(cards)), True
        for seat in hole or []:
            if self.hole(self.seats.index(seat["seat"])) != seat["cards"]:
                raise ValueError(f"seat {seat['seat']} was not dealt {seat['cards']}")

    def act(self, action, to):
        state, verb, amount = self.state, VERBS[action], 0
        if verb == ActionEnum.Raise:
            if not state.final_state and action != self.bet_or_raise():
                raise Rejected(f"here it is a {self.bet_or_raise()}, not a {action}", self.seen(), "adapter")
            amount = to - state.min_bet  # Pokers adds it to what it takes to call
        if verb == ActionEnum.Check and self.calls_to_check():
            verb = ActionEnum.Call
        after = state.apply_action(Action(verb, amount))
        if after.status != StateStatus.Ok:
            raise Rejected(after.status, self.seen())
        if state.final_state:
            raise Rejected("the state is final, and stays as it is", self.seen())
        self.state = after
        if after.from_action.action.action == ActionEnum.Fold:
            self.folded.add(after.from_action.player)

    def bet_or_raise(self):
        """Which of the two Pokers' one verb is here: a bet to be called makes it a raise."""
        return "raise" if self.state.min_bet else "bet"

    def calls_to_check(self):
        """Whether Pokers names the check of a player who owes nothing a Call, of 0: it does before the flop."""
        state = self.state
        legal, player = state.legal_actions, state.players_state[state.current_player]
        return ActionEnum.Check not in legal and ActionEnum.Call in legal and state.min_bet == player.bet_chips

    def to_act(self):
        return self.seats[self.state.current_player] if self.dealt and not self.state.final_state else None

    def seen(self):
        """The protocol's state, read from Pokers'."""
        state = self.state
        seen = {
            "street": STREETS[int(state.stage)] if self.dealt else None,
            "board": [card_text(card) for card in state.public_cards],
            "to_act": self.to_act(),
            "options": self.options(),
            "seats": [self.seen_seat(player) for player in range(len(self.seats))],
            "pot": whole(state.pot),
            "button": self.seats[state.button],
            "over": state.final_state,
        }
        if self.dealt:
            seen["stub"] = [card_text(card) for card in state.deck]
        payouts = self.payouts()
        return seen if payouts is None else seen | {"payouts": payouts}

    def options(self):
        """Pokers' legal verbs; where it lists a raise it names no amounts, and the field is left out."""
        if self.to_act() is None:
            return None
        state = self.state
        legal, player = state.legal_actions, state.players_state[state.current_player]
        options = {
            "fold": ActionEnum.Fold in legal,
            "check": ActionEnum.Check in legal,
            "call": whole(state.min_bet - player.bet_chips) if ActionEnum.Call in legal else None,
            "bet": None,
            "raise": None,
        }
        if ActionEnum.Raise in legal:
            del options[self.bet_or_raise()]
        return options

    def seen_seat(self, number):
        player = self.state.players_state[number]
        # Pokers leaves the stake as it was before the pot was paid, and the pot in the reward.
        stack = self.stake + player.reward if self.state.final_state else player.stake
        seen = {
            "seat": self.seats[number],
            "stack": whole(stack),
            "bet": whole(player.bet_chips),
            "status": "folded" if number in self.folded else "in" if player.stake else "all_in",
        }
        return seen | {"hole": self.hole(number)} if self.dealt else seen

    def hole(self, number):
        return [card_text(card) for card in self.state.players_state[number].hand]

    def payouts(self):
        """The reward of each player, which is what it won or lost, and what the player had put in.

        Where one player alone has put in the most, the rest of it is both in one number, won and given
        back: then there is nothing to say (None).
        """
        if not self.state.final_state:
            return []
        paid = [self.stake - player.stake for player in self.state.players_state]
        if paid.count(max(paid)) == 1:
            return None
        won = [whole(player.reward + chips) for player, chips in zip(self.state.players_state, paid)]
        return [{"seat": seat, "chips": chips} for seat, chips in zip(self.seats, won) if chips]


def pokers_cards(cards):
    return [Card.from_string(suit + rank) for rank, suit in cards]


def card_text(card):
    return RANKS[int(card.rank)] + SUITS[int(card.suit)]


def whole(chips):
    """Pokers counts in floats; a share that is no whole number of chips stays one, and is wrong."""
    return int(chips) if chips == int(chips) else chips


def engine():
    return Pokers()


if __name__ == "__main__":
    serve(engine())
