"""The code behind a rule: what cites it, and what its tests run that few other tests do.

A rule is cited by id in a docstring, as "SW-6.1" or within "SW-7.1 to SW-7.8", and by constant, as SW_6_1.
A citation close to a line weighs more than one around it, and lines that mostly the rule's own tests run weigh more
than lines that every test runs.
"""

from __future__ import annotations

import ast
import math
import random
from dataclasses import dataclass, field
from pathlib import Path

from ledgers import Ledger, read_ledger
from mutants import Mutant, mentioned, mutants_of

# How close a citation is: in the statement or the branch it guards, the function, the class, for the whole section.
STATEMENT, FUNCTION, CLASS, SECTION = 16, 8, 4, 1
GENERATED = {"rules.py", "maps.py", "fields.py", "parts.py", "payloads.py", "state.py"}
FOR_BOTS = {"judgement"}
FOR_BOTS_ENDINGS = ("_worth.py", "_risk.py", "_values.py")
FOR_PEOPLE = {"art", "board.py", "terminal"}
OF_RECORDS = {"checks.py", "exchange", "storage.py"}
UNTRIED = GENERATED | FOR_BOTS | FOR_PEOPLE | OF_RECORDS
"""Files and folders without rules."""
SIZES = {"REGIONS", "CLEARINGS", "CLEARING_SUITS", "NONE"}
"""Constants of the vocabulary, not of the box."""
FEW = 0.15
"""A line that a larger fraction of the other tests run than this says nothing about a rule that no code cites."""

Lines = dict[str, set[int]]
"""Lines by the path of their file."""


@dataclass(frozen=True)
class Candidate:
    """A mutant of a file and how closely it is related to the rule at hand.

    behind      the rules its code cites, individually or by section
    neighbours  the rules in the section of the rule at hand
    """

    path: str
    mutant: Mutant
    weight: float
    behind: set[str]
    neighbours: set[str]


@dataclass(frozen=True)
class Traces:
    """One run of all rule tests: what each cites, which lines it executed, how long it took.

    ``always`` are lines executed on import, so by every test; ``found`` caches the answers of ``meeting``.
    """

    cites: dict[str, list[str]]
    lines: dict[str, Lines]
    seconds: dict[str, float]
    always: Lines
    found: dict[tuple[str, tuple[int, int]], set[str]] = field(default_factory=dict)

    def citing(self, rule: str) -> list[str]:
        """Return the tests that cite ``rule``."""
        return [test for test, rules in self.cites.items() if rule in rules]

    def about(self, test: str, rules: set[str]) -> bool:
        """Tell whether ``test`` cites one of ``rules``."""
        return any(rule in rules for rule in self.cites[test])

    def meeting(self, path: str, span: tuple[int, int]) -> set[str]:
        """Return the tests that execute one of the lines of ``span``."""
        if (path, span) not in self.found:
            wanted = set(range(span[0], span[1] + 1))
            everybody = wanted & self.always.get(path, set())
            met = [test for test, lines in self.lines.items() if everybody or wanted & lines.get(path, set())]
            self.found[path, span] = set(met)
        return self.found[path, span]


