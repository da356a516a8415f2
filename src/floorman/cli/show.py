"""`floorman show`: one rule, its sources and its scenarios."""

from __future__ import annotations

from pathlib import Path

import click

from floorman.cli.options import features_option


@click.command("show")
@click.argument("rule")
@features_option
def show_command(rule: str, features: Path | None) -> None:
    """Show a rule (RAISE-07) or one of its scenarios (RAISE-07/slug): text, level, sources, scenarios,
    and the table of the first one."""
    from textwrap import fill

    from floorman.spec.selectors import select
    from floorman.spec.spec import load_spec

    spec = load_spec(features)
    picked = select(spec, [rule]) if "/" in rule else None
    entry = spec.rulebook.rule(rule.partition("/")[0].upper())
    cases = picked if picked is not None else spec.by_rule.get(entry.id, [])
    status = spec.status(entry)
    click.echo(f"{entry.id}  {entry.title}")
    click.echo(f"{entry.level}, chapter {entry.chapter}, {', '.join(entry.profile)}; {status}")
    click.echo()
    click.echo(fill(entry.text, 100))
    if entry.notes:
        click.echo()
        click.echo(fill(entry.notes, 100))
    click.echo("\nSources")
    for source in entry.sources:
        click.echo(f"  {source.doc}, {source.where}")
    for switch in entry.switches:
        values = spec.rulebook.switches[switch]
        click.echo(f"House rule {switch}: {values.meaning} ({', '.join(values.values)})")
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
