"""PokerTable (imported as poker_engine) behind the table protocol.

Players act through the engine's PokerToolkit, which checks turn and action. The hand is led from street to
street as the engine's own HandOrchestrator leads it. Nothing is decided here; adapter.toml's notes say what
is refused by the adapter, what is declined and what the engine does not tell.
"""

from __future__ import annotations

from importlib.metadata import version

from floorman_adapter import Declined, Rejected, full_deck, serve
from poker_engine import ActionType, Card, Phase, PokerEngine, Suit, evaluate_hand
from poker_engine.core.cards import HandRank
from poker_engine.tools.poker_tools import PokerToolkit

CAPABILITIES = ["rank", "no-limit", "deck", "unequal-stacks"]
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "payouts",
    "shown", "button", "over", "stub",
]  # fmt: skip
SEATS = [2, 23]  # the engine sets no upper limit; one deck without burns is enough for 23

RANKS, SUITS = "23456789TJQKA", {"c": Suit.CLUBS, "d": Suit.DIAMONDS, "h": Suit.HEARTS, "s": Suit.SPADES}
STREETS = {Phase.PRE_FLOP: "preflop", Phase.FLOP: "flop", Phase.TURN: "turn", Phase.RIVER: "river"}
CLASSES = {rank: rank.name.replace("_", " ").lower() for rank in HandRank} | {HandRank.PAIR: "one pair"}


class PokerTable:
    """The protocol's methods; holds the one table that is open and how it was asked for."""

    table: Table | None = None

    def hello(self, params):
        return {
            "engine": "pokertable",
            "version": version("pokertable"),
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": {"burn_cards": ["omitted"]},  # it burns none, as a game without a dealer may
        }

    def open(self, params):
        refuse_what_cannot_be_set_up(params)
        self.table = Table(params)
        self.table.engine.new_hand()  # for the blinds; the cards that it deals are not looked at
        if not self.table.engine.hand_num:
            raise Rejected("PokerEngine.new_hand starts no hand")
        return {"state": self.table.before_the_deal()}

    def deal(self, params):
        if self.table is None or self.table.dealt:
            raise Declined("this adapter plays one hand a table: a table has to be opened before each deal")
        self.table = Table(self.table.params)
        self.table.deal(params["deck"], params.get("hole"), params.get("board"))
        return {"state": self.table.seen()}

    def act(self, params):
        table = self.table
        if table is None or not table.dealt:
            raise Declined("no hand is being played")
        if params["seat"] not in table.seats:
            raise Declined(f"PokerTable has no empty seats, so seat {params['seat']} cannot act")
        took = table.act(params["seat"], params["action"], params.get("to"))
        table.run()
        return {"state": table.seen() | took}

    def rank(self, params):
        hands = {
            name: evaluate_hand([to_card(card) for card in [*cards, *params["board"]]])
            for name, cards in params["hands"].items()
        }
        order = []
        for name in sorted(hands, key=hands.get, reverse=True):  # the engine compares the hands
            if order and hands[order[-1][0]] == hands[name]:
                order[-1].append(name)
            else:
                order.append([name])
        return {"order": order, "classes": {name: CLASSES[hand.rank] for name, hand in hands.items()}}


