"""The score of the scenarios against the mutants, as it was last counted: a file beside the features."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from floorman import tomlfile
from floorman.errors import CannotWrite
from floorman.events import MutantScore

FILE = "mutants.toml"  # in the folder of the features


def read_score(root: Path) -> MutantScore | None:
    """The last count of the features below `root`, None if there is none; raises BadFile."""
    path = root / FILE
    if not path.exists():
        return None
    data, places = tomlfile.read(path)
    try:
        return msgspec.convert(data, MutantScore)
    except msgspec.ValidationError as problem:
        places[""][0].refuse(str(problem))


def write_score(root: Path, score: MutantScore) -> Path:
    """Keeps a count beside the features; returns the file, or raises CannotWrite."""
    path = root / FILE
    lines = [f"{name} = {json.dumps(value)}" for name, value in msgspec.structs.asdict(score).items() if name != "by_rule"]
    rules = [f"{rule} = {list(caught)}" for rule, caught in score.by_rule.items()]
    text = ["# Written by `floorman mutants --write`.", *lines, "", "[by_rule]  # caught by the rule's own scenarios, of all", *rules]
    try:
        path.write_text("\n".join(text) + "\n", encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {path}: {error.strerror}") from None
    return path
