"""Army: symbols only."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.5")
def test_my_17_5_it_gives_two_armies_or_one_gold() -> None:
    """Like the starting Army."""
    t = Table(realms={0: "palmain"}, hands={0: "army"}).act(0)
    assert "play army" not in t.options()
    t.choose("place palmain", "pay army", "done")
    assert 2 == t.armies(0, "palmain")
    assert ["pay army"] == owing("gold", 1, "army").options()
    assert [] == owing("gold", 2, "army").options() + owing("food", 1, "army").options()
