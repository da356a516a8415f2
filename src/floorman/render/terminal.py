"""A run in plain text, at most 100 columns wide: outcomes, the matrix, and every finding with its hand.

Colours are added only if the caller says that a terminal reads it; the words are the same without them.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from floorman.events import Event, Result, StepText
from floorman.render import words
from floorman.render.model import RunModel, load
from floorman.render.table import refusal
from floorman.render.words import Standing, standing, visible
from floorman.verdict import UNPROVED, Outcome, Verdict

WIDTH = 100
SHOWN_AT_MOST = 60  # findings in full; of more than that each rule gets a line
_COLOUR = {
    Standing.KEPT: "green",
    Standing.BROKEN: "red",
    Standing.DEPARTED: "yellow",
    Standing.UNPROVED: "blue",
    Standing.UNCLAIMED: "white",
    Outcome.CONFORMANT: "green",
    Outcome.UNPROVED: "blue",
    Outcome.NOT_CONFORMANT: "red",
}


def render_terminal(events: Iterable[Event] | RunModel, color: bool) -> str:
    """The summary of a run as text for a terminal or, without colour, for a log."""
    return _Page(load(events), color).text()


def render_finding(model: RunModel, result: Result) -> str:
    """One result that is no pass, as text: the rule, the hand so far, expected and seen, how to repeat it."""
    return "\n".join(_Page(model, color=False).finding(result))


class _Page:
    """One rendering: the model and whether to colour."""

    def __init__(self, model: RunModel, color: bool):
        self.model, self.color = model, color

    def text(self) -> str:
        lines: list[str] = []
        failures = {engine: self.model.failures(engine) for engine in self.model.engines}
        in_full = sum(map(len, failures.values())) <= SHOWN_AT_MOST
        for engine, results in failures.items():
            if in_full:
                for result in results:
                    lines += [*self.finding(result), ""]
            elif results:
                lines += [*self.brief(engine, results), ""]
        lines += [*self.matrix(), ""]
        for engine in self.model.engines:
            lines += [*self.engine(engine), ""]
        lines += (line for warning in self.model.warnings for line in _wrapped(f"ATTENTION: {warning}"))
        return "\n".join(lines).rstrip() + "\n"

    def paint(self, text: str, colour: str | None = None, bold: bool = False) -> str:
        """The text, made safe, and in colour if colours are wanted."""
        if not self.color:
            return visible(text)
        import click

        return click.style(visible(text), fg=colour, bold=bold or None)

    def brief(self, engine: str, results: Sequence[Result]) -> Iterator[str]:
        """A line a rule, with what happened in its first finding, and the command that shows one in full."""
        yield f"{self.paint(engine, bold=True)}: {words.counted(len(results), 'finding')}"
        by_rule: dict[str, list[Result]] = {}
        for result in results:
            by_rule.setdefault(result.rules[0], []).append(result)
        for rule, found in by_rule.items():
            worst = min(found, key=lambda result: words.LISTED.index(result.verdict))
            label = f"{words.SIGN[worst.verdict]} {worst.verdict}"
            times = f"{len(found)} times: " if len(found) > 1 else ""
            text = f"{rule:<9}{times}{worst.reason}"
            yield f"  {self.paint(label.ljust(11), _COLOUR[standing(worst.verdict)])}{_cut(visible(text), WIDTH - 13)}"
        example = words.command([engine], self.model.run.preset, [results[0].rules[0]])
        yield f"  in full: {visible(example)}"

    def finding(self, result: Result) -> Iterator[str]:
        """What was asked, what the rule says, the hand so far, expected, seen, and how to repeat it."""
        scenario = self.model.scenarios[result.scenario]
        label = f"{words.SIGN[result.verdict]} {result.verdict}"
        head = f"{result.engine}  {scenario.id}"
        yield f"{self.paint(label.ljust(12), _COLOUR[standing(result.verdict)], bold=True)} {self.paint(head, bold=True)}"
        for rule in map(self.model.rules.__getitem__, scenario.rules):
            yield from _wrapped(f"{rule.id} ({rule.level}): {rule.text}", 4)
        yield from self.hand(scenario.steps, result.step)
        for name, value in self.facts(result):
            yield from _wrapped(f"{name:<13}{value}", 4, 17)
        # A command is never wrapped, so that it can be copied as it stands.
        yield f"    {'repeat':<13}{visible(words.command([result.engine], self.model.run.preset, [scenario.id]))}"

    def facts(self, result: Result) -> Iterator[tuple[str, str]]:
        """What happened, expected, seen and the engine's words, those that there are."""
        refused = refusal(result.messages)
        for name, value in (
            ("what", result.reason),
            ("expected", result.expected),
            ("seen", result.seen),
            (f"{refused[1]} said" if refused else "", refused[0] if refused else ""),
            ("stderr", result.log.strip().splitlines()[-1] if result.log.strip() else ""),
        ):
            if value:
                yield name, value

    def hand(self, steps: Sequence[StepText], deciding: int | None) -> Iterator[str]:
        """The steps up to the deciding one, which is marked; all of them if none is."""
        told = steps if deciding is None else steps[: deciding + 1]
        for number, step in enumerate(told):
            mark = ">" if number == deciding else " "
            yield from _wrapped(f"{step.keyword} {step.text}", 4, 10, mark)
            for row in _table(step.table or []):
                yield f"          {row}"

    def matrix(self) -> Iterator[str]:
        """The chapters by engine; as many engines side by side as fit, the others below."""
        model = self.model
        signs = "  ".join(f"{sign} {word}" for word, sign in words.STANDING_SIGN.items())
        yield self.paint(f"Rules by chapter under {model.run.preset}", bold=True)
        yield f"({signs})"
        titles = [words.chapter_title(row.chapter) for row in model.matrix]
        first = max(map(len, [*titles, "Chapter"])) + 2
        names = list(model.engines)
        column = min(max([len(visible(name)) for name in names] + [16]) + 2, 26)
        fit = max((WIDTH - first - 18) // column, 1)
        for start in range(0, len(names), fit):
            shown = names[start : start + fit]
            yield ""
            heads = "".join(_cut(visible(name), column - 2).ljust(column) for name in shown)
            yield f"{'Chapter':<{first}}{heads}nobody was asked"
            for title, row in zip(titles, model.matrix, strict=True):
                cells = "".join(self.cell(row.cells[name], column) for name in shown)
                idle = (row.untested, "untested"), (row.excluded, "excluded"), (row.unasked, "left out")
                yield f"{title:<{first}}{cells}{', '.join(f'{n} {what}' for n, what in idle if n)}".rstrip()

    def cell(self, counts: dict[Standing, int], width: int) -> str:
        """The counts of one cell, signs before numbers, zeros left out."""
        parts = [(f"{words.STANDING_SIGN[s]}{n}", _COLOUR[s]) for s, n in counts.items() if n]
        length = len(" ".join(text for text, _ in parts))
        return " ".join(self.paint(text, colour) for text, colour in parts) + " " * max(width - length, 1)

    def engine(self, name: str) -> Iterator[str]:
        """One engine's outcome in words, its counts, and what was left open and why."""
        outcome = self.model.outcome(name)
        said = self.paint(f"{words.OUTCOME_SIGN[outcome]} {outcome}", _COLOUR[outcome], bold=True)
        yield f"{self.paint(name, bold=True)}: {said}"
        yield from _wrapped(words.OUTCOME_MEANING[outcome], 4)
        problem = self.model.engines[name].problem
        if problem is not None:
            yield from _wrapped(f"It could not be run: {problem}", 4)
        counts = self.model.counts(name)
        yield from _wrapped(", ".join(f"{n} {verdict}" for verdict, n in counts.items() if n) or "nothing asked", 4)
        for group in self.model.groups(name, [v for v in words.LISTED if v in UNPROVED]):
            number = words.counted(len(group.scenarios), "scenario")
            yield from _wrapped(f"{group.verdict}: {number}: {group.reason or 'no reason given'}", 4, 8)
        left = counts[Verdict.UNSUPPORTED]
        if left:
            yield from _wrapped(f"{words.counted(left, 'scenario')} not claimed by the engine and not judged", 4)


def _wrapped(text: str, indent: int = 0, hanging: int | None = None, mark: str = "") -> list[str]:
    """The text safe and in lines of at most WIDTH; `mark` stands two columns before the first."""
    first = " " * (indent - 2) + f"{mark} " if mark else " " * indent
    rest = " " * (indent if hanging is None else hanging)
    return textwrap.wrap(visible(text), WIDTH, initial_indent=first, subsequent_indent=rest) or [first.rstrip()]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    safe = [[visible(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*safe, strict=True)]
    for row in safe:
        yield "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
