"""Several rewards of one action: their order, and the power offers that follow them (TM-5.10, TM-14.14)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table


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
