"""The rulebook of the repository is whole, and a broken one is refused with file and line."""

import re
from pathlib import Path

import msgspec
import pytest

from floorman.errors import BadFile, UnknownSelector
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
MOST_UNTESTED = 35  # this number only falls


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
    external = {c: [r.id for r in book.chapter(c) if r.id.startswith(EXTERNAL)] for c in book.chapters}
    assert {chapter: ids for chapter, ids in external.items() if ids} == {
        "rank": ["XR-90"],
        "blind": ["XR-10", "XR-11", "XR-12", "XR-13", "XR-14", "XR-15"],
        "order": ["XR-03"],
        "act": ["XR-25"],
        "raise": ["XR-16", "XR-17", "XR-19", "XR-22", "XR-23"],
        "show": ["XR-48", "XR-49", "XR-50", "XR-51", "XR-52"],
        "pot": ["XR-42", "XR-43", "XR-44", "XR-45", "XR-46", "XR-47"],
    }
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
    assert sorted(excluded) == [
        "BLIND-09",
        "DEAL-04",
        "DEAL-17",
        "DEAL-18",
        "LIMIT-08",
        "MIS-23",
        "MOVE-04",
        "POT-05",
    ]
    assert all(reason.endswith(".") for reason in excluded.values())


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


def test_what_a_rule_refers_to_exists(book):
    """Rule ids, and `switch=value` where a note names one."""
    for rule in book.rules.values():
        prose = f"{rule.text} {rule.notes} {rule.reason}"
        for prefix in (*CHAPTERS.values(), EXTERNAL):
            assert set(re.findall(rf"\b{prefix}-\d+", prose)) <= set(book.rules), rule.id
        for name, value in re.findall(r"([a-z_]+)=([a-z_0-9]+)", prose):
            assert value in book.switches[name].values, rule.id


def test_seed_has_a_value_and_an_authority_for_each_of_the_52_switches(book):
    seed = book.preset("seed")
    assert list(seed.values) == list(seed.authority) == list(book.switches)
    assert len(book.switches) == 52
    assert sum(text.startswith("inferred") for text in seed.authority.values()) == 35


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


# ---- broken ones -------------------------------------------------------------------------------

RULE = """\
[[rule]]
id = "RANK-02"
title = "Aces are high"
text = \"\"\"
An ace
is high.\"\"\"
level = "MUST"
profile = ["core"]
checkable = "yes"
sources = [{doc = "a", where = "L1"}]
switches = ["ace"]
requires = {ace = ["high"]}
"""
PLAIN = RULE.replace("RANK-02", "RANK-10").split("switches")[0]
SWITCHES = """\
[[switch]]
id = "ace"
meaning = "What an ace is"
values = ["high", "low"]
default = "high"
rules = ["RANK-02"]
"""
CAPABILITIES = """\
[[capability]]
id = "rank"
meaning = "Compares hands."
"""
PRESET = """\
id = "home"
meaning = "At home."

[values]
ace = "low"

[authority]
ace = "inferred"
"""


def write(root: Path, **files: str) -> Path:
    """A tiny rulebook that is whole, but for the files given (preset is rulesets/home.toml)."""
    whole = {"rank": f"{PLAIN}\n{RULE}", "switches": SWITCHES, "capabilities": CAPABILITIES, "preset": PRESET}
    for name, text in (whole | files).items():
        path = root / "rulesets/home.toml" if name == "preset" else root / f"rulebook/{name}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def refused(root: Path, **files: str) -> str:
    """What the loader says, the file without its folder."""
    with pytest.raises(BadFile) as caught:
        load_rulebook(write(root, **files))
    return str(caught.value).removeprefix(f"{root}/")


def test_a_tiny_rulebook_loads_in_order_and_with_its_prose_on_one_line(tmp_path):
    book = load_rulebook(write(tmp_path))
    assert list(book.rules) == ["RANK-02", "RANK-10"]
    assert book.rule("RANK-02").text == "An ace is high."
    assert book.rule("RANK-02").requires == {"ace": ("high",)}
    assert book.chapters == ["rank"]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('level = "MUST"', 'level = "MUSTY"', 7, "level is one of MUST, SHOULD, MAY, informative, not MUSTY"),
        ('"core"', '"corr"', 8, "profile is one of core,"),
        ('checkable = "yes"', 'checkable = "yes"\nstatus = "new"', 10, "status is one of tested, untested,"),
        ('checkable = "yes"', 'checkable = "no"', 9, "checkable is no, and yet the rule is tested"),
        ('checkable = "yes"', 'checkable = "no"\nstatus = "excluded"', 10, "an excluded rule needs a reason"),
        ('checkable = "yes"', 'checkable = "yes"\nreason = "why"', 10, "only an excluded rule has a reason"),
        (
            'checkable = "yes"',
            'checkable = "yes"\nstatus = "excluded"\nreason = "why"',
            9,
            "checkable is yes, and yet the rule is excluded",
        ),
        ('level = "MUST"', 'level = "MUST"\ncolour = "red"', 8, "Object contains unknown field `colour`"),
        ('level = "MUST"', 'level = "MUST"\nchapter = "pot"', 8, "RANK-02: unknown field chapter"),
        ('title = "Aces are high"\n', "", 2, "RANK-02: Object missing required field `title`"),
        ('title = "Aces are high"', "title = 3", 3, "RANK-02: Expected `str`, got `int`"),
        ('"Aces are high"', '"Aces should be high"', 3, 'it has no "should"'),
        ('id = "RANK-02"\n', "", 1, "an entry without id: Object missing required field `id`"),
        ('id = "RANK-02"', 'id = "POT-02"', 2, "a rule of chapter rank is named RANK-nn or XR-nn"),
        ('[{doc = "a", where = "L1"}]', "[]", 10, "a rule needs a source"),
        ('where = "L1"', 'where = "L1", page = "2"', 10, "unknown field `page`"),
        ('["ace"]', '["king"]', 11, "there is no switch king"),
        ('["ace"]', "[]", 12, "it requires ace, which its switches do not name"),
        ('["high"]', '["middle"]', 12, "switch ace has no value middle; it has high, low"),
        ('id = "RANK-02"', 'id = "RANK-02', 2, "Illegal character"),
    ],
)
def test_a_broken_rule_is_refused_at_its_line(tmp_path, old, new, line, problem):
    assert old in RULE
    said = refused(tmp_path, rank=RULE.replace(old, new, 1))
    assert said.startswith(f"rulebook/rank.toml:{line}: ") and problem in said


