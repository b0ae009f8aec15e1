"""The example game with hidden hands: its own tests, bots at a terminal, and a game on a server."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.own_games import describe, on_the_path, run
from tests.server.hall import hall_for, quick

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "lantern_fair"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package, as an installed one lies on the path."""
    made = tmp_path_factory.mktemp("examples") / "lantern_fair"
    shutil.copytree(EXAMPLE, made, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", ".pytest_cache"))
    describe(made)
    return made


@pytest.mark.plain_only
def test_it_passes_its_tests(project: Path) -> None:
    """A test for each rule, and all laws."""
    tests = run(project, "pytest", "-q", "-p", "no:cacheprovider")
    assert 0 == tests.returncode, tests.stdout + tests.stderr
    coverage = run(project, "turnwright.cli", "rules", "lantern_fair", "--coverage")
    assert "rules 6, cited 6, missing 0, untestable 0\n" == coverage.stdout


def test_bots_play_it_at_a_terminal(project: Path, tmp_path: Path) -> None:
    """The table is told in words, and the record verifies."""
    record = str(tmp_path / "game.jsonl")
    seats = ("--seats", "greedy,random,search", "--playouts", "5", "--seed", "1", "--record", record)
    played = run(project, "turnwright.cli", "play", "lantern_fair", *seats)
    assert 0 == played.returncode, played.stderr
    assert played.stdout.startswith("Lantern Fair for 3.")
    assert "goes home." in played.stdout
    assert "records 1, same 1, different 0\n" == run(project, "turnwright.cli", "verify", record).stdout


def test_it_is_played_on_a_server(project: Path, tmp_path: Path) -> None:
    """To the end; choices have several targets, and all of them are drawn."""
    with on_the_path(project), hall_for(quick(tmp_path)) as hall:
        person, also = hall.guest("Ann"), 0
        path = f"/api/tables/{person.table('me', 'me', game='lantern_fair')['id']}"
        while (now := person.get(f"{path}/snapshot").json())["asked"] is not None:
            drawn = {piece["id"] for panel in now["panels"] for piece in panel["pieces"]}
            for option in now["options"]:
                also += len(option["also"])
                assert {option["target"], *option["also"]} - {""} <= drawn
            moved = person.post(f"{path}/moves", {"seq": now["seq"], "choice": now["options"][0]["choice"]})
            assert 200 == moved.status_code, moved.text
        assert also > 0
        assert "finished" == person.get(path).json()["state"]
