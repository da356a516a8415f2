"""The mutants by name: the reference with one known mistake, as an engine like any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from floorman.engines import EngineSpec, read_adapter
from floorman.errors import UnknownEngine
from floorman.nearest import did_you_mean
from floorman.paths import adapter_root
from floorman.spec.selectors import select
from floorman.spec.spec import Spec
from holdem_mutants import MUTANTS, Mutant

PREFIX = "mutant:"


def mutant_engine(name: str) -> EngineSpec:
    """The engine behind `mutant:NAME`; raises UnknownEngine with the nearest names."""
    mutant = MUTANTS.get(name)
    if mutant is None:
        hint = did_you_mean(name, MUTANTS, most=3)
        raise UnknownEngine(f"no mutant is called {name!r}{hint}\n`floorman list mutants` lists all {len(MUTANTS)}")
    reference = read_adapter(adapter_root() / "reference")
    breaks = f"It breaks {', '.join(mutant.rules)}." if mutant.rules else f"It breaks no rule: {mutant.equivalent}"
    notes = f"The reference with one mistake built in: {mutant.tells} {breaks}"
    return replace(reference, name=PREFIX + name, arguments=(name,), notes=notes)


def select_mutants(spec: Spec, selectors: Sequence[str]) -> list[Mutant]:
    """The mutants that break a rule of the scenarios which the selectors pick; all without selectors.

    `mutant:NAME` picks one by name. Raises UnknownSelector or UnknownEngine.
    """
    named = {selector for selector in selectors if selector.startswith(PREFIX)}
    names = {mutant_engine(selector.removeprefix(PREFIX)).arguments[0] for selector in named}
    others = [selector for selector in selectors if selector not in named]
    if others:
        rules = {rule for case in select(spec, others) for rule in case.scenario.rules}
        names |= {mutant.name for mutant in MUTANTS.values() if rules & set(mutant.rules)}
    return [mutant for mutant in MUTANTS.values() if not selectors or mutant.name in names]
