"""Founding towns (TM-20)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces

ALL_TILES = ["TW1", "TW2", "TW3", "TW4", "TW5"]


def rich(at: str, factions: str = "witches nomads", other: str = "I7") -> Table:
    """Return seat 0 with plenty of workers and coins."""
    return Table(factions, at={0: at, 1: other}).own(0, workers=20, coins=20)


@pytest.mark.rules("TM-20.1", "TM-20.4")
def test_tm_20_1_a_town_arises_by_itself_at_7_power() -> None:
    """Research case 27: TP TP D D (6) is not a town; the stronghold makes 7, and only tiles are on offer."""
    t = rich("trading-house:A1 A2 A3 A4").choose("upgrade A2 trading-house")
    assert ([], "after") == (t.towns(), t.step)
    t.passed(1).choose("end", "upgrade A1 stronghold")
    assert ([""], "rewards", [f"town {tile}" for tile in ALL_TILES]) == (t.towns(), t.step, t.options())


@pytest.mark.rules("TM-20.2")
def test_tm_20_2_three_structures_without_sanctuary_are_too_few() -> None:
    """SH, TP and TE make 7 with three structures; the fourth dwelling founds the town."""
    t = rich("trading-house:A1 trading-house:A2 temple:A3").land("A4", "forest").choose("upgrade A1 stronghold")
    assert ([], "after") == (t.towns(), t.step)
    t.passed(1).choose("end", "build A4")
    assert ["A1", "A2", "A3", "A4"] == [name for name in ("A1", "A2", "A3", "A4", "A5") if t.in_town(name)]


@pytest.mark.rules("TM-20.2")
def test_tm_20_2_structures_must_be_directly_adjacent() -> None:
    """Four structures of power 8, one of them apart: no town, regardless of shipping."""
    t = rich("trading-house:A1 trading-house:A2 temple:A3 C1").own(0, ship=3).choose("upgrade A1 stronghold")
    assert [] == t.towns()
    t = rich("trading-house:A1 trading-house:A2 temple:A3 C1").bridge(0, "A3:C1").choose("upgrade A1 stronghold")
    assert [""] == t.towns()


@pytest.mark.rules("TM-20.3")
def test_tm_20_3_the_sanctuary_counts_double() -> None:
    """Research case 27: SA, TP and TP make a town of three; a sanctuary elsewhere does not help."""
    t = rich("temple:A1 trading-house:A2 trading-house:A3").choose("upgrade A1 sanctuary")
    assert [""] == t.towns()
    t = rich("temple:A1 trading-house:A2 I1").choose("upgrade A1 sanctuary")
    assert [] == t.towns()
    t = rich("trading-house:A1 trading-house:A2 temple:A3 sanctuary:I1").choose("upgrade A1 stronghold")
    assert [] == t.towns()
    t = rich("temple:A1 stronghold:A2").favor(0, "FAV5").choose("upgrade A1 sanctuary")
    assert [] == t.towns()


@pytest.mark.rules("TM-20.3", "TM-20.4")
def test_tm_20_4_with_the_sanctuary_the_power_must_still_be_7() -> None:
    """SA, TP and D make 6: only the owner of FAV5 founds."""
    t = rich("temple:A1 trading-house:A2 A3").choose("upgrade A1 sanctuary")
    assert [] == t.towns()
    t = rich("temple:A1 trading-house:A2 A3").favor(0, "FAV5").choose("upgrade A1 sanctuary")
    assert [""] == t.towns()


@pytest.mark.rules("TM-20.4")
def test_tm_20_4_fav5_lowers_the_need_to_6_for_its_owner() -> None:
    """TP TP D D: a town for who owns the tile, none if an opponent owns it, none with 5."""
    t = rich("trading-house:A1 A2 A3 A4").favor(0, "FAV5").choose("upgrade A2 trading-house")
    assert [""] == t.towns()
    t = rich("trading-house:A1 A2 A3 A4").favor(1, "FAV5").choose("upgrade A2 trading-house")
    assert [] == t.towns()
    t = rich("A1 A2 A3 A4").favor(0, "FAV5").choose("upgrade A2 trading-house")
    assert [] == t.towns()


@pytest.mark.rules("TM-20.5")
def test_tm_20_5_dwelling_upgrade_bridge_and_fav5_are_what_founds() -> None:
    """Each completes a group of its own; sending a priest beside a finished group does nothing."""
    dwelling = rich("trading-house:A1 trading-house:A2 temple:A3").land("A4", "forest").choose("build A4")
    assert [""] == dwelling.towns()
    upgrade = rich("trading-house:A1 trading-house:A2 temple:A3 A4").choose("upgrade A4 trading-house")
    assert [""] == upgrade.towns()
    bridge = rich("trading-house:A3 trading-house:A2 temple:C1 A1").own(0, bowls=(0, 0, 12))
    assert [""] == bridge.choose("power ACT1", "bridge A3:C1").towns()
    tile = rich("trading-house:A1 trading-house:A2 A3 A4 trading-house:I1").choose("upgrade I1 temple", "favor FAV5")
    assert [""] == tile.towns()
    other = rich("trading-house:A1 trading-house:A2 A3 A4 trading-house:I1").choose("upgrade I1 temple", "favor FAV6")
    assert ([], "after") == (other.towns(), other.step)


@pytest.mark.rules("TM-20.6", "TM-20.2")
def test_tm_20_6_a_bridge_that_completes_a_group_founds_a_town_at_once() -> None:
    """Research case 28: two groups of 3 and 4 power over A7:C3 become one of 4 structures and 7."""
    t = rich("trading-house:A7 A8 C3 stronghold:D4").own(0, bowls=(0, 0, 12)).choose("power ACT1", "bridge A7:C3")
    assert ("rewards", 0, [""]) == (t.step, t.seat, t.towns())
    t.choose("town TW1")
    assert ("after", ["TW1"]) == (t.step, t.towns())
    assert all(t.in_town(name) for name in ("A7", "A8", "C3", "D4"))


@pytest.mark.rules("TM-20.6", "TM-20.2")
@pytest.mark.parametrize("at", ["stronghold:A3 trading-house:A2 temple:A1", "stronghold:C1 trading-house:D2 temple:D3"])
@pytest.mark.parametrize("taken", [False, True])
def test_tm_20_6_a_bridge_to_a_hex_of_nobody_or_an_opponent_founds_nothing(at: str, taken: bool) -> None:
    """Power 7 in three structures; the hex across, empty or an opponent's, is no fourth."""
    across = "C1" if "A3" in at else "A3"
    t = rich(at, other=across if taken else "I7").own(0, bowls=(0, 0, 12)).choose("power ACT1", "bridge A3:C1")
    assert ([], "after") == (t.towns(), t.step)


