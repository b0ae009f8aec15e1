"""Ghouls against their owner's active race, and beaten Ghouls (SW-19.8 to SW-19.13)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import RACE, Table
from turnwright.games.small_world.state import ACTIVE, DECLINED, NONE


@pytest.mark.rules("SW-19.8", "SW-19.9")
def test_sw_19_8_ghouls_may_conquer_regions_of_the_owners_active_race() -> None:
    """1 of 3 beaten tokens goes to the tray; 2 wait in hand and conquer in this very turn."""
    t = Table(2, "humans", "hill", at={21: 3})
    t.declined(0, "ghouls", {20: 7})
    before = t.tray("humans")
    t.turn().do("expand")
    assert 5 == t.cost(21, slot=DECLINED)
    t.do("conquer 21")
    assert (0, DECLINED) == t.holder(21)
    assert (before + 1, 2) == (t.tray("humans"), t.hand())
    t.do("stop", "pile 20")
    assert ("readying", 2) == (t.step, t.hand())
    assert "SW-6.1" == t.why("conquer 14")
    t.do("conquer 5")
    assert ([5], 2) == (t.regions(0), t.tokens(5))


@pytest.mark.rules("SW-19.9")
def test_sw_19_9_a_lone_active_token_beaten_by_ghouls_is_lost() -> None:
    """As with an opponent's conquest; Elves alone lose nothing."""
    for race, lost in (("humans", 1), ("elves", 0)):
        t = Table(2, race, "hill", at={21: 1, 22: 1})
        t.declined(0, "ghouls", {20: 1}, hand=3)
        before = t.tray(race)
        t.conquering(slot=DECLINED).do("conquer 21")
        assert (before + lost, 1 - lost) == (t.tray(race), t.hand())


@pytest.mark.rules("SW-19.10")
def test_sw_19_10_a_beaten_stack_of_ghouls_loses_one_and_regroups() -> None:
    """The rest is placed in Ghoul regions at the end of the conqueror's turn, not in those of the active race."""
    t = Table(2, "ratmen", "hill", at={22: 9})
    t.active(1, "humans", "forest", {5: 1})
    t.declined(1, "ghouls", {21: 3, 12: 1, 18: 1})
    before = t.tray("ghouls")
    t.turn().do("expand", "conquer 21")
    assert (before + 1, 2) == (t.tray("ghouls"), t.hand(1, DECLINED))
    t.do("stop", "pile 22")
    assert (1, "placing") == (t.seat, t.step)
    assert [12, 18] == t.on_offer("place")
    assert "SW-10.6" == t.why("place 5")
    t.do("place 12", "place 18")
    assert (2, 2) == (t.tokens(12), t.tokens(18))


@pytest.mark.rules("SW-19.11")
def test_sw_19_11_ghouls_without_a_region_enter_again_by_a_first_conquest() -> None:
    """Two of three are left in hand: the race is not gone and enters at the border in its next step."""
    t = Table(2, "ratmen", "hill", at={22: 9})
    t.active(1, "humans", "forest", {5: 1})
    t.declined(1, "ghouls", {21: 3})
    t.stock().turn().do("expand", "conquer 21", "stop", "pile 22")
    assert RACE["ghouls"] == t.seen(0)["players"][1]["declined_race"]
    assert 2 == t.hand(1, DECLINED)
    t.do("expand")
    assert (1, "readying") == (t.seat, t.step)
    assert "SW-6.1" == t.why("conquer 10")
    t.do("conquer 18", "stop")
    assert [18] == t.regions(1, DECLINED)


@pytest.mark.rules("SW-19.11")
def test_sw_19_11_ghouls_are_gone_without_tokens_on_map_and_in_hand() -> None:
    """The last Ghoul falls, and the banner returns at once."""
    t = Table(2, "ratmen", "hill", at={22: 1}, hand=9)
    t.declined(1, "ghouls", {21: 1})
    t.stock().conquering().do("conquer 21")
    assert NONE == t.seen(0)["players"][1]["declined_race"]
    assert [RACE["ghouls"]] == t.seen(0)["banners"][-1]


@pytest.mark.rules("SW-19.11")
def test_sw_19_11_ghouls_that_abandon_all_regions_are_not_gone() -> None:
    """They hold a hand and may enter in the next step."""
    t = Table(2, "ratmen", "hill", at={5: 1})
    t.declined(0, "ghouls", {20: 2})
    t.turn().do("expand", "abandon 20", "stop", "stop")
    assert (RACE["ghouls"], 2) == (t.s.race[DECLINED], t.hand(0, DECLINED))


@pytest.mark.rules("SW-19.12")
def test_sw_19_12_the_active_race_may_conquer_a_ghoul_region_of_its_owner() -> None:
    """1 Ghoul of 3 goes to the tray, 2 go to other Ghoul regions at the end of the turn."""
    t = Table(2, "ratmen", "hill", at={20: 8})
    t.declined(0, "ghouls", {21: 3, 12: 1, 18: 1})
    before = t.tray("ghouls")
    t.turn().do("expand", "stop").settle()
    t.do("place 21", "place 21")
    assert 5 == t.cost(21)
    t.do("conquer 21")
    assert (0, ACTIVE) == t.holder(21)
    assert (before + 1, 2) == (t.tray("ghouls"), t.hand(0, DECLINED))
    t.do("stop", "pile 20")
    assert (0, [12, 18]) == (t.seat, t.on_offer("place"))
    t.do("pile 12")
    assert (3, 1) == (t.tokens(12), t.tokens(18))


@pytest.mark.rules("SW-19.13")
def test_sw_19_13_the_ghouls_conquests_do_not_count_for_orcs_and_pillaging() -> None:
    """Ghouls take a tribe and own Orcs, Orcs take a tribe: one bonus each."""
    t = Table(2, "orcs", "pillaging", at={12: 2, 21: 1})
    t.declined(0, "ghouls", {20: 8})
    t.turn().do("expand", "conquer 14", "conquer 21", "stop", "pile 20")
    assert {"SW-11.1": 1, "SW-11.2": 3} == t.income()
    t.do("attempt 17", "die 2")
    assert 5 + 2 + 3 + 1 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-19.13")
def test_sw_19_13_the_ghouls_conquests_raise_no_skeletons() -> None:
    """Two tribes fall to Ghouls, none to the Skeletons: no new token."""
    t = Table(2, "skeletons", "hill", at={5: 2})
    t.declined(0, "ghouls", {20: 8})
    before = t.tray("skeletons")
    t.turn().do("expand", "conquer 14", "conquer 19", "stop", "pile 20", "stop").settle()
    assert before == t.tray("skeletons")
    assert 2 == t.tokens(5)
