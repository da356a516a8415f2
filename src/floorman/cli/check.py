"""`floorman check`: grades an adapter before any rule is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from floorman.cli.options import limit_options

if TYPE_CHECKING:
    from floorman.check.finding import Graded
    from floorman.protocol.process import Limits


@click.command("check")
@click.argument("engine", metavar="ENGINE")
@limit_options
@click.pass_context
def check_command(context: click.Context, engine: str, limits: Limits) -> None:
    """Grade an engine's adapter: does it keep the protocol?

    Nothing is judged by the rulebook here. Each finding says what was seen, what to fix, and where
    docs/protocol.md says so. The exit code is 0 without findings and 1 with any. The ENGINE is named as in
    `floorman run`.
    """
    from floorman.check.bench import Bench
    from floorman.check.examination import examine
    from floorman.check.finding import Grade
    from floorman.engines import find_engine, how_to_start
    from floorman.errors import EXIT_NOT_CONFORMANT
    from floorman.rulebook import load_rulebook

    command, env = how_to_start(find_engine(engine), lambda line: click.echo(line, err=True))
    counts = dict.fromkeys(Grade, 0)
    for graded in examine(Bench(command, env, limits, load_rulebook())):
        counts[graded.grade] += 1
        _print(graded)
    findings = counts[Grade.FINDING]
    click.echo(
        f"\n{counts[Grade.OK]} ok, {findings} finding{'s' if findings != 1 else ''}, "
        f"{counts[Grade.NOT_ASKED]} could not be asked"
    )
    context.exit(EXIT_NOT_CONFORMANT if findings else 0)


_LOG_LINES = 5  # of the engine's stderr, below a finding
_COLOURS = {"ok": "green", "finding": "red", "not asked": "yellow"}


def _print(graded: Graded) -> None:
    from textwrap import wrap

    from floorman.render.words import visible

    grade = click.style(f"{graded.grade:<10}", fg=_COLOURS[graded.grade], bold=True)
    parts = [graded.seen]
    if graded.fix:
        parts += [f"fix: {graded.fix}", f'see: docs/protocol.md, "{graded.check.section}"']
    parts += [f"log: {line}" for line in graded.log.splitlines()[-_LOG_LINES:]]
    lines = [line for part in parts for line in wrap(visible(part).replace("\n", " "), 84) or [""]]
    click.echo(f"{grade}{graded.check.id:<18}{lines[0]}")
    for line in lines[1:]:
        click.echo(" " * 28 + line)
