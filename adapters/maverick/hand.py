"""One hand of Maverick in a thread of its own, and what it shows.

Only one of the two threads ever runs: the game runs from one wait of `_pause` to the next, the adapter
while the game waits. The game waits when its antes are posted (for the cards) and in decide_action.
"""

from __future__ import annotations

import threading

from maverick import Card, Deck, Game, Holding, Player, PlayerState, Rank, Suit
from maverick.enums import ActionType, GameEventType, PlayerStateType, Street

TABLE = 10  # seats, the most that Maverick allows; those that nobody sits in stay empty
RANKS = dict(zip("23456789TJQKA", Rank))
SUITS = {"c": Suit.CLUBS, "d": Suit.DIAMONDS, "h": Suit.HEARTS, "s": Suit.SPADES}
STATUS = {PlayerStateType.ACTIVE: "in", PlayerStateType.FOLDED: "folded", PlayerStateType.ALL_IN: "all_in"}
STREETS = {Street.PRE_FLOP: "preflop", Street.FLOP: "flop", Street.TURN: "turn", Street.RIVER: "river"}


class Ended(BaseException):
    """Ends the thread of a hand: the hand is over, or its table was given up."""


class Hand:
    """`players` are Maverick's, by seat; `question` is what decide_action was asked, None before the deal."""

    def __init__(self, params):
        self.players = {}
        for entry in params["seats"]:
            state = PlayerState(stack=entry["stack"], seat=entry["seat"] - 1)
            self.players[entry["seat"]] = Seated(self, name=str(entry["seat"]), state=state)
        blinds = params["blinds"]
        self.game = Game(
            small_blind=blinds["small"],
            big_blind=blinds["big"],
            ante=(params.get("ante") or {}).get("amount"),
            max_players=TABLE,
            max_hands=1,
            exc_handling_mode="raise",
            log_events=False,
            first_button_position=params["button"] - 1,
        )
        self.dealt, self.over, self.board = False, False, []
        self.question, self.answer, self.registered = None, None, None
        self.street, self.pot, self.payouts, self.shown = None, 0, [], []
        for event in GameEventType:
            self.game.subscribe(event, self._note)
        for _, player in sorted(self.players.items()):
            self.game.add_player(player)
        self._turn, self._done, self._failure = threading.Semaphore(0), threading.Semaphore(0), None
        self._given_up = False
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()
        self._wait_for_the_game()

    def deal(self, hole, board):
        """Puts the cards into Maverick's state, where it has dealt its own already, and lets it go on."""
        for seat, cards in hole.items():
            self.players[seat].state.holding = Holding(cards=list(map(to_card, cards)))
        given = {*board, *(card for cards in hole.values() for card in cards)}
        spare = [card for card in (rank + suit for rank in RANKS for suit in SUITS) if card not in given]
        flop, turn, river = board[:3], board[3:4], board[4:]
        deck = [spare[0], *flop, spare[1], *turn, spare[2], *river, *spare[3:]]  # Maverick burns one a street
        self.game.state.deck = Stacked(cards=list(map(to_card, deck)))
        self.dealt, self.board = True, board
        self._go_on()

    def act(self, action):
        """The action that Maverick registered for it, and the player's bet right after it."""
        self.answer = action
        self._go_on()
        return self.registered

    def abandon(self):
        """Ends the thread of a hand that is not played to its end."""
        if self._thread.is_alive():
            self._given_up = True
            self._turn.release()
            self._thread.join()

    # ---- in the thread of the game ---------------------------------------------------------------

    def ask(self, player, question):
        self.question = {"seat": player.state.seat + 1, **question}
        self._pause()
        return self.answer

    def _play(self):
        try:
            self.game.start()
        except Ended:
            pass
        except BaseException as failure:
            self._failure = failure
        self._done.release()

    def _note(self, event, game):
        seat = next((seat for seat, player in self.players.items() if player.uid == event.player_uid), None)
        if event.type is GameEventType.ANTES_POSTED:
            self._pause()
        elif event.type is GameEventType.PLAYER_ACTION_TAKEN:
            self.registered = event.action.action_type, self.players[seat].state.current_bet
        elif event.type is GameEventType.POT_WON:
            self.payouts.append({"seat": seat, "chips": event.payload["amount"]})
        elif event.type is GameEventType.PLAYER_CARDS_REVEALED:
            self.shown.append(seat)
        elif event.type is GameEventType.HAND_ENDED:
            self.over, self.question = True, None
            raise Ended  # before Maverick takes the players without chips from the table
        self.street = game.state.street or self.street  # it has none from the showdown on
        self.pot = game.state.pot or self.pot  # it is empty once it is paid

    def _pause(self):
        self._done.release()
        self._turn.acquire()
        if self._given_up:
            raise Ended

    # ---- in the thread of the adapter ------------------------------------------------------------

    def _go_on(self):
        self.question = None
        self._turn.release()
        self._wait_for_the_game()

    def _wait_for_the_game(self):
        self._done.acquire()
        if self._failure is not None:
            raise self._failure

    def to_act(self):
        return self.question and self.question["seat"]

    def seen(self):
        """The protocol's state, read from Maverick's state and its events."""
        state = self.game.state
        board = [card.code() for card in state.community_cards]
        if self.dealt and board != self.board[: len(board)]:
            raise RuntimeError("Maverick did not deal the given board")
        seats = []
        for number, player in sorted(self.players.items()):
            seat = {"seat": number, "stack": player.state.stack, "bet": player.state.current_bet}
            seat["status"] = STATUS[player.state.state_type]
            if self.dealt:
                seat["hole"] = [card.code() for card in player.state.holding.cards]
            seats.append(seat)
        return {
            "street": None if not self.dealt else "showdown" if self.shown else STREETS[self.street],
            "board": board,
            "to_act": self.to_act(),
            "options": self._options(),
            "seats": seats,
            "pot": state.pot or self.pot,
            "payouts": self.payouts,
            "shown": self.shown,
            "button": state.button_position + 1,
            "over": self.over,
        }

    def _options(self):
        """What decide_action was told, chips to add as totals."""
        if self.question is None:
            return None
        player, valid = self.players[self.question["seat"]].state, self.question["valid_actions"]
        table_bet, everything = self.game.state.current_bet, player.current_bet + player.stack
        call = min(self.question["call_amount"], player.stack) if ActionType.CALL in valid else None
        options = {"fold": ActionType.FOLD in valid, "check": ActionType.CHECK in valid, "call": call}
        least = {}
        # An all-in that does not exceed the current bet is a call in the protocol's words.
        if ActionType.ALL_IN in valid and everything > table_bet:
            least["raise" if table_bet else "bet"] = everything
        if ActionType.BET in valid:
            least["bet"] = player.current_bet + self.question["min_bet_amount"]
        if ActionType.RAISE in valid:
            least["raise"] = player.current_bet + self.question["min_raise_amount"]
        for kind in ("bet", "raise"):
            options[kind] = {"min": least[kind], "max": everything} if kind in least else None
        return options


class Seated(Player):
    """A player who passes every question on to the hand."""

    register = False

    def __init__(self, hand, **about):
        super().__init__(**about)
        self.hand = hand

    def decide_action(self, *, game, **question):
        return self.hand.ask(self, question)


class Stacked(Deck):
    """A deck that deals from the top; Maverick's own draws at random."""

    def deal(self, n):
        dealt, self.cards = self.cards[:n], self.cards[n:]
        return dealt


def to_card(text):
    return Card(rank=RANKS[text[0]], suit=SUITS[text[1]])
