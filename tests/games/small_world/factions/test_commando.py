"""Commando (SW-33)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table


@pytest.mark.rules("SW-33.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_33_1_every_region_costs_one_less(seats: int) -> None:
    """Every region costs the Commando race 1 token less."""
    t = Table(seats, "ratmen", "commando")
    for region in printed_regions(seats):
        usual = 2 + (region["terrain"] == "mountain") + region["lost_tribe"]
        assert usual - 1 == t.cost(region["id"]), region["id"]


@pytest.mark.rules("SW-33.1")
def test_sw_33_1_one_token_is_always_needed() -> None:
    """Commando Giants beside their mountain still place 1 token."""
    t = Table(2, "giants", "commando", {20: 1}, hand=2)
    assert 1 == t.cost(21)
    t.conquering().choose("conquer 21")
    assert (1, 1) == (t.tokens(21), t.hand())


@pytest.mark.rules("SW-33.1")
def test_sw_33_1_the_discount_is_one_against_defenders_too() -> None:
    """4 defenders on a mountain: 2 + 1 + 4 - 1."""
    t = Table(2, "ratmen", "commando", {21: 1}, hand=6)
    t.active(1, "humans", "hill", {20: 4})
    t.conquering().choose("conquer 20")
    assert (6, 0) == (t.tokens(20), t.hand())
