"""Alchemist (SW-30)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-30.1")
def test_sw_30_1_two_coins_every_turn() -> None:
    """At scoring, the active Alchemist race adds 2 coins every turn."""
    t = Table(2, "ratmen", "alchemist", {21: 1, 22: 1, 20: 1})
    t.active(1, "humans", "hill", {3: 1})
    assert {"SW-11.1": 3, "SW-30.1": 2} == t.income()
    t.turn().choose("expand", "stop")
    assert 5 + 3 + 2 == t.s.coins[0]
    t.choose("expand", "stop")
    t.choose("expand", "stop")
    assert 5 + 2 * (3 + 2) == t.s.coins[0]


@pytest.mark.rules("SW-30.2")
def test_sw_30_2_no_coins_on_the_turn_of_the_decline() -> None:
    """The Alchemist's 2 coins are not paid on the turn the race declines."""
    t = Table(2, "ratmen", "alchemist", {21: 1, 22: 1}).stock().turn().choose("decline")
    assert 5 + 2 == t.s.coins[0]
    assert {"SW-11.2": 2} == t.income()


@pytest.mark.rules("SW-30.3")
def test_sw_30_3_paid_without_regions() -> None:
    """The Alchemist's 2 coins are paid even if the active race occupies no region."""
    t = Table(2, "ratmen", "alchemist", hand=3)
    t.turn().choose("expand", "stop")
    assert 5 + 2 == t.s.coins[0]
    assert {"SW-30.1": 2} == t.income()
