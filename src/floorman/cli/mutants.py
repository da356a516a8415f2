"""`floorman mutants`: how many built-in mistakes the scenarios catch."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click

from floorman.cli.progress import clear, progress

if TYPE_CHECKING:
    from floorman.entries import Rule
    from floorman.events import MutantScore
    from floorman.fates import Finding
    from holdem_mutants import Mutant


@click.command("mutants")
@click.argument("selectors", nargs=-1, metavar="[SELECTOR]...")
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="How many at a time (default: one a core).")
@click.option("--write", "keep", is_flag=True, help="Keep the score beside the features; reports show it.")
@click.pass_context
def mutants_command(context: click.Context, selectors: tuple[str, ...], jobs: int | None, keep: bool) -> None:
    """Build mistakes into the reference, one at a time, and see whether the scenarios catch them.

    Each mistake is named for what it does and says which rules it breaks; the scenarios of each of these
    rules have to notice it. A SELECTOR is a rule, a chapter or mutant:NAME. To watch one being caught, or to
    read the hands: floorman run mutant:NAME. The exit code is 0 if all are caught and 1 if one is not.
    """
    from datetime import date

    from floorman.errors import EXIT_NOT_CONFORMANT, EXIT_NOTHING_TO_RUN
    from floorman.fates import AS_IT_MUST_BE, WRONG, count, fate_of, try_mutants
    from floorman.mutants import select_mutants
    from floorman.score import write_score
    from floorman.spec.spec import load_spec

    if keep and selectors:
        raise click.UsageError("--write keeps the score of all mutants, so it takes no SELECTOR")
    spec = load_spec()
    mutants = select_mutants(spec, selectors)
    if not mutants:
        click.echo("no mutant breaks a rule of these", err=True)
        context.exit(EXIT_NOTHING_TO_RUN)
    tried: list[list[Finding]] = []
    for findings in try_mutants(spec, mutants, jobs or os.cpu_count() or 1):
        tried.append(findings)
        progress("mutants", len(tried), len(mutants), "tried")
    clear()
    score = count(spec, tried, date.today().isoformat())
    _print_rules(score, spec.rulebook.rules)
    for mutant, findings in zip(mutants, tried, strict=True):
        _print_escaped(mutant, [finding for finding in findings if finding.fate not in AS_IT_MUST_BE])
    fates = {fate_of(findings) for findings in tried}
    click.echo(_summary(score))
    if keep and fates & WRONG:
        click.echo("No score is kept while a mutant does not play or is not what it says.", err=True)
    elif keep:
        click.echo(f"The score is kept in {write_score(spec.root, score)}.")
    context.exit(0 if fates <= AS_IT_MUST_BE else EXIT_NOT_CONFORMANT)


def _summary(score: MutantScore) -> str:
    share = f" ({100 * score.killed // score.mutants} %)" if score.mutants else ""
    return (
        f"{score.killed} of {score.mutants} mutants are killed by the scenarios of every rule that they break{share}, "
        f"{score.elsewhere} elsewhere only, {score.survived} survived; {score.equivalent} equivalent"
    )


def _print_rules(score: MutantScore, rules: Mapping[str, Rule]) -> None:
    """A line a broken rule, below its chapter: how many of its mutants its scenarios kill."""
    chapter = ""
    for rule in (rules[name] for name in score.by_rule):
        if rule.chapter != chapter:
            chapter = rule.chapter
            click.echo(chapter.upper())
        killed, of = score.by_rule[rule.id]
        line = f"  {rule.id:<9} {killed:>3} of {of:>3} killed  {rule.title}"
        click.echo(line if killed == of else click.style(line, fg="red"))


def _print_escaped(mutant: Mutant, findings: Sequence[Finding]) -> None:
    """What is wrong with one that is not killed as it must be, and what to do."""
    from floorman.fates import Fate

    for finding in findings:
        scenarios = ", ".join(finding.by[:3])
        todo = {
            Fate.SURVIVED: f"no scenario notices it: write one for {finding.rule}",
            Fate.ELSEWHERE: f"only others notice it ({scenarios}): write a scenario for {finding.rule}, or name their rule",
            Fate.NOTICED: f"it is called equivalent, and these fail: {scenarios}",
            Fate.FAULTY: f"it crashes or answers nonsense in {scenarios}: mend the mutant",
        }[finding.fate]
        click.echo(f"{click.style(finding.fate, fg='red')}  mutant:{mutant.name}  {mutant.tells}\n    {todo}")
