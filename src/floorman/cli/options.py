"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

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

restarts_option = click.option(
    "--restarts",
    type=click.IntRange(min=0),
    default=2,
    show_default=True,
    metavar="N",
    help="How often an engine that does not answer in time is started again, with no answer in between, before it is given up.",
)
_LIMITS = (
    click.option(
        "--time-limit",
        type=click.FloatRange(min=0.01),
        default=10.0,
        show_default=True,
        metavar="SECONDS",
        help="How long an engine may take for an answer (three times that for its start).",
    ),
    click.option(
        "--memory-limit",
        type=click.IntRange(min=1),
        default=2048,
        show_default=True,
        metavar="MIB",
        help="Memory that each process of an engine may write to (on Linux).",
    ),
    click.option(
        "--line-limit",
        type=click.IntRange(min=1),
        default=8192,
        show_default=True,
        metavar="KIB",
        help="How long an answer may be.",
    ),
)


def limit_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the options that bound an engine; the command gets them as `limits`.

    Those of `restarts_option` are among them where the command has it.
    """

    @wraps(command)
    def with_limits(
        *arguments: Any, time_limit: float, memory_limit: int, line_limit: int, restarts: int = 0, **others: Any
    ) -> Any:
        from floorman.protocol.process import Limits

        limits = Limits(
            request=time_limit,
            hello=3 * time_limit,
            memory=memory_limit << 20,
            line=line_limit << 10,
            restarts=restarts,
        )
        return command(*arguments, limits=limits, **others)

    for option in reversed(_LIMITS):
        with_limits = option(with_limits)
    return with_limits
