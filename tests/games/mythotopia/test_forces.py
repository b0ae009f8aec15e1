"""Placing and removing armies and ships (MY-9)."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table


def placing(hand: str, realm: str = "palmain", other: str = "", remove_from_neutral: bool = False) -> Table:
    """Seat 0 with a hand and a realm; seat 1 may have provinces."""
    return Table(realms={0: realm, 1: other}, hands={0: hand}, remove_from_neutral=remove_from_neutral)


# Place armies.


@pytest.mark.rules("MY-9.1", "MY-9.5")
def test_my_9_1_as_many_armies_as_symbols_without_food() -> None:
    """An Army card and Oxter bring three to an own province."""
    t = placing("start_army oxter").act(0).choose("place palmain", "pay start_army", "pay oxter", "done")
    assert (3, 3) == (t.armies(0, "palmain"), t.s.army_stock[0])
    assert ([], ["oxter", "start_army"]) == (t.hand(0), t.discard(0))
    assert [{"seat": 0, "armies": 3, "province": "@province-palmain"}] == t.said("log-armies")
    assert [2, 1] == [line["amount"] for line in t.said("log-pays")]
    assert "MY-9.1" == placing("start_market").act(0).refusal("place palmain")


@pytest.mark.rules("MY-9.2")
def test_my_9_2_own_provinces_and_those_with_own_armies() -> None:
    """Not a neutral or a foreign one without armies of one's own."""
    t = placing("start_army start_market", "palmain hatchel", "iracund custus").armies_at(0, blore=1, custus=1).act(0)
    assert ["blore", "custus", "hatchel", "palmain"] == t.options("place")
    assert ("MY-9.2", "MY-9.2") == (t.refusal("place iracund"), t.refusal("place nusus"))


@pytest.mark.rules("MY-9.3")
def test_my_9_3_all_tokens_go_to_one_province() -> None:
    """A second province takes another action."""
    t = placing("start_army start_army", "palmain hatchel").act(0).choose("place palmain", "pay start_army")
    assert ([], ["pay start_army", "done"]) == (t.options("place"), t.options())
    t.choose("pay start_army", "done")
    assert (4, 0) == (t.armies(0, "palmain"), t.armies(0, "hatchel"))


@pytest.mark.rules("MY-9.4")
def test_my_9_4_an_invaded_province_costs_one_food() -> None:
    """Also where hills were crossed: Galingale from Hatchel."""
    assert "MY-9.4" == placing("start_army", "hatchel").armies_at(0, galingale=1).act(0).refusal("place galingale")
    t = placing("start_army start_market start_ship", "hatchel").armies_at(0, galingale=1).act(0)
    t.choose("place galingale", "pay start_market", "pay start_army", "done")
    assert (3, ["start_ship"]) == (t.armies(0, "galingale"), t.hand(0))


@pytest.mark.rules("MY-9.5")
def test_my_9_5_an_own_province_at_war_costs_no_food() -> None:
    """The defender needs none."""
    t = placing("start_army", "palmain", "blore").armies_at(1, palmain=2).act(0)
    t.choose("place palmain", "pay start_army", "done")
    assert 2 == t.armies(0, "palmain")


@pytest.mark.rules("MY-9.6", "MY-9.19", "MY-8.23")
def test_my_9_19_two_armies_join_the_three_in_blore() -> None:
    """By the second action of the turn, without a province card of the source."""
    t = placing("palmain start_army scombroid nusus oxter talion start_market", "palmain scombroid nusus").act(0)
    t.choose("invade blore", "play palmain", "pay nusus", "pay start_army", "pay scombroid", "done")
    t.choose("place blore", "pay start_market", "pay oxter", "pay talion", "done")
    assert (5, 1) == (t.armies(0, "blore"), t.s.army_stock[0])
    assert [] == t.hand(0)


@pytest.mark.rules("MY-9.7")
def test_my_9_7_the_stock_is_the_limit() -> None:
    """No second Army card for the last of three tokens; alone it may bring the last one."""
    t = placing("start_army start_army")
    t.s.army_stock[0] = 3
    t.act(0).choose("place palmain", "pay start_army")
    assert ["done"] == t.options()
    t = placing("start_army start_army")
    t.s.army_stock[0] = 1
    t.act(0).choose("place palmain", "pay start_army")
    assert (1, "act") == (t.armies(0, "palmain"), t.step)
    assert "MY-9.7" == t.refusal("place palmain")


# Remove armies.


@pytest.mark.rules("MY-9.8", "MY-2.4")
def test_my_9_8_armies_go_back_to_the_stock_without_a_card() -> None:
    """One or more of one province."""
    t = placing("", "palmain hatchel").armies_at(0, palmain=3, hatchel=1).act(0)
    assert ["hatchel", "palmain"] == t.options("withdraw")
    assert "MY-9.8" == t.refusal("withdraw blore")
    assert ["1", "2", "3"] == t.choose("withdraw palmain").options("number")
    assert "MY-9.8" == t.refusal("number 0")
    t.choose("number 2")
    assert (1, 1, 4) == (t.armies(0, "palmain"), t.armies(0, "hatchel"), t.s.army_stock[0])


