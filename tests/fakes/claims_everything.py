from sane import HELLO, serve

EVERYTHING = [
    "rank", "no-limit", "pot-limit", "fixed-limit", "spread-limit", "deck", "antes", "bb-ante", "straddle",
    "unequal-stacks", "several-hands", "showdown", "incidents", "rake", "wager-unit",
]  # fmt: skip


class ClaimsEverything:
    """Does nothing: no state shows anything, and all hands are equal."""

    def hello(self, params):
        return HELLO | {"capabilities": EVERYTHING}

    def open(self, params):
        return {"state": {}}

    deal = act = open

    def rank(self, params):
        return {"order": [sorted(params["hands"])]}


serve(ClaimsEverything())
