"""Ship: over the sea."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.67")
def test_my_17_67_it_gives_a_ship_a_food_or_a_gold() -> None:
    """One of them."""
    assert ["pay ship"] == owing("food", 1, "ship").options()
    assert ["pay ship"] == owing("gold", 1, "ship").options()
    assert [] == owing("gold", 2, "ship").options() + owing("stone", 1, "ship").options()
    t = Table(realms={0: "palmain"}, hands={0: "ship start_ship"}).act(0)
    t.choose("launch serpent_sea", "pay ship", "pay start_ship")
    assert 2 == t.ships(0, "serpent_sea")


@pytest.mark.rules("MY-17.67", "MY-8.10")
def test_my_17_67_two_sea_areas_need_two_ship_cards() -> None:
    """Jeopigia lies beyond two sea areas from Palmain; either kind of Ship carries over one."""
    t = Table(realms={0: "palmain"}, hands={0: "palmain ship hatchel start_army"}).act(0)
    assert ("aporia" in t.options("invade"), "jeopigia" in t.options("invade")) == (True, False)
    t = Table(realms={0: "palmain"}, hands={0: "palmain ship start_ship hatchel start_army"}).act(0)
    t.choose("invade jeopigia", "sail palmain", "play ship", "play start_ship", "pay hatchel", "pay start_army", "done")
    assert 2 == t.armies(0, "jeopigia")
    assert ["hatchel", "palmain", "start_army", "start_ship", "ship"] == t.discard(0)


@pytest.mark.rules("MY-17.67", "MY-3.7")
def test_my_17_67_a_ship_that_carries_pays_nothing() -> None:
    """The food comes from another card."""
    t = Table(realms={0: "palmain"}, hands={0: "palmain ship start_army"}).act(0)
    assert "aporia" not in t.options("invade")
