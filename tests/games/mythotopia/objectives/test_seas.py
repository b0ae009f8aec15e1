"""Master of the Seas (MY-6.17 to MY-6.19): tokens for ships in three and in four sea areas."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.table import Table

PORTS = "nesh peened mome"
"""They touch all four sea areas."""


def fleet(**ships: int) -> Table:
    """A seat with ports everywhere, two cards with a ship, and ships at sea."""
    t = Table(2, realms={0: PORTS}, hands={0: "start_ship ship"}, vp_cards="seas")
    t.s.ship_stock[0] = 5
    t.s.ship_pool[0] = 0
    return t.ships_at(0, **ships)


@pytest.mark.rules("MY-6.17", "MY-6.18")
def test_my_6_17_the_third_and_the_fourth_sea_area() -> None:
    """A token of 2 points each, at once."""
    t = fleet(beast_sea=1, serpent_sea=1).act(0).choose("launch inland_west", "pay ship", "done")
    assert ([0, 1, 0], "act") == (t.tokens(0), t.step)
    t.choose("launch inland_east", "pay start_ship", "done")
    assert ([0, 2, 0], 1) == (t.tokens(0), t.ships(0, "inland_east"))
    assert [2, 2] == [args["vp"] for args in t.said("log-score")]


@pytest.mark.rules("MY-6.17")
def test_my_6_17_two_sea_areas_are_not_enough() -> None:
    """Regardless of the number of ships there."""
    t = fleet(beast_sea=2).act(0).choose("launch serpent_sea", "pay ship", "pay start_ship", "done")
    assert ([0, 0, 0], 2) == (t.tokens(0), t.ships(0, "serpent_sea"))


@pytest.mark.rules("MY-6.17", "MY-6.19")
def test_my_6_17_another_ship_in_a_sea_area_is_no_step() -> None:
    """There must be a further one."""
    t = fleet(beast_sea=1, serpent_sea=1, inland_west=1).act(0).choose("launch inland_west", "pay ship", "done")
    assert [0, 0, 0] == t.tokens(0)


@pytest.mark.rules("MY-6.19")
def test_my_6_19_each_step_counts_once_a_game() -> None:
    """A fleet that sails home and out again earns nothing, even while tokens are left."""
    t = fleet(beast_sea=1, serpent_sea=1).act(0).choose("launch inland_west", "pay ship", "done")
    t.choose("recall inland_west", "number 1").act(0).choose("launch inland_west", "pay start_ship", "done")
    assert ([0, 1, 0], 1) == (t.tokens(0), t.ships(0, "inland_west"))


@pytest.mark.rules("MY-6.19", "MY-6.18")
def test_my_6_19_the_other_seat_has_its_own_steps() -> None:
    """Two tokens: one each."""
    t = Table(2, realms={0: "nesh hatchel", 1: "peened palmain"}, hands={0: "ship", 1: "start_ship"}, vp_cards="seas")
    for seat in (0, 1):
        t.s.ship_stock[seat] = 5
        t.ships_at(seat, beast_sea=1, serpent_sea=1)
    t.act(0).choose("launch inland_west", "pay ship", "done")
    t.act(1).choose("launch inland_west", "pay start_ship", "done")
    assert ([0, 1, 0], [0, 1, 0]) == (t.tokens(0), t.tokens(1))


@pytest.mark.rules("MY-6.18", "MY-5.8")
def test_my_6_18_an_empty_card_gives_nothing() -> None:
    """The other players were faster."""
    t = fleet(beast_sea=1, serpent_sea=1, inland_west=1).left(seas=0)
    t.act(0).choose("launch inland_east", "pay ship", "done")
    assert [0, 0, 0] == t.tokens(0)
