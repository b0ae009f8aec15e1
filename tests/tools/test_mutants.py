"""Mutants of a toy source, the code a rule is behind, and a measurement of a toy game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ledgers import Ledger
from mutants import mutants_of
from mutate import sample
from rule_code import Candidate, Package, SourceFile, Traces
from tests.woodland import LEDGER as WOODLAND
from trials import ELSEWHERE, NEARBY, OWN, SHARED, Trial

pytestmark = pytest.mark.plain_only

TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "mutate.py"

RULES = [("T-1.1", "T-1"), ("T-1.2", "T-1"), ("T-2.1", "T-2")]
LEDGER = Ledger([("SW-6.1", "SW-6"), *RULES])

TOY = '''"""Toy (T-2)."""

from turnwright.games.toy.rules import T_1_1, T_1_2


def cost(own: int, tokens: int) -> int:
    """Own regions cost nothing, others 2 and their tokens (T-1.1)."""
    if own:
        return 0
    return tokens + 2


def barred(tokens: int) -> int:
    """Tell why not."""
    return T_1_2 if tokens > 3 else 0


def twice(tokens: int) -> int:
    """Double."""
    return tokens * 2
'''

PYPROJECT = """[tool.pytest.ini_options]
pythonpath = [".", "tools"]
markers = ["rules(*ids): the ledger ids that the test proves", "slow: long"]
"""

TESTS = """import pytest
from turnwright.games.toy.war import barred, cost


@pytest.mark.rules("T-1.1")
def test_others_cost_two_and_their_tokens() -> None:
    assert [2, 5] == [cost(0, 0), cost(0, 3)]


@pytest.mark.rules("T-1.2")
def test_four_tokens_are_barred() -> None:
    assert 12 == barred(4)
    assert 0 == barred(2)


@pytest.mark.rules("T-1.2")
def test_fails_anyway() -> None:
    assert 12 == barred(0)
