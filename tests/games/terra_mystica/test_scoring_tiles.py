"""Scoring tiles (TM-23): points of phase II and cult bonuses of phase III."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import supply

TILES = [f"SCORE{n}" for n in range(1, 10)]


def round_of(tile: str, at: str = "A3", round: int = 1, factions: str = "witches nomads") -> Table:
    """Return a round with a scoring tile; seat 0 is rich, seat 1 has passed."""
    t = Table(factions, at={0: at, 1: "I7"}, round=round, options={"temple_tile": tile == "SCORE9"})
    return t.scoring(tile).own(0, workers=30, coins=60).own(0, fire=0, water=0, earth=0, air=0).passed(1)


def points(t: Table) -> int:
    """Return what the tile of the round gave seat 0."""
    return t.scored().get("round-tile", 0)


@pytest.mark.rules("TM-23.3", "TM-23.5", "TM-23.7", "TM-23.10", "TM-23.13", "TM-23.1")
def test_tm_23_1_what_each_tile_scores_in_phase_2() -> None:
    """One event of each kind under every tile: spade, town, dwelling, trading house, temple, stronghold, sanctuary."""
    found = {}
    for tile in TILES:
        t = round_of(tile, "A3 trading-house:A5 temple:A6").land("A2", "mountains").choose("transform A2 forest")
        row = [points(t)]
        t.choose("build A2", "end")
        row.append(points(t) - sum(row))
        t.choose("upgrade A2 trading-house", "end")
        row.append(points(t) - sum(row))
        t.choose("upgrade A2 temple", "favor FAV9", "end")
        row.append(points(t) - sum(row))
        t.choose("upgrade A5 stronghold", "end")
        row.append(points(t) - sum(row))
        t.choose("upgrade A6 sanctuary", "favor FAV10", "end")
        row.append(points(t) - sum(row))
        found[tile] = row
    assert found == {
        "SCORE1": [2, 0, 0, 0, 0, 0],
        "SCORE2": [0, 0, 0, 0, 0, 0],
        "SCORE3": [0, 2, 0, 0, 0, 0],
        "SCORE4": [0, 0, 0, 0, 5, 5],
        "SCORE5": [0, 2, 0, 0, 0, 0],
        "SCORE6": [0, 0, 3, 0, 0, 0],
        "SCORE7": [0, 0, 0, 0, 5, 5],
        "SCORE8": [0, 0, 3, 0, 0, 0],
        "SCORE9": [0, 0, 0, 4, 0, 0],
    }


@pytest.mark.rules("TM-23.1")
def test_tm_23_1_only_the_tile_of_the_own_round_scores() -> None:
    """SCORE3 lies at round 3: dwellings of round 2 and 4 score nothing."""
    for round, vp in ((2, 0), (3, 2), (4, 0)):
        t = Table("witches nomads", at={0: "A3", 1: "I7"}, round=round).own(0, workers=9, coins=9)
        assert vp == points(t.land("A2", "forest").choose("build A2"))


@pytest.mark.rules("TM-23.3")
def test_tm_23_3_score1_counts_every_spade_used() -> None:
    """3 bought spades on one hex, and two free ones of ACT6: 2 points each; surplus spades give none."""
    t = round_of("SCORE1").land("A2", "plains").choose("transform A2 forest")
    assert 6 == points(t)
    t = round_of("SCORE1").own(0, bowls=(0, 0, 12)).land("A2", "mountains").choose("power ACT6", "transform A2 forest")
    t.choose("done")
    assert 2 == points(t)


@pytest.mark.rules("TM-23.5")
def test_tm_23_5_score2_gives_5_for_each_town() -> None:
    """Research case 30: witches, TW3: 9 and 5 and 5 points, and a priest."""
    t = round_of("SCORE2", "trading-house:A1 trading-house:A2 trading-house:A3 A4")
    t.choose("upgrade A1 stronghold", "town TW3")
    assert ({"town": 9, "round-tile": 5, "ability": 5}, 1) == (t.scored(), t.s.priests[0])


@pytest.mark.rules("TM-23.5", "TM-20.7")
def test_tm_23_5_two_towns_at_once_score_twice() -> None:
    """FAV5 founds two in a round of SCORE2."""
    t = round_of("SCORE2", "trading-house:A1 trading-house:A2 A3 A4 trading-house:I1 I2 I3 trading-house:I4")
    t.choose("upgrade A1 temple", "favor FAV5", "town TW1", "town TW1")
    assert 10 == points(t)


def bonus(tile: str, **cults: int) -> dict[str, int]:
    """End a round of ``tile`` with seat 0 on these spaces; return what its cult bonus gave."""
    t = round_of(tile).own(0, bowls=(12, 0, 0), priests=0).own(0, None, **cults).choose("pass BON5")
    found = [told for told in t.said("log-bonus") if told["seat"] == 0]
    names = ("workers", "coins", "priests", "power", "spades")
    return {name: int(told[name]) for told in found for name in names if told[name]}


@pytest.mark.rules(
    "TM-23.2", "TM-23.4", "TM-23.6", "TM-23.8", "TM-23.9", "TM-23.11", "TM-23.12", "TM-23.14", "TM-23.15", "TM-25.2"
)
@pytest.mark.parametrize(
    ("tile", "cult", "every", "name", "amount"),
    [
        ("SCORE1", "earth", 1, "coins", 1),
        ("SCORE2", "earth", 4, "spades", 1),
        ("SCORE3", "water", 4, "priests", 1),
        ("SCORE4", "fire", 2, "workers", 1),
        ("SCORE5", "fire", 4, "power", 4),
        ("SCORE6", "water", 4, "spades", 1),
        ("SCORE7", "air", 2, "workers", 1),
        ("SCORE8", "air", 4, "spades", 1),
    ],
)
def test_tm_23_2_the_cult_bonus_of_each_tile(tile: str, cult: str, every: int, name: str, amount: int) -> None:
    """Once for each full multiple of the spaces required, in its own cult and no other."""
    others = {other: 9 for other in ("fire", "water", "earth", "air") if other != cult}
    for space in range(11):
        times = space // every
        assert ({name: amount * times} if times else {}) == bonus(tile, **{cult: space}, **others), space


@pytest.mark.rules("TM-23.8", "TM-1.11")
def test_tm_23_8_priests_beyond_the_supply_are_lost() -> None:
    """Water 8 in a round of SCORE3 with one priest left in the supply."""
    t = round_of("SCORE3").own(0, priests=6, water=8).choose("pass BON5")
    assert (7, 0) == (t.s.priests[0], supply(t.s, 0))
    assert [1] == [told["priests"] for told in t.said("log-bonus") if told["seat"] == 0]


@pytest.mark.rules("TM-25.2", "TM-23.4", "TM-23.9", "TM-23.11")
def test_tm_25_2_research_case_48() -> None:
    """SCORE4 with fire 5: 2 workers; SCORE1 with earth 7: 7 coins; SCORE5 with fire 9: 8 power."""
    assert {"workers": 2} == bonus("SCORE4", fire=5)
    assert {"coins": 7} == bonus("SCORE1", earth=7)
    assert {"power": 8} == bonus("SCORE5", fire=9)
    assert {"workers": 3} == bonus("SCORE7", air=6)
    assert {"spades": 2} == bonus("SCORE2", earth=8)
