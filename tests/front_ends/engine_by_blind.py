"""An engine that behaves by the small blind (see spec/act/verdicts.feature), for runs with every verdict."""

import os
import time

from floorman_adapter import serve

HELLO = {"engine": "By blind", "version": "1", "protocol": 1, "capabilities": ["no-limit"], "seats": [2, 9]}


class ByBlind:
    def hello(self, params):
        return HELLO

    def open(self, params):
        self.small = params["blinds"]["small"]
        self.seats = [seat["seat"] for seat in params["seats"]]
        self.turn = self.seats.index(params["button"])
        return {"state": {"street": None, "to_act": None}}

    def deal(self, params):
        return {"state": self.state()}

    def act(self, params):
        if self.small == 2:
            os._exit(3)
        if self.small == 3:
            time.sleep(60)
        if self.small == 5:
            return {"rejected": {"reason": "not today", "by": "engine"}, "state": self.state()}
        if self.small == 7:
            return {"declined": "cannot act"}
        self.turn = (self.turn + 1) % len(self.seats)
        return {"state": self.state()}

    def state(self):
        state = {"street": "preflop", "to_act": self.seats[self.turn], "pot": 100 + self.small}
        if self.small == 4:
            state["pot"] = 0.5
        if self.small == 6:
            del state["pot"]
        return state


serve(ByBlind())
