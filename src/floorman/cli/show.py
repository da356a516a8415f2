"""`floorman show`: one rule, its sources, its house rules, what its sources get wrong, and its scenarios."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import click

from floorman.cli.options import features_option

if TYPE_CHECKING:
    from floorman.entries import Erratum, Rule
    from floorman.rulebook import Rulebook


@click.command("show")
@click.argument("rule")
@features_option
def show_command(rule: str, features: Path | None) -> None:
    """Show a rule (RAISE-07) or one of its scenarios (RAISE-07/slug): text, level, sources, house rules
    with what each preset says, errata (for a scenario those that it proves), the mistakes that its scenarios
    catch, scenarios, and the table of the first one."""
    from floorman.spec.selectors import select
    from floorman.spec.spec import load_spec

    spec = load_spec(features)
    picked = select(spec, [rule]) if "/" in rule else None
    entry = spec.rulebook.rule(rule.partition("/")[0].upper())
    cases = picked if picked is not None else spec.by_rule.get(entry.id, [])
    status = spec.status(entry)
    click.echo(f"{entry.id}  {entry.title}")
    click.echo(f"{entry.level}, chapter {entry.chapter}, {', '.join(entry.profile)}; {status}")
    for paragraph in filter(None, (entry.text, entry.notes)):
        click.echo(f"\n{_wrapped(paragraph)}")
    click.echo("\nSources")
    for source in entry.sources:
        click.echo(f"  {source.doc}, {source.where}")
    for name in entry.switches:
        click.echo(f"\n{_house_rule(spec.rulebook, entry, name)}")
    shown = {name for case in cases for name in (case.scenario.id, f"{entry.id}/{case.scenario.slug}")}
    for erratum in spec.rulebook.errata_of(entry.id):
        if picked is None or shown & set(erratum.proof):
            click.echo(f"\n{_erratum(erratum)}")
    if features is None and picked is None:
        click.echo(_mistakes(entry.id), nl=False)
    if not cases:
        click.echo(f"\n{'Not testable: ' + entry.reason if entry.reason else 'Not yet tested.'}")
        return
    click.echo("\nScenarios")
    for case in cases:
        click.echo(f"  {case.scenario.id}  {case.scenario.title}")
    first = cases[0]
    click.echo(f"\n{first.scenario.id}: {first.scenario.title}  ({first.scenario.file}:{first.scenario.line})")
    click.echo(_as_written(first))
    table = _table(first)
    if table:
        click.echo(f"\n{table}")


def _house_rule(rulebook: Rulebook, rule: Rule, name: str) -> str:
    """A switch of the rule, with the value and the authority of every preset."""
    switch = rulebook.switches[name]
    lines = [_wrapped(f"House rule {name}: {switch.meaning} ({', '.join(switch.values)})")]
    if name in rule.requires:
        lines.append(f"  The rule holds only under {' or '.join(rule.requires[name])}.")
    wide, value_wide = max(map(len, rulebook.presets), default=0), max(map(len, switch.values))
    for preset in rulebook.presets.values():
        lines.append(f"  {preset.id:<{wide}}  {preset.values[name]:<{value_wide}}  {preset.authority[name]}")
    return "\n".join(lines)


def _erratum(erratum: Erratum) -> str:
    """What a source says that cannot stand where the rule says what holds."""
    told = {
        "Where": "; ".join(f"{source.doc}, {source.where}" for source in erratum.sources),
        "It says": erratum.says,
        "Problem": erratum.problem,
        "Ruling": erratum.ruling,
        "Authority": erratum.authority,
        "Proof": ", ".join(erratum.proof),
    }
    lines = [_wrapped(f"Erratum {erratum.id} ({erratum.kind}): {erratum.title}")]
    return "\n".join(lines + [_wrapped(f"{what}: {text}", "  ") for what, text in told.items() if text])


def _mistakes(rule: str) -> str:
    """The mutants that break the rule, each with what it does; empty if there is none."""
    from holdem_mutants import MUTANTS

    broken = {f"mutant:{mutant.name}": mutant.tells for mutant in MUTANTS.values() if rule in mutant.rules}
    lines = [_wrapped(f"{name}: {tells}", "  ") for name, tells in broken.items()]
    return "\n".join(["", "Mistakes that its scenarios catch", *lines, ""]) if lines else ""


def _wrapped(text: str, indent: str = "") -> str:
    return fill(text, 100, initial_indent=indent, subsequent_indent=indent * 2)


def _as_written(case) -> str:
    lines = []
    for step in case.scenario.steps:
        lines.append(f"  {step.keyword} {step.text}")
        if step.table:
            widths = [max(map(len, column)) for column in zip(*step.table, strict=True)]
            for row in step.table:
                cells = " | ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
                lines.append(f"    | {cells} |")
    return "\n".join(lines)


def _table(case) -> str:
    """The seats that the scenario's Given describes, clockwise from the button; empty for a comparison."""
    from floorman.steps.world import World

    world = World(None, {})
    for step in case.steps:
        if step.definition.kind == "given":
            step.run(world)
    setup = world.setup
    if not setup.stacks or setup.button is None:
        return ""
    hole = {setup.seat(who): " ".join(cards) for who, cards in setup.hole.items()}
    lines = ["The table before the blinds, clockwise from the button:"]
    for seat, name in setup.names().items():
        lines.append(f"  seat {seat:<3}{name:<6}{setup.stacks[seat]:>8}  {hole.get(seat, '')}".rstrip())
    return "\n".join(lines)
