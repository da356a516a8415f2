"""All checks put to one engine, one after the other; each is graded, whatever the others said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from floorman.check import hello, table, wire
from floorman.check.bench import Bench
from floorman.check.finding import Check, Finding, Grade, Graded, NotAsked
from floorman.protocol.session import EngineFault
from floorman.verdict import Verdict

CHECKS: tuple[Check, ...] = (wire.CHECKS[0], *hello.CHECKS, *wire.CHECKS[1:], *table.CHECKS)

_FIX = {
    Verdict.CRASH: "keep the process alive until its stdin ends; a wrong request is answered, not died of",
    Verdict.TIMEOUT: "answer every request with one line, end it with a newline and flush it",
    Verdict.GARBAGE: "answer with one message of the protocol; refusals are `rejected` or `declined`, not errors",
}


def examine(bench: Bench, checks: Sequence[Check] = CHECKS) -> Iterator[Graded]:
    """The grade of each check. After a finding the engine is started anew."""
    try:
        for check in checks:
            yield _grade(bench, check)
    finally:
        bench.drop()


def _grade(bench: Bench, check: Check) -> Graded:
    try:
        return Graded(check, Grade.OK, check.run(bench))
    except NotAsked as reason:
        return Graded(check, Grade.NOT_ASKED, str(reason))
    except Finding as finding:
        return Graded(check, Grade.FINDING, finding.seen, finding.fix, bench.drop())
    except EngineFault as fault:
        log = "\n".join(part for part in (bench.drop(), fault.log) if part)
        return Graded(check, Grade.FINDING, fault.message, _FIX[fault.verdict], log)