class SourceFile:
    """One file of the game: its mutants, and what it and its functions and classes cite."""

    def __init__(self, text: str, ledger: Ledger) -> None:
        self.text = text
        self.ledger = ledger
        self.mutants = mutants_of(text, ledger)
        self.cited: dict[str, set[str]] = {}
        self.used: dict[str, set[str]] = {}
        tree = ast.parse(text)
        self.cited[""] = self.ledger.cited_in(ast.get_docstring(tree) or "")
        for node in tree.body:
            self.read(node, "")
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in self.cited:
                self.cited[call.func.id] |= mentioned(call, ledger)

    def read(self, node: ast.stmt, outer: str) -> None:
        """Note what a function or class cites, and the constants it uses; a constructor counts for its class."""
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            return
        scope = f"{outer}.{node.name}".lstrip(".")
        self.cited[scope] = self.ledger.cited_in(ast.get_docstring(node) or "")
        if isinstance(node, ast.FunctionDef):
            self.cited[scope] |= mentioned(node, self.ledger)
            self.used[scope] = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n.id.isupper()}
            if node.name == "__init__":
                self.cited[outer] |= mentioned(node, self.ledger)
        for child in node.body:
            self.read(child, scope)

    def weight(self, rule: str, mutant: Mutant) -> int:
        """Return how closely to ``mutant`` the rule is cited, or 0. A statement that names other rules is theirs,
        and what a file cites applies to functions and classes that cite nothing.
        """
        if rule in mutant.mentions:
            return STATEMENT
        if not mutant.scope:
            return 0
        cited, outer = self.cited.get(mutant.scope, set()), mutant.scope.rpartition(".")[0]
        around = self.cited.get(outer, set()) if outer else set()
        if not mutant.mentions and rule in cited | around:
            return FUNCTION if rule in cited else CLASS
        nearest = cited | around or self.cited[""]
        section_of = self.ledger.section_of
        return SECTION if section_of(rule) in {section_of(near) for near in nearest} else 0

    def behind(self, mutant: Mutant) -> set[str]:
        """Return the rules that a mutant may break: those cited by its statement, else its function or class."""
        outer = mutant.scope.rpartition(".")[0]
        around = self.cited.get(outer, set()) if outer else set()
        return set(mutant.mentions) or (self.cited.get(mutant.scope, set()) if mutant.scope else set()) or around

    def constants_for(self, rule: str) -> set[str]:
        """Return the constants used by functions that cite ``rule``; printed data among them may be its content."""
        return set().union(*[names for scope, names in self.used.items() if rule in self.cited[scope]]) - SIZES


class Package:
    """All files of a game that contain rules."""

    def __init__(self, src: Path, game: str) -> None:
        self.ledger = read_ledger(src, game)
        self.files: dict[str, SourceFile] = {}
        for path in sorted((src / "turnwright" / "games" / game).rglob("*.py")):
            name = path.relative_to(src).as_posix()
            if not UNTRIED & set(Path(name).parts) and not name.endswith(FOR_BOTS_ENDINGS):
                self.files[name] = SourceFile(path.read_text(encoding="utf-8"), self.ledger)

    def choose(self, rule: str, traces: Traces, count: int, seed: int) -> list[Candidate]:
        """Return ``count`` mutants to try for a rule: seeded, on different lines as far as possible."""
        candidates = self.candidates(rule, traces, count)

        def draw(candidate: Candidate) -> float:
            m = candidate.mutant
            dice = random.Random(f"{seed} {rule} {candidate.path} {m.scope} {m.line} {m.kind} {m.text}")
            return -math.log(1 - dice.random()) / candidate.weight

        candidates.sort(key=draw)
        first: dict[tuple[str, int], Candidate] = {}
        for candidate in candidates:
            first.setdefault((candidate.path, candidate.mutant.line), candidate)
        spread = [*first.values(), *[c for c in candidates if first[c.path, c.mutant.line] is not c]]
        return spread[:count]

    def candidates(self, rule: str, traces: Traces, count: int) -> list[Candidate]:
        """Return the mutants of the code that cites ``rule``; if there are fewer than ``count``, of code that cites its
        section; if there are none, of code that mostly its tests run.
        """
        tests = set(traces.citing(rule))
        neighbours = self.ledger.written_out([self.ledger.section_of(rule)])
        constants = set().union(*[file.constants_for(rule) for file in self.files.values()])
        near: list[Candidate] = []
        section: list[Candidate] = []
        run: list[Candidate] = []
        for path, file in self.files.items():
            met = {span: traces.meeting(path, span) for span in {mutant.span for mutant in file.mutants}}
            for mutant in file.mutants:
                own = len(met[mutant.span] & tests)
                if not own:
                    continue
                about = own / math.sqrt(len(tests) * len(met[mutant.span]))
                used = "/data/" in path and mutant.defines in constants and not mutant.mentions
                weight = CLASS if used else file.weight(rule, mutant)
                group = near if weight > SECTION else section if weight else run
                if weight or len(met[mutant.span]) - own <= FEW * len(traces.cites):
                    about *= weight if group is near else about
                    behind = file.behind(mutant) | (file.cited[""] if group is section else set())
                    group.append(Candidate(path, mutant, about, self.ledger.written_out(behind), neighbours))
        return near if len(near) >= count else [*near, *section] or run