@pytest.mark.rules("TM-20.6")
def test_tm_20_6_an_opponents_bridge_joins_as_well() -> None:
    """Nomads built the bridge A7:C3 earlier: the dwelling of the witches at its far end completes their town."""
    t = rich("trading-house:A7 A8 stronghold:D4").bridge(1, "A7:C3").land("C3", "forest").choose("build C3")
    assert [""] == t.towns()


@pytest.mark.rules("TM-20.8")
def test_tm_20_8_any_tile_left_may_be_chosen_also_the_same_again() -> None:
    """TW2 for the first town and for the second; then none is left."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4 temple:I1 I2 I3 trading-house:I4").passed(1)
    t.choose("upgrade A1 stronghold", "town TW2", "end", "upgrade I1 sanctuary", "favor FAV9")
    assert ALL_TILES == t.options("town")
    t.choose("town TW2")
    assert (["TW2", "TW2"], 0) == (t.towns(), t.s.towns_left[1])
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4").town(1, "I7", "TW2").town(1, "I7", "TW2")
    t.choose("upgrade A1 stronghold")
    assert (["TW1", "TW3", "TW4", "TW5"], "TM-20.14") == (t.options("town"), t.refusal("town TW2"))


@pytest.mark.rules("TM-20.8")
def test_tm_20_8_without_a_town_no_tile_is_taken() -> None:
    """A temple alone gives a favor tile only."""
    t = rich("trading-house:A1").choose("upgrade A1 temple")
    assert ("TM-20.8", []) == (t.refusal("town TW1"), t.options("town"))


@pytest.mark.rules("TM-20.9", "TM-20.10")
def test_tm_20_9_points_reward_and_key_come_once() -> None:
    """TW1: 5 points, 6 coins and a key; nothing more when the town grows or at the next income."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4").scoring("SCORE3").land("A5", "forest").passed(1)
    t.own(0, coins=6, workers=4).choose("upgrade A1 stronghold", "town TW1")
    assert (6, 1, {"town": 5, "ability": 5}) == (t.s.coins[0], t.s.keys[0], t.scored())
    t.own(0, workers=1).choose("end", "build A5")
    assert ("after", 4, 1) == (t.step, t.s.coins[0], t.s.keys[0])
    before = t.income()[1]
    t.choose("end", "pass BON5")
    assert (2, 4 + before - 6) == (t.s.round, t.s.coins[0])


