"""The rulebook of the repository is whole: rules, sources, switches, capabilities, errata."""

import re

import msgspec
import pytest

from floorman.errors import UnknownSelector
from floorman.events import RuleEntry
from floorman.rulebook import CHAPTERS, EXTERNAL, load_rulebook, natural_key

SOURCE_DOCUMENTS = {
    "000_3a60bee5588353e6.txt",
    "001_a13efb431473e37f.txt",
    "002_487d217351e0dff9.txt",
    "003_a4ddd2cecdbb99d1.txt",
    "004_52c1e14b4277860a.txt",
}
STANDARD_BOOKS = {
    "BARGE rulebook",
    "PHH specification",
    "Robert's Rules of Poker (older)",
    "Robert's Rules of Poker v11",
    "TDA 2024",
    "TDA 2026",
    "WSOP Live Action 2024",
    "WSOP Live Action 2026",
    "WSOP Tournament 2024",
    "WSOP Tournament 2026",
}
RULES_OF_CHAPTER = {
    "rank": 31,
    "deal": 18,
    "move": 4,
    "blind": 11,
    "order": 8,
    "act": 15,
    "raise": 8,
    "limit": 8,
    "show": 9,
    "pot": 5,
    "misdeal": 23,
}
EXTERNAL_OF_CHAPTER = {
    "rank": [90],
    "deal": [82, 85],
    "move": [1, 2, 4, 5, 6, 7, 8, 9, 86, 87, 92],
    "blind": [10, 11, 12, 13, 14, 15],
    "order": [3],
    "act": [25, 30, 31, 32, 33, 35, 36, 37, 40, 83, 96],
    "raise": [16, 17, 19, 22, 23, 24, 26, 27, 28, 29, 34, 38, 39, 97],
    "limit": [18, 20, 21, 41, 93, 94, 95],
    "show": [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59],
    "pot": [42, 43, 44, 45, 46, 47, 84, 88, 91],
    "misdeal": [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 89, 98],
}
EXCLUDED = (
    ["BLIND-09", "DEAL-04", "DEAL-17", "DEAL-18", "LIMIT-08", "MIS-23", "MOVE-04", "POT-05"]
    + ["XR-05", "XR-06", "XR-08", "XR-26", "XR-27", "XR-28", "XR-29", "XR-30", "XR-31", "XR-32", "XR-33"]
    + ["XR-36", "XR-37", "XR-38", "XR-39", "XR-40", "XR-53", "XR-54", "XR-55", "XR-56", "XR-57", "XR-59"]
    + ["XR-65", "XR-76", "XR-82", "XR-83", "XR-84", "XR-88", "XR-89", "XR-91", "XR-92", "XR-96", "XR-97"]
    + ["XR-98"]
)
MOST_UNTESTED = 0  # this number only falls


@pytest.fixture(scope="module")
def book():
    return load_rulebook()


# ---- ours --------------------------------------------------------------------------------------


def test_every_rule_of_the_source_documents_is_there(book):
    for chapter, count in RULES_OF_CHAPTER.items():
        own = [rule.id for rule in book.chapter(chapter) if not rule.id.startswith(EXTERNAL)]
        assert own == [f"{CHAPTERS[chapter]}-{number:02}" for number in range(1, count + 1)]
    assert sum(RULES_OF_CHAPTER.values()) == 140


def test_the_rules_of_the_standard_books_stand_after_a_chapters_own(book):
    for chapter in book.chapters:
        external = [rule.id for rule in book.chapter(chapter) if rule.id.startswith(EXTERNAL)]
        assert external == [f"XR-{number:02}" for number in EXTERNAL_OF_CHAPTER.get(chapter, ())]
    assert sorted(sum(EXTERNAL_OF_CHAPTER.values(), [])) == list(range(1, 99))
    assert list(book.rules)[30:33] == ["RANK-31", "XR-90", "DEAL-01"]


def test_chapters_are_in_reading_order(book):
    assert book.chapters == list(CHAPTERS)


def test_every_source_is_a_source_document_or_a_known_book(book):
    for rule in book.rules.values():
        allowed = STANDARD_BOOKS if rule.id.startswith(EXTERNAL) else SOURCE_DOCUMENTS
        assert {source.doc for source in rule.sources} <= allowed, rule.id
        assert all(source.where for source in rule.sources), rule.id


def test_every_source_document_is_cited(book):
    cited = {source.doc for rule in book.rules.values() for source in rule.sources}
    assert SOURCE_DOCUMENTS | STANDARD_BOOKS == cited


def test_the_number_of_untested_rules_only_falls(book):
    untested = [rule.id for rule in book.rules.values() if rule.status == "untested"]
    assert len(untested) <= MOST_UNTESTED, untested


def test_excluded_rules_say_why(book):
    excluded = {rule.id: rule.reason for rule in book.rules.values() if rule.status == "excluded"}
    assert sorted(excluded) == EXCLUDED
    assert all(re.fullmatch(r"[A-Z].*\.", reason) for reason in excluded.values())


def test_informative_rules_are_excluded(book):
    informative = [rule for rule in book.rules.values() if rule.level == "informative"]
    assert informative and all(rule.status == "excluded" for rule in informative)