def test_a_rule_that_is_there_twice_is_refused_at_the_second(tmp_path):
    said = refused(tmp_path, rank=f"{RULE}\n{RULE}")
    assert said == "rulebook/rank.toml:15: RANK-02 is there twice, first in rank.toml:2"


def test_a_rule_that_is_there_twice_is_found_across_chapters(tmp_path):
    external = PLAIN.replace("RANK-10", "XR-10")
    said = refused(tmp_path, rank=f"{RULE}\n{external}", deal=external)
    assert said == "rulebook/deal.toml:2: XR-10 is there twice, first in rank.toml:15"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('default = "high"', 'default = "top"', 5, "switch ace has no value top; it has high, low"),
        ('["high", "low"]', '["high", "high"]', 4, "ace: a value is there twice"),
        ('["RANK-02"]', '["RANK-02", "RANK-3"]', 6, "ace: there is no rule RANK-3; did you mean"),
        ('["RANK-02"]', '["RANK-02", "RANK-10"]', 6, "it names rule RANK-10, whose switches do not name it"),
        ('meaning = "What an ace is"\n', "", 2, "ace: Object missing required field `meaning`"),
        ("[[switch]]", "[[switsch]]", 1, "unknown table switsch; the file holds [[switch]] only"),
    ],
)
def test_a_broken_switch_is_refused_at_its_line(tmp_path, old, new, line, problem):
    assert old in SWITCHES
    said = refused(tmp_path, switches=SWITCHES.replace(old, new, 1))
    assert said.startswith(f"rulebook/switches.toml:{line}: ") and problem in said


def test_a_switch_that_does_not_name_its_rule_is_refused_at_the_rule(tmp_path):
    said = refused(tmp_path, rank=RULE, switches=SWITCHES.replace('["RANK-02"]', "[]"))
    assert said == "rulebook/rank.toml:11: RANK-02: it names switch ace, whose rules do not name it"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('ace = "low"', 'ace = "middle"', 5, "home: switch ace has no value middle; it has high, low"),
        ('ace = "low"', 'ace = "low"\nacer = "low"', 6, "home: there is no switch acer; did you mean ace?"),
        ('ace = "low"', "", 4, "home: [values] lacks ace"),
        ('ace = "low"', "ace = 1", 1, "home: Expected `str`, got `int`"),
        ('ace = "inferred"', "", 7, "home: [authority] lacks ace"),
        ('ace = "inferred"', 'ace = "inferred"\nking = "me"', 9, "home: there is no switch king"),
        ('id = "home"', 'id = "house"', 1, "house: a preset is named as its file"),
        ('id = "home"', 'id = "home"\nauthor = "me"', 2, "home: Object contains unknown field `author`"),
    ],
)
def test_a_broken_preset_is_refused_at_its_line(tmp_path, old, new, line, problem):
    assert old in PRESET
    said = refused(tmp_path, preset=PRESET.replace(old, new, 1))
    assert said.startswith(f"rulesets/home.toml:{line}: ") and problem in said


def test_a_capability_that_is_there_twice_is_refused(tmp_path):
    said = refused(tmp_path, capabilities=CAPABILITIES * 2)
    assert said == "rulebook/capabilities.toml:5: rank is there twice, first in capabilities.toml:2"


def test_a_file_that_is_no_chapter_is_refused(tmp_path):
    said = refused(tmp_path, ranks=RULE)
    assert said.startswith("rulebook/ranks.toml: no chapter is named ranks; there are rank, deal,")


def test_a_file_without_entries_is_refused(tmp_path):
    said = "rulebook/rank.toml: the file has to hold [[rule]] entries"
    assert refused(tmp_path, rank="# nothing\n") == said
    assert refused(tmp_path, rank="rule = [3]\n") == said


def test_a_missing_file_is_refused(tmp_path):
    write(tmp_path)
    (tmp_path / "rulebook/switches.toml").unlink()
    with pytest.raises(BadFile, match="switches.toml: the file cannot be read: No such file"):
        load_rulebook(tmp_path)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path):
    write(tmp_path)
    (tmp_path / "rulebook/rank.toml").write_bytes(b'[[rule]]\nid = "\xff"\n')
    with pytest.raises(BadFile, match="rank.toml: the file is not UTF-8"):
        load_rulebook(tmp_path)
