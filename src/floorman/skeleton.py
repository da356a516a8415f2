"""A new adapter: the skeleton of a language, copied under the name of an engine.

The skeletons are working adapters under adapters/sdk/<language>/skeleton. Each plays a toy, claims no more
than that and passes `floorman check`, so whoever starts from one sees at every step what they broke.
"""

from __future__ import annotations

import re
from pathlib import Path

from floorman.errors import CannotWrite, FloormanError
from floorman.paths import adapter_root

STAND_IN = "my-engine"  # what the skeletons call their engine
NAME = re.compile(r"[a-z0-9][a-z0-9._-]*")


class BadName(FloormanError):
    """An engine's name cannot be that of a folder and of a word on the command line."""


def languages() -> list[str]:
    """The languages that there is a skeleton for, sorted."""
    return sorted(path.parent.name for path in adapter_root().glob("sdk/*/skeleton"))


def write_skeleton(name: str, language: str, into: Path) -> list[Path]:
    """Writes the folder `into`/`name` and returns its files; raises BadName, or CannotWrite if it is there."""
    if not NAME.fullmatch(name):
        raise BadName(f"{name!r} is no name for an engine: small letters, digits, and - . _ after the first")
    folder = into / name
    if folder.exists():
        raise CannotWrite(f"{folder} is there already; choose another name, or another folder with --into")
    written = []
    try:
        folder.mkdir(parents=True)
        for source in sorted((adapter_root() / "sdk" / language / "skeleton").iterdir()):
            if source.is_file():
                target = folder / source.name
                target.write_text(source.read_text(encoding="utf-8").replace(STAND_IN, name), encoding="utf-8")
                written.append(target)
    except OSError as error:
        raise CannotWrite(f"cannot write {folder}: {error.strerror}") from None
    return written
