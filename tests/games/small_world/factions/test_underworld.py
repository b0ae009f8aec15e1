"""Underworld (SW-48)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table


@pytest.mark.rules("SW-48.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_48_1_caverns_cost_one_less(seats: int) -> None:
    """Regions with a cavern cost the Underworld race 1 token less."""
    t = Table(seats, "ratmen", "underworld")
    for region in printed_regions(seats):
        usual = 2 + (region["terrain"] == "mountain") + region["lost_tribe"]
        assert usual - ("cavern" in region["symbols"]) == t.cost(region["id"]), region["id"]


@pytest.mark.rules("SW-48.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_48_2_caverns_are_adjacent_to_each_other(seats: int) -> None:
    """For the conquests of the Underworld race all regions with caverns are adjacent to each other."""
    regions = printed_regions(seats)
    water = {region["id"] for region in regions if region["terrain"] in ("sea", "lake")}
    caverns = {region["id"] for region in regions if "cavern" in region["symbols"]}
    for base in regions:
        linked = caverns if base["id"] in caverns else set()
        expected = (linked | set(base["adjacent"])) - water - {base["id"]}
        t = Table(seats, "ratmen", "underworld", {base["id"]: 1}, hand=9).conquering()
        assert [str(region) for region in sorted(expected)] == t.options("conquer"), base["id"]


@pytest.mark.rules("SW-48.1", "SW-48.2")
def test_sw_48_2_a_far_cavern_with_a_tribe_for_two() -> None:
    """From the cavern 18 the cavern 15 with its tribe is taken for 2, and from there on its neighbours."""
    t = Table(2, "ratmen", "underworld", {18: 1}, hand=4).conquering()
    assert "" == t.refusal("conquer 4")
    assert "SW-6.5" == t.refusal("conquer 22")
    t.choose("conquer 15")
    assert (2, 2) == (t.tokens(15), t.hand())
    assert "" == t.refusal("conquer 22")
    other = Table(2, "ratmen", "hill", {18: 1}, hand=4).conquering()
    assert "SW-6.5" == other.refusal("conquer 15")


@pytest.mark.rules("SW-48.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_48_3_the_first_conquest_is_in_a_border_region(seats: int) -> None:
    """The First Conquest of the Underworld race is in a border region as usual."""
    t = Table(seats, "ratmen", "underworld", hand=9).conquering()
    border = [r["id"] for r in printed_regions(seats) if r["entry"] and r["terrain"] != "sea"]
    assert [str(region) for region in border] == t.options("conquer")
    for region in printed_regions(seats):
        if "cavern" in region["symbols"] and not region["entry"]:
            assert "SW-6.1" == t.refusal(f"conquer {region['id']}")


@pytest.mark.rules("SW-48.4")
def test_sw_48_4_the_link_counts_for_the_giants_discount() -> None:
    """The cavern link also counts for the Giants' discount from an occupied mountain with a cavern."""
    t = Table(2, "giants", "underworld", {6: 1})
    assert [1, 1] == [t.cost(4), t.cost(15)]
    t = Table(2, "giants", "underworld", {18: 1})
    assert [2, 2] == [t.cost(4), t.cost(15)]
    t = Table(2, "giants", "underworld", {20: 1})
    assert [2, 2] == [t.cost(4), t.cost(15)]
