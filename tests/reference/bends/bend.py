"""A bend: the reference with one mistake in it, entered under the rules that the mistake breaks.

A bend is a subclass of `Hand` or of `Ranker`. Its name and the one line of its docstring tell the mistake.
"""

from collections.abc import Callable

from holdem_reference import Hand, Ranker

Bend = type[Hand] | type[Ranker]

BENDS: dict[str, list[Bend]] = {}  # by rule id


def breaks(*rules: str) -> Callable[[Bend], Bend]:
    """Enters a bend under each rule whose scenarios have to notice it."""

    def enter(bend: Bend) -> Bend:
        for rule in rules:
            BENDS.setdefault(rule, []).append(bend)
        return bend

    return enter


def bent_hand(bend: Bend) -> type[Hand]:
    """The hand to play: a bent ranker ranks the cards of a hand that is true otherwise."""
    if issubclass(bend, Hand):
        return bend
    return type(bend.__name__, (Hand,), {"rank": staticmethod(bend().rank)})
