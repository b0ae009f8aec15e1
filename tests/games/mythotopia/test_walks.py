"""Random games: invariants on every ply, and now and then the laws that every position keeps."""

from __future__ import annotations

import pytest

from tests.effort import shared_out
from tests.games.mythotopia.invariants import broken
from tests.games.mythotopia.parties import options_of
from tests.games.mythotopia.samples import SAMPLES
from tests.games.walks import walk
from turnwright.games.mythotopia import GAME

ROUNDS = 20


@pytest.mark.parametrize("lively", [False, True], ids=["random", "lively"])
@pytest.mark.parametrize("seed", shared_out(12))
def test_games_play_to_the_end(seed: int, lively: bool) -> None:
    """Every seat count, with readings by chance."""
    seats, options = options_of(seed, ROUNDS)
    assert GAME.winners(walk(GAME, seats, seed, options, broken, SAMPLES.answer if lively else None))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_games_of_the_book_play_to_the_end(seats: int) -> None:
    """No reading but the usual ones, no limit but a late one."""
    assert GAME.winners(walk(GAME, seats, seats, {"rounds": 100}, broken, SAMPLES.answer))
