"""A rulebook that breaks a rule of its own is refused with file and line, whatever is broken."""

import pytest
from tiny_rulebook import CAPABILITIES, ERRATA, PLAIN, PRESET, RULE, SWITCHES, refused, write

from floorman.errors import BadFile
from floorman.rulebook import load_rulebook


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


def test_a_rulebook_needs_no_errata(tmp_path):
    assert load_rulebook(write(tmp_path)).errata == {}


def test_errata_are_found_by_their_rules(tmp_path):
    book = load_rulebook(write(tmp_path, errata=ERRATA))
    assert [erratum.id for erratum in book.errata_of("RANK-02")] == ["C-01"]
    assert book.errata_of("RANK-10") == []


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('"C-01"', '"E-01"', 2, "E-01: an erratum is named C-nn"),
        ('"error"', '"mistake"', 3, "C-01: kind is one of error, conflict, ambiguity, gap, editorial, external"),
        ('ruling = "Aces are high."\n', "", 2, "C-01: Object missing required field `ruling`"),
        ('"All books"', '"All books"\nwho = "me"', 10, "C-01: Object contains unknown field `who`"),
        ('[{doc = "a", where = "L2"}]', "[]", 5, "C-01: an erratum needs sources"),
        ('["RANK-02"]', "[]", 10, "C-01: an erratum needs rules"),
        ('["RANK-02"]', '["RANK-2"]', 10, "C-01: there is no rule RANK-2; did you mean RANK-02"),
        ('["RANK-02"]', '["RANK-02", "RANK-02"]', 10, "C-01: a name is there twice"),
        ('["RANK-02"]', '["RANK-10"]', 11, "C-01: it names switch ace, which none of its rules names"),
        ('["ace"]', '["acer"]', 11, "C-01: there is no switch acer; did you mean ace?"),
    ],
)
def test_a_broken_erratum_is_refused_at_its_line(tmp_path, old, new, line, problem):
    assert old in ERRATA
    said = refused(tmp_path, errata=ERRATA.replace(old, new, 1))
    assert said.startswith(f"rulebook/errata.toml:{line}: ") and problem in said


def test_an_erratum_that_is_there_twice_is_refused(tmp_path):
    said = refused(tmp_path, errata=ERRATA * 2)
    assert said == "rulebook/errata.toml:13: C-01 is there twice, first in errata.toml:2"
