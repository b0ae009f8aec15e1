"""Long walks: thousands of random games over all faction sets, maps, seat counts and readings."""

from __future__ import annotations

import pytest

from tests.games.root.invariants import broken, missing_items
from tests.games.root.parties import ROUNDS, options_of
from turnwright.core import engine
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.games.root import GAME
from turnwright.games.root.data.tables import ITEMS, TORCH
from turnwright.games.root.state import Woods

GAMES = 20_000
PARTS = 20


def told_lost(log: list[Message]) -> list[int]:
    """Return by item how many have left the game, according to the log."""
    lost = [0] * len(ITEMS)
    for message in log:
        if message.id == "log-drop":
            lost[ITEMS.index(str(message.args["item"]).removeprefix("@item-"))] += int(message.args["number"])
        elif message.id == "log-scorch":
            lost[TORCH] += 1
    return lost


def walk(seed: int) -> int:
    """Play one game at random, the invariants checked after every answer; return how many there were."""
    seats, options = options_of(seed)
    s: Woods = GAME.new_state(seats, options)
    log: list[Message] = []
    s.log = log
    rng = Rng(seed)
    plies = 0
    while s.todo:
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
        plies += 1
        found = broken(s)
        assert not found, f"game {seed} {options}, ply {plies}: {found}"
    assert told_lost(log) == missing_items(s), f"game {seed} {options}"
    assert GAME.winners(s) or s.round >= ROUNDS
    return plies


@pytest.mark.parametrize("seed", [0, 8, 16, 24, 32])
def test_a_game_for_each_seat_count_holds_on_every_ply(seed: int) -> None:
    """Of those that the long walks play."""
    assert 50 < walk(seed)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_20_000_random_games_hold_on_every_ply(part: int) -> None:
    """In parts, over all sets of factions, maps, readings and ways to assign factions."""
    for seed in range(part, GAMES, PARTS):
        walk(seed)
