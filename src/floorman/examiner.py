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

    After a fault the engine is started again, but after timeouts no more than `restarts` times in a row with
    no answer between; then, or when it does not start again, what is left is not run. An engine that does not get
    through the handshake answers for it with its first case; one that could not be set up is not run at all.
    """

    def __init__(
        self, engine: str, session: Session | None, switches: Mapping[str, str], restarts: int = Limits.restarts
    ):
        self.engine, self.session, self._switches, self._restarts = engine, session, switches, restarts
        self.problem = ""  # why it could not be started
        self._faults = 0
        self._given_up = ""
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
            examiner.problem = examiner._given_up = str(error)
        except EngineFault as fault:
            examiner = cls(spec.name, None, switches)
            examiner._start_fault = fault
            examiner.problem = examiner._given_up = f"the engine does not start: {fault.message}"
        return examiner

    def close(self) -> None:
        """Ends the engine."""
        if self.session is not None:
            self.session.close()

    def begin(self, case: Case) -> Trial | Result:
        """The trial of a case, or its result where it is not put to the engine."""
        if self._start_fault is not None:
            fault, self._start_fault = self._start_fault, None
            return msgspec.structs.replace(without_trial(self.engine, case, fault.verdict, self.problem), log=fault.log)
        if self._given_up:
            return without_trial(self.engine, case, Verdict.NOT_RUN, self._given_up)
        reason = not_claimed(case, self.session.hello, self._switches)
        if reason:
            return without_trial(self.engine, case, Verdict.UNSUPPORTED, reason)
        return Trial(self.engine, case, self.session, self._switches)

    def end(self, trial: Trial) -> Result:
        """The result of a trial; the engine is ready for the next one afterwards."""
        result = trial.result()
        if trial.answered:
            self._faults = 0
        if trial.fault is not None:
            self._recover(trial.fault)
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

    def _recover(self, fault: EngineFault) -> None:
        """Starts the engine again, unless it has hung too often.

        The handshake after a crash or nonsense is an answer and comes at once, so those may go on: an engine
        that ends at every table of one kind is still judged on the others. What hangs costs a time limit each time.
        """
        self._faults = self._faults + 1 if fault.verdict is Verdict.TIMEOUT else 0
        if self._faults > self._restarts:
            times = f"{self._faults} times in a row" if self._faults > 1 else "once"
            self._given_up = f"the engine did not answer in time {times} with no answer between"
            return
        try:
            self.session.restart()
        except EngineFault as again:
            self._given_up = f"the engine does not start again: {again.message}"


def summarise(engine: str, verdicts: Iterable[Verdict]) -> EngineSummary:
    """The counts of one engine and what they say."""
    counts = Counter(verdicts)
    return EngineSummary(
        engine=engine,
        outcome=str(outcome(counts)),
        counts={str(verdict): counts[verdict] for verdict in Verdict if counts[verdict]},
    )
