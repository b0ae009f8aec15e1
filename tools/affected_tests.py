"""List the test files that a change affects, nearest first, for ./test quick.

The change is what differs from the branch point with main; on main itself, what is not committed, or the last commit
if everything is. A test file is affected if it changed, if it imports a changed module directly or through others, or
if it names a changed file that is no module. A file that is no module, such as a catalogue, counts as a change of its
package. The fewer imports lie between a test and the change, the nearer it is.

The first line printed is --games=NAME,…: the games whose rules are affected.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE_FOLDERS = {"src": "", "tests": "tests.", "tools": "", "benchmarks": ""}
"""Where modules are, and what their names begin with there; pyproject.toml puts the last two on the path of tests."""

SKIPPED = "tests/browser/"
"""They need a page and a browser."""

GAME_TABLES = ("tests.games.cases", "tests.laws.tables")
"""They look all games up by name, so that no import shows what they depend on."""

Graph = dict[str, set[str]]


def git(*words: str, root: Path = ROOT) -> list[str]:
    """Return the lines that git prints; none if there is no such commit."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files(root: Path = ROOT) -> list[str]:
    """Return the files of the change, relative to the project."""
    new = git("ls-files", "--others", "--exclude-standard", root=root)
    head, main = git("rev-parse", "HEAD", root=root), git("merge-base", "HEAD", "main", root=root)
    base = main if main and main != head else head
    found = {*git("diff", "--name-only", *base, root=root), *new}
    return sorted(found or git("diff", "--name-only", "HEAD~1", "HEAD", root=root))


def module_of(path: str) -> str:
    """Return the name of the module in a file, or of the package that any other file belongs to ("" if none)."""
    top, _slash, rest = path.partition("/")
    if top not in SOURCE_FOLDERS or not rest:
        return ""
    parts = Path(rest).parts
    names = parts[:-1] if not path.endswith(".py") or parts[-1] == "__init__.py" else (*parts[:-1], parts[-1][:-3])
    return SOURCE_FOLDERS[top] + ".".join(names) if names else ""


def imports(tree: ast.Module) -> Iterator[str]:
    """Return all names that could be modules that a source imports, with the packages around them."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def importers(root: Path = ROOT) -> tuple[Graph, dict[str, str]]:
    """Return which modules import each module, and the file of each."""
    files = {
        module_of(name): name
        for top in SOURCE_FOLDERS
        for path in sorted((root / top).rglob("*.py"))
        if (name := path.relative_to(root).as_posix())
    }
    found: Graph = defaultdict(set)
    for module, name in files.items():
        for imported in imports(ast.parse((root / name).read_text(encoding="utf-8"))):
            if imported in files and imported != module:
                found[imported].add(module)
    for module in files:
        if module.startswith("turnwright.games.") and module.count(".") == 2:
            found[module] |= {table for table in GAME_TABLES if table in files}
    return found, files


def distances(changed: Iterable[str], graph: Graph) -> dict[str, int]:
    """Return how many imports lie between each affected module and the change."""
    found: dict[str, int] = {}
    ring, steps = set(changed), 0
    while ring:
        found |= dict.fromkeys(ring, steps)
        ring = {module for near in ring for module in graph.get(near, ())} - found.keys()
        steps += 1
    return found


def affected(changed: list[str], root: Path = ROOT) -> list[str]:
    """Return the affected test files, nearest first."""
    graph, files = importers(root)
    far = distances({module for name in changed if (module := module_of(name))}, graph)
    near = {files[module]: steps for module, steps in far.items() if module in files}
    named = [Path(name).name for name in changed if not name.endswith(".py")]
    tests = [name for name in files.values() if Path(name).name.startswith("test_") and name.startswith("tests/")]
    for name in tests:
        source = (root / name).read_text(encoding="utf-8")
        if any(other in source for other in named):
            near[name] = min(near.get(name, 1), 1)
    return sorted((name for name in tests if name in near and SKIPPED not in name), key=lambda name: (near[name], name))


def games_of(changed: list[str], root: Path = ROOT) -> list[str]:
    """Return the games that the change can affect: those with a changed file, or all if something shared changed."""
    folder = root / "src" / "turnwright" / "games"
    games = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    own = {name: game for game in games for name in changed if f"/games/{game}/" in f"/{name}"}
    shared = [name for name in changed if name.startswith(("src/", "tests/")) and name not in own]
    return games if shared else sorted(set(own.values()))


def main() -> None:
    """Print the games and the test files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    changed = changed_files()
    if any(name.startswith("web/") for name in changed):
        print("The page has changed: ./test page checks it.", file=sys.stderr)
    print(f"--games={','.join(games_of(changed))}")
    print("\n".join(affected(changed)))


if __name__ == "__main__":
    main()