@pytest.mark.rules("MY-9.9")
def test_my_9_9_no_armies_leave_a_war() -> None:
    """Neither the defender's nor the invader's."""
    t = placing("", "palmain", "blore").armies_at(0, palmain=1, blore=1).armies_at(1, palmain=1).act(0)
    assert [] == t.options("withdraw")
    assert ("MY-9.9", "MY-9.9") == (t.refusal("withdraw palmain"), t.refusal("withdraw blore"))


@pytest.mark.rules("MY-9.10")
def test_my_9_10_an_invaded_neutral_province_is_at_war() -> None:
    """Unless the table reads it otherwise."""
    assert "MY-9.10" == placing("").armies_at(0, blore=1).act(0).refusal("withdraw blore")
    t = placing("", other="nusus", remove_from_neutral=True).armies_at(0, blore=1, nusus=1).act(0)
    assert ["blore"] == t.options("withdraw")
    assert "MY-9.9" == t.refusal("withdraw nusus")


# Ships.


@pytest.mark.rules("MY-9.11")
def test_my_9_11_as_many_ships_as_symbols() -> None:
    """Two Ship cards bring two ships to one sea area; at least one comes."""
    t = placing("start_ship ship start_market", "nesh").act(0).choose("launch beast_sea")
    assert (["start_ship", "ship"], "MY-9.11") == (t.options("pay"), t.refusal("pay start_market"))
    assert "MY-9.11" == t.refusal("done")
    t.choose("pay start_ship", "pay ship")
    assert [{"seat": 0, "ships": 2, "sea": "@sea-beast_sea"}] == t.said("log-ships")
    assert (2, 0, 0) == (t.ships(0, "beast_sea"), t.ships(0, "serpent_sea"), t.s.ship_stock[0])
    assert ["start_ship", "ship"] == t.discard(0)
    assert "MY-9.11" == placing("start_market", "nesh").act(0).refusal("launch beast_sea")
    t = placing("start_ship ship", "nesh").act(0).choose("launch beast_sea", "pay ship", "done")
    assert (1, ["start_ship"]) == (t.ships(0, "beast_sea"), t.hand(0))


@pytest.mark.rules("MY-9.12")
def test_my_9_12_ships_need_a_port() -> None:
    """Nesh is on the Beast Sea and the Serpent Sea; an invaded province is not a port."""
    t = placing("start_ship", "nesh").armies_at(0, hatchel=1).act(0)
    assert ["beast_sea", "serpent_sea"] == t.options("launch")
    assert ("MY-9.12", "MY-9.12") == (t.refusal("launch inland_west"), t.refusal("launch inland_east"))


@pytest.mark.rules("MY-9.13")
def test_my_9_13_no_more_ships_than_in_the_stock() -> None:
    """The second Ship card finds no token."""
    t = placing("start_ship ship", "nesh").ships_at(0, beast_sea=1).act(0).choose("launch beast_sea", "pay start_ship")
    assert ("act", ["ship"], 2) == (t.step, t.hand(0), t.ships(0, "beast_sea"))
    assert "MY-9.13" == t.refusal("launch beast_sea")


@pytest.mark.rules("MY-9.14", "MY-9.15", "MY-10.3")
def test_my_9_14_ships_of_all_players_share_a_sea_area() -> None:
    """Any number; nobody attacks anybody."""
    t = placing("start_ship", "nesh", "jeopigia").ships_at(1, beast_sea=2).ships_at(0, beast_sea=1).act(0)
    t.choose("launch beast_sea", "pay start_ship")
    assert (2, 2) == (t.ships(0, "beast_sea"), t.ships(1, "beast_sea"))
    t.act(0)
    assert [] == t.options("end-war")


@pytest.mark.rules("MY-9.16")
def test_my_9_16_ships_stay_when_the_last_port_is_lost() -> None:
    """Seat 1 loses Nesh; its ship is still in the Beast Sea, but no other can join it."""
    t = Table(realms={0: "jeopigia", 1: "nesh"}, hands={1: "start_ship"}).armies_at(0, nesh=2)
    t.ships_at(1, beast_sea=1).act(0).choose("end-war nesh")
    assert (0, 1) == (t.owner("nesh"), t.ships(1, "beast_sea"))
    assert "MY-9.12" == t.act(1).refusal("launch beast_sea")


@pytest.mark.rules("MY-9.17", "MY-2.4")
def test_my_9_17_ships_go_back_to_the_stock_without_a_card() -> None:
    """One or more of one sea area."""
    t = placing("", "nesh").ships_at(0, serpent_sea=2).ships_at(1, beast_sea=1).act(0)
    assert (["serpent_sea"], "MY-9.17") == (t.options("recall"), t.refusal("recall beast_sea"))
    assert ["1", "2"] == t.choose("recall serpent_sea").options("number")
    t.choose("number 1")
    assert (1, 1) == (t.ships(0, "serpent_sea"), t.s.ship_stock[0])


@pytest.mark.rules("MY-9.18")
def test_my_9_18_ships_leave_a_war_around_them() -> None:
    """Nesh is at war."""
    t = placing("", "nesh", "ictus").armies_at(1, nesh=1).ships_at(0, beast_sea=2).act(0)
    t.choose("recall beast_sea", "number 2")
    assert 0 == t.ships(0, "beast_sea")
