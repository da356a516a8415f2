"""One scenario put to one engine: from its steps to a verdict. Both front ends judge through this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from floorman.events import Exchange, Result
from floorman.protocol.messages import Hello
from floorman.protocol.session import EngineFault, Session
from floorman.spec.spec import Case
from floorman.steps.outcome import StepOutcome
from floorman.steps.registry import BoundStep
from floorman.steps.tablesetup import BadScenario
from floorman.steps.world import World
from floorman.verdict import Verdict, sum_up

RING = range(2, 11)  # DEAL-02: players at a table; a case with others is about a table that has to be refused
STRUCTURES = frozenset({"no-limit", "pot-limit", "fixed-limit", "spread-limit"})


def not_claimed(case: Case, hello: Hello, switches: Mapping[str, str]) -> str | None:
    """Why a case is not for this engine: a capability or a house rule that it does not claim; None if it is.

    A switch that the engine lists is judged by its list, one that it does not list by the preset.
    """
    claimed = set(hello.capabilities)
    for capability in case.scenario.capabilities:
        if capability not in claimed:
            return f"the engine does not claim the capability {capability}"
    if case.comparison and "rank" not in claimed and not claimed & STRUCTURES:
        return "the engine claims neither the capability rank nor a betting structure"
    least, most = hello.seats
    if (least <= case.players <= most) != (case.players in RING):
        return f"the engine seats {least} to {most} players, by its hello"
    for switch, values in case.scenario.switches.items():
        listed = hello.switches.get(switch)
        if listed is not None and not set(values) & set(listed):
            return f"the engine declares another house rule: {switch} is {_either(listed)}, not {_either(values)}"
        if listed is None and switches.get(switch) not in values:
            return f"needs the house rule {switch} = {_either(values)}, which neither the preset nor the engine has"
    return None


def _either(values: Iterable[str]) -> str:
    return " or ".join(values)


def house_rules(case: Case, hello: Hello, switches: Mapping[str, str]) -> dict[str, str]:
    """The value of each switch that a case is judged by: the preset's, or one of those that its tags name.

    Where the tags name several, the preset's is taken if it is one of them, else the first that the engine plays.
    """
    chosen = dict(switches)
    for switch, values in case.scenario.switches.items():
        played = [value for value in values if value in hello.switches.get(switch, values)]
        if switches.get(switch) not in played:
            chosen[switch] = (played or values)[0]
    return chosen


class Trial:
    """A scenario in progress. `steps` are run one by one; after a step that decides, no more is asked."""

    def __init__(self, engine: str, case: Case, session: Session, switches: Mapping[str, str]):
        session.take_log()  # what earlier scenarios left is not this one's
        self._engine, self._session = engine, session
        self._scenario, self._level = case.scenario, case.level
        rules = house_rules(case, session.hello, switches)
        self._world = World(session, rules, ranks="rank" in case.scenario.capabilities)
        self._verdicts: list[Verdict] = []
        self._first: dict[Verdict, tuple[int, str, str, str, str]] = {}
        self.fault: EngineFault | None = None

    @property
    def decided(self) -> bool:
        """Whether a step has ended the scenario."""
        return bool(self._verdicts) and self._verdicts[-1] not in (Verdict.PASS, Verdict.UNOBSERVABLE)

    @property
    def answered(self) -> bool:
        """Whether the engine has answered anything in this scenario."""
        return any(answer is not None for _, _, answer in self._world.exchanges)

    def run(self, step: BoundStep) -> Verdict:
        """Runs the next step and says what came of it."""
        index = len(self._verdicts)
        try:
            step.run(self._world)
            verdict = Verdict.PASS
        except StepOutcome as outcome:
            verdict = outcome.verdict
            if verdict is Verdict.FAIL and self._level == "SHOULD":
                verdict = Verdict.WARN
            self._first.setdefault(verdict, (index, outcome.reason, outcome.expected, outcome.seen, ""))
        except EngineFault as fault:
            self.fault = fault
            verdict = fault.verdict
            self._first.setdefault(verdict, (index, fault.message, "an answer", fault.message, fault.log))
        except BadScenario as error:
            where = f"{self._scenario.file}:{self._scenario.line}"
            raise BadScenario(f"{where}: {self._scenario.id}: {error}") from None
        self._verdicts.append(verdict)
        return verdict

    def result(self) -> Result:
        """The verdict on the scenario, with what it rests on."""
        verdict = sum_up(self._verdicts)
        scenario = self._scenario
        if verdict is Verdict.PASS:
            return Result(
                engine=self._engine, scenario=scenario.id, rules=list(scenario.rules), verdict=verdict
            )
        step, reason, expected, seen, log = self._first.get(verdict, (None, "the scenario has no steps", "", "", ""))
        return Result(
            engine=self._engine,
            scenario=scenario.id,
            rules=list(scenario.rules),
            verdict=verdict,
            step=step,
            reason=reason,
            expected=expected,
            seen=seen,
            messages=[_exchange(*exchange) for exchange in self._world.exchanges],
            log=log or self._session.take_log(),
        )


def _exchange(method: str, params: dict[str, Any], answer: Any) -> Exchange:
    return Exchange(
        method=method, params=params, answer=None if answer is None else msgspec.to_builtins(answer)
    )
