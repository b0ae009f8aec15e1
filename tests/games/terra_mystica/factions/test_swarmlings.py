"""Swarmlings (TM-37)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "stronghold:A1 A3", other: str = "I7") -> Table:
    """Return swarmlings without workers or coins."""
    return Table("swarmlings nomads", at={0: at, 1: other}).own(0, workers=0, coins=0)


@pytest.mark.rules("TM-37.7")
def test_tm_37_7_three_workers_more_for_each_town() -> None:
    """Research case 30: TW2 gives 7 points and 2 and 3 workers."""
    t = table("trading-house:A1 trading-house:A2 trading-house:A3 A4").own(0, workers=5, coins=8).scoring("SCORE3")
    t.choose("upgrade A1 stronghold", "town TW2")
    assert (5, {"town": 7}) == (t.s.workers[0], t.scored())


@pytest.mark.rules("TM-37.8")
def test_tm_37_8_a_dwelling_becomes_a_trading_house_for_nothing() -> None:
    """Without a worker or a coin; every own dwelling is on offer, and nothing else."""
    t = table("stronghold:A1 A3 I1 temple:I4").choose("special stronghold")
    assert ["upgrade A3 trading-house", "upgrade I1 trading-house"] == t.options()
    assert ("TM-13.1", "TM-37.8") == (t.refusal("upgrade A1 trading-house"), t.refusal("upgrade A3 temple"))
    assert "TM-13.1" == t.refusal("upgrade I7 trading-house")
    t.choose("upgrade A3 trading-house")
    assert ("trading-house 0", (0, 0, 0), "after") == (t.on("A3"), t.pay(), t.step)


@pytest.mark.rules("TM-37.8", "TM-13.3")
def test_tm_37_8_a_dwelling_and_a_trading_house_are_needed() -> None:
    """No dwelling on the map, or four trading houses on it."""
    assert "TM-37.8" == table("stronghold:A1 temple:A3").refusal("special stronghold")
    four = "trading-house:I1 trading-house:I2 trading-house:I4 trading-house:I5"
    assert "TM-37.8" == table(f"stronghold:A1 A3 {four}").refusal("special stronghold")


@pytest.mark.rules("TM-37.9")
def test_tm_37_9_it_counts_as_an_upgrade() -> None:
    """SCORE6 and FAV10 score, the neighbour is offered power, a town is founded."""
    t = table(other="A4").favor(0, "FAV10").scoring("SCORE6")
    t.choose("special stronghold", "upgrade A3 trading-house")
    assert ({"round-tile": 3, "favor": 3}, "offer", 1) == (t.scored(), t.step, t.seat)
    t = table("stronghold:A1 A2 A3 A4").choose("special stronghold", "upgrade A3 trading-house")
    assert [""] == t.towns()
