"""Decline: the race that makes room, and where banners and badges go (SW-13.7 to SW-13.11, SW-13.18, SW-13.19)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import CHANCE, POWER, RACE, Table
from turnwright.games.small_world.data.tables import BESIDE, DECLINED, NONE

COLUMN_OF_FOUR = [("orcs", "alchemist"), ("giants", "berserk"), ("trolls", "commando"), ("wizards", "merchant")]


@pytest.mark.rules("SW-13.7", "SW-13.8")
def test_sw_13_7_a_newer_decline_drives_the_older_race_off_the_map() -> None:
    """One race in decline at most: its tokens are all in the tray again."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(0, "elves", {14: 1, 15: 1})
    assert 11 - 2 == t.tray("elves")
    t.stock().turn().choose("decline")
    assert [None, None] == [t.holder(14), t.holder(15)]
    assert [0, 0] == [t.tokens(14), t.tokens(15)]
    assert 11 == t.tray("elves")
    assert [20] == t.regions(0, DECLINED)
    assert [NONE, RACE["ratmen"], NONE] == t.s.race[:3]


@pytest.mark.rules("SW-13.7")
def test_sw_13_7_a_beside_race_is_not_counted() -> None:
    """Beside a Spirit race another one may be in decline, and only one."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.spirit(0, "orcs", {2: 1})
    t.stock().turn().choose("decline")
    assert [NONE, RACE["ratmen"], RACE["orcs"]] == t.s.race[:3]
    t.active(0, "wizards", "wealthy", {5: 1})
    t.turn().choose("decline")
    assert [NONE, RACE["wizards"], RACE["orcs"]] == t.s.race[:3]
    assert ([5], [2]) == (t.regions(0, DECLINED), t.regions(0, BESIDE))


@pytest.mark.rules("SW-13.8")
def test_sw_13_8_another_players_race_in_decline_stays() -> None:
    """Only the declining player's older race leaves."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(1, "elves", {14: 1})
    t.stock().turn().choose("decline")
    assert (1, DECLINED) == t.holder(14)


@pytest.mark.rules("SW-13.8")
def test_sw_13_8_the_older_race_leaves_before_its_last_income() -> None:
    """The decline turn pays for the new race in decline alone."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(0, "elves", {10: 1, 11: 1, 15: 1})
    t.stock().turn().choose("decline")
    assert 5 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-13.9")
def test_sw_13_9_the_banner_goes_under_the_stack() -> None:
    """With a full column the banner is the last of the stack, and all know it."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(0, "elves", {14: 1})
    t.stock()
    column, stack = t.column(), t.seen(1)["banners"]
    t.turn().choose("decline")
    assert column == t.column()
    assert [*stack, [RACE["elves"]]] == t.seen(1)["banners"]


@pytest.mark.rules("SW-13.9")
def test_sw_13_9_without_a_stack_the_banner_takes_the_lowest_empty_place() -> None:
    """Four combos are left, so the banner becomes the fifth, without coins and with a new badge."""
    t = Table(2, "ratmen", "hill", at={20: 2}, column=COLUMN_OF_FOUR)
    t.declined(0, "elves", {14: 1})
    t.stacks(banners=[], badges=["swamp", "forest"])
    before = t.column()
    t.turn().choose("decline")
    assert CHANCE == t.seat
    assert ["badge forest", "badge swamp"] == t.options()
    t.choose("badge swamp")
    assert [*before, ("elves", "swamp", 0)] == t.column()
    assert [] == t.seen(0)["banners"]


@pytest.mark.rules("SW-13.10")
def test_sw_13_10_the_banner_returns_at_once_with_the_last_conquered_token() -> None:
    """Not with the last but one; and in the middle of the conqueror's turn."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=9)
    t.declined(1, "elves", {21: 1, 22: 1})
    t.stock()
    stack = t.seen(0)["banners"]
    t.conquering().choose("conquer 21")
    assert stack == t.seen(0)["banners"]
    assert RACE["elves"] == t.seen(0)["players"][1]["declined_race"]
    t.choose("conquer 22")
    assert "conquests" == t.step
    assert [*stack, [RACE["elves"]]] == t.seen(0)["banners"]
    assert NONE == t.seen(0)["players"][1]["declined_race"]


@pytest.mark.rules("SW-13.10")
def test_sw_13_10_a_banner_back_in_the_column_can_be_seen_before_the_next_conquest() -> None:
    """The empty place is filled, including the badge, before the conqueror continues."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=5, column=COLUMN_OF_FOUR)
    t.declined(1, "elves", {21: 1})
    t.stacks(banners=[], badges=["swamp"])
    t.conquering().choose("conquer 21", "badge swamp")
    assert ("elves", "swamp", 0) == t.column()[4]
    assert "conquests" == t.step


