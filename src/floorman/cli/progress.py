"""How far long work has come, on stderr."""

from __future__ import annotations

import sys

import click

OFTEN = 20  # on a terminal the line is written anew after so many


def progress(what: str, done: int, of: int, ended: str) -> None:
    """One line on a terminal, kept up to date; elsewhere a line at the end, such as `pokerkit: 12 scenarios judged`."""
    if not sys.stderr.isatty():
        if done == of:
            click.echo(f"{what}: {of} {ended}", err=True)
    elif done % OFTEN == 0 or done == of:
        click.echo(f"\r{what} {done}/{of} \033[K", err=True, nl=False)


def clear() -> None:
    """Leaves the line of a terminal empty."""
    if sys.stderr.isatty():
        click.echo("\r\033[K", err=True, nl=False)
