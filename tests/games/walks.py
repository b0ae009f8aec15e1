"""Random games: invariants on every ply, and now and then the laws that every position keeps."""

from __future__ import annotations

import json
from collections.abc import Callable

from turnwright.core import engine
from turnwright.core.explain import refuse
from turnwright.core.game import Game, JsonDict, W
from turnwright.core.rng import Rng

LONGEST = 20_000
"""Plies after which a random game is thought never to end."""
SAMPLED = 37
"""The expensive laws are checked every this many plies."""


def walk(
    game: Game[W],
    seats: int,
    seed: int,
    options: JsonDict,
    broken: Callable[[W], list[str]],
    answer: Callable[[W, Rng], int] | None = None,
) -> W:
    """Play one game, at random unless told otherwise, and check every position on the way; return its end."""
    s = game.new_state(seats, options)
    rng = Rng(seed)
    for ply in range(LONGEST):
        assert [] == broken(s), f"ply {ply}"
        if not s.todo:
            return s
        if ply % SAMPLED == seed % SAMPLED:
            check_laws(game, s, seats, options)
        engine.apply(s, answer(s, rng) if answer else engine.random_answer(s, engine.options(s), rng))
    raise AssertionError(f"no end after {LONGEST} plies")


def check_laws(game: Game[W], s: W, seats: int, options: JsonDict) -> None:
    """Options are what no rule refuses; clones and stored tables are the same table."""
    every = range(len(game.vocabulary))
    assert engine.options(s) == [a for a in every if refuse(game, s, a) == 0], s.todo[-1]
    stored = game.encode(s)
    twin = s.clone()
    assert stored == game.encode(twin)  # type: ignore[arg-type]
    back = game.decode(json.loads(json.dumps(stored)), seats, game.check_options(options))
    assert stored == game.encode(back)
    assert engine.options(s) == engine.options(back)
    for action in engine.options(s)[:: max(1, len(engine.options(s)) // 4)]:
        engine.apply(twin.clone(), action)
    assert stored == game.encode(twin), "a branch has changed the table it came from"  # type: ignore[arg-type]
