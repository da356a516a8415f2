"""The poker game of vibewarz-games behind the table protocol: what the harness sends, in the engine's words.

Nothing is decided here. The engine is a pure function over a dict: who acts, what may be done and who
wins is read from that dict. An action is put to is_legal first, as the engine tells its callers to.
adapter.toml's notes list what cannot be asked and what the engine does not tell.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, full_deck, same_players, serve
from vibewarz_games.poker import betting, hand_eval
from vibewarz_games.poker.game import Poker

CAPABILITIES = ["rank", "no-limit", "deck", "unequal-stacks", "several-hands"]
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "payouts", "shown", "button", "over",
    "stub", "muck",
]  # fmt: skip
SEATS = [Poker.meta.min_players, Poker.meta.max_players]

SWITCHES = {
    # legal_actions and is_legal say so: after an all-in below the minimum those who have acted are locked
    "reopen": ["single_full_raise_only"],
    "button_move": ["moving_simple"],  # its comments: the button rotates to the next seat, the blinds are left of it
}
FOREVER = 10**9  # hands on the one level of the blinds
CANNOT_SAY = {
    "ante": "vibewarz-games has no antes",
    "straddle": "vibewarz-games has no straddle",
    "forced": "vibewarz-games posts a small and a big blind and nothing else",
}


class VibewarzPoker:
    """The protocol's methods; holds the dict of the one table. `seats` has the seat of each player."""

    table: dict | None = None

    def __init__(self):
        self.game = Poker()

    def hello(self, params):
        return {
            "engine": "vibewarz-games",
            "version": version("vibewarz-games"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": SWITCHES,
        }

    def open(self, params):
        self.table, self.dealt = None, False
        if params["structure"] != "no-limit":
            raise Declined(f"vibewarz-games plays no-limit, not {params['structure']}")
        for field, reason in CANNOT_SAY.items():
            if params.get(field) is not None:
                raise Declined(reason)
        if params.get("chip_unit", 1) != 1:
            raise Declined("the smallest chip of vibewarz-games is 1")
        if params.get("showdown") == "ask":
            raise Declined("vibewarz-games asks nobody to show")
        seats = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seats]
        if params["button"] not in self.seats:
            raise Declined("the button of vibewarz-games is always at a player")
        try:
            table = self.game.initial_state(0, len(seats))
        except ValueError as refusal:
            raise Rejected(refusal) from None
        blinds = params["blinds"]
        # The given table, as it stands between two hands: a step of the engine moves the button and deals.
        self.between = {
            **table,
            "phase": "hand_complete",
            "action_on": None,
            "blind_schedule": one_level(blinds),
            "button": (self.seats.index(params["button"]) - 1) % len(seats),
            "players": [{**p, "stack": seat["stack"]} for p, seat in zip(table["players"], seats)],
        }
        self.table = self._next_hand(full_deck([]))
        return {"state": self.seen()}

    def deal(self, params):
        if self.table is None:
            raise Declined("no table is open")
        same_players(params, "vibewarz-games")
        if self.dealt and self.table["phase"] != "hand_complete":
            raise Declined("the hand is not over, or it was the last one")
        if self.dealt:
            self.between = self.table
        if params.get("blinds"):
            self.between = {**self.between, "blind_schedule": one_level(params["blinds"])}
        hole = {self.seats.index(seat["seat"]): seat["cards"] for seat in params.get("hole") or []}
        self.dealt, self.board = True, params.get("board")
        seen = self._next_hand(full_deck([]))  # who gets the first card, and who plays
        self.table = self._next_hand(stacked(seen, full_deck(params["deck"]), hole, self.board))
        for player, cards in hole.items():
            if self.table["players"][player]["hole_cards"] not in (cards, []):
                raise RuntimeError(f"the adapter has not dealt {cards} to seat {self.seats[player]}")
        return {"state": self.seen()}

    def act(self, params):
        table, action = self.table, params["action"]
        if table is None:
            raise Declined("no table is open")
        if not self.dealt:
            raise Declined("no cards are dealt yet")
        if params["seat"] not in self.seats:
            raise Declined(f"there is no player at seat {params['seat']}")
        if action not in ("fold", "check", "call", "bet", "raise"):
            raise Declined(f"vibewarz-games has no {action}")
        player = self.seats.index(params["seat"])
        said = {"type": action}
        if action == "bet":  # the chips to add
            said["amount"] = params["to"] - table["players"][player]["committed_round"]
        elif action == "raise":
            said["to"] = params["to"]
        # step() takes an illegal action as a fold; its caller "is supposed to validate via is_legal first"
        if not self.game.is_legal(table, player, said):
            raise Rejected(f"is_legal says no to {said}", self.seen(), "adapter")
        self.table = self.game.step(table, {player: said}).state
        return {"state": self.seen()}

    def rank(self, params):
        board, named = params["board"], params["hands"].items()
        hands = {name: hand_eval.rank(cards, board) for name, cards in named}
        order = []
        while left := [name for name in hands if not any(name in group for group in order)]:
            best = hand_eval.best_seats({i: hands[name] for i, name in enumerate(left)})
            order.append([left[i] for i in best])
        classes = {name: hand_eval.label(hand).value.lower() for name, hand in hands.items()}
        return {"order": order, "classes": classes}

    def seen(self):
        """The protocol's state, read from the engine's dict."""
        table, over = self.table, self._over()
        won = table["pot_distribution"] or []
        in_play = table["pot"] + sum(p["committed_round"] for p in table["players"])
        state = {
            "seats": [self._seat(p) for p in table["players"]],
            "pot": sum(share["amount"] for share in won) if over else in_play,  # its pot is 0 once it is paid
            "button": self.seats[table["button"]],
        }
        if not self.dealt:  # the engine has dealt and asks already: it cannot show a table before the cards
            return state
        board, asked = table["community_cards"], table["action_on"]
        if self.board and board != self.board[: len(board)]:
            raise RuntimeError(f"the adapter has dealt the board {board} instead of {self.board}")
        state |= {
            "street": self._street(),
            "board": board,
            "to_act": None if asked is None else self.seats[asked],
            "options": None if asked is None else self._options(asked),
            "payouts": [
                {"seat": self.seats[share["seat"]], "chips": share["amount"]} for share in won if over
            ],
            "shown": self._shown(),
            "over": over,
            "stub": table["deck"],
            "muck": [],  # it leaves the cards with the players; its discards it does not keep
        }
        return state | {"pots": self._pots()} if table["showdown_hands"] else state

    def _next_hand(self, deck):
        """The table with the next hand dealt off this deck, by the engine in its own order."""
        betting.new_shuffled_deck = lambda seed, hand_number: list(deck)
        return self.game.step(self.between, {}).state

    def _over(self):
        return self.table["phase"] in ("hand_complete", "done")

    def _seat(self, player):
        flags = {"folded": "folded", "all_in": "all_in", "in_hand": "in"}
        seat = {
            "seat": self.seats[player["seat"]],
            "stack": player["stack"],
            "bet": player["committed_round"],
            "status": next((status for flag, status in flags.items() if player[flag]), "out"),
        }
        return seat | {"hole": player["hole_cards"]} if self.dealt else seat

    def _options(self, player):
        options = {"fold": False, "check": False, "call": None, "bet": None, "raise": None}
        totals = {"bet": [], "raise": []}
        for legal in self.game.legal_actions(self.table, player):
            kind = legal["type"]
            if kind == "call":
                options["call"] = self._price(player)
            elif kind in totals:  # the smallest and the largest, or one that is both
                bet = self.table["players"][player]["committed_round"]
                totals[kind].append(legal["to"] if kind == "raise" else bet + legal["amount"])
            else:
                options[kind] = True
        ranges = {kind: {"min": found[0], "max": found[-1]} for kind, found in totals.items() if found}
        return options | ranges

    def _price(self, player):
        """The chips that the engine would move for a call; its list of legal actions has no number for it."""
        called = betting.apply_action(self.table, player, {"type": "call"})
        return self.table["players"][player]["stack"] - called["players"][player]["stack"]

    def _street(self):
        table = self.table
        if not self._over():
            return table["phase"]
        return "showdown" if table["showdown_hands"] else table["history"][-1]["phase"]

    def _shown(self):
        """The seats whose cards everybody sees: the engine's view for a stranger shows no others."""
        stranger = self.game.view_for(self.table, -1)
        return [self.seats[p["seat"]] for p in stranger["players"] if p["hole_cards"]]

    def _pots(self):
        """The engine's own pots of the showdown, with busted players back, whom it takes out."""
        players = [
            {**p, "in_hand": not p["folded"] and p["committed_hand"] > 0} for p in self.table["players"]
        ]
        return [
            {"amount": pot["amount"], "seats": [self.seats[i] for i in pot["eligible_seats"]]}
            for pot in betting.build_pots({**self.table, "players": players})
        ]


def one_level(blinds):
    """The engine's schedule of the blinds with one level."""
    return [{"sb": blinds["small"], "bb": blinds["big"], "hands": FOREVER}]


def stacked(table, deck, hole, board):
    """The deck off which the engine deals these cards; without them the deck itself.

    It deals one card at a time from the left of the button on, and discards one before each board card.
    """
    if not hole and not board:
        return deck
    players = len(table["players"])
    order = [(table["button"] + i) % players for i in range(1, players + 1)]
    order = [player for player in order if table["players"][player]["in_hand"]]
    placed = {*(board or []), *(card for cards in hole.values() for card in cards)}
    others = iter([card for card in deck if card not in placed])
    hands = [hole.get(player) or [next(others), next(others)] for player in order]
    dealt = [cards[i] for i in range(2) for cards in hands]
    return [*dealt, *(card for turned in board or [] for card in (next(others), turned)), *others]


def engine():
    return VibewarzPoker()


if __name__ == "__main__":
    serve(engine())
