"""Several engines judged at a time, each in a process of ours that sends its events home."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait

from floorman.engines import EngineSpec
from floorman.events import EngineEntry, Result
from floorman.plan import Plan, Say, judge
from floorman.recording import Recorder

ENDED = "floorman's own process for this engine ended before it was through"
PATIENCE = 10.0  # seconds that a worker has to end its engine when the run is interrupted


def judge_in_workers(plan: Plan, engines: Sequence[EngineSpec], jobs: int, recorder: Recorder, say: Say) -> None:
    """Judges the engines, `jobs` at a time, and gives each event to the recorder.

    A worker that ends early leaves the rest of its engine not-run. On an interrupt every worker ends its
    engine first, then KeyboardInterrupt goes on.
    """
    # A forked worker has the plan already; where there is no fork it is sent by pickle.
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else None)
    queue = deque(enumerate(engines))
    running: dict[Connection, tuple[int, multiprocessing.process.BaseProcess]] = {}
    try:
        while queue or running:
            while queue and len(running) < jobs:
                number, engine = queue.popleft()
                receiver, sender = context.Pipe(duplex=False)
                worker = context.Process(target=_work, args=(plan, engine, sender), daemon=False)
                worker.start()
                sender.close()
                running[receiver] = number, worker
            for receiver in wait(list(running)):
                number, worker = running[receiver]
                try:
                    message = receiver.recv()
                except EOFError:
                    receiver.close()
                    del running[receiver]
                    worker.join()
                    recorder.finish(number, ENDED)
                    continue
                if isinstance(message, (EngineEntry, Result)):
                    recorder.add(number, message)
                else:
                    say(message)
    finally:
        _end([worker for _, worker in running.values()])


def _work(plan: Plan, engine: EngineSpec, sender: Connection) -> None:
    """One engine, in a process of its own."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the engine is ended on the way out
    try:
        for event in judge(plan, engine, sender.send):
            sender.send(event)
    except (KeyboardInterrupt, BrokenPipeError):
        pass
    finally:
        sender.close()


def _end(workers: Sequence[multiprocessing.process.BaseProcess]) -> None:
    for worker in workers:
        if worker.is_alive():
            os.kill(worker.pid, signal.SIGTERM)
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
            worker.join()
