"""`floorman list`: what there is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from floorman.cli.options import features_option

if TYPE_CHECKING:
    from floorman.entries import Rule
    from floorman.spec.spec import Spec


@click.group("list")
def list_group() -> None:
    """List rules, scenarios, engines, mutants or capabilities."""


@list_group.command("rules")
@click.option(
    "--status",
    type=click.Choice(["counts", "tested", "untested", "excluded"]),
    is_flag=False,
    flag_value="counts",
    help="Only rules of this status; without a word after it only the counts, with the reasons of the excluded ones.",
)
@features_option
def list_rules(status: str | None, features: Path | None) -> None:
    """Every rule with its level, whether it is tested, and how many scenarios it has."""
    from floorman.spec.spec import load_spec

    spec = load_spec(features)
    by_status: dict[str, list[Rule]] = {"tested": [], "untested": [], "excluded": []}
    for rule in spec.rulebook.rules.values():
        by_status[spec.status(rule)].append(rule)
    if status == "counts":
        _print_counts(spec, by_status)
        return
    chapter = ""
    for rule in spec.rulebook.rules.values():
        state = spec.status(rule)
        if status not in (None, state):
            continue
        if rule.chapter != chapter:
            chapter = rule.chapter
            click.echo(chapter.upper())
        cases = len(spec.by_rule.get(rule.id, ()))
        what = f"{cases} scenario{'s' if cases != 1 else ''}" if state == "tested" else state.upper()
        reason = f": {rule.reason}" if rule.reason else ""
        click.echo(f"  {rule.id:<9} {rule.level:<11} {rule.title} [{what}{reason}]")
    numbers = {state: len(rules) for state, rules in by_status.items()}
    click.echo(
        f"{sum(numbers.values())} rules: {numbers['tested']} tested by {len(spec.cases)} scenarios, "
        f"{numbers['untested']} not yet tested, {numbers['excluded']} not testable through an engine"
    )


def _print_counts(spec: Spec, by_status: dict[str, list[Rule]]) -> None:
    """How many rules have each status, and why those are excluded that are."""
    for state, rules in by_status.items():
        more = f" by {len(spec.cases)} scenarios" if state == "tested" else ""
        click.echo(f"{state:<9} {len(rules):>4}{more}")
        if state != "tested":
            for rule in rules:
                click.echo(f"  {rule.id:<9} {rule.reason or rule.title}")
    click.echo(f"{'all':<9} {sum(map(len, by_status.values())):>4}")


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
