"""`floorman run`: judges engines and writes the reports."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from floorman.cli.options import features_option, preset_option


@click.command("run")
@click.argument("engines", nargs=-1, required=True, metavar="ENGINE...")
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
@click.option(
    "--time-limit",
    type=click.FloatRange(min=0.01),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="How long an engine may take for an answer (three times that for its start).",
)
@preset_option
@features_option
@click.pass_context
def run_command(
    context: click.Context,
    engines: tuple[str, ...],
    selectors: tuple[str, ...],
    out: Path,
    as_json: bool,
    time_limit: float,
    preset: str,
    features: Path | None,
) -> None:
    """Judge one or more engines by the rulebook.

    An ENGINE is a name that `floorman list engines` shows, a folder with an adapter.toml, 'cmd: ./engine
    --stdio' or 'python: package.module'. An engine that is not on this machine yet is set up on first
    use, in an environment of its own.
    """
    from floorman import judging
    from floorman.engines import find_engine
    from floorman.events import Event, encode
    from floorman.protocol.process import Limits
    from floorman.render.files import write_reports
    from floorman.render.terminal import render_terminal
    from floorman.spec.selectors import select
    from floorman.spec.spec import load_spec

    found = [find_engine(name) for name in engines]
    spec = load_spec(features)
    rules = spec.rulebook.preset(preset)
    cases = select(spec, list(selectors))
    limits = Limits(request=time_limit, hello=3 * time_limit)
    file = judging.EventFile(out / "events.ndjson")
    events: list[Event] = []

    def write(event: Event) -> None:
        file.write(event)
        events.append(event)
        if as_json:
            click.get_binary_stream("stdout").write(encode(event))

    try:
        footer = judging.run(spec, found, cases, rules, selectors, limits, write, _say, _progress)
    finally:
        file.close()
        _progress("", 0, 0)
    written = write_reports(events, out)
    if not as_json:
        click.echo(render_terminal(events, color=sys.stdout.isatty()), nl=False)
        click.echo()
        click.echo(f"The report is {written[0]}; beside it {', '.join(path.name for path in written[1:])} and events.ndjson.")
    context.exit(judging.exit_code(footer))


def _say(line: str) -> None:
    click.echo(line, err=True)


def _progress(engine: str, done: int, of: int) -> None:
    """One line on a terminal, kept up to date; nothing elsewhere. An empty name clears it."""
    if sys.stderr.isatty() and (done % 20 == 0 or done == of):
        click.echo(f"\r{engine} {done}/{of} \033[K" if engine else "\r\033[K", err=True, nl=False)
