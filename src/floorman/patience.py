"""How long an engine that hangs is put up with, wherever its scenarios are judged."""

from __future__ import annotations

from floorman.verdict import Verdict


class Patience:
    """Counts the timeouts of one engine in a row, with no answer in between; more than `restarts` end its run.

    The handshake after a crash or nonsense is an answer and comes at once, so those may go on: an engine that
    ends at every table of one kind is still judged on the others. What hangs costs a time limit each time.
    """

    def __init__(self, restarts: int):
        self._restarts = restarts
        self._timeouts = 0

    def forget(self) -> None:
        """Says that what comes does not follow on what was."""
        self._timeouts = 0

    def after(self, verdict: Verdict, answered: bool) -> str:
        """Why the engine is given up after a scenario with this verdict; empty if it is not.

        `answered` says whether it has answered anything in the scenario.
        """
        if answered or verdict in (Verdict.CRASH, Verdict.GARBAGE):
            self._timeouts = 0
        if verdict is Verdict.TIMEOUT:
            self._timeouts += 1
        if self._timeouts <= self._restarts:
            return ""
        times = f"{self._timeouts} times in a row" if self._timeouts > 1 else "once"
        return f"the engine did not answer in time {times} with no answer between"
