"""Selectors: a rule (RAISE-07), a scenario (RAISE-07/slug), a chapter (raise) or a level (@must)."""

from __future__ import annotations

from difflib import get_close_matches

from floorman.errors import UnknownSelector
from floorman.spec.spec import Case, Spec

LEVELS = ("must", "should", "may", "informative")


def select(spec: Spec, selectors: list[str]) -> list[Case]:
    """The cases that any of the selectors names, in the order of the spec; all without a selector.

    UnknownSelector, with the nearest names, where one names nothing. A selector that names a rule
    without scenarios is known and picks nothing.
    """
    if not selectors:
        return list(spec.cases)
    wanted = set().union(*(_ids(spec, selector) for selector in selectors))
    return [case for case in spec.cases if case.scenario.id in wanted]


def _ids(spec: Spec, selector: str) -> set[str]:
    rules = spec.rulebook.rules
    if selector.startswith("@"):
        tag = selector[1:]
        if tag.lower() in LEVELS:
            return _of(spec, {rule.id for rule in rules.values() if rule.level.lower() == tag.lower()})
        found = {case.scenario.id for case in spec.cases if tag in case.scenario.tags}
        if found:
            return found
    elif "/" in selector:
        rule, _, rest = selector.partition("/")
        start = f"{rule.upper()}/{rest}"
        found = {i for i in spec.by_id if i == start or i.startswith(start + "/")}
        if found:
            return found
    elif selector.upper() in rules:
        return _of(spec, {selector.upper()})
    elif selector.lower() in {rule.chapter for rule in rules.values()}:
        return _of(spec, {rule.id for rule in rules.values() if rule.chapter == selector.lower()})
    raise UnknownSelector(_unknown(spec, selector))


def _of(spec: Spec, rules: set[str]) -> set[str]:
    return {case.scenario.id for rule in rules for case in spec.by_rule.get(rule, ())}


def _unknown(spec: Spec, selector: str) -> str:
    chapters = sorted({rule.chapter for rule in spec.rulebook.rules.values()})
    names = [*spec.rulebook.rules, *spec.by_id, *chapters, *(f"@{level}" for level in LEVELS)]
    near = get_close_matches(selector, names, n=4, cutoff=0.5) or get_close_matches(selector.upper(), names, n=4)
    hint = f"did you mean {', '.join(near)}?" if near else f"chapters are {', '.join(chapters)}"
    return f"nothing is called {selector!r}; {hint}"
