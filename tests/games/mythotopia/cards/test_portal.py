"""Portal: an invasion from nowhere."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.geometry import KEYS


@pytest.mark.rules("MY-17.50", "MY-17.51", "MY-17.52")
def test_my_17_51_any_province_can_be_invaded() -> None:
    """Without a neighbour, a coast, a ship or a source card, for one food regardless of terrain."""
    t = Table(realms={0: "palmain", 1: "trogle"}, hands={0: "portal hatchel start_army"}).act(0)
    assert [key for key in KEYS if key != "palmain"] == t.options("invade")
    t.choose("invade trogle")
    assert ["play portal"] == t.options()
    t.choose("play portal", "pay hatchel", "pay start_army", "done")
    assert (2, ["hatchel", "start_army", "portal"]) == (t.armies(0, "trogle"), t.discard(0))


@pytest.mark.rules("MY-17.51")
def test_my_17_51_only_provinces_that_can_be_invaded_at_all() -> None:
    """Neither one's own nor those with own armies."""
    t = Table(realms={0: "palmain"}, hands={0: "portal hatchel start_army"}).armies_at(0, blore=1).act(0)
    assert ["MY-8.1", "MY-8.2"] == [t.refusal("invade palmain"), t.refusal("invade blore")]


@pytest.mark.rules("MY-17.52")
def test_my_17_52_hills_and_mountains_cost_nothing_more() -> None:
    """Galingale lies beyond hills: two food from Hatchel, one by the Portal; Fadge beyond mountains."""
    t = Table(realms={0: "hatchel diclesium"}, hands={0: "portal palmain start_army hatchel diclesium"}).act(0)
    t.choose("invade galingale", "play portal", "pay palmain")
    assert "muster" == t.step
    t = Table(realms={0: "diclesium"}, hands={0: "portal palmain start_army diclesium"}).act(0)
    assert ["play portal"] == t.choose("invade fadge").options()


@pytest.mark.rules("MY-17.53")
def test_my_17_53_its_own_food_does_not_pay() -> None:
    """Another food is needed."""
    assert [] == Table(realms={0: "palmain"}, hands={0: "portal start_army"}).act(0).options("invade")


@pytest.mark.rules("MY-17.53", "MY-8.6")
def test_my_17_53_as_the_source_it_is_refused_where_it_has_to_pay() -> None:
    """Blore leads to Palmain and the Portal pays; the other way round nothing would be left to pay with."""
    t = Table(realms={0: "blore"}, hands={0: "portal blore start_army"}).act(0).choose("invade palmain")
    assert (["play blore"], "MY-8.6") == (t.options(), t.refusal("play portal"))


@pytest.mark.rules("MY-17.50", "MY-3.7")
def test_my_17_50_played_for_its_food_it_is_no_source() -> None:
    """An ordinary invasion from an own province is paid with it."""
    t = Table(realms={0: "palmain"}, hands={0: "portal palmain start_army"}).act(0)
    assert ["blore", "diclesium", "iracund", "nusus", "scombroid"] == [
        key for key in t.options("invade") if key in ("blore", "diclesium", "iracund", "nusus", "scombroid")
    ]
    t.choose("invade blore", "play palmain", "pay portal", "pay start_army", "done")
    assert 2 == t.armies(0, "blore")
