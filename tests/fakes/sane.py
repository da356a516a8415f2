"""A table that is no poker but sane on the wire: the fakes beside this file misbehave in one place each."""

import json
import sys

from floorman_adapter import serve

__all__ = ["HELLO", "Sane", "reply", "serve", "until_act"]

HELLO = {"engine": "sane", "version": "1", "protocol": 1, "capabilities": ["rank", "no-limit"], "seats": [2, 9]}


class Sane:
    """Lists the seats that were opened; every act is accepted and nothing changes."""

    def hello(self, params):
        return HELLO

    def open(self, params):
        seats = [{"seat": row["seat"], "stack": row["stack"], "bet": 0, "status": "in"} for row in params["seats"]]
        self.state = {"street": None, "to_act": None, "seats": seats, "pot": 0, "over": False}
        return {"state": self.state}

    def deal(self, params):
        self.state |= {"street": "preflop", "to_act": self.state["seats"][0]["seat"]}
        return {"state": self.state}

    def act(self, params):
        return {"state": self.state}

    def rank(self, params):
        return {"order": [sorted(params["hands"])]}


def engine():
    return Sane()


def until_act(misbehave):
    """Serves a sane table without the SDK, but leaves every act to `misbehave(request)`."""
    table = Sane()
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "act":
            misbehave(request)
        else:
            reply(request, getattr(table, request["method"])(request["params"]))


def reply(request, result):
    """Writes a proper answer."""
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)


if __name__ == "__main__":
    serve(Sane())
