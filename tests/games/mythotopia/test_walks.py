"""Random games: invariants on every ply, and now and then the laws that every position keeps."""

from __future__ import annotations

import json

import pytest

from tests.games.mythotopia.invariants import broken
from tests.games.mythotopia.parties import options_of
from tests.games.mythotopia.samples import SAMPLES
from turnwright.core import engine
from turnwright.core.explain import refuse
from turnwright.core.game import JsonDict
from turnwright.core.rng import Rng
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.state import World

LONGEST = 20_000
"""Plies after which a random game is thought never to end."""
ROUNDS = 20
SAMPLED = 41
"""Every so many plies the costly laws are checked."""


def walk(seats: int, seed: int, options: JsonDict, lively: bool) -> World:
    """Play one game at random and check every position on the way."""
    s = GAME.new_state(seats, options)
    rng = Rng(seed)
    for ply in range(LONGEST):
        assert [] == broken(s), f"ply {ply}"
        if not s.todo:
            return s
        if ply % SAMPLED == seed % SAMPLED:
            check_laws(s, seats, options)
        engine.apply(s, SAMPLES.answer(s, rng) if lively else engine.random_answer(s, engine.options(s), rng))
    raise AssertionError(f"no end after {LONGEST} plies")


def check_laws(s: World, seats: int, options: JsonDict) -> None:
    """Options are what no rule refuses; clones and stored tables are the same table."""
    every = range(len(GAME.vocabulary))
    assert engine.options(s) == [a for a in every if refuse(GAME, s, a) == 0], s.todo[-1]
    stored = GAME.encode(s)
    assert stored == GAME.encode(s.clone())
    back = GAME.decode(json.loads(json.dumps(stored)), seats, GAME.check_options(options))
    assert stored == GAME.encode(back)
    assert engine.options(s) == engine.options(back)
    twin = s.clone()
    for action in engine.options(s)[:: max(1, len(engine.options(s)) // 4)]:
        branch = twin.clone()
        engine.apply(branch, action)
    assert stored == GAME.encode(twin), "a branch has changed the table it came from"


@pytest.mark.parametrize("lively", [False, True], ids=["random", "lively"])
@pytest.mark.parametrize("seed", range(12))
def test_games_play_to_the_end(seed: int, lively: bool) -> None:
    """Every seat count, with readings by chance."""
    seats, options = options_of(seed, ROUNDS)
    s = walk(seats, seed, options, lively)
    assert GAME.winners(s)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_games_of_the_book_play_to_the_end(seats: int) -> None:
    """No reading but the usual ones, no limit but a late one."""
    assert GAME.winners(walk(seats, seats, {"rounds": 100}, True))
