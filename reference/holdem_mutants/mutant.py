"""A mutant: the reference with one mistake in it, entered under the rules that the mistake breaks.

A mutant is a subclass of `Hand` or of `Ranker`, a few lines that override what decides the rule. Its name
and the one line of its docstring tell the mistake.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from holdem_reference import Hand, Ranker

Bent = type[Hand] | type[Ranker]


@dataclass(frozen=True)
class Mutant:
    """One mistake: its name as a person types it, what it does, the rules whose scenarios have to notice it.

    `equivalent` says why no scenario can notice it; then it breaks no rule, and is empty otherwise.
    """

    name: str
    tells: str
    rules: tuple[str, ...]
    bent: Bent
    equivalent: str = ""

    @property
    def hand(self) -> type[Hand]:
        """The hand to play: a bent ranker ranks the cards of a hand that is true otherwise."""
        if issubclass(self.bent, Hand):
            return self.bent
        return type(self.bent.__name__, (Hand,), {"rank": staticmethod(self.bent().rank)})


MUTANTS: dict[str, Mutant] = {}  # by name, in the order of the modules


def breaks(*rules: str) -> Callable[[Bent], Bent]:
    """Enters a mistake under each rule whose scenarios have to notice it."""
    return lambda bent: _enter(bent, rules)


def equivalent(reason: str) -> Callable[[Bent], Bent]:
    """Enters a change that breaks no rule, so that no scenario may notice it."""
    return lambda bent: _enter(bent, (), reason)


def _enter(bent: Bent, rules: tuple[str, ...], reason: str = "") -> Bent:
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", bent.__name__).lower()
    if name in MUTANTS:
        raise ValueError(f"two mutants are called {name}")
    MUTANTS[name] = Mutant(name, bent.__doc__ or "", rules, bent, reason)
    return bent
