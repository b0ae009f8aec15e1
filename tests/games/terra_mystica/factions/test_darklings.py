"""Darklings (TM-31)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import supply


def table(at: str = "A8", **amounts: int) -> Table:
    """Return darklings against nomads; A7 lies two steps from their swamp."""
    return Table("darklings nomads", at={0: at, 1: "I7"}).own(0, None, **amounts).land("A7", "desert")


@pytest.mark.rules("TM-31.3", "TM-31.5")
def test_tm_31_3_a_priest_for_each_spade_and_2_points_for_it() -> None:
    """Research case 40: two spades, 2 priests, 4 points; the priests return to the supply."""
    t = table(priests=3, workers=0).choose("transform A7 swamp")
    assert ((0, 15, 1), {"ability": 4}, 6) == (t.pay(), t.scored(), supply(t.s, 0))


@pytest.mark.rules("TM-31.3", "TM-31.5")
def test_tm_31_3_priests_buy_the_spades_missing_beside_free_ones() -> None:
    """ACT5 and one priest: 2 points for the one paid, none for the free one."""
    t = table(priests=1, workers=9).own(0, bowls=(0, 0, 4)).choose("power ACT5", "transform A7 swamp")
    assert (0, 9, {"ability": 2}) == (t.s.priests[0], t.s.workers[0], t.scored())


@pytest.mark.rules("TM-31.5")
def test_tm_31_5_free_spades_give_no_points() -> None:
    """ACT6 alone."""
    t = table(priests=1).own(0, bowls=(0, 0, 6)).choose("power ACT6", "transform A7 swamp")
    assert ({}, 1) == (t.scored(), t.s.priests[0])


@pytest.mark.rules("TM-31.4")
def test_tm_31_4_workers_buy_no_spades() -> None:
    """Plenty of workers and no priest: no transformation; and no exchange track."""
    t = table(priests=0, workers=30)
    assert ("TM-5.8", []) == (t.refusal("transform A7 swamp"), t.options("transform"))
    assert "TM-12.5" == table(priests=3, workers=30).refusal("dig")


@pytest.mark.rules("TM-31.6")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_tm_31_6_up_to_three_workers_become_priests(count: int) -> None:
    """Once, when the stronghold is built."""
    t = table("trading-house:A8", workers=9, coins=9, priests=0).choose("upgrade A8 stronghold")
    assert ["ordain 0", "ordain 1", "ordain 2", "ordain 3"] == t.options()
    t.choose(f"ordain {count}")
    assert (5 - count, 3, count) == t.pay()
    assert "after" == t.step


@pytest.mark.rules("TM-31.6", "TM-27.2")
def test_tm_31_6_no_more_workers_than_there_are() -> None:
    """2 workers left: at most 2 priests (research case 40); the ordination is not kept for later."""
    t = table("trading-house:A8", workers=6, coins=9, priests=0).choose("upgrade A8 stronghold")
    assert (["ordain 0", "ordain 1", "ordain 2"], "TM-5.8") == (t.options(), t.refusal("ordain 3"))
    assert "TM-27.2" == t.refusal("claim")
    t.choose("ordain 0").passed(1).choose("end")
    assert (0, []) == (t.seat, t.options("ordain"))


@pytest.mark.rules("TM-31.7")
def test_tm_31_7_no_more_priests_than_the_supply_holds() -> None:
    """Six priests gone: one can be ordained."""
    t = table("trading-house:A8", workers=9, coins=9, priests=4).order(0, "fire 3", "air 3")
    t.choose("upgrade A8 stronghold")
    assert (["ordain 0", "ordain 1"], "TM-31.7") == (t.options(), t.refusal("ordain 2"))
    t.choose("ordain 1")
    assert (5, 0) == (t.s.priests[0], supply(t.s, 0))
