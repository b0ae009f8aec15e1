"""Flying (SW-36)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table

WATER = ("sea", "lake")


@pytest.mark.rules("SW-36.1", "SW-36.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_36_1_any_land_region_adjacent_or_not(seats: int) -> None:
    """The Flying race may conquer any land region, adjacent or not; seas and lakes it cannot."""
    t = Table(seats, "ratmen", "flying", {2: 1}, hand=9).conquering()
    land = [region["id"] for region in printed_regions(seats) if region["terrain"] not in WATER]
    assert [str(region) for region in land if region != 2] == t.options("conquer")
    for region in printed_regions(seats):
        if region["terrain"] in WATER:
            assert "SW-6.8" == t.refusal(f"conquer {region['id']}")


@pytest.mark.rules("SW-36.1")
def test_sw_36_1_any_land_region_at_any_time() -> None:
    """Far conquests follow each other; without Flying they are out of reach."""
    t = Table(2, "ratmen", "flying", {2: 1}, hand=9).conquering().choose("conquer 20", "conquer 5", "conquer 10")
    assert [2, 5, 10, 20] == t.regions(0)
    assert "SW-6.5" == Table(2, "ratmen", "hill", {2: 1}, hand=9).conquering().refusal("conquer 20")


@pytest.mark.rules("SW-36.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_36_3_the_border_rule_is_lifted(seats: int) -> None:
    """Flying also lifts the border rule of the First Conquest, on land."""
    t = Table(seats, "ratmen", "flying", hand=9).conquering()
    land = [region["id"] for region in printed_regions(seats) if region["terrain"] not in WATER]
    assert [str(region) for region in land] == t.options("conquer")
    inland = next(r["id"] for r in printed_regions(seats) if not r["entry"] and r["terrain"] not in WATER)
    t.choose(f"conquer {inland}")
    assert [inland] == t.regions(0)
    assert "SW-6.1" == Table(seats, "ratmen", "hill", hand=9).conquering().refusal(f"conquer {inland}")
