"""docs/events.md holds each event, each field, and an example that decodes."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from floorman import events
from floorman.verdict import Verdict

TEXT = (Path(__file__).parents[2] / "docs" / "events.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^##+ (\w+)\n(.*?)(?=^##|\Z)", TEXT, re.M | re.S))
EVENTS = {
    "run": events.Run,
    "rule": events.RuleEntry,
    "scenario": events.ScenarioEntry,
    "engine": events.EngineEntry,
    "result": events.Result,
    "footer": events.Footer,
}
PARTS = {
    "score": events.MutantScore,
    "source": events.Source,
    "step": events.StepText,
    "exchange": events.Exchange,
    "summary": events.EngineSummary,
}


def _fields(section: str) -> dict[str, str]:
    return {name: line for line, name in re.findall(r"^(\| `(\w+)` \|.*)$", SECTIONS[section], re.M)}


def test_every_section_is_an_event_or_a_part_of_one():
    assert set(SECTIONS) == set(EVENTS) | set(PARTS)
    assert set(EVENTS.values()) == set(events.Event.__args__)


@pytest.mark.parametrize(("section", "struct"), [*EVENTS.items(), *PARTS.items()])
def test_every_field_is_listed_in_order(section, struct):
    tag = ["event"] if section in EVENTS else []
    assert list(_fields(section)) == tag + list(struct.__struct_fields__)


@pytest.mark.parametrize(("section", "struct"), [*EVENTS.items(), *PARTS.items()])
def test_optional_fields_are_marked(section, struct):
    optional = {field.name for field in msgspec.structs.fields(struct) if not field.required}
    assert {name for name, line in _fields(section).items() if "*optional*" in line} == optional


@pytest.mark.parametrize(("section", "struct"), EVENTS.items())
def test_example_is_a_line_that_decodes_and_shows_every_field(section, struct):
    (example,) = re.findall(r"```json\n(.*?)\n```", SECTIONS[section], re.S)
    (event,) = events.read([example.encode()])
    assert type(event) is struct
    assert list(msgspec.json.decode(example)) == ["event", *struct.__struct_fields__]
    assert events.encode(event).decode().strip() == example


def test_every_verdict_is_named():
    line = _fields("result")["verdict"]
    assert set(re.findall(r"`([a-z-]+)`", line)) - {"verdict"} == set(Verdict)
