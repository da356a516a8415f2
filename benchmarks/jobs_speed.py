"""What a second process is worth: one engine judged in one go and in two parts, side by side.

    python benchmarks/jobs_speed.py [ENGINE...]

Wall-clock seconds of judging the whole rulebook (reading the spec and writing the reports are not in them), the
least of three runs each, taken in turns. A ratio above 1 says that `--jobs 2` is faster. Each part
pays for a start of the engine and for its warming up.
"""

from __future__ import annotations

import sys
import time

from floorman import judging
from floorman.engines import EngineSpec, find_engines, set_up
from floorman.plan import Plan
from floorman.protocol.process import Limits
from floorman.spec.spec import load_spec

RUNS = 3


def seconds(plan: Plan, engine: EngineSpec, jobs: int) -> float:
    """How long the whole plan takes on an engine that is set up already."""
    began = time.perf_counter()
    judging.run(plan, [engine], jobs, lambda event: None, lambda line: None, lambda *_: None)
    return time.perf_counter() - began


def main() -> None:
    spec = load_spec()
    plan = Plan(spec, spec.cases, spec.rulebook.preset("seed"), [], Limits())
    print(f"{'engine':<16}{'one job':>10}{'two jobs':>10}{'ratio':>8}   {len(spec.cases)} scenarios")
    for engine in find_engines(sys.argv[1:] or ["reference", "pokerkit"]):
        set_up(engine, print)
        times = [(seconds(plan, engine, 1), seconds(plan, engine, 2)) for _ in range(RUNS)]
        one, two = (min(side) for side in zip(*times))
        print(f"{engine.name:<16}{one:>9.2f}s{two:>9.2f}s{one / two:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
