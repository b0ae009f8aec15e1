"""The speed of searches: what is thought about, and what is counted."""

from __future__ import annotations

import pytest

import search_speed
from turnwright.bots import SearchBot
from turnwright.core.game import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_real_ones(game: str) -> None:
    """Each position asks a seat to choose, and a search counts what it plays out there."""
    position, *others = search_speed.positions(game)
    assert len(others) >= search_speed.DECISIONS // 2
    assert all(len(each.actions) > 1 for each in [position, *others])
    assert position.seat is not None
    searcher = SearchBot(seed=1, seconds=0.05)
    searcher.choose(position.game, position.observation(position.seat), position.actions)
    first = searcher.played
    assert first > 0
    searcher.choose(position.game, position.observation(position.seat), position.actions)
    assert searcher.played > first
