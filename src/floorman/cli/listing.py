"""`floorman list`: what there is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from floorman.cli.options import features_option


@click.group("list")
def list_group() -> None:
    """List rules, scenarios, engines, mutants or capabilities."""


@list_group.command("rules")
@click.option("--status", type=click.Choice(["tested", "untested", "excluded"]), help="Only rules of this status.")
@features_option
def list_rules(status: str | None, features: Path | None) -> None:
    """Every rule with its level, whether it is tested, and how many scenarios it has."""
    from floorman.spec.spec import load_spec

    spec = load_spec(features)
    counts: Counter[str] = Counter()
    chapter = ""
    for rule in spec.rulebook.rules.values():
        state = spec.status(rule)
        counts[state] += 1
        if status not in (None, state):
            continue
        if rule.chapter != chapter:
            chapter = rule.chapter
            click.echo(chapter.upper())
        cases = len(spec.by_rule.get(rule.id, ()))
        what = f"{cases} scenario{'s' if cases != 1 else ''}" if state == "tested" else state.upper()
        reason = f": {rule.reason}" if rule.reason else ""
        click.echo(f"  {rule.id:<9} {rule.level:<11} {rule.title} [{what}{reason}]")
    click.echo(
        f"{sum(counts.values())} rules: {counts['tested']} tested by {len(spec.cases)} scenarios, "
        f"{counts['untested']} not yet tested, {counts['excluded']} not testable through an engine"
    )


@list_group.command("scenarios")
@click.argument("selectors", nargs=-1, metavar="[SELECTOR]...")
@features_option
def list_scenarios(selectors: tuple[str, ...], features: Path | None) -> None:
    """Every scenario, or those that the selectors pick, with what an engine needs for it."""
    from floorman.spec.selectors import select
    from floorman.spec.spec import load_spec

    cases = select(load_spec(features), list(selectors))
    for case in cases:
        tags = " ".join(f"@{tag}" for tag in case.scenario.tags)
        click.echo(f"{case.scenario.id}  {case.scenario.title}  {tags}".rstrip())
    click.echo(f"{len(cases)} scenarios")


@list_group.command("engines")
def list_engines() -> None:
    """The engines that come with an adapter."""
    from floorman.engines import find_engine, known_engines

    for name in known_engines():
        about = find_engine(name).about
        click.echo(f"{name:<14} {about['version']:<10} {about['language']:<12} {about['licence']:<14} {about['homepage']}")


@list_group.command("mutants")
@click.argument("selectors", nargs=-1, metavar="[SELECTOR]...")
def list_mutants(selectors: tuple[str, ...]) -> None:
    """The mistakes that can be built into the reference, or those that break the rules of the selectors."""
    from floorman.mutants import select_mutants
    from floorman.spec.spec import load_spec

    mutants = select_mutants(load_spec(), selectors)
    for mutant in mutants:
        click.echo(f"mutant:{mutant.name}  {mutant.tells} [{', '.join(mutant.rules) or 'equivalent'}]")
    click.echo(f"{len(mutants)} mutants")


@list_group.command("capabilities")
@features_option
def list_capabilities(features: Path | None) -> None:
    """What an engine may claim, and how many scenarios hang on each."""
    from floorman.spec.spec import load_spec

    spec = load_spec(features)
    counts = Counter(capability for case in spec.cases for capability in case.scenario.capabilities)
    for capability in spec.rulebook.capabilities.values():
        click.echo(f"{capability.id:<15} {counts[capability.id]:>4} scenarios  {capability.meaning}")
