"""Perft: how many lines of play fixed positions have. A count changes when a rule does.

``perft.txt`` of a game has a line for each position: seats, plies played, and the leaves at depth 1, 2 and 3.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.cases import EVERY_GAME, plain, played
from turnwright.core import perft
from turnwright.core.game import GAMES, find


def lines(name: str) -> list[str]:
    """Return the lines of a game's table, without the heading."""
    text = (Path(__file__).parent / name / "perft.txt").read_text(encoding="utf-8")
    return [" ".join(line.split()) for line in text.splitlines()[1:]]


@pytest.mark.parametrize(("name", "line"), [(name, line) for name in GAMES for line in lines(name)])
def test_lines_of_play_are_counted(name: str, line: str) -> None:
    """The position is reached by lively answers from a fixed seed."""
    seats, plies, *counts = [int(word) for word in line.split()]
    s = played(plain(name, seats), plies, 17 * seats)
    assert counts == [perft.leaves(s, depth) for depth in (1, 2, 3)]


@EVERY_GAME
def test_every_seat_count_is_counted(name: str) -> None:
    """Two positions at least for each."""
    found = [int(line.split()[0]) for line in lines(name)]
    assert [] == [seats for seats in find(name).seat_counts if found.count(seats) < 2]
