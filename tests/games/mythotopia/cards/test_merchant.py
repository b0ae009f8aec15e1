"""Merchant: a symbol is changed."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table

PLACES = {"food": "hatchel", "stone": "fadge", "gold": "mome"}


@pytest.mark.rules("MY-17.39")
@pytest.mark.parametrize(("shown", "paid"), [(a, b) for a in PLACES for b in PLACES if a != b])
def test_my_17_39_any_resource_becomes_any_other(shown: str, paid: str) -> None:
    """With another card; both are played."""
    t = owing(paid, 1, f"merchant {PLACES[shown]}")
    assert ["play merchant"] == t.options()
    t.choose("play merchant")
    assert [f"pay {PLACES[shown]}"] == t.options()
    t.choose(f"pay {PLACES[shown]}")
    assert ("", []) == (t.step, t.hand(0))


@pytest.mark.rules("MY-17.39", "MY-3.18")
def test_my_17_39_it_is_played_with_another_card_only() -> None:
    """Not on its own in a turn, and not for itself; the card it is played with must change by it."""
    assert "MY-3.18" == Table(hands={0: "merchant mome"}).act(0).refusal("play merchant")
    assert [] == owing("gold", 1, "merchant").options()
    t = owing("gold", 2, "merchant hatchel mome").choose("play merchant")
    assert (["pay hatchel"], "MY-17.39") == (t.options(), t.refusal("pay mome"))


@pytest.mark.rules("MY-17.40")
def test_my_17_40_armies_and_ships_are_neither_changed_nor_produced() -> None:
    """An army province gives no gold with it; a food card brings neither army nor ship."""
    assert [] == owing("gold", 1, "merchant blore").options()
    assert [] == owing("gold", 1, "merchant general").options()
    t = Table(realms={0: "palmain"}, hands={0: "merchant hatchel"}).act(0)
    assert [] == t.options("place") + t.options("launch")
    t = Table(realms={0: "palmain"}, hands={0: "merchant hatchel start_army start_ship"}).act(0)
    t.choose("place palmain")
    assert ["pay start_army"] == t.options()


@pytest.mark.rules("MY-17.41")
def test_my_17_41_the_changed_symbol_adds_to_the_others() -> None:
    """A Market pays two gold; a starting Army, with no other resource, pays its one."""
    assert "" == owing("gold", 2, "merchant market").choose("play merchant", "pay market").step
    assert [] == owing("gold", 3, "merchant market").options()
    assert [] == owing("gold", 2, "merchant start_army").options()


@pytest.mark.rules("MY-17.42")
def test_my_17_42_first_the_symbol_is_changed_then_doubled() -> None:
    """A food province pays two gold, a Market four."""
    t = owing("gold", 2, "merchant water_mill hatchel").choose("play merchant", "play water_mill", "pay hatchel")
    assert ("", []) == (t.step, t.hand(0))
    t = owing("gold", 4, "merchant water_mill market").choose("play merchant", "play water_mill", "pay market")
    assert ("", []) == (t.step, t.hand(0))
    t = owing("gold", 4, "merchant water_mill market").choose("play merchant")
    assert ["play water_mill"] == t.options()


@pytest.mark.rules("MY-3.24", "MY-17.39")
def test_my_3_24_a_card_that_is_enough_is_not_played_with_it() -> None:
    """One gold is due: a Market pays that alone, so the Merchant changes the food of Hatchel or nothing."""
    t = owing("gold", 1, "merchant market hatchel").choose("play merchant")
    assert (["pay hatchel"], "MY-3.24") == (t.options(), t.refusal("pay market"))


@pytest.mark.rules("MY-17.39", "MY-12.1")
def test_my_17_39_a_purchase_is_paid_with_it() -> None:
    """A food province buys an army for one gold; an army province does not."""
    t = Table(hands={0: "merchant hatchel"}).act(0).choose("buy 1-0", "play merchant", "pay hatchel")
    assert (7, ["hatchel", "merchant"]) == (t.s.army_stock[0], t.discard(0))
    assert [] == Table(hands={0: "merchant blore"}).act(0).options("buy")
