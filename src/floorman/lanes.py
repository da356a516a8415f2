"""One engine's scenarios in parts that are judged side by side, and their results back in one row.

A part is judged by a process that has started the engine for itself. The row is what one process would have
got: where the engine is given up, nothing counts that later parts have found.
"""

from __future__ import annotations

from collections import deque

from floorman.engines import EngineSpec
from floorman.events import EngineEntry, Result
from floorman.examiner import without_trial
from floorman.patience import Patience
from floorman.plan import Judged, Plan, about
from floorman.recording import Recorder
from floorman.verdict import Verdict

SMALLEST_PART = 100  # scenarios; fewer are not worth another start of the engine


class Lane:
    """An engine's way through a run: its parts, as ranges of the plan's cases, and what has come of them.

    Events are given to the recorder as soon as all that belongs before them is there.
    """

    def __init__(self, number: int, engine: EngineSpec, plan: Plan, most_parts: int, recorder: Recorder):
        cases = len(plan.cases)
        parts = max(1, min(most_parts, cases // SMALLEST_PART))
        cuts = [cases * part // parts for part in range(parts + 1)]
        self.engine = engine
        self.parts = [range(start, end) for start, end in zip(cuts, cuts[1:])]
        self.given_up = ""  # why no result counts any more
        self._number, self._plan, self._recorder = number, plan, recorder
        self._patience = Patience(plan.limits.restarts)
        self._waiting: list[deque[Judged]] = [deque() for _ in self.parts]
        self._entries: list[EngineEntry | None] = [None for _ in self.parts]
        self._ended: dict[int, str] = {}  # by part: why it ended early, empty if it did not
        self._entered = False
        self._part, self._place = 0, 0  # what comes next

    def add(self, part: int, event: EngineEntry | Judged) -> None:
        """Takes what has come of a part."""
        if isinstance(event, EngineEntry):
            self._entries[part] = event
        else:
            self._waiting[part].append(event)
        self._go_on()

    def end(self, part: int, reason: str = "") -> None:
        """Says that no more comes of a part, and why if it did not get through."""
        self._ended.setdefault(part, reason)
        self._go_on()

    def end_all(self, reason: str) -> None:
        """Says that no more comes of any part; what has come of one that did not get through is kept."""
        for part in range(len(self.parts)):
            self.end(part, reason)

    def _go_on(self) -> None:
        while self._part < len(self.parts):
            waiting, ended = self._waiting[self._part], self._part in self._ended
            if self._entries[self._part] is not None or ended:
                self._enter()
            while waiting:
                self._give(waiting.popleft())
            if not ended:
                return
            for place in range(self._place, self.parts[self._part].stop):
                self._give(Judged(self._not_run(place, self._ended[self._part]), False, ""))
            self._part += 1
        self._recorder.finish(self._number)

    def _enter(self) -> None:
        if not self._entered:
            self._entered = True
            problem = self._ended.get(self._part) or None
            lost = EngineEntry(name=self.engine.name, about=about(self.engine), problem=problem)
            self._recorder.add(self._number, self._entries[self._part] or lost)

    def _give(self, judged: Judged) -> None:
        result = self._not_run(self._place, self.given_up) if self.given_up else judged.result
        self._recorder.add(self._number, result)
        self._place += 1
        if not self.given_up:
            self.given_up = self._patience.after(result.verdict, judged.answered) or judged.given_up

    def _not_run(self, place: int, reason: str) -> Result:
        return without_trial(self.engine.name, self._plan.cases[place], Verdict.NOT_RUN, reason)
