"""my-engine behind the floorman table protocol: what floorman asks, said in the engine's own words.

Nothing is decided here. Every number that goes out comes from the engine, every action goes to the engine,
and what the engine cannot show is left out. In this example the engine is the toy of toy.py; the comments
say what takes its place.

    floorman check .        does this adapter keep the protocol?
    floorman run .          which rules does the engine keep?
"""

from floorman_adapter import Declined, Rejected, serve
from toy import Toy

# Claim what can be set up, no more: what is not claimed is not asked and never counts against the engine.
CAPABILITIES = ["no-limit"]
SEATS = [2, 2]  # the least and the most players at a table


class Adapter:
    """The protocol's methods; holds the one hand that is open."""

    hand = None

    def hello(self, params):
        return {
            "engine": "my-engine",
            "version": "1",  # ask your engine, so that a report says which one was tested
            "language": "Python",
            "protocol": 1,
            "capabilities": CAPABILITIES,
            "seats": SEATS,
            # "switches": {"fold_unbet": ["legal"]},  house rules that your engine can play, its default first
        }

    def open(self, params):
        """A new table with the blinds posted; it replaces the last one."""
        if "forced" in params or params.get("chip_unit", 1) != 1:
            raise Declined("the toy has two blinds and chips of 1")  # no way to ask: declined, not refused
        self.hand = None
        stacks = {row["seat"]: row["stack"] for row in params["seats"]}
        if params["button"] not in stacks:
            raise Declined("the toy has no empty seats, so none can have the button")
        # Seats: the protocol counts them from 1 and clockwise, the toy its players from the button on.
        self.seats = sorted(stacks, key=lambda seat: (seat < params["button"], seat))
        blinds = params["blinds"]
        try:
            self.hand = Toy([stacks[seat] for seat in self.seats], blinds["small"], blinds["big"])
        except ValueError as refusal:  # what your engine raises when it refuses
            raise Rejected(refusal) from None
        return {"state": self.state()}

    def deal(self, params):
        """The cards, by place; `deck` has them in the order in which they lie, for an engine that takes that."""
        if self.hand is None:
            raise Declined("no table is open")
        if "hole" not in params:
            raise Declined("the toy takes its cards by place, not from a deck")
        cards = {row["seat"]: row["cards"] for row in params["hole"]}
        try:
            self.hand.deal([engine_cards(cards[seat]) for seat in self.seats], engine_cards(params["board"]))
        except ValueError as refusal:
            raise Rejected(refusal) from None
        return {"state": self.state()}

    def act(self, params):
        """One action, as it is. Wrong ones too: what the engine says to them is what is tested."""
        hand, action = self.hand, params["action"]
        if hand is None:
            raise Declined("no table is open")
        if hand.turn is not None and params["seat"] != self.seats[hand.turn]:
            raise Declined("the toy cannot be told who acts, only what the player in turn does")
        try:
            if action in ("bet", "raise"):
                # One verb of the engine for two of the protocol: the engine's own price says which it is.
                if hand.turn is not None and action != bet_or_raise(hand):
                    raise Rejected(f"here it is a {bet_or_raise(hand)}", self.state(), by="adapter")
                # Amounts: the protocol says the total of the street, the toy takes the chips that are added.
                hand.raise_by(params["to"] - (hand.bets[hand.turn] if hand.turn is not None else 0))
            elif action in ("fold", "check", "call"):
                getattr(hand, action)()
            else:
                raise Declined(f"the toy has no {action}")
        except ValueError as refusal:
            raise Rejected(refusal, self.state()) from None
        return {"state": self.state()}

    # ---- what is seen ------------------------------------------------------------------------------------

    def state(self):
        """The table as the engine has it. Leave a field out where your engine does not know it."""
        hand = self.hand
        over = hand.winners is not None
        return {
            "street": "showdown" if over and not any(hand.folded) else hand.street,
            "board": protocol_cards(hand.board),
            "to_act": None if hand.turn is None else self.seats[hand.turn],
            "options": None if hand.turn is None else self.options(),
            "seats": [
                {
                    "seat": seat,
                    "stack": hand.stacks[player],
                    "bet": hand.bets[player],
                    "status": "folded" if hand.folded[player] else "in" if hand.stacks[player] else "all_in",
                    "hole": protocol_cards(hand.hole[player]),
                }
                for player, seat in enumerate(self.seats)
            ],
            "pot": hand.pot,
            "returned": self.chips(hand.back) if over else [],
            "payouts": self.chips(hand.won) if over else [],
            "button": self.seats[0],
            "over": over,
            # pots, show_order and shown are left out: the toy does not keep them.
        }

    def options(self):
        """What the player in turn may do, in totals; never worked out here, always the engine's."""
        hand = self.hand
        owed, added = hand.to_call(), hand.raise_range()
        wager = added and dict(zip(("min", "max"), (hand.bets[hand.turn] + chips for chips in added)))
        return {
            "fold": True,
            "check": owed == 0,
            "call": owed or None,
            "bet": wager if bet_or_raise(hand) == "bet" else None,
            "raise": wager if bet_or_raise(hand) == "raise" else None,
        }

    def chips(self, by_player):
        return [{"seat": seat, "chips": chips} for seat, chips in zip(self.seats, by_player) if chips]


def bet_or_raise(hand):
    return "raise" if hand.price else "bet"


def engine_cards(cards):
    """Cards: `As` is "SA" in the toy."""
    return [card[1].upper() + card[0] for card in cards]


def protocol_cards(cards):
    return [card[1] + card[0].lower() for card in cards]


def engine():
    return Adapter()


if __name__ == "__main__":
    serve(engine())
