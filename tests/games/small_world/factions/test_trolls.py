"""Trolls (SW-28)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import DECLINED


@pytest.mark.rules("SW-28.1")
def test_sw_28_1_every_conquered_region_holds_a_lair_at_once() -> None:
    """One Lair each, from the moment of the conquest."""
    t = Table(2, "trolls", "hill", hand=9).conquering()
    t.choose("conquer 20")
    assert [20] == t.marked("lairs")
    t.choose("conquer 21")
    assert [20, 21] == t.marked("lairs")
    assert t.regions(0) == t.marked("lairs")


@pytest.mark.rules("SW-28.1")
def test_sw_28_1_a_lair_defends_like_one_more_token() -> None:
    """A lone Troll on a mountain: 2 + token + mountain + Lair; two Trolls in a swamp: 2 + 2 + Lair."""
    t = Table(2, "ratmen", "hill", at={19: 1}, hand=9)
    t.active(1, "trolls", "forest", {20: 1, 21: 2})
    assert (5, 5) == (t.cost(20), t.cost(21))


@pytest.mark.rules("SW-28.1")
def test_sw_28_1_ten_trolls_in_ten_regions_have_ten_lairs() -> None:
    """The box has enough of them."""
    held = [2, 3, 4, 5, 6, 7, 9, 10, 11, 12]
    t = Table(2, "trolls", "hill", at=dict.fromkeys(held, 1))
    assert held == t.marked("lairs")


@pytest.mark.rules("SW-28.2")
def test_sw_28_2_lairs_stay_and_defend_in_decline() -> None:
    """Four regions: each needs 2 + token + Lair, and the decline turn pays 4."""
    t = Table(2, "trolls", "hill", at={21: 2, 22: 2, 10: 1, 14: 1})
    t.active(1, "ratmen", "forest", {15: 1})
    t.stock().turn().choose("decline")
    assert [10, 14, 21, 22] == t.marked("lairs")
    assert [4, 4, 4, 4] == [t.cost(region, seat=1) for region in (10, 14, 21, 22)]
    assert 5 + 4 == t.s.coins[0]


@pytest.mark.rules("SW-28.3")
def test_sw_28_3_a_lair_goes_when_its_region_is_abandoned() -> None:
    """The empty region costs 2 again; the other Lair stays."""
    t = Table(2, "trolls", "hill", at={21: 2, 22: 2})
    t.active(1, "ratmen", "forest", {15: 1})
    t.turn().choose("expand", "abandon 21")
    assert [22] == t.marked("lairs")
    assert 2 == t.cost(21, seat=1)


@pytest.mark.rules("SW-28.4")
def test_sw_28_4_a_lair_goes_when_its_region_is_conquered() -> None:
    """From active Trolls and from those in decline."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=12)
    t.active(1, "trolls", "forest", {21: 1, 22: 1})
    t.conquering().choose("conquer 21")
    assert [22] == t.marked("lairs")
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=12)
    t.declined(1, "trolls", {21: 1, 22: 1})
    t.mark("lairs", 21, 22)
    t.conquering().choose("conquer 21")
    assert [22] == t.marked("lairs")
    assert 2 + 4 == t.cost(21, seat=1)


@pytest.mark.rules("SW-28.5")
def test_sw_28_5_another_race_of_the_player_removes_the_lair_too() -> None:
    """The owner's new race takes a region of its Trolls in decline."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=12)
    t.declined(0, "trolls", {21: 1, 22: 1})
    t.mark("lairs", 21, 22)
    t.conquering().choose("conquer 21")
    assert ((0, 0), [22]) == (t.holder(21), t.marked("lairs"))


@pytest.mark.rules("SW-28.5")
def test_sw_28_5_ghouls_remove_the_lair_of_their_owners_active_trolls() -> None:
    """So the region does not keep a Lair under the Ghouls."""
    t = Table(2, "trolls", "hill", at={21: 1, 22: 1})
    t.declined(0, "ghouls", {20: 1}, hand=5)
    t.conquering(slot=DECLINED).choose("conquer 21")
    assert ((0, DECLINED), [22]) == (t.holder(21), t.marked("lairs"))


@pytest.mark.rules("SW-28.6")
def test_sw_28_6_lairs_bring_no_coins() -> None:
    """A coin a region and no more, active or in decline."""
    t = Table(2, "trolls", "mounted", at={21: 2, 22: 2})
    assert {"SW-11.1": 2} == t.income()
    t.stock().turn().choose("decline")
    assert {"SW-11.2": 2} == t.income()
    assert [21, 22] == t.marked("lairs")
