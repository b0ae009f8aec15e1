"""docs/tutorial.md, followed: its blocks make the game that it promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.own_games import new_package, run

PAGE = Path(__file__).resolve().parent.parent / "docs" / "tutorial.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str, str]]:
    """Return the blocks of the page: language, the file that they replace ("" for none), text."""
    return [(language, path, text) for language, path, text in BLOCK.findall(PAGE.read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the package after the last step."""
    made = new_package(tmp_path_factory.mktemp("tutorial"), "short_whist")
    for _language, path, text in blocks():
        if path:
            assert (made / path).is_file(), f"the page replaces {path}, which turnwright new does not make"
            (made / path).write_text(text, encoding="utf-8")
    return made


def test_the_page_takes_less_than_300_lines_of_python() -> None:
    """Tests are not counted, blank lines are."""
    counted = [text.count("\n") for language, path, text in blocks() if language == "python" and "tests/" not in path]
    assert 0 < sum(counted) < 300


@pytest.mark.plain_only
def test_the_game_of_the_page_passes_its_tests(project: Path) -> None:
    """The rule tests of the page, and the laws that the package came with; every rule is cited."""
    tests = run(project, "pytest", "-q", "-p", "no:cacheprovider")
    assert 0 == tests.returncode, tests.stdout + tests.stderr
    coverage = run(project, "turnwright.cli", "rules", "short_whist", "--coverage")
    assert "rules 5, cited 5, missing 0, untestable 0\n" == coverage.stdout, coverage.stderr


def test_the_game_of_the_page_is_played(project: Path, tmp_path: Path) -> None:
    """Bots play it to the end, and the record verifies."""
    record = str(tmp_path / "game.jsonl")
    seats = ("--seats", "greedy,random,search", "--playouts", "5", "--seed", "1", "--lang", "ru")
    played = run(project, "turnwright.cli", "play", "short_whist", *seats, "--record", record)
    assert 0 == played.returncode, played.stderr
    assert "берёт взятку" in played.stdout
    assert "records 1, same 1, different 0\n" == run(project, "turnwright.cli", "verify", record).stdout


def test_the_commands_of_the_page_are_commands() -> None:
    """Each line of its shell blocks is one that the other tests run, or that a reader knows."""
    lines = {line for language, _path, text in blocks() if language == "sh" for line in text.splitlines()}
    known = {"cd short_whist", "pip install -e '.[test]'", "pytest", "python3 -m venv .venv", ". .venv/bin/activate"}
    known.add("TURNWRIGHT_COMPILE=0 pip install './turnwright[server]'")
    assert {"new", "play", "rules", "serve", "bench"} == {line.split()[1] for line in lines - known}
