"""report.html: complete, closed to the network, and deaf to what an engine writes into it."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest
from markup import Page
from refresh import GOLDENS

from floorman.events import EngineEntry, EngineSummary, Exchange, Footer, Result
from floorman.render.html import render_html
from floorman.render.model import load
from floorman.render.page import anchor
from floorman.render.words import visible
from floorman.verdict import Verdict

TAGS = set(
    "meta circle ellipse rect use path html head title style body main header nav section article h1 h2 h3 h4 h5 p a span "
    "strong b cite ol ul li dl dt dd table thead tbody tr th td details summary figure figcaption blockquote footer code "
    "pre div script svg symbol text".split()
)


@pytest.fixture
def html(run) -> str:
    return render_html(run)


def _article(html: str, id: str) -> str:
    return re.search(rf'<article class="[\w -]+" id="{re.escape(id)}">.*?</article>', html, re.S)[0]


@pytest.mark.parametrize("path", list(GOLDENS), ids=lambda path: path.name)
def test_golden_files_are_what_the_sample_gives(run, path):
    assert GOLDENS[path](run) == path.read_text(encoding="utf-8"), "run tests/render/refresh.py and look at the change"


def test_every_element_is_known_and_closed(html):
    page = Page(html)
    assert page.open == []
    assert {tag for tag, _ in page.elements} <= TAGS


def test_no_text_of_an_engine_becomes_an_element_or_a_handler(html):
    page = Page(html)
    assert len(page.all("script")) == 1
    assert not page.all("img")
    assert not [name for _, attributes in page.elements for name in attributes if name.startswith("on")]
    assert "<script>alert" not in html


def test_page_may_load_nothing_and_says_so(html):
    page = Page(html)
    policy = page.all("meta")[1]["content"]
    for tag in ("style", "script"):
        text = "".join(data for where, data in page.texts if where == tag)
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")
    assert not [a for _, a in page.elements if "src" in a or "style" in a or "action" in a]
    assert [a["href"] for a in page.all("a") if not a["href"].startswith("#")] == ["https://oakroom.example/engine"]
    assert not re.search(r"url\(|@import", html)


def test_ids_are_unique_and_every_link_arrives(html):
    page = Page(html)
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    links = {a["href"][1:] for tag in ("a", "use") for a in page.all(tag) if a["href"].startswith("#")}
    assert links <= set(ids)


def test_rules_scenarios_and_results_have_stable_anchors(run, html):
    ids = {attributes.get("id") for _, attributes in Page(html).elements}
    model = load(run)
    assert set(model.rules) | set(model.scenarios) <= ids
    assert {anchor(engine, scenario) for engine in model.engines for scenario in model.scenarios} <= ids
    assert "oakroom/RAISE-07/raiser-may-not-raise-again" in ids
    assert "python:~20~rough.engine/RANK-09/ace-kicker-beats-queen" in ids


def test_no_control_character_is_left(html):
    assert visible(html) == html
    assert r"\x1b[31mraise to 500 or more\x1b[0m" in html
    assert r"9\u202e0.1" in html


def test_lone_surrogate_is_written_out(small_run):
    html = render_html(small_run(Verdict.FAIL, reason="broken \ud800 text"))
    assert r"broken \ud800 text" in html
    html.encode()


def test_finding_shows_the_hand_the_rule_and_how_to_repeat_it(html):
    text = _article(html, "oakroom/RAISE-07/raiser-may-not-raise-again")
    for part in (
        "UTG may not raise <span class=\"here\">",
        "An all-in raise below the minimum gives players who have acted no new right to raise.",
        "document 004</cite>, L88",
        "UTG may raise to 500 up to 5,000",
        "floorman run oakroom --preset tda-2024 --rule RAISE-07/raiser-may-not-raise-again",
        "6 messages, as sent and answered",
        '<svg class="table" role="img" aria-label="pot 1,050; BTN: seat 1, button, 4,700 behind, bet 300;',
    ):
        assert part in text


def test_every_finding_of_the_run_is_shown_in_full(run, html):
    model = load(run)
    for engine in model.engines:
        for result in model.failures(engine):
            assert _article(html, anchor(engine, result.scenario))


@pytest.mark.parametrize(
    ("rule", "word"),
    [("MIS-01", "Not yet tested."), ("DEAL-18", "Excluded from testing.</b> Said of a person")],
)
def test_rule_without_a_test_never_looks_covered(html, rule, word):
    text = _article(html, rule)
    assert word in text
    assert 'class="mark' not in text


def test_rule_left_out_of_the_run_says_so(run):
    dropped = [e for e in run if not str(getattr(e, "scenario", getattr(e, "id", ""))).startswith("ACT-02/")]
    text = _article(render_html(dropped), "ACT-02")
    assert "Its scenarios were left out of this run." in text
    assert 'class="mark' not in text


def test_rule_that_an_engine_does_not_claim_says_so(html):
    assert _article(html, "DEAL-06").count("no scenario applies") == 2


def test_sign_never_stands_without_its_word(html):
    marks = re.findall(r'<span class="(?:mark|seal|count)[^"]*"><span aria-hidden="true">[^<]+</span>([^<]*)</span>', html)
    assert len(marks) > 100
    assert all(re.search(r"[a-z]{2}", word) for word in marks)


def test_every_verdict_is_explained_and_counted(html):
    words = html[html.index('<section id="words">') :]
    tally = html[html.index('<table class="tally">') : html.index("</table>")]
    for verdict in Verdict:
        assert f"</span> {verdict}</span>" in words
        assert f"</span> {verdict}</span>" in tally


@pytest.mark.parametrize("word", ["truncated", "partial", "agree"])
def test_unsound_run_carries_a_banner(run, word):
    footer = run.pop()
    ends = {
        "truncated": [],
        "partial": [Footer(engines=footer.engines, partial=True, reason="a signal")],
        "agree": [Footer(engines=[EngineSummary(engine=e.engine, outcome="conformant", counts={}) for e in footer.engines])],
    }
    html = render_html(run + ends[word])
    assert re.search(rf'class="banner" role="alert">.*{word}', html)


def test_sound_run_carries_none(html):
    assert 'class="banner"' not in html


def test_one_engine_has_nobody_to_part_from(small_run):
    html = render_html(small_run(Verdict.PASS))
    assert "Where the engines part" not in html
    assert Page(html).open == []


def test_twenty_engines_stand_side_by_side(run):
    footer = run.pop()
    originals = [event for event in run if isinstance(event, Result) and event.engine == "oakroom"]
    for number in range(17):
        name = f"cmd: ./engine-{number} --stdio"
        run.append(EngineEntry(name=name, problem=None if number else "no such file: <engine>"))
        fields = Result.__struct_fields__
        run += [Result(**{f: getattr(e, f) for f in fields} | {"engine": name}) for e in originals if number]
    html = render_html([*run, footer])
    page = Page(html)
    assert page.open == []
    assert "It could not be run: no such file: &lt;engine&gt;" in html
    assert _article(html, "RAISE-07").count('class="mark ') == 3 * 20
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_messages_of_any_shape_are_shown(small_run):
    odd = Exchange(method="<deal>", params={"deck": ["</pre>"]}, answer={"state": [1, {"<b>": None}]})
    html = render_html(small_run(Verdict.GARBAGE, messages=[odd]))
    assert "&lt;deal&gt;" in html
    assert Page(html).open == []
