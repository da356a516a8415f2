"""report.html: one self-contained page, rendered from the templates in reports/.

Its one small script opens the folded parts for print. No engine can put anything in: see floorman.render.page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from floorman.events import Event, Result
from floorman.render import page, words
from floorman.render.model import RunModel, load
from floorman.render.svg import SUITS, draw
from floorman.render.table import RankView, TableView, refusal, view
from floorman.verdict import MEANING, UNPROVED, Outcome, Verdict

if TYPE_CHECKING:
    from jinja2 import Environment

_WEB = re.compile(r"https?://[^\s]+\Z")


def render_html(events: Iterable[Event] | RunModel) -> str:
    """The report of a run as one HTML page; the same events give the same text."""
    from markupsafe import Markup

    model = load(events)
    text = _environment().get_template("report.html.j2").render(
        model=model,
        suits=Markup(SUITS),
        sources=_sources(model),
        findings={engine: [_finding(model, result) for result in model.failures(engine)] for engine in model.engines},
        open_ends={engine: model.groups(engine, _OPEN_ENDS) for engine in model.engines},
        **page.dress(("style.css",), ("print.js",)),
    )
    return text.rstrip() + "\n"


# Listed with their reasons; of what was blocked the first of each reason is a finding too.
_OPEN_ENDS = [verdict for verdict in words.LISTED if verdict in UNPROVED] + [Verdict.UNSUPPORTED]


def _environment() -> Environment:
    environment = page.environment()
    environment.globals.update(
        Verdict=Verdict,
        Outcome=Outcome,
        MEANING=MEANING,
        shown_in_full=words.SHOWN_IN_FULL,
        weigh=_weigh,
    )
    environment.filters.update(web=_web)
    return environment


def _web(address: str) -> str | None:
    """The address if it can be followed safely, else None."""
    return address if _WEB.match(address) else None


def _weigh(verdict: Verdict) -> str:
    """How a verdict counts in the outcome."""
    if verdict in words.BROKEN:
        return "not conformant"
    if verdict in UNPROVED:
        return "unproved"
    return {Verdict.PASS: "for the engine", Verdict.WARN: "reported, does not count"}.get(verdict, "does not count")


def _sources(model: RunModel) -> list[dict[str, Any]]:
    """The documents that the rules cite: short name, full name, number of rules."""
    cited: dict[str, set[str]] = {}
    for rule in model.rules.values():
        for source in rule.sources:
            cited.setdefault(source.doc, set()).add(rule.id)
    return [{"name": words.document(doc), "full": doc, "rules": len(cited[doc])} for doc in sorted(cited)]


def _finding(model: RunModel, result: Result) -> dict[str, Any]:
    """What the template shows of a result in full."""
    scenario = model.scenarios[result.scenario]
    table = view(result.messages)
    return {
        "result": result,
        "scenario": scenario,
        "rules": [model.rules[rule] for rule in scenario.rules],
        "drawing": _drawing(table),
        "table": table if isinstance(table, TableView) else None,
        "ranks": isinstance(table, RankView),
        "refusal": refusal(result.messages),
        "messages": [
            (exchange.method, _json(exchange.params), _json(exchange.answer)) for exchange in result.messages
        ],
        "command": words.command([result.engine], model.run.preset, [result.scenario]),
    }


def _drawing(table: TableView | RankView | None) -> object:
    from markupsafe import Markup

    return Markup(draw(table)) if table else None  # draw escapes all that it is given


_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def _json(value: object) -> object:
    """A message as text of an element: made safe here, since quotes need no escape there and are many."""
    from markupsafe import Markup

    if value is None:
        return "no answer"
    text = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    return Markup(words.visible(text).translate(_TEXT))
