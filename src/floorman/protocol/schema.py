"""JSON Schemas of everything that is printed as JSON, made from the typed messages.

`python -m floorman.protocol.schema` says whether the files are up to date, `--write` writes them:
schemas/v1.json for the table protocol, schemas/events.json for the event stream of a run.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from floorman import events
from floorman.protocol import messages
from floorman.protocol.incidents import params_schema, rulings
from floorman.protocol.session import RpcError

FOLDER = Path(__file__).resolve().parent / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

# Method: what is sent, what comes back. The harness reads the same types.
METHODS = {
    "hello": ("HelloParams", "Hello"),
    "open": ("OpenParams", "Answer"),
    "deal": ("DealParams", "Answer"),
    "act": ("ActParams", "Answer"),
    "incident": ("IncidentParams", "Ruled"),
    "rank": ("RankParams", "Ranking"),
    "bye": ("Nothing", "Nothing"),
}
_CARD_FIELDS = {"cards", "deck", "hole", "board", "stub", "burns", "muck", "aside"}
_SEAT_FIELDS = {"seat", "button", "to_act", "show_order", "shown", "leaves", "sits_out"}


def protocol_schema() -> dict[str, Any]:
    """The schema of a line of the protocol, version 1; `$defs` has one entry for each message."""
    names = {name for pair in METHODS.values() for name in pair} - {"Nothing", "IncidentParams"}
    defs = _components(*(getattr(messages, name) for name in sorted(names)))
    defs["IncidentParams"] = params_schema()
    for definition in defs.values():
        _refine(definition)
    # What msgspec cannot say of a struct: which of its fields it takes to be an answer at all.
    defs["Answer"]["anyOf"] = [{"required": [name]} for name in ("state", "rejected", "declined")]
    defs["Ruled"]["anyOf"] = [{"required": names} for names in (["state", "ruling"], ["rejected"], ["declined"])]
    defs["Ruled"]["properties"]["ruling"] = {"enum": sorted(rulings())}
    defs["Ranking"]["anyOf"] = [{"required": [name]} for name in ("order", "declined")]
    defs |= _components(RpcError)
    defs["Card"] = {"description": "Rank and suit.", "type": "string", "pattern": "^[2-9TJQKA][cdhs]$"}
    defs["Nothing"] = {"description": "An object without fields.", "type": "object"}
    defs["Request"] = {
        "description": "A line to the engine.",
        "type": "object",
        "properties": {"jsonrpc": {"const": "2.0"}, "id": {"type": "integer"}},
        "required": ["jsonrpc", "id", "method", "params"],
        "oneOf": [
            {"properties": {"method": {"const": method}, "params": _ref(params)}}
            for method, (params, _) in METHODS.items()
        ],
    }
    results = dict.fromkeys(result for _, result in METHODS.values())
    defs["Reply"] = {
        "description": "A line from the engine: the result of the request with this id, or an error.",
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": "integer"},
            "result": {"anyOf": [_ref(name) for name in results]},
            "error": _ref("RpcError"),
        },
        "required": ["jsonrpc", "id"],
        "oneOf": [{"required": ["result"]}, {"required": ["error"]}],
    }
    return {
        "$schema": DIALECT,
        "title": f"The table protocol of floorman, version {messages.PROTOCOL}",
        "anyOf": [_ref("Request"), _ref("Reply")],
        "$defs": dict(sorted(defs.items())),
    }


def events_schema() -> dict[str, Any]:
    """The schema of a line of the event stream."""
    (event,), defs = schema_components((events.Event,), ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": f"The event stream of a floorman run, format {events.FORMAT}",
        **event,
        "$defs": dict(sorted(defs.items())),
    }


def files() -> dict[Path, str]:
    """The text that each schema file has to hold."""
    schemas = {f"v{messages.PROTOCOL}.json": protocol_schema(), "events.json": events_schema()}
    return {FOLDER / name: json.dumps(schema, indent=2) + "\n" for name, schema in schemas.items()}


def _components(*structs: type) -> dict[str, Any]:
    return schema_components(structs, ref_template="#/$defs/{name}")[1]


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _refine(node: Any, name: str = "") -> None:
    """Says what is true of the whole protocol: no number is below zero or too large, seats count from 1, cards
    are cards."""
    if isinstance(node, list):
        for part in node:
            _refine(part, name)
    elif isinstance(node, dict):
        if node.get("type") == "integer":
            node.setdefault("minimum", 1 if name in _SEAT_FIELDS else 0)
            node.setdefault("maximum", messages.MOST_CHIPS)
        if name in _CARD_FIELDS | {"hands"} and node.get("items") == {"type": "string"}:
            node["items"] = _ref("Card")
        for key, part in node.items():
            if key == "properties":
                for field, its_schema in part.items():
                    _refine(its_schema, field)
            elif key != "default":
                _refine(part, name)


def main(arguments: list[str]) -> int:
    """Writes the files (`--write`), or says which are out of date; the exit code."""
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    if arguments == ["--write"]:
        FOLDER.mkdir(exist_ok=True)
        for path in stale:
            path.write_text(files()[path], "utf-8")
            print(f"wrote {path.name}")
        return 0
    for path in stale:
        print(f"{path.name} is out of date; run python -m floorman.protocol.schema --write")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
