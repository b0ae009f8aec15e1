"""Levies: any card counts as one army."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table


def levies(hand: str, reserve: str = "levies") -> Table:
    """Seat 0 has the Levies."""
    return Table(realms={0: "palmain", 1: "nusus"}, hands={0: hand}, reserves={0: reserve}).act(0)


@pytest.mark.rules("MY-17.26", "MY-3.21")
@pytest.mark.parametrize("card", ["mome", "limes"])
def test_my_17_26_any_other_card_brings_one_army(card: str) -> None:
    """From the hand or from the Reserve; that card is discarded, the Levies stay."""
    t = levies("mome", "levies limes").choose("place palmain")
    assert ["as-army limes", "as-army mome"] == sorted(t.options())
    assert "MY-17.26" == t.refusal("as-army levies")
    t.choose(f"as-army {card}", "done")
    assert 1 == t.armies(0, "palmain")
    assert [card] == t.discard(0)
    assert "levies" in t.reserve(0)


@pytest.mark.rules("MY-17.26")
def test_my_17_26_it_is_exactly_one_army() -> None:
    """The card with two army symbols counts as one if it comes by the Levies."""
    t = levies("start_army").choose("place palmain")
    assert ["pay start_army", "as-army start_army"] == t.options()
    t.choose("as-army start_army", "done")
    assert 1 == t.armies(0, "palmain")


@pytest.mark.rules("MY-17.26")
def test_my_17_26_it_works_once_a_turn() -> None:
    """Neither in the same action nor in the next one, but in the next turn."""
    t = levies("mome remise trogle").choose("place palmain", "as-army mome")
    assert (["done"], "MY-17.26") == (t.options(), t.refusal("as-army remise"))
    t.choose("done")
    assert [] == t.options("place")
    t.choose("pass", "end").deal().choose("pass", "pass", "end").deal()
    assert "as-army remise" in t.choose("place palmain").options()


@pytest.mark.rules("MY-17.26", "MY-3.19")
def test_my_17_26_it_works_in_the_reserve_only() -> None:
    """In the hand it brings nobody."""
    assert [] == levies("levies mome", "").options("place")


@pytest.mark.rules("MY-17.26", "MY-8.14")
def test_my_17_26_it_brings_the_army_of_an_invasion() -> None:
    """No other card with an army is needed; the card that pays the food cannot also be an army."""
    assert [] == levies("palmain hatchel").options("invade")
    t = levies("palmain hatchel mome").choose("invade nusus", "play palmain", "pay hatchel", "as-army mome", "done")
    assert 1 == t.armies(0, "nusus")


@pytest.mark.rules("MY-17.26", "MY-17.40")
def test_my_17_26_an_army_is_no_resource() -> None:
    """Neither the Merchant nor the Water Mill makes anything of it."""
    assert [] == owing("gold", 1, "blore merchant water_mill", "levies").options()
