"""Giants (SW-20)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-20.1")
def test_sw_20_1_neighbours_of_an_occupied_mountain_cost_one_less() -> None:
    """From mountain 20: swamp 21 costs 1, region 14 with its tribe 2, and region 19 with its tribe 2."""
    t = Table(2, "giants", "hill", at={20: 1}, hand=5).conquering()
    assert [1, 2, 2] == [t.cost(region) for region in (21, 14, 19)]
    t.choose("conquer 21")
    assert (1, 4) == (t.tokens(21), t.hand())


@pytest.mark.rules("SW-20.1")
def test_sw_20_1_regions_next_to_other_giants_cost_the_usual() -> None:
    """Region 22 touches the Giants in the swamp but not their mountain."""
    t = Table(2, "giants", "hill", at={20: 1, 21: 1}, hand=5)
    assert 2 == t.cost(22)
    assert 3 == t.cost(15)


@pytest.mark.rules("SW-20.1")
def test_sw_20_1_the_discount_is_one_whatever_the_number_of_mountains() -> None:
    """Region 14 lies between two mountains of the Giants: 3 tokens, less 1; and never below 1."""
    t = Table(2, "giants", "hill", at={9: 1, 20: 1}, hand=5)
    assert 2 == t.cost(14)
    t = Table(2, "giants", "commando", at={20: 1}, hand=5)
    assert 1 == t.cost(21)


@pytest.mark.rules("SW-20.2")
def test_sw_20_2_the_mountain_must_hold_giants_before_the_conquest() -> None:
    """A First Conquest pays in full; once the mountain is taken its neighbour is cheaper."""
    t = Table(2, "giants", "hill", hand=9).conquering()
    assert (3, 2) == (t.cost(20), t.cost(21))
    t.choose("conquer 20")
    assert (3, 6) == (t.tokens(20), t.hand())
    assert 1 == t.cost(21)


@pytest.mark.rules("SW-20.2")
def test_sw_20_2_mountains_of_others_or_of_nobody_give_no_discount() -> None:
    """Region 14 touches mountains 9 and 20: an opponent's and the Giants' owner's other race."""
    t = Table(2, "giants", "hill", at={21: 1}, hand=5)
    t.active(1, "humans", "forest", {9: 1})
    t.declined(0, "elves", {20: 1})
    assert 3 == t.cost(14)
    t = Table(2, "giants", "hill", at={21: 1}, hand=5)
    assert 3 == t.cost(14)


@pytest.mark.rules("SW-20.2")
def test_sw_20_2_an_abandoned_mountain_gives_no_discount() -> None:
    """The mountain must be occupied when the conquest is made."""
    t = Table(2, "giants", "hill", at={20: 2, 21: 2}).turn().choose("expand")
    assert 2 == t.cost(14)
    t.choose("abandon 20")
    assert 3 == t.cost(14)
