"""Dwarves (SW-17). Mines of the map for two: 3, 6, 16, 19."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-17.1")
def test_sw_17_1_every_occupied_mine_pays_a_coin() -> None:
    """Three regions, two of them with a mine, regardless of terrain."""
    t = Table(2, "dwarves", "mounted", at={16: 2, 19: 1, 22: 3})
    assert {"SW-11.1": 3, "SW-17.1": 2} == t.income()
    assert {"SW-11.1": 1} == Table(2, "dwarves", "mounted", at={22: 1}).income()


@pytest.mark.rules("SW-17.1")
def test_sw_17_1_a_mine_held_by_another_race_of_the_player_pays_nothing() -> None:
    """Only the Dwarves' own mines count."""
    t = Table(2, "dwarves", "mounted", at={16: 1})
    t.declined(0, "elves", {3: 1, 6: 1})
    assert {"SW-11.1": 1, "SW-11.2": 2, "SW-17.1": 1} == t.income()


@pytest.mark.rules("SW-17.2")
def test_sw_17_2_mines_pay_in_decline() -> None:
    """Dwarves in decline in 3 regions, 2 mines: 5 coins turn by turn."""
    t = Table(2, "ratmen", "mounted", at={5: 1})
    t.declined(0, "dwarves", {16: 1, 19: 1, 22: 1})
    t.active(1, "humans", "forest", {12: 1})
    t.turn().choose("expand", "stop")
    assert 5 + 1 + 5 == t.s.coins[0]
    t.choose("expand", "stop", "expand", "stop")
    assert 5 + 6 + 6 == t.s.coins[0]


@pytest.mark.rules("SW-17.2")
def test_sw_17_2_mines_pay_for_spirit_dwarves_in_decline() -> None:
    """The Spirit's place makes no difference."""
    t = Table(2)
    t.spirit(0, "dwarves", {16: 1, 22: 1})
    assert {"SW-11.2": 2, "SW-17.1": 1} == t.income()


@pytest.mark.rules("SW-17.3")
def test_sw_17_3_mines_pay_on_the_decline_turn() -> None:
    """3 regions and 2 mines on the very turn the Dwarves decline."""
    t = Table(2, "dwarves", "merchant", at={16: 2, 19: 1, 22: 2}).stock().turn().choose("decline")
    assert 5 + 3 + 2 == t.s.coins[0]
