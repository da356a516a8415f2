"""Writes the golden files anew from sample.ndjson: `python tests/render/refresh.py`.

sample.ndjson is one run, written by hand, that holds every verdict and hostile text from an engine.
Look at what changed (`git diff`, and the page in a browser) before you keep it.
"""

from __future__ import annotations

from pathlib import Path

from floorman import events
from floorman.paths import report_root
from floorman.render.html import render_html
from floorman.render.junit import render_junit
from floorman.render.terminal import render_terminal

HERE = Path(__file__).parent
SAMPLE = HERE / "sample.ndjson"
# The report is the sample that people look at, so its one copy lives with the templates.
GOLDENS = {
    report_root() / "sample-report.html": render_html,
    HERE / "sample.junit.xml": render_junit,
    HERE / "sample.terminal.txt": lambda run: render_terminal(run, color=False),
}


def sample() -> list[events.Event]:
    """The events of the sample run."""
    return list(events.read(SAMPLE.read_bytes().splitlines()))


if __name__ == "__main__":
    for path, render in GOLDENS.items():
        path.write_text(render(sample()), encoding="utf-8")
        print(f"written: {path}")
