"""Long walks: thousands of random games over all seat counts, readings and ends."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.invariants import broken
from tests.games.mythotopia.parties import options_of
from tests.games.mythotopia.samples import SAMPLES
from turnwright.core import engine
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.points import counted
from turnwright.games.mythotopia.state import World

GAMES = 20_000
ROUNDS = 150
PARTS = 40
LIVELY = 10_000
"""Plies after which lively players play at random: with nothing to draw but each other, Mystic and Providence can be
played in turn for ever, which the book allows, and players who never pass do.
"""


def told_points(log: list[Message], seats: int) -> list[int]:
    """Return by seat the points that were told."""
    points = [0] * seats
    for message in log:
        if message.id == "log-score":
            points[int(message.args["seat"])] += int(message.args["vp"])
    return points


def walk(seed: int) -> int:
    """Play one game, every other one lively, the invariants checked after every answer; return how many there were."""
    seats, options = options_of(seed, ROUNDS)
    s: World = GAME.new_state(seats, options)
    log: list[Message] = []
    s.log = log
    rng = Rng(seed)
    plies = 0
    while s.todo:
        lively = seed % 2 == 1 and plies < LIVELY
        engine.apply(s, SAMPLES.answer(s, rng) if lively else engine.random_answer(s, engine.options(s), rng))
        plies += 1
        found = broken(s)
        assert not found, f"game {seed} {options}, ply {plies}: {found}"
    assert told_points(log, seats) == [counted(s, seat) for seat in range(seats)], f"game {seed} {options}"
    assert GAME.winners(s)
    return plies


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_game_for_each_seat_count_holds_on_every_ply(seed: int) -> None:
    """Of those that the long walks play."""
    assert 50 < walk(seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_random_games_hold_on_every_ply(part: int) -> None:
    """In parts, over all seat counts, readings and ends."""
    for seed in range(part, GAMES, PARTS):
        walk(seed)
