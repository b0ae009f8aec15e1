"""Farming, Gold Mine and Quarry: any card counts as one food, gold or stone."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.mythotopia.spending import owing
from tests.games.mythotopia.table import Table
from turnwright.games.mythotopia.data.tables import SYMBOLS
from turnwright.games.mythotopia.steps.paying import pay


class Converter(NamedTuple):
    """A card that makes a resource of any other, by its rule; and a resource that it does not make."""

    card: str
    made: str
    other: str
    rule: str


FARMING = Converter("farming", "food", "stone", "MY-17.19")
GOLD_MINE = Converter("gold_mine", "gold", "food", "MY-17.21")
QUARRY = Converter("quarry", "stone", "food", "MY-17.56")
EACH = pytest.mark.parametrize(
    "converter",
    [
        pytest.param(FARMING, id="farming", marks=pytest.mark.rules("MY-17.19")),
        pytest.param(GOLD_MINE, id="gold_mine", marks=pytest.mark.rules("MY-17.21")),
        pytest.param(QUARRY, id="quarry", marks=pytest.mark.rules("MY-17.56")),
    ],
)


@EACH
@pytest.mark.rules("MY-3.21")
@pytest.mark.parametrize("card", ["blore", "limes"])
def test_any_other_card_pays_one(converter: Converter, card: str) -> None:
    """From the hand or from the Reserve; that card is spent, the converter stays."""
    t = owing(converter.made, 1, "blore", f"{converter.card} limes")
    assert [f"as-{converter.made} blore", f"as-{converter.made} limes"] == t.options()
    assert converter.rule == t.refusal(f"as-{converter.made} {converter.card}")
    t.choose(f"as-{converter.made} {card}")
    assert "" == t.step
    assert card not in t.hand(0) + t.reserve(0)
    assert converter.card in t.reserve(0)


@EACH
def test_it_is_exactly_one(converter: Converter) -> None:
    """Whatever the card shows: the two armies of a starting Army are one; no other resource comes of it."""
    assert [] == owing(converter.made, 2, "start_army", converter.card).options()
    assert [] == owing(converter.other, 1, "blore", converter.card).options()


@EACH
@pytest.mark.rules("MY-3.19")
def test_it_works_in_the_reserve_only(converter: Converter) -> None:
    """In the hand it is a card like others."""
    assert [] == owing(converter.made, 1, f"blore {converter.card}").options()


@EACH
def test_it_works_once_a_turn(converter: Converter) -> None:
    """Used this turn, it is not used again before the next one of its owner."""
    t = Table(hands={0: "blore lea talion darb"}, reserves={0: converter.card}).act(0)
    due = pay(SYMBOLS.index(converter.made), 0, 1)
    t.then(due).choose(f"as-{converter.made} blore")
    t.then(due)
    assert ([], converter.rule) == (t.options(), t.refusal(f"as-{converter.made} lea"))
    t.s.todo.pop()
    t.choose("pass", "pass", "end").deal().choose("pass", "pass", "end").deal()
    assert (0, "act") == (t.seat, t.step)
    assert f"as-{converter.made} lea" in t.then(due).options()


@EACH
@pytest.mark.rules("MY-17.82")
def test_my_17_82_a_card_that_counts_as_another_thing_is_changed_and_doubled(converter: Converter) -> None:
    """The Water Mill makes it two; the Merchant makes it another resource."""
    t = owing(converter.made, 2, "blore water_mill", converter.card)
    assert "" == t.choose("play water_mill", f"as-{converter.made} blore").step
    t = owing(converter.other, 1, "blore merchant", converter.card)
    assert "" == t.choose("play merchant", f"as-{converter.made} blore").step
    t = owing(converter.other, 2, "blore merchant water_mill", converter.card)
    assert "" == t.choose("play merchant", "play water_mill", f"as-{converter.made} blore").step
