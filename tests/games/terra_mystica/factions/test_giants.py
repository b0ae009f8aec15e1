"""Giants (TM-39)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table

OTHERS = ["desert", "plains", "swamp", "lakes", "forest", "mountains"]


def table(at: str = "A6", **amounts: int) -> Table:
    """Return giants against nomads who have passed."""
    return Table("giants nomads", at={0: at, 1: "I7"}).own(0, None, **amounts).passed(1)


@pytest.mark.rules("TM-39.4")
@pytest.mark.parametrize("terrain", OTHERS)
def test_tm_39_4_two_spades_from_any_terrain(terrain: str) -> None:
    """6 workers at the first rate, regardless of distance; 5 are too few."""
    assert "TM-5.8" == table(workers=5).land("A7", terrain).refusal("transform A7 wasteland")
    t = table(workers=6).land("A7", terrain).choose("transform A7 wasteland")
    assert (0, "wasteland") == (t.s.workers[0], t.terrain("A7"))


@pytest.mark.rules("TM-39.5")
def test_tm_39_5_only_into_wasteland_and_never_away_from_it() -> None:
    """Not by the other way around either."""
    t = table(workers=30).land("A7", "desert").land("A5", "wasteland")
    assert ["TM-10.8"] * 5 == [t.refusal(f"transform A7 {terrain}") for terrain in OTHERS[1:]]
    assert "TM-10.8" == t.refusal("around A7 wasteland")
    assert ["TM-10.8"] * 6 == [t.refusal(f"transform A5 {terrain}") for terrain in OTHERS]


@pytest.mark.rules("TM-39.6")
def test_tm_39_6_with_one_free_spade_the_second_is_bought() -> None:
    """ACT5 and 3 workers; with 2 workers the action cannot be taken."""
    t = table(workers=3).own(0, bowls=(0, 0, 4)).choose("power ACT5", "transform A7 wasteland")
    assert (0, "wasteland") == (t.s.workers[0], t.terrain("A7"))
    assert "TM-5.12" == table(workers=2).own(0, bowls=(0, 0, 4)).refusal("power ACT5")
    t = table(workers=0).own(0, bowls=(0, 0, 6)).choose("power ACT6", "transform A7 wasteland")
    assert "wasteland" == t.terrain("A7")


@pytest.mark.rules("TM-39.7", "TM-25.7")
def test_tm_39_7_a_single_cult_spade_is_lost() -> None:
    """Research case 39: earth 4 asks nothing, regardless of workers; earth 8 makes one transformation."""
    t = table(earth=4, workers=30).choose("pass BON5")
    assert (2, "act") == (t.s.round, t.step)
    t = table(earth=8, workers=0).choose("pass BON5")
    assert ("spades", {"wasteland"}) == (t.step, {name.split()[1] for name in t.options("transform")})
    t.choose("transform A7 wasteland")
    assert ("wasteland", 2, "act") == (t.terrain("A7"), t.s.round, t.step)


@pytest.mark.rules("TM-39.8")
def test_tm_39_8_a_transformation_counts_as_two_spades() -> None:
    """4 points under SCORE1, though desert is one step away."""
    t = table(workers=6).scoring("SCORE1").land("A7", "desert").choose("transform A7 wasteland")
    assert {"round-tile": 4} == t.scored()


@pytest.mark.rules("TM-39.9")
def test_tm_39_9_two_free_spades_as_a_special_action() -> None:
    """No workers; one hex only; shipping reaches."""
    t = table("stronghold:A6", workers=0).scoring("SCORE1").choose("special stronghold", "transform A7 wasteland")
    assert ({"round-tile": 4}, ["done"]) == (t.scored(), t.options())
    t = table("stronghold:A3", ship=1, workers=0).choose("special stronghold")
    assert ("", "TM-10.3") == (t.refusal("transform C1 wasteland"), t.refusal("transform I8 wasteland"))
    t = table("stronghold:A3", ship=0, workers=0).choose("special stronghold")
    assert "TM-10.3" == t.refusal("transform C1 wasteland")


@pytest.mark.rules("TM-39.9", "TM-5.12")
def test_tm_39_9_without_a_hex_in_reach_it_is_refused() -> None:
    """All around is wasteland or taken."""
    t = table("stronghold:A6 A5").land("A4 A7 B2 B3", "wasteland")
    assert "TM-39.9" == t.refusal("special stronghold")


@pytest.mark.rules("TM-39.10")
def test_tm_39_10_a_dwelling_may_follow_at_its_usual_price() -> None:
    """On that hex."""
    t = table("stronghold:A6", workers=1, coins=2).choose("special stronghold", "transform A7 wasteland", "build A7")
    assert ((0, 0, 0), "dwelling 0") == (t.pay(), t.on("A7"))
