"""Several engines, or parts of an engine's scenarios, judged at a time, each by a process of ours."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from floorman.engines import EngineSpec
from floorman.events import EngineEntry
from floorman.lanes import Lane
from floorman.plan import Judged, Plan, Say, judge

ENDED = "floorman's own process for this engine ended before it was through"
PATIENCE = 10.0  # seconds that a worker has to end its engine when the run is interrupted


@dataclass(frozen=True, slots=True)
class _Worker:
    lane: Lane
    part: int
    process: BaseProcess


def judge_in_workers(plan: Plan, lanes: Sequence[Lane], jobs: int, say: Say) -> None:
    """Judges every part of every lane, `jobs` at a time.

    A worker that ends early leaves the rest of its part not-run. Where an engine is given up its other parts
    are ended. On an interrupt every worker ends its engine first, what has been found is kept, and
    KeyboardInterrupt goes on.
    """
    # A forked worker has the plan already; where there is no fork it is sent by pickle.
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else None)
    queue = deque((lane, part) for lane in lanes for part in range(len(lane.parts)))
    running: dict[Connection, _Worker] = {}
    try:
        while queue or running:
            while queue and len(running) < jobs:
                lane, part = queue.popleft()
                receiver, sender = context.Pipe(duplex=False)
                arguments = (plan, lane.engine, lane.parts[part], sender)
                process = context.Process(target=_work, args=arguments, daemon=False)
                process.start()
                sender.close()
                running[receiver] = _Worker(lane, part, process)
            for receiver in wait(list(running)):
                worker = running[receiver]
                try:
                    message = receiver.recv()
                except EOFError:
                    receiver.close()
                    del running[receiver]
                    worker.process.join()
                    worker.lane.end(worker.part, ENDED)
                    continue
                if isinstance(message, (EngineEntry, Judged)):
                    worker.lane.add(worker.part, message)
                elif message is not None:
                    say(message)
                else:
                    worker.lane.end(worker.part)
                if worker.lane.given_up:
                    for lane, part in [waiting for waiting in queue if waiting[0] is worker.lane]:
                        queue.remove((lane, part))
                        lane.end(part)
                    _end(other.process for other in running.values() if other.lane is worker.lane)
    except KeyboardInterrupt:
        _end(worker.process for worker in running.values())
        for receiver, worker in running.items():
            _take_what_is_left(receiver, worker)
        raise
    finally:
        _end(worker.process for worker in running.values())


def _take_what_is_left(receiver: Connection, worker: _Worker) -> None:
    """Takes what a worker sent before it was ended."""
    try:
        while True:
            message = receiver.recv()
            if isinstance(message, (EngineEntry, Judged)):
                worker.lane.add(worker.part, message)
    except (EOFError, OSError):  # the end, or the end in the middle of a message
        receiver.close()


def _work(plan: Plan, engine: EngineSpec, part: range, sender: Connection) -> None:
    """A part of one engine, in a process of its own; None says that it is through."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the engine is ended on the way out
    try:
        for event in judge(plan, engine, sender.send, plan.cases[part.start : part.stop]):
            sender.send(event)
        sender.send(None)
    except (KeyboardInterrupt, BrokenPipeError):
        pass
    finally:
        sender.close()


def _end(processes: Iterable[BaseProcess]) -> None:
    ending = list(processes)
    for process in ending:
        if process.is_alive():
            os.kill(process.pid, signal.SIGTERM)
    for process in ending:
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
