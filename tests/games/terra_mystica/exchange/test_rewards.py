"""Rewards of a log: the site takes them in any order and moves a marker on to space 10 when the key comes."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import Told
from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces

TEMPLE = "chaosmagicians: upgrade A1 to TE"


def magicians(**amounts: int) -> Table:
    """Let chaos magicians have four structures of power 6: FAV5 founds a town."""
    t = Table("chaos_magicians nomads", at={0: "trading-house:A1 trading-house:A2 A3 A4", 1: "I7"})
    return t.own(0, None, workers=9, coins=9, **amounts)


@pytest.mark.parametrize("tiles", ["+FAV5. +FAV11. +TW1", "+FAV5. +TW1. +FAV11", "+FAV11. +FAV5. +TW1"])
def test_two_favor_tiles_and_the_town_of_fav5_in_any_order(tiles: str) -> None:
    told = Told(magicians(fire=8, earth=0)).do(f"{TEMPLE}. {tiles}", "nomads: pass BON5")
    assert ([10, 0, 1, 0], []) == (cult_spaces(told.at.s, 0), told.deviations)


def test_the_log_says_which_cult_takes_the_key_that_two_favor_tiles_want() -> None:
    for cult, end in (("FIRE", [10, 9, 0, 0]), ("WATER", [9, 10, 0, 0])):
        told = Told(magicians(fire=8, water=7)).do(f"{TEMPLE}. +FAV5. +FAV2. +TW1. +{cult}", "nomads: pass BON5")
        assert (end, []) == (cult_spaces(told.at.s, 0), told.deviations)


def test_if_the_log_does_not_say_it_the_site_has_picked() -> None:
    told = Told(magicians(fire=8, water=7)).do(f"{TEMPLE}. +FAV5. +FAV2. +TW1")
    assert ([10, 9, 0, 0], ["cult-picked-by-site"]) == (cult_spaces(told.at.s, 0), told.deviations)


def test_steps_that_need_no_key_pay_for_a_conversion_before_the_town_tile() -> None:
    """Water 3 brings the power that is converted; fire waits for the key."""
    t = magicians(fire=8).own(0, bowls=(0, 12, 0))
    told = Told(t).do(f"{TEMPLE}. +FAV5. +FAV2. convert 1PW to 1C. +TW1", "nomads: pass BON5")
    assert ([10, 3, 0, 0], ["conversion-in-action"]) == (cult_spaces(t.s, 0), told.deviations)


@pytest.mark.parametrize(("book", "fire", "keys"), [(False, 10, 0), (True, 9, 1)])
def test_a_log_by_the_rule_book_has_its_rewards_in_the_order_it_tells(book: bool, fire: int, keys: int) -> None:
    """FAV5 before the town of the temple itself: on the site the key moves the marker on, by the book it is kept."""
    at = {0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"}
    t = Table("witches nomads", at=at).own(0, workers=9, coins=9, fire=8)
    told = Told(t, book=book).do("witches: upgrade A1 to TE. +FAV5. +TW1", "nomads: pass BON5")
    assert (fire, keys, []) == (t.cult("fire"), t.s.keys[0], told.deviations)
