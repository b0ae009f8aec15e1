"""Spirit (SW-45)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import POWER, RACE, Table
from turnwright.games.small_world.data.tables import ACTIVE, BESIDE, DECLINED


@pytest.mark.rules("SW-45.1", "SW-45.3")
def test_sw_45_1_a_beside_race_leaves_room_for_another() -> None:
    """A Spirit race in decline does not count towards the limit of one; both races in decline score."""
    t = Table(2, "humans", "hill", {20: 2, 21: 2, 22: 1}).stock()
    t.spirit(0, "orcs", {2: 1, 3: 1})
    t.turn().choose("decline")
    assert [2, 3] == t.regions(0, BESIDE)
    assert [20, 21, 22] == t.regions(0, DECLINED)
    assert 5 + 2 + 3 == t.s.coins[0]
    assert {"SW-11.2": 5} == t.income()


@pytest.mark.rules("SW-45.2", "SW-45.3")
def test_sw_45_2_an_older_race_in_decline_stays() -> None:
    """When the Spirit race declines, an older race in decline stays on the map, and both score."""
    t = Table(2, "orcs", "spirit", {20: 2, 21: 2}).stock()
    t.declined(0, "elves", {2: 1, 3: 1, 4: 1})
    t.turn().choose("decline")
    assert [2, 3, 4] == t.regions(0, DECLINED)
    assert [20, 21] == t.regions(0, BESIDE)
    assert [] == t.regions(0, ACTIVE)
    assert 5 + 3 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-45.4", "SW-45.5")
def test_sw_45_4_the_third_decline_removes_the_other_race() -> None:
    """When a third race declines, the Spirit race stays and the other race in decline leaves."""
    t = Table(2, "humans", "hill", {20: 1, 21: 1}).stock()
    t.spirit(0, "orcs", {2: 1, 3: 1})
    t.declined(0, "elves", {5: 1, 10: 1, 9: 1})
    t.turn().choose("decline")
    assert [2, 3] == t.regions(0, BESIDE)
    assert [20, 21] == t.regions(0, DECLINED)
    assert [None, None, None] == [t.holder(region) for region in (5, 9, 10)]
    assert 11 == t.tray("elves")
    assert [RACE["elves"]] == t.s.banners[-1]
    assert 5 + 2 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-45.5", "SW-45.6")
def test_sw_45_5_only_conquest_removes_a_beside_race() -> None:
    """A Spirit race in decline leaves the map only by conquest; its badge is discarded with the race."""
    t = Table(2, "humans", "hill", {21: 1}, hand=7).stock()
    t.spirit(1, "orcs", {22: 1, 20: 1})
    t.conquering().choose("conquer 22")
    assert [20] == t.regions(1, BESIDE)
    assert [] == t.seen(0)["discards"]
    t.choose("conquer 20")
    assert [] == t.regions(1, BESIDE)
    assert -1 == t.seen(0)["players"][1]["beside_race"]
    assert [POWER["spirit"]] == t.seen(0)["discards"]
    assert [RACE["orcs"]] == t.s.banners[-1]


@pytest.mark.rules("SW-45.6")
def test_sw_45_6_the_badge_stays_with_its_race() -> None:
    """The Spirit badge stays with its race in decline: it is not among the discards."""
    t = Table(2, "orcs", "spirit", {20: 2, 21: 2}).stock().turn().choose("decline")
    assert [] == t.seen(0)["discards"]
    assert RACE["orcs"] == t.seen(1)["players"][0]["beside_race"]
    assert POWER["spirit"] not in [*t.seen(1)["badges"][0], *[combo["power"] for combo in t.seen(1)["column"]]]
    t = Table(2, "orcs", "hill", {20: 2, 21: 2}).stock().turn().choose("decline")
    assert [POWER["hill"]] == t.seen(0)["discards"]


@pytest.mark.rules("SW-45.6")
def test_sw_45_6_a_beside_race_without_tokens_gives_the_badge_back_at_once() -> None:
    """A Spirit race that declines without a region is removed along with its badge."""
    t = Table(2, "orcs", "spirit", hand=2).stock().turn().choose("decline")
    assert [POWER["spirit"]] == t.seen(0)["discards"]
    assert -1 == t.seen(0)["players"][0]["beside_race"]


@pytest.mark.rules("SW-45.7")
def test_sw_45_7_spirit_ghouls_go_on_conquering() -> None:
    """Spirit Ghouls continue to conquer while another race is in decline as well."""
    t = Table(2, "humans", "hill", {2: 1}).stock()
    t.spirit(0, "ghouls", {21: 4})
    t.declined(0, "elves", {5: 1})
    t.active(1, "trolls", "swamp", {10: 1})
    t.turn().choose("expand")
    assert 3 == t.hand(0, BESIDE)
    t.choose("conquer 22", "stop")
    assert [21, 22] == t.regions(0, BESIDE)
    assert [5] == t.regions(0, DECLINED)
    assert "readying" == t.step
    t.choose("stop", "pile 22")
    assert 3 == t.tokens(22)
    t.choose("expand", "stop", "decline", "expand", "stop")
    assert [21, 22] == t.regions(0, BESIDE)
    assert [2] == t.regions(0, DECLINED)
    t.choose("pick 1").deal()
    assert 2 == t.hand(0, BESIDE)
    t.choose("attempt 20", "die 1")
    assert (0, BESIDE) == t.holder(20)
