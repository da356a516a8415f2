"""Pkrcomponents behind the table protocol: a tracker of hand histories, asked to lead the hand itself.

Its table says whose turn it is, what a raise has to be, when a street is complete and who wins; its user
says that a street is to begin and that the pot is to be paid. The adapter does that as soon as the table's
own flags allow it. What the tracker takes for granted in a history, such as the order of the players, it
does not check: actions are sent to it as they come.
"""

from __future__ import annotations

from importlib.metadata import version
from itertools import groupby

from floorman_adapter import Declined, Rejected, serve
from pkrcomponents.components.actions.action import BetAction, CallAction, CheckAction, FoldAction, RaiseAction
from pkrcomponents.components.actions.street import Street
from pkrcomponents.components.cards.card import Card
from pkrcomponents.components.cards.evaluator import Evaluator
from pkrcomponents.components.players.table_player import TablePlayer
from pkrcomponents.components.tables.table import Table
from pkrcomponents.components.tournaments.level import Level

CAPABILITIES = ["rank", "no-limit", "antes", "unequal-stacks"]
SHOWS = ["street", "board", "to_act", "options", "seats", "pot", "payouts", "button", "over"]
PLAIN = {"fold": FoldAction, "check": CheckAction, "call": CallAction}


class PkrComponents:
    """The protocol's methods; holds the one hand that is open."""

    hand: Hand | None = None

    def hello(self, params):
        return {
            "engine": "pkrcomponents",
            "version": version("pkrcomponents"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": [2, 10],
            "switches": {"ante_kind": ["none", "uniform"]},
        }

    def open(self, params):
        ante = params.get("ante")
        if params["structure"] != "no-limit":
            raise Declined(f"pkrcomponents has no-limit tables, not {params['structure']}")
        if params.get("forced") is not None:
            raise Declined("start_hand posts antes and two blinds, and no other forced bets")
        if ante and ante["kind"] != "uniform":
            raise Declined("start_hand takes an ante from every player or from none")
        if (params.get("chip_unit") or 1) != 1:
            raise Declined("pkrcomponents has no smallest chip")
        self.hand = None  # so that a table that is refused leaves none behind
        try:
            table = table_of(params, ante["amount"] if ante else 0)
        except Exception as refusal:  # it has no error of its own for a table: a validator or a look-up fails
            raise Rejected(said(refusal)) from None
        self.hand = Hand(table)
        return {"state": self.hand.seen()}

    def deal(self, params):
        if self.hand is None or self.hand.dealt:
            raise Declined("this adapter plays one hand a table: a table has to be opened before each deal")
        self.hand.deal({seat["seat"]: seat["cards"] for seat in params["hole"]}, params["board"])
        return {"state": self.hand.seen()}

    def act(self, params):
        if self.hand is None or not self.hand.dealt:
            raise Declined("no hand is being played")
        if params["action"] not in ("bet", "raise", *PLAIN):
            raise Declined("pkrcomponents compares the cards that it knows; nobody shows, mucks or declares anything")
        self.hand.act(params["seat"], params["action"], params.get("to"))
        return {"state": self.hand.seen()}

    def rank(self, params):
        board = cards_of(params["board"])
        worth = {name: Evaluator.evaluate(cards_of(cards), board) for name, cards in params["hands"].items()}
        best_first = groupby(sorted(worth, key=worth.get), worth.get)  # 1 is the best
        classes = {name: Evaluator.score_to_string(score).lower() for name, score in worth.items()}
        return {
            "order": [list(group) for _, group in best_first],
            "classes": {name: "one pair" if words == "pair" else words for name, words in classes.items()},
        }


class Hand:
    """`table` is pkrcomponents'; its players have the protocol's seat numbers."""

    def __init__(self, table):
        self.table = table
        self.dealt, self.paid, self.took = False, False, None
        self.board, self.next_card = [], 0
        self.pot = None  # its last value before the table paid it out

    def deal(self, hole, board):
        for player in self.table.players:
            player.distribute("".join(hole[player.seat]))
            if set(self.hole(player)) != set(hole[player.seat]):
                raise ValueError(f"seat {player.seat} was given {hole[player.seat]} and holds {player.combo}")
        self.dealt, self.board = True, list(board)
        self.go_on()

    def act(self, seat, action, to):
        self.took = None
        try:
            player = self.table.players[seat]
            before, bet = player.stack, player.current_bet
            if action in PLAIN:
                move = PLAIN[action](player)
            elif action == "bet":  # its bets are chips to add
                move = BetAction(player, to - bet)
            else:  # its raises are chips on top of a call
                move = RaiseAction(player, to - bet - player.to_call)
            move.play()
        except Exception as refusal:
            raise Rejected(said(refusal), self.seen()) from None
        paid = before - player.stack
        if to is not None and bet + paid != to:  # of a bet over the stack it pays what is there
            self.took = {"action": action, "to": whole(bet + paid)}
        self.go_on()

    def go_on(self):
        """Begins the next street, and pays the pot, when the table says that it is ready for that."""
        table = self.table
        steps = {
            Street.PREFLOP: lambda: table.execute_flop(*self.next_cards(3)),
            Street.FLOP: lambda: table.execute_turn(*self.next_cards(1)),
            Street.TURN: lambda: table.execute_river(*self.next_cards(1)),
            Street.RIVER: table.advance_to_showdown,
        }
        while table.next_street_ready:
            steps[table.street]()
        if table.hand_ended and not self.paid:
            self.pot, self.paid = table.pot.value, True
            table.calculate_and_distribute_rewards()

    def next_cards(self, count):
        self.next_card += count
        return self.board[self.next_card - count : self.next_card]

    def cards_on_the_board(self):
        """In the order in which they were given: the table keeps its flop sorted."""
        table, given = self.table, self.board[: self.next_card]
        shown = [card_text(card) for card in table.board.cards[: table.board.len]]
        if set(shown) != set(given):
            raise ValueError(f"the board was given {given} and shows {shown}")
        return given

    def to_act(self):
        table = self.table
        if not self.dealt or table.hand_ended or table.street_ended:
            return None
        asked = table.current_player
        if asked.is_current_player:
            return asked
        return table.current_player  # asked, a player who cannot play has handed the turn on

    def seen(self):
        """The protocol's state, read from the table."""
        table, player = self.table, self.to_act()
        state = {
            "street": table.street.name.lower() if self.dealt else None,
            "board": self.cards_on_the_board(),
            "to_act": player.seat if player else None,
            "options": options_of(player) if player else None,
            "seats": [self.seen_seat(player) for player in sorted(table.players, key=lambda one: one.seat)],
            "pot": whole(self.pot if self.paid else table.pot.value),
            "payouts": [self.reward(entry) for entry in table.rewards_table],
            "button": table.players.button_seat,
            "over": self.paid,
        }
        return state | {"took": self.took} if self.took else state

    def seen_seat(self, player):
        return {
            "seat": player.seat,
            "stack": whole(player.stack),
            "bet": whole(player.current_bet),
            "status": "folded" if player.folded else "all_in" if player.is_all_in else "in",
            "hole": self.hole(player),
        }

    def hole(self, player):
        return [card_text(player.combo.first), card_text(player.combo.second)] if player.has_combo else []

    def reward(self, entry):
        return {"seat": entry["player"].seat, "chips": whole(entry["reward"])}


def table_of(params, ante):
    """The table with its players, at the start of the hand: antes and blinds are posted."""
    blinds = params["blinds"]
    table = Table(max_players=len(params["seats"]))
    table.set_level(Level(bb=blinds["big"], sb=blinds["small"], ante=ante))
    for seat in params["seats"]:  # as its own reader of histories does; add_player needs somebody at seat 1
        TablePlayer(name=f"seat {seat['seat']}", seat=seat["seat"], init_stack=seat["stack"]).sit(table)
    table.set_bb_seat(table.players.get_bb_seat_from_button(params["button"]))
    table.start_hand()
    return table


def options_of(player):
    """What the player's own properties say; none says whether a fold is open, and that field is left out."""
    bet, owed, least = player.current_bet, player.to_call, player.table.min_bet
    options = {"check": owed == 0, "call": whole(owed) or None, "bet": None, "raise": None}
    most = whole(bet + player.stack)
    if player.can_1bet:
        options["bet"] = {"min": whole(bet + player.max_bet(least)), "max": most}
    elif player.can_raise:
        options["raise"] = {"min": whole(bet + player.max_bet(owed + player.min_raise)), "max": most}
    return options


def cards_of(cards):
    return tuple(Card(card) for card in cards)


def card_text(card):
    return f"{card.rank.symbol}{card.suit.short_name}"


def whole(chips):
    """It counts in floats; a share that is no whole number of chips stays one, and is wrong."""
    return int(chips) if chips == int(chips) else chips


def said(refusal):
    return f"{type(refusal).__name__}: {str(refusal).partition(chr(10))[0]}"


def engine():
    return PkrComponents()


if __name__ == "__main__":
    serve(engine())
