"""OpenSpiel's universal_poker behind the table protocol: one hand of no-limit hold'em a table.

The game underneath is the dealer of the Annual Computer Poker Competition (ACPC). OpenSpiel calls the deal
of a card a chance action, whose outcome is given to it; all else is read from its state.
"""

from __future__ import annotations

from importlib.metadata import version

import pyspiel
from floorman_adapter import Declined, Rejected, serve

FOLD, CHECK_OR_CALL = 0, 1  # every higher action is a total: the chips that a player has put into the hand
CHANCE = pyspiel.PlayerId.CHANCE
STREETS = ("preflop", "flop", "turn", "river")
RANKS, SUITS = "23456789TJQKA", "cdhs"
SHOWS = ["street", "board", "to_act", "options", "seats", "pot", "payouts", "button", "over"]


class OpenSpiel:
    """The protocol's methods; holds the one hand that is open."""

    hand: Hand | None = None

    def hello(self, params):
        return {
            "engine": "open-spiel",
            "version": version("open_spiel"),
            "language": "C++",
            "protocol": 1,
            "capabilities": ["no-limit", "unequal-stacks"],
            "shows": SHOWS,
            "seats": [2, 10],
            "switches": {"fold_unbet": ["reject"]},  # a fold is no legal action where nothing is owed
        }

    def open(self, params):
        if params["structure"] != "no-limit":
            raise Declined(f"this adapter sets up no-limit tables, not {params['structure']}")
        if params.get("forced") is not None:
            raise Declined("universal_poker is told who acts first, which other blinds leave to the adapter")
        if (params.get("chip_unit") or 1) != 1:
            raise Declined("universal_poker has no smallest chip")
        seats = from_the_left_of_the_button(params)
        self.hand = None  # so that a table that is refused leaves none behind
        try:
            game = pyspiel.load_game("universal_poker", game_of(params["blinds"], seats))
            state = game.new_initial_state()
        except pyspiel.SpielError as refusal:
            raise Rejected(said(refusal)) from None
        self.hand = Hand(state, [seat["seat"] for seat in seats])
        return {"state": self.hand.seen()}

    def deal(self, params):
        if self.hand is None or self.hand.board is not None:
            raise Declined("universal_poker plays one hand a table: open one before each deal")
        self.hand.deal({seat["seat"]: seat["cards"] for seat in params["hole"]}, params["board"])
        return {"state": self.hand.seen()}

    def act(self, params):
        hand, action = self.hand, params["action"]
        if hand is None or hand.board is None:
            raise Declined("no hand is being played")
        if action not in ("fold", "check", "call", "bet", "raise"):
            raise Declined(f"universal_poker has no {action}")
        if hand.to_act() not in (None, params["seat"]):
            raise Declined("universal_poker cannot be told who acts, only what the player it waits for does")
        try:
            hand.act(action, params.get("to"))
        except pyspiel.SpielError as refusal:
            raise Rejected(said(refusal), hand.seen()) from None
        return {"state": hand.seen()}


