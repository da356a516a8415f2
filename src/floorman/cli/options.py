"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path

import click

features_option = click.option(
    "--rulebook",
    "features",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with a rulebook of your own (rulebook/, rulesets/, <chapter>/*.feature) instead of ours.",
)
preset_option = click.option(
    "--preset", default="seed", show_default=True, metavar="NAME", help="The house rules to judge by."
)
