"""One engine under examination: cases go in, verdicts come out, faults are survived.

Both front ends use it. The direct runner puts a whole case to it, pytest-bdd one step after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from floorman.engines import EngineSpec, connect
from floorman.errors import SetupFailed
from floorman.events import EngineSummary, Result
from floorman.patience import Patience
from floorman.protocol.process import Limits
from floorman.protocol.session import EngineFault, Session
from floorman.spec.spec import Case
from floorman.trial import Trial, not_claimed
from floorman.verdict import Verdict, outcome


def without_trial(engine: str, case: Case, verdict: Verdict, reason: str) -> Result:
    """The result of a case that was not put to the engine."""
    scenario = case.scenario
    return Result(engine=engine, scenario=scenario.id, rules=list(scenario.rules), verdict=verdict, reason=reason)


class Examiner:
    """Puts cases to one engine by the house rules in `switches` (switch id to value).

    After a fault the engine is started again; when it does not start, or has hung too often (see Patience), what
    is left is not run. An engine that does not get through the handshake answers for it with its first case; one
    that could not be set up is not run at all.
    """

    def __init__(
        self, engine: str, session: Session | None, switches: Mapping[str, str], restarts: int = Limits.restarts
    ):
        self.engine, self.session, self._switches = engine, session, switches
        self.problem = ""  # why it could not be started
        self.given_up = ""  # why nothing more is put to it
        self.answered = False  # whether it has answered anything in the last case
        self._patience = Patience(restarts)
        self._start_fault: EngineFault | None = None

    @classmethod
    def start(
        cls, spec: EngineSpec, switches: Mapping[str, str], limits: Limits, say: Callable[[str], object]
    ) -> Examiner:
        """The engine of `spec`, set up and started as far as it can be; says what takes long."""
        try:
            return cls(spec.name, connect(spec, limits=limits, say=say), switches, limits.restarts)
        except SetupFailed as error:
            examiner = cls(spec.name, None, switches)
            examiner.problem = examiner.given_up = str(error)
        except EngineFault as fault:
            examiner = cls(spec.name, None, switches)
            examiner._start_fault = fault
            examiner.problem = examiner.given_up = f"the engine does not start: {fault.message}"
        return examiner

    def forget_timeouts(self) -> None:
        """Says that the next case does not follow on the last one, so timeouts before it are not in a row with its."""
        self._patience.forget()

    def close(self) -> None:
        """Ends the engine."""
        if self.session is not None:
            self.session.close()

    def begin(self, case: Case) -> Trial | Result:
        """The trial of a case, or its result where it is not put to the engine."""
        self.answered = False
        if self._start_fault is not None:
            fault, self._start_fault = self._start_fault, None
            return msgspec.structs.replace(without_trial(self.engine, case, fault.verdict, self.problem), log=fault.log)
        if self.given_up:
            return without_trial(self.engine, case, Verdict.NOT_RUN, self.given_up)
        reason = not_claimed(case, self.session.hello, self._switches)
        if reason:
            return without_trial(self.engine, case, Verdict.UNSUPPORTED, reason)
        return Trial(self.engine, case, self.session, self._switches)

    def end(self, trial: Trial) -> Result:
        """The result of a trial; the engine is ready for the next one afterwards."""
        result = trial.result()
        self.answered = trial.answered
        self.given_up = self._patience.after(result.verdict, trial.answered)
        if trial.fault is not None and not self.given_up:
            self.given_up = self._start_again()
        return result

    def examine(self, case: Case) -> Result:
        """The result of a whole case."""
        trial = self.begin(case)
        if isinstance(trial, Result):
            return trial
        for step in case.steps:
            trial.run(step)
            if trial.decided:
                break
        return self.end(trial)

    def _start_again(self) -> str:
        """Starts the engine again after a fault; returns why it cannot be, empty if it runs."""
        try:
            self.session.restart()
        except EngineFault as again:
            return f"the engine does not start again: {again.message}"
        return ""


def summarise(engine: str, verdicts: Iterable[Verdict]) -> EngineSummary:
    """The counts of one engine and what they say."""
    counts = Counter(verdicts)
    return EngineSummary(
        engine=engine,
        outcome=str(outcome(counts)),
        counts={str(verdict): counts[verdict] for verdict in Verdict if counts[verdict]},
    )