class Hand:
    """`state` is OpenSpiel's; `seats` holds the seat number of each of its players."""

    def __init__(self, state, seats):
        self.state, self.seats = state, seats
        self.board = None  # the cards still to come; None before the deal
        self.round, self.paid_before = 0, [0] * len(seats)  # what each had put in when this round began

    def deal(self, hole, board):
        """Two cards to each player, in OpenSpiel's order; it asks for the flop after the betting."""
        for seat in self.seats:
            for card in hole[seat]:
                self.state.apply_action(outcome(card))
        self.board = list(board)
        for seat, cards in zip(self.seats, self.state.to_struct().player_hands):
            if not same_cards(cards, hole[seat]):
                raise ValueError(f"seat {seat} was given {hole[seat]} and holds {cards}")

    def act(self, action, to):
        state, player = self.state, self.state.current_player()
        move = {"fold": FOLD, "check": CHECK_OR_CALL, "call": CHECK_OR_CALL}.get(action)
        if not state.is_terminal():
            if move == CHECK_OR_CALL:
                self.check_or_call(action)
            if move is None:
                self.bet_or_raise(action)
        if move is None:
            move = to + self.paid_before[player]
            if move in (FOLD, CHECK_OR_CALL):
                raise Declined(f"in universal_poker the number {move} is no bet, but another action")
        state.apply_action_with_legality_check(move)
        self.deal_board()

    def check_or_call(self, action):
        """One action in OpenSpiel: the chips that it would move say which of the two it is."""
        if action == "check" and self.owed():
            raise Rejected(f"there are {self.owed()} chips to call", self.seen(), "adapter")
        if action == "call" and not self.owed():
            raise Rejected("there is nothing to call", self.seen(), "adapter")

    def bet_or_raise(self, action):
        """One action in OpenSpiel: an outstanding bet says which of the two it is."""
        name = "raise" if any(self.bets()) else "bet"
        if action != name:
            raise Rejected(f"here it is a {name}, not a {action}", self.seen(), "adapter")

    def deal_board(self):
        while self.state.is_chance_node():
            self.state.apply_action(outcome(self.board.pop(0)))
        now = self.state.to_struct()
        if not same_cards(now.board_cards, self.cards_on_the_board()):
            raise ValueError(f"the board was given {self.cards_on_the_board()} and shows {now.board_cards}")
        round_ = now.betting_history.count("/")
        if round_ != self.round:
            self.round, self.paid_before = round_, now.player_contributions

    def to_act(self):
        player = self.state.current_player()
        return self.seats[player] if player >= 0 else None

    def bets(self):
        """The chips that each player has put in since the round began."""
        now = self.state.to_struct().player_contributions
        return [paid - before for paid, before in zip(now, self.paid_before)]

    def owed(self):
        """The chips that OpenSpiel would move for a check or call."""
        player = self.state.current_player()
        after = self.state.child(CHECK_OR_CALL).to_struct().player_contributions[player]
        return after - self.state.to_struct().player_contributions[player]

    def cards_on_the_board(self):
        """In the order in which they came: OpenSpiel's own board is a set, its history is not."""
        dealt = [step.action for step in self.state.full_history() if step.player == CHANCE]
        return [card_of(action) for action in dealt[2 * len(self.seats) :]]

    def seen(self):
        """The protocol's state, read from OpenSpiel's."""
        now, over = self.state.to_struct(), self.state.is_terminal()
        folded = {step.player for step in self.state.full_history() if is_fold(step)}
        compared = over and len(folded) + 1 < len(self.seats)
        state = {
            "street": None if self.board is None else "showdown" if compared else STREETS[self.round],
            "board": self.cards_on_the_board(),
            "to_act": self.to_act(),
            "options": self.options(),
            "seats": sorted(self.seen_seats(now, folded), key=lambda seat: seat["seat"]),
            "pot": now.pot_size,
            "button": self.seats[-1],
            "over": over,
        }
        payouts = self.payouts(now)
        return state if payouts is None else state | {"payouts": payouts}

    def options(self):
        if self.state.current_player() < 0:
            return None
        legal, before = self.state.legal_actions(), self.paid_before[self.state.current_player()]
        owed = self.owed()
        options = {"fold": FOLD in legal, "check": not owed, "call": owed or None, "bet": None, "raise": None}
        if legal[-1] > CHECK_OR_CALL:  # the actions are sorted, and the totals without a gap
            least = next(action for action in legal if action > CHECK_OR_CALL)
            name = "raise" if any(self.bets()) else "bet"
            options[name] = {"min": least - before, "max": legal[-1] - before}
        return options

    def seen_seats(self, now, folded):
        over, bets = self.state.is_terminal(), self.bets()
        for player, seat in enumerate(self.seats):
            start, paid = now.starting_stacks[player], now.player_contributions[player]
            stack = start + whole(self.state.player_return(player)) if over else start - paid
            yield {
                "seat": seat,
                "stack": stack,
                "bet": 0 if over else bets[player],
                "status": "folded" if player in folded else "all_in" if paid == start else "in",
                "hole": cards_in(now.player_hands[player]),
            }

    def payouts(self, now):
        """What OpenSpiel says that each player won or lost, and what the player had put in.

        Where one player alone has put in the most, the rest of it is both in one number, won and given
        back: then there is nothing to say (None).
        """
        if not self.state.is_terminal():
            return []
        paid = now.player_contributions
        if paid.count(max(paid)) == 1:
            return None
        won = [whole(self.state.player_return(player) + chips) for player, chips in enumerate(paid)]
        return [{"seat": seat, "chips": chips} for seat, chips in zip(self.seats, won) if chips]


# ---- the table and the cards in OpenSpiel's words ------------------------------------------------------


def from_the_left_of_the_button(params):
    """The seats in the order of OpenSpiel's players: the last one has the button."""
    seats = sorted(params["seats"], key=lambda seat: seat["seat"])
    numbers = [seat["seat"] for seat in seats]
    if params["button"] not in numbers:
        raise Declined("universal_poker has no empty seats, so none can have the button")
    first = numbers.index(params["button"]) + 1
    return seats[first:] + seats[:first]


def game_of(blinds, seats):
    """The parameters of ACPC's own no-limit hold'em games: heads-up the button has the small blind."""
    heads_up, others = len(seats) == 2, [0] * (len(seats) - 2)
    posted = [blinds["big"], blinds["small"]] if heads_up else [blinds["small"], blinds["big"], *others]
    return {
        "betting": "nolimit",
        "bettingAbstraction": "fullgame",
        "numPlayers": len(seats),
        "stack": " ".join(str(seat["stack"]) for seat in seats),
        "blind": " ".join(map(str, posted)),
        "firstPlayer": "2 1 1 1" if heads_up else "3 1 1 1",
        "numRounds": 4,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "numSuits": 4,
        "numRanks": 13,
    }


def is_fold(step):
    return step.player >= 0 and step.action == FOLD


def outcome(card):
    return RANKS.index(card[0]) * len(SUITS) + SUITS.index(card[1])


def card_of(action):
    return RANKS[action // len(SUITS)] + SUITS[action % len(SUITS)]


def cards_in(text):
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def same_cards(text, cards):
    return set(cards_in(text)) == set(cards)


def whole(chips):
    """OpenSpiel counts in floats; a share that is no whole number of chips stays one, and is wrong."""
    return int(chips) if chips == int(chips) else chips


def said(refusal):
    """What is wrong, out of OpenSpiel's message, which goes on with the whole game."""
    line = str(refusal).partition("\n")[0].removesuffix("Serialized state:")
    return line.partition("): ")[2] or line


def engine():
    return OpenSpiel()


if __name__ == "__main__":
    serve(engine())
