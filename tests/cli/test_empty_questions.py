"""Commands that run a game with a question nobody can answer: one line, and nothing hangs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.console import Console
from tests.own_games import on_the_path, run
from tests.stuck_game import FAULT, stuck_package


@pytest.fixture(scope="module")
def stuck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the package."""
    return stuck_package(tmp_path_factory.mktemp("stuck"))


@pytest.mark.parametrize("seats", ["greedy,greedy", "random,random", "search:playouts=5,random"])
def test_bots_at_a_terminal(console: Console, stuck: Path, seats: str) -> None:
    """Whichever bot plays, the command ends with the error."""
    with on_the_path(stuck):
        told = console.run("play", "stuck_cards", "--seats", seats, "--seed", "1")
    assert (2, f"turnwright: {FAULT}\n") == (told.code, told.err)


def test_a_person_at_a_terminal(console: Console, stuck: Path) -> None:
    """The first choice is what leads to the question."""
    with on_the_path(stuck):
        told = console.run("play", "stuck_cards", "--seats", "human,greedy", "--seed", "1", typed="1\n")
    assert 2 == told.code
    assert f"turnwright: {FAULT}" == told.err.strip()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_games_of_bots_alone(stuck: Path, tmp_path: Path, workers: str) -> None:
    """In this process and in others."""
    made = ("--games", "2", "--out", str(tmp_path / "games.jsonl"), "--seed", "1", "--workers", workers)
    done = run(stuck, "turnwright.cli", "selfplay", "stuck_cards", *made)
    assert 2 == done.returncode
    assert f"turnwright: {FAULT}" == done.stderr.strip().splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_measurements(stuck: Path) -> None:
    """The process that measures says it in one line, too."""
    done = run(stuck, "turnwright.cli.bench_worker", "plain", "stuck_cards", "2", "0.01")
    assert (2, "", f"{FAULT}\n") == (done.returncode, done.stdout, done.stderr)


def test_laws(stuck: Path) -> None:
    """A law that meets the question fails with the error."""
    law = "test_options_are_sorted_unique_and_never_missing"
    done = run(stuck, "pytest", "-q", "-p", "no:cacheprovider", "-k", law, "tests/test_laws.py")
    assert 1 == done.returncode
    assert FAULT in done.stdout
