"""The pages for implementers say what the code does: their examples are valid, played and run here."""

import dataclasses
import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest
from talking import FAKES, SHORT

from floorman.engines import connect, find_engine, read_adapter
from floorman.paths import feature_root
from floorman.protocol import incidents, messages, schema
from floorman.protocol.process import Limits

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL, ADAPTERS = ((DOCS / name).read_text() for name in ("protocol.md", "adapters.md"))


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)


def conversation():
    """The messages of the page, one after the other."""
    text = "".join(blocks(PROTOCOL, "json"))
    found = []
    while text.strip():
        message, end = json.JSONDecoder().raw_decode(text.lstrip())
        text = text.lstrip()[end:]
        found.append(message)
    return found


def differences(said, real, path="result"):
    """Where what the page says is not so; a field that it leaves out is not compared."""
    if isinstance(said, dict) and isinstance(real, dict):
        for name, value in said.items():
            yield from differences(value, real.get(name, "nothing"), f"{path}.{name}")
    elif isinstance(said, list) and isinstance(real, list) and len(said) == len(real):
        for index, value in enumerate(said):
            yield from differences(value, real[index], f"{path}[{index}]")
    elif said != real:
        yield f"{path}: the page says {said}, the reference {real}"


PAIRS = list(zip(conversation()[::2], conversation()[1::2], strict=True))


def test_the_examples_cover_every_method():
    assert {asked["method"] for asked, _ in PAIRS} == set(schema.METHODS)


@pytest.mark.parametrize(("asked", "answered"), PAIRS, ids=[f"{a['id']}-{a['method']}" for a, _ in PAIRS])
def test_an_example_is_valid(asked, answered):
    made = schema.protocol_schema()
    for message in (asked, answered):
        jsonschema.Draft202012Validator(made).validate(message)
    assert asked["id"] == answered["id"]
    result = {"$ref": f"#/$defs/{schema.METHODS[asked['method']][1]}", "$defs": made["$defs"]}
    jsonschema.Draft202012Validator(result).validate(answered["result"])


def test_the_reference_gives_the_answers_of_the_page():
    import floorman_adapter

    with connect(find_engine("reference"), in_process=True) as session:
        engine = session._engine
    for asked, answered in PAIRS:
        reply = floorman_adapter.request(engine, asked)
        assert list(differences(answered["result"], reply.get("result", reply))) == [], asked


def words_of(page):
    return set(re.findall(r"`([^`\s]+)`", page))


@pytest.mark.parametrize(
    "struct",
    [
        messages.Hello, messages.OpenParams, messages.Rake, messages.DealParams, messages.Entry, messages.Options,
        messages.SeatState, messages.State, messages.Ranking,
    ],
    ids=lambda struct: struct.__name__,
)  # fmt: skip
def test_every_field_is_explained(struct):
    assert set(struct.__struct_encode_fields__) - words_of(PROTOCOL) == set()


def test_the_tables_of_incidents_are_those_of_the_file():
    assert incidents.tables() in PROTOCOL


def test_every_capability_is_explained():
    known = tomllib.loads((feature_root() / "rulebook" / "capabilities.toml").read_text())["capability"]
    assert {entry["id"] for entry in known} - words_of(PROTOCOL) == set()


def test_the_limits_are_those_of_the_code():
    default = Limits()
    said = (
        f"{default.request:g} s; for the start and `hello` together {default.hello:g} s",
        f"| {default.memory >> 30} GiB (Linux) |",
        f"| starts after timeouts in a row with no answer between | {default.restarts} |",
        f"| {default.line >> 20} MiB |",
        f"the last {default.log >> 10} KiB",
        f"| {default.grace:g} s |",
    )
    assert [words for words in said if words not in PROTOCOL] == []
    assert len(dataclasses.fields(Limits)) == 7


def test_the_adapter_of_the_page_runs(tmp_path):
    (toml,), (program,) = blocks(ADAPTERS, "toml"), blocks(ADAPTERS, "python")
    (tmp_path / "adapter.toml").write_text(toml)
    (tmp_path / "adapter.py").write_text(program)
    spec = read_adapter(tmp_path)
    assert (spec.name, spec.pins) == ("my-engine", ("my-engine==1.4.0",))
    with connect(dataclasses.replace(spec, pins=()), limits=SHORT) as session:
        ranking = session.ask("rank", {"board": [], "hands": {"A": ["2c", "3c"], "B": ["As", "2d"]}})
        assert ranking.order == [["B"], ["A"]]
        declined = session.ask("open", {"seats": []}).declined
    assert declined == "this engine has no table"


def test_every_fake_is_tested():
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    names = {path.stem for path in FAKES.glob("*.py")} - {"sane"}
    assert [name for name in sorted(names) if f'"{name}"' not in tests and f"{name}.py" not in tests] == []
