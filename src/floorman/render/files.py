"""The reports of a run, written beside its event file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from floorman.errors import CannotWrite
from floorman.events import Event
from floorman.render.html import render_html
from floorman.render.junit import render_junit


def write_reports(events: Iterable[Event], folder: Path) -> list[Path]:
    """Writes report.html and junit.xml into `folder` and returns their paths; CannotWrite."""
    events = list(events)
    written = []
    for name, render in (("report.html", render_html), ("junit.xml", render_junit)):
        path = folder / name
        try:
            path.write_text(render(events), encoding="utf-8")
        except OSError as error:
            raise CannotWrite(f"cannot write {path}: {error.strerror}") from None
        written.append(path)
    return written
