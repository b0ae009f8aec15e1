"""Fortified (SW-38)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


def builders(*forts: int) -> Table:
    """Fortified Ratmen at 14, 20, 21, 22 with fortresses already built, Humans beside them."""
    t = Table(2, "ratmen", "fortified", {14: 1, 20: 1, 21: 1, 22: 1})
    t.active(1, "humans", "hill", {16: 5})
    t.mark("forts", *forts)
    return t


@pytest.mark.rules("SW-38.1")
def test_sw_38_1_one_fortress_a_turn_in_an_own_region() -> None:
    """Once per turn the active Fortified race may place 1 Fortress in a region it occupies."""
    t = builders().turn().choose("expand", "stop")
    assert "fortifying" == t.step
    assert ["fortify 14", "fortify 20", "fortify 21", "fortify 22", "skip"] == t.options()
    assert "SW-38.1" == t.refusal("fortify 16")
    assert "SW-38.1" == t.refusal("fortify 15")
    t.choose("fortify 21")
    assert [21] == t.marked("forts")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    t.choose("expand", "stop", "pile 16", "expand", "stop", "fortify 14", "expand", "stop", "pile 16")
    assert [14, 21] == t.marked("forts")


@pytest.mark.rules("SW-38.1")
def test_sw_38_1_it_may_be_left() -> None:
    """The race may place a Fortress, it need not."""
    t = builders().turn().choose("expand", "stop", "skip")
    assert [] == t.marked("forts")
    assert 5 + 4 == t.s.coins[0]


@pytest.mark.rules("SW-38.1")
def test_sw_38_1_only_while_active() -> None:
    """A race in decline builds nothing."""
    t = builders().stock().turn().choose("decline")
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-38.2")
def test_sw_38_2_placed_at_redeployment_and_paid_this_turn() -> None:
    """The Fortress is placed at redeployment, before scoring, and pays already this turn."""
    t = builders(14, 22).turn().choose("expand")
    assert "SW-38.1" == t.refusal("fortify 21")
    t.choose("stop")
    assert ("fortifying", 5) == (t.step, t.s.coins[0])
    t.choose("fortify 21")
    assert 5 + 4 + 3 == t.s.coins[0]


@pytest.mark.rules("SW-38.3")
def test_sw_38_3_one_fortress_a_region() -> None:
    """A region holds at most 1 Fortress."""
    t = builders(14).turn().choose("expand", "stop")
    assert "SW-38.3" == t.refusal("fortify 14")
    assert ["20", "21", "22"] == t.options("fortify")


@pytest.mark.rules("SW-38.3")
def test_sw_38_3_nothing_is_asked_when_every_region_has_one() -> None:
    """Where all own regions have a Fortress there is no place for another."""
    t = builders(14, 20, 21, 22).turn().choose("expand", "stop")
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-38.4")
def test_sw_38_4_six_on_the_map() -> None:
    """At most 6 Fortresses are on the map."""
    regions = dict.fromkeys((9, 10, 14, 15, 20, 21, 22), 1)
    t = Table(2, "ratmen", "fortified", regions)
    t.mark("forts", 9, 10, 14, 15, 20)
    t.turn().choose("expand", "stop")
    assert ["21", "22"] == t.options("fortify")
    t = Table(2, "ratmen", "fortified", regions)
    t.active(1, "humans", "hill", {3: 1})
    t.mark("forts", 9, 10, 14, 15, 20, 21)
    t.turn().choose("expand", "stop")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert 5 + 7 + 6 == t.s.coins[0]
    assert [9, 10, 14, 15, 20, 21] == t.marked("forts")


@pytest.mark.rules("SW-38.5")
def test_sw_38_5_the_limit_includes_a_race_in_decline() -> None:
    """The limit of 6 includes Fortresses left by an earlier Fortified race in decline."""
    t = builders(14, 20)
    t.declined(1, "elves", dict.fromkeys((3, 4, 9, 10), 1))
    t.mark("forts", 3, 4, 9)
    t.turn().choose("expand", "stop")
    assert ["21", "22"] == t.options("fortify")
    t.choose("fortify 21", "expand", "stop", "pile 16", "expand", "stop")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert [3, 4, 9, 14, 20, 21] == t.marked("forts")


@pytest.mark.rules("SW-38.6")
def test_sw_38_6_a_coin_for_every_fortress_in_its_regions() -> None:
    """At scoring, the active Fortified race adds 1 coin for every Fortress in its regions."""
    t = builders(14, 20, 21)
    t.declined(0, "elves", {3: 1})
    t.declined(1, "wizards", {9: 1})
    t.mark("forts", 3, 9)
    assert {"SW-11.1": 4, "SW-11.2": 1, "SW-38.6": 3} == t.income()


@pytest.mark.rules("SW-38.7", "SW-38.8")
def test_sw_38_7_in_decline_fortresses_defend_and_pay_nothing() -> None:
    """Fortresses pay nothing once the race is in decline; they stay and keep defending."""
    t = builders(14, 20, 21).stock()
    assert 4 == t.cost(21, seat=1)
    t.turn().choose("decline")
    assert 5 + 4 == t.s.coins[0]
    assert {"SW-11.2": 4} == t.income()
    assert [14, 20, 21] == t.marked("forts")
    assert [4, 3, 5] == [t.cost(region, seat=1) for region in (21, 22, 20)]


@pytest.mark.rules("SW-38.9")
def test_sw_38_9_removed_when_abandoned() -> None:
    """A Fortress is removed when its region is abandoned."""
    t = builders(14, 21).turn().choose("expand", "abandon 14")
    assert [21] == t.marked("forts")


@pytest.mark.rules("SW-38.10")
def test_sw_38_10_removed_when_conquered() -> None:
    """A Fortress is removed when its region is conquered."""
    t = builders(21, 22).turn(1).choose("expand", "conquer 22")
    assert ((1, 0), 4) == (t.holder(22), t.tokens(22))
    assert [21] == t.marked("forts")


@pytest.mark.rules("SW-38.11")
def test_sw_38_11_own_races_remove_it_too() -> None:
    """A conquest by another race of the same player removes the Fortress as well."""
    t = Table(2, "ratmen", "hill", {21: 1}, hand=4)
    t.declined(0, "elves", {22: 1})
    t.mark("forts", 22)
    assert 3 == t.cost(22)
    t.conquering().choose("conquer 22")
    assert [] == t.marked("forts")
    t = Table(2, "ratmen", "fortified", {22: 1})
    t.declined(0, "ghouls", {16: 5})
    t.mark("forts", 22)
    t.turn().choose("expand", "conquer 22")
    assert [] == t.marked("forts")


@pytest.mark.rules("SW-38.12")
def test_sw_38_12_may_be_built_again() -> None:
    """A removed Fortress may be built again later, also on the same spot and as one of six."""
    regions = dict.fromkeys((9, 10, 14, 15, 20, 21, 22), 1)
    t = Table(2, "ratmen", "fortified", regions, hand=1)
    t.mark("forts", 9, 10, 14, 15, 20, 21)
    t.turn().choose("expand", "abandon 21", "conquer 21", "stop", "place 21")
    assert ["21", "22"] == t.options("fortify")
    t.choose("fortify 21")
    assert [9, 10, 14, 15, 20, 21] == t.marked("forts")
