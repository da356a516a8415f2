"""What a person may have meant who wrote a name that does not exist."""

from __future__ import annotations

from collections.abc import Iterable


def did_you_mean(name: str, known: Iterable[str], most: int = 1) -> str:
    """`; did you mean X?` with the nearest known names, at most so many; empty if none is near."""
    from difflib import get_close_matches  # only where somebody erred

    near = get_close_matches(name, known, n=most)
    return f"; did you mean {' or '.join(near)}?" if near else ""
