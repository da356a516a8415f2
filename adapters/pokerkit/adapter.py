"""PokerKit behind the table protocol: what the harness sends, said in PokerKit's words.

Nothing is decided here. Who acts, what may be bet, who gets which card and who wins is read from
PokerKit's state (hand.py); a refusal is PokerKit's ValueError, except where it has one verb for two of
the protocol's actions. adapter.toml's notes list these exceptions and what cannot be asked at all.
"""

from __future__ import annotations

import warnings
from importlib.metadata import version

from floorman_adapter import Declined, Rejected, serve
from hand import Hand
from pokerkit import Mode, NoLimitTexasHoldem, StandardHighHand

# In cash-game mode PokerKit warns about a fold with nothing to call, also when merely asked if it is legal.
warnings.filterwarnings("ignore", "There is no reason for this player to fold")

SWITCHES = {
    "fold_unbet": ["reject", "legal", "legal_penalty"],  # tournament mode refuses it, cash-game mode takes it and warns
    "all_in_exposure": ["face_up", "optional"],  # cash-game mode may keep the hands face down
    "showdown_muck": ["all_in_face_up", "allowed"],
    "ante_kind": ["none", "uniform", "big_blind"],  # create_state takes the antes for each position
    "ante_trimming": ["trimmed", "untrimmed"],  # create_state's ante_trimming_status
    "bba_order": ["ante_first"],  # its hands begin with the antes
    "forced_bets": ["two_blinds", "single_blind", "multiple_blinds", "ante_only"],  # for each position, too
    "straddle": ["off", "utg", "button", "utg_or_button"],
    "straddle_min_raise": ["straddle_as_raise"],  # min_bet stays the big blind
    "sb_ratio": ["free"],
    "burn_cards": ["required"],
}


