"""Eval7 behind the table protocol: it ranks hands and nothing else (equities and ranges are not asked)."""

from __future__ import annotations

from importlib.metadata import version
from itertools import groupby

import eval7
from floorman_adapter import serve

# The classes that eval7 calls by another name than the rulebook.
NAMES = {"pair": "one pair", "trips": "three of a kind", "quads": "four of a kind"}


class Eval7:
    def hello(self, params):
        return {
            "engine": "eval7",
            "version": version("eval7"),
            "language": "Cython",
            "protocol": 1,
            "capabilities": ["rank"],
        }

    def rank(self, params):
        worth = {name: value(cards + params["board"]) for name, cards in params["hands"].items()}
        best_first = groupby(sorted(worth, key=worth.get, reverse=True), worth.get)
        classes = {name: class_of(number) for name, number in worth.items()}
        return {"order": [list(group) for _, group in best_first], "classes": classes}


def value(cards):
    """Eval7's number for the best five of these cards; a higher one is better."""
    return eval7.evaluate([eval7.Card(card) for card in cards])


def class_of(number):
    name = eval7.handtype(number).lower()
    return NAMES.get(name, name)


def engine():
    return Eval7()


if __name__ == "__main__":
    serve(engine())
