"""A run as it was recorded, and the tables that follow from it. All renderers use this and nothing else.

Verdicts and outcomes are counted here from the results; the footer's own counts are only compared with
them, so that no footer can make a run look better than its results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from floorman.errors import FloormanError
from floorman.events import (
    FORMAT,
    EngineEntry,
    Event,
    Footer,
    Result,
    RuleEntry,
    Run,
    ScenarioEntry,
)
from floorman.render.words import LISTED, SHOWN_IN_FULL, Standing, listed, standing
from floorman.verdict import BROKEN, Outcome, Verdict, outcome

# The order in which a rule's verdict is found among its scenarios: nothing that did not run looks kept.
WORST_FIRST = (
    Verdict.CRASH,
    Verdict.TIMEOUT,
    Verdict.GARBAGE,
    Verdict.FAIL,
    Verdict.WARN,
    Verdict.BLOCKED,
    Verdict.DECLINED,
    Verdict.UNOBSERVABLE,
    Verdict.NOT_RUN,
    Verdict.PASS,
    Verdict.UNSUPPORTED,
)


class BadStream(FloormanError):
    """The events are not those of one run that this floorman can read."""


@dataclass(frozen=True)
class Row:
    """A chapter of the matrix: its rules by status, and each engine's rules by standing."""

    chapter: str
    rules: int
    asked: int
    untested: int
    excluded: int
    unasked: int  # rules with a test that this run did not ask for
    cells: dict[str, dict[Standing, int]]


@dataclass(frozen=True)
class Group:
    """Scenarios that stand alike for one engine, for the same reason."""

    engine: str
    verdict: Verdict
    reason: str
    scenarios: list[ScenarioEntry]


@dataclass
class RunModel:
    """One run: rules and scenarios by id, engines in order, results by (engine, scenario)."""

    run: Run
    rules: dict[str, RuleEntry] = field(default_factory=dict)
    scenarios: dict[str, ScenarioEntry] = field(default_factory=dict)
    engines: dict[str, EngineEntry] = field(default_factory=dict)
    results: dict[tuple[str, str], Result] = field(default_factory=dict)
    footer: Footer | None = None
    damage: str = ""  # why reading stopped early, if it did

    @cached_property
    def by_rule(self) -> dict[str, list[ScenarioEntry]]:
        """The scenarios of each rule, in the order of the file."""
        found: dict[str, list[ScenarioEntry]] = {rule: [] for rule in self.rules}
        for scenario in self.scenarios.values():
            for rule in scenario.rules:
                found[rule].append(scenario)
        return found

    @cached_property
    def chapters(self) -> dict[str, list[RuleEntry]]:
        """The rules of each chapter, in the order of the file."""
        found: dict[str, list[RuleEntry]] = {}
        for rule in self.rules.values():
            found.setdefault(rule.chapter, []).append(rule)
        return found

    @cached_property
    def statuses(self) -> Counter[str]:
        """The number of rules that are tested, untested and excluded."""
        return Counter(rule.status for rule in self.rules.values())

    def result(self, engine: str, scenario: str) -> Result:
        """What is recorded; a scenario without a result is not-run, with the reason."""
        recorded = self.results.get((engine, scenario))
        if recorded:
            return recorded
        entry = self.engines[engine]
        reason = entry.problem or (
            "the file ends before its result" if not self.footer else self.footer.reason or "no result was recorded"
        )
        rules = self.scenarios[scenario].rules
        return Result(engine=engine, scenario=scenario, rules=rules, verdict=Verdict.NOT_RUN, reason=reason)

    def counts(self, engine: str) -> dict[Verdict, int]:
        """The number of scenarios with each verdict, zeros included; they add up to all scenarios."""
        found = dict.fromkeys(LISTED, 0)
        for scenario in self.scenarios:
            found[self.result(engine, scenario).verdict] += 1
        return found

    def outcome(self, engine: str) -> Outcome:
        """What the results say of the engine."""
        return outcome(self.counts(engine))

    def rule_verdict(self, engine: str, rule: str) -> Verdict | None:
        """The worst verdict on the rule's scenarios; None if none was asked for."""
        found = {self.result(engine, scenario.id).verdict for scenario in self.by_rule[rule]}
        return next((verdict for verdict in WORST_FIRST if verdict in found), None)

    def rule_note(self, engine: str, rule: str) -> str:
        """How many of the rule's scenarios share its verdict: `2 of 3`; empty if all do."""
        found = [self.result(engine, scenario.id).verdict for scenario in self.by_rule[rule]]
        alike = found.count(self.rule_verdict(engine, rule))
        return "" if alike == len(found) else f"{alike} of {len(found)}"

    def broken(self, engine: str) -> list[RuleEntry]:
        """The rules that the engine breaks, or failed to answer for."""
        verdicts = ((rule, self.rule_verdict(engine, rule.id)) for rule in self.rules.values())
        return [rule for rule, verdict in verdicts if verdict in BROKEN]

    @cached_property
    def matrix(self) -> list[Row]:
        """A row a chapter."""
        return [self._row(chapter, rules) for chapter, rules in self.chapters.items()]

    def _row(self, chapter: str, rules: list[RuleEntry]) -> Row:
        asked = [rule for rule in rules if self.by_rule[rule.id]]
        cells = {engine: dict.fromkeys(Standing, 0) for engine in self.engines}
        for engine, cell in cells.items():
            for rule in asked:
                cell[standing(self.rule_verdict(engine, rule.id))] += 1
        idle = [rule.status for rule in rules if not self.by_rule[rule.id]]
        untested, excluded = idle.count("untested"), idle.count("excluded")
        unasked = len(idle) - untested - excluded
        return Row(chapter, len(rules), len(asked), untested, excluded, unasked, cells)

    @cached_property
    def partings(self) -> list[RuleEntry]:
        """The rules on which engines that ran differ: those that some break and others keep first."""
        ran = [name for name, entry in self.engines.items() if entry.problem is None]

        def verdicts(rule: RuleEntry) -> set[Verdict]:
            return {self.rule_verdict(engine, rule.id) for engine in ran}

        def graver_first(rule: RuleEntry) -> int:
            standings = {standing(verdict) for verdict in verdicts(rule)}
            return 0 if Standing.BROKEN in standings else 1 if Standing.DEPARTED in standings else 2

        return sorted((rule for rule in self.rules.values() if len(verdicts(rule)) > 1), key=graver_first)

    def failures(self, engine: str) -> list[Result]:
        """The results that are shown in full: what is broken or departed from, and of those that were
        blocked for the same reason the first."""
        found: list[Result] = []
        blocked: set[str] = set()
        for scenario in self.scenarios:
            result = self.result(engine, scenario)
            if result.verdict is Verdict.BLOCKED:
                if result.reason in blocked:
                    continue
                blocked.add(result.reason)
            if result.verdict in SHOWN_IN_FULL:
                found.append(result)
        return found

    def groups(self, engine: str, verdicts: Iterable[Verdict]) -> list[Group]:
        """The scenarios with these verdicts, those with the same reason together."""
        found: dict[tuple[Verdict, str], Group] = {}
        for verdict in verdicts:
            for scenario in self.scenarios.values():
                result = self.result(engine, scenario.id)
                if result.verdict is verdict:
                    group = found.setdefault((verdict, result.reason), Group(engine, verdict, result.reason, []))
                    group.scenarios.append(scenario)
        return list(found.values())

    @cached_property
    def warnings(self) -> list[str]:
        """What a reader has to know before believing the run; empty for a whole and sound one."""
        if self.footer is None or self.damage:
            return [
                f"The file is truncated: {self.damage or 'it ends without a footer'}. "
                "What follows is all that was recorded; scenarios without a result are counted as not run."
            ]
        found = []
        if self.footer.partial:
            reason = f" ({self.footer.reason})" if self.footer.reason else ""
            found.append(f"The run is partial: it was interrupted{reason}. Scenarios without a result are not run.")
        if self.run.missing_limits:
            found.append(f"This platform lacks limits for an engine's process: {listed(self.run.missing_limits)}.")
        doubtful = [engine for engine in self.engines if not self._footer_agrees(engine)]
        if doubtful:
            found.append(
                f"The footer does not agree with the results of {listed(doubtful)}. "
                "The counts and outcomes here are those of the results."
            )
        return found

    def _footer_agrees(self, engine: str) -> bool:
        summary = next((summary for summary in self.footer.engines if summary.engine == engine), None)
        if summary is None or summary.outcome != self.outcome(engine):
            return False
        recorded = Counter(str(result.verdict) for (name, _), result in self.results.items() if name == engine)
        return Counter(summary.counts) in (recorded, Counter({str(v): n for v, n in self.counts(engine).items()}))


