"""The event stream of a run: NDJSON, one event a line, the only thing that a renderer reads.

Order: run, rules, scenarios, then for each engine: engine, results; footer. A file without a footer is
truncated. No clock, host, path of the machine or duration is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct, field

from floorman.verdict import Verdict

FORMAT = 1


class Source(Struct, frozen=True, kw_only=True):
    """A place that a rule comes from: the source document's file name, or a rulebook, and the place."""

    doc: str
    where: str


class MutantScore(Struct, frozen=True, kw_only=True):
    """How many mistakes built into the reference the scenarios catch, when it was last counted.

    Of the `mutants`, `killed` are noticed by the scenarios of each rule that they break, `elsewhere` only by
    those of other rules, `survived` by none; `equivalent` ones, counted apart, break no rule. `by_rule` has for
    each broken rule how many mutants its own scenarios notice, and of how many.
    """

    date: str  # YYYY-MM-DD
    rules: int
    scenarios: int
    mutants: int
    killed: int
    elsewhere: int
    survived: int
    equivalent: int
    by_rule: dict[str, tuple[int, int]]


class Run(Struct, frozen=True, kw_only=True, tag_field="event", tag="run"):
    """The first line: which suite, which preset, what was asked for."""

    format: int
    floorman: str
    protocol: int
    preset: str
    switches: dict[str, str]  # the preset's value of every switch
    engines: list[str]
    selectors: list[str]
    missing_limits: list[str] = field(default_factory=list)  # of those put on an engine's process, what the platform lacks
    mutants: MutantScore | None = None  # of the features that are judged by, if it has been counted


class RuleEntry(Struct, frozen=True, kw_only=True, tag_field="event", tag="rule"):
    """An entry of the rulebook. `status` is tested, untested or excluded; `reason` says why excluded."""

    id: str
    title: str
    text: str
    chapter: str
    level: str  # MUST, SHOULD, MAY or informative
    profile: list[str]
    sources: list[Source]
    status: str
    switches: list[str] = field(default_factory=list)
    requires: dict[str, list[str]] = field(default_factory=dict)
    notes: str = ""
    reason: str = ""


class StepText(Struct, frozen=True, kw_only=True):
    """A step as it is written: keyword, text, and its table if it has one (rows of cells)."""

    keyword: str
    text: str
    table: list[list[str]] | None = None


class ScenarioEntry(Struct, frozen=True, kw_only=True, tag_field="event", tag="scenario"):
    """A scenario (an Examples row is one of its own); `file` is relative to the feature folder."""

    id: str  # RULE/slug or RULE/slug/case
    rules: list[str]
    title: str
    feature: str
    chapter: str
    tags: list[str]
    file: str
    line: int
    steps: list[StepText]


class EngineEntry(Struct, frozen=True, kw_only=True, tag_field="event", tag="engine"):
    """An engine: what its hello said and what its adapter.toml says, or the problem that kept it out."""

    name: str
    hello: dict[str, Any] | None = None
    about: dict[str, str] = field(default_factory=dict)  # version, licence, homepage, notes of the adapter
    problem: str | None = None


class Exchange(Struct, frozen=True, kw_only=True):
    """One message to the engine and what came back: an answer's fields, or the fault."""

    method: str
    params: dict[str, Any]
    answer: dict[str, Any] | None = None


class Result(Struct, frozen=True, kw_only=True, tag_field="event", tag="result"):
    """The verdict on one scenario for one engine.

    `step` is the index of the deciding step in the scenario's steps. `reason` is one sentence;
    `expected` and `seen` are short. `messages` and `log` (the end of the engine's stderr) ride on what
    ran and did not pass.
    """

    engine: str
    scenario: str
    rules: list[str]
    verdict: Verdict
    step: int | None = None
    reason: str = ""
    expected: str = ""
    seen: str = ""
    messages: list[Exchange] = field(default_factory=list)
    log: str = ""


class EngineSummary(Struct, frozen=True, kw_only=True):
    """One engine's outcome and its verdict counts (only those that occur)."""

    engine: str
    outcome: str  # conformant, unproved, not conformant
    counts: dict[str, int]


class Footer(Struct, frozen=True, kw_only=True, tag_field="event", tag="footer"):
    """The last line. `partial` says that the run was interrupted; `reason` says by what."""

    engines: list[EngineSummary]
    partial: bool = False
    reason: str = ""


Event = Run | RuleEntry | ScenarioEntry | EngineEntry | Result | Footer

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """The event as one line of JSON, newline included; what UTF-8 cannot say is written out as \\udcff."""
    try:
        return _encoder.encode(event) + b"\n"
    except UnicodeEncodeError:  # a lone surrogate, in the words of an engine in this process
        return _encoder.encode(_writable(msgspec.to_builtins(event))) + b"\n"


def _writable(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {_writable(key): _writable(entry) for key, entry in value.items()}
    return [_writable(entry) for entry in value] if isinstance(value, list) else value


def read(lines: Iterable[bytes]) -> Iterator[Event]:
    """The events of a file's lines; raises msgspec.DecodeError on a line that is none."""
    return (_decoder.decode(line) for line in lines if line.strip())
