"""report.html: one self-contained page, rendered from the templates in reports/.

The page loads nothing and runs one small script (it opens the folded parts for print); a content security
policy with the digests of its own style and script forbids anything else. Every value that a template
prints passes `words.visible` and is then escaped, so no engine can put markup or control characters in.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from floorman.events import Event, Result, RuleEntry
from floorman.paths import report_root
from floorman.render import words
from floorman.render.model import RunModel, load
from floorman.render.svg import SUITS, describe, draw
from floorman.render.table import RankView, TableView, refusal, view
from floorman.verdict import MEANING, UNPROVED, Outcome, Verdict

if TYPE_CHECKING:
    from jinja2 import Environment

_NOT_IN_AN_ID = re.compile(r"[^A-Za-z0-9._/:@+-]")
_WEB = re.compile(r"https?://[^\s]+\Z")


def render_html(events: Iterable[Event] | RunModel) -> str:
    """The report of a run as one HTML page; the same events give the same text."""
    model = load(events)
    environment = _environment()
    style = _file("style.css")
    script = _file("print.js")
    page = environment.get_template("report.html.j2").render(
        model=model,
        style=environment.markup(style),
        script=environment.markup(script),
        policy=f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'",
        suits=environment.markup(SUITS),
        sources=_sources(model),
        findings={engine: [_finding(model, result) for result in model.failures(engine)] for engine in model.engines},
        open_ends={engine: model.groups(engine, _OPEN_ENDS) for engine in model.engines},
    )
    return page.rstrip() + "\n"


# Listed with their reasons, not in full.
_OPEN_ENDS = [verdict for verdict in words.LISTED if verdict in UNPROVED - words.SHOWN_IN_FULL] + [Verdict.UNSUPPORTED]


def anchor(*parts: str) -> str:
    """The id of an engine, a rule, or a result: `pokerkit/RAISE-07/slug`, other characters as ~hex~."""
    return _NOT_IN_AN_ID.sub(lambda match: f"~{ord(match[0]):x}~", "/".join(parts))


def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    def finalize(value: object) -> object:
        return words.visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value

    environment = Environment(
        loader=FileSystemLoader(report_root()),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.markup = Markup
    environment.globals.update(
        words=words,
        anchor=anchor,
        Verdict=Verdict,
        Outcome=Outcome,
        MEANING=MEANING,
        shown_in_full=words.SHOWN_IN_FULL,
        weigh=_weigh,
    )
    environment.filters.update(css=lambda text: str(text).replace(" ", "-"), web=_web)
    return environment


def _file(name: str) -> str:
    return (report_root() / name).read_text(encoding="utf-8").strip()


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


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


def _json(value: object) -> str:
    return "no answer" if value is None else json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