class PokerKit:
    """The protocol's methods; holds the one hand that is open."""

    hand: Hand | None = None

    def hello(self, params):
        return {
            "engine": "pokerkit",
            "version": version("pokerkit"),
            "language": "Python",
            "protocol": 1,
            "capabilities": ["rank", "no-limit", "deck", "antes", "bb-ante", "straddle", "unequal-stacks", "showdown"],
            "shows": ["street", "board", "to_act", "options", "seats", "pot", "pots", "returned", "payouts",
                      "show_order", "shown", "button", "over", "stub", "burns", "muck"],
            "seats": [2, 22],  # PokerKit sets no limit; one deck with its burns is enough for 22
            "switches": SWITCHES,
        }

    def open(self, params):
        if params["structure"] != "no-limit":
            raise Declined(f"this adapter sets up no-limit tables, not {params['structure']}")
        asked = params.get("switches") or {}
        switches = {name: asked[name] if asked.get(name) in values else values[0] for name, values in SWITCHES.items()}
        ask = params.get("showdown") == "ask"
        face_up = switches["all_in_exposure"] == "face_up" or switches["showdown_muck"] == "all_in_face_up"
        tournament = switches["fold_unbet"] == "reject"
        if tournament and ask and not face_up:
            raise Declined("PokerKit refuses a fold without a bet only in tournament mode, and leaves the showing of "
                           "all-in hands to the players only in cash-game mode")
        seats = self._clockwise_from_the_left_of_the_button(params)
        unit = params.get("chip_unit") or 1
        blinds = [chips(amount, unit) for amount in (params["blinds"]["small"], params["blinds"]["big"])]
        bets = self._blinds_and_straddles(params, blinds, seats, unit)
        antes, trimmed = self._antes(params.get("ante"), seats, unit, switches["ante_trimming"])
        stacks = [chips(seat["stack"], unit) for seat in seats]
        mode = Mode.TOURNAMENT if tournament else Mode.CASH_GAME
        try:
            state = NoLimitTexasHoldem.create_state(
                Hand.AUTOMATIONS, trimmed, antes, bets, blinds[1], stacks, len(seats), mode=mode  # min_bet is the big blind
            )
        except ValueError as refusal:
            raise Rejected(refusal) from None
        self.hand = Hand(state, [seat["seat"] for seat in seats], unit, ask, face_up or tournament)
        return {"state": self.hand.show()}

    def deal(self, params):
        if self.hand is None or self.hand.dealt:
            raise Declined("PokerKit plays one hand a table: open one before each deal")
        hole = {seat["seat"]: seat["cards"] for seat in params.get("hole") or []}
        self.hand.deal(params["deck"], hole, params.get("board") or [])
        return {"state": self.hand.show()}

    def act(self, params):
        hand = self.hand
        if hand is None:
            raise Declined("no table is open")
        state, seat, action = hand.state, params["seat"], params["action"]
        if seat not in hand.seats:
            raise Declined(f"PokerKit has no empty seats, so seat {seat} cannot act")
        player = hand.seats.index(seat)
        if state.actor_index not in (None, player):
            raise Declined(f"PokerKit cannot be told who acts; it waits for seat {hand.seats[state.actor_index]}")
        try:
            if action in ("check", "call"):
                self._check_or_call(action)
            elif action in ("bet", "raise"):
                self._bet_or_raise(action, chips(params["to"], hand.unit))
            elif action == "fold":
                state.fold()
            else:  # show or muck, the only actions that PokerKit takes of a named player
                state.show_or_muck_hole_cards(action == "show", player)
        except ValueError as refusal:
            raise Rejected(refusal, hand.show()) from None
        hand.run()
        return {"state": hand.show()}

    def rank(self, params):
        board = "".join(params["board"])
        try:
            hands = {name: StandardHighHand.from_game("".join(hand), board) for name, hand in params["hands"].items()}
        except ValueError as refusal:
            raise Declined(f"PokerKit: {refusal}") from None
        order = []
        for name in sorted(hands, key=hands.get, reverse=True):  # PokerKit compares the hands
            if order and hands[order[-1][0]] == hands[name]:
                order[-1].append(name)
            else:
                order.append([name])
        return {"order": order, "classes": {name: hand.entry.label.value.lower() for name, hand in hands.items()}}

    def _check_or_call(self, action):
        # One verb in PokerKit: the number of chips that it would move says which of the two it is.
        owed = self.hand.state.checking_or_calling_amount
        if action == "check" and owed:
            raise Rejected(f"there are {owed * self.hand.unit} chips to call", self.hand.show(), "adapter")
        if action == "call" and owed == 0:
            raise Rejected("there is nothing to call", self.hand.show(), "adapter")
        self.hand.state.check_or_call()

    def _bet_or_raise(self, action, total):
        # One verb in PokerKit; a hand that waits for nobody is left to PokerKit to refuse.
        if self.hand.state.actor_index is not None and action != self.hand.bet_or_raise():
            raise Rejected(f"here it is a {self.hand.bet_or_raise()}, not a {action}", self.hand.show(), "adapter")
        self.hand.state.complete_bet_or_raise_to(total)

    def _clockwise_from_the_left_of_the_button(self, params):
        """PokerKit's order: the player with the highest index has the button."""
        seats = sorted(params["seats"], key=lambda seat: seat["seat"])
        numbers = [seat["seat"] for seat in seats]
        if params["button"] not in numbers:
            raise Declined("PokerKit has no empty seats, so none can have the button")
        first = numbers.index(params["button"]) + 1
        return seats[first:] + seats[:first]

    def _antes(self, ante, seats, unit, trimming):
        """PokerKit's antes and ante_trimming_status; its manual pairs an ante of one seat with no trimming."""
        if ante is None:
            return 0, True
        amount = chips(ante["amount"], unit)
        if ante["kind"] == "uniform":
            return amount, trimming != "untrimmed"
        return ({1: amount} if ante["kind"] == "big_blind" else {position(len(seats) - 1, len(seats)): amount}), False

    def _blinds_and_straddles(self, params, blinds, seats, unit):
        """Small and big blind in PokerKit's order, a straddle at its seat; or only the forced bets, if given."""
        numbers = [seat["seat"] for seat in seats]
        bets = dict(enumerate(blinds)) if params.get("forced") is None else {}
        straddle = [params["straddle"]] if params.get("straddle") else []
        for bet in [*(params.get("forced") or []), *straddle]:
            if bet["seat"] not in numbers:
                raise Declined(f"PokerKit has no empty seats, so seat {bet['seat']} cannot bet")
            place = position(numbers.index(bet["seat"]), len(seats))
            if place in bets:
                raise Declined(f"PokerKit takes one forced bet of a player; seat {bet['seat']} would post two")
            bets[place] = chips(bet["amount"], unit)
        return bets


def position(player, players):
    """Where PokerKit's lists of antes and blinds have this player: heads-up it reads them the other way round."""
    return player if players > 2 else 1 - player


def chips(amount, unit):
    """The amount in PokerKit's whole chips, each worth the smallest chip of the table."""
    whole, rest = divmod(amount, unit)
    if rest:
        raise Declined(f"PokerKit counts in whole chips of {unit}; {amount} cannot be said")
    return whole


def engine():
    return PokerKit()


if __name__ == "__main__":
    serve(engine())
