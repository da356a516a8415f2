"""`floorman adapter`: what helps to plug in an engine."""

from __future__ import annotations

from pathlib import Path

import click

from floorman.skeleton import languages, write_skeleton


@click.group("adapter")
def adapter_group() -> None:
    """Plug in an engine of your own."""


@adapter_group.command("new")
@click.argument("name")
@click.option("--language", type=click.Choice(languages()), required=True, help="The language of the adapter.")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    metavar="DIR",
    help="Where the folder NAME is made (default: here).",
)
def new_adapter(name: str, language: str, into: Path) -> None:
    """Write a working adapter for the engine NAME: a folder to start from.

    It plays a toy, and its comments say where your engine takes the toy's place.
    """
    from shlex import quote

    from floorman.engines import known_engines

    files = write_skeleton(name, language, into)
    for path in files:
        click.echo(f"wrote {path}")
    folder = quote(str(into / name) if into != Path() else f"./{name}")
    program = next(path.name for path in files if path.stem == "adapter" and path.suffix != ".toml")
    click.echo(
        f"""
What comes next:
  1. floorman check {folder}    it passes as it is, with the toy that it plays
  2. Pin your engine in adapter.toml and put it in the place of the toy, in {program}.
     docs/adapters.md says how, docs/protocol.md what each message means.
  3. floorman check {folder}    until it has no finding
  4. floorman run {folder}      which rules does it keep?"""
    )
    if name in known_engines():
        own = f"floorman has an adapter of its own called {name}"
        click.echo(f"\n{own}: yours is meant only where its folder is given.")
