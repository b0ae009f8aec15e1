"""Cultists (TM-33)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces

FULL = (0, 0, 12)


def table(at: str = "A2", first: str = "A1", second: str = "A3") -> Table:
    """Return cultists between witches and engineers, all with room for power; the cultists' is in bowl I."""
    t = Table("cultists witches engineers", at={0: at, 1: first, 2: second}).own(0, workers=20, coins=20)
    return t.own(0, bowls=(12, 0, 0)).own(1, bowls=(12, 0, 0)).own(2, bowls=(12, 0, 0))


def upgraded() -> Table:
    """Let the cultists upgrade A2; both opponents are beside it."""
    return table().choose("upgrade A2 trading-house")


@pytest.mark.rules("TM-33.3", "TM-33.5")
@pytest.mark.parametrize(("first", "second"), [("accept", "accept"), ("accept", "decline"), ("decline", "accept")])
def test_tm_33_3_one_step_if_at_least_one_takes_power(first: str, second: str) -> None:
    """Research case 36: one step in a cult of choice, however many take."""
    t = upgraded().choose(first, second)
    assert (["cult fire", "cult water", "cult earth", "cult air"], 0) == (t.options(), t.seat)
    t.choose("cult water")
    assert ([1, 1, 1, 0], (12, 0, 0), "after") == (cult_spaces(t.s, 0), t.bowls(), t.step)


@pytest.mark.rules("TM-33.4")
def test_tm_33_4_dwellings_and_upgrades_count() -> None:
    """A dwelling beside one opponent."""
    t = table("A5", "A3", "I7").land("A4", "plains").choose("build A4", "accept", "cult air")
    assert (1, "after") == (t.cult("air"), t.step)


@pytest.mark.rules("TM-33.4", "TM-33.3")
def test_tm_33_3_transforming_or_a_bridge_gives_nothing() -> None:
    """No structure, no offer, no step."""
    t = table("A5", "A3", "I7").land("A4", "swamp").choose("transform A4 plains", "done")
    assert ("after", [1, 0, 1, 0]) == (t.step, cult_spaces(t.s, 0))


@pytest.mark.rules("TM-33.5")
def test_tm_33_5_each_building_gives_its_own_step() -> None:
    """Two upgrades in two turns, two steps."""
    t = upgraded().choose("accept", "accept", "cult water", "end").passed(1, 2).turn(0)
    t.choose("upgrade A2 temple", "favor FAV8").offers("accept").choose("cult water")
    assert 2 == t.cult("water")


@pytest.mark.rules("TM-33.6")
def test_tm_33_6_one_power_if_all_who_could_take_decline() -> None:
    """Both decline: 1 power and no step."""
    t = upgraded().choose("decline", "decline")
    assert ((11, 1, 0), "after", [1, 0, 1, 0]) == (t.bowls(), t.step, cult_spaces(t.s, 0))


@pytest.mark.rules("TM-33.6", "TM-33.7")
def test_tm_33_6_who_cannot_take_is_not_asked_and_does_not_count() -> None:
    """Witches are full, engineers decline: 1 power; engineers take: one step."""
    t = table().own(1, bowls=FULL).choose("upgrade A2 trading-house")
    assert 2 == t.seat
    t.choose("decline")
    assert (11, 1, 0) == t.bowls()
    t = table().own(1, bowls=FULL).choose("upgrade A2 trading-house", "accept")
    assert "cult-step" == t.step


@pytest.mark.rules("TM-33.3", "TM-14.11")
def test_tm_33_3_an_opponent_without_points_can_still_take() -> None:
    """Witches with a temple and no points take 1 of 2 for nothing: that is a step for the cultists."""
    t = table(first="temple:A1", second="I7").own(1, vp=0).choose("upgrade A2 trading-house", "accept", "cult air")
    assert ((11, 1, 0), 0, 1) == (t.bowls(1), t.s.vp[1], t.cult("air"))


@pytest.mark.rules("TM-33.7")
def test_tm_33_7_nothing_if_nobody_could_take() -> None:
    """Both full, or nobody adjacent."""
    t = table().own(1, bowls=FULL).own(2, bowls=FULL).choose("upgrade A2 trading-house")
    assert ("after", (12, 0, 0)) == (t.step, t.bowls())
    t = table("A2", "I1", "I7").choose("upgrade A2 trading-house")
    assert ("after", (12, 0, 0)) == (t.step, t.bowls())


@pytest.mark.rules("TM-33.8")
def test_tm_33_8_the_step_comes_after_all_have_decided() -> None:
    """The first takes: the second is asked before the step."""
    t = upgraded().choose("accept")
    assert (2, "offer") == (t.seat, t.step)
    t.choose("decline")
    assert (0, "cult-step") == (t.seat, t.step)


@pytest.mark.rules("TM-33.8", "TM-14.14")
def test_tm_33_8_the_step_may_use_a_key_of_the_same_action() -> None:
    """The upgrade founds a town; its key brings fire from 9 to 10."""
    t = table("trading-house:A2 trading-house:A3 trading-house:A4 A5", "A1", "I7").own(0, fire=9)
    t.choose("upgrade A2 stronghold", "town TW1", "accept", "cult fire")
    assert (10, 0) == (t.cult("fire"), t.s.keys[0])


@pytest.mark.rules("TM-33.3")
def test_tm_33_3_opponents_buildings_give_the_cultists_nothing_but_their_offer() -> None:
    """Cultists take power from the witches: no step."""
    t = Table("witches cultists", at={0: "A1", 1: "A2"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 trading-house", "accept")
    assert ("after", 0, [1, 0, 1, 0]) == (t.step, t.seat, cult_spaces(t.s, 1))


@pytest.mark.rules("TM-33.9")
def test_tm_33_9_the_stronghold_scores_7_points_once() -> None:
    """At the building, and not at a later pass."""
    t = Table("cultists witches", at={0: "trading-house:A2", 1: "I7"}).own(0, workers=9, coins=9).passed(1)
    t.choose("upgrade A2 stronghold")
    assert {"ability": 7} == t.scored()
    t.choose("end", "pass BON5")
    assert {"ability": 7} == t.scored()
