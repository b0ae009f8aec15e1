"""SW-6: which regions can be conquered."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from tests.games.table import SetUpTable

COLUMN = [("giants", "hill"), ("orcs", "swamp"), ("wizards", "forest")]
BORDER_OF_TWO = ["2", "3", "4", "5", "6", "11", "12", "16", "17", "18", "19", "20", "21", "22"]


@pytest.mark.rules("SW-6.1")
def test_sw_6_1_first_conquest_is_in_a_border_region() -> None:
    """A race with no region on the map must make its next conquest in a border region."""
    t = SetUpTable("""
        game: small_world seats: 2
        race: {0_active=humans} power: {0_active=swamp} hand: {0_active=9}
        next: conquests{seat=0}
    """)
    assert BORDER_OF_TWO == t.options("conquer")
    assert "SW-6.1" == t.refusal("conquer 14")
    assert ["SW-6.1"] * 5 == [t.refusal(f"conquer {region}") for region in (7, 9, 10, 13, 15)]


@pytest.mark.rules("SW-6.1")
def test_sw_6_1_only_the_first_conquest_needs_the_border() -> None:
    """After the First Conquest the border no longer matters, neighbours do."""
    t = Table(2, "humans", "swamp", hand=9).conquering().choose("conquer 20")
    assert "" == t.refusal("conquer 14")
    assert "SW-6.5" == t.refusal("conquer 5")


@pytest.mark.rules("SW-6.2")
def test_sw_6_2_the_shore_of_an_occupied_edge_sea_stays_open() -> None:
    """The shore of an edge sea stays open to a First Conquest even when that sea is occupied."""
    t = Table(2, "humans", "swamp", hand=9)
    t.active(1, "ratmen", "seafaring", {23: 2, 1: 2})
    t.conquering()
    assert BORDER_OF_TWO == t.options("conquer")
    assert "" == t.refusal("conquer 22")


@pytest.mark.rules("SW-6.3")
def test_sw_6_3_a_race_that_lost_all_regions_enters_again_at_the_border() -> None:
    """A race that lost all its regions but has tokens in hand enters again by a First Conquest."""
    t = Table(2, "ratmen", "swamp", {20: 7}, column=COLUMN)
    t.active(1, "humans", "mounted", {14: 3})
    t.turn().choose("expand", "conquer 14", "stop", "pile 20")
    assert (1, 2, []) == (t.seat, t.hand(1), t.regions(1))
    t.choose("expand")
    assert ("SW-6.1", "SW-6.1") == (t.refusal("conquer 13"), t.refusal("conquer 15"))
    assert "" == t.refusal("conquer 5")
    t.choose("conquer 5")
    assert [5] == t.regions(1)


@pytest.mark.rules("SW-6.4")
def test_sw_6_4_after_abandoning_everything_a_race_starts_at_the_border() -> None:
    """After abandoning all its regions a race starts again with a First Conquest."""
    t = Table(2, "ratmen", "swamp", {14: 4, 13: 4}, column=COLUMN).turn().choose("expand", "abandon 14")
    assert "" == t.refusal("conquer 7")
    t.choose("abandon 13")
    assert 8 == t.hand()
    assert ["SW-6.1"] * 3 == [t.refusal("conquer 7"), t.refusal("conquer 13"), t.refusal("conquer 15")]
    assert BORDER_OF_TWO == t.options("conquer")


@pytest.mark.rules("SW-6.5")
def test_sw_6_5_a_race_conquers_neighbours_of_its_regions() -> None:
    """A race that occupies regions conquers only regions adjacent to one of them."""
    t = Table(2, "humans", "swamp", {17: 1, 5: 1}, hand=8).conquering()
    assert ["4", "10", "11", "12", "18"] == t.options("conquer")
    assert ["SW-6.5"] * 3 == [t.refusal("conquer 2"), t.refusal("conquer 13"), t.refusal("conquer 21")]


@pytest.mark.rules("SW-6.5")
def test_sw_6_5_regions_conquered_this_turn_count() -> None:
    """Including those conquered earlier this turn."""
    t = Table(2, "humans", "swamp", {17: 1}, hand=8).conquering()
    assert "SW-6.5" == t.refusal("conquer 19")
    t.choose("conquer 18")
    assert "" == t.refusal("conquer 19")


@pytest.mark.rules("SW-6.6")
def test_sw_6_6_the_race_in_decline_gives_no_adjacency() -> None:
    """Regions of the player's race in decline give the active race no adjacency, and the reverse."""
    t = Table(2, "humans", "swamp", {17: 1}, hand=8)
    t.declined(0, "ghouls", {5: 1}, hand=4)
    t.conquering()
    assert ["SW-6.5"] * 3 == [t.refusal("conquer 4"), t.refusal("conquer 10"), t.refusal("conquer 11")]
    t.conquering(slot=1)
    assert ["4", "10", "11"] == t.options("conquer")
    assert ["SW-6.5"] * 2 == [t.refusal("conquer 12"), t.refusal("conquer 18")]