class Table:
    """One hand of the engine; its players are named by their seats and sit in that order."""

    def __init__(self, params):
        self.params, self.dealt, self.board, self.summary = params, False, None, None
        seated = sorted(params["seats"], key=lambda seat: seat["seat"])
        self.seats = [seat["seat"] for seat in seated]
        blinds = params["blinds"]
        self.engine = PokerEngine(list(map(str, self.seats)), 0, blinds["small"], blinds["big"])
        for player, seat in zip(self.engine.players, seated):
            player.chips = seat["stack"]
        self.engine.dealer_idx = self.seats.index(params["button"])
        self.tools = {seat: PokerToolkit(self.engine, str(seat)) for seat in self.seats}

    def deal(self, deck, hole, board):
        if hole is not None:
            # The engine deals two cards to each player in turn and then the board, without burns.
            cards = {entry["seat"]: entry["cards"] for entry in hole}
            deck = [*(card for seat in self.seats for card in cards[seat]), *board]
        self.dealt, self.board = True, board
        self.engine._rng = Stacked([to_card(card) for card in full_deck(deck)])
        self.engine.new_hand()
        if hole is not None and any(cards[seat] != held(self.player(seat)) for seat in self.seats):
            raise RuntimeError("the engine did not deal the given hole cards")
        self.run()

    def act(self, seat, action, to):
        """Places the action; the `took` of the answer, empty if the engine did as it was told."""
        engine, player = self.engine, self.player(seat)
        verb, amount = action, 0
        if action in ("bet", "raise"):
            mine = self.bet_or_raise()
            if self.to_act() == seat and action != mine:  # one verb for both
                raise Rejected(f"here it is a {mine}, not a {action}", self.seen(), "adapter")
            verb, amount = "raise", to
            valid = engine.get_valid_actions(player.name)
            if any(each.type is ActionType.ALL_IN and each.amount == to for each in valid):
                verb = "all_in"
        answer = self.tools[seat].place_action(verb, amount)
        if "error" in answer:
            raise Rejected(answer["error"], self.seen())
        if action in ("bet", "raise") and player.bet_this_round != to:
            return {"took": {"action": action, "to": player.bet_this_round}}
        return {}

    def run(self):
        """On to the next player to act, or to the end of the hand, as in the engine's HandOrchestrator."""
        engine = self.engine
        while not engine.is_hand_over():
            if not engine.is_betting_round_complete():
                if engine.get_current_player() is not None:
                    return
                break  # nobody is left to ask, so the orchestrator goes to the showdown
            if engine.phase in (Phase.RIVER, Phase.SHOWDOWN):
                break
            engine.advance_phase()
        if engine.phase is Phase.HAND_OVER:
            return
        self.street = STREETS[engine.phase]  # the engine forgets it when it pays
        if len([player for player in engine.players if not player.folded]) <= 1:
            self.summary = engine.resolve_fold_win()
        else:
            self.summary = engine.resolve_showdown()

    def before_the_deal(self):
        """What open shows: the table with its blinds posted, and nothing of the cards."""
        seats = self.seen()["seats"]
        for seat in seats:
            del seat["hole"]
        return {
            "street": None,
            "board": list(map(to_text, self.engine.community)),
            "to_act": None,
            "options": None,
            "seats": seats,
            "pot": self.engine.pot,
            "button": self.seats[self.engine.dealer_idx],
            "over": False,
        }

    def seen(self):
        engine, over = self.engine, self.summary is not None
        board = list(map(to_text, engine.community))
        if self.board is not None and board != self.board[: len(board)]:
            raise RuntimeError("the engine did not deal the given board")
        street = self.street if over else STREETS[engine.phase]
        state = {
            "street": "showdown" if over and not self.won_by_folds() else street,
            "board": board,
            "to_act": self.to_act(),
            "options": self.options(),
            "seats": [
                {
                    "seat": seat,
                    "stack": player.chips,
                    "bet": player.bet_this_round,
                    "status": "folded" if player.folded else "all_in" if player.all_in else "in",
                    "hole": held(player),
                }
                for seat, player in zip(self.seats, engine.players)
            ],
            "pot": engine.pot,
            "payouts": self.payouts(),
            "shown": [int(result.player_name) for result in self.summary.results] if over else [],
            "button": self.seats[engine.dealer_idx],
            "over": over,
            "stub": list(map(to_text, engine.deck[engine._deck_idx :])),
        }
        if over:
            pots = self.summary.pots
            state["pots"] = [{"amount": p.amount, "seats": sorted(map(int, p.eligible))} for p in pots]
        return state

    def payouts(self):
        if self.summary is None:
            return []
        if self.won_by_folds():  # the summary has one pot then, and one winner
            return [{"seat": int(self.summary.winners[0]), "chips": self.summary.pots[0].amount}]
        results = self.summary.results
        return [{"seat": int(r.player_name), "chips": r.winnings} for r in results if r.winnings]

    def won_by_folds(self):
        return self.summary.win_reason == "all_folded"

    def to_act(self):
        player = None if self.summary else self.engine.get_current_player()
        return None if player is None else int(player.name)

    def options(self):
        """The engine's valid actions; a wager from the smallest RAISE (without one the ALL_IN) to the ALL_IN."""
        seat = self.to_act()
        if seat is None:
            return None
        valid = self.engine.get_valid_actions(str(seat))
        # Of two raises the first, smaller one stays.
        kinds = {action.type: action.amount for action in reversed(valid)}
        # An all-in that does not exceed the current bet is a call in the protocol's words.
        totals = [a.amount for a in valid if a.type in (ActionType.RAISE, ActionType.ALL_IN)]
        totals = [total for total in totals if total > self.engine.current_bet]
        wager = {"min": kinds.get(ActionType.RAISE, totals[0]), "max": max(totals)} if totals else None
        return {
            "fold": ActionType.FOLD in kinds,
            "check": ActionType.CHECK in kinds,
            "call": kinds.get(ActionType.CALL),
            "bet": None,
            "raise": None,
            self.bet_or_raise(): wager,
        }

    def bet_or_raise(self):
        """Which of the two the engine's one verb is here: a raise where there is a bet."""
        return "raise" if self.engine.current_bet else "bet"

    def player(self, seat):
        return self.engine.players[self.seats.index(seat)]


class Stacked:
    """Stands in for the engine's random generator: its shuffle puts the cards into the given order."""

    def __init__(self, cards):
        self.cards = cards

    def shuffle(self, deck):
        deck[:] = self.cards


def refuse_what_cannot_be_set_up(params):
    if params["structure"] != "no-limit":
        raise Declined(f"PokerTable plays no-limit only, not {params['structure']}")
    for key in ("ante", "straddle", "forced"):
        if params.get(key):
            raise Declined(f"PokerTable posts two blinds and nothing else: no {key}")
    if params.get("chip_unit", 1) != 1:
        raise Declined("PokerTable has no chip unit: its smallest chip is 1")
    if params["button"] not in [seat["seat"] for seat in params["seats"]]:
        raise Declined("PokerTable has no empty seats, so none can have the button")


def to_card(text):
    return Card(RANKS.index(text[0]) + 2, SUITS[text[1]])


def to_text(card):
    return RANKS[card.rank - 2] + card.suit.name[0].lower()


def held(player):
    return list(map(to_text, player.hole_cards))


def engine():
    return PokerTable()


if __name__ == "__main__":
    serve(engine())
