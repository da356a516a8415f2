"""Engines by name: what an adapter.toml says, and the way from a name to a session.

    pokerkit              a folder of adapters/
    path/to/folder        a folder with an adapter.toml
    cmd: ./engine --stdio a command that speaks the protocol
    python: pkg.mod       a Python module with `engine()`, in a process of its own
    mutant:no_wheel       the reference with one mistake built in (`floorman list mutants`)
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from floorman import environment
from floorman.errors import BadFile, UnknownEngine
from floorman.nearest import did_you_mean
from floorman.paths import adapter_root
from floorman.protocol.inprocess import connect_module
from floorman.protocol.process import Limits
from floorman.protocol.session import Session, in_words
from floorman.protocol.stdio import connect_process

Say = Callable[[str], object]
_NPM_PIN = re.compile(r"(@[\w.-]+/)?[\w.-]+@(\d+\.\d+\.\d+[\w.+-]*|(file|https):\S+)")


@dataclass(frozen=True)
class EngineSpec:
    """An engine that can be connected to.

    `command` is run as is but for `{python}`, `{node}` and relative files, which are looked up in `folder`.
    `module` is a file in `folder` that may be loaded into this process. `arguments` follow the command, or go
    to the module's `engine()`. `pins` are pip requirements, with
    `pip_options`, `npm` those of npm, and `build` the commands that are run beside its node_modules.
    """

    name: str
    command: tuple[str, ...]
    folder: Path
    about: dict[str, str] = field(default_factory=dict)  # version, licence, language, homepage
    pins: tuple[str, ...] = ()
    pip_options: tuple[str, ...] = ()
    npm: tuple[str, ...] = ()
    build: tuple[tuple[str, ...], ...] = ()
    module: str | None = None
    arguments: tuple[str, ...] = ()
    notes: str = ""
    import_from: tuple[Path, ...] = ()  # folders that a Python engine imports from, besides the SDK's


def known_engines() -> list[str]:
    """The names of the adapters that come with floorman, sorted."""
    return sorted(path.parent.name for path in adapter_root().glob("*/adapter.toml"))


def find_engine(name: str) -> EngineSpec:
    """The engine of a name as a person writes it; raises UnknownEngine or BadFile."""
    name = name.strip()
    kind, _, rest = name.partition(":")
    if kind == "cmd":
        return _of_command(name, rest)
    if kind == "python":
        return _of_module(name, rest.strip())
    if kind == "mutant":
        from floorman.mutants import mutant_engine

        return mutant_engine(rest.strip())
    known = known_engines()
    if name in known:
        return read_adapter(adapter_root() / name)
    if os.path.isfile(os.path.join(name, "adapter.toml")):
        return replace(read_adapter(Path(name)), name=name)  # as it was written, so that a command can repeat it
    if os.path.isdir(name):
        raise UnknownEngine(f"the folder {name} has no adapter.toml, so it is no adapter")
    raise UnknownEngine(
        f"no engine is called {name!r}{did_you_mean(name, known)}\n"
        f"known engines: {', '.join(known) or 'none'}; "
        "or a folder with an adapter.toml, 'cmd: ...', 'python: pkg.mod', 'mutant:name'"
    )


def find_engines(names: Iterable[str]) -> list[EngineSpec]:
    """The engines of several names, each once; raises UnknownEngine or BadFile."""
    found = [find_engine(name) for name in names]
    return list({spec.name: spec for spec in found}.values())


def read_adapter(folder: Path) -> EngineSpec:
    """The engine of a folder with an adapter.toml; raises BadFile with the line."""
    path = folder / "adapter.toml"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadFile(path, None, f"cannot be read: {problem}") from None
    try:
        adapter = msgspec.convert(tomllib.loads(text), _AdapterFile)
    except tomllib.TOMLDecodeError as problem:
        line = re.search(r"at line (\d+)", str(problem))
        raise BadFile(path, int(line[1]) if line else None, f"not TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        words = in_words(problem)
        raise BadFile(path, _line_of(text, words), words) from None
    module = adapter.run.module
    problems = [
        f"setup.pip: {pin!r} is no pin; write {pin}==VERSION"
        for pin in adapter.setup.pip
        if "==" not in pin and "@" not in pin
    ]
    problems += [
        f"setup.npm: {pin!r} is no pin; write {re.sub(r'(?<=.)@.*', '', pin)}@VERSION"
        for pin in adapter.setup.npm
        if not _NPM_PIN.fullmatch(pin)
    ]
    if adapter.setup.build and not adapter.setup.npm:
        problems.append("setup.build: only what npm installs is built")
    if module is not None and not (folder / module).is_file():
        problems.append(f"run.module: there is no file {module} in {folder}")
    if problems:
        raise BadFile(path, _line_of(text, problems[0]), problems[0])
    about = msgspec.structs.asdict(adapter.engine)
    return EngineSpec(
        name=about.pop("name"),
        command=tuple(adapter.run.command),
        folder=folder.resolve(),
        about=about,
        pins=tuple(adapter.setup.pip),
        pip_options=tuple(adapter.setup.pip_options),
        npm=tuple(adapter.setup.npm),
        build=tuple(map(tuple, adapter.setup.build)),
        module=module,
        notes=adapter.notes.strip(),
    )


@dataclass(frozen=True)
class Runtime:
    """What an engine's command runs with; `node` and `node_modules` are None for an engine without them."""

    python: Path
    node: Path | None = None
    node_modules: Path | None = None


