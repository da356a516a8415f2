"""How fast the reference ranks seven cards, beside treys.

    python benchmarks/ranking_speed.py [HANDS]

Both sides get the same random hands, treys in its own integers (converted beforehand), the reference as
strings. Prints the hands a second of both and their ratio.
"""

import random
import sys
import time
from pathlib import Path

start = time.perf_counter()
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "reference"))
from holdem_reference import DECK, rank  # noqa: E402

IMPORT_TIME = time.perf_counter() - start
ROUNDS = 5


def rate(evaluate, hands):
    """Gives the hands a second, best of a few rounds; `hands` are the arguments of each call."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        for hand in hands:
            evaluate(*hand)
        best = max(best, len(hands) / (time.process_time() - start))
    return best


def main():
    rng = random.Random(1)
    hands = [rng.sample(DECK, 7) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)]
    python = sys.version.split()[0]
    print(f"Python {python}, best of {ROUNDS} rounds of {len(hands):,} hands, import {IMPORT_TIME:.3f} s")
    ours = rate(rank, [(hand,) for hand in hands])
    print(f"{'reference':16} {ours:10,.0f} hands/s")
    try:
        from importlib.metadata import version

        from treys import Card, Evaluator
    except ImportError:
        print("treys is not installed, so there is nothing to compare with: pip install treys==0.1.8")
        return
    as_treys = [[Card.new(card) for card in hand] for hand in hands]
    theirs = rate(Evaluator().evaluate, [(cards[:2], cards[2:]) for cards in as_treys])
    print(f"{'treys ' + version('treys'):16} {theirs:10,.0f} hands/s")
    print(f"{'ratio':16} {ours / theirs:10.2f}")


if __name__ == "__main__":
    main()
