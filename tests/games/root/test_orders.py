"""Standing orders: they answer private questions blindly."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core import engine, orders
from turnwright.core.game import ASK, Json, JsonDict


def answer(t: Table, given: JsonDict) -> str:
    """Return the choice that orders make, "" if the seat is asked."""
    action = orders.answer(t.game, t.s, given, engine.options(t.s))  # type: ignore[arg-type]
    return "" if action == ASK else t.game.vocabulary.name(action)


@pytest.mark.parametrize("held", ["ambush_rabbit", "anvil"])
@pytest.mark.parametrize(
    ("order", "attackers", "choice"),
    [("ask", 3, ""), ("never", 3, "no-ambush"), (3, 2, "no-ambush"), (3, 3, "")],
)
def test_an_order_for_ambushes_does_not_look_at_the_hand(held: str, order: Json, attackers: int, choice: str) -> None:
    """It answers or asks regardless of the defender's hand."""
    t = Table("marquise eyrie", at={5: {"marquise": attackers, "eyrie": 1}}, hands={"eyrie": held})
    t.begin("marquise", "daylight").choose("battle 5 eyrie")
    assert "ambush" == t.step
    assert choice == answer(t, {"ambush": order})


@pytest.mark.parametrize(("order", "choice"), [("ask", ""), ("never", "no-ambush")])
def test_an_order_may_never_foil(order: str, choice: str) -> None:
    """The attacker takes the hits."""
    hands = {"eyrie": "ambush_rabbit", "marquise": "ambush_bird"}
    t = Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 1}}, hands=hands)
    t.begin("marquise", "daylight").choose("battle 5 eyrie", "ambush ambush_rabbit")
    assert choice == answer(t, {"foil": order})


@pytest.mark.rules("RT-6.2.3#1")
@pytest.mark.parametrize(("order", "choice"), [("ask", ""), ("never", "no-hospital"), (3, "no-hospital"), (2, "")])
def test_an_order_for_hospitals_counts_warriors(order: Json, choice: str) -> None:
    """Two of them have fallen to an ambush."""
    at = {1: {"keep": 1}, 5: {"marquise": 3, "eyrie": 1}}
    t = Table("marquise eyrie", at=at, hands={"eyrie": "ambush_rabbit", "marquise": "anvil"})
    t.begin("marquise", "daylight").choose("battle 5 eyrie", "ambush ambush_rabbit", "no-ambush")
    assert "hospital" == t.step
    assert choice == answer(t, {"hospital": order})
