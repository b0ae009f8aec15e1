"""Trials: put a mutant in place and run the tests that could notice it, up to the first that fails.

Most mutants change one function. For them all tests are collected once, and each trial is a fork of that process
that replaces the code of the function. A mutant of code that runs on import is written into a copy of the
sources and tried in a process that has not imported them yet.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Protocol

import pytest

from rule_code import Candidate, Traces
from trial_runs import Project

OWN, SHARED, NEARBY = "killed", "killed as shared code", "killed by a neighbour"
ELSEWHERE, SURVIVED = "killed elsewhere", "survived"
UNPATCHED = "not a change of one function"
NOT_DONE = 99
LONG = 0.5
"""Seconds; longer tests are tried only on the rules they cite."""


class Trial:
    """One mutant, tried on the tests of its rule; if it survives them, on others that execute it.

    First on those of the other rules that its code cites, because it may break one of them instead; then on those of
    the other rules of the section; then on all.
    """

    def __init__(self, number: int, rule: str, candidate: Candidate, traces: Traces) -> None:
        self.number = number
        self.rule = rule
        self.candidate = candidate
        self.result = ""
        self.killer = ""
        self.seconds = traces.seconds
        met = traces.meeting(candidate.path, candidate.mutant.span)
        own = set(traces.citing(rule))
        kin = {test for test in met - own if traces.about(test, candidate.behind)}
        near = {test for test in met - own - kin if traces.about(test, candidate.neighbours)}
        others = {test for test in met - own - kin - near if traces.seconds[test] <= LONG}
        kinds = ((OWN, own), (SHARED, kin), (NEARBY, near), (ELSEWHERE, others))
        self.steps = [(kind, self.in_order(tests)) for kind, tests in kinds if tests]
        low, high = candidate.mutant.span
        on_import = traces.always.get(candidate.path, set()).intersection(range(low, high + 1))
        self.warm = bool(candidate.mutant.scope) and not on_import
        self.todo = self.runs()

    def in_order(self, tests: Iterable[str]) -> list[str]:
        """Return the tests, fastest first."""
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def runs(self) -> list[list[str]]:
        """Return the tests of each run: one run for each kind; if a run has to import the sources, one for the rule's
        own tests and one for all others.
        """
        runs = [tests for _, tests in self.steps]
        others = [test for run in runs[1:] for test in run]
        return runs if self.warm or not others else [runs[0], others]

    def kind_of(self, killer: str) -> str:
        """Return the kind of the test, or of the first test of the file, that was running when a run failed."""
        for kind, tests in self.steps:
            if any(test.startswith(killer) for test in tests):
                return kind
        return OWN

    def limit(self) -> float:
        """Return after how many seconds the current tests count as hanging."""
        return (10 if self.warm else 30) + 5 * sum(self.seconds[test] for test in self.todo[0])

    def restart(self) -> None:
        """Start again in a process that has not imported the sources."""
        self.result, self.warm = "", False
        self.todo = self.runs()


class Verdict:
    """A pytest plugin: selects some tests, runs them in their order, notes which one is being run or collected, and
    ends the process at the first failure.
    """

    def __init__(self, tests: Iterable[str], out: Path) -> None:
        self.order = {test: place for place, test in enumerate(tests)}
        self.out = out

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Treat a file that cannot be imported as a failure of its tests."""
        if report.failed:
            self.out.write_text(report.nodeid, encoding="utf-8")
            os._exit(1)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Select the requested tests."""
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note which test is running, in case the process never returns from it."""
        self.out.write_text(nodeid, encoding="utf-8")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """End the process at a failure, without reports or clean-up."""
        if report.failed:
            os._exit(1)


class Slot(Protocol):
    """A place for one trial at a time."""

    note: Path

    def start(self, trial: Trial, text: str) -> int:
        """Run the current tests with the changed source ``text``; return the process id."""

    def clear(self, trial: Trial, text: str) -> None:
        """Restore the source."""


