"""Elves (SW-18)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.core.game import JsonDict
from turnwright.games.small_world.data.tables import DECLINED


@pytest.mark.rules("SW-18.1")
def test_sw_18_1_no_elf_is_lost_when_its_region_is_conquered() -> None:
    """All 3 go to hand and are placed again at the end of the conqueror's turn."""
    t = Table(2, "ratmen", "hill", at={20: 9})
    t.active(1, "elves", "forest", {21: 3, 5: 1})
    before = t.tray("elves")
    t.turn().choose("expand", "conquer 21")
    assert (before, 3) == (t.tray("elves"), t.hand(1))
    t.choose("stop", "pile 20")
    assert (1, "placing") == (t.seat, t.step)
    t.choose("pile 5")
    assert 4 == t.tokens(5)


@pytest.mark.rules("SW-18.1")
def test_sw_18_1_other_races_lose_a_token() -> None:
    """The same attack costs Humans one."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=8)
    t.active(1, "humans", "forest", {21: 3, 5: 1})
    before = t.tray("humans")
    t.conquering().choose("conquer 21")
    assert (before + 1, 2) == (t.tray("humans"), t.hand(1))


@pytest.mark.rules("SW-18.2")
def test_sw_18_2_a_lone_elf_is_not_lost() -> None:
    """The last Elf of the last region waits in hand for a First Conquest."""
    t = Table(2, "ratmen", "hill", at={20: 9})
    t.active(1, "elves", "forest", {21: 1})
    t.turn().choose("expand", "conquer 21", "stop", "pile 20")
    assert (1, 11 - 1) == (t.hand(1), t.tray("elves"))
    assert (1, "expand-or-decline") == (t.seat, t.step)
    t.choose("expand")
    assert [] == t.options("conquer")
    assert "" == t.refusal("attempt 2")


@pytest.mark.rules("SW-18.3")
def test_sw_18_3_a_swapped_elf_goes_to_the_tray() -> None:
    """The swap costs the Elf its life."""
    t = Table(2, "sorcerers", "hill", at={20: 1})
    t.active(1, "elves", "forest", {21: 1, 5: 1})
    t.conquering().choose("swap 21")
    assert (0, 11 - 1) == (t.hand(1), t.tray("elves"))
    assert (0, 0) == t.holder(21)


@pytest.mark.rules("SW-18.4")
def test_sw_18_4_elves_in_decline_are_lost() -> None:
    """A conquered Elf in decline goes to the tray."""
    t = Table(2, "ratmen", "hill", at={20: 1}, hand=8)
    t.declined(1, "elves", {21: 1, 5: 1})
    t.stock().conquering().choose("conquer 21")
    assert (0, 11 - 1) == (t.hand(1, DECLINED), t.tray("elves"))


@pytest.mark.rules("SW-18.5")
@pytest.mark.parametrize(("options", "lost"), [({}, 1), ({"spared_by_own": False}, 1), ({"spared_by_own": True}, 0)])
def test_sw_18_5_elves_beaten_by_their_owners_ghouls_lose_a_token(options: JsonDict, lost: int) -> None:
    """The rule book saves them from an opponent's conquest; a table may also save them from their owner's Ghouls."""
    for tokens in (3, 1):
        t = Table(2, "elves", "hill", at={21: tokens, 5: 1}, options=options)
        t.declined(0, "ghouls", {20: 5})
        t.turn().choose("expand", "conquer 21")
        assert (11 - tokens - 1 + lost, tokens - lost) == (t.tray("elves"), t.s.withdrawn)
        t.choose("stop", "stop", "pile 20").settle()
        assert ([5], 1 + tokens - lost) == (t.regions(0), t.tokens(5))


@pytest.mark.rules("SW-18.1", "SW-18.5")
@pytest.mark.parametrize("value", [False, True])
def test_sw_18_5_ghouls_of_an_opponent_take_no_elf_in_any_case(value: bool) -> None:
    """The table's reading is about races of one owner only."""
    t = Table(2, "elves", "hill", at={21: 2, 5: 1}, options={"spared_by_own": value})
    t.declined(1, "ghouls", {20: 5})
    t.active(1, "ratmen", "forest", {3: 1})
    t.turn(1).choose("expand", "conquer 21")
    assert (11 - 3, 2, 0) == (t.tray("elves"), t.hand(0), t.s.withdrawn)
