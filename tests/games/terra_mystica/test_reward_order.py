"""Several rewards of one action: their order, and the power offers that follow them (TM-5.10, TM-14.14)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces


def halflings_found_a_town() -> Table:
    """Build a stronghold that founds a town, seat 1 beside it at E7, seat 2 at E4 beside the free hex E5."""
    t = Table("halflings witches nomads", at={0: "trading-house:E6 trading-house:F4 F3 G2", 1: "E7", 2: "E4"})
    t.own(0, workers=9, coins=20).own(1, bowls=(5, 7, 0)).own(2, bowls=(5, 7, 0))
    return t.land("E5", "swamp").choose("upgrade E6 stronghold")


@pytest.mark.rules("TM-14.15", "TM-14.14", "TM-5.10")
def test_tm_14_15_the_stronghold_offers_before_the_dwelling_built_with_its_spades() -> None:
    """The dwelling comes while the town tile still waits; both offers follow the tile, the stronghold's first."""
    t = halflings_found_a_town()
    t.choose("claim", "transform E5 plains", "build E5")
    assert ("rewards", 0) == (t.step, t.seat)
    t.choose("town TW1")
    assert ("offer", 1) == (t.step, t.seat)
    t.choose("accept")
    assert ("offer", 2) == (t.step, t.seat)
    t.choose("accept")
    assert ("after", 0) == (t.step, t.seat)


@pytest.mark.rules("TM-14.15", "TM-5.10")
def test_tm_14_15_the_order_of_offers_is_the_same_when_the_town_tile_comes_first() -> None:
    """Tile, then spades and dwelling: seat 1 beside the stronghold is asked before seat 2 beside the dwelling."""
    t = halflings_found_a_town()
    t.choose("town TW1", "claim", "transform E5 plains", "build E5")
    assert ("offer", 1) == (t.step, t.seat)
    t.choose("decline")
    assert ("offer", 2) == (t.step, t.seat)


@pytest.mark.rules("TM-5.11", "TM-5.10")
def test_tm_5_11_the_town_tile_pays_for_the_dwelling_of_the_same_action() -> None:
    """Halflings spend all workers on the stronghold; the 2 workers of TW2 pay the dwelling."""
    t = halflings_found_a_town().own(0, workers=0, coins=2)
    t.choose("town TW2", "claim", "transform E5 plains", "build E5")
    assert (1, 0, 0) == t.pay()


