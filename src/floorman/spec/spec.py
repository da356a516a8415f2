"""The whole spec: rulebook and features together, each step bound to the vocabulary, checked as a whole.

A mistake in a feature file (a tag, rule, switch or step that does not exist, an id used twice) is found
here, before anything runs, with file and line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from floorman.errors import BadFile
from floorman.paths import feature_root
from floorman.rulebook import Rule, Rulebook, load_rulebook
from floorman.spec.scenario import Scenario, load_features
from floorman.steps.registry import BoundStep, NoSuchStep, bind
from floorman.steps.tablesetup import BadScenario
from floorman.steps.world import World


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario that can be run: its steps bound, the strictest level of its rules."""

    scenario: Scenario
    steps: tuple[BoundStep, ...]
    level: str
    comparison: bool  # hands and a board: an engine with a structure or with `rank` can be asked
    players: int  # at the table, or hands to compare


@dataclass(frozen=True)
class Spec:
    """The rulebook and every scenario, in the order of the rulebook's rules."""

    root: Path
    rulebook: Rulebook
    cases: tuple[Case, ...]

    @cached_property
    def by_id(self) -> dict[str, Case]:
        """The cases by scenario id."""
        return {case.scenario.id: case for case in self.cases}

    @cached_property
    def by_rule(self) -> dict[str, list[Case]]:
        """The cases of each rule that has any."""
        found: dict[str, list[Case]] = {}
        for case in self.cases:
            for rule in case.scenario.rules:
                found.setdefault(rule, []).append(case)
        return found

    def status(self, rule: Rule) -> str:
        """tested, untested or excluded; a rule without a scenario is never called tested."""
        if rule.status == "excluded":
            return "excluded"
        return "tested" if rule.id in self.by_rule else "untested"


def load_spec(root: Path | None = None) -> Spec:
    """Reads and checks the spec below `root`; BadFile names the first mistake by file and line."""
    root = root or feature_root()
    rulebook = load_rulebook(root)
    scenarios = load_features(root)
    for mistake in _mistakes(root, rulebook, scenarios):
        raise mistake
    place = {rule.id: number for number, rule in enumerate(rulebook.rules.values())}
    scenarios.sort(key=lambda scenario: place[scenario.rules[0]])
    return Spec(root, rulebook, tuple(_case(root, rulebook, scenario) for scenario in scenarios))


def _case(root: Path, rulebook: Rulebook, scenario: Scenario) -> Case:
    steps = []
    for step in scenario.steps:
        try:
            steps.append(bind(step.kind, step.text, step.table))
        except NoSuchStep as error:
            raise BadFile(root / scenario.file, step.line, str(error)) from None
    world = World(None, {})
    try:
        for bound in steps:
            if bound.definition.kind == "given":
                bound.run(world)
    except BadScenario as error:
        raise BadFile(root / scenario.file, scenario.line, f"{scenario.id}: {error}") from None
    levels = {rulebook.rules[rule].level for rule in scenario.rules}
    texts = {step.definition.expression for step in steps}
    comparison = "these hands" in texts and "the board is {cards}" in texts
    players = len(world.setup.hands or world.setup.stacks)
    return Case(scenario, tuple(steps), "SHOULD" if levels == {"SHOULD"} else "MUST", comparison, players)


def _mistakes(root: Path, rulebook: Rulebook, scenarios: list[Scenario]) -> Iterator[BadFile]:
    """What is wrong with the features as data; each is a silent trap of one front end or of both."""
    ids = Counter(scenario.id for scenario in scenarios)
    titles: dict[tuple[str, str, str | None], int] = {}
    for scenario in scenarios:
        problem = (
            _unknown_tag(rulebook, scenario)
            or _bad_title(scenario)
            or ("has no Then step, so it could not fail" if not _has_then(scenario) else None)
            or (f"the id {scenario.id} is used twice" if ids[scenario.id] > 1 else None)
            or (f"the slug {scenario.slug!r} holds a character other than a-z, 0-9 and -" if _bad_slug(scenario) else None)
        )
        first = titles.setdefault((scenario.file, scenario.title, scenario.case), scenario.template_line)
        if not problem and first != scenario.template_line:
            problem = f"the title {scenario.title!r} is used twice in this file; pytest-bdd would lose one of them"
        if problem:
            yield BadFile(root / scenario.file, scenario.line, problem)
    yield from _errata_without_proof(root, rulebook, scenarios)


def _errata_without_proof(root: Path, rulebook: Rulebook, scenarios: list[Scenario]) -> Iterator[BadFile]:
    rules: dict[str, tuple[str, ...]] = {}
    for scenario in scenarios:
        for name in (scenario.id, f"{scenario.rules[0]}/{scenario.slug}"):
            rules[name] = scenario.rules
    for erratum in rulebook.errata.values():
        for name in erratum.proof:
            if not set(rules.get(name, ())) & set(erratum.rules):
                problem = f"{erratum.id}: {name} is no scenario of its rules, {', '.join(erratum.rules)}"
                yield BadFile(root / "rulebook" / "errata.toml", None, problem)


def _has_then(scenario: Scenario) -> bool:
    return any(step.kind == "then" for step in scenario.steps)


def _bad_slug(scenario: Scenario) -> bool:
    words = scenario.slug + (scenario.case or "")
    return not all(c.isascii() and (c.islower() or c.isdigit() or c == "-") for c in words)


def _bad_title(scenario: Scenario) -> str | None:
    words = scenario.title.lower().split()
    if "should" in words or words[:1] in (["test"], ["verify"], ["check"]):
        return f"the title {scenario.title!r} is no statement of fact"
    return None


def _unknown_tag(rulebook: Rulebook, scenario: Scenario) -> str | None:
    for rule in scenario.rules:
        if rule not in rulebook.rules:
            return f"the tag @{rule} names no rule of the rulebook"
    for tag in scenario.tags:
        family, _, rest = tag.partition(".")
        if family == "cap" and rest in rulebook.capabilities:
            continue
        if family == "switch":
            switch, _, value = rest.rpartition(".")
            if switch in rulebook.switches and value in rulebook.switches[switch].values:
                continue
        return f"the tag @{tag} is none of rule id, @id.<slug>, @cap.<capability>, @switch.<id>.<value>"
    return None
