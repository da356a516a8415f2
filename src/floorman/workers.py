"""Several engines, or parts of an engine's scenarios, judged at a time, each by a process of ours."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from floorman.engines import EngineSpec
from floorman.errors import FloormanError
from floorman.events import EngineEntry
from floorman.interrupts import interrupt_held
from floorman.lanes import Lane
from floorman.plan import Judged, Plan, Say, judge

ENDED = "floorman's own process for this engine ended before it was through"
PATIENCE = 10.0  # seconds that a worker has to end its engine when the run is interrupted


@dataclass(frozen=True, slots=True)
class _Task:
    """A part to be judged; `again` if its engine did not start beside others: then by itself."""

    lane: Lane
    part: int
    again: bool = False

    def put_off(self, message: object) -> bool:
        """Whether this says that the engine did not start, which counts only when it runs by itself.

        Not every engine can run twice at a time. The first part's is started first: if it does not, none does.
        """
        return isinstance(message, EngineEntry) and bool(message.problem) and self.part > 0 and not self.again


@dataclass(frozen=True, slots=True)
class _Worker:
    task: _Task
    process: BaseProcess


def judge_in_workers(plan: Plan, lanes: Sequence[Lane], jobs: int, say: Say) -> None:
    """Judges every part of every lane, `jobs` at a time.

    A worker that ends early leaves the rest of its part not-run. Where an engine is given up its other parts
    are ended. On an interrupt every worker ends its engine first, what has been found is kept, and
    KeyboardInterrupt goes on, as a FloormanError of a worker does.
    """
    crew = _Crew(plan, lanes, jobs, say)
    try:
        while crew.waiting or crew.running:
            with interrupt_held():
                crew.begin_next()
            for receiver in wait(list(crew.running)):
                with interrupt_held():
                    crew.hear(receiver)
    except KeyboardInterrupt:
        with interrupt_held():
            crew.break_off()
        raise
    finally:
        _end(worker.process for worker in crew.running.values())


class _Crew:
    """The workers at work, by the end of the pipe where they are heard, and what waits for one."""

    def __init__(self, plan: Plan, lanes: Sequence[Lane], jobs: int, say: Say):
        # A forked worker has the plan already; where there is no fork it is sent by pickle.
        self._context = multiprocessing.get_context(
            "fork" if "fork" in multiprocessing.get_all_start_methods() else None
        )
        self._plan, self._jobs, self._say = plan, jobs, say
        self.waiting = [_Task(lane, part) for lane in lanes for part in range(len(lane.parts))]
        self.running: dict[Connection, _Worker] = {}

    def begin_next(self) -> None:
        """Starts workers until there are enough."""
        for task in list(self.waiting):
            if len(self.running) == self._jobs:
                return
            if task.again and self._of(task.lane):
                continue
            self.waiting.remove(task)
            receiver, sender = self._context.Pipe(duplex=False)
            what = (self._plan, task.lane.engine, task.lane.parts[task.part])
            process = self._context.Process(target=_work, args=(*what, sender, [receiver, *self.running]))
            process.start()
            sender.close()
            self.running[receiver] = _Worker(task, process)

    def hear(self, receiver: Connection) -> None:
        """Takes the next message of a worker, or its end."""
        if receiver not in self.running:  # ended since it had something to say
            return
        task = self.running[receiver].task
        try:
            message = receiver.recv()
        except (EOFError, OSError):  # the end, or the end in the middle of a message
            self._leave(receiver)
            task.lane.end(task.part, ENDED)
        else:
            self._take(receiver, task, message)
        if task.lane.given_up:
            self._drop(task.lane)

    def break_off(self) -> None:
        """Ends every worker, and takes what it had sent before."""
        _end(worker.process for worker in self.running.values())
        for receiver, worker in self.running.items():
            try:
                while not worker.task.put_off(message := receiver.recv()):
                    if isinstance(message, (EngineEntry, Judged)):
                        worker.task.lane.add(worker.task.part, message)
            except (EOFError, OSError):
                continue

    def _take(self, receiver: Connection, task: _Task, message: object) -> None:
        if isinstance(message, FloormanError):
            raise message
        if task.put_off(message):
            _end([self.running[receiver].process])
            self._leave(receiver)
            self.waiting.append(_Task(task.lane, task.part, again=True))
        elif isinstance(message, (EngineEntry, Judged)):
            task.lane.add(task.part, message)
        elif message is None:
            task.lane.end(task.part)
        else:
            self._say(message)

    def _of(self, lane: Lane) -> list[Connection]:
        return [receiver for receiver, worker in self.running.items() if worker.task.lane is lane]

    def _drop(self, lane: Lane) -> None:
        """Ends all that is about an engine that is given up."""
        self.waiting = [task for task in self.waiting if task.lane is not lane]
        receivers = self._of(lane)
        _end(self.running[receiver].process for receiver in receivers)
        for receiver in receivers:
            self._leave(receiver)

    def _leave(self, receiver: Connection) -> None:
        receiver.close()
        self.running.pop(receiver).process.join()


def _work(
    plan: Plan, engine: EngineSpec, ranges: Sequence[range], sender: Connection, others: Sequence[Connection]
) -> None:
    """A part of one engine, in a process of its own; None says that it is through.

    `others` are ends of pipes that a fork brings along. Open here, they would keep a worker waiting for ever
    for someone to listen when the run itself is killed.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the engine is ended on the way out
    for receiver in others:
        receiver.close()
    try:
        for event in judge(plan, engine, sender.send, plan.stretches(ranges)):
            sender.send(event)
        sender.send(None)
    except FloormanError as error:
        sender.send(FloormanError(str(error)))
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