@pytest.mark.rules("TM-5.10")
def test_tm_5_10_favor_tile_before_the_town_its_building_founded_leaves_the_key() -> None:
    """Fire 8: FAV5 first stops at 9 and keeps the key of the town; the town first brings the marker to 10."""
    at = {0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"}
    t = Table("witches nomads", at=at).own(0, workers=9, coins=9, fire=8)
    t.choose("upgrade A1 temple")
    assert [""] == t.towns()
    t.choose("favor FAV5")
    assert (9, ["town TW1", "town TW2", "town TW3", "town TW4", "town TW5"]) == (t.cult("fire"), t.options())
    t.choose("town TW1")
    assert (9, 1, "after") == (t.cult("fire"), t.s.keys[0], t.step)
    t = Table("witches nomads", at=at).own(0, workers=9, coins=9, fire=8)
    t.choose("upgrade A1 temple", "town TW1", "favor FAV5")
    assert (10, 0, "after") == (t.cult("fire"), t.s.keys[0], t.step)


@pytest.mark.rules("TM-20.15", "TM-5.10")
def test_tm_20_15_a_town_founded_by_fav5_gives_its_key_before_the_steps() -> None:
    """Research case 33: four structures of power 6, the temple takes FAV5: town, key, fire 10."""
    t = Table("witches nomads", at={0: "trading-house:A1 trading-house:A2 A3 A4", 1: "I7"})
    t.own(0, workers=9, coins=9, fire=8)
    t.choose("upgrade A1 temple")
    assert [] == t.towns()
    t.choose("favor FAV5")
    assert (8, [""]) == (t.cult("fire"), t.towns())
    assert ["town TW1", "town TW2", "town TW3", "town TW4", "town TW5"] == t.options()
    t.choose("town TW1")
    assert (10, 0, "after") == (t.cult("fire"), t.s.keys[0], t.step)


@pytest.mark.rules("TM-20.7", "TM-20.15")
def test_tm_20_7_fav5_founds_several_towns_at_once_each_with_a_tile_of_choice() -> None:
    """Two groups of power 6 far apart become towns; both tiles are taken before the fire steps."""
    groups = "trading-house:A1 trading-house:A2 A3 A4 trading-house:I1 I2 I3 trading-house:I4"
    t = Table("witches nomads", at={0: groups, 1: "E8"}).own(0, workers=9, coins=9, fire=8)
    t.choose("upgrade A1 temple", "favor FAV5")
    assert ["", ""] == t.towns()
    t.choose("town TW2")
    assert (["TW2", ""], 8) == (t.towns(), t.cult("fire"))
    t.choose("town TW2")
    assert (["TW2", "TW2"], 10, 1) == (t.towns(), t.cult("fire"), t.s.keys[0])
    assert all(t.in_town(name) for name in ("A1", "A2", "A3", "A4", "I1", "I2", "I3", "I4"))


@pytest.mark.rules("TM-38.5", "TM-5.10")
def test_tm_38_5_chaos_magicians_resolve_two_tiles_in_an_order_of_choice() -> None:
    """Fire 6, group of power 6: FAV1 then FAV5 reaches 10 by the key; FAV5 then FAV1 too, but by other steps."""
    at = {0: "trading-house:A1 trading-house:A2 A3 A4", 1: "I7"}
    t = Table("chaos_magicians nomads", at=at).own(0, workers=9, coins=9, fire=7, bowls=(12, 0, 0))
    t.choose("upgrade A1 temple", "favor FAV1")
    assert (9, "rewards") == (t.cult("fire"), t.step)
    t.choose("favor FAV5", "town TW1")
    assert (10, 0, ["FAV1", "FAV5"]) == (t.cult("fire"), t.s.keys[0], t.favors())
    t = Table("chaos_magicians nomads", at=at).own(0, workers=9, coins=9, fire=7, bowls=(12, 0, 0))
    t.choose("upgrade A1 temple", "favor FAV5", "town TW1")
    assert (9, 1) == (t.cult("fire"), t.s.keys[0])
    t.choose("favor FAV1")
    assert (10, 0) == (t.cult("fire"), t.s.keys[0])


TOWN_TILES = ["town TW1", "town TW2", "town TW3", "town TW4", "town TW5"]


def magicians(two_towns: bool = False, **amounts: int) -> Table:
    """Let chaos magicians build a temple: FAV5 founds a town at A1, and the temple itself one at I1 where asked for."""
    at = "trading-house:A1 trading-house:A2 A3 A4"
    if two_towns:
        at += " trading-house:I1 trading-house:I2 trading-house:I3 I4"
    t = Table("chaos_magicians nomads", at={0: at, 1: "E8"})
    t.own(0, bowls=(12, 0, 0), workers=9, coins=9, fire=0, water=0, earth=0, air=0).own(0, None, **amounts)
    return t.choose(f"upgrade {'I1' if two_towns else 'A1'} temple")


@pytest.mark.rules("TM-5.10", "TM-38.5", "TM-20.15")
def test_tm_5_10_the_second_favor_tile_and_the_town_tile_are_on_offer_together() -> None:
    """FAV5 first: its town and one more favor tile are due, and either may come next."""
    t = magicians().choose("favor FAV5")
    others = [f"favor FAV{n}" for n in range(1, 13) if n != 5]
    assert ([*others, *TOWN_TILES], "TM-22.1") == (t.options(), t.refusal("favor FAV5"))
    assert ("rewards", others) == (t.choose("town TW1").step, t.options())
    assert "after" == t.choose("favor FAV9").step
    t = magicians().choose("favor FAV5", "favor FAV9")
    assert (TOWN_TILES, "TM-13.12") == (t.options(), t.refusal("favor FAV11"))
    assert "after" == t.choose("town TW1").step


@pytest.mark.rules("TM-20.15", "TM-5.10")
def test_tm_20_15_the_steps_of_fav5_use_its_key_also_when_another_favor_tile_came_between() -> None:
    """Fire 8: FAV5, FAV2, the town; no marker moves before the key is there, then both do."""
    t = magicians(fire=8).choose("favor FAV5", "favor FAV2")
    assert ([8, 0, 0, 0], 0) == (cult_spaces(t.s, 0), t.s.keys[0])
    t.choose("town TW1")
    assert ([10, 3, 0, 0], 0, "after") == (cult_spaces(t.s, 0), t.s.keys[0], t.step)


@pytest.mark.rules("TM-20.15", "TM-38.5", "TM-15.10")
def test_tm_15_10_both_favor_tiles_reach_space_10_with_the_one_key_of_fav5() -> None:
    """Fire 8, water 7, both tiles taken before the town's: the player says which marker takes the key."""
    for cult, end in (("fire", [10, 9, 0, 0]), ("water", [9, 10, 0, 0])):
        t = magicians(fire=8, water=7).choose("favor FAV5", "favor FAV2", "town TW1")
        assert ("top-choice", ["cult fire", "cult water"], "TM-15.10") == (t.step, t.options(), t.refusal("cult air"))
        t.choose(f"cult {cult}")
        assert (end, 0, "after") == (cult_spaces(t.s, 0), t.s.keys[0], t.step)


@pytest.mark.rules("TM-5.10", "TM-38.5", "TM-20.15")
def test_tm_38_5_the_order_of_tiles_decides_who_finds_the_key() -> None:
    """Fire 8, water 7: FAV5 and its town first; FAV2 first; fire 6: the key waits for FAV2."""
    t = magicians(fire=8, water=7).choose("favor FAV5", "town TW1")
    assert ([10, 7, 0, 0], 0) == (cult_spaces(t.s, 0), t.s.keys[0])
    assert [10, 9, 0, 0] == cult_spaces(t.choose("favor FAV2").s, 0)
    t = magicians(fire=8, water=7).choose("favor FAV2")
    assert [8, 9, 0, 0] == cult_spaces(t.s, 0)
    assert [10, 9, 0, 0] == cult_spaces(t.choose("favor FAV5", "town TW1").s, 0)
    t = magicians(fire=6, water=7).choose("favor FAV5", "town TW1")
    assert ([8, 7, 0, 0], 1) == (cult_spaces(t.s, 0), t.s.keys[0])
    assert [8, 10, 0, 0] == cult_spaces(t.choose("favor FAV2").s, 0)


@pytest.mark.rules("TM-20.15", "TM-15.2")
def test_tm_20_15_two_tiles_of_one_cult_wait_for_the_same_key() -> None:
    """Fire 5: the 3 steps of FAV1 and the 2 of FAV5 make 10, with the power of 7 and 10."""
    t = magicians(fire=5).choose("favor FAV5", "favor FAV1", "town TW1")
    assert (10, 0, (7, 5, 0)) == (t.cult("fire"), t.s.keys[0], t.bowls())


@pytest.mark.rules("TM-20.15", "TM-21.6", "TM-15.9")
def test_tm_21_6_the_steps_of_the_town_tile_come_before_those_that_wait_for_it() -> None:
    """Water 9: TW5 brings it to 10 by the key, and fire from 8 to 9, where FAV5 then leaves it."""
    t = magicians(fire=8, water=9).choose("favor FAV5", "favor FAV9", "town TW5")
    assert ([9, 10, 1, 1], 0, "after") == (cult_spaces(t.s, 0), t.s.keys[0], t.step)


@pytest.mark.rules("TM-5.10", "TM-20.15")
def test_tm_5_10_the_town_of_fav5_before_the_town_of_the_temple() -> None:
    """FAV5 while the temple's town waits: one tile brings its key and the fire steps, the other one comes after."""
    t = magicians(two_towns=True, fire=6, water=8, air=8)
    assert [""] == t.towns()
    t.choose("favor FAV5")
    assert (["", ""], 6) == (t.towns(), t.cult("fire"))
    t.choose("town TW5")
    assert ([9, 9, 1, 9], 1, "rewards") == (cult_spaces(t.s, 0), t.s.keys[0], t.step)
    t.choose("town TW5")
    assert ("top-choice", ["cult fire", "cult water", "cult air"]) == (t.step, t.options())
    t.choose("cult fire", "cult air", "favor FAV11")
    assert ([10, 9, 3, 10], 0, "after") == (cult_spaces(t.s, 0), t.s.keys[0], t.step)


@pytest.mark.rules("TM-5.10", "TM-20.15")
def test_tm_5_10_the_town_of_the_temple_before_fav5() -> None:
    """Both tiles TW5 before the fire steps: water and air take the keys, fire stops at 9."""
    t = magicians(two_towns=True, fire=6, water=8, air=8).choose("town TW5", "favor FAV5")
    assert ([7, 9, 1, 9], 1, ["TW5", ""]) == (cult_spaces(t.s, 0), t.s.keys[0], t.towns())
    t.choose("town TW5")
    assert ([9, 10, 2, 10], 0, "rewards") == (cult_spaces(t.s, 0), t.s.keys[0], t.step)


@pytest.mark.rules("TM-20.14", "TM-20.15", "TM-5.10")
def test_tm_20_14_fav5_founds_nothing_if_the_last_tile_waits_for_the_town_of_the_temple() -> None:
    """One tile is left: it is the temple's town's; the fire steps come at once, without its key."""
    at = "trading-house:A1 trading-house:A2 A3 A4 trading-house:I1 trading-house:I2 trading-house:I3 I4"
    t = Table("chaos_magicians nomads", at={0: at, 1: "E8"}).own(0, workers=9, coins=9, fire=8)
    for tile in ("TW1", "TW2", "TW3", "TW4", "TW5", "TW1", "TW2", "TW3", "TW4"):
        t.town(1, "E8", tile)
    t.choose("upgrade I1 temple", "favor FAV5")
    assert ([""], 9, False, ["TW5"]) == (t.towns(), t.cult("fire"), t.in_town("A1"), t.options("town"))


@pytest.mark.rules("TM-20.14", "TM-20.7", "TM-20.15")
def test_tm_20_14_fav5_founds_one_of_two_towns_with_the_last_tile() -> None:
    """The group of the lower hex gets it; no town can follow, so nothing depends on which."""
    at = "trading-house:A1 trading-house:A2 A3 A4 trading-house:I1 trading-house:I2 I3 I4"
    t = Table("chaos_magicians nomads", at={0: at, 1: "E8"}).own(0, workers=9, coins=9, fire=8)
    for tile in ("TW1", "TW2", "TW3", "TW4", "TW5", "TW1", "TW2", "TW3", "TW4"):
        t.town(1, "E8", tile)
    t.choose("upgrade I1 temple", "favor FAV5")
    assert ([""], True, False, 8) == (t.towns(), t.in_town("A1"), t.in_town("I1"), t.cult("fire"))
    t.choose("town TW5")
    assert (10, 0, "rewards") == (t.cult("fire"), t.s.keys[0], t.step)


@pytest.mark.rules("TM-14.14", "TM-5.10")
def test_tm_14_14_offers_wait_for_both_favor_tiles_and_the_town_of_fav5() -> None:
    """An opponent beside the temple is asked when tiles, town and steps are done."""
    t = Table("chaos_magicians nomads", at={0: "trading-house:A1 trading-house:A2 A3 A4", 1: "B1"})
    t.own(0, workers=9, coins=9, fire=8).choose("upgrade A1 temple", "favor FAV5", "favor FAV12")
    assert ("rewards", 0) == (t.step, t.seat)
    t.choose("town TW2")
    assert ("offer", 1, 10) == (t.step, t.seat, t.cult("fire"))


@pytest.mark.rules("TM-5.10", "TM-28.3")
def test_tm_28_3_the_favor_tile_of_the_aurens_stronghold_founds_a_town() -> None:
    """Stronghold and three dwellings make power 6; FAV5 from the stronghold founds the town at once."""
    t = Table("auren nomads", at={0: "trading-house:A1 A2 A3 A4", 1: "I7"}).own(0, workers=9, coins=9, fire=1)
    t.choose("upgrade A1 stronghold")
    assert [] == t.towns()
    t.choose("favor FAV5", "town TW3")
    assert (["TW3"], 3, 1) == (t.towns(), t.cult("fire"), t.s.priests[0])
    assert ("after", ["FAV5"]) == (t.step, t.favors())


@pytest.mark.rules("TM-5.10", "TM-31.8", "TM-31.6", "TM-27.2")
def test_tm_31_8_workers_of_the_town_tile_are_ordained() -> None:
    """The stronghold takes the last worker; TW2 brings 2 that become priests, in this order only."""
    at = {0: "trading-house:A1 trading-house:A2 A3 A4", 1: "I7"}
    t = Table("darklings nomads", at=at).own(0, workers=4, coins=9, priests=0)
    t.choose("upgrade A1 stronghold")
    assert ["town TW1", "town TW2", "town TW3", "town TW4", "town TW5", "ordain 0"] == t.options()
    t.choose("town TW2", "ordain 2")
    assert (0, 3, 2) == t.pay()
    t = Table("darklings nomads", at=at).own(0, workers=4, coins=9, priests=0)
    t.choose("upgrade A1 stronghold", "ordain 0")
    assert "TM-27.2" == t.refusal("ordain 0")
    t.choose("town TW2")
    assert ((2, 3, 0), "after") == (t.pay(), t.step)


@pytest.mark.rules("TM-14.14")
def test_tm_14_14_offers_come_after_the_rewards_and_before_the_turn_goes_on() -> None:
    """A temple beside an opponent: the favor tile first, then the offer, then the end of the turn."""
    t = Table("witches nomads", at={0: "trading-house:A1", 1: "A2"}).own(0, workers=9, coins=9)
    t.choose("upgrade A1 temple")
    assert ("rewards", 0) == (t.step, t.seat)
    t.choose("favor FAV9")
    assert ("offer", 1) == (t.step, t.seat)
    t.choose("decline")
    assert ("after", 0) == (t.step, t.seat)
