"""Quarry: any card counts as one stone."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.tables import SYMBOLS
from turnwright.games.mythotopia.steps.paying import pay


@pytest.mark.rules("MY-17.56", "MY-3.21")
@pytest.mark.parametrize("card", ["blore", "limes"])
def test_my_17_56_any_other_card_pays_one_stone(card: str) -> None:
    """From the hand or from the Reserve; that card is gone, the Quarry stays."""
    t = owing("stone", 1, "blore", "quarry limes")
    assert ["as-stone blore", "as-stone limes"] == t.options()
    assert "MY-17.56" == t.refusal("as-stone quarry")
    t.choose(f"as-stone {card}")
    assert "" == t.step
    assert card not in t.hand(0) + t.reserve(0)
    assert "quarry" in t.reserve(0)


@pytest.mark.rules("MY-17.56")
def test_my_17_56_it_is_exactly_one_stone() -> None:
    """Whatever the card shows: the two armies of a starting Army are one stone; no other resource comes of it."""
    assert [] == owing("stone", 2, "start_army", "quarry").options()
    assert [] == owing("food", 1, "blore", "quarry").options()


@pytest.mark.rules("MY-17.56", "MY-3.19")
def test_my_17_56_it_works_in_the_reserve_only() -> None:
    """In the hand it is a card like others."""
    assert [] == owing("stone", 1, "blore quarry").options()


@pytest.mark.rules("MY-17.56")
def test_my_17_56_it_works_once_a_turn() -> None:
    """Used this turn, it is not used again before the next one of its owner."""
    t = Table(hands={0: "blore lea talion darb"}, reserves={0: "quarry"}).act(0)
    due = pay(SYMBOLS.index("stone"), 0, 1)
    t.then(due).choose("as-stone blore")
    t.then(due)
    assert ([], "MY-17.56") == (t.options(), t.refusal("as-stone lea"))
    t.s.todo.pop()
    t.choose("pass", "pass", "end").deal().choose("pass", "pass", "end").deal()
    assert (0, "act") == (t.seat, t.step)
    assert "as-stone lea" in t.then(due).options()


@pytest.mark.rules("MY-17.82")
def test_my_17_82_a_card_that_counts_as_stone_is_changed_and_doubled() -> None:
    """The Water Mill makes it two; the Merchant makes it another resource."""
    t = owing("stone", 2, "blore water_mill", "quarry").choose("play water_mill", "as-stone blore")
    assert "" == t.step
    t = owing("food", 1, "blore merchant", "quarry").choose("play merchant", "as-stone blore")
    assert "" == t.step
    t = owing("food", 2, "blore merchant water_mill", "quarry")
    t.choose("play merchant", "play water_mill", "as-stone blore")
    assert "" == t.step