def set_up(spec: EngineSpec, say: Say = lambda line: None) -> Runtime:
    """The programs for an engine: those of this machine, or of environments with its pins, made on first use.

    Says what it does through `say`, a line at a time; raises SetupFailed.
    """
    python, node, modules = Path(sys.executable), None, None
    if any("{node}" in word for word in spec.command):
        node = Path(environment.node_program(spec.name, "node"))
    if spec.pins:
        python = environment.python_with(spec.name, spec.pins, say, spec.pip_options)
    if spec.npm:
        modules = environment.node_modules_with(spec.name, spec.npm, spec.build, say)
    return Runtime(python, node, modules)


def connect(
    spec: EngineSpec,
    in_process: bool | None = None,
    limits: Limits = Limits(),
    say: Say = lambda line: None,
) -> Session:
    """A session with the engine, set up and started; raises SetupFailed or EngineFault.

    By default an adapter that names a `module` is loaded into this process, any other gets its own.
    """
    if in_process is None:
        in_process = spec.module is not None
    if in_process:
        if spec.module is None:
            problem = "cannot be loaded into this process: its adapter.toml names no module"
            raise UnknownEngine(f"{spec.name} {problem}")
        return connect_module(spec.folder / spec.module, *spec.arguments)
    return connect_process(*how_to_start(spec, say), limits)


def how_to_start(spec: EngineSpec, say: Say = lambda line: None) -> tuple[list[str], dict[str, str]]:
    """The command of the engine's process and what its environment needs, set up; raises SetupFailed."""
    runtime = set_up(spec, say)
    return _command(spec, runtime), _environment(spec, runtime)


# ---- the parts of a specification --------------------------------------------------------------------


class _Engine(Struct, forbid_unknown_fields=True):
    name: str
    version: str
    licence: str
    language: str
    homepage: str


class _Setup(Struct, forbid_unknown_fields=True):
    pip: list[str] = []
    pip_options: list[str] = []
    npm: list[str] = []
    build: list[Annotated[list[str], Meta(min_length=1)]] = []


class _Run(Struct, forbid_unknown_fields=True):
    command: Annotated[list[str], Meta(min_length=1)]
    module: str | None = None


class _AdapterFile(Struct, forbid_unknown_fields=True):
    engine: _Engine
    run: _Run
    setup: _Setup = msgspec.field(default_factory=_Setup)
    notes: str = ""


def _of_command(name: str, text: str) -> EngineSpec:
    try:
        command = tuple(shlex.split(text))
    except ValueError as problem:
        raise UnknownEngine(f"{name!r} is no command: {problem}") from None
    if not command:
        raise UnknownEngine(f"{name!r} names no command; write it like 'cmd: ./engine --stdio'")
    return EngineSpec(name=name, command=command, folder=Path.cwd(), import_from=_users_python_path())


def _of_module(name: str, module: str) -> EngineSpec:
    if not module:
        raise UnknownEngine(f"{name!r} names no module; write it like 'python: my_engine.adapter'")
    command = ("{python}", str(_sdk() / "floorman_adapter.py"), module)
    import_from = (Path.cwd(), *_users_python_path())
    return EngineSpec(name=name, command=command, folder=Path.cwd(), import_from=import_from)


def _users_python_path() -> tuple[Path, ...]:
    """Where the user's own Python code is, for commands of the user's own."""
    folders = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return tuple(Path(folder).absolute() for folder in folders if folder)


def _sdk(language: str = "python") -> Path:
    return adapter_root() / "sdk" / language


def _command(spec: EngineSpec, runtime: Runtime) -> list[str]:
    """The command with `{python}` and `{node}` filled in and the adapter's own files by their full path."""
    programs = {"{python}": str(runtime.python), "{node}": str(runtime.node)}
    words = [re.sub(r"\{(python|node)\}", lambda found: programs[found[0]], word) for word in spec.command]
    for index, word in enumerate(words):
        # A bare first word is a program of the PATH, even if the folder holds a file of that name.
        path = os.path.join(spec.folder, word)
        if (index or "/" in word) and os.path.isfile(path):
            words[index] = path
    return [*words, *spec.arguments]


def _environment(spec: EngineSpec, runtime: Runtime) -> dict[str, str]:
    """Where a Python or Node engine finds its SDK and its packages, beyond the clean environment of all."""
    folders = [_sdk(), *spec.import_from]
    reference = importlib.util.find_spec("holdem_reference") if spec.module else None
    if reference is not None and reference.origin:
        folders.append(Path(reference.origin).parent.parent)
    required = [_sdk("javascript"), *([runtime.node_modules] if runtime.node_modules else [])]
    return {
        "PYTHONPATH": os.pathsep.join(map(str, folders)),
        "NODE_PATH": os.pathsep.join(map(str, required)),
    }


def _line_of(text: str, words: str) -> int | None:
    """The line of adapter.toml that a problem such as `run.command[0]: ...` is about: that of the key, else
    that of its table; None if neither is there."""
    place = re.match(r"(\w+)?\.?(\w+)?[^:]*: ", words)
    table, key = (place[1], place[2]) if place else (None, None)
    unknown = re.search(r"unknown field (\w+)$", words)
    if unknown:
        table, key = (table, unknown[1]) if table else (unknown[1], None)
    inside, found = None, None
    for number, line in enumerate(text.splitlines(), 1):
        written = re.match(r"\s*(?:\[\s*(\w+)\s*\]|(\w+)\s*=)", line)
        if written and written[1]:
            inside = written[1]
            found = number if inside == table else found
        elif written and (inside, written[2]) in ((table, key), (None, table if not key else "")):
            return number
    return found
