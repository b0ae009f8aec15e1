"""Which ledger rules the tests cite: counted from the sources of the tests, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import turnwright
from turnwright.core.errors import GameError
from turnwright.core.rulebook import RuleBook, load


class NoTests(GameError):
    """The tests cannot be read."""


def run(game: str, book: RuleBook) -> int:
    """List the rules no test cites and count; 1 if there are any, or if a test cites what no rule book holds."""
    root = tests_folder()
    cited = citations(root)
    known = {rule.id for name in books() for rule in load(name).rules}
    unknown = sorted([(where, id) for id, where in cited.items() if id not in known])
    for where, id in unknown:
        print(f"{where}: no rule {id}")
    testable = [rule.id for rule in book.rules if rule.testable]
    missing = [id for id in testable if id not in cited]
    for id in missing:
        print(f"{id}  {book.rule(book.number(id)).text['en']}")
    counts = len(book), len(testable) - len(missing), len(missing), len(book) - len(testable)
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
    found: dict[str, str] = {}
    for path in sorted(root.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as problem:
            raise NoTests(f"{path}: {problem}") from None
        for line, id in marked(tree, path):
            found.setdefault(id, f"{path.relative_to(root.parent)}:{line}")
    return found


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
