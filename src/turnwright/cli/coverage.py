"""Rule coverage: the ledger rules that tests cite, read from the test sources without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import turnwright
from turnwright.core.errors import GameError
from turnwright.core.game import GAMES, Game, W
from turnwright.core.rulebook import load


class NoTests(GameError):
    """The tests cannot be found or read."""


def run(game: Game[W]) -> int:
    """List and count the rules that no test cites; return 1 if there are any, or if a test cites an unknown rule.

    An optional rule that no option of the game brings in cannot be tested.
    """
    book = game.rulebook
    cited = citations(tests_folder() if game.name in GAMES else own_tests())
    known = {rule.id for rules in [book, *map(load, books())] for rule in rules.rules}
    unknown = sorted([(where, id) for id, where in cited.items() if id not in known])
    for where, id in unknown:
        print(f"{where}: no rule {id}")
    testable = [rule for rule in book.rules if rule.testable]
    offered = {option.name for option in game.options}
    absent = [rule for rule in testable if rule.optional and rule.option not in offered]
    for rule in absent:
        why = f"the game has no option {rule.option}" if rule.option else "no option brings it in"
        print(f"{rule.id}: optional, and {why}")
    missing = [rule for rule in testable if rule.id not in cited and rule not in absent]
    for rule in missing:
        print(f"{rule.id}  {rule.text['en']}")
    wanted = len(testable) - len(absent)
    counts = len(book), wanted - len(missing), len(missing), len(book) - wanted
    print("rules {}, cited {}, missing {}, untestable {}".format(*counts))
    return 1 if missing or unknown else 0


def books() -> list[str]:
    """Return the packages of games that have a rule book, including games that are not offered yet."""
    folders = files("turnwright.games").iterdir()
    return sorted(f"turnwright.games.{folder.name}" for folder in folders if folder.joinpath("rulebook.json").is_file())


def tests_folder() -> Path:
    """Return the tests folder of the checkout this package runs from, or of the current folder."""
    for root in (Path(turnwright.__file__).resolve().parents[2], Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() and (root / "src/turnwright").is_dir():
            return root / "tests"
    raise NoTests("rule coverage needs a source checkout: run the command there")


def own_tests() -> Path:
    """Return the tests of a game that lives elsewhere: those of the project we stand in."""
    if Path("pyproject.toml").is_file() and Path("tests").is_dir():
        return Path("tests").resolve()
    raise NoTests("rule coverage is counted in the folder of the game, which holds its pyproject.toml and its tests")


def citations(root: Path) -> dict[str, str]:
    """Return every id that a marker names, with the first place that names it."""
    places: dict[str, str] = {}
    for path in sorted(root.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as problem:
            raise NoTests(f"{path}: {problem}") from None
        for line, id in marked(tree, path):
            places.setdefault(id, f"{path.relative_to(root.parent)}:{line}")
    return places


def marked(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Return the ids in ``pytest.mark.rules(...)``, which must be string literals."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not is_marker(node.func):
            continue
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise NoTests(f"{path}:{node.lineno}: mark.rules takes only string literals: write out the ids")
            yield node.lineno, argument.value


def is_marker(func: ast.expr) -> bool:
    """Return whether a call is to ``pytest.mark.rules`` or ``mark.rules``."""
    if not isinstance(func, ast.Attribute) or func.attr != "rules":
        return False
    owner = func.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