def test_texts_are_sentences_and_titles_are_short_and_different(book):
    rules = list(book.rules.values())
    assert len({rule.title for rule in rules}) == len({rule.text for rule in rules}) == len(rules)
    for rule in rules:
        assert re.fullmatch(r"[A-Z].*\.", rule.text) and "\n" not in rule.text, rule.id
        assert re.fullmatch(r"[A-Z].*[^.]", rule.title) and len(rule.title) <= 70, rule.id
        assert not rule.notes or rule.notes.endswith("."), rule.id


def test_what_a_rule_or_erratum_refers_to_exists(book):
    """Rule ids, and `switch=value` where one is named."""
    prose = {rule.id: f"{rule.text} {rule.notes} {rule.reason}" for rule in book.rules.values()}
    for erratum in book.errata.values():
        prose[erratum.id] = " ".join((erratum.says, erratum.problem, erratum.ruling, erratum.authority))
    for source, text in prose.items():
        for prefix in (*CHAPTERS.values(), EXTERNAL):
            assert set(re.findall(rf"\b{prefix}-\d+", text)) <= set(book.rules), source
        for name, value in re.findall(r"([a-z_]+)=([a-z_0-9]+)", text):
            assert value in book.switches[name].values, source


def test_a_rule_whose_text_depends_on_a_switch_names_it(book):
    for rule in book.rules.values():
        named = re.findall(r"\b([a-z_]+)=[a-z_0-9]+", rule.text)
        assert set(named) <= set(rule.switches), rule.id


def test_every_switch_has_a_rule(book):
    assert len(book.switches) == 52
    assert [switch.id for switch in book.switches.values() if not switch.rules] == []


@pytest.mark.parametrize(
    ("preset", "inferred"),
    [
        ("seed", 35),
        ("robert", 10),
        ("tda-2024", 18),
        ("wsop-tournament-2024", 25),
        ("wsop-cash-2024", 10),
    ],
)
def test_a_preset_has_a_value_and_an_authority_for_each_switch(book, preset, inferred):
    found = book.preset(preset)
    assert list(found.values) == list(found.authority) == list(book.switches)
    assert sum(text.startswith("inferred") for text in found.authority.values()) == inferred


def test_a_value_that_is_not_inferred_names_its_source(book):
    for preset in book.presets.values():
        for switch, authority in preset.authority.items():
            source = any(name in authority for name in SOURCE_DOCUMENTS | STANDARD_BOOKS)
            assert source or authority.startswith(("inferred", "a choice of the game")), (preset.id, switch)


def test_the_80_errata_are_there_in_order(book):
    assert list(book.errata) == [f"C-{number:02}" for number in range(1, 81)]


def test_every_erratum_says_where_it_stands(book):
    for erratum in book.errata.values():
        allowed = STANDARD_BOOKS if erratum.kind == "external" else SOURCE_DOCUMENTS
        assert {source.doc for source in erratum.sources} <= allowed, erratum.id
        assert all(source.where for source in erratum.sources), erratum.id


def test_errata_are_sentences_with_different_titles(book):
    errata = list(book.errata.values())
    assert len({erratum.title for erratum in errata}) == len(errata)
    for erratum in errata:
        assert re.fullmatch(r"[A-Z].*[^.]", erratum.title) and len(erratum.title) <= 72, erratum.id
        for text in (erratum.says, erratum.problem, erratum.ruling):
            assert text.endswith(".") and (text[0].isupper() or text[0].isdigit()), erratum.id


def test_capabilities_are_the_closed_list(book):
    assert list(book.capabilities) == [
        "rank",
        "no-limit",
        "pot-limit",
        "fixed-limit",
        "spread-limit",
        "deck",
        "antes",
        "bb-ante",
        "straddle",
        "unequal-stacks",
        "several-hands",
        "showdown",
        "incidents",
        "rake",
        "wager-unit",
    ]


def test_a_rule_goes_into_the_event_stream_as_it_is(book):
    rule = book.rule("XR-16")
    entry = msgspec.convert(rule, RuleEntry, from_attributes=True)
    assert (entry.text, entry.status, entry.chapter) == (rule.text, "tested", "raise")
    assert entry.requires == {"reopen": ["per_player_cumulative"]}


def test_the_rulebook_is_read_once(book):
    assert load_rulebook() is book


# ---- names -------------------------------------------------------------------------------------


def test_an_unknown_rule_is_answered_with_the_nearest(book):
    with pytest.raises(UnknownSelector, match="there is no rule raise-7; did you mean RAISE-07 or"):
        book.rule("raise-7")


def test_an_unknown_preset_or_chapter_is_an_error(book):
    with pytest.raises(UnknownSelector, match="there is no preset sead; did you mean seed"):
        book.preset("sead")
    with pytest.raises(UnknownSelector, match="there is no chapter zzz$"):
        book.chapter("zzz")


def test_ids_sort_by_number_and_xr_last():
    ids = ["XR-03", "RANK-100", "RANK-10", "RANK-02"]
    assert sorted(ids, key=natural_key) == ["RANK-02", "RANK-10", "RANK-100", "XR-03"]