"""


def changes(source: str) -> list[str]:
    """Return the changed lines of all mutants."""
    return [mutant.lines(source)[1] for mutant in mutants_of(source, LEDGER)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("if s.a < 2: s.b += 1",
         ["if False: s.b += 1", "if True: s.b += 1", "if s.a <= 2: s.b += 1", "if s.a < 1: s.b += 1",
          "if s.a < 3: s.b += 1", "if s.a < 2: pass", "if s.a < 2: s.b -= 1", "if s.a < 2: s.b += 0",
          "if s.a < 2: s.b += 2"]),
        ("return s.a & ~s.b", ["return s.a | ~s.b", "return s.a & (s.b)"]),
        ("return a in s.b and not a", ["return a in s.b or not a", "return (a not in s.b) and not a",
                                       "return a in s.b and (a)"]),
        ("return SW_6_1", ["return 0", "return SW_6_1 + 1"]),
        ("return a if a > s.b else s.b", ["return a if False else s.b", "return a if True else s.b"]),
        ("return s.land", ["return 0"]),
        ("return True", ["return False"]),
        ("s.land[a] = s.b", ["pass"]),
        ("a = f'piece-{s.b + 1}'", []),
        ("b = s.b", []),
        ("s.emit(Message('log', {'a': a + 1}, SW_6_1))", []),
        ("if s.log is not None: s.b = 1", []),
        ("tell(s, 'log-build', 2, a)", []),
        ("place(s, 2, SW_6_1)", ["pass", "place(s, 1, SW_6_1)", "place(s, 3, SW_6_1)"]),
        ("s.b = price(s, SW_6_1)", ["pass", "s.b = price(s, SW_6_1 + 1)"]),
        ("if a: s.emit(a)", []),
        ("self.worth = 250", []),
    ],
)  # fmt: skip
def test_mutants_of_a_line(line: str, expected: list[str]) -> None:
    """Every kind of change, and none of what only speaks, changes nothing or only crashes."""
    assert sorted(expected) == sorted(changes(f"def f(s, a) -> int:\n    {line}\n"))


@pytest.mark.parametrize(
    "name", ["prior", "rated", "judge", "worth", "piece_worth", "final_value", "typical", "target", "meaning"]
)
def test_what_guides_bots_or_points_at_the_board_is_left_alone(name: str) -> None:
    assert [] == changes(f"class Verb:\n    def {name}(self, s, n) -> int:\n        return s.vp[n] + 1\n")


def test_a_class_that_speaks_is_not_left_alone_for_that() -> None:
    body = "s.vp += 1\n        if s.log is not None:\n            s.emit(Message('log', {}))\n"
    expected = {"s.vp += 0", "s.vp += 2", "s.vp -= 1", "pass"}
    assert expected == set(changes(f"class Gain:\n    def apply(self, s) -> None:\n        {body}"))


def test_the_place_of_a_verb_is_left_alone() -> None:
    """The number that ends a declaration only orders the vocabulary; what comes before it counts."""
    declared = 'class Build:\n    def __init__(self) -> None:\n        super().__init__("build", 3, SW_6_1, 420)\n'
    assert {"2", "4", "SW_6_1 + 1"} == {mutant.text for mutant in mutants_of(declared, LEDGER)}


@pytest.mark.parametrize(
    ("name", "tried"),
    [
        ("war.py", True),
        ("judgement/priors.py", False),
        ("cats_worth.py", False),
        ("terminal/table.py", False),
        ("worth.py", True),
    ],
)
def test_files_without_rules_are_not_tried(toy: Path, name: str, tried: bool) -> None:
    game = toy / "src" / "turnwright" / "games" / "toy"
    (game / name).parent.mkdir(exist_ok=True)
    (game / name).write_text(TOY)
    assert tried == (f"turnwright/games/toy/{name}" in Package(toy / "src", "toy").files)


def test_the_text_behind_a_constant_says_its_rules() -> None:
    """Those of a section are written out; the text of another constant is not affected."""
    source = 'COST: Final = [1]\n"""Of crafting (T-1)."""\nMOST: Final = 3\n'
    file = SourceFile(source, LEDGER)
    found = {(mutant.defines, mutant.text): sorted(mutant.mentions) for mutant in file.mutants}
    both = ["T-1.1", "T-1.2"]
    assert {("COST", "0"): both, ("COST", "2"): both, ("MOST", "2"): [], ("MOST", "4"): []} == found
    assert all(file.weight("T-1.2", mutant) == (16 if mutant.defines == "COST" else 0) for mutant in file.mutants)


def test_a_number_that_stands_for_a_name_is_left_alone() -> None:
    source = 'FOX: Final = 0\nMOUSE: Final = 1\nSUITS: Final = ["fox", "mouse"]\nMOST: Final = 3\n'
    assert {"MOST"} == {mutant.defines for mutant in mutants_of(source, LEDGER)}


def test_a_mutant_changes_its_place_only() -> None:
    source = 'def f(a: int) -> int:\n    """Ж."""\n    b = "Ж"; return (a +\n        1) * 2\n'
    [mutant] = [m for m in mutants_of(source, LEDGER) if m.kind == "operator" and m.text == "(a - 1)"]
    assert source.replace("a +\n        1", "(a - 1)") == mutant.apply(source)


def test_the_nearer_citation_weighs_more() -> None:
    """A rule named in the statement, in the docstring of the function, and by the file for what cites nothing else."""
    file = SourceFile(TOY, LEDGER)
    [barred] = [m for m in file.mutants if m.kind == "comparison"]
    [cost, twice] = [m for m in file.mutants if m.kind == "operator"]
    assert file.weight("T-1.2", barred) > file.weight("T-1.1", cost) > file.weight("T-2.1", twice) > 0
    assert 0 == file.weight("T-2.1", barred) == file.weight("T-2.1", cost)
    assert {"T-1.2"} == file.behind(barred)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with one game of two rules."""
    game = tmp_path / "src" / "turnwright" / "games" / "toy"
    tests = tmp_path / "tests" / "games" / "toy"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    for package in (game, game.parent, game.parent.parent):
        (package / "__init__.py").touch()
    (game / "rulebook.json").write_text(json.dumps({"rules": [{"id": id, "section": of} for id, of in RULES]}))
    (game / "rules.py").write_text("T_1_1 = 11\nT_1_2 = 12\n")
    (game / "war.py").write_text(TOY)
    (tests / "test_war.py").write_text(TESTS)
    return tmp_path


def test_choice_is_seeded_and_of_lines_that_were_run(toy: Path) -> None:
    path = "turnwright/games/toy/war.py"
    lines = {"a": {path: {8, 10}}, "b": {path: {15}}}
    traces = Traces({"a": ["T-1.1"], "b": ["T-1.2"]}, lines, {"a": 0.1, "b": 0.1}, {})
    package = Package(toy / "src", "toy")
    chosen = package.choose("T-1.1", traces, 4, seed=1)
    assert chosen == package.choose("T-1.1", traces, 4, seed=1)
    assert {8, 10} == {candidate.mutant.line for candidate in chosen}


