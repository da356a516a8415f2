"""PokerKit behind the table protocol: what the harness sends, said in PokerKit's words.

Nothing is decided here. Who acts, what may be bet, who gets which card and who wins is read from
PokerKit's state (hand.py); a refusal is PokerKit's ValueError, except where it has one verb for two of
the protocol's actions. adapter.toml's notes list these exceptions and what cannot be asked at all.
"""

from __future__ import annotations

import warnings
from functools import partial
from importlib.metadata import version

from floorman_adapter import Declined, Rejected, serve
from games import game
from hand import Hand
from pokerkit import Mode, StandardHighHand, rake

# In cash-game mode PokerKit warns about a fold with nothing to call, even when only asked if it is legal.
warnings.filterwarnings("ignore", "There is no reason for this player to fold")

CAPABILITIES = [
    "rank", "no-limit", "pot-limit", "fixed-limit", "deck", "antes", "bb-ante", "straddle", "unequal-stacks",
    "showdown", "rake",
]  # fmt: skip
SHOWS = [
    "street", "board", "to_act", "options", "seats", "pot", "pots", "returned", "payouts", "rake",
    "show_order", "shown", "button", "over", "stub", "burns", "muck",
]  # fmt: skip
SEATS = [2, 22]  # PokerKit sets no upper limit; one deck, three burns and a board are enough for 22

# Only what PokerKit's manual describes or its interface offers; a mere difference from a rule is no house rule.
SWITCHES = {
    "fold_unbet": ["reject", "legal", "legal_penalty"],  # tournament mode; cash-game mode, which warns
    "all_in_exposure": ["face_up", "optional"],  # cash-game mode lets hands stay face down
    "showdown_muck": ["all_in_face_up", "allowed"],
    "ante_kind": ["none", "uniform", "big_blind"],  # create_state takes the antes by position
    "ante_trimming": ["trimmed", "untrimmed"],  # its ante_trimming_status
    "bba_order": ["ante_first"],  # every hand begins with the antes
    "forced_bets": ["two_blinds", "single_blind", "multiple_blinds", "ante_only"],  # blinds by position, too
    "straddle": ["utg_or_button"],  # one more blind at any seat: PokerKit forbids none
    "straddle_min_raise": ["straddle_as_raise"],  # min_bet stays the big blind
    "sb_ratio": ["free"],
    "raise_cap": ["3", "4", "none", "house"],  # max_completion_betting_or_raising_count
    "cap_counts_blind": ["false"],  # that count is of bets and raises; a blind is neither
    "pl_short_blind": ["actual_pot"],  # the pot is total_pot_amount, and nothing else
    "pl_sb_rounding": ["false"],
    "burn_cards": ["required"],
    "no_flop_no_drop": ["off", "on"],  # of its rake function
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
            "capabilities": CAPABILITIES,
            "shows": SHOWS,
            "seats": SEATS,
            "switches": SWITCHES,
        }

    def open(self, params):
        rules = house_rules(params.get("switches") or {})
        ask = params.get("showdown") == "ask"
        face_up = rules["all_in_exposure"] == "face_up" or rules["showdown_muck"] == "all_in_face_up"
        tournament = rules["fold_unbet"] == "reject"
        if tournament and ask and not face_up:
            raise Declined(
                "PokerKit refuses a fold without a bet only in tournament mode, "
                "and leaves it to the players to show all-in hands only in cash-game mode"
            )
        unit = params.get("chip_unit") or 1
        seats = from_the_left_of_the_button(params)
        numbers = [seat["seat"] for seat in seats]
        small, big = (chips(params["blinds"][blind], unit) for blind in ("small", "big"))
        bets = forced_bets(params, numbers, (small, big), unit)
        antes, trimmed = antes_and_trimming(params.get("ante"), len(seats), unit, rules["ante_trimming"])
        stacks = [chips(seat["stack"], unit) for seat in seats]
        mode = Mode.TOURNAMENT if tournament else Mode.CASH_GAME
        take = house_rake(params.get("rake"), rules["no_flop_no_drop"] == "on", unit)
        try:
            sizes = bet_sizes(params, big, unit)
            create = game(params["structure"], params.get("cap"), rules["raise_cap"])
            state = create(Hand.AUTOMATIONS, trimmed, antes, bets, *sizes, mode=mode, rake=take)(stacks, len(seats))
        except ValueError as refusal:
            raise Rejected(refusal) from None
        self.hand = Hand(state, numbers, unit, ask, face_up or tournament)
        return {"state": self.hand.seen()}

    def deal(self, params):
        if self.hand is None or self.hand.dealt:
            raise Declined("PokerKit plays one hand a table: a table has to be opened before each deal")
        hole = {seat["seat"]: seat["cards"] for seat in params.get("hole") or []}
        self.hand.deal(params["deck"], hole, params.get("board") or [])
        return {"state": self.hand.seen()}

    def act(self, params):
        hand, seat, action = self.hand, params["seat"], params["action"]
        if hand is None:
            raise Declined("no table is open")
        if seat not in hand.seats:
            raise Declined(f"PokerKit has no empty seats, so seat {seat} cannot act")
        if action == "declare_board":
            raise Declined("PokerKit takes hole cards that are shown or mucked, and no word of a player")
        state, player = hand.state, hand.seats.index(seat)
        if state.actor_index not in (None, player):
            raise Declined("PokerKit cannot be told who acts, only what the player it waits for does")
        try:
            if action in ("check", "call"):
                check_or_call(hand, action)
            elif action in ("bet", "raise"):
                bet_or_raise(hand, action, chips(params["to"], hand.unit))
            elif action == "fold":
                state.fold()
            else:  # show or muck, the only actions that PokerKit takes of a named player
                state.show_or_muck_hole_cards(action == "show", player)
        except ValueError as refusal:
            raise Rejected(refusal, hand.seen()) from None
        hand.run()
        return {"state": hand.seen()}

    def rank(self, params):
        board, named = "".join(params["board"]), params["hands"].items()
        try:
            hands = {name: StandardHighHand.from_game("".join(cards), board) for name, cards in named}
        except ValueError as refusal:
            raise Declined(f"PokerKit: {refusal}") from None
        order = []
        for name in sorted(hands, key=hands.get, reverse=True):  # PokerKit compares the hands
            if order and hands[order[-1][0]] == hands[name]:
                order[-1].append(name)
            else:
                order.append([name])
        classes = {name: hand.entry.label.value.lower() for name, hand in hands.items()}
        return {"order": order, "classes": classes}


