"""Bridges (TM-17.9 to TM-17.13)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.data.geometry import LAND_CELLS, NEXT_TO, RIVER, SLOT_A, SLOT_B, SLOT_NAMES


def bridging(at: str, factions: str = "witches nomads", other: str = "I7") -> Table:
    """Let seat 0 use the power action bridge."""
    return Table(factions, at={0: at, 1: other}).own(0, bowls=(0, 0, 12)).choose("power ACT1")


@pytest.mark.rules("TM-17.9")
def test_tm_17_9_there_are_29_slots_over_two_river_hexes() -> None:
    """Each joins two land hexes that do not touch and whose two common neighbours are rivers; no other pair does so."""
    found = set()
    for a in LAND_CELLS:
        for b in LAND_CELLS:
            common = [cell for cell in NEXT_TO[a.place] if cell in NEXT_TO[b.place]]
            apart = a.number < b.number and b not in NEXT_TO[a.place]
            if apart and len(common) == 2 and all(cell.terrain == RIVER for cell in common):
                found.add((a.number, b.number))
    assert (29, found) == (len(SLOT_NAMES), set(zip(SLOT_A, SLOT_B)))


@pytest.mark.rules("TM-17.9", "TM-17.10")
def test_tm_17_10_a_bridge_needs_an_own_structure_at_one_end() -> None:
    """E8 has two slots; those of other hexes are refused, also the opponent's."""
    t = bridging("E8", other="A7", factions="witches fakirs")
    assert ["D6:E8", "E8:G3"] == t.options("bridge")
    assert ("TM-17.10", "TM-17.10") == (t.refusal("bridge A7:C3"), t.refusal("bridge F1:H1"))


@pytest.mark.rules("TM-17.10")
@pytest.mark.parametrize("far", ["", "own", "other"])
def test_tm_17_10_the_other_end_is_empty_own_or_an_opponents(far: str) -> None:
    """All three are allowed."""
    t = Table("witches nomads", at={0: "E8 G3" if far == "own" else "E8", 1: "G3" if far == "other" else "A5"})
    t.own(0, bowls=(0, 0, 12)).choose("power ACT1", "bridge E8:G3")
    assert (0, "after") == (t.s.bridges[SLOT_NAMES.index("E8:G3")], t.step)


@pytest.mark.rules("TM-17.11")
def test_tm_17_11_three_bridges_are_all() -> None:
    """The third is fine, a fourth is refused; the opponent's do not count."""
    t = Table("witches nomads", at={0: "C2 E8", 1: "F2"}).bridge(0, "C2:D3", "C2:D4").bridge(1, "F2:G1")
    t.own(0, bowls=(0, 0, 12)).passed(1).choose("power ACT1", "bridge D6:E8", "end")
    assert 3 == t.s.bridges.count(0)
    t.s.used = 0
    assert "TM-5.12" == t.own(0, bowls=(0, 0, 12)).refusal("power ACT1")


@pytest.mark.rules("TM-17.12")
def test_tm_17_12_a_slot_holds_one_bridge() -> None:
    """Whoever built it."""
    t = Table("witches nomads", at={0: "E8", 1: "G3"}).bridge(1, "E8:G3").own(0, bowls=(0, 0, 12))
    t.choose("power ACT1")
    assert (["D6:E8"], "TM-17.12") == (t.options("bridge"), t.refusal("bridge E8:G3"))


@pytest.mark.rules("TM-17.12")
def test_tm_17_12_bridges_stay_for_ever() -> None:
    """After clean-up and in the next round the bridge still stands and joins."""
    t = bridging("E8").choose("bridge E8:G3", "end").passed(1).turn(0).choose("pass BON5")
    assert (2, 0) == (t.s.round, t.s.bridges[SLOT_NAMES.index("E8:G3")])
    assert "build G3" in t.turn(0).own(0, workers=1, coins=2).land("G3", "forest").options()


@pytest.mark.rules("TM-17.13")
def test_tm_17_13_the_land_behind_a_bridge_waits_for_the_next_action() -> None:
    """Nothing but conversions follows the bridge; in the next turn G3 can be built on."""
    t = bridging("E8").own(0, workers=9, coins=9).choose("bridge E8:G3")
    assert {"end", "burn", "convert"} >= {name.split()[0] for name in t.options()}
    t.passed(1).choose("end")
    assert "" == t.refusal("build G3")


@pytest.mark.rules("TM-34.6", "TM-34.7", "TM-17.11")
def test_tm_34_7_engineers_bridges_count_against_the_same_three() -> None:
    """Two by workers, the third by power; then neither way is open (research case 45)."""
    t = Table("engineers nomads", at={0: "C5 B6", 1: "I7"}).own(0, workers=9, coins=0, bowls=(0, 0, 12)).passed(1)
    t.choose("special ability", "bridge A11:C5", "end", "special ability", "bridge B5:C5", "end")
    assert (5, 0, 0) == t.pay()
    t.choose("power ACT1", "bridge B6:C5", "end")
    t.s.used = 0
    assert ("TM-34.6", "TM-5.12") == (t.refusal("special ability"), t.refusal("power ACT1"))
