"""Humans (SW-22). Farmland of the map for two: 2, 10, 12, 14."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-22.1")
def test_sw_22_1_every_farmland_region_pays_active_humans_a_coin() -> None:
    """Three of four regions are farmland."""
    t = Table(2, "humans", "mounted", at={2: 1, 10: 3, 14: 1, 15: 1})
    assert {"SW-11.1": 4, "SW-22.1": 3} == t.income()
    t.turn().choose("expand", "stop", "pile 15")
    assert 5 + 4 + 3 == t.s.coins[0]


@pytest.mark.rules("SW-22.1")
def test_sw_22_1_other_terrain_pays_no_farmland_coin() -> None:
    """Forest, hill, swamp and mountain bring the plain coin."""
    t = Table(2, "humans", "mounted", at={3: 1, 4: 1, 5: 1, 9: 1})
    assert {"SW-11.1": 4} == t.income()


@pytest.mark.rules("SW-22.1")
def test_sw_22_1_humans_in_decline_are_paid_no_farmland_coin() -> None:
    """Only active Humans farm; their owner's next race does not either."""
    t = Table(2, "ratmen", "mounted", at={12: 1})
    t.declined(0, "humans", {2: 1, 10: 1, 14: 1})
    assert {"SW-11.1": 1, "SW-11.2": 3} == t.income()
