"""Several engines, or parts of an engine's scenarios, judged at a time, each by a process of ours."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess

from floorman.engines import EngineSpec
from floorman.errors import FloormanError
from floorman.events import EngineEntry
from floorman.interrupts import interrupt_held
from floorman.lanes import Lane
from floorman.plan import Judged, Plan, Say, judge

ENDED = "floorman's own process for this engine ended before it was through"
PATIENCE = 10.0  # seconds that a worker has to end its engine when the run is interrupted
PAUSE = 0.05  # seconds between two messages of a worker: each costs as much as an easy scenario


def processes() -> BaseContext:
    """How processes are made: a forked one has the spec already; where there is no fork it is sent by pickle."""
    return multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else None)


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
        entry = message[0] if isinstance(message, list) and message else None
        return isinstance(entry, EngineEntry) and bool(entry.problem) and self.part > 0 and not self.again


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
        with interrupt_held():
            crew.begin_next()
        while crew.running:
            ready = wait(list(crew.running))
            with interrupt_held():
                for receiver in ready:
                    crew.hear(receiver)
                crew.begin_next()
    except KeyboardInterrupt:
        with interrupt_held():
            crew.break_off()
        raise
    finally:
        crew.leave(list(crew.running))


class _Crew:
    """The workers at work, by the end of the pipe where they are heard, and what waits for one."""

    def __init__(self, plan: Plan, lanes: Sequence[Lane], jobs: int, say: Say):
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
            receiver, sender = processes().Pipe(duplex=False)
            what = (self._plan, task.lane.engine, task.lane.parts[task.part])
            process = processes().Process(target=_work, args=(*what, sender, [receiver, *self.running]))
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
            self.leave([receiver])
            task.lane.end(task.part, ENDED)
        else:
            self._take(receiver, task, message)
        if task.lane.given_up:
            self.waiting = [waiting for waiting in self.waiting if waiting.lane is not task.lane]
            self.leave(self._of(task.lane))

    def break_off(self) -> None:
        """Ends every worker, and takes what it had found."""
        _stop(worker.process for worker in self.running.values())
        for receiver, worker in self.running.items():
            with suppress(EOFError, OSError):
                while receiver.poll(PATIENCE):
                    message = receiver.recv()
                    if worker.task.put_off(message):
                        break
                    if isinstance(message, list):
                        worker.task.lane.add(worker.task.part, message)

    def leave(self, receivers: Iterable[Connection]) -> None:
        """Ends these workers and their engines; what they have still to say is not heard."""
        left = []
        for receiver in receivers:
            receiver.close()  # or it would wait for ever to be heard
            left.append(self.running.pop(receiver).process)
        _stop(left)
        for process in left:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()

    def _take(self, receiver: Connection, task: _Task, message: object) -> None:
        if isinstance(message, FloormanError):
            raise message
        if task.put_off(message):
            self.leave([receiver])
            self.waiting.append(_Task(task.lane, task.part, again=True))
        elif isinstance(message, list):
            task.lane.add(task.part, message)
        elif message is None:
            task.lane.end(task.part)
        else:
            self._say(message)

    def _of(self, lane: Lane) -> list[Connection]:
        return [receiver for receiver, worker in self.running.items() if worker.task.lane is lane]


def _stop(processes: Iterable[BaseProcess]) -> None:
    for process in processes:
        if process.is_alive():
            os.kill(process.pid, signal.SIGTERM)


class _Post:
    """What a worker sends: events in lists, and other messages; a signal waits until one is sent whole."""

    def __init__(self, sender: Connection):
        self._sender = sender
        self._events: list[EngineEntry | Judged] = []
        self._sent = 0.0

    def add(self, event: EngineEntry | Judged) -> None:
        """Sends an event, with others of the same moment unless the other parts depend on it."""
        self._events.append(event)
        urgent = isinstance(event, EngineEntry) or event.given_up
        if urgent or time.monotonic() - self._sent > PAUSE:
            self.send_events()

    def send_events(self) -> None:
        """Sends the events that wait."""
        with interrupt_held(signal.SIGINT, signal.SIGTERM):
            self._sender.send(self._events)
            self._events = []
        self._sent = time.monotonic()

    def send(self, message: object) -> None:
        """Sends a message that is no event."""
        with interrupt_held(signal.SIGINT, signal.SIGTERM):
            self._sender.send(message)


def _work(
    plan: Plan, engine: EngineSpec, ranges: Sequence[range], sender: Connection, others: Sequence[Connection]
) -> None:
    """A part of one engine, in a process of its own; None says that it is through.

    `others` are ends of pipes that a fork brings along. Open here, they would keep a worker waiting for ever
    for someone to listen when the run itself is killed.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _interrupted)
    for receiver in others:
        receiver.close()
    post = _Post(sender)
    events = judge(plan, engine, post.send, plan.stretches(ranges))
    with suppress(BrokenPipeError), closing(events):  # broken: nobody listens any more
        try:
            for event in events:
                post.add(event)
            post.send_events()
            post.send(None)
        except KeyboardInterrupt:
            post.send_events()
        except FloormanError as error:
            post.send_events()
            post.send(FloormanError(str(error)))


def _interrupted(number: int, frame: object) -> None:
    """Ends the work of a worker; its engine is ended on the way out, which no second signal disturbs."""
    for again in (signal.SIGINT, signal.SIGTERM):
        signal.signal(again, signal.SIG_IGN)
    raise KeyboardInterrupt
