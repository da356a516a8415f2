"""The pytest front end: every scenario of the rulebook is a test, once for each `--engine`.

pytest-bdd collects and runs the scenarios; one dispatching step a kind asks our registry, and the
Examiner of the direct runner judges. So both front ends give the same verdicts.

A scenario that did not run to a verdict is skipped with the reason, one that only breaks a
recommendation is an expected failure; neither looks like a pass. A run in which nothing failed but
something stayed unproved exits with 10.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser

if TYPE_CHECKING:
    from floorman.events import Result
    from floorman.examiner import Examiner
    from floorman.render.model import RunModel
    from floorman.spec.spec import Case, Spec
    from floorman.trial import Trial

_MARKS = {
    "floorman_rule": "floorman_rule(id): the rule of the rulebook that a scenario is about",
    "floorman_scenario": "floorman_scenario(slug): the scenario's id within its rule",
    "floorman_capability": "floorman_capability(name): what an engine has to claim",
    "floorman_switch": "floorman_switch(id, value): the house rule that a scenario is played by",
}
_PROPERTY = "floorman_"  # of a test's properties in the reports: floorman_engine, _scenario, _rule, ...
_trial: pytest.StashKey[Trial] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("floorman", "the executable rulebook of Texas Hold'em")
    group.addoption(
        "--engine",
        action="append",
        metavar="ENGINE",
        help="an engine to judge by the rulebook: a name, a folder with adapter.toml, 'cmd: ...' or "
        "'python: module'; may be given several times (default: reference)",
    )
    group.addoption(
        "--time-limit",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="how long an engine may take for an answer, three times that for its start (default: 10)",
    )
    group.addoption("--rulebook", metavar="DIR", help="the folder of a rulebook of your own, instead of ours")
    group.addoption("--preset", default="seed", metavar="NAME", help="the house rules to judge by (default: seed)")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Tally(), "floorman-tally")
    for line in _MARKS.values():
        config.addinivalue_line("markers", line)
    for capability in _capabilities(_root(config)):  # as tags of Examples they pass no hook of pytest-bdd's
        config.addinivalue_line("markers", f"cap.{capability}: what an engine has to claim")


@pytest.hookimpl(tryfirst=True)  # pytest-bdd itself makes a mark of the bare tag
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Our tags become marks with keywords, so that `-m 'floorman_rule(id="RAISE-07")'` picks by rule."""
    from floorman.spec.scenario import RULE_ID

    family, _, rest = tag.partition(".")
    if RULE_ID.match(tag):
        pytest.mark.floorman_rule(id=tag)(function)
    elif family == "id" and rest:
        pytest.mark.floorman_scenario(slug=rest)(function)
    elif family == "cap" and rest:
        pytest.mark.floorman_capability(name=rest)(function)
    elif family == "switch" and rest:
        switch, _, value = rest.rpartition(".")
        pytest.mark.floorman_switch(id=switch, value=value)(function)
    else:
        return None
    return True


# ---- which tests are ours ------------------------------------------------------------------------


def _root(config: pytest.Config) -> Path:
    from floorman.paths import feature_root

    return Path(config.getoption("--rulebook") or feature_root()).resolve()


def _capabilities(root: Path) -> list[str]:
    """The closed list of capabilities, read by itself: this runs at every start of pytest."""
    import tomllib

    try:
        with (root / "rulebook" / "capabilities.toml").open("rb") as file:
            return [entry["id"] for entry in tomllib.load(file)["capability"]]
    except (OSError, KeyError, TypeError, ValueError):
        return []  # what is wrong with the rulebook is said when it is loaded


@cache
def _spec(root: Path) -> Spec:
    from floorman.errors import FloormanError
    from floorman.spec.spec import load_spec

    try:
        return load_spec(root)
    except FloormanError as error:
        raise pytest.UsageError(str(error)) from None


@cache
def _cases(root: Path) -> dict[tuple[Path, int, str | None], Case]:
    spec = _spec(root)
    return {
        ((spec.root / case.scenario.file).resolve(), case.scenario.template_line, case.scenario.case): case
        for case in spec.cases
    }


def _template(function: Callable[..., object]) -> Any:
    """The scenario of a pytest-bdd test function, None for any other; the one use of a private name."""
    from pytest_bdd.scenario import scenario_wrapper_template_registry

    try:
        return scenario_wrapper_template_registry.get(function)
    except TypeError:  # not hashable or not weakly referable: no function of pytest-bdd
        return None


def _is_ours(config: pytest.Config, filename: str) -> bool:
    return Path(filename).resolve().is_relative_to(_root(config))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    template = _template(metafunc.function)
    if template is None or not _is_ours(metafunc.config, template.feature.filename):
        return
    engines = metafunc.config.getoption("--engine") or ["reference"]
    metafunc.fixturenames.append("floorman_examiner")
    metafunc.parametrize("floorman_examiner", engines, indirect=True, scope="session")


