"""Patronage (MY-6.20): tokens that are bought with an action of their own."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

GOLD = "nesh mome remise trogle"


@pytest.mark.rules("MY-6.20", "MY-7.5")
def test_my_6_20_two_actions_buy_two_tokens() -> None:
    """2 gold each, 1 point each."""
    t = Table(2, hands={0: GOLD}, vp_cards="patronage").act(0)
    t.choose("patronage", "pay nesh", "pay mome")
    assert ([1, 0, 0], "act", 1) == (t.tokens(0), t.step, t.s.todo[-1].arg)
    t.choose("patronage", "pay remise", "pay trogle")
    assert ([2, 0, 0], "after", []) == (t.tokens(0), t.step, t.hand(0))
    assert sorted(GOLD.split()) == t.discard(0)


@pytest.mark.rules("MY-6.20", "MY-4.17")
def test_my_6_20_only_with_the_card_and_while_there_is_a_token() -> None:
    """And for two gold, not one."""
    assert "MY-14.1" == Table(2, hands={0: GOLD}).act(0).refusal("patronage")
    assert "MY-14.3" == Table(2, hands={0: GOLD}, vp_cards="patronage").left(patronage=0).act(0).refusal("patronage")
    assert "MY-14.2" == Table(2, hands={0: "nesh"}, vp_cards="patronage").act(0).refusal("patronage")


@pytest.mark.rules("MY-6.20")
def test_my_6_20_nothing_else_earns_one() -> None:
    """Cities, roads and wars leave the card alone."""
    hand = "start_build hatchel fadge malebolge"
    t = Table(2, realms={0: "hatchel"}, hands={0: hand}, vp_cards="patronage")
    t.act(0).choose("play start_build", "city hatchel", "play hatchel", "pay fadge", "pay malebolge")
    assert ([0, 1, 0], "act") == (t.tokens(0), t.step)
