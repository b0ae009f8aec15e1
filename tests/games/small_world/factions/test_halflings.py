"""Halflings (SW-21)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table

LAND = [region for region in range(1, 24) if region not in (1, 8, 23)]


@pytest.mark.rules("SW-21.1")
def test_sw_21_1_the_first_conquest_may_be_in_any_region() -> None:
    """All land is open, while another race has the border alone."""
    t = Table(2, "halflings", "hill", hand=10).conquering()
    assert [str(region) for region in LAND] == t.options("conquer")
    t = Table(2, "ratmen", "hill", hand=10).conquering()
    assert "SW-6.1" == t.refusal("conquer 14")


@pytest.mark.rules("SW-21.1")
def test_sw_21_1_later_conquests_are_adjacent_as_usual() -> None:
    """Only the First Conquest is free."""
    t = Table(2, "halflings", "hill", hand=10).conquering().choose("conquer 10")
    assert ["4", "5", "9", "11", "15"] == t.options("conquer")
    assert "SW-6.5" == t.refusal("conquer 20")


@pytest.mark.rules("SW-21.2")
def test_sw_21_2_halflings_enter_on_land_only() -> None:
    """Neither sea nor lake without Seafaring."""
    t = Table(2, "halflings", "hill", hand=10).conquering()
    assert ["SW-6.8"] * 3 == [t.refusal(f"conquer {water}") for water in (1, 8, 23)]


@pytest.mark.rules("SW-21.2")
def test_sw_21_2_seafaring_halflings_enter_on_any_water_too() -> None:
    """Both seas and the lake are open to them, at the cost of an empty region."""
    t = Table(2, "halflings", "seafaring", hand=10).conquering()
    assert [str(region) for region in range(1, 24)] == t.options("conquer")
    assert 2 == t.cost(8)


@pytest.mark.rules("SW-21.3")
def test_sw_21_3_the_choice_is_free_again_after_all_regions_were_lost() -> None:
    """Beaten out of the map they enter anywhere."""
    t = Table(2, "ratmen", "hill", at={20: 9})
    t.active(1, "halflings", "forest", {})
    t.stand(3, 21, 3)
    t.turn().choose("expand", "conquer 21", "stop", "pile 20", "expand")
    assert (1, 2) == (t.seat, t.hand(1))
    assert "" == t.refusal("conquer 10")


@pytest.mark.rules("SW-21.3")
def test_sw_21_3_the_choice_is_free_again_after_all_regions_were_abandoned() -> None:
    """As long as a region is held, neighbours only; with none, any."""
    t = Table(2, "halflings", "hill", at={20: 2, 21: 2}).turn().choose("expand", "abandon 20")
    assert "SW-6.5" == t.refusal("conquer 10")
    t.choose("abandon 21")
    assert "" == t.refusal("conquer 10")


@pytest.mark.rules("SW-21.4")
def test_sw_21_4_the_first_two_conquered_regions_get_a_hole() -> None:
    """Regions 14, 9 and 10 in this order: holes in 14 and 9 alone."""
    t = Table(2, "halflings", "hill", hand=10).conquering().choose("conquer 14")
    assert [14] == t.marked("holes")
    t.choose("conquer 9")
    assert [9, 14] == t.marked("holes")
    t.choose("conquer 10")
    assert [9, 14] == t.marked("holes")


@pytest.mark.rules("SW-21.5")
def test_sw_21_5_the_two_are_counted_over_turns_and_kinds_of_conquest() -> None:
    """A final attempt on the first turn and the Dragon on the second dig; the conquest after them does not."""
    t = Table(2, "halflings", "dragon_master", hand=6)
    t.active(1, "ratmen", "hill", {9: 5})
    t.turn().choose("expand", "attempt 9", "die 2").settle()
    assert [9] == t.marked("holes")
    t.choose("expand", "stop", "expand", "dragon 14")
    assert [9, 14] == t.marked("holes")
    t.choose("conquer 10")
    assert [9, 10, 14] == t.regions(0)
    assert [9, 14] == t.marked("holes")


@pytest.mark.rules("SW-21.5")
def test_sw_21_5_halflings_picked_anew_dig_anew() -> None:
    """The count is that of one life of the race."""
    t = Table(2, column=[("halflings", "hill")])
    t.part("dug").dug = 2
    t.stock().turn().choose("pick 1").deal().choose("conquer 14")
    assert [14] == t.marked("holes")


@pytest.mark.rules("SW-21.6")
def test_sw_21_6_a_region_with_a_hole_is_immune() -> None:
    """Conquest, final attempt and Dragon are refused there; the Halflings' third region falls."""
    t = Table(2, "ratmen", "dragon_master", at={15: 1}, hand=9)
    t.active(1, "halflings", "forest", {14: 1, 9: 1, 10: 1})
    t.conquering()
    assert "SW-15.4" == t.refusal("conquer 14")
    assert "SW-15.4" == t.refusal("dragon 9")
    assert "" == t.refusal("conquer 10")


@pytest.mark.rules("SW-21.7")
def test_sw_21_7_a_hole_goes_when_its_region_is_abandoned() -> None:
    """The other hole stays; the region is open again."""
    t = Table(2, "halflings", "hill", at={14: 2, 9: 1, 10: 1})
    t.active(1, "ratmen", "forest", {15: 1})
    t.turn().choose("expand", "abandon 14")
    assert [9] == t.marked("holes")
    assert 2 == t.cost(14, seat=1)


@pytest.mark.rules("SW-21.8")
def test_sw_21_8_both_holes_go_when_the_halflings_decline() -> None:
    """Their regions can be conquered again."""
    t = Table(2, "halflings", "hill", at={14: 2, 9: 1, 10: 1})
    t.active(1, "ratmen", "forest", {15: 9})
    t.stock().turn()
    assert [9, 14] == t.marked("holes")
    t.choose("decline")
    assert [] == t.marked("holes")
    t.choose("expand")
    assert "" == t.refusal("conquer 14")


@pytest.mark.rules("SW-21.9")
def test_sw_21_9_a_removed_hole_is_not_placed_again() -> None:
    """Neither in the region it left nor in the next one conquered."""
    t = Table(2, "halflings", "hill", at={14: 6, 9: 1}).turn().choose("expand", "abandon 14")
    assert [9] == t.marked("holes")
    t.choose("conquer 14", "conquer 10")
    assert [9] == t.marked("holes")
