"""The spec as a book: whole, linked through, the same each time, and deaf to what is written in it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from click.testing import CliRunner
from markup import Page

from floorman.cli.main import cli
from floorman.errors import CannotWrite
from floorman.render.book import render_book, write_book
from floorman.render.example import described, picture
from floorman.render.page import anchor
from floorman.render.prose import linked, with_cards
from floorman.render.sources import citations, documents
from floorman.render.table import RankView, TableView
from floorman.render.words import visible
from floorman.spec.spec import load_spec

SPEC = load_spec()
RULEBOOK = SPEC.rulebook
TAGS = set(
    "meta input br circle ellipse rect use path html head title style body main header nav section article h1 h2 h3 p a span "
    "b cite ol li dl dt dd table thead tbody tr th td details summary figure figcaption div form label script svg symbol "
    "text".split()
)
DOCUMENT = re.compile(r"(\d{3})_[0-9a-f]{16}\.txt")


@pytest.fixture(scope="module")
def book() -> dict[str, str]:
    return render_book(SPEC)


@pytest.fixture(scope="module")
def parsed(book) -> dict[str, Page]:
    return {name: Page(text) for name, text in book.items()}


@pytest.fixture(scope="module")
def ids(parsed) -> dict[str, list[str]]:
    return {name: [a["id"] for _, a in page.elements if "id" in a] for name, page in parsed.items()}


@pytest.fixture
def own(tmp_path):
    """A function that makes a spec of one rule, its text, title and scenario title given."""

    def make(text="A rule.", title="A rule", scenario="A scenario", sources='{doc = "Book", where = "1"}'):
        root = tmp_path / "spec"
        for folder in ("rulebook", "rulesets", "pot"):
            (root / folder).mkdir(parents=True)
        (root / "rulebook" / "pot.toml").write_text(
            f'[[rule]]\nid = "POT-01"\ntitle = {json.dumps(title)}\ntext = {json.dumps(text)}\nlevel = "MUST"\n'
            f'profile = ["core"]\ncheckable = "yes"\nsources = [{sources}]\n',
            encoding="utf-8",
        )
        (root / "rulebook" / "switches.toml").write_text("switch = []\n", encoding="utf-8")
        (root / "rulebook" / "capabilities.toml").write_text(
            '[[capability]]\nid = "no-limit"\nmeaning = "Plays no-limit."\n', encoding="utf-8"
        )
        (root / "pot" / "pot.feature").write_text(
            f"@cap.no-limit\nFeature: Pots\n\n  @POT-01\n  Rule: A rule\n\n    @id.one\n    Scenario: {scenario}\n"
            "      Given a no-limit table with blinds 1/2\n      And 2 players with 1000 each\n"
            "      When BTN calls\n      Then the pot is 4\n",
            encoding="utf-8",
        )
        return load_spec(root)

    return make


def article(text: str, id: str) -> str:
    """The markup of a rule or an erratum."""
    return re.search(rf'<article class="[\w -]+" id="{re.escape(id)}">.*?</article>', text, re.S)[0]


def example(text: str, id: str) -> str:
    """The markup of a worked example."""
    return re.search(rf'<details class="example" id="{re.escape(id)}"[ >].*?</details>', text, re.S)[0]


def row(text: str, id: str) -> str:
    """The markup of a table's row."""
    return re.search(rf'<tr id="{re.escape(id)}">.*?</tr>', text, re.S)[0]


def words(markup: str) -> str:
    """What a reader sees of it, on one line."""
    markup = re.sub(r"</(?:t[hd]|d[td]|li|p)>", " ", markup)
    return " ".join(unescape(re.sub(r"<[^>]+>", "", markup)).split())


def page_of(rule_id: str) -> str:
    return f"{RULEBOOK.rules[rule_id].chapter}.html"


# ---- the folder ------------------------------------------------------------------------------------


def test_the_pages_are_the_index_a_page_a_chapter_and_three_indexes(book):
    chapters = [f"{chapter}.html" for chapter in RULEBOOK.chapters]
    assert list(book) == ["index.html", *chapters, "sources.html", "house-rules.html", "errata.html"]


