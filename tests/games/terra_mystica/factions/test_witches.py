"""Witches (TM-29)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def riding(at: str = "stronghold:A1", other: str = "I7") -> Table:
    """Return witches who may ride."""
    return Table("witches nomads", at={0: at, 1: other}).own(0, workers=0, coins=0)


@pytest.mark.rules("TM-29.3")
def test_tm_29_3_five_points_more_for_each_town() -> None:
    """Also for a town founded without any points of the round; others get none."""
    at = {0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"}
    t = Table("witches nomads", at=at).scoring("SCORE3").own(0, workers=9, coins=9)
    t.choose("upgrade A1 stronghold", "town TW1")
    assert {"town": 5, "ability": 5} == t.scored()
    t = Table("auren nomads", at=at).scoring("SCORE3").own(0, workers=9, coins=9)
    t.choose("upgrade A4 trading-house", "town TW1")
    assert {"town": 5} == t.scored()


@pytest.mark.rules("TM-29.4", "TM-29.5")
def test_tm_29_4_the_ride_builds_on_any_free_forest_for_nothing() -> None:
    """Research case 44: far away, without a worker or a coin; all free forests are on offer."""
    t = riding("stronghold:A1 A10").choose("special stronghold")
    assert ["A3", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"] == t.options("build")
    t.choose("build I11")
    assert ("dwelling 0", (0, 0, 0), "after") == (t.on("I11"), t.pay(), t.step)


@pytest.mark.rules("TM-29.4", "TM-10.28")
def test_tm_29_4_a_dwelling_must_be_left() -> None:
    """With eight on the map there is no ride."""
    t = riding("stronghold:A1 I1 I2 I3 I4 I5 I6 I8 I9")
    assert "TM-29.4" == t.refusal("special stronghold")


@pytest.mark.rules("TM-29.6")
def test_tm_29_6_the_hex_must_be_forest_already_and_free() -> None:
    """No transformation is part of the ride; a forest with a structure is taken."""
    t = riding(other="C3")
    t.land("C3", "forest").land("F4", "desert").land("E7", "forest").choose("special stronghold")
    assert ("TM-29.6", "TM-29.6", "TM-10.25", "") == tuple(t.refusal(f"build {h}") for h in ("F4", "E8", "C3", "E7"))
    assert [] == t.options("transform")


@pytest.mark.rules("TM-29.7")
def test_tm_29_7_the_dwelling_counts_as_built() -> None:
    """SCORE3 and FAV11 score, the neighbour is offered power, a town is founded."""
    t = riding(other="A4").favor(0, "FAV11").scoring("SCORE3").choose("special stronghold", "build A3")
    assert ({"round-tile": 2, "favor": 2}, "offer", 1) == (t.scored(), t.step, t.seat)
    t = riding("stronghold:A1 trading-house:A2 A4").choose("special stronghold", "build A3")
    assert [""] == t.towns()


@pytest.mark.rules("TM-29.8")
def test_tm_29_8_the_ride_joins_nothing_at_the_end() -> None:
    """Two dwellings apart are an area of 1."""
    t = Table("witches nomads", at={0: "stronghold:A1 I11", 1: "I7 I8"}, round=6).passed(1).choose("pass")
    assert (12, 18) == (t.scored()["area"], t.scored(1)["area"])
