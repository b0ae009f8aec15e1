"""Standing orders: the turn ends after the actions, whatever is in the hand."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table
from turnwright.core import engine, orders
from turnwright.core.game import ASK, JsonDict


def answer(t: Table, given: JsonDict) -> str:
    """Return the choice that orders make, "" if the seat is asked."""
    action = orders.answer(t.game, t.s, given, engine.options(t.s))  # type: ignore[arg-type]
    return "" if action == ASK else t.game.vocabulary.name(action)


@pytest.mark.rules("MY-7.7")
@pytest.mark.parametrize("held", ["militia", "palmain"])
def test_the_order_ends_the_turn_whatever_is_in_the_hand(held: str) -> None:
    """Not before the second action; without the order the seat is asked, even where it can only end the turn."""
    t = Table(2, realms={0: "palmain scombroid", 1: "blore"}, hands={0: held}).act(0)
    assert "" == answer(t, {"end_turn": "at-once"})
    t.choose("pass", "pass")
    assert ("play militia" in t.options()) == (held == "militia")
    assert "" == answer(t, {})
    assert "end" == answer(t, {"end_turn": "at-once"})
