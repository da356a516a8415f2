"""How the features of the repository are written: one small check for each rule of style.

What would make a scenario wrong or lose it is refused when the spec is loaded (test_features.py); here is
what would only make the spec a worse text. Each failure names the file and line to go to.
"""

from __future__ import annotations

import re
from collections import defaultdict

from gherkin.parser import Parser

from floorman.paths import feature_root
from floorman.spec.spec import load_spec

SPEC = load_spec()
ROOT = feature_root()
FILES = {path.relative_to(ROOT).as_posix(): path for path in sorted(ROOT.glob("*/*.feature"))}


def documents():
    for name, path in FILES.items():
        yield name, Parser().parse(path.read_text(encoding="utf-8"))["feature"]


def blocks():
    """Each Rule block, with its file."""
    for name, feature in documents():
        for child in feature["children"]:
            if "rule" in child:
                yield name, child["rule"]


def outlines():
    """Each scenario or outline as it is written, with its file."""
    for name, rule in blocks():
        for child in rule["children"]:
            if "scenario" in child:
                yield name, child["scenario"]


def place(name, node):
    return f"{name}:{node['location']['line']}"


def test_a_rule_block_holds_a_scenario():
    empty = [place(name, rule) for name, rule in blocks() if not any("scenario" in c for c in rule["children"])]
    assert not empty


def test_titles_state_facts():
    """No "should", no "test that", no full stop, in the titles of features, rules and scenarios."""
    titled = [(place(name, feature), feature["name"]) for name, feature in documents()]
    titled += [(place(name, node), node["name"]) for name, node in (*blocks(), *outlines())]
    wrong = re.compile(r"\b(should|tests?|verify|verifies|checks? that|make sure)\b", re.IGNORECASE)
    assert not [(where, title) for where, title in titled if wrong.search(title) or title.endswith(".")]
    assert not [(where, title) for where, title in titled if not title or title[0].islower()]


def test_a_feature_says_what_it_is_about():
    assert not [name for name, feature in documents() if not feature["description"].strip()]


def test_a_scenario_stands_in_the_folder_of_its_rules_chapter():
    rules = SPEC.rulebook.rules
    strays = [
        (case.scenario.file, case.scenario.id)
        for case in SPEC.cases
        if {rules[rule].chapter for rule in case.scenario.rules} != {case.scenario.chapter}
    ]
    assert not strays


def test_the_scenarios_of_a_rule_stand_in_one_file():
    files = defaultdict(set)
    for case in SPEC.cases:
        files[case.scenario.rules[0]].add(case.scenario.file)
    assert not {rule: sorted(found) for rule, found in files.items() if len(found) > 1}


def test_every_column_of_examples_is_used():
    unused = []
    for name, outline in outlines():
        written = repr([outline["name"], outline["steps"]])
        for examples in outline["examples"]:
            columns = [cell["value"] for cell in examples["tableHeader"]["cells"] if cell["value"] != "case"]
            unused += [(place(name, examples), column) for column in columns if f"<{column}>" not in written]
    assert not unused


def test_no_two_rows_of_examples_are_the_same():
    twins = []
    for name, outline in outlines():
        seen = set()
        for examples in outline["examples"]:
            header = [cell["value"] for cell in examples["tableHeader"]["cells"]]
            for row in examples["tableBody"]:
                cells = dict(zip(header, (cell["value"] for cell in row["cells"]), strict=True))
                cells.pop("case")
                if (key := tuple(sorted(cells.items()))) in seen:
                    twins.append(place(name, row))
                seen.add(key)
    assert not twins


def test_an_outline_has_more_than_one_row():
    single = [
        place(name, outline)
        for name, outline in outlines()
        if outline["examples"] and sum(len(examples["tableBody"]) for examples in outline["examples"]) < 2
    ]
    assert not single


def test_no_name_of_a_column_is_left_unfilled():
    unfilled = []
    for case in SPEC.cases:
        cells = [cell for step in case.scenario.steps for row in step.table or () for cell in row]
        texts = [case.scenario.title, *(step.text for step in case.scenario.steps), *cells]
        unfilled += [(case.scenario.id, text) for text in texts if re.search(r"<\w[\w ]*>", text)]
    assert not unfilled


def test_no_tag_is_written_twice():
    double = []
    for name, outline in outlines():
        tags = [tag["name"] for tag in outline["tags"]]
        if len(set(tags)) < len(tags):
            double.append(place(name, outline))
    assert not double


def test_tags_of_a_switch_leave_a_value_out():
    """A scenario that holds under every value of a house rule does not depend on it."""
    idle = []
    for case in SPEC.cases:
        for switch, values in case.scenario.switches.items():
            known = SPEC.rulebook.switches[switch].values
            if len(known) > 1 and set(values) == set(known):
                idle.append((case.scenario.id, switch))
    assert not idle


def test_the_vocabulary_of_the_rulebook_is_used():
    """Every capability is tagged by a scenario."""
    tagged = {capability for case in SPEC.cases for capability in case.scenario.capabilities}
    assert set(SPEC.rulebook.capabilities) - tagged == set()


def test_an_erratum_about_play_has_a_proof():
    """Unless it is about the wording alone, or each of its rules is untested or excluded."""
    open_ends = []
    for erratum in SPEC.rulebook.errata.values():
        tested = [rule for rule in erratum.rules if rule in SPEC.by_rule]
        if tested and not erratum.proof and erratum.kind != "editorial":
            open_ends.append((erratum.id, tested))
    assert not open_ends


def test_lines_of_the_rulebook_are_short():
    """A feature's may be longer: the action of a hand is one line."""
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted(ROOT.rglob("*.toml"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > 110
    ]
    assert not long
