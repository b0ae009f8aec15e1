"""``turnwright new``: a package that is a complete game as it stands, and what cannot be made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.console import Console
from tests.own_games import new_package, on_the_path, run
from turnwright.cli.new import renamed


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a package as it was made."""
    return new_package(tmp_path_factory.mktemp("new"), "sea_battle")


@pytest.mark.plain_only
def test_the_untouched_package_passes_its_tests(project: Path) -> None:
    """A test for each rule, and all laws; its coverage is whole."""
    tests = run(project, "pytest", "-q", "-p", "no:cacheprovider")
    assert 0 == tests.returncode, tests.stdout + tests.stderr
    coverage = run(project, "turnwright.cli", "rules", "sea_battle", "--coverage")
    assert "rules 5, cited 5, missing 0, untestable 0\n" == coverage.stdout


def test_the_untouched_package_is_played_and_replayed(project: Path, tmp_path: Path) -> None:
    """Bots play it in the terminal; the record is replayed, verified and drawn."""
    record = str(tmp_path / "game.jsonl")
    command = ("play", "sea_battle", "--seats", "greedy,random,search", "--seed", "3", "--playouts", "5")
    played = run(project, "turnwright.cli", *command, "--record", record)
    assert 0 == played.returncode, played.stderr
    assert "The game is over." in played.stdout
    replayed = run(project, "turnwright.cli", "replay", record)
    assert played.stdout[played.stdout.index("The game is over.") :].startswith(
        replayed.stdout[replayed.stdout.index("The game is over.") :].rstrip()
    )
    assert "records 1, same 1, different 0\n" == run(project, "turnwright.cli", "verify", record).stdout
    drawn = run(project, "turnwright.cli", "show", record, "--seat", "0", "--svg", str(tmp_path / "table.svg"))
    assert 0 == drawn.returncode, drawn.stderr


def test_the_untouched_package_can_be_measured(project: Path) -> None:
    """Its games are shorter than what the clones of a long one are taken from."""
    done = run(project, "turnwright.cli.bench_worker", "plain", "sea_battle", "4", "0.01")
    assert 0 == done.returncode, done.stderr
    assert 0 < json.loads(done.stdout)["choices_per_game"]


def test_people_see_the_table_in_the_terminal(project: Path, console: Console) -> None:
    """The locations follow from the declared places."""
    with on_the_path(project):
        shown = console.run("play", "sea_battle", "--seats", "human,greedy", "--seed", "3", "--lang", "ru", typed="q\n")
    assert "Ряд 1: –" in shown.out
    assert "3 × карта рубашкой вверх" in shown.out


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("Sea", "a game cannot be called 'Sea': use small letters, digits and _, a letter first"),
        ("sea-battle", "a game cannot be called 'sea-battle': use small letters, digits and _, a letter first"),
        ("_sea", "a game cannot be called '_sea': use small letters, digits and _, a letter first"),
        ("море", "a game cannot be called 'море': use small letters, digits and _, a letter first"),
        ("", "a game cannot be called '': use small letters, digits and _, a letter first"),
        ("class", "a game cannot be called class: Python uses that word itself"),
        ("match", "a game cannot be called match: Python uses that word itself"),
        ("root", "there is already a game root"),
        ("json", "there is already a Python package json, which your game would hide: choose another name"),
        ("turnwright", "there is already a Python package turnwright, which your game would hide: choose another name"),
    ],
)
def test_names_that_cannot_be(console: Console, tmp_path: Path, name: str, refusal: str) -> None:
    """One line says why, and nothing is written."""
    assert refusal == console.refused("new", name, "--into", str(tmp_path))
    assert [] == list(tmp_path.iterdir())


def test_nothing_is_overwritten(console: Console, tmp_path: Path) -> None:
    """A folder or file of that name stays as it is, and no folder is made on the way."""
    (tmp_path / "sea").mkdir()
    told = f"{tmp_path / 'sea'} already exists: choose another name, or another folder with --into"
    assert told == console.refused("new", "sea", "--into", str(tmp_path))
    assert [] == list((tmp_path / "sea").iterdir())
    assert f"{tmp_path / 'no'} is not a folder" == console.refused("new", "sea", "--into", str(tmp_path / "no"))


def test_an_installed_game_keeps_its_name(console: Console, project: Path, tmp_path: Path) -> None:
    """No second package of that name is made."""
    with on_the_path(project):
        assert "there is already a game sea_battle" == console.refused("new", "sea_battle", "--into", str(tmp_path))


def test_the_name_takes_all_its_forms() -> None:
    """Package, class, title, and the letters that its rule ids begin with."""
    text = "turnwright.template.untitled untitled Untitled UntitledState UNTITLED-1 Untitled game"
    assert "sea_battle sea_battle SeaBattle SeaBattleState SB-1 Sea battle" == renamed(text, "sea_battle")
    assert "nim nim Nim NimState NIM-1 Nim" == renamed(text, "nim")
    assert "q_ q_ Q QState Q-1 Q" == renamed(text, "q_")
