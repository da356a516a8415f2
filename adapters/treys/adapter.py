"""Treys, and Deuces, which it comes from, behind the table protocol: they rank hands and nothing else.

    python adapter.py          Treys
    python adapter.py deuces   Deuces
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import version
from itertools import groupby

from floorman_adapter import serve


class Ranker:
    """`library` is treys or deuces: both have the same Card and Evaluator."""

    def __init__(self, name):
        self.name, self.library = name, import_module(name)
        self.evaluator = self.library.Evaluator()

    def hello(self, params):
        return {
            "engine": self.name,
            "version": version(self.name),
            "language": "Python",
            "protocol": 1,
            "capabilities": ["rank"],
        }

    def rank(self, params):
        board = self._cards(params["board"])
        hands = {name: self._cards(cards) for name, cards in params["hands"].items()}
        worth = {name: self.evaluator.evaluate(hand, board) for name, hand in hands.items()}  # 1 is the best
        best_first = groupby(sorted(worth, key=worth.get), worth.get)
        classes = {name: self._class(number) for name, number in worth.items()}
        return {"order": [list(group) for _, group in best_first], "classes": classes}

    def _cards(self, cards):
        return [self.library.Card.new(card) for card in cards]

    def _class(self, number):
        name = self.evaluator.class_to_string(self.evaluator.get_rank_class(number)).lower()
        return "one pair" if name == "pair" else name


def engine(name="treys"):
    return Ranker(name)


if __name__ == "__main__":
    serve(engine(*sys.argv[1:]))
