"""What the scenarios are worth: every mutant of the reference is put to the rules that it breaks.

A mutant is killed if, for each of its rules, a scenario of that rule fails or warns. `blocked` is no notice:
where an engine does not get to the point, nothing was proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from floorman.engines import connect
from floorman.events import MutantScore, Result
from floorman.examiner import Examiner
from floorman.mutants import mutant_engine
from floorman.spec.spec import Spec
from floorman.verdict import Verdict
from floorman.workers import processes
from holdem_mutants import MUTANTS, Mutant

_NOTICED = {Verdict.FAIL, Verdict.WARN}
_FAULTS = {Verdict.CRASH, Verdict.TIMEOUT, Verdict.GARBAGE, Verdict.NOT_RUN}


class Fate(StrEnum):
    """What became of a mutant under one of its rules; the first one of several counts."""

    FAULTY = "does not play"  # it crashes or answers nonsense, so nothing was tried
    SURVIVED = "survived"
    ELSEWHERE = "killed elsewhere only"
    NOTICED = "not equivalent"  # said to break no rule, and yet a scenario fails
    KILLED = "killed"
    EQUIVALENT = "equivalent"


AS_IT_MUST_BE = {Fate.KILLED, Fate.EQUIVALENT}
WRONG = {Fate.FAULTY, Fate.NOTICED}  # the mutant is wrong, and says nothing of the scenarios


@dataclass(frozen=True)
class Finding:
    """A mutant's fate under one rule ("" for an equivalent one), and the scenarios that decided it, by id."""

    mutant: str
    rule: str
    fate: Fate
    by: tuple[str, ...] = ()


def try_mutant(spec: Spec, mutant: Mutant) -> list[Finding]:
    """Puts a mutant to the scenarios of each rule that it breaks, an equivalent one to all."""
    engine = mutant_engine(mutant.name)
    examiner = Examiner(engine.name, connect(engine), spec.rulebook.preset("seed").values)
    if not mutant.rules:
        by = _ids(map(examiner.examine, spec.cases), _NOTICED)
        return [Finding(mutant.name, "", Fate.NOTICED if by else Fate.EQUIVALENT, by)]
    return [_under(rule, spec, mutant, examiner) for rule in mutant.rules]


def try_mutants(spec: Spec, mutants: Sequence[Mutant], jobs: int) -> Iterator[list[Finding]]:
    """The findings of each mutant, in order, `jobs` at a time."""
    if jobs == 1:
        yield from map(partial(try_mutant, spec), mutants)
        return
    with processes().Pool(jobs, _begin_work, (spec,)) as pool:
        yield from pool.imap(_work, [mutant.name for mutant in mutants], chunksize=4)


def fate_of(findings: Iterable[Finding]) -> Fate:
    """The fate of a whole mutant: the worst under any of its rules."""
    found = {finding.fate for finding in findings}
    return next(fate for fate in Fate if fate in found)


def count(spec: Spec, findings: Iterable[Sequence[Finding]], date: str) -> MutantScore:
    """The score of a whole trial, whose findings are given a mutant at a time, none of them WRONG."""
    findings = list(findings)
    fates = Counter(fate_of(of_one) for of_one in findings)
    under = Counter(finding.rule for of_one in findings for finding in of_one)
    killed = Counter(finding.rule for of_one in findings for finding in of_one if finding.fate == Fate.KILLED)
    return MutantScore(
        date=date,
        rules=len(spec.by_rule),
        scenarios=len(spec.cases),
        mutants=fates.total() - fates[Fate.EQUIVALENT],
        killed=fates[Fate.KILLED],
        elsewhere=fates[Fate.ELSEWHERE],
        survived=fates[Fate.SURVIVED],
        equivalent=fates[Fate.EQUIVALENT],
        by_rule={rule: (killed[rule], under[rule]) for rule in spec.by_rule if rule in under},
    )


# ---- one mutant ------------------------------------------------------------------------------------------


def _under(rule: str, spec: Spec, mutant: Mutant, examiner: Examiner) -> Finding:
    own = [examiner.examine(case) for case in spec.by_rule.get(rule, ())]
    if faults := _ids(own, _FAULTS):
        return Finding(mutant.name, rule, Fate.FAULTY, faults)
    if by := _ids(own, _NOTICED):
        return Finding(mutant.name, rule, Fate.KILLED, by)
    by = _ids(map(examiner.examine, spec.cases), _NOTICED)
    return Finding(mutant.name, rule, Fate.ELSEWHERE if by else Fate.SURVIVED, by)


def _ids(results: Iterable[Result], verdicts: set[Verdict]) -> tuple[str, ...]:
    return tuple(result.scenario for result in results if result.verdict in verdicts)


# ---- in a process of its own -----------------------------------------------------------------------------


def _begin_work(spec: Spec) -> None:
    global _spec
    _spec = spec


def _work(name: str) -> list[Finding]:
    return try_mutant(_spec, MUTANTS[name])
