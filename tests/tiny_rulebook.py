"""A rulebook of two rules, one switch and one preset, for tests that break it."""

from pathlib import Path

import pytest

from floorman.errors import BadFile
from floorman.rulebook import load_rulebook

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


ERRATA = """\
[[erratum]]
id = "C-01"
kind = "error"
title = "Aces are called low"
sources = [{doc = "a", where = "L2"}]
says = "Aces are low."
problem = "They are not."
ruling = "Aces are high."
authority = "All books"
rules = ["RANK-02"]
switches = ["ace"]
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
