"""Private copies of the project, runs of pytest in them, and one run that traces all rule tests.

A run is a fork of this process, which has loaded pytest but has imported nothing of the project.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from rule_code import Lines, Traces

COPIED = ("src", "tests", "tools", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyc", "*.egg-info")
QUIET = ["-q", "--continue-on-collection-errors", "-p", "no:cacheprovider", "-p", "no:xdist"]
QUIET += ["-o", "addopts=--import-mode=importlib", "--assert=plain"]
QUIET += ["-W", "ignore::pytest.PytestConfigWarning", "-W", "ignore::pytest.PytestUnknownMarkWarning"]
KEPT = 3
"""Number of versions of the sources whose traces are kept."""

TraceFunction = Callable[[FrameType, str, Any], Any]


class Project:
    """A private copy of the project; its sources may be changed."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.src = folder / "src"
        self.clock = 1_000_000_000
        folder.mkdir(parents=True)
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=LEFT_OUT)
            elif (root / name).exists():
                shutil.copy(root / name, folder / name)

    def write(self, path: str, text: str) -> None:
        """Change a source; its time is different each time, so that no stale compiled file is used."""
        file = self.src / path
        file.write_text(text, encoding="utf-8")
        self.clock += 1
        os.utime(file, (self.clock, self.clock))

    def fork(self, files: Iterable[str], plugin: object) -> int:
        """Start pytest on ``files`` in a child of this process; return its process id."""
        sys.stdout.flush()
        child = os.fork()
        if child:
            return child
        code = 3
        try:
            os.setpgid(0, 0)
            self.enter()
            code = int(pytest.main([*QUIET, *files], plugins=[plugin]))
        finally:
            os._exit(code)

    def enter(self) -> None:
        """Make this process work in the copy and nowhere else."""
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        os.chdir(self.folder)
        sys.pycache_prefix = str(self.folder / "cache")
        paths = [str(self.src), str(self.folder), str(self.folder / "tools")]
        sys.path[:0] = paths
        os.environ["PYTHONPATH"] = os.pathsep.join(paths)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # no rule test needs plugins, and they take long to load
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(self.folder / "hypothesis")


class Tracer:
    """A pytest plugin: selects the tests that cite rules and records the lines that each of them executes."""

    def __init__(self, package: Path, src: Path, out: Path) -> None:
        self.package = str(package)
        self.src = src
        self.out = out
        self.cites: dict[str, list[str]] = {}
        self.lines: dict[str, Lines] = {}
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    def tracing(self, lines: Lines) -> TraceFunction:
        """Return a trace function that adds executed lines of the package to ``lines``."""
        ways: dict[CodeType, TraceFunction | None] = {}

        def way(name: str) -> TraceFunction | None:
            if not name.startswith(self.package):
                return None
            met = lines.setdefault(Path(name).relative_to(self.src).as_posix(), set())

            def local(frame: FrameType, event: str, arg: object) -> Any:
                met.add(frame.f_lineno)
                return local

            return local

        def enter(frame: FrameType, event: str, arg: object) -> Any:
            code = frame.f_code
            if code not in ways:
                ways[code] = way(code.co_filename)
            return ways[code]

        return enter

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Record lines executed on import, which count for every test."""
        sys.settrace(self.tracing(self.lines.setdefault("", {})))
        try:
            return (yield)
        finally:
            sys.settrace(None)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Select the tests that cite rules."""
        for item in items:
            rules = [str(rule) for mark in item.iter_markers("rules") for rule in mark.args]
            if rules and item.get_closest_marker("slow") is None:
                self.cites[item.nodeid] = rules
        items[:] = [item for item in items if item.nodeid in self.cites]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Trace one test."""
        began = time.monotonic()
        sys.settrace(self.tracing(self.lines.setdefault(item.nodeid, {})))
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.monotonic() - began

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails on the unchanged sources, which proves nothing about mutants."""
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the traces to the file."""
        lines = {test: {path: sorted(met) for path, met in files.items()} for test, files in self.lines.items()}
        trace = {"cites": self.cites, "lines": lines, "seconds": self.seconds, "failed": sorted(self.failed)}
        self.out.write_text(json.dumps(trace), encoding="utf-8")


def fingerprint(project: Project) -> str:
    """Hash everything a traced run depends on."""
    digest = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    for folder in ("src", "tests"):
        for path in sorted((project.folder / folder).rglob("*")):
            if path.is_file():
                digest.update(path.relative_to(project.folder).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def traces(project: Project, game: str) -> tuple[Traces, list[str]]:
    """Return the traces of all rule tests that pass, and the tests that fail; cached for equal sources."""
    out = Path(tempfile.gettempdir()) / f"turnwright-traces-{game}-{fingerprint(project)}.json"
    if not out.exists():
        part = out.with_suffix(f".{os.getpid()}")
        tracer = Tracer(project.src / "turnwright" / "games" / game, project.src, part)
        os.waitpid(project.fork([f"tests/games/{game}"], tracer), 0)
        if not part.exists() or not any(json.loads(part.read_text(encoding="utf-8"))["lines"].values()):
            sys.exit(f"no test in tests/games/{game} runs the sources of the game (is another turnwright imported?)")
        part.replace(out)
        kept = sorted(out.parent.glob(f"turnwright-traces-{game}-*.json"), key=lambda path: path.stat().st_mtime)
        for old in kept[:-KEPT]:
            old.unlink(missing_ok=True)
    trace = json.loads(out.read_text(encoding="utf-8"))
    lines = {test: {path: set(met) for path, met in files.items()} for test, files in trace["lines"].items()}
    always = lines.pop("", {})
    failed: list[str] = trace["failed"]
    cites = {test: rules for test, rules in trace["cites"].items() if test in lines and test not in failed}
    lines = {test: lines[test] for test in cites}
    return Traces(cites, lines, trace["seconds"], always), failed
