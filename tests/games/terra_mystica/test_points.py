"""Points are told with the rule that gives them, and noted by source."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica import GAME


def told(t: Table, seat: int = 0) -> list[tuple[str, int]]:
    """Return rule and points of every line about points of a seat."""
    lines = [message for message in t.log if message.id == "log-vp" and message.args["seat"] == seat]
    return [(GAME.rulebook.rule(line.rule).id, int(line.args["vp"])) for line in lines]


def rich(at: str, factions: str = "witches nomads", round: int = 1) -> Table:
    """Return seat 0 with plenty of everything; seat 1 has passed."""
    t = Table(factions, at={0: at, 1: "I7"}, round=round)
    return t.own(0, workers=20, coins=30, priests=3).passed(1)


@pytest.mark.rules("TM-23.1", "TM-22.13", "TM-22.14", "TM-22.16")
def test_tm_22_16_each_source_of_a_building_is_told_apart() -> None:
    """The tile of the round and the favor tile, for a dwelling and for a trading house."""
    t = rich("A1").land("A2", "forest").scoring("SCORE3").favor(0, "FAV10", "FAV11").choose("build A2", "end")
    assert [("TM-23.1", 2), ("TM-22.14", 2)] == told(t)
    t.log.clear()
    t.scoring("SCORE6").choose("upgrade A2 trading-house")
    assert [("TM-23.1", 3), ("TM-22.13", 3)] == told(t)


@pytest.mark.rules("TM-23.3", "TM-32.3", "TM-11.2", "TM-12.3")
def test_tm_23_3_spades_and_tracks() -> None:
    """A spade of the halflings under SCORE1; a step of shipping; a step of the exchange track."""
    t = (
        rich("A7", "halflings nomads")
        .land("A6", "desert")
        .scoring("SCORE1")
        .choose("transform A6 plains", "done", "end")
    )
    assert [("TM-23.3", 2), ("TM-32.3", 1)] == told(t)
    t.log.clear()
    t.choose("ship", "end", "dig", "end")
    assert [("TM-11.2", 2), ("TM-12.3", 6)] == told(t)


@pytest.mark.rules("TM-20.9", "TM-23.5", "TM-29.3")
def test_tm_20_9_a_town() -> None:
    """Tile, round, faction."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4").scoring("SCORE2")
    t.choose("upgrade A1 stronghold", "town TW1")
    assert [("TM-20.9", 5), ("TM-23.5", 5), ("TM-29.3", 5)] == told(t)


@pytest.mark.rules("TM-19.10", "TM-22.15", "TM-34.8")
def test_tm_19_10_a_pass() -> None:
    """Card, favor tile, faction."""
    t = rich("trading-house:A3 stronghold:C1", "engineers nomads").card(0, "BON7").favor(0, "FAV12")
    t.bridge(0, "A3:C1").choose("pass BON5")
    assert [("TM-19.10", 2), ("TM-22.15", 2), ("TM-34.8", 3)] == told(t)


@pytest.mark.rules("TM-35.5", "TM-40.5", "TM-31.5", "TM-33.9")
def test_tm_35_5_what_the_factions_score() -> None:
    """A tunnel, a flight, a priest's spade, the cultists' stronghold."""
    assert [("TM-35.5", 4)] == told(rich("A1", "dwarves nomads").choose("transform A3 mountains"))
    t = Table("fakirs witches", at={0: "A1", 1: "I7"}).own(0, workers=9, priests=2).land("A3", "plains")
    assert [("TM-40.5", 4)] == told(t.choose("transform A3 desert"))
    t = rich("A8", "darklings nomads").land("A7", "plains").choose("transform A7 swamp")
    assert [("TM-31.5", 2)] == told(t)
    assert [("TM-33.9", 7)] == told(rich("trading-house:A1", "cultists nomads").choose("upgrade A1 stronghold"))


@pytest.mark.rules("TM-26.3", "TM-26.5", "TM-26.12", "TM-14.8")
def test_tm_26_3_final_scoring_and_power() -> None:
    """Cult, area, resources; and what power through structures costs."""
    t = rich("A1", round=6).own(0, workers=0, coins=3, priests=0, bowls=(12, 0, 0), air=2).choose("pass")
    assert [("TM-26.3", 8), ("TM-26.5", 15), ("TM-26.12", 1)] == told(t)
    t = Table("witches nomads", at={0: "A1", 1: "temple:A2"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 trading-house", "accept")
    assert [("TM-14.8", -1)] == told(t, 1)
