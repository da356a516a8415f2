"""One engine's scenarios in parts that are judged side by side, and their results back in one row.

A part is judged by a process that has started the engine for itself. The row is what one process would have
got: where the engine is given up, nothing counts that was found of later scenarios.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from floorman.engines import EngineSpec
from floorman.events import EngineEntry, Result
from floorman.examiner import without_trial
from floorman.patience import Patience
from floorman.plan import Judged, Plan, about
from floorman.recording import Recorder
from floorman.verdict import Verdict

SMALLEST_PART = 100  # scenarios; fewer are not worth another start of the engine
STRETCH = 20  # scenarios in a row; dealt out in turn, as those of one chapter take alike


class Lane:
    """An engine's way through a run: its parts, and what has come of them.

    A part is stretches of the plan's cases, as ranges. Events are given to the recorder as soon as all that
    belongs before them is there.
    """

    def __init__(self, number: int, engine: EngineSpec, plan: Plan, most_parts: int, recorder: Recorder):
        cases = len(plan.cases)
        count = max(1, min(most_parts, cases // SMALLEST_PART))
        length = STRETCH if count > 1 else max(1, cases)
        stretches = [range(start, min(start + length, cases)) for start in range(0, cases, length)]
        self.engine = engine
        self.parts = [stretches[part::count] for part in range(count)]
        self.given_up = ""  # why no result counts any more
        self._number, self._plan, self._recorder = number, plan, recorder
        self._patience = Patience(plan.limits.restarts)
        self._part_of = [index % count for index, stretch in enumerate(stretches) for _ in stretch]
        self._waiting: list[deque[Judged]] = [deque() for _ in self.parts]
        self._entries: list[EngineEntry | None] = [None for _ in self.parts]
        self._ended: dict[int, str] = {}  # by part: why it ended early, empty if it did not
        self._entered = False
        self._place = 0  # the case that comes next

    def add(self, part: int, events: Iterable[EngineEntry | Judged]) -> None:
        """Takes what has come of a part."""
        for event in events:
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
            self._ended.setdefault(part, reason)
        self._go_on()

    def _go_on(self) -> None:
        if not self._entered:
            if self._entries[0] is None and 0 not in self._ended:
                return
            self._enter()
        while self._place < len(self._part_of):
            part = self._part_of[self._place]
            if self.given_up:
                self._give(self._not_run(self.given_up))
            elif self._waiting[part]:
                judged = self._waiting[part].popleft()
                self._give(judged.result)
                self.given_up = self._why_given_up(part, judged)
            elif part in self._ended:
                self._give(self._not_run(self._ended[part]))
            else:
                return
        self._recorder.finish(self._number)

    def _enter(self) -> None:
        self._entered = True
        lost = EngineEntry(name=self.engine.name, about=about(self.engine), problem=self._ended.get(0) or None)
        self._recorder.add(self._number, self._entries[0] or lost)

    def _give(self, result: Result) -> None:
        self._recorder.add(self._number, result)
        self._place += 1

    def _why_given_up(self, part: int, judged: Judged) -> str:
        entry = self._entries[part]
        if entry is not None and entry.problem:  # it never started, so there was nothing to put up with
            return judged.given_up
        return self._patience.after(judged.result.verdict, judged.answered) or judged.given_up

    def _not_run(self, reason: str) -> Result:
        return without_trial(self.engine.name, self._plan.cases[self._place], Verdict.NOT_RUN, reason)
