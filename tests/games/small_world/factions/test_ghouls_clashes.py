"""Ghouls against their owner's active race, and beaten Ghouls (SW-19.8 to SW-19.13)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import RACE, Table
from turnwright.core.game import JsonDict
from turnwright.games.small_world.data.tables import ACTIVE, DECLINED, NONE


@pytest.mark.rules("SW-19.8", "SW-19.9")
@pytest.mark.parametrize("options", [{}, {"beaten_fight_on": False}])
def test_sw_19_8_ghouls_may_conquer_regions_of_the_owners_active_race(options: JsonDict) -> None:
    """1 of 3 beaten tokens goes to the tray; 2 wait for the end of the turn and conquer nothing in it."""
    t = Table(2, "humans", "hill", at={21: 3, 5: 2}, options=options)
    t.declined(0, "ghouls", {20: 7})
    before = t.tray("humans")
    t.turn().choose("expand")
    assert 2 == t.cost(21, slot=DECLINED)
    t.choose("conquer 21")
    assert (0, DECLINED) == t.holder(21)
    assert (before + 1, 0, 2) == (t.tray("humans"), t.hand(), t.seen(1)["players"][0]["withdrawn"])
    t.choose("stop")
    assert ("readying", 1, 2) == (t.step, t.hand(), t.s.withdrawn)
    assert "SW-7.12" == t.refusal("conquer 10")
    t.choose("stop", "pile 20")
    assert ("placing", 3, 0) == (t.step, t.hand(), t.s.withdrawn)
    t.choose("pile 5")
    assert ([5], 4) == (t.regions(0), t.tokens(5))


@pytest.mark.rules("SW-19.9", "SW-8.8")
def test_sw_19_9_a_race_that_ghouls_leave_without_a_region_waits_for_its_next_turn() -> None:
    """Its tokens cannot be used this turn; next turn they enter with a First Conquest."""
    t = Table(2, "humans", "hill", at={21: 3})
    t.declined(0, "ghouls", {20: 3})
    t.active(1, "trolls", "hill", {3: 1})
    t.turn().choose("expand", "conquer 21", "stop")
    assert ("readying", ["stop"], 0) == (t.step, t.options(), t.hand())
    t.choose("stop", "place 21")
    assert (1, "expand-or-decline", 2, 0) == (t.seat, t.step, t.hand(), t.s.withdrawn)
    t.choose("expand", "stop", "expand", "stop")
    assert ("readying", 2, "SW-6.1") == (t.step, t.hand(), t.refusal("conquer 14"))
    assert "" == t.refusal("conquer 5")


@pytest.mark.rules("SW-19.9", "SW-16.3")
def test_sw_19_9_beaten_amazons_count_among_those_that_are_redeployed() -> None:
    """They are back before 4 Amazons come off the map, so no region is given up for them."""
    t = Table(2, "amazons", "hill", at={21: 6, 5: 1})
    t.part("aside").aside, t.s.tray[RACE["amazons"]] = 4, t.tray("amazons") - 4
    t.declined(0, "ghouls", {20: 3})
    t.turn().choose("expand", "conquer 21", "stop")
    assert (4, 5) == (t.hand(), t.s.withdrawn)
    t.choose("conquer 10", "stop", "place 21")
    assert ("placing", 4, 4) == (t.step, t.hand(), t.kept("aside"))
    assert [5, 10] == t.regions(0)


@pytest.mark.rules("SW-19.9")
def test_sw_19_9_a_table_may_let_beaten_tokens_fight_on() -> None:
    """Then 2 of 3 are in hand at once and conquer in this very turn."""
    t = Table(2, "humans", "hill", at={21: 3}, options={"beaten_fight_on": True})
    t.declined(0, "ghouls", {20: 7})
    before = t.tray("humans")
    t.turn().choose("expand", "conquer 21")
    assert (before + 1, 2, 0) == (t.tray("humans"), t.hand(), t.s.withdrawn)
    t.choose("stop")
    assert ("readying", 2, "SW-6.1") == (t.step, t.hand(), t.refusal("conquer 14"))
    t.choose("conquer 5")
    assert ([5], 2) == (t.regions(0), t.tokens(5))


@pytest.mark.rules("SW-19.9")
def test_sw_19_9_a_lone_active_token_beaten_by_ghouls_is_lost() -> None:
    """As with an opponent's conquest."""
    t = Table(2, "humans", "hill", at={21: 1, 22: 1})
    t.declined(0, "ghouls", {20: 1}, hand=3)
    before = t.tray("humans")
    t.conquering(slot=DECLINED).choose("conquer 21")
    assert (before + 1, 0, 0) == (t.tray("humans"), t.hand(), t.s.withdrawn)


@pytest.mark.rules("SW-19.10")
def test_sw_19_10_a_beaten_stack_of_ghouls_loses_one_and_regroups() -> None:
    """The rest is placed in Ghoul regions at the end of the conqueror's turn, not in those of the active race."""
    t = Table(2, "ratmen", "hill", at={22: 9})
    t.active(1, "humans", "forest", {5: 1})
    t.declined(1, "ghouls", {21: 3, 12: 1, 18: 1})
    before = t.tray("ghouls")
    t.turn().choose("expand", "conquer 21")
    assert (before + 1, 2) == (t.tray("ghouls"), t.hand(1, DECLINED))
    t.choose("stop", "pile 22")
    assert (1, "placing") == (t.seat, t.step)
    assert ["12", "18"] == t.options("place")
    assert "SW-10.6" == t.refusal("place 5")
    t.choose("place 12", "place 18")
    assert (2, 2) == (t.tokens(12), t.tokens(18))


