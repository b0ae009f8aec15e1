"""Every game has the same rooms, and names its factions nowhere but in their own files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from turnwright.core.game import GAMES

ROOMS = """
    __init__.py art/ board.py checks.py data/source.yaml data/tables.py factions/roster.py fields.py game.py
    heuristics.py options.py priors.py prose/ queries.py rulebook.json rulebook.yaml rules.py ruleset.py scoring.py
    state.py steps/flow.py steps/setup.py steps/turn.py storage.py text.en.ftl text.ru.ftl
"""
TEST_ROOMS = """
    factions/ invariants.py perft.txt playthroughs/ printed.py samples.py table.py test_components.py test_options.py
    test_prose.py test_setup.py test_walks.py
"""
LISTS = {"game.py", "factions/roster.py", "data/first_game.py"}
"""Where factions are listed, but nothing is decided about them."""
OF_FACTIONS = ("factions/", "art/")
COMMON = {"__init__", "faction", "patterns", "roster", "trait"}
"""Files beside the factions that are none."""

TESTS = Path(__file__).parent
SOURCES = TESTS.parents[1] / "src" / "turnwright" / "games"

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("home", "rooms"), [(SOURCES, ROOMS), (TESTS, TEST_ROOMS)], ids=["sources", "tests"])
def test_every_game_has_the_same_rooms(game: str, home: Path, rooms: str) -> None:
    """A newcomer finds the same files in each game."""
    assert [] == [room for room in rooms.split() if not there(home / game / room, room.endswith("/"))]


def there(path: Path, folder: bool) -> bool:
    """Tell whether a file is there, or a folder with something in it."""
    return path.is_dir() and any(path.iterdir()) if folder else path.is_file()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_suite_says_of_every_game_is_not_said_again(game: str) -> None:
    """The tests of a game have no names that the suites for all games have."""
    shared = {(path.name, name) for path in TESTS.glob("test_*.py") for name in names_of_tests(path)}
    own = {(path.name, name) for path in (TESTS / game).glob("test_*.py") for name in names_of_tests(path)}
    assert set() == shared & own


def names_of_tests(path: Path) -> list[str]:
    """Return the names of the tests in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


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