@pytest.mark.rules("SW-6.7")
def test_sw_6_7_a_new_race_enters_anywhere_on_the_border() -> None:
    """A new race need not enter next to its owner's race in decline, nor may it do so off the border."""
    t = Table(2, column=COLUMN)
    t.declined(0, "ratmen", {17: 1, 14: 1})
    t.turn().choose("pick 1").deal()
    assert BORDER_OF_TWO == t.options("conquer")
    assert ["SW-6.1"] * 2 == [t.refusal("conquer 15"), t.refusal("conquer 13")]


@pytest.mark.rules("SW-6.8")
def test_sw_6_8_seas_and_lakes_need_seafaring() -> None:
    """Seas and lakes cannot be conquered without Seafaring."""
    t = Table(2, "humans", "flying", {14: 1, 21: 1, 2: 1}, hand=7).conquering()
    assert ["SW-6.8"] * 3 == [t.refusal("conquer 1"), t.refusal("conquer 8"), t.refusal("conquer 23")]
    assert "SW-6.8" == t.refusal("attempt 8")
    t = Table(2, "humans", "seafaring", {14: 1, 21: 1, 2: 1}, hand=7).conquering()
    assert ["", "", ""] == [t.refusal("conquer 1"), t.refusal("conquer 8"), t.refusal("conquer 23")]


@pytest.mark.rules("SW-6.8")
def test_sw_6_8_no_new_race_enters_by_sea_without_seafaring() -> None:
    """The sea is no First Conquest either, not even for Halflings, who enter anywhere."""
    for race in ("humans", "halflings"):
        t = Table(2, race, "swamp", hand=9).conquering()
        assert ["SW-6.8"] * 3 == [t.refusal("conquer 1"), t.refusal("conquer 8"), t.refusal("conquer 23")]


@pytest.mark.rules("SW-6.9")
def test_sw_6_9_a_race_cannot_conquer_a_region_it_occupies() -> None:
    """A race cannot conquer a region it already occupies, not even one it just took."""
    t = Table(2, "humans", "swamp", {20: 1, 21: 1}, hand=7).conquering()
    assert "SW-6.9" == t.refusal("conquer 21")
    t.choose("conquer 19")
    assert "SW-6.9" == t.refusal("conquer 19")
    assert "SW-6.9" == t.refusal("attempt 19")


@pytest.mark.rules("SW-6.10")
def test_sw_6_10_a_player_may_conquer_the_own_race_in_decline() -> None:
    """A player may conquer a region of the player's own race in decline."""
    t = Table(2, "humans", "swamp", {20: 1}, hand=7)
    t.declined(0, "ratmen", {21: 1, 22: 1})
    t.conquering().choose("conquer 21")
    assert ([20, 21], [22]) == (t.regions(0), t.regions(0, 1))
