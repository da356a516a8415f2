"""A run as JUnit XML, for CI that reads nothing else.

A suite is an engine, a case a scenario. A broken scenario is a failure, a fault of the engine an error;
a warning passes with a property and a word in system-out. Whatever did not run is skipped, with the
reason, so nothing that did not run looks passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from floorman.events import Event, Result, ScenarioEntry
from floorman.render import words
from floorman.render.model import RunModel, load
from floorman.render.words import visible
from floorman.verdict import MEANING, Verdict

FAILURES = frozenset({Verdict.FAIL})
ERRORS = frozenset({Verdict.CRASH, Verdict.TIMEOUT, Verdict.GARBAGE})
PASSED = frozenset({Verdict.PASS, Verdict.WARN})


def render_junit(events: Iterable[Event] | RunModel) -> str:
    """The XML document; the same events give the same text."""
    model = load(events)
    root = Element("testsuites", name="floorman")
    for engine in model.engines:
        root.append(_suite(model, engine))
    for name in ("tests", "failures", "errors", "skipped"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in root)))
    indent(root, " ")
    return '<?xml version="1.0" encoding="utf-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _suite(model: RunModel, engine: str) -> Element:
    counts = model.counts(engine)
    failures = sum(counts[verdict] for verdict in FAILURES)
    errors = sum(counts[verdict] for verdict in ERRORS)
    passed = sum(counts[verdict] for verdict in PASSED)
    total = len(model.scenarios)
    suite = Element(
        "testsuite",
        name=visible(engine),
        tests=str(total),
        failures=str(failures),
        errors=str(errors),
        skipped=str(total - failures - errors - passed),
    )
    facts = {"preset": model.run.preset, "floorman": model.run.floorman, "outcome": model.outcome(engine)}
    _properties(suite, facts | {f"verdict.{verdict}": str(number) for verdict, number in counts.items()})
    for scenario in model.scenarios.values():
        suite.append(_case(model, engine, scenario))
    warnings = model.warnings + ([model.engines[engine].problem] if model.engines[engine].problem else [])
    if warnings:
        SubElement(suite, "system-err").text = visible("\n".join(warnings))
    return suite


def _case(model: RunModel, engine: str, scenario: ScenarioEntry) -> Element:
    result = model.result(engine, scenario.id)
    verdict = result.verdict
    case = Element("testcase", name=visible(scenario.id), classname=visible(f"{engine}.{scenario.chapter}"))
    facts = {"scenario": scenario.id, "engine": engine, "verdict": verdict, "preset": model.run.preset}
    _properties(case, {"rule": ", ".join(scenario.rules)} | facts)
    message = visible(result.reason or MEANING[verdict])
    if verdict in FAILURES | ERRORS:
        kind = "failure" if verdict in FAILURES else "error"
        SubElement(case, kind, type=verdict, message=message).text = visible(_account(model, scenario, result))
    elif verdict not in PASSED:
        SubElement(case, "skipped", message=f"{verdict}: {message}")
    elif verdict is Verdict.WARN:
        SubElement(case, "system-out").text = visible(f"warn: {_account(model, scenario, result)}")
    if result.log:
        SubElement(case, "system-err").text = visible(result.log)
    return case


def _account(model: RunModel, scenario: ScenarioEntry, result: Result) -> str:
    """The rule, the hand so far, expected, seen and the command that repeats it, a line each."""
    lines = [f"{rule}: {model.rules[rule].text}" for rule in scenario.rules]
    steps = scenario.steps if result.step is None else scenario.steps[: result.step + 1]
    for step in steps:
        lines.append(f"{step.keyword} {step.text}")
        lines += ["  | " + " | ".join(row) + " |" for row in step.table or []]
    facts = {"expected": result.expected, "seen": result.seen, "reason": result.reason}
    lines += [f"{name}: {value}" for name, value in facts.items() if value]
    lines.append(f"repeat: {words.command([result.engine], model.run.preset, [scenario.id])}")
    return "\n".join(lines)


def _properties(parent: Element, facts: dict[str, str]) -> None:
    properties = SubElement(parent, "properties")
    for name, value in facts.items():
        SubElement(properties, "property", name=name, value=visible(value))