def test_every_element_is_known_and_closed(parsed):
    for page in parsed.values():
        assert page.open == []
        assert {tag for tag, _ in page.elements} <= TAGS


def test_a_page_may_load_nothing_and_says_so(book, parsed):
    for name, page in parsed.items():
        policy = page.all("meta")[1]["content"]
        style, script = (
            re.findall(rf"<{tag}>(.*?)</{tag}>", book[name], re.S) for tag in ("style", "script")
        )
        assert [len(style), len(script)] == [1, 1]
        for tag, text in (("style", style[0]), ("script", script[0])):
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"{tag}-src 'sha256-{digest}'" in policy
        assert policy.startswith("default-src 'none'")
        assert not [a for _, a in page.elements if "src" in a or "style" in a or any(key.startswith("on") for key in a)]
        assert not re.search(r"url\(|@import|https?:", book[name])


def test_ids_are_unique_and_every_link_arrives(parsed, ids):
    for name, page in parsed.items():
        assert len(ids[name]) == len(set(ids[name])), name
        for link in {a["href"] for tag in ("a", "use") for a in page.all(tag)}:
            target, _, fragment = link.partition("#")
            assert (target or name) in ids, f"{name} links to {link}"
            assert not fragment or fragment in ids[target or name], f"{name} links to {link}"


def test_every_other_page_is_one_click_from_every_page(parsed):
    for page in parsed.values():
        links = {a["href"] for a in page.all("a")}
        assert {"index.html", "sources.html", "house-rules.html", "errata.html"} <= links


def test_the_same_spec_gives_the_same_bytes_in_another_process(book, tmp_path):
    command = [sys.executable, "-m", "floorman", "rulebook", "--out", tmp_path / "out"]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | {"PYTHONHASHSEED": "7"})
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == {
        name: text.encode() for name, text in book.items()
    }


# ---- rules -----------------------------------------------------------------------------------------


def test_the_contents_lead_to_every_rule(book, ids):
    index = book["index.html"]
    for rule in RULEBOOK.rules.values():
        assert rule.id in ids["index.html"]
        assert f'<a href="{page_of(rule.id)}#{rule.id}">{rule.id}</a> <span>{rule.title[:20]}' in unescape(index)


@pytest.mark.parametrize("chapter", RULEBOOK.chapters)
def test_every_rule_stands_in_its_chapter_with_all_that_is_known_of_it(book, chapter):
    page = book[f"{chapter}.html"]
    for rule in RULEBOOK.chapter(chapter):
        text = words(article(page, rule.id))
        assert f"{rule.id} {rule.title} {rule.level}" in text
        assert all(profile in text for profile in rule.profile)
        for source in rule.sources:
            assert source.doc in text
            assert all(citation.place in text for citation in citations(source.doc, source.where))
        for switch in rule.switches:
            assert f"{switch}: {RULEBOOK.switches[switch].meaning}" in text


@pytest.mark.parametrize("chapter", RULEBOOK.chapters)
def test_rule_text_notes_and_reason_are_told_word_by_word(book, chapter):
    for rule in RULEBOOK.chapter(chapter):
        seen = plain(words(article(book[f"{chapter}.html"], rule.id)))
        for text in filter(None, (rule.text, rule.notes, rule.reason)):
            assert plain(text) in seen


def plain(text: str) -> str:
    """The text without what the book writes in another way: names of documents, and cards."""
    text = re.sub(r"\d{3}_[0-9a-f]{16}\.txt|document \d{3}", "document", text)
    signs = dict(zip("♣♦♥♠", "cdhs", strict=True))
    return re.sub(r"(10|[2-9JQKA])([♣♦♥♠])\ufe0e", lambda m: m[1].replace("10", "T") + signs[m[2]], text)


