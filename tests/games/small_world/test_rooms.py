"""Every ability is at home in its own files: common code knows none of them by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import turnwright.games.small_world
from turnwright.games.small_world.art.pieces.roster import PIECES
from turnwright.games.small_world.data.tables import TERRAINS
from turnwright.games.small_world.factions.roster import READINGS, TRAITS
from turnwright.games.small_world.readings import COMMON

pytestmark = pytest.mark.plain_only
ROOM = Path(turnwright.games.small_world.__file__).parent
OF_ABILITIES = {"factions", "pieces"}
GENERATED = {"rules.py", "parts.py", "storage.py", "emblems_races.py", "emblems_powers.py"}
"""Made from the files of abilities and the ledger, or the drawings of banners and badges."""
OWN_RULE = re.compile(r"SW_(1[6-9]|[2-4]\d)_\d+")
"""Sections 16 to 49 of the ledger are about one race or power each."""


def common_files() -> list[Path]:
    """The sources of Small World that belong to no ability."""
    files = [path for path in ROOM.rglob("*.py") if path.name not in GENERATED]
    return [path for path in files if not OF_ABILITIES & set(path.relative_to(ROOM).parts)]


def words_in(source: str) -> Iterator[str]:
    """Every name and text in the code, docstrings left out."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.alias | ast.FunctionDef | ast.ClassDef):
            yield node.arg or "" if isinstance(node, ast.arg) else node.name


def named(source: str) -> list[str]:
    """What of abilities is named in a source: keys, markers, options, rules."""
    own = set(TRAITS) - set(TERRAINS) | {trait.marker for trait in TRAITS.values() if trait.marker}
    own |= {reading.name for reading in READINGS if reading not in COMMON}
    return [
        word
        for text in words_in(source)
        for word in [text.lower(), *re.split(r"\W+", text.lower())]
        if word in own or OWN_RULE.fullmatch(word.upper())
    ]


@pytest.mark.parametrize("path", common_files(), ids=lambda path: path.relative_to(ROOM).as_posix())
def test_common_code_names_no_ability(path: Path) -> None:
    """Adding a race or power touches its own files and the rosters."""
    assert [] == named(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "rule = SW_19_7",
        "if key == 'ghouls': pass",
        "s.rules.decline_die",
        "markers.get('camps')",
        "options['sea_entry']",
    ],
)
def test_a_name_would_be_found(source: str) -> None:
    """The test above sees what it looks for."""
    assert 1 == len(set(named(source)))


def test_every_marker_has_its_drawing() -> None:
    """The pieces of an ability are found by what the ability calls them."""
    drawn = {pieces.ability: pieces.kind for pieces in PIECES}
    assert {key: trait.marker for key, trait in TRAITS.items() if trait.marker} == {
        ability: kind for ability, kind in drawn.items() if kind
    }
    assert set(drawn) <= set(TRAITS)