# ---- two actions that are one verb in PokerKit ---------------------------------------------------------


def check_or_call(hand, action):
    """The number of chips that PokerKit would move says which of the two it is."""
    owed = hand.state.checking_or_calling_amount  # None while nobody can act: PokerKit then refuses
    if action == "check" and owed:
        raise Rejected(f"there are {owed * hand.unit} chips to call", hand.seen(), "adapter")
    if action == "call" and owed == 0:
        raise Rejected("there is nothing to call", hand.seen(), "adapter")
    hand.state.check_or_call()


def bet_or_raise(hand, action, total):
    """An outstanding bet says which of the two it is; where nobody can act PokerKit refuses."""
    if hand.state.actor_index is not None and action != hand.bet_or_raise():
        raise Rejected(f"here it is a {hand.bet_or_raise()}, not a {action}", hand.seen(), "adapter")
    hand.state.complete_bet_or_raise_to(total)


# ---- the table in PokerKit's order and chips -----------------------------------------------------------


def house_rules(asked):
    """The value of each switch: as asked for where PokerKit can play it, else its default."""
    played = {switch: values[0] for switch, values in SWITCHES.items()}
    return played | {switch: value for switch, value in asked.items() if value in SWITCHES.get(switch, ())}


def from_the_left_of_the_button(params):
    """The seats in the order of PokerKit's indices: the last one has the button."""
    seats = sorted(params["seats"], key=lambda seat: seat["seat"])
    numbers = [seat["seat"] for seat in seats]
    if params["button"] not in numbers:
        raise Declined("PokerKit has no empty seats, so none can have the button")
    first = numbers.index(params["button"]) + 1
    return seats[first:] + seats[:first]


def forced_bets(params, numbers, blinds, unit):
    """PokerKit's blinds_or_straddles: the two blinds or only the forced bets, and the straddle at its seat."""
    forced, straddle = params.get("forced"), params.get("straddle")
    bets = dict(enumerate(blinds)) if forced is None else {}
    for bet in [*(forced or []), *([straddle] if straddle else [])]:
        if bet["seat"] not in numbers:
            raise Declined(f"PokerKit has no empty seats, so seat {bet['seat']} cannot post")
        place = position(numbers.index(bet["seat"]), len(numbers))
        if place in bets:
            raise Declined(f"PokerKit takes one forced bet of a player; seat {bet['seat']} would post two")
        bets[place] = chips(bet["amount"], unit)
    return by_position(bets)


def bet_sizes(params, big, unit):
    """PokerKit's small_bet and big_bet of a fixed-limit game; its min_bet of the others is the big blind."""
    if params["structure"] != "fixed-limit":
        return (big,)
    small, large = params.get("small_bet"), params.get("big_bet")
    return (big if small is None else chips(small, unit), 2 * big if large is None else chips(large, unit))


def antes_and_trimming(ante, players, unit, trimming):
    """PokerKit's antes and ante_trimming_status; its manual pairs an ante of one player with no trimming."""
    if ante is None:
        return 0, True
    amount = chips(ante["amount"], unit)
    if ante["kind"] == "uniform":
        return amount, trimming == "trimmed"
    place = 1 if ante["kind"] == "big_blind" else position(players - 1, players)
    return by_position({place: amount}), False


def house_rake(terms, no_flop_no_drop, unit):
    """PokerKit's own rake function with the share and the most that it takes, by its own default without a rake."""
    if terms is None:
        return rake
    if terms.get("unit") not in (None, unit):
        raise Declined("PokerKit's rake is a number of its chips, and has no other unit")
    settings = {"percentage": terms["percent"] / 100, "no_flop_no_drop": no_flop_no_drop}
    if terms.get("cap") is not None:
        settings["cap"] = chips(terms["cap"], unit)
    return partial(rake, **settings)


def position(player, players):
    """Where PokerKit's antes and blinds have this player: heads-up it reads them the other way round."""
    return player if players > 2 else 1 - player


def by_position(bets):
    return [bets.get(place, 0) for place in range(max(bets, default=0) + 1)]


def chips(amount, unit):
    """The amount in PokerKit's chips, which it never breaks: each is worth the smallest chip of the table."""
    whole, rest = divmod(amount, unit)
    if rest:
        raise Declined(f"PokerKit counts whole chips of {unit}, so {amount} cannot be said")
    return whole


def engine():
    return PokerKit()


if __name__ == "__main__":
    serve(engine())
