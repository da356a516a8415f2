"""The event stream survives whatever words an engine uses."""

from floorman.events import Result, encode, read
from floorman.verdict import Verdict


def test_a_lone_surrogate_is_written_out():
    line = encode(Result(engine="x", scenario="A-1/b", rules=["A-1"], verdict=Verdict.FAIL, reason="odd \udcff end"))
    (event,) = read([line])
    assert event.reason == "odd \\udcff end"


def test_an_event_is_one_line_and_comes_back():
    result = Result(engine="x", scenario="A-1/b", rules=["A-1"], verdict=Verdict.FAIL, reason="two\nlines")
    line = encode(result)
    assert line.count(b"\n") == 1
    assert list(read([line])) == [result]
