"""Nomads (TM-41)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def storm(at: str = "stronghold:A3", other: str = "I7", **amounts: int) -> Table:
    """Return nomads against witches, about to call the storm."""
    return Table("nomads witches", at={0: at, 1: other}).own(0, None, **amounts).choose("special stronghold")


@pytest.mark.rules("TM-41.4", "TM-41.5")
def test_tm_41_4_a_free_hex_beside_an_own_structure_becomes_desert() -> None:
    """A2 and A4 share an edge with A3; not C1 across the bridge or the river, not what lies farther off."""
    t = Table("nomads witches", at={0: "stronghold:A3", 1: "I7"}).bridge(0, "A3:C1").own(0, ship=3)
    t.choose("special stronghold")
    assert ["transform A2 desert", "transform A4 desert"] == t.options()
    assert ("TM-41.5", "TM-41.5") == (t.refusal("transform C1 desert"), t.refusal("transform A6 desert"))
    t.choose("transform A4 desert")
    assert "desert" == t.terrain("A4")


@pytest.mark.rules("TM-41.4")
def test_tm_41_4_only_into_desert_and_only_free_hexes() -> None:
    """No other terrain; not under an opponent."""
    t = storm(other="A4")
    assert ("TM-41.4", "TM-10.2") == (t.refusal("transform A2 forest"), t.refusal("transform A4 desert"))


@pytest.mark.rules("TM-41.4", "TM-18.1")
def test_tm_41_4_without_a_hex_there_is_no_storm() -> None:
    """All around is taken or desert."""
    t = Table("nomads witches", at={0: "stronghold:A3 A2", 1: "A4"}).land("A1 B1", "desert")
    assert "TM-41.4" == t.refusal("special stronghold")


@pytest.mark.rules("TM-41.6")
def test_tm_41_6_a_dwelling_may_follow_at_its_usual_price() -> None:
    """On that hex only; or not at all, or not without the price."""
    t = storm(workers=1, coins=2).land("A2", "desert").choose("transform A4 desert")
    assert (["done", "build A4"], "TM-10.22") == (t.options(), t.refusal("build A2"))
    t.choose("build A4")
    assert ((0, 0, 0), "dwelling 0", "after") == (t.pay(), t.on("A4"), t.step)
    t = storm(workers=0, coins=2).choose("transform A4 desert")
    assert (["done"], "TM-5.8") == (t.options(), t.refusal("build A4"))
    assert "after" == t.choose("done").step


@pytest.mark.rules("TM-41.7")
def test_tm_41_7_no_spade_is_used() -> None:
    """Research case 43: no points under SCORE1, no workers paid regardless of distance."""
    t = Table("nomads witches", at={0: "stronghold:A3", 1: "I7"}).scoring("SCORE1").own(0, workers=0)
    t.land("A4", "lakes").choose("special stronghold", "transform A4 desert")
    assert ({}, 0) == (t.scored(), t.s.workers[0])


@pytest.mark.rules("TM-41.8")
def test_tm_41_8_desert_is_no_target() -> None:
    """A free desert beside the stronghold."""
    t = storm().land("A4", "desert")
    assert (["A2 desert"], "TM-41.8") == (t.options("transform"), t.refusal("transform A4 desert"))
