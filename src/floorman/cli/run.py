"""`floorman run`: judges engines and writes the reports."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from floorman.cli.options import features_option, limit_options, preset_option, restarts_option
from floorman.cli.progress import clear, progress

if TYPE_CHECKING:
    from floorman.protocol.process import Limits


@click.command("run")
@click.argument("engines", nargs=-1, metavar="[ENGINE]...")
@click.option("--all", "all_engines", is_flag=True, help="Every engine that `floorman list engines` shows.")
@click.option(
    "--rule",
    "selectors",
    multiple=True,
    metavar="SELECTOR",
    help="Only these: a rule (RAISE-07), a scenario (RAISE-07/slug), a chapter (raise) or a tag (@must); repeatable.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("floorman-report"),
    show_default=True,
    metavar="DIR",
    help="Where events.ndjson, report.html and junit.xml are written.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the event stream instead of the summary.")
@limit_options
@restarts_option
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many engines, or parts of an engine's scenarios, are judged at a time "
    "(default: as many as this machine has cores).",
)
@preset_option
@features_option
@click.pass_context
def run_command(
    context: click.Context,
    engines: tuple[str, ...],
    all_engines: bool,
    selectors: tuple[str, ...],
    out: Path,
    as_json: bool,
    limits: Limits,
    jobs: int | None,
    preset: str,
    features: Path | None,
) -> None:
    """Judge one or more engines by the rulebook.

    An ENGINE is a name that `floorman list engines` shows, a folder with an adapter.toml, 'cmd: ./engine
    --stdio', 'python: package.module', or mutant:NAME, a name that `floorman list mutants` shows. An engine
    that is not on this machine yet is set up on first use, in an environment of its own.
    """
    from floorman import judging
    from floorman.engines import find_engines, known_engines
    from floorman.events import Event, encode
    from floorman.plan import Plan
    from floorman.recording import EventFile
    from floorman.render.files import write_reports
    from floorman.render.terminal import render_terminal
    from floorman.spec.selectors import select
    from floorman.spec.spec import load_spec

    if not engines and not all_engines:
        raise click.UsageError("name an ENGINE, or give --all")
    found = find_engines([*engines, *(known_engines() if all_engines else ())])
    spec = load_spec(features)
    rules = spec.rulebook.preset(preset)
    plan = Plan(spec, select(spec, list(selectors)), rules, selectors, limits)
    file = EventFile(out / "events.ndjson")
    events: list[Event] = []

    def write(event: Event) -> None:
        file.write(event)
        events.append(event)
        if as_json:
            click.get_binary_stream("stdout").write(encode(event))

    try:
        footer = judging.run(plan, found, jobs or os.cpu_count() or 1, write, _say, _progress)
    finally:
        file.close()
        clear()
    written = write_reports(events, out)
    if not as_json:
        click.echo(render_terminal(events, color=sys.stdout.isatty()), nl=False)
        click.echo()
        click.echo(f"The report is {written[0]}; beside it {', '.join(path.name for path in written[1:])} and events.ndjson.")
    context.exit(judging.exit_code(footer))


def _say(line: str) -> None:
    click.echo(line, err=True)


def _progress(engine: str, done: int, of: int) -> None:
    progress(engine, done, of, "scenarios judged")