class ColdSlot:
    """A copy of the project, into which the mutant is written."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self.note = project.folder / "verdict"

    def start(self, trial: Trial, text: str) -> int:
        """Run pytest on the copy."""
        self.project.write(trial.candidate.path, text)
        tests = trial.todo[0]
        return self.project.fork(files_of(tests), Verdict(tests, self.note))

    def clear(self, trial: Trial, text: str) -> None:
        """Restore the source."""
        self.project.write(trial.candidate.path, text)


class WarmSlot:
    """A process that has collected all tests; the mutant changes a function in its fork."""

    def __init__(self, functions: Functions, items: dict[str, pytest.Item], note: Path) -> None:
        self.functions = functions
        self.items = items
        self.note = note

    def start(self, trial: Trial, text: str) -> int:
        """Fork, replace the function, run the tests."""
        child = os.fork()
        if child:
            return child
        code = NOT_DONE
        try:
            os.setpgid(0, 0)
            if self.functions.exchange(trial.candidate.path, text, trial.candidate.mutant.scope):
                self.run([self.items[test] for test in trial.todo[0]])
                code = 0
        finally:
            os._exit(code)

    def run(self, items: list[pytest.Item]) -> None:
        """Run tests; the first failure ends this process."""
        if items:
            items[0].config.pluginmanager.register(Verdict([], self.note))
        for item, following in zip(items, [*items[1:], None]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def clear(self, trial: Trial, text: str) -> None:
        """Do nothing: the fork is gone."""


class Functions:
    """The functions of the sources by file and name, made replaceable."""

    def __init__(self, src: Path) -> None:
        self.src = src
        self.known: dict[tuple[str, str], list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.known.setdefault((thing.__code__.co_filename, thing.__qualname__), []).append(thing)

    def exchange(self, path: str, text: str, scope: str) -> bool:
        """Replace the code of the outermost function around ``scope`` by that in ``text``; tell whether that worked."""
        name = str(self.src / path)
        code = code_of(compile(text, name, "exec", dont_inherit=True), scope)
        if code is None:
            return False
        functions = [f for f in self.known.get((name, code.co_qualname), []) if fits(f.__code__, code)]
        for function in functions:
            function.__code__ = code
        return bool(functions)


def fits(old: CodeType, new: CodeType) -> bool:
    """Tell whether one code object can replace another."""
    return old.co_firstlineno == new.co_firstlineno and len(old.co_freevars) == len(new.co_freevars)


def code_of(module: CodeType, scope: str) -> CodeType | None:
    """Return the code of the outermost function around ``scope``."""
    for code in module.co_consts:
        if isinstance(code, CodeType):
            if code.co_flags & inspect.CO_OPTIMIZED:
                if scope == code.co_qualname or scope.startswith(f"{code.co_qualname}."):
                    return code
            elif (inner := code_of(code, scope)) is not None:
                return inner
    return None


def files_of(tests: Iterable[str]) -> list[str]:
    """Return the files that contain ``tests``."""
    return sorted({test.partition("::")[0] for test in tests})


class Bench:
    """Runs trials, one at a time in every slot, until all are done or time is up."""

    def __init__(self, slots: Iterable[Slot], sources: dict[str, str], deadline: float) -> None:
        self.free = list(slots)
        self.sources = sources
        self.deadline = deadline
        self.running: dict[int, tuple[Trial, Slot, float]] = {}

    def run(self, trials: Iterable[Trial]) -> Iterator[Trial]:
        """Yield the trials as they end."""
        waiting = deque(trials)
        try:
            while (waiting or self.running) and time.monotonic() < self.deadline:
                while waiting and self.free:
                    self.start(waiting.popleft(), self.free.pop())
                for child in list(self.running):
                    trial = self.ended(child)
                    if trial is not None:
                        yield trial
                time.sleep(0.01)
        finally:
            for child in self.running:
                os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)

    def start(self, trial: Trial, slot: Slot) -> None:
        """Start the next tests of a trial."""
        slot.note.unlink(missing_ok=True)
        child = slot.start(trial, trial.candidate.mutant.apply(self.sources[trial.candidate.path]))
        self.running[child] = trial, slot, time.monotonic() + trial.limit()

    def ended(self, child: int) -> Trial | None:
        """Return the trial of ``child`` if it is over; continue with its other tests if it survived the first."""
        trial, slot, limit = self.running[child]
        hung = time.monotonic() > limit
        if hung:
            os.killpg(child, signal.SIGKILL)
        done, status = os.waitpid(child, 0 if hung else os.WNOHANG)
        if not done:
            return None
        del self.running[child]
        trial.todo.pop(0)
        if status:
            unpatched = os.waitstatus_to_exitcode(status) == NOT_DONE
            trial.killer = slot.note.read_text(encoding="utf-8") if slot.note.exists() else "no test came to an end"
            trial.result = UNPATCHED if unpatched else trial.kind_of(trial.killer)
        elif trial.todo:
            self.start(trial, slot)
            return None
        trial.result = trial.result or SURVIVED
        slot.clear(trial, self.sources[trial.candidate.path])
        self.free.append(slot)
        return trial


class Server:
    """A pytest plugin: once the tests are collected, it runs the trials and writes their results to a pipe."""

    def __init__(self, project: Project, trials: list[Trial], jobs: int, bench: Bench, pipe: int) -> None:
        self.project = project
        self.trials = trials
        self.jobs = jobs
        self.bench = bench
        self.pipe = pipe

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the trials in place of the tests."""
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(NOT_DONE))
        items = {item.nodeid: item for item in session.items}
        functions = Functions(self.project.src)
        gc.collect()
        gc.freeze()
        notes = [self.project.folder / f"verdict-{job}" for job in range(self.jobs)]
        self.bench.free = [WarmSlot(functions, items, note) for note in notes]
        for trial in self.bench.run(self.trials):
            os.write(self.pipe, json.dumps([trial.number, trial.result, trial.killer]).encode() + b"\n")
        return True


def warm_trials(project: Project, trials: list[Trial], jobs: int, bench: Bench, traces: Traces) -> Iterator[Trial]:
    """Run trials in forks of one process that has collected all rule tests; yield them as they end."""
    reading, writing = os.pipe()
    child = project.fork(files_of(traces.cites), Server(project, trials, jobs, bench, writing))
    os.close(writing)
    by_number = {trial.number: trial for trial in trials}
    try:
        with os.fdopen(reading, encoding="utf-8") as results:
            for line in results:
                number, result, killer = json.loads(line)
                trial = by_number[number]
                trial.result, trial.killer = result, killer
                yield trial
    finally:
        os.kill(child, signal.SIGTERM)
        os.waitpid(child, 0)


def all_trials(copies: list[Project], trials: list[Trial], traces: Traces, bench: Bench) -> Iterator[Trial]:
    """Run all trials, those that change a function first; yield them as they end."""
    cold = [trial for trial in trials if not trial.warm]
    for trial in warm_trials(copies[0], [trial for trial in trials if trial.warm], len(copies), bench, traces):
        if trial.result == UNPATCHED:
            trial.restart()
            cold.append(trial)
        else:
            yield trial
    bench.free = [ColdSlot(project) for project in copies]
    yield from bench.run(cold)