@pytest.mark.rules("TM-20.9", "TM-20.10")
def test_tm_20_10_tile_and_key_go_to_the_founder() -> None:
    """Seat 1 founds a town while seat 0 has one: everybody keeps their own."""
    t = Table("witches nomads", at={0: "A1 A2", 1: "trading-house:I1 trading-house:I2 trading-house:I3 I4"}, turn=1)
    t.town(0, "A1 A2", "TW4").own(1, workers=9, coins=9).choose("upgrade I1 stronghold", "town TW2")
    assert (["TW4"], ["TW2"], [0, 1]) == (t.towns(), t.towns(1), t.s.keys)
    assert ({}, 7) == (t.scored(), t.scored(1)["town"])


@pytest.mark.rules("TM-20.7", "TM-20.2")
def test_tm_20_7_fav5_looks_at_each_group_by_itself() -> None:
    """Power 6 in four structures, but with a gap at A3, empty or an opponent's: no town."""
    at = "trading-house:A1 trading-house:A2 A4 A5 trading-house:I1"
    assert [] == rich(at).choose("upgrade I1 temple", "favor FAV5").towns()
    assert [] == rich(at, other="A3").choose("upgrade I1 temple", "favor FAV5").towns()


@pytest.mark.rules("TM-20.11")
def test_tm_20_11_all_joined_structures_belong_to_the_town() -> None:
    """Six in a row, of which four would do; one apart does not belong to it."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4 A5 A6 I1").choose("upgrade A1 stronghold")
    assert [True] * 6 + [False] == [t.in_town(name) for name in ("A1", "A2", "A3", "A4", "A5", "A6", "I1")]


@pytest.mark.rules("TM-20.12")
def test_tm_20_12_a_structure_beside_a_town_joins_it_and_founds_none() -> None:
    """Research case 28: a dwelling between a town and a group of power 6 joins both, no second town."""
    t = rich("stronghold:A1 trading-house:A2 A3 A4 trading-house:A6 trading-house:A7 A8 A9").town(0, "A1 A2 A3 A4")
    t.land("A5", "forest").choose("build A5")
    assert (["TW1"], "after") == (t.towns(), t.step)
    assert all(t.in_town(name) for name in ("A5", "A6", "A7", "A8", "A9"))


@pytest.mark.rules("TM-20.12")
def test_tm_20_12_an_upgrade_inside_a_town_founds_none() -> None:
    """The structures of a town are spent."""
    t = rich("stronghold:A1 trading-house:A2 A3 A4").town(0, "A1 A2 A3 A4").choose("upgrade A3 trading-house")
    assert (["TW1"], "after") == (t.towns(), t.step)


@pytest.mark.rules("TM-20.13")
def test_tm_20_13_towns_that_grow_together_stay_two() -> None:
    """A dwelling joins two towns: two tiles, two keys, all points kept."""
    t = rich("stronghold:A1 trading-house:A2 A3 A4 trading-house:A6 trading-house:A7 temple:A8 A9")
    t.town(0, "A1 A2 A3 A4", "TW1").town(0, "A6 A7 A8 A9", "TW2").own(0, keys=2).land("A5", "forest")
    t.choose("build A5")
    assert (["TW1", "TW2"], 2, {}, "after") == (t.towns(), t.s.keys[0], t.scored(), t.step)


@pytest.mark.rules("TM-20.14")
def test_tm_20_14_without_a_tile_left_no_town_is_founded() -> None:
    """Ten towns are founded; the eleventh group stays what it is, and no key comes."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4")
    for tile in ALL_TILES * 2:
        t.town(1, "I7", tile)
    assert 0 == sum(t.s.towns_left)
    t.choose("upgrade A1 stronghold")
    assert ([], "after", False, 0) == (t.towns(), t.step, t.in_town("A1"), t.s.keys[0])


