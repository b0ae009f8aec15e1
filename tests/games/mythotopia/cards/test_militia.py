"""Militia: an army for nothing."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.43", "MY-3.14")
def test_my_17_43_an_army_moves_from_the_pool_to_the_stock() -> None:
    """As a free action."""
    t = Table(hands={0: "militia"}).act(0).choose("play militia")
    assert (7, 7) == (t.s.army_pool[0], t.s.army_stock[0])
    assert ("act", 2, ["militia"]) == (t.step, t.s.todo[-1].arg, t.discard(0))


@pytest.mark.rules("MY-17.43")
def test_my_17_43_it_needs_an_army_in_the_pool() -> None:
    """With an empty pool it is good for its symbol only."""
    t = Table(realms={0: "palmain"}, hands={0: "militia"})
    t.s.army_pool[0] = 0
    t.act(0)
    assert "MY-17.43" == t.refusal("play militia")
    t.choose("place palmain", "pay militia", "done")
    assert 1 == t.armies(0, "palmain")
