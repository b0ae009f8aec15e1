"""Perft: how many lines of play fixed positions have. A count changes when a rule does."""

from __future__ import annotations

import pytest

from turnwright.core import engine, perft
from turnwright.core.rng import Rng
from turnwright.games.small_world import GAME
from turnwright.games.small_world.state import World


def position(seats: int, plies: int) -> World:
    """Return the position after ``plies`` random answers from a fixed seed."""
    s = GAME.new_state(seats)
    rng = Rng(17 * seats)
    for _ply in range(plies):
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    return s


COUNTS = {
    (2, 13): [6, 48, 672],
    (2, 76): [2, 10, 110],
    (3, 22): [17, 85, 486],
    (3, 85): [16, 67, 297],
    (4, 22): [6, 36, 234],
    (4, 67): [20, 87, 388],
    (5, 40): [26, 121, 567],
    (5, 85): [7, 47, 154],
}


@pytest.mark.parametrize(("seats", "plies"), COUNTS)
def test_lines_of_play_are_counted(seats: int, plies: int) -> None:
    """Leaves at depth 1, 2 and 3."""
    s = position(seats, plies)
    assert COUNTS[seats, plies] == [perft.leaves(s, depth) for depth in (1, 2, 3)]
