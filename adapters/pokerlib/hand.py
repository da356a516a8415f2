"""One Round of pokerlib: the deck that it is given, the events that it sends, and the state that it shows."""

from __future__ import annotations

from floorman_adapter import full_deck
from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import Rank, Suit, Turn
from pokerlib.enums import RoundPublicInId as In
from pokerlib.enums import RoundPublicOutId as Out

RANKS = dict(zip("23456789TJQKA", Rank))
SUITS = {"c": Suit.CLUB, "d": Suit.DIAMOND, "h": Suit.HEART, "s": Suit.SPADE}
TEXTS = {(rank, suit): r + s for r, rank in RANKS.items() for s, suit in SUITS.items()}
STREETS = {Turn.PREFLOP: "preflop", Turn.FLOP: "flop", Turn.TURN: "turn", Turn.RIVER: "river"}
ACTED = {Out.PLAYERCHECK, Out.PLAYERCALL, Out.PLAYERFOLD, Out.PLAYERRAISE, Out.PLAYERWENTALLIN}


class Hand:
    """`players` are pokerlib's in the order of the `seats`; the id of a player is the seat."""

    def __init__(self, params, deck=(), hole=None, board=None):
        seated = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seated]
        players = (Player(0, seat["seat"], str(seat["seat"]), seat["stack"]) for seat in seated)
        self.players = PlayerGroup(players)
        self.button, self.board, self.round = params["button"], board, None
        if hole is not None:
            # pokerlib deals two cards to each player in turn and then the board, without burns.
            cards = {entry["seat"]: entry["cards"] for entry in hole}
            deck = [*(card for seat in self.seats for card in cards[seat]), *board]
        self.asking = None  # the last PLAYERACTIONREQUIRED or None
        self.to_choose, self.show_order, self.shown, self.payouts = [], [], [], {}
        self.compared, self.heard, self.stakes_after, self.blinds = False, False, {}, None
        blinds = params["blinds"]
        deck = [to_card(card) for card in full_deck(deck)]
        Listening(self, deck, self.players, self.seats.index(self.button), blinds["small"], blinds["big"])
        self.choose()
        if hole is not None and any(cards[player.id] != to_texts(player.cards) for player in self.players):
            raise RuntimeError("pokerlib did not deal the given hole cards")

    def act(self, player, verb, raise_by):
        """Whether pokerlib answered the input with any event."""
        self.heard = False
        self.round.publicIn(player.id, verb, raise_by=raise_by)
        heard = self.heard
        self.choose()
        return heard

    def choose(self):
        """Answers for the players whom pokerlib asks: at a showdown every hand is shown, without one none."""
        while self.to_choose and self.round.finished:
            self.round.publicIn(self.to_choose.pop(0), In.SHOW if self.compared else In.MUCK)

    def note(self, round, event, about):
        """Every public event of the round, as it is sent."""
        self.round, self.heard = round, True
        seat = about.get("player_id")
        if event is Out.BIGBLIND:
            self.blinds = self.chips()
        elif event in ACTED:
            self.stakes_after[seat] = round[seat].turn_stake[round.turn]
        elif event is Out.PLAYERACTIONREQUIRED:
            self.asking = about
        elif event in (Out.DECLAREPREMATUREWINNER, Out.DECLAREFINISHEDWINNER):
            self.compared = event is Out.DECLAREFINISHEDWINNER
            self.payouts[seat] = self.payouts.get(seat, 0) + about["money_won"]
        elif event is Out.PLAYERCHOICEREQUIRED:
            self.to_choose.append(seat)
            self.show_order += [seat] if self.compared else []
        elif event in (Out.PUBLICCARDSHOW, Out.PLAYERREVEALCARDS):
            self.shown.append(seat)
            self.show_order += [seat] if self.compared and seat not in self.show_order else []

    def chips(self):
        turn = self.round.turn
        return [
            {
                "seat": player.id,
                "stack": player.money,
                "bet": player.turn_stake[turn],
                "status": "folded" if player.is_folded else "all_in" if player.is_all_in else "in",
            }
            for player in self.players
        ]

    def before_the_deal(self):
        """What open shows: the table when the blinds were posted, and nothing of the cards."""
        state = {"street": None, "board": [], "to_act": None, "options": None, "seats": self.blinds}
        return state | {"pot": sum(seat["bet"] for seat in self.blinds), "button": self.button, "over": False}

    def seen(self):
        """The protocol's state, read from the round and its events."""
        board = to_texts(self.round.board)
        if self.board is not None and board != self.board[: len(board)]:
            raise RuntimeError("pokerlib did not deal the given board")
        asked = self.to_act()
        return {
            "street": "showdown" if self.compared else STREETS[self.round.turn],
            "board": board,
            "to_act": asked,
            "options": self.options(asked),
            "seats": [
                seat | {"hole": to_texts(player.cards)} for seat, player in zip(self.chips(), self.players)
            ],
            "pot": sum(self.round.pot_size),
            "payouts": [{"seat": seat, "chips": chips} for seat, chips in self.payouts.items()],
            "show_order": self.show_order,
            "shown": self.shown,
            "button": self.button,
            "over": self.round.closed,
        }

    def to_act(self):
        return None if self.round.finished else self.asking["player_id"]

    def options(self, asked):
        if asked is None:
            return None
        owed = self.asking["to_call"]
        return {"check": owed == 0, "call": min(owed, self.round[asked].money) if owed else None}

    def bet_or_raise(self):
        """Which of the two pokerlib's one verb is here: a raise where there is a stake."""
        return "raise" if self.round.turn_stake else "bet"


class Listening(Round):
    """A round that deals the given deck and tells the hand of every public event."""

    def __init__(self, hand, deck, *args):
        self.hand, self.given = hand, deck
        super().__init__(0, *args)

    def _deckIterator(self):
        return iter(self.given)

    def publicOut(self, out_id, **about):
        super().publicOut(out_id, **about)
        self.hand.note(self, out_id, about)


def to_card(text):
    return RANKS[text[0]], SUITS[text[1]]


def to_texts(cards):
    return [TEXTS[tuple(card)] for card in cards]
