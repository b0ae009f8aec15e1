"""Perft: how many lines of play fixed positions have. A count changes when a rule does."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.walking import answer
from turnwright.core import engine, perft
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.state import Realm


def position(seats: int, plies: int) -> Realm:
    """Return the position after so many keen answers from a fixed seed."""
    s = GAME.new_state(seats)
    rng = Rng(17 * seats)
    for _ply in range(plies):
        engine.apply(s, answer(s, rng, True))
    return s


COUNTS = {
    (2, 18): [5, 20, 624],
    (2, 25): [45, 262, 2411],
    (2, 60): [13, 260, 2018],
    (2, 100): [5, 101, 1059],
    (3, 18): [11, 110, 1100],
    (3, 80): [29, 189, 1431],
    (3, 120): [48, 429, 3408],
    (3, 200): [16, 97, 724],
    (4, 40): [26, 183, 1346],
    (4, 80): [2, 6, 26],
    (4, 200): [5, 22, 656],
    (5, 18): [8, 48, 528],
    (5, 120): [31, 333, 3149],
    (5, 230): [5, 60, 396],
}


@pytest.mark.parametrize(("seats", "plies"), COUNTS)
def test_lines_of_play_are_counted(seats: int, plies: int) -> None:
    """Leaves at depth 1, 2 and 3."""
    s = position(seats, plies)
    assert COUNTS[seats, plies] == [perft.leaves(s, depth) for depth in (1, 2, 3)]
