"""Whether other engines rank hands as the reference does, on many random showdowns.

    python benchmarks/ranking_agreement.py [SHOWDOWNS [ENGINE...]]

Two to nine hands on a board, half of them dealt so that what is rare is common, the same ones for every engine.
Each engine runs in its own environment and is asked over the protocol. Prints a line an engine: the showdowns,
those on which it differs, and the seconds, both sides and the protocol included; the first differences follow.
The exit code is 1 if there is any.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from floorman.engines import connect, find_engine, find_engines

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "properties"))
from random_showdowns import RANKERS, SEED, differences  # noqa: E402

MOST = 5  # differences of an engine that are printed


def main() -> int:
    """Measures and prints; gives the exit code."""
    showdowns = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    engines = find_engines(sys.argv[2:] or RANKERS)
    print(f"seed {SEED}\n{'engine':<20}{'showdowns':>10}{'differences':>13}{'seconds':>9}")
    differs = False
    for engine in engines:
        with connect(engine, say=print) as session, connect(find_engine("reference")) as reference:
            began = time.perf_counter()
            found = list(differences(session, reference, SEED, showdowns))
            seconds = time.perf_counter() - began
        version = f"{engine.name} {session.hello.version}"
        print(f"{version:<20}{showdowns:>10,}{len(found):>13,}{seconds:>9.1f}", flush=True)
        for difference in found[:MOST]:
            print(difference)
        differs = differs or bool(found)
    return int(differs)


if __name__ == "__main__":
    sys.exit(main())
