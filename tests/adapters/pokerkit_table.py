"""A table of PokerKit that is spoken to in a line, and what it is expected to show.

Blinds are 50/100 and seat 1 has the button unless a test says otherwise.
"""

from floorman.protocol.messages import Options, Range, SeatChips

CASH = {"fold_unbet": "legal", "all_in_exposure": "optional", "showdown_muck": "allowed"}
FACE_UP = {"fold_unbet": "legal", "all_in_exposure": "face_up", "showdown_muck": "all_in_face_up"}
TOURNAMENT = {"fold_unbet": "reject", "all_in_exposure": "face_up", "showdown_muck": "all_in_face_up"}


class Table:
    """A table of PokerKit: each method sends one message; `state` is the last state."""

    def __init__(self, session, stacks, **params):
        self.session, self.answer, self.state = session, None, None
        seats = stacks if isinstance(stacks, dict) else dict(enumerate(stacks, 1))
        self.send(
            "open",
            {
                "structure": "no-limit",
                "blinds": {"small": 50, "big": 100},
                "seats": [{"seat": seat, "stack": stack} for seat, stack in seats.items()],
                "button": 1,
                "switches": CASH,
            }
            | params,
        )

    def send(self, method, params):
        self.answer = self.session.ask(method, params)
        self.state = self.answer.state or self.state
        return self.answer

    def deal(self, deck="", hole=None, board=None):
        params = {"deck": deck.split()}
        if hole is not None:
            params["hole"] = [{"seat": seat, "cards": cards.split()} for seat, cards in hole.items()]
            params["board"] = board.split()
        self.send("deal", params)
        assert self.answer.state is not None, self.answer
        return self

    def attempt(self, seat, action, to=None):
        return self.send("act", {"seat": seat, "action": action} | ({} if to is None else {"to": to}))

    def act(self, *acts):
        """Acts such as `1 raise 300`, each of which PokerKit must take."""
        for act in acts:
            seat, action, *to = act.split()
            self.attempt(int(seat), action, *map(int, to))
            assert self.answer.state and not self.answer.rejected, (act, self.answer)
        return self

    def check_down(self):
        while not self.state.over and self.state.options.check:
            self.act(f"{self.state.to_act} check")
        return self

    @property
    def stacks(self):
        return [seat.stack for seat in self.state.seats]

    @property
    def bets(self):
        return [seat.bet for seat in self.state.seats]


def may(fold=False, check=False, call=None, bets=None, raises=None):
    """Options; `bets` and `raises` are the smallest and the largest total."""
    bet, raise_ = (total and Range(min=total[0], max=total[1]) for total in (bets, raises))
    return Options(fold=fold, check=check, call=call, bet=bet, raise_=raise_)


def all_cards(state):
    holes = (card for seat in state.seats for card in seat.hole)
    return [*state.board, *state.burns, *state.stub, *state.muck, *holes]


def paid(chips):
    return [SeatChips(seat=seat, chips=amount) for seat, amount in chips.items()]
