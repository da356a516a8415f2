"""What the protocol and the harness cost for an engine in a process of its own.

    python benchmarks/protocol_speed.py [ENGINE]

First round trips a second of the same lines to the same trivial engine, which answers each request with a
prepared state: through a Session (encoded, decoded, every field checked) and through bare pipes (a line
written, a line read, nothing looked at). One at a time, and pipelined in batches. Aim: at least half.

Then a whole pass of ENGINE (default: the reference, in a process of its own) over the rulebook, as `floorman
run` makes it without the reports: how much of its time the harness itself computes. Aim: at most half. And
how many of its round trips could go without waiting, and what that would save.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from floorman.engines import connect, find_engine
from floorman.examiner import Examiner
from floorman.protocol.session import Call, Session
from floorman.protocol.stdio import connect_process
from floorman.spec.spec import load_spec
from floorman.trial import Trial

Calls = tuple[list[Call], list[Call]]  # of a scenario: its Given, what comes after
ROUNDS, TRIPS, BATCH = 10, 2000, 20
OPEN = {
    "structure": "no-limit",
    "blinds": {"small": 50, "big": 100},
    "seats": [{"seat": seat, "stack": 5000} for seat in range(1, 7)],
    "button": 1,
    "switches": {},
}
ACT = ("act", {"seat": 4, "action": "raise", "to": 300})

# The trivial engine: the answer to a request is the prepared one, with its id.
ENGINE = """
import sys
hello, state = (line.encode() for line in sys.argv[1:])
out = sys.stdout.buffer
for line in sys.stdin.buffer:
    start = line.index(b'"id":') + 5
    out.write(b'{"jsonrpc":"2.0","id":' + line[start : line.index(b",", start)] + b',"result":')
    out.write((hello if b'"hello"' in line else state) + b"}\\n")
    out.flush()
"""


def main() -> None:
    """Measures and prints."""
    protocol()
    print()
    whole_pass(sys.argv[1] if len(sys.argv) > 1 else "reference")


# ---- the protocol alone ------------------------------------------------------------------------------


def protocol() -> None:
    """Round trips of a Session and of bare pipes, in turn, the best of several rounds each."""
    with connect(find_engine("reference")) as reference:
        state = msgspec.json.encode(reference.ask("open", OPEN)).decode()
    hello = '{"engine":"trivial","version":"1","protocol":1,"capabilities":["no-limit"]}'
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "trivial.py")
        program.write_text(ENGINE, encoding="utf-8")
        command = [sys.executable, str(program), hello, state]
        request = {"jsonrpc": "2.0", "id": 1000, "method": ACT[0], "params": ACT[1]}
        line = msgspec.json.encode(request) + b"\n"
        bare = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        with connect_process(command, {}) as session, bare:
            session.ask("open", OPEN)
            print(f"requests of {len(line)} bytes, answers of {len(state) + 40}")
            for name, batch in (("one at a time", 1), (f"in batches of {BATCH}", BATCH)):
                asked, echoed = 0.0, 0.0
                for _ in range(ROUNDS):
                    echoed = max(echoed, rate(lambda: echo(bare, line, batch), batch))
                    asked = max(asked, rate(lambda: session.ask_all([ACT] * batch), batch))
                print(
                    f"{name:<18} session {asked:8,.0f} a second, bare pipes {echoed:8,.0f}: "
                    f"{asked / echoed:.2f} (aim: at least 0.5)"
                )


def rate(trip: Callable[[], object], batch: int) -> float:
    """Round trips a second."""
    began = time.perf_counter()
    for _ in range(TRIPS // batch):
        trip()
    return TRIPS / (time.perf_counter() - began)


def echo(bare: subprocess.Popen[bytes], line: bytes, batch: int) -> None:
    """Writes lines and reads as many."""
    bare.stdin.write(line * batch)
    bare.stdin.flush()
    for _ in range(batch):
        bare.stdout.readline()


# ---- a whole pass ------------------------------------------------------------------------------------


def whole_pass(name: str) -> None:
    """The time of a pass over the rulebook, split into harness and engine."""
    spec = load_spec()
    switches = spec.rulebook.preset("seed").values
    with connect(find_engine(name), in_process=False) as session:
        calls: list[Calls] = []
        steps = one_pass(name, session, spec.cases, switches, calls)  # once to warm up, and to write down the calls
        began, used = time.perf_counter(), own_seconds()
        one_pass(name, session, spec.cases, switches, None)
        seconds, harness = time.perf_counter() - began, own_seconds() - used
        waits = sum(len(before) + len(after) for before, after in calls)
        print(f"{name}: {len(calls)} scenarios, {steps} steps, {waits} round trips in {seconds:.2f} s")
        print(f"harness {harness:.2f} s of CPU, {harness / seconds:.2f} of the pass (aim: at most 0.5)")

        ways = {
            "one by one": one_by_one,
            "each Given together": given_together,
            "each scenario together": all_together,
        }
        print("the same requests, nothing judged:")
        for words, way in ways.items():
            print(f"  {words:<23} {min(timed(session, calls, way) for _ in range(5)):.2f} s")


def own_seconds() -> float:
    """CPU seconds of this process."""
    used = os.times()
    return used.user + used.system


def one_pass(
    name: str, session: Session, cases: tuple, switches: dict[str, str], calls: list[Calls] | None
) -> int:
    """Judges every case; the number of steps that ran. Writes the protocol calls of each into `calls`: those of
    the Given (at least open and deal, where both are asked), and those after it."""
    examiner = Examiner(name, session, switches)
    steps = 0
    for case in cases:
        trial = examiner.begin(case)
        if not isinstance(trial, Trial):
            continue
        exchanges, given = trial._world.exchanges, 0
        for step in case.steps:
            trial.run(step)
            steps += 1
            if step.definition.kind == "given":
                given = len(exchanges)
            if trial.decided:
                break
        if calls is not None:
            asked = [(method, params) for method, params, _ in exchanges]
            given = max(given, 2 if [method for method, _ in asked[:2]] == ["open", "deal"] else 0)
            calls.append((asked[:given], asked[given:]))
        examiner.end(trial)
    return steps


def one_by_one(session: Session, given: list[Call], after: list[Call]) -> None:
    """Waits for every answer."""
    for method, params in given + after:
        session.ask(method, params)


def given_together(session: Session, given: list[Call], after: list[Call]) -> None:
    """Waits once for what the Given says, then for every answer."""
    if given:
        session.ask_all(given)
    one_by_one(session, [], after)


def all_together(session: Session, given: list[Call], after: list[Call]) -> None:
    """Waits once for the whole scenario, as nobody can who judges it."""
    if given + after:
        session.ask_all(given + after)


def timed(session: Session, calls: list[Calls], way: Callable[[Session, list[Call], list[Call]], None]) -> float:
    """Seconds of all calls, asked in one way."""
    began = time.perf_counter()
    for given, after in calls:
        way(session, given, after)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
