"""Ratmen (SW-24)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.factions.ratmen import RACE
from turnwright.games.small_world.steps.flow import FLOW


@pytest.mark.rules("SW-24.1")
def test_sw_24_1_ratmen_conquer_and_earn_without_any_bonus() -> None:
    """Every region costs its plain cost, only neighbours are in reach, a region pays 1 coin."""
    t = Table(2, "ratmen", "wealthy", at={14: 1, 20: 1}, hand=9)
    t.active(1, "humans", "forest", {21: 1})
    t.conquering()
    assert {9: 3, 13: 3, 15: 3, 19: 3, 21: 3} == {int(region): t.cost(int(region)) for region in t.options("conquer")}
    before = t.tray("ratmen")
    t.choose("conquer 21", "conquer 15", "conquer 9", "stop")
    assert {"SW-11.1": 5} == t.income()
    t.ask(FLOW.redeploy)
    assert (before, 6) == (t.tray("ratmen"), t.hand())


@pytest.mark.rules("SW-24.1")
def test_sw_24_1_ratmen_are_beaten_and_decline_like_any_race() -> None:
    """One of three is lost in a conquered region; one a region stays in decline."""
    t = Table(2, "humans", "hill", at={20: 1}, hand=5)
    t.active(1, "ratmen", "wealthy", {21: 3, 22: 4})
    t.stock().conquering().choose("conquer 21")
    assert (13 - 6, 2) == (t.tray("ratmen"), t.hand(1))
    t.turn(1).choose("decline")
    assert (13 - 1, 1) == (t.tray("ratmen"), t.tokens(22))


@pytest.mark.rules("SW-24.1")
def test_sw_24_1_ratmen_have_no_trait_in_the_roster() -> None:
    """Nothing but their number."""
    assert [] == RACE.traits
    assert 8 == RACE.banner
