"""Games of installed packages: found by their entry points; one that is broken hurts nobody else."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from tests.own_games import describe, on_the_path
from tests.toy import TOY
from turnwright.core import game
from turnwright.core.errors import UnknownGame
from turnwright.core.game import GAMES, find, names

TINY = """
from turnwright.core.actions import Vocabulary
from turnwright.core.simple import SimpleGame, SimpleState
from turnwright.core.zones import lay_out
class Tiny(SimpleGame):
    name = {name!r}
    version = 1
    seat_counts = range(2, 3)
    steps = []
    vocabulary = Vocabulary()
    def start(self, seats, options):
        return SimpleState(seats, lay_out([]))
GAME = Tiny()
"""


def package(folder: Path, name: str, code: str, value: str = "", game: str = "") -> Path:
    """Write a package with an entry point."""
    project = folder / name
    project.mkdir()
    (project / f"{name}.py").write_text(code)
    (project / "pyproject.toml").write_text(
        f"[project]\nname = '{name}'\nversion = '1'\n"
        f"[project.entry-points.'turnwright.games']\n{game or name} = '{value or name + ':GAME'}'\n"
    )
    describe(project)
    return project


def test_an_installed_game_is_found(tmp_path: Path) -> None:
    """By its name, and in the list after our own."""
    with on_the_path(package(tmp_path, "tiny", TINY.format(name="tiny"))):
        ours, others = names()[: len(GAMES)], names()[len(GAMES) :]
        assert [*GAMES] == ours
        assert "tiny" in others
        assert "tiny" == find("tiny").name
    with pytest.raises(UnknownGame):
        find("tiny")


@pytest.mark.parametrize(
    ("code", "value", "game", "fault"),
    [
        (
            "import nowhere_to_be_found",
            "",
            "",
            "ModuleNotFoundError: No module named 'nowhere_to_be_found' (broken.py, line 1)",
        ),
        ("\nraise ValueError('one\\ntwo')", "", "", "ValueError: one two (broken.py, line 2)"),
        ("raise SystemExit(3)", "", "", "SystemExit: 3 (broken.py, line 1)"),
        ("x = (", "", "", "SyntaxError: '(' was never closed (broken.py, line 1)"),
        ("GAME = 1", "", "", "it is not a turnwright.core.game.Game"),
        ("", "", "", "AttributeError: module 'broken' has no attribute 'GAME'"),
        (TINY.format(name="other"), "", "", "the game calls itself 'other'"),
        (TINY.format(name="broken") + "del Tiny.version", "", "", "the class Tiny needs the attribute version (int)"),
        (
            TINY.format(name="broken") + "GAME = Tiny",
            "",
            "",
            "it is the class Tiny, not a game: write GAME = Tiny() and refer to GAME",
        ),
        (
            TINY.format(name="broken").replace("return", "return {}[seats],"),
            "",
            "",
            "KeyError: 2 (broken.py, line 12)",
        ),
    ],
)
def test_a_broken_game_is_told_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str, value: str, game: str, fault: str
) -> None:
    """It is reported once and left out; the other games are there."""
    caplog.set_level(logging.WARNING)
    good = package(tmp_path, "tiny", TINY.format(name="tiny"))
    with on_the_path(package(tmp_path, "broken", code, value, game), good):
        assert "tiny" in names()
        assert "broken" not in names()
        assert "tiny" == find("tiny").name
        with pytest.raises(UnknownGame) as refused:
            find("broken")
    line = f"the game broken (broken:GAME) of the package broken cannot be loaded: {fault}"
    assert line == str(refused.value)
    assert [line] == [record.getMessage() for record in caplog.records]


def test_an_entry_point_to_nothing_is_told_in_one_line(tmp_path: Path) -> None:
    """There is no line of the package to point at."""
    with on_the_path(package(tmp_path, "ghost", "", "ghost_ship:GAME")), pytest.raises(UnknownGame) as refused:
        find("ghost")
    line = "the game ghost (ghost_ship:GAME) of the package ghost cannot be loaded: "
    assert line + "ModuleNotFoundError: No module named 'ghost_ship'" == str(refused.value)


def test_whoever_asks_for_a_broken_game_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """By the error; nothing is logged as well."""
    with on_the_path(package(tmp_path, "broken", "GAME = 1")), pytest.raises(UnknownGame):
        find("broken")
    assert [] == caplog.records


def test_no_package_takes_the_name_of_a_game_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nor may two packages have one game; the second is ignored."""
    caplog.set_level(logging.WARNING)
    thief = package(tmp_path, "thief", TINY.format(name="root"), game="root")
    first = package(tmp_path, "first", TINY.format(name="same"), game="same")
    second = package(tmp_path, "second", TINY.format(name="same"), game="same")
    with on_the_path(thief, second, first):
        assert type(find("root")).__module__.startswith("turnwright.games.")
        assert 1 == names().count("same")
        assert "first" == type(find("same")).__module__
    assert [
        "the game same (second:GAME) of the package second is ignored: "
        "the game same (first:GAME) of the package first has that name",
        "the game root (thief:GAME) of the package thief is ignored: Turnwright has a game of that name",
    ] == [record.getMessage() for record in caplog.records]


def test_our_own_games_cost_no_look_at_installed_packages() -> None:
    """Whoever plays a game of ours does not even import what reads the metadata of packages."""
    code = "import sys, turnwright.cli; turnwright.game('small_world'); print('importlib.metadata' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "False\n" == done.stdout


def test_games_that_are_imported_beside_an_installed_one_stay(tmp_path: Path) -> None:
    """Only the games of packages that leave the path are forgotten."""
    known = game._registered.pop("toy", None)
    try:
        with on_the_path(package(tmp_path, "tiny", TINY.format(name="tiny"))):
            find("tiny")
            game.register(TOY)
        assert TOY is find("toy")
        with pytest.raises(UnknownGame):
            find("tiny")
    finally:
        if known is not None:
            game._registered["toy"] = known
