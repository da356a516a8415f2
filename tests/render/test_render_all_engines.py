"""A recorded run of every engine, `floorman run --all`, through each renderer.

The recording keeps what each of twenty-two engines said under preset seed; make it anew with
`floorman run --all` and `xz -9 < events.ndjson > tests/render/all-engines.ndjson.xz` when the format changes.
"""

from __future__ import annotations

import lzma
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest

from floorman.events import Result, read
from floorman.render.html import render_html
from floorman.render.junit import render_junit
from floorman.render.model import load
from floorman.render.terminal import WIDTH, render_terminal
from floorman.verdict import BROKEN

EVENTS = list(read(lzma.open(Path(__file__).parent / "all-engines.ndjson.xz")))


@pytest.fixture(scope="module")
def model():
    return load(EVENTS)


def test_every_engine_and_its_outcome_are_there(model):
    assert len(model.engines) == 22 and model.warnings == []
    assert model.outcome("reference") == "conformant"
    assert {model.outcome(engine) for engine in model.engines} == {"conformant", "unproved", "not conformant"}


def test_the_terminal_gives_each_engine_its_findings_and_the_matrix(model):
    text = render_terminal(model, color=False)
    assert max(map(len, text.splitlines())) <= WIDTH + 60  # commands are never wrapped
    for engine in model.engines:
        assert f"\n{engine}: " in f"\n{text}"
    assert text.count("Chapter ") >= 1


def test_junit_counts_every_result(model):
    suites = ElementTree.fromstring(render_junit(model)).iter("testsuite")
    wanted = Counter(event.engine for event in EVENTS if isinstance(event, Result))
    broken = Counter(event.engine for event in EVENTS if isinstance(event, Result) and event.verdict in BROKEN)
    for suite in suites:
        engine = suite.get("name")
        assert int(suite.get("tests")) == wanted[engine]
        assert int(suite.get("failures")) + int(suite.get("errors")) == broken[engine]


def test_the_page_shows_each_broken_scenario_once(model):
    page = render_html(model)
    shown = page.count('<article class="finding ')
    assert shown == sum(len(model.failures(engine)) for engine in model.engines)
    assert page.count("<script") == 1
