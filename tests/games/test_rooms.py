"""Every game has the same rooms, and names its factions nowhere but in their own files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from turnwright.core.game import GAMES

ROOMS = {
    "__init__.py",
    "board.py",
    "data",
    "factions",
    "game.py",
    "heuristics.py",
    "options.py",
    "rulebook.json",
    "rulebook.yaml",
    "rules.py",
    "scoring.py",
    "state.py",
    "steps",
    "text.en.ftl",
    "text.ru.ftl",
}
LISTS = {"game.py", "factions/roster.py", "data/first_game.py"}
"""Where factions are listed, but nothing is decided about them."""
OF_FACTIONS = ("factions/", "art/")
COMMON = {"__init__", "faction", "patterns", "roster", "trait"}
"""Files beside the factions that are none."""

SOURCES = Path(__file__).parents[2] / "src" / "turnwright" / "games"

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    """A newcomer finds the same files in each game."""
    assert set() == ROOMS - {path.name for path in (SOURCES / game).iterdir()}


def code_words(source: Path) -> set[str]:
    """Return identifiers and strings of a module, docstrings left out."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found |= set(re.split(r"\W+", node.value.lower()))
        elif isinstance(node, ast.Name | ast.Attribute | ast.FunctionDef | ast.ClassDef | ast.arg):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", getattr(node, "name", ""))
            found |= set(str(name).lower().split("_")) | {str(name).lower()}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_factions_are_named_in_their_own_files_only(game: str) -> None:
    """A race or power that another file knows by name is a rule in the wrong place."""
    home = SOURCES / game
    names = {path.stem for path in (home / "factions").glob("*.py")} - COMMON
    # Terrains that happen to be names of powers as well.
    names -= {"forest", "hill", "swamp"}
    found = {
        f"{path.relative_to(home)}: {name}"
        for path in home.rglob("*.py")
        for name in names & code_words(path)
        if path.relative_to(home).as_posix() not in LISTS
        and not path.relative_to(home).as_posix().startswith(OF_FACTIONS)
    }
    assert set() == found
