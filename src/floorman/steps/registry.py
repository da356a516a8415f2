"""The registry of steps: cucumber expressions, each with the function that carries it out.

A step's text is matched once, when the spec is loaded; a text that no step or more than one step matches
is an error there, never a guess.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from floorman.errors import FloormanError
from floorman.steps.positions import SEAT_PATTERN
from floorman.steps.script import ATTEMPT_PATTERN, DEED_PATTERN, parse_script

Table = tuple[tuple[str, ...], ...]
_CARD = r"[2-9TJQKA][cdhs]"
_ORDINAL = r"\d+(?:st|nd|rd|th)"
_KIND = r"fold|check|call|bet|raise|show|muck"
_RAKE = r"(\d+(?:\.\d{1,2})?)%(?: up to (\d+))?(?:, in whole (\d+)s)?"


class NoSuchStep(FloormanError):
    """A step's text fits no step of the vocabulary, or more than one, or its table is amiss."""


@dataclass(frozen=True, slots=True)
class StepDefinition:
    """One step of the vocabulary: its kind, its expression, the columns its table needs, its function."""

    kind: str
    expression: str
    columns: tuple[str, ...]
    optional: tuple[str, ...]
    run: Callable[..., None]

    @property
    def doc(self) -> str:
        """What the step says, for the page of steps."""
        return " ".join((self.run.__doc__ or "").split())


@dataclass(frozen=True, slots=True)
class BoundStep:
    """A step's text bound to its definition; `rows` are its table's rows as dicts."""

    definition: StepDefinition
    arguments: tuple[Any, ...]
    rows: tuple[dict[str, str], ...] | None

    def run(self, world: Any) -> None:
        """Carries the step out in `world`; raises what the definition's function raises."""
        if self.rows is None:
            self.definition.run(world, *self.arguments)
        else:
            self.definition.run(world, *self.arguments, self.rows)


_definitions: list[StepDefinition] = []


def step(kind: str, expression: str, columns: str = "", optional: str = "") -> Callable:
    """Registers a function as a step; `columns` and `optional` name its table's columns."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        _definitions.append(
            StepDefinition(kind, expression, tuple(columns.split()), tuple(optional.split()), function)
        )
        return function

    return register


def vocabulary() -> tuple[StepDefinition, ...]:
    """Every step, in the order of the page of steps."""
    from floorman.steps import setup, play, several, incidents, compare, check_play, check_table  # noqa: F401, I001  they register

    return tuple(_definitions)


def split_names(text: str) -> list[str]:
    """The names in `A, B and C`, `BTN, SB` or `fold, call or raise`."""
    return text.replace(" and ", ", ").replace(" or ", ", ").split(", ")


def _numbers(text: str) -> list[int]:
    return [int(ordinal[:-2]) for ordinal in split_names(text)]


def _rake(percent: str, cap: str | None, unit: str | None) -> dict[str, int | float]:
    amounts = {"cap": cap, "unit": unit}
    rake = {"percent": float(percent) if "." in percent else int(percent)}
    return rake | {name: int(amount) for name, amount in amounts.items() if amount is not None}


@cache
def _expressions() -> list[tuple[StepDefinition, Any]]:
    from cucumber_expressions.expression import CucumberExpression
    from cucumber_expressions.parameter_type import ParameterType
    from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

    registry = ParameterTypeRegistry()
    for name, pattern, kind, transform in (
        ("seat", SEAT_PATTERN, str, str),
        ("seats", rf"(?:{SEAT_PATTERN})(?:, (?:{SEAT_PATTERN}))*(?: and (?:{SEAT_PATTERN}))?", list, split_names),
        ("amount", r"\d+", int, int),
        ("card", _CARD, str, str),
        ("cards", rf"{_CARD}(?: {_CARD})*", list, str.split),
        ("numbers", rf"{_ORDINAL}(?:, {_ORDINAL})*(?: and {_ORDINAL})?", list, _numbers),
        ("deed", DEED_PATTERN, str, str),
        ("attempt", ATTEMPT_PATTERN, str, str),
        ("script", r".+", list, str),
        ("rake", _RAKE, dict, _rake),
        ("kind", _KIND, str, str),
        ("kinds", rf"(?:{_KIND})(?:, (?:{_KIND}))*(?: or (?:{_KIND}))?", list, split_names),
        ("wager", r"bet|raise to", str, lambda text: text.split()[0]),
        ("bound", r"least|most", str, str),
        ("street", r"preflop|flop|turn|river|showdown", str, str),
        ("player", r"[A-Z]", str, str),
        ("players", r"[A-Z](?:, [A-Z])*(?: and [A-Z])?", list, split_names),
        ("class", r"[a-z]+(?: [a-z]+)*", str, str),
    ):
        registry.define_parameter_type(ParameterType(name, pattern, kind, transform, False, False))
    return [(d, CucumberExpression(d.expression, registry)) for d in vocabulary()]


@cache
def _find(kind: str, text: str) -> tuple[StepDefinition, tuple[Any, ...]]:
    found = []
    for definition, expression in _expressions():
        if definition.kind == kind and (arguments := expression.match(text)) is not None:
            found.append((definition, tuple(argument.value for argument in arguments)))
    if not found:
        raise NoSuchStep(f"no step fits `{kind.capitalize()} {text}`; docs/steps.md lists them all")
    if len(found) > 1:
        both = " and ".join(f"`{definition.expression}`" for definition, _ in found)
        raise NoSuchStep(f"`{kind.capitalize()} {text}` fits more than one step: {both}")
    return found[0]


def fits(kind: str, text: str) -> bool:
    """Whether the vocabulary has a step for this text; an ambiguous text fits (and fails in `bind`)."""
    return any(d.kind == kind and e.match(text) is not None for d, e in _expressions())


def bind(kind: str, text: str, table: Table | None) -> BoundStep:
    """The step that `text` means; NoSuchStep where there is none, several, or the table does not fit."""
    definition, arguments = _find(kind, text)
    if definition.expression.endswith("{script}"):
        try:
            arguments = (*arguments[:-1], tuple(parse_script(arguments[-1])))
        except ValueError as error:
            raise NoSuchStep(f"`{text}`: {error}") from None
    return BoundStep(definition, arguments, _rows(definition, text, table))


def _rows(definition: StepDefinition, text: str, table: Table | None) -> tuple[dict[str, str], ...] | None:
    needs_table = bool(definition.columns or definition.optional)
    if not needs_table:
        if table:
            raise NoSuchStep(f"`{text}` takes no table")
        return None
    if not table or len(table) < 2:
        raise NoSuchStep(f"`{text}` needs a table with the columns {', '.join(definition.columns)}")
    header = table[0]
    missing = [name for name in definition.columns if name not in header]
    unknown = [name for name in header if name not in definition.columns + definition.optional]
    if missing or unknown:
        problem = f"lacks {', '.join(missing)}" if missing else f"has the unknown column {', '.join(unknown)}"
        raise NoSuchStep(f"the table of `{text}` {problem}")
    return tuple(dict(zip(header, row, strict=True)) for row in table[1:])