def test_code_of_a_section_is_behind_its_rules(toy: Path) -> None:
    lines = {"a": {"turnwright/games/toy/war.py": {20}}}
    chosen = Package(toy / "src", "toy").choose("T-2.1", Traces({"a": ["T-2.1"]}, lines, {"a": 0.1}, {}), 1, seed=1)
    assert [{"T-2.1"}] == [candidate.behind for candidate in chosen]


def test_tests_of_neighbours_are_tried_before_all_others(toy: Path) -> None:
    """Those of the rule, of the rules its code cites, of its section, and those that only meet the line."""
    path = "turnwright/games/toy/war.py"
    lines = {test: {path: {15}} for test in "abc"}
    traces = Traces({"a": ["T-1.1"], "b": ["T-1.2"], "c": ["T-2.1"]}, lines, dict.fromkeys("abc", 0.1), {})
    [mutant] = [mutant for mutant in Package(toy / "src", "toy").files[path].mutants if mutant.kind == "comparison"]
    trial = Trial(0, "T-1.1", Candidate(path, mutant, 1, set(), {"T-1.1", "T-1.2"}), traces)
    assert [(OWN, ["a"]), (NEARBY, ["b"]), (ELSEWHERE, ["c"])] == trial.steps
    trial = Trial(0, "T-1.1", Candidate(path, mutant, 1, {"T-1.2"}, {"T-1.1", "T-1.2"}), traces)
    assert [(OWN, ["a"]), (SHARED, ["b"]), (ELSEWHERE, ["c"])] == trial.steps
    assert ([["a"], ["b"], ["c"]], SHARED) == (trial.todo, trial.kind_of("b"))
    trial.restart()
    assert [["a"], ["b", "c"]] == trial.todo


def test_rules_of_the_ledger_are_tried_in_a_seeded_order() -> None:
    """Whatever their ids look like; an id in no ledger is not a rule."""
    cites = {"a": ["WL-C.item.tea", "WL-6.5.1", "WL-6.5"], "b": ["WL-6.5#1", "WL-6.5.10", "WL-6.5#9"]}
    traces = Traces(cites, {}, {}, {})
    first = sample(WOODLAND, traces, 0, 1, [])
    assert first == sample(WOODLAND, traces, 0, 1, [])
    assert ["WL-6.5#1", "WL-6.5.1", "WL-6.5.10", "WL-C.item.tea"] == sorted(first)
    assert first[:2] == sample(WOODLAND, traces, 2, 1, [])
    assert ["WL-6.5.1", "WL-6.5#1"] == sample(WOODLAND, traces, 0, 1, ["WL-6.5.1", "WL-6.5#1", "WL-6.5.2"])


def test_a_measurement_reports_survivors(toy: Path) -> None:
    """No test has an own region, nor 3 tokens at a barred one; a test that fails without a mutant does not count."""
    options = ["--game", "toy", "--rules", "0", "--per-rule", "99", "--jobs", "1"]
    command: list[str | Path] = [sys.executable, TOOL, "--root", toy, "--json", toy / "out.json", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert (0, "") == (done.returncode, done.stderr)
    assert "test_fails_anyway" in done.stdout.splitlines()[0]
    results = {(m["after"], m["result"]) for m in json.loads((toy / "out.json").read_text())["mutants"]}
    assert ("return tokens - 2", "killed") in results
    assert ("if False:", "survived") in results
    assert ("return T_1_2 if tokens >= 3 else 0", "survived") in results
    assert "src/turnwright/games/toy/war.py:8 survived\n  - if own:\n  + if False:" in done.stdout
    assert "rules 2, mutants " in done.stdout.splitlines()[-1]


def test_an_unknown_game_is_a_usage_error(toy: Path) -> None:
    done = subprocess.run([sys.executable, TOOL, "--root", toy, "--game", "chess"], capture_output=True, text=True)
    assert 2 == done.returncode
    assert "tests/games/chess" in done.stderr


def test_an_unknown_rule_is_a_usage_error(toy: Path) -> None:
    command: list[str | Path] = [sys.executable, TOOL, "--root", toy, "--game", "toy", "--only", "T-1.1,T-1#1,T-2"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert 2 == done.returncode
    assert "the ledger of toy has no rule T-1#1, T-2\n" in done.stderr