def test_rule_without_a_scenario_says_so_and_why(book):
    for rule in RULEBOOK.rules.values():
        text = article(book[page_of(rule.id)], rule.id)
        state = SPEC.status(rule)
        assert ("Not yet tested." in text) == (state == "untested")
        assert ("Excluded from testing." in text) == (state == "excluded")
        assert ("worked example" in text) == (state == "tested")
        line = re.search(rf'<li id="{rule.id}">.*?</li>', book["index.html"], re.S)[0]
        assert ("not yet tested" in line, "excluded" in line) == (state == "untested", state == "excluded")


def test_presets_are_told_by_value_at_every_rule_with_a_house_rule(book):
    for rule in RULEBOOK.rules.values():
        text = article(book[page_of(rule.id)], rule.id)
        for switch in rule.switches:
            values = re.search(rf'#{switch}">{switch}</a>.*?<dl class="values">(.*?)</dl>', text, re.S)[1]
            for value, presets in re.findall(r"<dt>([^ <]+).*?</dt><dd>(.*?)</dd>", values, re.S):
                wanted = [p.id for p in RULEBOOK.presets.values() if p.values[switch] == value]
                assert words(presets) == (", ".join(wanted) or "no preset")
            assert values.count("<dt>") == len(RULEBOOK.switches[switch].values)


def test_rule_that_binds_under_some_values_only_says_so(book):
    bound = [rule for rule in RULEBOOK.rules.values() if rule.requires]
    assert bound
    for rule in bound:
        for values in rule.requires.values():
            assert f"binds only under {' or '.join(values)}." in article(book[page_of(rule.id)], rule.id)


def test_every_house_rule_tells_each_preset_with_its_authority(book):
    for switch in RULEBOOK.switches.values():
        text = article(book["house-rules.html"], switch.id)
        assert all(f">{rule}</a>" in text for rule in switch.rules)
        for preset in RULEBOOK.presets.values():
            said = f"{preset.id} {preset.values[switch.id]} {preset.authority[switch.id]}"
            assert plain(said) in plain(words(text))


# ---- scenarios -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", RULEBOOK.chapters)
def test_every_scenario_is_a_worked_example_of_its_rule(book, chapter):
    page = book[f"{chapter}.html"]
    mine = [case for case in SPEC.cases if RULEBOOK.rules[case.scenario.rules[0]].chapter == chapter]
    assert page.count('<details class="example"') == len(mine)
    for case in mine:
        scenario = case.scenario
        text = example(article(page, scenario.rules[0]), anchor(scenario.id))
        seen = plain(words(text))
        assert scenario.title in seen and f"{scenario.file}, line {scenario.line}" in seen
        for step in scenario.steps:
            assert f"{step.keyword} {step.text}" in seen
            for cells in step.table or ():
                assert all(cell in seen for cell in cells)
        for switch, values in scenario.switches.items():
            assert f"Holds where {switch} is {' or '.join(values)}:" in seen
        setup = described(case)
        assert text.count("<svg ") == bool(setup.stacks or setup.hands)


def test_scenario_of_several_rules_is_found_at_each(own):
    spec = own()
    feature = spec.root / "pot" / "pot.feature"
    toml = spec.root / "rulebook" / "pot.toml"
    toml.write_text(toml.read_text() + toml.read_text().replace("POT-01", "POT-02"), encoding="utf-8")
    feature.write_text(feature.read_text().replace("@POT-01", "@POT-01 @POT-02"), encoding="utf-8")
    (root := spec.root.parent / "other").mkdir()
    spec.root.rename(root / "spec")  # a rulebook is read once a folder
    page = render_book(load_spec(root / "spec"))["pot.html"]
    assert 'also of <a href="pot.html#POT-02">POT-02</a>' in example(article(page, "POT-01"), "POT-01/one")
    assert '<a href="pot.html#POT-01/one">POT-01/one</a> A scenario' in article(page, "POT-02")


def test_first_example_is_open_and_the_others_are_folded(book):
    text = article(book["raise.html"], "RAISE-07")
    folded = re.findall(r'<details class="example" id="[^"]+"( open)?>', text)
    assert folded[0] == " open" and not any(folded[1:])


