"""Feature files read into scenarios.

A scenario stands in a `Rule:` block that is tagged with the rule's id, and carries `@id.<slug>`. Its full
id is RULE/slug; each row of an outline's Examples is a scenario of its own, RULE/slug/<cell of column
`case`>. Nothing here knows what a step means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from floorman.errors import BadFile

RULE_ID = re.compile(r"[A-Z]+-\d+\Z")
ID_TAG = "id."
_KIND = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Step:
    """A step with the Examples row filled in. `kind` is given, when or then (And and But inherit it)."""

    kind: str
    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] | None
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, background included. `file` is relative to the feature folder, `line` 1-based."""

    rules: tuple[str, ...]
    slug: str
    case: str | None
    title: str
    feature: str
    chapter: str
    tags: tuple[str, ...]  # without @, rule and id tags left out
    file: str
    line: int
    steps: tuple[Step, ...]
    template_line: int = field(default=0, compare=False)  # of the outline, for an Examples row

    @property
    def id(self) -> str:
        """RULE/slug, or RULE/slug/case."""
        return "/".join(filter(None, (self.rules[0], self.slug, self.case)))

    @property
    def capabilities(self) -> tuple[str, ...]:
        """The capabilities that its tags name."""
        return tuple(tag[4:] for tag in self.tags if tag.startswith("cap."))

    @property
    def switches(self) -> dict[str, tuple[str, ...]]:
        """The house rules that its tags fix, by switch id; it holds under any of the values tagged."""
        found: dict[str, tuple[str, ...]] = {}
        for tag in self.tags:
            if tag.startswith("switch."):
                switch, value = tag[7:].rsplit(".", 1)
                found[switch] = (*found.get(switch, ()), value)
        return found


def load_features(root: Path) -> list[Scenario]:
    """All scenarios below `root`, by chapter folder, file and line; BadFile where a file cannot be read."""
    scenarios: list[Scenario] = []
    for path in sorted(root.glob("*/*.feature")):
        scenarios.extend(_read(path, root))
    return scenarios


def _read(path: Path, root: Path) -> Iterator[Scenario]:
    from gherkin.errors import CompositeParserException, ParserError
    from gherkin.parser import Parser

    file = path.relative_to(root).as_posix()
    try:
        document = Parser().parse(path.read_text(encoding="utf-8"))
    except CompositeParserException as error:
        raise _syntax_error(path, error.errors[0]) from None
    except ParserError as error:
        raise _syntax_error(path, error) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(path, None, f"cannot be read: {error}") from None
    feature = document.get("feature")
    if not feature:
        raise BadFile(path, 1, "holds no feature")
    background: list[dict] = []
    for child in feature["children"]:
        if "background" in child:
            background = child["background"]["steps"]
        elif "rule" in child:
            yield from _read_rule(path, file, feature, child["rule"], background)
        else:
            line = child["scenario"]["location"]["line"]
            raise BadFile(path, line, "a scenario outside of a Rule: block; each belongs to a rule")


def _read_rule(path: Path, file: str, feature: dict, rule: dict, background: list[dict]) -> Iterator[Scenario]:
    rule_tags = _tags(rule)
    rules = tuple(tag for tag in rule_tags if RULE_ID.match(tag))
    if not rules:
        raise BadFile(path, rule["location"]["line"], "a Rule: block without a rule's tag, such as @RAISE-07")
    inherited = _tags(feature) + [tag for tag in rule_tags if tag not in rules]
    for child in rule["children"]:
        if "background" in child:
            background = background + child["background"]["steps"]
            continue
        outline = child["scenario"]
        tags = _tags(outline)
        slugs = [tag[len(ID_TAG) :] for tag in tags if tag.startswith(ID_TAG)]
        line = outline["location"]["line"]
        if len(slugs) != 1:
            raise BadFile(path, line, f"scenario {outline['name']!r} needs exactly one @id.<slug> tag")
        own = inherited + [tag for tag in tags if not tag.startswith(ID_TAG)]
        for row in _rows(path, outline):
            yield Scenario(
                rules=rules,
                slug=slugs[0],
                case=row.values.get("case") if row.values else None,
                title=_fill(outline["name"], row.values),
                feature=feature["name"],
                chapter=Path(file).parts[0],
                tags=tuple(dict.fromkeys(own + row.tags)),
                file=file,
                line=row.line or line,
                steps=tuple(_steps(background + outline["steps"], row.values, path)),
                template_line=line,
            )


@dataclass(frozen=True, slots=True)
class _Row:
    values: dict[str, str]
    tags: list[str]
    line: int


def _rows(path: Path, outline: dict) -> list[_Row]:
    line = outline["location"]["line"]
    if not outline["examples"]:
        if "outline" in outline["keyword"].lower():
            raise BadFile(path, line, "an outline without Examples would run once with its <names> unfilled")
        return [_Row({}, [], line)]
    rows = []
    for examples in outline["examples"]:
        where = examples["location"]["line"]
        body = examples.get("tableBody") or []
        if not body:
            raise BadFile(path, where, "Examples without a row would run once with its <names> unfilled")
        for tag in _tags(examples):
            if not tag.startswith("cap."):
                raise BadFile(path, where, f"@{tag} on Examples; only @cap.<capability> may stand there")
        header = [cell["value"] for cell in examples["tableHeader"]["cells"]]
        if "case" not in header:
            raise BadFile(path, where, "Examples need a column `case`, the last part of each scenario's id")
        for row in body:
            cells = [cell["value"] for cell in row["cells"]]
            rows.append(_Row(dict(zip(header, cells, strict=True)), _tags(examples), row["location"]["line"]))
    return rows


def _steps(steps: list[dict], values: dict[str, str], path: Path) -> Iterator[Step]:
    kind = None
    for step in steps:
        kind = _KIND.get(step["keywordType"], kind)
        if kind is None:
            raise BadFile(path, step["location"]["line"], "the first step of a scenario is a Given, When or Then")
        table = step.get("dataTable")
        yield Step(
            kind=kind,
            keyword=step["keyword"].strip(),
            text=_fill(step["text"], values),
            table=table
            and tuple(tuple(_fill(cell["value"], values) for cell in row["cells"]) for row in table["rows"]),
            line=step["location"]["line"],
        )


def _tags(node: dict) -> list[str]:
    return [tag["name"].removeprefix("@") for tag in node["tags"]]


def _fill(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text


def _syntax_error(path: Path, error: Exception) -> BadFile:
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error).splitlines()[0])
    return BadFile(path, (getattr(error, "location", None) or {}).get("line"), f"not Gherkin: {message}")
