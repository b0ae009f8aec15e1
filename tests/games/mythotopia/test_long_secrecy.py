"""The secrecy law over random positions of every seat count and reading."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.mythotopia.parties import options_of
from tests.games.mythotopia.samples import SAMPLES
from tests.laws.secrecy import first_leak, first_leak_by_change
from turnwright.core import engine
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.state import World

GAMES = 420
PARTS = 12
LOOKS = 10
"""Positions of a game that are looked at, at most."""
ROUNDS = 10
CHANGING = 40
"""Of so many positions one is searched by changing secrets one by one, too."""
AHEAD = 40
"""Answers that are given at a believed table: it must be one that can be played on."""


def stuck(position: Position, viewer: int, rng: Rng) -> str:
    """Return where a table that a viewer believes cannot be played on, "" if it can."""
    s = position.game.belief(position.observation(viewer)).deal(rng)
    for _answer in range(AHEAD):
        if engine.over(s):
            break
        found = engine.options(s)
        if not found:
            return f"viewer {viewer} at {position!r} believes a table where {engine.top(s)!r} has no answer"
        engine.apply(s, engine.random_answer(s, found, rng))
    return ""


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
            leaks += [stuck(position, viewer, rng) for viewer in viewers(seats)]
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
    """Every seat and a watcher, at 3,000 positions over all parts at least."""
    found = [hunt(seed) for seed in range(part, GAMES, PARTS)]
    assert [""] * len(found) == [leak for _tried, leak in found]
    assert sum([tried for tried, _leak in found]) >= 250