def load(events: Iterable[Event] | RunModel) -> RunModel:
    """The model of a stream of events (a loaded model is passed through).

    A line that cannot be read ends the reading: what came before is kept and the run counts as
    truncated. Raises BadStream when the events are not those of one run.
    """
    if isinstance(events, RunModel):
        return events
    stream = iter(events)
    model = None
    damage = ""
    while True:
        try:
            event = next(stream, None)
        except msgspec.DecodeError as error:
            damage = f"a line cannot be read ({error})"
            break
        if event is None:
            break
        if model is None:
            model = RunModel(_first(event))
        elif model.footer:
            raise BadStream("there is an event after the footer; one file holds one run")
        else:
            _add(model, event)
    if model is None:
        raise BadStream(f"this is no event stream of floorman: {damage or 'it is empty'}")
    model.damage = damage
    return model


def _first(event: Event) -> Run:
    if not isinstance(event, Run):
        raise BadStream("this is no event stream of floorman: its first line is not the run")
    if event.format != FORMAT:
        raise BadStream(f"the events are of format {event.format}; this floorman reads format {FORMAT}")
    return event


def _add(model: RunModel, event: Event) -> None:
    match event:
        case RuleEntry():
            _once(model.rules, event.id, event, "rule")
        case ScenarioEntry():
            for rule in event.rules:
                if rule not in model.rules:
                    raise BadStream(f"scenario {event.id} is about rule {rule}, which the file does not list")
            _once(model.scenarios, event.id, event, "scenario")
        case EngineEntry():
            _once(model.engines, event.name, event, "engine")
        case Result():
            if event.scenario not in model.scenarios or event.engine not in model.engines:
                raise BadStream(f"a result names {event.scenario} and {event.engine}; the file does not list both")
            _once(model.results, (event.engine, event.scenario), event, "result")
        case Footer():
            model.footer = event
        case _:
            raise BadStream("there is a second run in the file; one file holds one run")


def _once(table: dict, key: object, event: Event, noun: str) -> None:
    if key in table:
        raise BadStream(f"the file has the {noun} {key} twice")
    table[key] = event