def test_table_is_drawn_as_the_given_says():
    case = SPEC.by_id["RAISE-07/raise-by-the-raiser-is-refused/all-in"]
    view = picture(described(case))
    assert isinstance(view, TableView)
    assert [(seat.name, seat.stack, seat.button) for seat in view.seats] == [
        ("BTN", 1000, True),
        ("SB", 1000, False),
        ("BB", 40, False),
        ("UTG", 1000, False),
    ]
    assert all(seat.bet is None and seat.status is None for seat in view.seats)
    assert "nothing is posted yet" in view.caption and view.street == "blinds 5/10"


def test_cards_of_the_given_are_drawn():
    cards = {}
    for case in SPEC.cases:
        setup = described(case)
        view = picture(setup)
        if isinstance(view, TableView):
            drawn = {seat.name: list(seat.hole) for seat in view.seats if seat.hole}
            cards[case.scenario.id] = drawn
            assert sorted(map(tuple, drawn.values())) == sorted(map(tuple, setup.hole.values()))
            assert list(view.board) == setup.board
            assert ("the one that will come" in view.caption) == bool(setup.board)
        elif isinstance(view, RankView):
            assert dict(view.hands) == {name: tuple(hand) for name, hand in setup.hands.items()}
    assert any(cards.values())


# ---- sources and errata ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "places"),
    [
        ("L88", ["L88"]),
        ("L50, L86 (applied to the blind)", ["L50", "L86"]),
        ("L5-22, L24-50 (implied by the rows, without one pair)", ["L5-22", "L24-50"]),
        ("L61 and tie rows", ["L61"]),
        ("L4, L29 (stated wrongly, L30)", ["L4", "L29"]),
        ("16, 131, 176", ["16", "131", "176"]),
        ("54-B, C", ["54-B, C"]),
        ("35-A(6), 35-D", ["35-A(6)", "35-D"]),
        ("Sect. 3 Misdeals 1(c), Irregularities 7", ["Sect. 3 Misdeals 1(c), Irregularities 7"]),
        ("49 (number known second-hand)", ["49"]),
    ],
)
def test_places_are_taken_apart(where, places):
    assert [citation.place for citation in citations("Book", where)] == places


def test_remark_on_a_place_is_kept():
    assert [c.remark for c in citations("Book", "L10 (last sentence), L29, L61 and tie rows")] == [
        "last sentence",
        "",
        "and tie rows",
    ]


@pytest.mark.parametrize("entry", [*RULEBOOK.rules.values(), *RULEBOOK.errata.values()], ids=lambda entry: entry.id)
def test_every_cited_place_leads_to_its_rule(book, entry):
    target = f"errata.html#{entry.id}" if entry.id in RULEBOOK.errata else f"{page_of(entry.id)}#{entry.id}"
    for source in entry.sources:
        match = DOCUMENT.fullmatch(source.doc)
        if match:
            places = re.findall(r"L\d+(?:-\d+)?", re.sub(r"\(.*?\)", "", source.where))
            rows = [f"document-{match[1]}/{place}" for place in places]
        else:
            rows = [citation.address for citation in citations(source.doc, source.where)]
        assert rows
        for id in rows:
            assert f'<a href="{target}">' in row(book["sources.html"], id)


def test_five_documents_come_first_and_their_places_in_order():
    found = documents(RULEBOOK)
    assert [DOCUMENT.fullmatch(d.doc)[1] for d in found if not d.is_book] == ["000", "001", "002", "003", "004"]
    assert [d.is_book for d in found] == sorted(d.is_book for d in found)
    for document in found[:5]:
        lines = [[int(n) for n in re.findall(r"\d+", citation.place)] for citation in document.places]
        assert lines == sorted(lines)


def test_every_erratum_is_told_with_its_ruling_rules_and_proof(book):
    assert RULEBOOK.errata
    for erratum in RULEBOOK.errata.values():
        markup = article(book["errata.html"], erratum.id)
        seen = plain(words(markup))
        for text in (erratum.title, erratum.kind, erratum.says, erratum.problem, erratum.ruling, erratum.authority):
            assert plain(text) in seen
        for rule in erratum.rules:
            assert f'<a href="{page_of(rule)}#{rule}">{rule}</a>' in markup
            assert plain(erratum.ruling) in plain(words(article(book[page_of(rule)], rule)))
        for name in erratum.proof:
            assert re.search(rf'#{re.escape(anchor(name))}(/[\w-]+)?">', markup)


