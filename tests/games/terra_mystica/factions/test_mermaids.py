"""Mermaids (TM-36). Around river hex r0 lie A2, A3, B1 and C1."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.data.geometry import SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import LAND

BANKS = "A1 A2 trading-house:C1 stronghold:D2"
"""Two dwellings on one bank of r0, a trading house and the stronghold on the other: power 7."""


def table(at: str = BANKS, other: str = "I7", **amounts: int) -> Table:
    """Return mermaids against nomads who have passed."""
    return Table("mermaids nomads", at={0: at, 1: other}).own(0, None, **amounts).passed(1)


@pytest.mark.rules("TM-36.4")
def test_tm_36_4_the_points_of_their_shipping_track() -> None:
    """They start at 1; 2, 3, 4 and 5 points for reaching 2 to 5; then the track ends."""
    t = table("A4", coins=30, priests=7)
    assert 1 == t.s.ship[0]
    scored = []
    for _step in range(4):
        before = t.s.vp[0]
        t.choose("ship", "end")
        scored.append(t.s.vp[0] - before)
    assert ([2, 3, 4, 5], 5, "TM-11.3") == (scored, t.s.ship[0], t.refusal("ship"))


@pytest.mark.rules("TM-36.5", "TM-36.7")
def test_tm_36_5_one_river_hex_joins_both_banks() -> None:
    """Research case 29: only r0 touches both groups; the tile is placed on it."""
    t = table()
    assert (["r0"], "TM-36.5") == (t.options("connect"), t.refusal("connect r1"))
    t.choose("connect r0")
    assert ("rewards", ["town TW1", "town TW2", "town TW3", "town TW4", "town TW5"]) == (t.step, t.options())
    t.choose("town TW1")
    assert all(t.in_town(name) for name in ("A1", "A2", "C1", "D2"))
    assert (["TW1"], LAND + 0, 1) == (t.towns(), t.s.town_place[0], t.s.keys[0])


@pytest.mark.rules("TM-36.7")
def test_tm_36_7_the_tile_lies_on_the_river_hex_that_was_skipped() -> None:
    """A4 and C1 are joined by r1, and by no other."""
    t = table("A4 A5 trading-house:C1 stronghold:D2")
    assert ["r1"] == t.options("connect")
    t.choose("connect r1", "town TW3")
    assert [LAND + 1] == t.s.town_place


@pytest.mark.rules("TM-36.5")
def test_tm_36_5_it_joins_all_structures_that_touch_it() -> None:
    """Three groups around r0: A3, B1 and C1 with D2."""
    t = table("stronghold:A3 trading-house:B1 C1 D2").choose("connect r0", "town TW2")
    assert all(t.in_town(name) for name in ("A3", "B1", "C1", "D2"))
    t = table("sanctuary:A3 trading-house:B1 trading-house:C1").choose("connect r0", "town TW2")
    assert all(t.in_town(name) for name in ("A3", "B1", "C1"))


@pytest.mark.rules("TM-36.5")
def test_tm_36_5_one_river_hex_per_town_and_enough_power() -> None:
    """A2 and D1 are two river hexes apart; power 6 is not enough, except with FAV5; others have no such town."""
    assert [] == table("A1 A2 trading-house:D1 stronghold:E1").options("connect")
    assert [] == table("A1 A2 C1 stronghold:D2").options("connect")
    assert ["r0"] == table("A1 A2 C1 stronghold:D2").favor(0, "FAV5").options("connect")
    assert [] == table("A2 trading-house:C1 stronghold:D2").options("connect")
    t = Table("swarmlings nomads", at={0: BANKS, 1: "I7"})
    assert ([], "TM-36.5") == (t.options("connect"), t.refusal("connect r0"))


@pytest.mark.rules("TM-36.6")
def test_tm_36_6_founding_over_the_river_is_voluntary_and_may_come_later() -> None:
    """The dwelling completes it, no town arises; the next turn founds it before an unrelated action."""
    t = table("A1 trading-house:C1 stronghold:D2", workers=9, coins=9, priests=2).land("A2", "lakes")
    t.choose("build A2")
    assert ("after", [], ["r0"]) == (t.step, t.towns(), t.options("connect"))
    t.choose("end", "connect r0", "town TW1")
    assert ("act", ["TW1"]) == (t.step, t.towns())
    t.choose("send fire 1")
    assert "after" == t.step


@pytest.mark.rules("TM-36.6")
def test_tm_36_6_at_the_end_of_the_turn_but_not_within_an_action() -> None:
    """After an unrelated action it is on offer; while a favor tile is chosen it is not."""
    t = table(BANKS + " trading-house:I1", workers=9, coins=9).choose("upgrade I1 temple")
    assert [] == t.options("connect")
    t.choose("favor FAV9")
    assert ("after", ["r0"]) == (t.step, t.options("connect"))
    t.choose("connect r0", "town TW1")
    assert ("after", []) == (t.step, t.options("connect"))


@pytest.mark.rules("TM-36.6", "TM-20.15")
def test_tm_36_6_fav5_founds_no_town_over_the_river_by_itself() -> None:
    """Power 6 around r0: the fire steps come at once, without a key; the town may be founded after the action."""
    t = table("A1 A2 trading-house:C1 trading-house:D2", workers=9, coins=9, fire=8).choose("upgrade D2 temple")
    t.choose("favor FAV5")
    assert ("after", [], 9, ["r0"]) == (t.step, t.towns(), t.cult("fire"), t.options("connect"))
    t.choose("connect r0", "town TW1")
    assert (9, 1) == (t.cult("fire"), t.s.keys[0])


@pytest.mark.rules("TM-36.6")
def test_tm_36_6_not_in_the_turn_of_another() -> None:
    """The nomads' turn offers nothing of the kind."""
    t = Table("nomads mermaids", at={0: "I7", 1: BANKS})
    assert (0, []) == (t.seat, t.options("connect"))