@pytest.mark.rules("SW-13.10")
def test_sw_13_10_a_lost_active_race_keeps_its_banner() -> None:
    """Only races in decline return with their last token."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=9)
    t.active(1, "humans", "forest", {21: 1})
    t.stock()
    stack = t.seen(0)["banners"]
    t.conquering().choose("conquer 21")
    assert stack == t.seen(0)["banners"]
    assert RACE["humans"] == t.seen(0)["players"][1]["race"]


@pytest.mark.rules("SW-13.11")
def test_sw_13_11_lairs_and_fortresses_leave_with_their_race() -> None:
    """Those of the removed race are gone, a Fortress of the new race in decline stays."""
    t = Table(2, "ratmen", "fortified", at={20: 2})
    t.declined(0, "trolls", {10: 1, 21: 1})
    t.mark("lairs", 10, 21)
    t.mark("forts", 10, 20)
    t.stock().turn().choose("decline")
    assert [] == t.marked("lairs")
    assert [20] == t.marked("forts")
    t.active(1, "wizards", "wealthy", {5: 1})
    assert (2, 2) == (t.cost(10, seat=1), t.cost(21, seat=1))


@pytest.mark.rules("SW-13.18")
def test_sw_13_18_declining_a_dead_race_drives_out_the_older_one_and_returns_both_banners() -> None:
    """Such a turn pays nothing; both banners go under the stack, the older race's first."""
    t = Table(2, "ratmen", "alchemist", at={})
    t.declined(0, "elves", {14: 1, 15: 1})
    t.stock()
    stack = t.seen(0)["banners"]
    t.turn().choose("decline")
    assert 5 == t.s.coins[0]
    assert [None, None] == [t.holder(14), t.holder(15)]
    assert [*stack, [RACE["elves"]], [RACE["ratmen"]]] == t.seen(0)["banners"]
    assert [NONE, NONE, NONE] == t.s.race[:3]
    assert [POWER["alchemist"]] == t.seen(0)["discards"]


@pytest.mark.rules("SW-13.18")
def test_sw_13_18_both_banners_find_a_badge_in_empty_places_of_the_column() -> None:
    """Two banners return to a column of four: each gets a badge of its own."""
    t = Table(2, "ratmen", "hill", at={}, column=COLUMN_OF_FOUR)
    t.declined(0, "elves", {14: 1})
    t.stacks(banners=[], badges=["swamp", "forest"])
    t.turn().choose("decline", "badge swamp", "badge forest")
    assert [("elves", "swamp", 0), ("ratmen", "forest", 0)] == t.column()[4:]


@pytest.mark.rules("SW-13.18")
def test_sw_13_18_a_dead_beside_race_is_gone_with_its_badge() -> None:
    """No token on the map, so it leaves at once; the other race in decline stays."""
    t = Table(2, "ratmen", "spirit", at={})
    t.declined(0, "elves", {10: 1})
    t.stock().turn().choose("decline")
    assert [NONE, RACE["elves"], NONE] == t.s.race[:3]
    assert [POWER["spirit"]] == t.seen(0)["discards"]
    assert [RACE["ratmen"]] == t.seen(0)["banners"][-1]


@pytest.mark.rules("SW-13.19")
def test_sw_13_19_discarded_badges_stay_out_until_the_stack_runs_out() -> None:
    """The discard is not drawn while the stack has a badge, and is once it has none."""
    t = Table(2, "ratmen", "hill", at={20: 1}, column=COLUMN_OF_FOUR)
    t.combo("humans", "wealthy")
    t.combo("skeletons", "mounted")
    t.stacks(banners=["elves", "dwarves"], badges=["swamp"])
    t.turn().choose("decline")
    assert [POWER["hill"]] == t.seen(1)["discards"]
    t.choose("pick 1", "banner dwarves")
    assert ["badge swamp"] == t.options()
    t.choose("badge swamp", "stop")
    assert [POWER["hill"]] == t.seen(1)["discards"]
    t.choose("pick 1", "banner elves")
    assert ["badge hill"] == t.options()
    t.choose("badge hill")
    assert [] == t.seen(1)["discards"]
