"""PH Evaluator behind the table protocol: it ranks hands and nothing else."""

from __future__ import annotations

from importlib.metadata import version
from itertools import groupby

from floorman_adapter import serve
from phevaluator import evaluate_cards


class PHEvaluator:
    def hello(self, params):
        return {
            "engine": "phevaluator",
            "version": version("phevaluator"),
            "language": "C with Python bindings",
            "protocol": 1,
            "capabilities": ["rank"],
        }

    def rank(self, params):
        worth = {  # 1 for a royal flush up to 7462
            name: evaluate_cards(*cards, *params["board"]) for name, cards in params["hands"].items()
        }
        best_first = groupby(sorted(worth, key=worth.get), worth.get)
        return {"order": [list(group) for _, group in best_first]}


def engine():
    return PHEvaluator()


if __name__ == "__main__":
    serve(engine())
