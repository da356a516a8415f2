from __future__ import annotations

from collections.abc import Callable

import pytest
from refresh import sample

from floorman import events
from floorman.verdict import Verdict


@pytest.fixture
def run() -> list[events.Event]:
    """The sample run: every verdict, hostile text."""
    return sample()


@pytest.fixture
def small_run() -> Callable[..., list[events.Event]]:
    """Makes a run of one rule and a scenario a verdict, for one engine; None leaves the result out."""

    def make(*verdicts: Verdict | None, engine: str = "under-test", footer: events.Footer | None = None, **result):
        stream: list[events.Event] = [
            events.Run(
                format=events.FORMAT, floorman="0", protocol=1, preset="seed", switches={}, engines=[engine], selectors=[]
            ),
            events.RuleEntry(
                id="POT-01", title="T", text="X", chapter="pot", level="MUST", profile=[], sources=[], status="tested"
            ),
        ]
        names = [f"POT-01/s{number}" for number in range(len(verdicts))]
        for name in names:
            stream.append(
                events.ScenarioEntry(
                    id=name,
                    rules=["POT-01"],
                    title="A scenario",
                    feature="F",
                    chapter="pot",
                    tags=[],
                    file="pot/f.feature",
                    line=1,
                    steps=[events.StepText(keyword="Then", text="the pot is 1")],
                )
            )
        stream.append(events.EngineEntry(name=engine))
        for name, verdict in zip(names, verdicts, strict=True):
            if verdict is not None:
                stream.append(
                    events.Result(engine=engine, scenario=name, rules=["POT-01"], verdict=verdict, **result)
                )
        return stream + ([footer] if footer else [])

    return make
