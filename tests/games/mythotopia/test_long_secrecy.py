"""The secrecy law over random positions of every seat count and reading."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.mythotopia.parties import options_of
from tests.games.mythotopia.samples import SAMPLES
from tests.laws.secrecy import first_leak, first_leak_by_change
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.state import World

GAMES = 240
PARTS = 12
LOOKS = 10
"""Positions of a game that are looked at, at most."""
ROUNDS = 10
CHANGING = 40
"""Of so many positions one is searched by changing secrets one by one, too."""


def hunt(seed: int, looks: int = LOOKS) -> tuple[int, str]:
    """Play one lively game; return at how many positions every viewer was tried, and the first leak."""
    seats, options = options_of(seed, ROUNDS)
    position = GAME.new(seats, seed, options, by_hand=True)
    rng = Rng(seed)
    tried, wait = 0, rng.below(30)
    while not position.over and tried < looks:
        if wait == 0:
            wait = 10 + rng.below(60)
            tried += 1
            leaks = [first_leak(position, viewer, rng, deals=2, answers=3) for viewer in viewers(seats)]
            if (seed + tried) % CHANGING == 0:
                leaks.append(first_leak_by_change(position, rng))
            if any(leaks):
                return tried, f"game {seed} {options}: {next(filter(None, leaks))}"
        wait -= 1
        position.choose(SAMPLES.answer(cast("World", position.state), rng))
    return tried, ""


def test_no_seat_learns_a_secret() -> None:
    """A few positions of games for all seat counts."""
    assert [""] * 3 == [hunt(seed, 2)[1] for seed in range(3)]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_seat_learns_a_secret_in_thousands_of_positions(part: int) -> None:
    """Every seat and a watcher."""
    found = [hunt(seed) for seed in range(part, GAMES, PARTS)]
    assert [""] * len(found) == [leak for _tried, leak in found]
