"""TOML files with the line of each key, so that an error of meaning points as well as one of syntax.

The standard parser knows lines only while it parses. The files of the spec are plain, one key a line from
the first column, so a second look at the text finds them again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

from floorman.errors import BadFile

_HEADER = re.compile(r"\[\[?([\w-]+)\]\]?\s*(#.*)?$")
_KEY = re.compile(r"([\w-]+)\s*=")


class Place:
    """Where a table stands: its file, and the line of each of its keys ("" is the line of its header)."""

    def __init__(self, path: Path, lines: Mapping[str, int]):
        self.path, self.lines = path, lines

    def line(self, *keys: str) -> int | None:
        """The line of the first of these keys that the table has, else of its id, else of its header."""
        return next((self.lines[key] for key in (*keys, "id", "") if key in self.lines), None)

    def refuse(self, problem: str, *keys: str) -> NoReturn:
        """Raises BadFile at `line(*keys)`."""
        raise BadFile(self.path, self.line(*keys), problem)


def read(path: Path) -> tuple[dict[str, Any], dict[str, list[Place]]]:
    """The data of a file, and for each table ("" is the top) the place of each of its entries.

    Raises BadFile if the file is missing, is not UTF-8 or is not TOML.
    """
    import tomllib

    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise BadFile(path, None, f"the file cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadFile(path, None, "the file is not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BadFile(path, int(at[1]) if at else None, str(error)) from None
    keys: dict[str, int] = {}
    places = {"": [Place(path, keys)]}
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            keys = {"": number}
            places.setdefault(header[1], []).append(Place(path, keys))
        elif key := _KEY.match(line):
            keys.setdefault(key[1], number)
    return data, places
