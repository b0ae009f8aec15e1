"""What logs of ours give up with a minus, because the site counts otherwise: steps, an action, points."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import Told
from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import cult_spaces


def witches(**amounts: int) -> Table:
    """Four structures that an upgrade of A1 makes a town."""
    at = {0: "trading-house:A1 trading-house:A2 trading-house:A3 A4", 1: "I7"}
    return Table("witches nomads", at=at, options={"more_towns": True}).own(0, None, workers=9, coins=9, **amounts)


@pytest.mark.rules("TM-15.10")
@pytest.mark.parametrize("book", [False, True])
def test_all_markers_but_those_that_step_back_take_the_keys(book: bool) -> None:
    told = Told(witches(fire=9, water=9, earth=8, air=8), book=book)
    told.do("witches: upgrade A1 to SH. -2FIRE. -AIR. +TW6")
    assert ([9, 10, 10, 9], 0, []) == (cult_spaces(told.at.s, 0), told.at.s.keys[0], told.deviations)


@pytest.mark.rules("TM-5.10")
@pytest.mark.parametrize("book", [False, True])
def test_a_marker_that_steps_back_is_not_moved_on_by_the_key(book: bool) -> None:
    told = Told(witches(fire=8), book=book).do("witches: upgrade A1 to TE. +FAV5. -FIRE. +TW1")
    assert (9, 1, []) == (told.at.cult("fire"), told.at.s.keys[0], told.deviations)


def test_an_action_is_given_up() -> None:
    t = Table("chaos_magicians nomads", at={0: "stronghold:F6 A3", 1: "I7"}).own(0, bowls=(0, 0, 12))
    told = Told(t).do("chaosmagicians: action ACTC. action ACT4. -GAIN_ACTION", "nomads: pass BON2")
    assert ["thrown-away"] == told.deviations


def test_without_an_action_at_hand_none_is_given_up() -> None:
    """The site then keeps the turn open."""
    told = Told(witches(), book=True).do("witches: upgrade A1 to SH. -GAIN_ACTION. +TW1. done", "nomads: pass BON2")
    assert [] == told.deviations


def test_points_that_only_the_site_has_given_are_taken_back_in_logs_of_ours() -> None:
    told = Told(witches(), book=True).do("witches: -2VP")
    assert (20, []) == (told.at.s.vp[0], told.deviations)
    told = Told(witches()).do("witches: -2VP")
    assert (18, ["by-hand"]) == (told.at.s.vp[0], told.deviations)