@pytest.mark.rules("TM-36.8")
def test_tm_36_8_the_river_hex_stays_a_river_and_is_no_structure() -> None:
    """No structure more, no larger area; nomads sail over it, and a bridge can cross it."""
    t = table().choose("connect r0", "town TW1")
    assert [2, 1, 0, 1, 0] == t.s.built[1:6]
    t = table(other="A3").own(1, ship=1, workers=9, coins=9).own(0, bowls=(0, 0, 12)).choose("connect r0", "town TW1")
    t.choose("power ACT1")
    assert "A3:C1" in t.options("bridge")
    t.s.passed.clear()
    t.turn(1)
    assert "" == t.land("B1", "desert").refusal("build B1")
    t = Table("mermaids nomads", at={0: "A1 A2 C1 D2", 1: "I7 I8 I9"}, round=6).town(0, "r0 A1 A2 C1 D2")
    t.own(0, ship=0).passed(1).choose("pass")
    assert (12, 18) == (t.scored()["area"], t.scored(1)["area"])


@pytest.mark.rules("TM-36.9")
def test_tm_36_9_a_later_structure_at_the_river_hex_joins_the_town() -> None:
    """B1 touches r0 and no structure of the town: it belongs to it, so its own group founds nothing."""
    at = "A3 trading-house:C1 stronghold:D2 D3"
    t = table(at, workers=9, coins=9).land("B1", "lakes").town(0, "r0 A3 C1 D2 D3").choose("build B1")
    assert (True, ["TW1"], "after") == (t.in_town("B1"), t.towns(), t.step)
    t = table(at, workers=9, coins=9).land("B1", "lakes").town(0, "C1 D2 D3").choose("build B1")
    assert not t.in_town("B1")


@pytest.mark.rules("TM-36.9", "TM-20.12")
def test_tm_36_9_a_group_that_reaches_the_river_hex_founds_no_town() -> None:
    """A1, B1 and a bridge to D1 with E1 make 7, but B1 touches r0: they join its town. Without that town they found."""
    at = "stronghold:A3 C1 D3 trading-house:E4 trading-house:B1 A1 trading-house:D1 trading-house:E1"
    t = table(at, workers=20, coins=20).bridge(0, "B1:D1").choose("upgrade B1 temple", "favor FAV9")
    assert [""] == t.towns()
    t = table(at, workers=20, coins=20).bridge(0, "B1:D1").town(0, "r0 A3 C1 D3 E4")
    t.choose("upgrade B1 temple", "favor FAV9")
    assert (["TW1"], [True] * 4) == (t.towns(), [t.in_town(name) for name in ("A1", "B1", "D1", "E1")])


@pytest.mark.rules("TM-36.10")
def test_tm_36_10_a_river_hex_at_an_own_town_is_refused() -> None:
    """A2 belongs to a town already; the other bank would complete another over r0."""
    t = table("A1 A2 trading-house:B1 stronghold:C1 D2 D3").town(0, "A1 A2 B1")
    assert ("TM-36.10", []) == (t.refusal("connect r0"), t.options("connect"))
    t = table("A1 A2 trading-house:B1 stronghold:C1 D2 D3")
    assert "r0" in t.options("connect")


@pytest.mark.rules("TM-36.10", "TM-20.14")
def test_tm_20_14_without_a_tile_no_town_over_the_river() -> None:
    """Ten towns are founded."""
    t = table()
    for tile in ("TW1", "TW2", "TW3", "TW4", "TW5") * 2:
        t.town(1, "I7", tile)
    assert [] == t.options("connect")


@pytest.mark.rules("TM-36.11")
def test_tm_36_11_bridges_as_usual() -> None:
    """The bridge A3:C1 founds their town at once and without asking."""
    t = table("A3 A4 trading-house:C1 stronghold:D2").own(0, bowls=(0, 0, 3)).choose("power ACT1", "bridge A3:C1")
    assert ([""], 0) == (t.towns(), t.s.bridges[SLOT_NAMES.index("A3:C1")])


@pytest.mark.rules("TM-36.12")
@pytest.mark.parametrize(("ship", "after", "vp"), [(1, 2, 2), (2, 3, 3), (4, 5, 5), (5, 5, 0)])
def test_tm_36_12_the_stronghold_gives_one_step_of_shipping(ship: int, after: int, vp: int) -> None:
    """With its points, for nothing; no more than 5."""
    t = table("trading-house:A4", workers=4, coins=6, ship=ship, priests=0).choose("upgrade A4 stronghold")
    assert (after, {"shipping": vp} if vp else {}, (0, 0, 0)) == (t.s.ship[0], t.scored(), t.pay())
    assert "after" == t.step
