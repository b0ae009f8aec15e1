"""docs/bots.md, followed: its bot plays, named in every way that the page shows."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from tests.own_bots import install
from tests.own_games import run
from turnwright.bots import kinds

ROOT = Path(__file__).resolve().parents[2]
SECTION = re.search(
    r"^## A bot of your own\n(.*?)^## ", (ROOT / "docs/bots.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


def block(language: str) -> str:
    """Return the first block of the section in a language."""
    assert SECTION is not None
    found = re.search(rf"^```{language}\n(.*?)^```$", SECTION[1], re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(block("python"), encoding="utf-8")
    return tmp_path


def test_ten_lines_are_enough() -> None:
    assert 10 >= len([line for line in block("python").splitlines() if line.strip()])


def test_the_commands_of_the_page_work(folder: Path) -> None:
    """Of games for people and servers, the beginning is tested elsewhere."""
    selfplay, _play, matches, _serve = [shlex.split(line) for line in block("sh").splitlines()]
    ran = run(folder, "turnwright.cli", *selfplay[1:])
    assert (0, "") == (ran.returncode, ran.stderr)
    assert ran.stdout.startswith("games 2, wins by seat ")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert shlex.join(selfplay) in contributing
    ran = run(folder, "matches", *matches[2:-1], "2")
    assert (0, "") == (ran.returncode, ran.stderr)
    assert "my_bots:Hasty" in ran.stdout


def test_the_entry_point_of_the_page_names_the_bot(folder: Path) -> None:
    points = tomllib.loads(block("toml"))["project"]["entry-points"]
    assert [kinds.GROUP] == list(points)
    install(folder, points[kinds.GROUP])
    (name,) = points[kinds.GROUP]
    command = ("turnwright.cli", "selfplay", "small_world", "--games", "1", "--out", "one.jsonl", "--bots")
    ran = run(folder, *command, f"{name},random")
    assert (0, "") == (ran.returncode, ran.stderr)
