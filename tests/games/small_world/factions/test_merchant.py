"""Merchant (SW-41)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table


@pytest.mark.rules("SW-41.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_41_1_a_coin_for_every_region_of_any_kind(seats: int) -> None:
    """At scoring, the active Merchant race adds 1 coin for every region it occupies, of any kind."""
    for region in printed_regions(seats):
        t = Table(seats, "ratmen", "merchant", {region["id"]: 3})
        assert {"SW-11.1": 1, "SW-41.1": 1} == t.income(), region["id"]


@pytest.mark.rules("SW-41.1")
def test_sw_41_1_five_regions_pay_ten_and_five_on_the_decline_turn() -> None:
    """The bonus belongs to the active race."""
    t = Table(2, "skeletons", "merchant", dict.fromkeys((14, 15, 20, 21, 22), 1)).stock()
    t.active(1, "humans", "wealthy", {3: 1})
    t.turn().choose("expand", "stop")
    assert 5 + 10 == t.s.coins[0]
    t.choose("expand", "stop", "decline")
    assert 5 + 10 + 5 == t.s.coins[0]
