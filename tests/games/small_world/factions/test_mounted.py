"""Mounted (SW-42)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table


@pytest.mark.rules("SW-42.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_42_1_hills_and_farmland_cost_one_less(seats: int) -> None:
    """Hill and farmland regions cost the Mounted race 1 token less."""
    t = Table(seats, "ratmen", "mounted")
    for region in printed_regions(seats):
        usual = 2 + (region["terrain"] == "mountain") + region["lost_tribe"]
        discount = 1 if region["terrain"] in ("hill", "farmland") else 0
        assert usual - discount == t.cost(region["id"]), region["id"]


@pytest.mark.rules("SW-42.1")
def test_sw_42_1_the_lower_cost_is_what_is_placed() -> None:
    """A farmland with a tribe takes 2 tokens, a swamp 2."""
    t = Table(2, "ratmen", "mounted", {20: 1}, hand=4).conquering().choose("conquer 14", "conquer 21")
    assert [2, 2, 0] == [t.tokens(14), t.tokens(21), t.hand()]
