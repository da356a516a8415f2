"""The rulebook: the rules with their sources, the switches, the presets, the capabilities, the errata.

It is read from `rulebook/` (a TOML file a chapter, switches.toml, capabilities.toml, errata.toml) and
`rulesets/` of the feature folder, and everything in it is checked here once: what loads is whole. What does
not is refused with file and line, because a rule that is silently left out would look like a rule that is
kept. This module knows nothing of scenarios; whether each rule has one is asked of the whole spec
(floorman.spec).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NoReturn, TypeVar, get_args

import msgspec
from msgspec import Struct

from floorman.entries import (
    CHAPTERS,
    EXTERNAL,
    Capability,
    Checkable,
    Erratum,
    ErratumKind,
    Level,
    Preset,
    Profile,
    Rule,
    Status,
    Switch,
)
from floorman.errors import BadFile, UnknownSelector
from floorman.paths import feature_root
from floorman.tomlfile import Place, read


class Rulebook(Struct, frozen=True, kw_only=True):
    """The whole rulebook, each part by id; rules are in the order of the chapters."""

    rules: dict[str, Rule]
    switches: dict[str, Switch]
    presets: dict[str, Preset]
    capabilities: dict[str, Capability]
    errata: dict[str, Erratum]

    @property
    def chapters(self) -> list[str]:
        """The chapters that have rules, in reading order."""
        return list(dict.fromkeys(rule.chapter for rule in self.rules.values()))

    def chapter(self, name: str) -> list[Rule]:
        """The rules of a chapter in order; raises UnknownSelector."""
        found = [rule for rule in self.rules.values() if rule.chapter == name]
        return found or _unknown("chapter", name, self.chapters)

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id; raises UnknownSelector with the nearest ids."""
        return self.rules.get(rule_id) or _unknown("rule", rule_id, self.rules)

    def errata_of(self, rule_id: str) -> list[Erratum]:
        """The errata whose ruling this rule carries, in order; none for an id that no rule has."""
        return [erratum for erratum in self.errata.values() if rule_id in erratum.rules]

    def preset(self, preset_id: str) -> Preset:
        """The preset with this id; raises UnknownSelector with the nearest ids."""
        return self.presets.get(preset_id) or _unknown("preset", preset_id, self.presets)


def natural_key(rule_id: str) -> tuple[bool, list[str | int]]:
    """A sort key for ids of one chapter: numbers by size, XR rules last."""
    parts = re.split(r"(\d+)", rule_id)
    return rule_id.startswith(f"{EXTERNAL}-"), [int(part) if part.isdigit() else part for part in parts]


def load_rulebook(root: Path | None = None) -> Rulebook:
    """The checked rulebook of a feature folder, ours by default, read once a folder; raises BadFile."""
    return _load((root or feature_root()).resolve())


@lru_cache
def _load(root: Path) -> Rulebook:
    folder = root / "rulebook"
    placed_switches = _entries(folder / "switches.toml", "switch", Switch)
    capabilities = _by_id(_entries(folder / "capabilities.toml", "capability", Capability))
    placed_rules = _placed_rules(folder)
    errata = folder / "errata.toml"
    placed_errata = _entries(errata, "erratum", Erratum) if errata.exists() else []
    switches, rules = _by_id(placed_switches), _by_id(placed_rules)
    for rule, place in placed_rules:
        _check_rule(rule, place, switches)
    for switch, place in placed_switches:
        _check_switch(switch, place, rules)
    for erratum, place in placed_errata:
        _check_erratum(erratum, place, rules, switches)
    presets = [_read_preset(path, switches) for path in sorted((root / "rulesets").glob("*.toml"))]
    return Rulebook(
        rules=rules,
        switches=switches,
        presets={preset.id: preset for preset in presets},
        capabilities=capabilities,
        errata=_by_id(placed_errata),
    )


def _placed_rules(folder: Path) -> list[tuple[Rule, Place]]:
    known = {"switches", "capabilities", "errata", *CHAPTERS}
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in known:
            raise BadFile(path, None, f"no chapter is named {path.stem}; there are {', '.join(CHAPTERS)}")
    placed = []
    for chapter in CHAPTERS:
        path = folder / f"{chapter}.toml"
        if path.exists():
            entries = _entries(path, "rule", Rule, chapter=chapter)
            placed += sorted(entries, key=lambda entry: natural_key(entry[0].id))
    return placed


# ---- the checks --------------------------------------------------------------------------------


def _check_rule(rule: Rule, place: Place, switches: Mapping[str, Switch]) -> None:
    def refuse(problem: str, key: str) -> NoReturn:
        place.refuse(f"{rule.id}: {problem}", key)

    prefix = CHAPTERS[rule.chapter]
    excluded = rule.status == "excluded"
    if not re.fullmatch(rf"({prefix}|{EXTERNAL})-\d\d+", rule.id):
        refuse(f"a rule of chapter {rule.chapter} is named {prefix}-nn or {EXTERNAL}-nn", "id")
    if re.search(r"\bshould\b", rule.title, re.IGNORECASE):
        refuse('a title states a fact, so it has no "should"', "title")
    if not rule.sources:
        refuse("a rule needs a source", "sources")
    if excluded and not rule.reason:
        refuse("an excluded rule needs a reason", "status")
    if rule.reason and not excluded:
        refuse("only an excluded rule has a reason", "reason")
    if rule.checkable == ("yes" if excluded else "no"):
        refuse(f"checkable is {rule.checkable}, and yet the rule is {rule.status}", "checkable")
    for name in rule.switches:
        if name not in switches:
            refuse(_no("switch", name, switches), "switches")
        if rule.id not in switches[name].rules:
            refuse(f"it names switch {name}, whose rules do not name it", "switches")
    for name, values in rule.requires.items():
        if name not in rule.switches:
            refuse(f"it requires {name}, which its switches do not name", "requires")
        for value in values:
            if value not in switches[name].values:
                refuse(_no_value(switches[name], value), "requires")


