"""How far the reference and PokerKit agree: random hands in lock step, every difference explained by a rule.

    python benchmarks/pokerkit_agreement.py [HANDS [SEED]]

Both are asked over the protocol, PokerKit in a process of its own. Prints the number of differences by rule, then
each hand that nothing explains, as a feature that can be run. The exit code is 1 if there is one, or if 5,000 hands
or more leave an entry of the table (tests/properties/pokerkit_habits.py) without a use.
"""

import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "properties"))
from agreement import play_hands, report, unexplained  # noqa: E402
from pokerkit_habits import KNOWN  # noqa: E402

from floorman.engines import connect, find_engine  # noqa: E402

ENOUGH = 5000  # hands in which every entry has to be of use


def main() -> int:
    hands, seed = int(sys.argv[1]) if len(sys.argv) > 1 else ENOUGH, int(sys.argv[2]) if len(sys.argv) > 2 else 1
    counts, in_hands, open_hands, messages = Counter(), Counter(), [], 0
    began = time.perf_counter()
    with connect(find_engine("reference")) as reference, connect(find_engine("pokerkit"), say=print) as pokerkit:
        version = pokerkit.hello.version
        for number, (duel, found) in enumerate(play_hands(reference, pokerkit, KNOWN, hands, seed)):
            messages += len(duel.states)
            names = [entry.name for _, entry in found if entry]
            counts.update(names)
            in_hands.update(set(names))
            if unexplained(found):
                open_hands.append((number, report(duel, found)))
    seconds = time.perf_counter() - began
    print(f"PokerKit {version}, {hands} hands, seed {seed}, {messages} states compared in {seconds:.1f} s")
    print(f"{'rule':<10}{'differences':>12}{'hands':>8}")
    for entry in KNOWN:
        print(f"{entry.rule:<10}{counts[entry.name]:>12}{in_hands[entry.name]:>8}  {entry.tells}")
    print(f"{'unexplained':<22}{len(open_hands):>8}")
    for number, text in open_hands:
        print(f"\nhand {number}:\n{text}")
    idle = [entry.name for entry in KNOWN if not counts[entry.name]] if hands >= ENOUGH else []
    for name in idle:
        print(f"the entry {name} explains nothing in {hands} hands: is it alive?")
    return 1 if open_hands or idle else 0


if __name__ == "__main__":
    sys.exit(main())
