"""The incidents of the protocol, as incidents.toml lists them: kinds, parameters and rulings, and their schema."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

Type = Literal["number", "numbers", "card", "order", "seat", "seats", "piles", "flag"]
_NUMBER = {"type": "integer"}
_SHAPES: dict[Type, dict[str, Any]] = {
    "number": _NUMBER,
    "numbers": {"type": "array", "items": _NUMBER},
    "card": {"$ref": "#/$defs/Card"},
    "order": {"type": "array", "items": {"$ref": "#/$defs/Card"}},
    "seat": _NUMBER,
    "seats": {"type": "array", "items": _NUMBER},
    "piles": {"type": "array", "items": {"enum": ["burns", "muck"]}},
    "flag": {"type": "boolean"},
}


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in the file: a key that has no meaning is an error."""


class Ruling(Entry):
    """A word that an engine may answer, and what it says of the table."""

    id: str
    meaning: str


class Parameter(Entry):
    """Something that an incident says."""

    id: str
    type: Type
    meaning: str


class Incident(Entry, kw_only=True):
    """A kind of incident: the streets on which it can be told, what it says, which rulings there are."""

    kind: str
    when: tuple[str, ...]
    meaning: str
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    rulings: tuple[str, ...]


class Incidents(Entry):
    """The whole file."""

    ruling: tuple[Ruling, ...]
    parameter: tuple[Parameter, ...]
    incident: tuple[Incident, ...]


@cache
def incidents() -> Incidents:
    """The incidents of the protocol."""
    text = Path(__file__).with_name("incidents.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Incidents)


@cache
def rulings() -> frozenset[str]:
    """The words that an engine may answer."""
    return frozenset(ruling.id for ruling in incidents().ruling)


def params_schema() -> dict[str, Any]:
    """The schema of what `incident` sends: one shape a kind."""
    parameters = {parameter.id: parameter for parameter in incidents().parameter}
    return {
        "title": "IncidentParams",
        "description": "Something that went wrong at the table, told when it is noticed.",
        "type": "object",
        "required": ["kind"],
        "oneOf": [
            {
                "description": incident.meaning,
                "properties": {
                    "kind": {"const": incident.kind},
                    **{name: _shape(parameters[name]) for name in incident.needs + incident.takes},
                },
                "required": ["kind", *incident.needs],
            }
            for incident in incidents().incident
        ],
    }


def _shape(parameter: Parameter) -> dict[str, Any]:
    return {"description": " ".join(parameter.meaning.split()), **deepcopy(_SHAPES[parameter.type])}


def tables() -> str:
    """The tables of docs/protocol.md, as Markdown."""
    lines = ["| kind | what happened | told on | says | rulings |", "|---|---|---|---|---|"]
    for incident in incidents().incident:
        says = ", ".join([*map(_code, incident.needs), *(f"{_code(name)}?" for name in incident.takes)])
        when = "any street" if len(incident.when) > 3 else ", ".join(incident.when)
        lines.append(
            f"| {_code(incident.kind)} | {incident.meaning} | {when} | {says} | {', '.join(incident.rulings)} |"
        )
    for heading, rows in (("parameter", incidents().parameter), ("ruling", incidents().ruling)):
        lines += ["", f"| {heading} | |", "|---|---|"]
        lines += [f"| {_code(row.id)} | {' '.join(row.meaning.split())} |" for row in rows]
    return "\n".join(lines) + "\n"


def _code(name: str) -> str:
    return f"`{name}`"
