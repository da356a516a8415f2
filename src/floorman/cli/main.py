"""The group of commands, and how an error reaches the person at the terminal."""

from __future__ import annotations

import sys

import click

from floorman import __version__
from floorman.cli.adapter import adapter_group
from floorman.cli.check import check_command
from floorman.cli.listing import list_group
from floorman.cli.mutants import mutants_command
from floorman.cli.rulebook import rulebook_command
from floorman.cli.run import run_command
from floorman.cli.show import show_command
from floorman.errors import EXIT_INTERNAL, EXIT_INTERRUPTED, EXIT_USAGE, FloormanError

EPILOG = """\b
Exit codes:
  0   every engine is conformant
  1   an engine breaks a rule, crashes, hangs or answers nonsense; a mutant is not caught
  2   interrupted
  3   an error of floorman itself
  4   something in the call, a file of the spec or an adapter is wrong
  5   nothing to run
  10  nothing is broken, but something is unproved
"""


@click.group(epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="floorman")
def cli() -> None:
    """The executable rulebook of Texas Hold'em: which rules does a poker engine keep?"""


cli.add_command(run_command)
cli.add_command(check_command)
cli.add_command(adapter_group)
cli.add_command(list_group)
cli.add_command(show_command)
cli.add_command(rulebook_command)
cli.add_command(mutants_command)


def main() -> None:
    """Runs the command and exits; an error a person caused is a line or two, never a traceback."""
    try:
        code = cli.main(prog_name="floorman", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        code = EXIT_USAGE
    except FloormanError as error:
        click.echo(f"floorman: {error}", err=True)
        code = error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("floorman: interrupted", err=True)
        code = EXIT_INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        code = EXIT_USAGE
    except Exception as error:
        click.echo(f"floorman: an error of floorman itself, please report it: {type(error).__name__}: {error}", err=True)
        code = EXIT_INTERNAL
    sys.exit(code or 0)
