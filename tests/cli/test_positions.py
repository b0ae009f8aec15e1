"""Positions as text on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import ONES
from tests.cli.console import Console
from turnwright.core.notation import read as read_text
from turnwright.core.record import read, verify

POSITION = """turnwright-position: 1
game: small_world
seats: 2
race: {0_active=humans 1_active=orcs}
power: {0_active=hill 1_active=swamp}
who: {2=1_active 20=0_active 21=0_active}
tokens: {2=2 20=3 21=1}
hand: {0_active=4}
round: 9
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A file with a position."""
    path = tmp_path / "position.txt"
    path.write_text(POSITION, encoding="utf-8")
    return path


def test_show_draws_a_position_and_writes_it(console: Console, tmp_path: Path, position: Path) -> None:
    """The text that is written is the same position; with --seat, what that seat sees."""
    svg, whole, seen = tmp_path / "a.svg", tmp_path / "b.txt", tmp_path / "c.txt"
    assert 0 == console.run("show", str(position), "--svg", str(svg), "--text", str(whole)).code
    assert svg.read_text().startswith("<svg")
    game = read_text(POSITION).game
    states = [game.encode(read_text(text).state) for text in (POSITION, whole.read_text())]
    assert states[0] == states[1]
    assert 0 == console.run("show", str(position), "--text", str(seen), "--seat", "1").code
    assert "coins: {1=5}" not in seen.read_text()
    assert "viewer: 1" in seen.read_text()
    assert "0=?" in seen.read_text()
    assert 0 == console.run("show", str(seen), "--svg", str(svg)).code
    assert "not what that viewer sees" in console.refused("show", str(seen), "--svg", str(svg), "--seat", "0")


def test_show_writes_a_position_of_a_record(console: Console, tmp_path: Path, played: Path) -> None:
    """Of any ply."""
    out = tmp_path / "b.txt"
    assert 0 == console.run("show", str(played), "--ply", "30", "--text", str(out)).code
    assert read_text(out.read_text()).position(settle=False).seat is not None


def test_play_begins_with_a_position(console: Console, tmp_path: Path, position: Path) -> None:
    """The players are told; the record of the game is whole, and can be resumed."""
    out = tmp_path / "game.jsonl"
    args = ("play", "small_world", "--from", str(position), "--seed", "3", "--record", str(out))
    ran = console.run(*args, typed=ONES)
    assert (0, "") == (ran.code, ran.err)
    assert "This game began from a position that was set up." in ran.out
    record = read(out.read_text())
    assert record.header.start is not None
    assert [] == verify(record)
    assert "records 1, same 1, different 0" == console.run("verify", str(out)).last


@pytest.mark.parametrize(
    ("change", "args", "message"),
    [
        (("humans", "martians"), [], "line 4, column 17: unknown race 'martians': expected one of amazons"),
        (("tokens: {2=2 20=3", "tokens: {2=2 20=300"), [], "tray: 305 of 10 tokens of humans"),
        (("game: small_world", "game: root"), [], "has no field 'race'"),
        (("turnwright-position", "position"), [], "is no position: its first line must be"),
        (("", ""), ["--seats", "human"], "has 2 seats, not 1"),
        (("", ""), ["--resume", "x"], "leave out --resume and --option"),
    ],
)
def test_what_cannot_be_is_refused(
    console: Console, position: Path, change: tuple[str, str], args: list[str], message: str
) -> None:
    """In one line that names the file and the place."""
    position.write_text(POSITION.replace(*change), encoding="utf-8")
    assert message in console.refused("play", "small_world", "--from", str(position), *args)
