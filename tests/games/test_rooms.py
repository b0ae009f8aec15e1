"""Every game has the same rooms, and names its factions nowhere but in their own files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.games.cases import samples_of
from turnwright.core.game import GAMES, find
from turnwright.core.text import LANGUAGES

ROOMS = """
    __init__.py art/ board.py checks.py clicks.py data/source.yaml data/tables.py fields.py game.py
    judgement/__init__.py judgement/estimates.py judgement/judge.py judgement/priors.py judgement/values.py
    layout.py options.py terminal/ queries.py rulebook.json rulebook.yaml rules.py ruleset.py scoring.py
    state.py steps/flow.py steps/setup.py steps/turn.py storage.py text.en.ftl text.ru.ftl verbs.py
"""
TEST_ROOMS = """
    clicks.py invariants.py perft.txt playthroughs/ printed.py samples.py table.py test_clicks.py test_components.py
    test_options.py test_terminal.py test_setup.py test_walks.py
"""
OF_FACTIONS = (
    *("art/pieces/", "art/emblems", "art/factions.py", "exchange/factions/"),
    *("rules.py", "parts.py", "storage.py"),
)
"""The factions' own drawings, and what is generated from them and the ledger."""
LISTS = ("data/first_game.py", "data/boards.py")
"""Where factions are listed, but nothing is decided about them."""

TESTS = Path(__file__).parent
SOURCES = TESTS.parents[1] / "src" / "turnwright" / "games"

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("home", "rooms", "own"), [(SOURCES, ROOMS, "/roster.py"), (TESTS, TEST_ROOMS, "/")], ids=["sources", "tests"]
)
def test_every_game_has_the_same_rooms(game: str, home: Path, rooms: str, own: str) -> None:
    """A newcomer finds the same files in each game, and folders for its factions or cards."""
    wanted = [*rooms.split(), *[f"{room}{own}" for room in samples_of(game).rooms]]
    assert [] == [room for room in wanted if not there(home / game / room, room.endswith("/"))]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_judges_in_one_room(game: str) -> None:
    """The judge that bots get is in the room for judgement, and nothing else is in there."""
    room = SOURCES / game / "judgement"
    named = [word for word in ROOMS.split() if word.startswith("judgement/")]
    assert sorted(named) == sorted(f"judgement/{path.name}" for path in room.iterdir() if path.suffix == ".py")
    assert type(find(game).judge()).__module__ == f"turnwright.games.{game}.judgement.judge"


def there(path: Path, folder: bool) -> bool:
    """Return whether a file is there, or a folder with something in it."""
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


def words_in(source: str) -> set[str]:
    """Return every name and text in code, whole and in parts, docstrings left out."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            texts.add(node.value)
        elif isinstance(node, ast.Name | ast.Attribute):
            texts.add(node.id if isinstance(node, ast.Name) else node.attr)
        elif isinstance(node, ast.arg | ast.alias | ast.FunctionDef | ast.ClassDef):
            texts.add(node.arg if isinstance(node, ast.arg) else node.name)
    return {word for text in texts for word in [text.lower(), *re.split(r"\W+", text.lower())]}


def named(game: str, source: str) -> set[str]:
    """Return what of a game's factions is named in a source: keys, pieces, options, rules."""
    samples = samples_of(game)
    own = (set(samples.factions) | samples.faction_words) - samples.common_words
    return {word for word in words_in(source) if word in own or re.fullmatch(samples.faction_rules, word.upper())}


def common_files(game: str) -> list[Path]:
    """Return the sources of a game that belong to no faction."""
    home, samples = SOURCES / game, samples_of(game)
    own = (*[f"{room}/" for room in samples.rooms], *OF_FACTIONS, *LISTS, *samples.lists)
    return [path for path in home.rglob("*.py") if not path.relative_to(home).as_posix().startswith(own)]


@pytest.mark.parametrize("game", GAMES)
def test_common_code_names_no_faction(game: str) -> None:
    """A faction that another file knows by name, piece, option or rule is a rule in the wrong place."""
    found = {path.name: named(game, path.read_text(encoding="utf-8")) for path in common_files(game)}
    assert {} == {name: words for name, words in found.items() if words}


@pytest.mark.parametrize(
    ("game", "source"),
    [
        ("small_world", "rule = SW_19_7"),
        ("small_world", "if key == 'ghouls': pass"),
        ("small_world", "s.rules.decline_die"),
        ("small_world", "markers.get('camps')"),
        ("small_world", "options['sea_entry']"),
        ("terra_mystica", "return TM_41_5"),
        ("terra_mystica", "from factions import witches"),
        ("terra_mystica", "name = 'special witches'"),
        ("root", "return RT_8_2_6_N3"),
        ("root", "from factions import vagabond_2"),
        ("root", "if piece == SAWMILL: pass"),
        ("root", "options['hated_on_ties']"),
        ("mythotopia", "return MY_17_46"),
        ("mythotopia", "from cards import philosopher"),
        ("mythotopia", "if card == WATER_MILL: pass"),
        ("mythotopia", "key = 'guilded_city'"),
    ],
)
def test_a_name_would_be_found(game: str, source: str) -> None:
    """The test above sees what it looks for."""
    assert 1 == len(named(game, source))


@pytest.mark.parametrize("game", GAMES)
def test_every_faction_has_its_shape(game: str) -> None:
    """A file of its own that cites its section of the ledger, tests of its own, a name and help in every language; of
    several that share a file the tests may stand together as well.
    """
    samples = samples_of(game)
    for key, text in samples.factions.items():
        source = SOURCES / game / f"{samples.home(key)}.py"
        first = source.read_text(encoding="utf-8").splitlines()[0]
        cited = r'"""[\w ]+ \([A-Z]+-[\d.]+( to [A-Z]+-[\d.]+)?\): .+\."""'
        assert re.match(cited, first), f"{key} does not cite its section: {first}"
        tests = TESTS / game / source.parent.name
        assert any((tests / f"test_{name}.py").is_file() for name in (key.replace("-", "_"), source.stem))
        for lang in LANGUAGES:
            ids = {line.partition(" = ")[0] for line in find(game).catalogue(lang).splitlines()}
            assert {text, f"{text}-help"} <= ids, f"{key} has no words in {lang}"
