"""Which ledger rules the tests cite: counted from the sources of the tests, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import turnwright
from turnwright.core.errors import GameError
from turnwright.core.game import Option
from turnwright.core.rulebook import RuleBook, load


class NoTests(GameError):
    """The tests cannot be read."""


def run(book: RuleBook, options: Sequence[Option]) -> int:
    """List the rules no test cites and count; 1 if there are any, or if a test cites what no rule book holds.

    ``options`` are those of the game: an optional rule that none of them brings in cannot be tested.
    """
    cited = citations(tests_folder())
    known = {rule.id for rules in [book, *map(load, books())] for rule in rules.rules}
    unknown = sorted([(where, id) for id, where in cited.items() if id not in known])
    for where, id in unknown:
        print(f"{where}: no rule {id}")
    testable = [rule for rule in book.rules if rule.testable]
    offered = {option.name for option in options}
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
    """Return the games whose rule book is written, also those that are not offered yet."""
    folders = files("turnwright.games").iterdir()
    return sorted(folder.name for folder in folders if folder.joinpath("rulebook.json").is_file())


def tests_folder() -> Path:
    """Return the tests of the checkout this package runs from, or of the one we stand in."""
    for root in (Path(turnwright.__file__).resolve().parents[2], Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() and (root / "src/turnwright").is_dir():
            return root / "tests"
    raise NoTests("rule coverage is counted in a source checkout: run it there")


def citations(root: Path) -> dict[str, str]:
    """Return every id a marker names, with the first place that does."""
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
    """Return the ids in ``pytest.mark.rules(...)``, which must be written out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not is_marker(node.func):
            continue
        for argument in node.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise NoTests(f"{path}:{node.lineno}: mark.rules takes ids written out as strings")
            yield node.lineno, argument.value


def is_marker(func: ast.expr) -> bool:
    """Tell whether a call is of ``pytest.mark.rules``, or of ``mark.rules``."""
    if not isinstance(func, ast.Attribute) or func.attr != "rules":
        return False
    owner = func.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
