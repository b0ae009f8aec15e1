"""Swamp (SW-47)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table


@pytest.mark.rules("SW-47.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_47_1_a_coin_for_every_swamp(seats: int) -> None:
    """At scoring, the active Swamp race adds 1 coin for every swamp region it occupies."""
    for region in printed_regions(seats):
        t = Table(seats, "ratmen", "swamp", {region["id"]: 2})
        bonus = {"SW-47.1": 1} if region["terrain"] == "swamp" else {}
        assert {"SW-11.1": 1, **bonus} == t.income(), region["id"]


@pytest.mark.rules("SW-47.1")
def test_sw_47_1_paid_for_each_at_scoring_and_not_in_decline() -> None:
    """Three swamp regions of four pay 3 more; once the race has declined they pay nothing more."""
    mine = [region["id"] for region in printed_regions(2) if region["terrain"] == "swamp"][:3]
    t = Table(2, "ratmen", "swamp", {2: 1, **dict.fromkeys(mine, 1)}).stock()
    t.active(1, "humans", "wealthy", {10: 1})
    t.turn().choose("expand", "stop")
    assert 5 + 4 + 3 == t.s.coins[0]
    t.choose("expand", "stop", "decline")
    assert 5 + 4 + 3 + 4 == t.s.coins[0]