@pytest.mark.rules("TM-20.14")
def test_tm_20_14_the_last_tile_serves_one_town() -> None:
    """FAV5 completes two groups, one tile is left: one town."""
    t = rich("trading-house:A1 trading-house:A2 A3 A4 trading-house:I1 I2 I3 trading-house:I4")
    for tile in [*ALL_TILES * 2][1:]:
        t.town(1, "I7", tile)
    t.choose("upgrade A1 temple", "favor FAV5")
    assert ([""], ["town TW1"]) == (t.towns(), t.options())
    t.choose("town TW1")
    assert (["TW1"], "after") == (t.towns(), t.step)


@pytest.mark.rules("TM-21.1", "TM-21.2", "TM-21.3", "TM-21.4", "TM-21.5")
@pytest.mark.parametrize(
    ("tile", "vp", "gained"),
    [
        ("TW1", 5, {"coins": 6}),
        ("TW2", 7, {"workers": 2}),
        ("TW3", 9, {"priests": 1}),
        ("TW4", 6, {"power": 8}),
        ("TW5", 8, {"steps": 1}),
    ],
)
def test_tm_21_1_what_the_town_tiles_give(tile: str, vp: int, gained: dict[str, int]) -> None:
    """Points and one reward, and nothing else."""
    t = Table("auren nomads", at={0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"})
    t.scoring("SCORE3").own(0, bowls=(12, 0, 0), fire=0, water=0, earth=0, air=0)
    t.own(0, workers=2, coins=6).choose("upgrade A4 trading-house", f"town {tile}")
    assert {"town": vp} == t.scored()
    assert (gained.get("workers", 0), gained.get("coins", 0), gained.get("priests", 0)) == t.pay()
    assert (12 - gained.get("power", 0), gained.get("power", 0), 0) == t.bowls()
    assert [gained.get("steps", 0)] * 4 == cult_spaces(t.s, 0)
    assert 1 == t.s.keys[0]


@pytest.mark.rules("TM-21.3")
def test_tm_21_3_the_priest_comes_from_the_own_supply() -> None:
    """With seven priests gone it is lost."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4").own(0, priests=4)
    t.order(0, "fire 3", "air 3", "water 3").choose("upgrade A1 stronghold", "town TW3")
    assert (4, 9) == (t.s.priests[0], t.scored()["town"])


@pytest.mark.rules("TM-21.6", "TM-21.5")
def test_tm_21_6_the_key_of_tw5_serves_its_own_steps() -> None:
    """Water 9 and no other key: the marker reaches 10 with 3 power."""
    t = rich("trading-house:A1 trading-house:A2 trading-house:A3 A4").own(0, water=9, bowls=(12, 0, 0), air=0)
    t.choose("upgrade A1 stronghold", "town TW5")
    assert ([1, 10, 1, 1], 0, (9, 3, 0)) == (cult_spaces(t.s, 0), t.s.keys[0], t.bowls())
