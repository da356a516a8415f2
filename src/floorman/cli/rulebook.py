"""`floorman rulebook`: the spec as a book to read."""

from __future__ import annotations

from pathlib import Path

import click

from floorman.cli.options import features_option


@click.command("rulebook")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("floorman-rulebook"),
    show_default=True,
    metavar="DIR",
    help="Where the pages are written.",
)
@features_option
def rulebook_command(out: Path, features: Path | None) -> None:
    """Write the rulebook as HTML: every rule with its sources, its house rules and its scenarios, drawn.

    No engine is asked, and the pages need no network.
    """
    from floorman.render.book import write_book
    from floorman.render.words import counted
    from floorman.spec.spec import load_spec

    spec = load_spec(features)
    index, *others = write_book(spec, out)
    click.echo(
        f"{counted(len(spec.rulebook.rules), 'rule')} with {counted(len(spec.cases), 'scenario')}. "
        f"Open {index}; {len(others)} pages are beside it."
    )
