"""Alchemists (TM-30)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


def table(at: str = "A8", **amounts: int) -> Table:
    """Return alchemists against nomads."""
    return Table("alchemists nomads", at={0: at, 1: "I7"}).own(0, None, **amounts)


@pytest.mark.rules("TM-30.5", "TM-30.6")
def test_tm_30_5_points_become_coins_and_coins_points_any_number_of_times() -> None:
    """1 point for 1 coin, 2 coins for 1 point; down to none of either."""
    t = table(vp=2, coins=0).choose("convert vp-coin", "convert vp-coin")
    assert (0, 2, "TM-30.5") == (t.s.vp[0], t.s.coins[0], t.refusal("convert vp-coin"))
    t.choose("convert coins-vp")
    assert (1, 0, "TM-30.5") == (t.s.vp[0], t.s.coins[0], t.refusal("convert coins-vp"))
    t = table(vp=0, coins=5).choose("convert coins-vp", "convert coins-vp")
    assert (2, 1, {"ability": 2}) == (t.s.vp[0], t.s.coins[0], t.scored())


@pytest.mark.rules("TM-30.5", "TM-8.9")
def test_tm_30_5_nobody_else_does_so() -> None:
    """The conversions are refused to witches."""
    t = Table("witches nomads", at={0: "A8", 1: "I7"}).own(0, coins=9)
    assert ("TM-8.9", "TM-8.9") == (t.refusal("convert vp-coin"), t.refusal("convert coins-vp"))


@pytest.mark.rules("TM-30.7")
def test_tm_30_7_only_in_the_own_turn_before_or_after_the_action() -> None:
    """Before, after; not while the temple's tile is chosen, not in an opponent's turn or offer."""
    t = table("trading-house:A8", coins=30, workers=9)
    assert "convert coins-vp" in t.options()
    t.choose("upgrade A8 temple")
    assert not [name for name in t.options() if name.startswith("convert")]
    t.choose("favor FAV9")
    assert {"convert vp-coin", "convert coins-vp"} <= set(t.options())
    t.choose("end")
    assert (1, False) == (t.seat, "convert coins-vp" in t.options())
    t = Table("nomads alchemists", at={0: "A1", 1: "A2"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 trading-house")
    assert (["accept", "decline"], 1) == (t.options(), t.seat)


@pytest.mark.rules("TM-30.8")
def test_tm_30_8_two_coins_score_one_point_at_the_end() -> None:
    """7 coins: 3 points."""
    t = Table("alchemists nomads", at={0: "A8", 1: "I7"}, round=6).own(0, coins=7, workers=0, bowls=(12, 0, 0))
    t.passed(1).choose("pass")
    assert 3 == t.scored()["resources"]


@pytest.mark.rules("TM-30.9")
def test_tm_30_9_the_stronghold_gives_12_power_once() -> None:
    """At the building; not again at the next income."""
    t = table("trading-house:A8", coins=9, workers=9).own(0, bowls=(7, 5, 0)).passed(1)
    t.choose("upgrade A8 stronghold")
    assert (0, 7, 5) == t.bowls()
    t.choose("end", "pass BON2")
    assert (2, (0, 7, 5)) == (t.s.round, t.bowls())


@pytest.mark.rules("TM-30.10", "TM-23.3")
def test_tm_30_10_two_power_for_each_spade_used() -> None:
    """Research case 37: two spades, 4 power, and 4 points under SCORE1; without the stronghold no power."""
    t = table("stronghold:A8", workers=6).scoring("SCORE1").own(0, bowls=(12, 0, 0)).land("A7", "desert")
    t.choose("transform A7 swamp")
    assert ((8, 4, 0), {"round-tile": 4}) == (t.bowls(), t.scored())
    t = table("A8", workers=6).own(0, bowls=(12, 0, 0)).land("A7", "desert").choose("transform A7 swamp")
    assert (12, 0, 0) == t.bowls()


@pytest.mark.rules("TM-30.10")
def test_tm_30_10_free_spades_and_cult_spades_count_unused_ones_do_not() -> None:
    """ACT6 with one spade used, one thrown away: 2 power; a cult spade: 2 power."""
    t = table("stronghold:A8", workers=0).own(0, bowls=(6, 0, 6)).land("A7", "plains")
    t.choose("power ACT6", "transform A7 swamp", "done")
    assert (10, 2, 0) == t.bowls()
    t = table("stronghold:A8", earth=8).own(0, bowls=(12, 0, 0)).land("A7", "plains").passed(1).choose("pass BON2")
    assert ("spades", (12, 0, 0)) == (t.step, t.bowls())
    t.choose("transform A7 swamp")
    assert (10, 2, 0) == t.bowls()