def _check_switch(switch: Switch, place: Place, rules: Mapping[str, Rule]) -> None:
    if len(set(switch.values)) != len(switch.values):
        place.refuse(f"{switch.id}: a value is there twice", "values")
    if switch.default not in switch.values:
        place.refuse(_no_value(switch, switch.default), "default")
    for rule_id in switch.rules:
        if rule_id not in rules:
            place.refuse(f"{switch.id}: {_no('rule', rule_id, rules)}", "rules")
        if switch.id not in rules[rule_id].switches:
            place.refuse(f"{switch.id}: it names rule {rule_id}, whose switches do not name it", "rules")


def _check_erratum(
    erratum: Erratum, place: Place, rules: Mapping[str, Rule], switches: Mapping[str, Switch]
) -> None:
    def refuse(problem: str, key: str) -> NoReturn:
        place.refuse(f"{erratum.id}: {problem}", key)

    if not re.fullmatch(r"C-\d\d+", erratum.id):
        refuse("an erratum is named C-nn", "id")
    for key in ("sources", "rules"):
        if not getattr(erratum, key):
            refuse(f"an erratum needs {key}", key)
    for key in ("rules", "switches", "proof"):
        if len(set(getattr(erratum, key))) != len(getattr(erratum, key)):
            refuse("a name is there twice", key)
    for name in erratum.rules:
        if name not in rules:
            refuse(_no("rule", name, rules), "rules")
    for name in erratum.switches:
        if name not in switches:
            refuse(_no("switch", name, switches), "switches")
        if not set(erratum.rules) & set(switches[name].rules):
            refuse(f"it names switch {name}, which none of its rules names", "switches")


def _read_preset(path: Path, switches: Mapping[str, Switch]) -> Preset:
    data, places = read(path)
    top = places[""][0]
    preset = _convert(data, Preset, top)
    if preset.id != path.stem:
        top.refuse(f"{preset.id}: a preset is named as its file")
    for section, given in (("values", preset.values), ("authority", preset.authority)):
        place = places.get(section, [top])[0]
        for name in given:
            if name not in switches:
                place.refuse(f"{preset.id}: {_no('switch', name, switches)}", name)
        if missing := [name for name in switches if name not in given]:
            place.refuse(f"{preset.id}: [{section}] lacks {', '.join(missing)}", "")
    for name, value in preset.values.items():
        if value not in switches[name].values:
            places.get("values", [top])[0].refuse(f"{preset.id}: {_no_value(switches[name], value)}", name)
    return preset


def _no_value(switch: Switch, value: str) -> str:
    return f"switch {switch.id} has no value {value}; it has {', '.join(switch.values)}"


def _no(kind: str, name: str, names: Iterable[str]) -> str:
    from difflib import get_close_matches

    known = {other.upper(): other for other in names}
    near = [known[match] for match in get_close_matches(name.upper(), known)]
    return f"there is no {kind} {name}" + (f"; did you mean {' or '.join(near)}?" if near else "")


def _unknown(kind: str, name: str, names: Iterable[str]) -> NoReturn:
    raise UnknownSelector(_no(kind, name, names))


# ---- reading -----------------------------------------------------------------------------------

E = TypeVar("E", Rule, Switch, Preset, Capability, Erratum)
_ALLOWED = {
    "level": Level,
    "status": Status,
    "checkable": Checkable,
    "profile": Profile,
    "kind": ErratumKind,
}


def _entries(path: Path, table: str, kind: type[E], **given: str) -> list[tuple[E, Place]]:
    data, places = read(path)
    rows, where = data.pop(table, None), places.get(table, [])
    if data:
        strange = next(iter(data))
        place, key = (places[strange][0], "") if strange in places else (places[""][0], strange)
        place.refuse(f"unknown table {strange}; the file holds [[{table}]] only", key)
    if not isinstance(rows, list) or len(rows) != len(where):
        raise BadFile(path, None, f"the file has to hold [[{table}]] entries")
    return [(_convert(row, kind, place, **given), place) for row, place in zip(rows, where, strict=True)]


def _by_id(entries: Iterable[tuple[E, Place]]) -> dict[str, E]:
    found: dict[str, E] = {}
    first: dict[str, Place] = {}
    for entry, place in entries:
        if entry.id in found:
            other = first[entry.id]
            place.refuse(f"{entry.id} is there twice, first in {other.path.name}:{other.line()}")
        found[entry.id], first[entry.id] = entry, place
    return found


def _convert(row: dict[str, Any], kind: type[E], place: Place, **given: str) -> E:
    name = row.get("id", "an entry without id")
    for key in given.keys() & row.keys():
        place.refuse(f"{name}: unknown field {key}", key)
    try:
        return msgspec.convert(_on_one_line(row) | given, kind)
    except msgspec.ValidationError as error:
        problem = str(error)
        at = re.search(r"`\$\.(\w+)", problem) or re.search(r"unknown field `(\w+)`", problem)
        key = at[1] if at else "id"
        if key in _ALLOWED and "enum" in problem:
            problem = f"{key} is one of {', '.join(get_args(_ALLOWED[key]))}, not {row[key]}"
        place.refuse(f"{name}: {problem}", key)


def _on_one_line(value: Any) -> Any:
    """The value with every text in it unwrapped."""
    match value:
        case str():
            return " ".join(value.split())
        case dict():
            return {key: _on_one_line(inner) for key, inner in value.items()}
        case list():
            return [_on_one_line(inner) for inner in value]
    return value