@pytest.mark.rules("SW-19.11")
def test_sw_19_11_ghouls_without_a_region_enter_again_by_a_first_conquest() -> None:
    """Two of three are left in hand: the race is not gone and enters at the border in its next step."""
    t = Table(2, "ratmen", "hill", at={22: 9})
    t.active(1, "humans", "forest", {5: 1})
    t.declined(1, "ghouls", {21: 3})
    t.stock().turn().choose("expand", "conquer 21", "stop", "pile 22")
    assert RACE["ghouls"] == t.seen(0)["players"][1]["declined_race"]
    assert 2 == t.hand(1, DECLINED)
    t.choose("expand")
    assert (1, "readying") == (t.seat, t.step)
    assert "SW-6.1" == t.refusal("conquer 10")
    t.choose("conquer 18", "stop")
    assert [18] == t.regions(1, DECLINED)


@pytest.mark.rules("SW-19.11")
def test_sw_19_11_ghouls_are_gone_without_tokens_on_map_and_in_hand() -> None:
    """The last Ghoul falls, and the banner returns at once."""
    t = Table(2, "ratmen", "hill", at={22: 1}, hand=9)
    t.declined(1, "ghouls", {21: 1})
    t.stock().conquering().choose("conquer 21")
    assert NONE == t.seen(0)["players"][1]["declined_race"]
    assert [RACE["ghouls"]] == t.seen(0)["banners"][-1]


@pytest.mark.rules("SW-19.11")
def test_sw_19_11_ghouls_that_abandon_all_regions_are_not_gone() -> None:
    """They hold a hand and may enter in the next step."""
    t = Table(2, "ratmen", "hill", at={5: 1})
    t.declined(0, "ghouls", {20: 2})
    t.turn().choose("expand", "abandon 20", "stop", "stop")
    assert (RACE["ghouls"], 2) == (t.s.race[DECLINED], t.hand(0, DECLINED))


@pytest.mark.rules("SW-19.12")
def test_sw_19_12_the_active_race_may_conquer_a_ghoul_region_of_its_owner() -> None:
    """1 Ghoul of 3 goes to the tray, 2 go to other Ghoul regions at the end of the turn."""
    t = Table(2, "ratmen", "hill", at={20: 8})
    t.declined(0, "ghouls", {21: 3, 12: 1, 18: 1})
    before = t.tray("ghouls")
    t.turn().choose("expand", "stop")
    assert 2 == t.cost(21)
    t.choose("conquer 21")
    assert (0, ACTIVE) == t.holder(21)
    assert (before + 1, 2) == (t.tray("ghouls"), t.hand(0, DECLINED))
    t.choose("stop")
    assert (0, ["12", "18"]) == (t.seat, t.options("place"))
    t.choose("pile 12", "pile 20")
    assert (3, 1) == (t.tokens(12), t.tokens(18))


@pytest.mark.rules("SW-19.12")
def test_sw_19_12_ghouls_that_have_redeployed_are_placed_after_the_others() -> None:
    """Where Ghouls redeploy at once, those beaten later are placed at the end of the turn; own tokens may defend."""
    t = Table(2, "ratmen", "hill", at={20: 8}, options={"redeploy_at_once": True, "own_tokens_defend": True})
    t.declined(0, "ghouls", {21: 3, 12: 1, 18: 1})
    t.turn().choose("expand", "stop", "place 21", "place 21")
    assert 5 == t.cost(21)
    t.choose("conquer 21", "stop", "pile 20")
    assert (0, ["12", "18"]) == (t.seat, t.options("place"))
    t.choose("pile 12")
    assert (3, 1) == (t.tokens(12), t.tokens(18))


@pytest.mark.rules("SW-19.13")
def test_sw_19_13_the_ghouls_conquests_do_not_count_for_orcs_and_pillaging() -> None:
    """Ghouls take a tribe and own Orcs, Orcs take a tribe: one bonus each."""
    t = Table(2, "orcs", "pillaging", at={12: 2, 21: 1})
    t.declined(0, "ghouls", {20: 8})
    t.turn().choose("expand", "conquer 14", "conquer 21", "stop")
    assert {"SW-11.1": 1, "SW-11.2": 3} == t.income()
    t.choose("attempt 17", "die 2", "pile 20").settle()
    assert 5 + 2 + 3 + 1 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-19.13")
def test_sw_19_13_the_ghouls_conquests_raise_no_skeletons() -> None:
    """Two tribes fall to Ghouls, none to the Skeletons: no new token."""
    t = Table(2, "skeletons", "hill", at={5: 2})
    t.declined(0, "ghouls", {20: 8})
    before = t.tray("skeletons")
    t.turn().choose("expand", "conquer 14", "conquer 19", "stop", "stop", "pile 20").settle()
    assert before == t.tray("skeletons")
    assert 2 == t.tokens(5)
