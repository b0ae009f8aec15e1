"""Tritons (SW-27)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-27.1")
def test_sw_27_1_coastal_regions_cost_one_less() -> None:
    """Sea shore 21: 1; mountain 16 by the sea: 2; lake shore 14 with a tribe: 2; mountain 20 inland: 3."""
    t = Table(2, "tritons", "hill", at={15: 1}, hand=9)
    assert [1, 2, 2, 3] == [t.cost(region) for region in (21, 16, 14, 20)]
    t.conquering().choose("conquer 21")
    assert (1, 8) == (t.tokens(21), t.hand())


@pytest.mark.rules("SW-27.1")
def test_sw_27_1_the_discount_is_that_of_the_shores_alone() -> None:
    """On the map for two exactly these regions are cheaper for Tritons than for Ratmen."""
    tritons, ratmen = Table(2, "tritons", "hill", hand=9), Table(2, "ratmen", "hill", hand=9)
    cheaper = [region for region in range(1, 24) if tritons.cost(region) == ratmen.cost(region) - 1]
    assert [2, 3, 6, 7, 9, 13, 14, 16, 21, 22] == cheaper
    dearer = [region for region in range(1, 24) if region not in cheaper]
    assert [ratmen.cost(region) for region in dearer] == [tritons.cost(region) for region in dearer]


@pytest.mark.rules("SW-27.1")
def test_sw_27_1_the_first_conquest_is_cheaper_too() -> None:
    """They land with 1 token on an empty shore."""
    t = Table(2, "tritons", "hill", hand=1).conquering()
    assert ["2", "3", "21", "22"] == t.options("conquer")
    t.choose("conquer 22")
    assert (1, 0) == (t.tokens(22), t.hand())


@pytest.mark.rules("SW-27.2")
def test_sw_27_2_water_itself_is_not_coastal() -> None:
    """Seafaring Tritons pay 2 for a sea or the lake, and 1 for the shores."""
    t = Table(2, "tritons", "seafaring", at={21: 1}, hand=9)
    assert [2, 2, 2] == [t.cost(water) for water in (1, 8, 23)]
    assert 1 == t.cost(22)
