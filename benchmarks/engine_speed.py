"""How fast the reference plays: random six-handed no-limit hands, beside pokerfast's pure Python engine.

    python benchmarks/engine_speed.py [HANDS]

Both sides shuffle a deck, take the same stacks, ask for the options before every action, and are driven by
the same random choices. Prints the hands a second of both and their ratio.
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "reference"))
from holdem_reference import DECK, Hand  # noqa: E402

SEATS, SMALL, BIG = 6, 100, 200
FOLD, RAISE = 0.05, 0.08  # of the actions where it is open; about 24 actions a hand
ROUNDS = 5


def stacks_for(rng):
    return [rng.randrange(20 * BIG, 500 * BIG) for _ in range(SEATS)]


def play_reference(rng, hands):
    """Plays hands on the reference; counts the actions."""
    actions = 0
    for _ in range(hands):
        hand = Hand(dict(enumerate(stacks_for(rng), 1)), SEATS, SMALL, BIG)
        deck = list(DECK)
        rng.shuffle(deck)
        hand.deal(deck)
        while not hand.over:
            options = hand.options()
            choice = rng.random()
            wager = options.bet or options.raise_
            if options.call and choice < FOLD:
                hand.act(hand.to_act, "fold")
            elif wager and choice > 1 - RAISE:
                least, most = wager
                to = most if choice > 1 - RAISE / 8 else min(2 * least, most)
                hand.act(hand.to_act, "bet" if options.bet else "raise", to)
            else:
                hand.act(hand.to_act, "check" if options.check else "call")
            actions += 1
    return actions


def play_pokerfast(rng, hands):
    """Plays hands on pokerfast's FastHand; counts the actions."""
    from pokerfast import FastHand

    actions = 0
    for _ in range(hands):
        hand = FastHand(
            player_count=SEATS,
            small_blind=SMALL,
            big_blind=BIG,
            min_stack=20 * BIG,
            max_stack=500 * BIG - 1,
            rng=rng,
        )
        while not hand.done:
            options = hand.get_action_space()
            choice = rng.random()
            if options.get("call") and choice < FOLD:
                hand.fold()
            elif "min_bet" in options and choice > 1 - RAISE:
                put_in = hand.state.bets[options["player"]]  # its amounts are chips to add
                least, most = options["min_bet"] + put_in, options["max_bet"] + put_in
                to = most if choice > 1 - RAISE / 8 else min(2 * least, most)
                hand.bet_or_raise(to - put_in)
            elif "check" in options:
                hand.check()
            else:
                hand.call()
            actions += 1
    return actions


def main():
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    try:
        from importlib.metadata import version

        import pokerfast  # noqa: F401
    except ImportError:
        print("pokerfast is not installed, nothing to compare with: pip install pokerfast==0.2.0")
        sides = {"reference": play_reference}
    else:
        sides = {"reference": play_reference, f"pokerfast {version('pokerfast')}, Python engine": play_pokerfast}
    print(f"Python {sys.version.split()[0]}, {SEATS} players, best of {ROUNDS} rounds of {hands} hands")
    best = dict.fromkeys(sides, 0.0)
    counted = dict.fromkeys(sides, 0)
    for seed in range(ROUNDS):
        for name, play in sides.items():
            start = time.process_time()
            counted[name] += play(random.Random(seed), hands)
            best[name] = max(best[name], hands / (time.process_time() - start))
    for name, rate in best.items():
        print(f"{name:32} {rate:9,.0f} hands/s  {counted[name] / ROUNDS / hands:5.1f} actions a hand")
    if len(best) == 2:
        ours, theirs = best.values()
        print(f"{'ratio':32} {ours / theirs:9.2f}")


if __name__ == "__main__":
    main()
