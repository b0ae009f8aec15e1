"""Market: symbols only."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.28")
@pytest.mark.parametrize("symbol", ["food", "stone", "gold"])
def test_my_17_28_it_gives_one_of_each_resource(symbol: str) -> None:
    """One of them at a time, and it has no text."""
    assert ["pay market"] == owing(symbol, 1, "market").options()
    assert [] == owing(symbol, 2, "market").options()
    assert "play market" not in Table(hands={0: "market"}).act(0).options()
