"""Farming: any card counts as one food."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.tables import SYMBOLS
from turnwright.games.mythotopia.steps.paying import pay


@pytest.mark.rules("MY-17.19", "MY-3.21")
@pytest.mark.parametrize("card", ["blore", "limes"])
def test_my_17_19_any_other_card_pays_one_food(card: str) -> None:
    """From the hand or from the Reserve; that card is gone, the Farming stays."""
    t = owing("food", 1, "blore", "farming limes")
    assert ["as-food blore", "as-food limes"] == t.options()
    assert "MY-17.19" == t.refusal("as-food farming")
    t.choose(f"as-food {card}")
    assert "" == t.step
    assert card not in t.hand(0) + t.reserve(0)
    assert "farming" in t.reserve(0)


@pytest.mark.rules("MY-17.19")
def test_my_17_19_it_is_exactly_one_food() -> None:
    """Whatever the card shows: the two armies of a starting Army are one food; no other resource comes of it."""
    assert [] == owing("food", 2, "start_army", "farming").options()
    assert [] == owing("stone", 1, "blore", "farming").options()


@pytest.mark.rules("MY-17.19", "MY-3.19")
def test_my_17_19_it_works_in_the_reserve_only() -> None:
    """In the hand it is a card like others."""
    assert [] == owing("food", 1, "blore farming").options()


@pytest.mark.rules("MY-17.19")
def test_my_17_19_it_works_once_a_turn() -> None:
    """Used this turn, it is not used again before the next one of its owner."""
    t = Table(hands={0: "blore lea talion darb"}, reserves={0: "farming"}).act(0)
    due = pay(SYMBOLS.index("food"), 0, 1)
    t.then(due).choose("as-food blore")
    t.then(due)
    assert ([], "MY-17.19") == (t.options(), t.refusal("as-food lea"))
    t.s.todo.pop()
    t.choose("pass", "pass", "end").deal().choose("pass", "pass", "end").deal()
    assert (0, "act") == (t.seat, t.step)
    assert "as-food lea" in t.then(due).options()


@pytest.mark.rules("MY-17.82")
def test_my_17_82_a_card_that_counts_as_food_is_changed_and_doubled() -> None:
    """The Water Mill makes it two; the Merchant makes it another resource."""
    t = owing("food", 2, "blore water_mill", "farming").choose("play water_mill", "as-food blore")
    assert "" == t.step
    t = owing("stone", 1, "blore merchant", "farming").choose("play merchant", "as-food blore")
    assert "" == t.step
    t = owing("stone", 2, "blore merchant water_mill", "farming")
    t.choose("play merchant", "play water_mill", "as-food blore")
    assert "" == t.step
