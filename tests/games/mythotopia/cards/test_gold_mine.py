"""Gold Mine: any card counts as one gold."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.tables import SYMBOLS
from turnwright.games.mythotopia.steps.paying import pay


@pytest.mark.rules("MY-17.21", "MY-3.21")
@pytest.mark.parametrize("card", ["blore", "limes"])
def test_my_17_21_any_other_card_pays_one_gold(card: str) -> None:
    """From the hand or from the Reserve; that card is gone, the Gold Mine stays."""
    t = owing("gold", 1, "blore", "gold_mine limes")
    assert ["as-gold blore", "as-gold limes"] == t.options()
    assert "MY-17.21" == t.refusal("as-gold gold_mine")
    t.choose(f"as-gold {card}")
    assert "" == t.step
    assert card not in t.hand(0) + t.reserve(0)
    assert "gold_mine" in t.reserve(0)


@pytest.mark.rules("MY-17.21")
def test_my_17_21_it_is_exactly_one_gold() -> None:
    """Whatever the card shows: the two armies of a starting Army are one gold; no other resource comes of it."""
    assert [] == owing("gold", 2, "start_army", "gold_mine").options()
    assert [] == owing("food", 1, "blore", "gold_mine").options()


@pytest.mark.rules("MY-17.21", "MY-3.19")
def test_my_17_21_it_works_in_the_reserve_only() -> None:
    """In the hand it is a card like others."""
    assert [] == owing("gold", 1, "blore gold_mine").options()


@pytest.mark.rules("MY-17.21")
def test_my_17_21_it_works_once_a_turn() -> None:
    """Used this turn, it is not used again before the next one of its owner."""
    t = Table(hands={0: "blore lea talion darb"}, reserves={0: "gold_mine"}).act(0)
    due = pay(SYMBOLS.index("gold"), 0, 1)
    t.then(due).choose("as-gold blore")
    t.then(due)
    assert ([], "MY-17.21") == (t.options(), t.refusal("as-gold lea"))
    t.s.todo.pop()
    t.choose("pass", "pass", "end").deal().choose("pass", "pass", "end").deal()
    assert (0, "act") == (t.seat, t.step)
    assert "as-gold lea" in t.then(due).options()


@pytest.mark.rules("MY-17.82")
def test_my_17_82_a_card_that_counts_as_gold_is_changed_and_doubled() -> None:
    """The Water Mill makes it two; the Merchant makes it another resource."""
    t = owing("gold", 2, "blore water_mill", "gold_mine").choose("play water_mill", "as-gold blore")
    assert "" == t.step
    t = owing("food", 1, "blore merchant", "gold_mine").choose("play merchant", "as-gold blore")
    assert "" == t.step
    t = owing("food", 2, "blore merchant water_mill", "gold_mine")
    t.choose("play merchant", "play water_mill", "as-gold blore")
    assert "" == t.step