@pytest.fixture(scope="session")
def floorman_examiner(request: pytest.FixtureRequest) -> Iterator[Examiner]:
    """The engine of `--engine` under examination."""
    from floorman.engines import find_engine
    from floorman.errors import FloormanError
    from floorman.examiner import Examiner
    from floorman.protocol.process import Limits

    try:
        preset = _spec(_root(request.config)).rulebook.preset(request.config.getoption("--preset"))
        limit = request.config.getoption("--time-limit")
        limits = Limits(request=limit, hello=3 * limit)
        examiner = Examiner.start(find_engine(request.param), preset.values, limits, say=lambda line: None)
    except FloormanError as error:
        raise pytest.UsageError(str(error)) from None
    yield examiner
    examiner.close()


# ---- a scenario from beginning to end ------------------------------------------------------------


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    if not _is_ours(request.config, feature.filename):
        return
    callspec = getattr(request.node, "callspec", None)
    example = callspec.params.get("_pytest_bdd_example", {}) if callspec else {}
    case = _cases(_root(request.config))[Path(feature.filename).resolve(), scenario.line_number, example.get("case")]
    examiner = request.getfixturevalue("floorman_examiner")
    begun = examiner.begin(case)
    if hasattr(begun, "verdict"):
        _settle(request.node, begun)
    request.node.stash[_trial] = begun


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    trial = request.node.stash.get(_trial, None)
    if trial is not None:
        del request.node.stash[_trial]
        examiner = request.getfixturevalue("floorman_examiner")
        _settle(request.node, examiner.end(trial))


@cache
def _model(root: Path, preset: str) -> RunModel:
    """The rulebook and the scenarios as the renderers know them."""
    from floorman.plan import Plan
    from floorman.protocol.process import Limits
    from floorman.recording import opening
    from floorman.render.model import load

    spec = _spec(root)
    return load(opening(Plan(spec, spec.cases, spec.rulebook.preset(preset), [], Limits()), []))


def _settle(item: pytest.Item, result: Result) -> None:
    """Writes the result into the test's properties and ends the test with what pytest calls it."""
    from floorman.render.terminal import render_finding
    from floorman.verdict import BROKEN, Verdict

    properties = {
        "engine": result.engine,
        "scenario": result.scenario,
        "rule": " ".join(result.rules),
        "verdict": str(result.verdict),
        "reason": result.reason,
    }
    item.user_properties.extend((_PROPERTY + name, value) for name, value in properties.items())
    if result.verdict in BROKEN:
        model = _model(_root(item.config), item.config.getoption("--preset"))
        pytest.fail(render_finding(model, result), pytrace=False)
    if result.verdict is Verdict.WARN:
        pytest.xfail(f"warn: {result.reason}")
    if result.verdict is not Verdict.PASS:
        pytest.skip(f"{result.verdict}: {result.reason}")


class _Dispatcher(StepParser):
    """Matches every text of our vocabulary."""

    def __init__(self, kind: str):
        super().__init__(f"a {kind} step of the rulebook")
        self._kind = kind

    def is_matching(self, name: str) -> bool:
        from floorman.steps.registry import fits

        return fits(self._kind, name)

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"floorman_text": name, "floorman_kind": self._kind}


@given(_Dispatcher("given"))
@when(_Dispatcher("when"))
@then(_Dispatcher("then"))
def _floorman_step(
    request: pytest.FixtureRequest,
    floorman_text: str,
    floorman_kind: str,
    datatable: list[list[str]] | None = None,
) -> None:
    """One step, through the registry; a step that decides ends the test."""
    from floorman.steps.registry import bind

    trial = request.node.stash[_trial]
    table = datatable and tuple(tuple(row) for row in datatable)
    trial.run(bind(floorman_kind, floorman_text, table))
    if trial.decided:
        pytest_bdd_after_scenario(request, None)


# ---- the run as a whole --------------------------------------------------------------------------


class _Tally:
    """Counts the verdicts of the run, those of xdist's workers included, for its exit code."""

    def __init__(self) -> None:
        self._verdicts: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        found = dict(report.user_properties)
        verdict = found.get(_PROPERTY + "verdict")
        if verdict and report.when == "call":
            self._verdicts.setdefault(found[_PROPERTY + "engine"], []).append(verdict)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        from floorman.errors import EXIT_UNPROVED
        from floorman.examiner import summarise
        from floorman.verdict import Outcome, Verdict

        summaries = [summarise(engine, map(Verdict, verdicts)) for engine, verdicts in self._verdicts.items()]
        if exitstatus == 0 and any(summary.outcome == Outcome.UNPROVED for summary in summaries):
            session.exitstatus = EXIT_UNPROVED
