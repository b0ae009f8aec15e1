"""The starting cards (MY-16)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.faces import CARD_KEYS, starting_cards


@pytest.mark.rules("MY-16.1")
def test_my_16_1_a_set_has_two_armies_and_one_of_each_other_kind() -> None:
    """Five cards."""
    keys = [CARD_KEYS[card] for card in starting_cards(doubled=True)]
    assert ["start_army", "start_army", "start_build", "start_market", "start_ship"] == keys


@pytest.mark.rules("MY-16.2")
def test_my_16_2_an_army_gives_two_armies_or_one_gold() -> None:
    """Both copies alike; it has no text of its own."""
    t = Table(realms={0: "palmain"}, hands={0: "start_army start_army"}).act(0)
    assert "play start_army" not in t.options()
    t.choose("place palmain", "pay start_army", "pay start_army", "done")
    assert 4 == t.armies(0, "palmain")
    assert ["pay start_army"] == owing("gold", 2, "start_army start_army").options()
    assert [] == owing("food", 1, "start_army").options() + owing("stone", 1, "start_army").options()


@pytest.mark.rules("MY-16.3")
def test_my_16_3_build_gives_one_stone_or_its_text() -> None:
    """As an action; while it is played for its text it gives no stone."""
    assert ["pay start_build"] == owing("stone", 1, "start_build").options()
    assert [] == owing("food", 1, "start_build").options() + owing("gold", 1, "start_build").options()
    t = Table(realms={0: "hatchel"}, hands={0: "start_build hatchel"}).act(0)
    assert "play start_build" not in t.options()
    t = Table(realms={0: "hatchel"}, hands={0: "start_build hatchel fadge"}).act(0)
    t.choose("play start_build", "castle hatchel", "play hatchel", "pay fadge")
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)
    assert ["fadge", "hatchel", "start_build"] == t.discard(0)


@pytest.mark.rules("MY-16.4")
@pytest.mark.parametrize("symbol", ["food", "stone", "gold"])
def test_my_16_4_a_market_gives_one_of_each_resource(symbol: str) -> None:
    """One symbol at a time, and no text."""
    assert ["pay start_market"] == owing(symbol, 1, "start_market").options()
    assert [] == owing(symbol, 2, "start_market").options()
    assert "play start_market" not in Table(hands={0: "start_market"}).act(0).options()


@pytest.mark.rules("MY-16.5")
def test_my_16_5_a_ship_gives_one_ship_or_one_food_and_no_gold() -> None:
    """It is put to sea, or eaten."""
    assert ["pay start_ship"] == owing("food", 1, "start_ship").options()
    assert [] == owing("gold", 1, "start_ship").options()
    t = Table(realms={0: "palmain"}, hands={0: "start_ship"}).act(0)
    t.choose("launch serpent_sea", "pay start_ship", "done")
    assert 1 == t.ships(0, "serpent_sea")


@pytest.mark.rules("MY-16.5")
def test_my_16_5_a_ship_carries_an_invasion_over_one_sea_area() -> None:
    """It gives no food then, and a second sea area needs another one."""
    t = Table(realms={0: "palmain"}, hands={0: "palmain start_ship start_army"}).act(0)
    assert [] == [province for province in t.options("invade") if province in ("aporia", "jeopigia")]
    t = Table(realms={0: "palmain"}, hands={0: "palmain start_ship start_army nusus"}).act(0)
    assert ["aporia"] == [province for province in t.options("invade") if province in ("aporia", "jeopigia")]
    t.choose("invade aporia", "sail palmain", "play start_ship", "pay nusus", "pay start_army", "done")
    assert 2 == t.armies(0, "aporia")
