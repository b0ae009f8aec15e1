"""Skeletons (SW-25)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


def raid(tribes: int, spare: int = 0) -> Table:
    """Return a turn in which Skeletons have conquered a number of tribes and one empty region; they stop next."""
    cost = 2 + 3 * tribes
    t = Table(2, "skeletons", "alchemist", at={20: 1 + cost + spare})
    t.active(1, "ratmen", "hill", {5: 1})
    t.turn().choose("expand", "conquer 21")
    t.choose(*[f"conquer {region}" for region in (14, 19, 13, 12, 17)[:tribes]])
    return t


@pytest.mark.rules("SW-25.1")
@pytest.mark.parametrize(("tribes", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_sw_25_1_every_two_non_empty_conquests_raise_a_skeleton(tribes: int, gained: int) -> None:
    """Half the number, rounded down; the empty region never counts."""
    t = raid(tribes)
    before = t.tray("skeletons")
    t.choose("stop")
    assert before - gained == t.tray("skeletons")


@pytest.mark.rules("SW-25.1")
def test_sw_25_1_skeletons_rise_at_redeployment_not_before() -> None:
    """The new token takes no part in the conquests."""
    t = raid(2)
    before, hand = t.tray("skeletons"), t.hand()
    assert (0, "conquests") == (hand, t.step)
    t.choose("stop")
    assert before - 1 == t.tray("skeletons")


@pytest.mark.rules("SW-25.2")
def test_sw_25_2_new_skeletons_are_placed_in_the_same_redeployment() -> None:
    """4 tribes taken: 2 more tokens stand on the map at the end of the turn."""
    t = raid(4)
    tokens = sum(t.tokens(region) for region in t.regions(0))
    t.choose("stop")
    assert "placing" == t.step
    t.choose("pile 21")
    assert tokens + 2 == sum(t.tokens(region) for region in t.regions(0))
    assert (0, 1) == (t.hand(), t.seat)


@pytest.mark.rules("SW-25.3")
@pytest.mark.parametrize("left", [0, 1])
def test_sw_25_3_skeletons_gain_no_more_than_the_tray_holds(left: int) -> None:
    """5 tribes would raise 2."""
    t = raid(5, spare=20 - 18 - left)
    assert left == t.tray("skeletons")
    t.choose("stop", "pile 20")
    assert 0 == t.tray("skeletons")
    assert 20 == sum(t.tokens(region) for region in t.regions(0))


@pytest.mark.rules("SW-25.4")
def test_sw_25_4_an_odd_conquest_is_not_carried_over() -> None:
    """One tribe on this turn and one on the next raise nothing."""
    t = raid(1, spare=3)
    before = t.tray("skeletons")
    t.choose("stop", "pile 20", "expand", "stop", "expand", "conquer 19", "stop", "pile 20")
    assert before == t.tray("skeletons")
