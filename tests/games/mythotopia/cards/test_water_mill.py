"""Water Mill: a resource is doubled."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


@pytest.mark.rules("MY-17.79")
@pytest.mark.parametrize(("symbol", "card"), [("food", "hatchel"), ("stone", "fadge"), ("gold", "mome")])
def test_my_17_79_another_card_gives_twice_as_much(symbol: str, card: str) -> None:
    """Of any resource; both are played."""
    t = owing(symbol, 2, f"water_mill {card}").choose("play water_mill", f"pay {card}")
    assert ("", []) == (t.step, t.hand(0))
    assert [] == owing(symbol, 3, f"water_mill {card}").options()


@pytest.mark.rules("MY-17.79")
def test_my_17_79_one_type_is_doubled() -> None:
    """A Market pays two gold with it, and nothing else."""
    assert "" == owing("gold", 2, "water_mill market").choose("play water_mill", "pay market").step
    assert [] == owing("gold", 3, "water_mill market").options()


@pytest.mark.rules("MY-17.79")
def test_my_17_79_armies_and_ships_are_not_doubled() -> None:
    """An army province buys nothing; one army comes by it, and one ship by a Ship."""
    assert [] == Table(hands={0: "water_mill blore"}).act(0).options("buy")
    t = Table(realms={0: "palmain"}, hands={0: "water_mill blore start_ship"}).act(0).choose("place palmain")
    assert ["pay blore"] == t.options()
    t.choose("pay blore")
    assert (["done"], 1) == (t.options(), t.armies(0, "palmain"))
    t.choose("done", "launch serpent_sea")
    assert ["pay start_ship"] == t.options()
    t.choose("pay start_ship")
    assert (["done"], 1) == (t.options(), t.ships(0, "serpent_sea"))


@pytest.mark.rules("MY-17.79", "MY-3.18")
def test_my_17_79_it_is_played_with_another_card_only() -> None:
    """Not on its own in a turn, and not for itself."""
    assert "MY-3.18" == Table(hands={0: "water_mill mome"}).act(0).refusal("play water_mill")
    assert [] == owing("gold", 1, "water_mill").options()
    t = owing("gold", 2, "water_mill mome hatchel").choose("play water_mill")
    assert (["pay mome"], "MY-17.79") == (t.options(), t.refusal("pay hatchel"))


@pytest.mark.rules("MY-17.79", "MY-12.1")
def test_my_17_79_a_purchase_is_paid_with_it() -> None:
    """A gold province buys a ship for two gold."""
    t = Table(hands={0: "water_mill mome"}).act(0)
    assert ["0-1", "1-0", "2-0"] == sorted(t.options("buy"))
    t.choose("buy 0-1", "play water_mill", "pay mome")
    assert (3, ["mome", "water_mill"]) == (t.s.ship_stock[0], t.discard(0))