# ---- search ----------------------------------------------------------------------------------------


def test_search_has_every_rule_erratum_and_scenario(book, ids):
    data = re.search(r'<script type="application/json" id="search-data">(.*?)</script>', book["index.html"], re.S)[1]
    found = json.loads(data)
    assert [entry[0] for entry in found["rules"]] == [*RULEBOOK.rules, *RULEBOOK.errata]
    assert [entry[0] for entry in found["examples"]] == [case.scenario.id for case in SPEC.cases]
    for id, page, *_ in found["rules"]:
        assert id in ids[page]
    pages = {id: page for id, page, *_ in found["rules"]}
    for id, _ in found["examples"]:
        assert id in ids[pages[id.split("/")[0]]]


def test_search_is_on_every_page_and_shown_only_by_the_script(book, parsed):
    for name, page in parsed.items():
        (form,) = page.all("form")
        assert form["action"] == "index.html" and "hidden" in form
        assert "form.hidden = false" in book[name]


# ---- prose and strangers' text -----------------------------------------------------------------------


def test_what_a_text_mentions_is_linked():
    addresses = {"XR-17": "raise.html#XR-17", "004_52c1e14b4277860a.txt": "sources.html#document-004"}
    assert linked("See XR-17 and XR-99; 004_52c1e14b4277860a.txt L86 <is> open.", addresses) == (
        'See <a href="raise.html#XR-17">XR-17</a> and XR-99; '
        '<a href="sources.html#document-004">document 004</a> L86 &lt;is&gt; open.'
    )


def test_cards_have_signs_and_words_stay_words():
    assert linked("As the board is As Th, both play.", {}) == (
        'As the board is <span class="pip black">A♠\ufe0e</span> <span class="pip red">10♥\ufe0e</span>, both play.'
    )
    assert with_cards("BTN holds Qd & UTG+1 waits") == 'BTN holds <span class="pip red">Q♦\ufe0e</span> &amp; UTG+1 waits'


def test_text_of_a_rulebook_stays_text(own):
    hostile = '</p><script>alert("1")</script>&amp;\u202e'
    spec = own(text=hostile, title=f"Title {hostile}", scenario="</summary><img src=x>", sources='{doc = "<b>", where = "<i>1"}')
    for name, text in render_book(spec).items():
        page = Page(text)
        assert page.open == []
        assert {tag for tag, _ in page.elements} <= TAGS
        assert len(page.all("script")) == (2 if name == "index.html" else 1)
        assert visible(text) == text
    page = render_book(spec)["pot.html"]
    assert "&lt;script&gt;alert(" in page and r"\u202e" in page and "&lt;img src=x&gt;" in page


def test_rulebook_without_presets_switches_or_errata_is_a_book(own):
    book = render_book(own())
    assert "This rulebook lists none." in book["errata.html"]
    assert article(book["pot.html"], "POT-01").count("<svg ") == 1


# ---- writing ---------------------------------------------------------------------------------------


def test_command_writes_the_book_into_a_new_folder(tmp_path, own):
    out = tmp_path / "deep" / "out"
    result = CliRunner().invoke(cli, ["rulebook", "--rulebook", str(own().root), "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert f"Open {out / 'index.html'}" in result.output and "1 rules" not in result.output
    names = {path.name for path in out.iterdir()}
    assert names == {"index.html", "pot.html", "sources.html", "house-rules.html", "errata.html"}


def test_folder_that_cannot_be_written_is_named(tmp_path, own):
    (tmp_path / "out").write_text("a file", encoding="utf-8")
    with pytest.raises(CannotWrite, match="out/index.html.*--out") as caught:
        write_book(own(), tmp_path / "out")
    assert caught.value.exit_code == 4
    assert Path(tmp_path / "out").read_text(encoding="utf-8") == "a file"
