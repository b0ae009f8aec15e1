"""Heroic (SW-39)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


def band(*regions: int) -> Table:
    """Heroic Ratmen with a token in each region, Flying Sorcerers ready to attack."""
    t = Table(2, "ratmen", "heroic", dict.fromkeys(regions, 1))
    t.active(1, "sorcerers", "flying", {3: 6})
    return t


@pytest.mark.rules("SW-39.1")
def test_sw_39_1_two_heroes_in_two_different_regions() -> None:
    """At the end of each turn the Heroic race places its 2 Heroes in 2 different regions it occupies."""
    t = band(14, 21, 22).turn().choose("expand", "stop")
    assert "heroes-stand" == t.step
    assert ["hero 14", "hero 21", "hero 22"] == t.options()
    assert "SW-39.1" == t.refusal("hero 3")
    assert "SW-39.1" == t.refusal("hero 20")
    t.choose("hero 21")
    assert ["hero 14", "hero 22"] == t.options()
    assert "SW-39.1" == t.refusal("hero 21")
    t.choose("hero 14")
    assert [14, 21] == t.marked("heroes")
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-39.1")
def test_sw_39_1_placing_is_not_left_out() -> None:
    """Heroes who do not stand must be placed."""
    t = band(14, 21, 22).turn().choose("expand", "stop")
    assert "SW-39.1" == t.refusal("keep")


@pytest.mark.rules("SW-39.2")
def test_sw_39_2_their_regions_are_immune() -> None:
    """A region with a Hero is immune until the Hero moves: exactly two regions."""
    t = band(14, 21, 22).turn().choose("expand", "stop", "hero 21", "hero 14", "expand")
    for region in (14, 21):
        assert "SW-15.4" == t.refusal(f"conquer {region}")
        assert "SW-15.4" == t.refusal(f"swap {region}")
    assert "" == t.refusal("conquer 22")
    assert "" == t.refusal("swap 22")
    t.choose("stop", "pile 3", "expand", "stop", "hero 22", "hero 14", "expand")
    assert "SW-15.4" == t.refusal("conquer 22")
    assert "" == t.refusal("conquer 21")


@pytest.mark.rules("SW-39.2")
def test_sw_39_2_the_dragon_is_stopped_too() -> None:
    """Immunity holds against powers."""
    t = Table(2, "ratmen", "heroic", {21: 1, 22: 1})
    t.active(1, "humans", "dragon_master", {16: 3, 20: 1})
    t.mark("heroes", 22)
    t.turn(1).choose("expand")
    assert "SW-15.4" == t.refusal("dragon 22")
    assert "" == t.refusal("dragon 21")


@pytest.mark.rules("SW-39.3")
def test_sw_39_3_they_stay_or_move_each_turn() -> None:
    """Each turn the Heroes may stay or move to other regions of the race."""
    t = band(14, 21, 22)
    t.mark("heroes", 14, 21)
    t.turn().choose("expand", "stop")
    assert ["hero 14", "hero 21", "hero 22", "keep"] == t.options()
    t.choose("keep")
    assert [14, 21] == t.marked("heroes")
    t.choose("expand", "stop", "pile 3", "expand", "stop", "hero 22", "hero 21")
    assert [21, 22] == t.marked("heroes")


@pytest.mark.rules("SW-39.3")
def test_sw_39_3_keeping_ends_with_the_first_move() -> None:
    """Once a Hero has moved, both are placed again."""
    t = band(14, 21, 22)
    t.mark("heroes", 14, 21)
    t.turn().choose("expand", "stop", "hero 22")
    assert "SW-39.1" == t.refusal("keep")
    assert ["hero 14", "hero 21"] == t.options()


@pytest.mark.rules("SW-39.4")
def test_sw_39_4_one_region_one_hero() -> None:
    """With a single region the Heroic race places only 1 Hero, with none no Hero."""
    t = band(21).turn().choose("expand", "stop")
    assert ["hero 21"] == t.options()
    t.choose("hero 21")
    assert [21] == t.marked("heroes")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    t.choose("expand", "stop", "pile 3", "expand", "stop")
    assert ["hero 21", "keep"] == t.options()
    t = Table(2, "ratmen", "heroic", hand=2)
    t.active(1, "sorcerers", "flying", {3: 1})
    t.turn().choose("expand", "stop")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert [] == t.marked("heroes")


@pytest.mark.rules("SW-39.4")
def test_sw_39_4_the_second_hero_comes_with_the_second_region() -> None:
    """With two regions again, one standing Hero is not enough."""
    t = band(21, 22)
    t.mark("heroes", 21)
    t.turn().choose("expand", "stop")
    assert "SW-39.1" == t.refusal("keep")
    t.choose("hero 21", "hero 22")
    assert [21, 22] == t.marked("heroes")


@pytest.mark.rules("SW-39.5")
def test_sw_39_5_gone_in_decline() -> None:
    """The Heroes disappear when the race goes into decline."""
    t = band(14, 21, 22).stock()
    t.mark("heroes", 14, 21)
    t.turn().choose("decline", "expand")
    assert [] == t.marked("heroes")
    assert "" == t.refusal("conquer 21")
