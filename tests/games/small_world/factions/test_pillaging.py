"""Pillaging (SW-43)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-43.1")
def test_sw_43_1_a_coin_for_every_non_empty_conquest_this_turn() -> None:
    """At scoring, the active Pillaging race adds 1 coin for every non-empty region it conquered this turn."""
    t = Table(2, "ratmen", "pillaging", {21: 11}, hand=0)
    t.active(1, "humans", "hill", {20: 1, 3: 1})
    t.turn().choose("expand", "conquer 14", "conquer 20", "conquer 22", "stop")
    assert {"SW-11.1": 4, "SW-43.1": 2} == t.income()
    t.choose("pile 21")
    assert 5 + 4 + 2 == t.s.coins[0]
    t.choose("expand", "stop", "expand", "stop", "pile 21")
    assert 5 + 4 + 2 + 4 == t.s.coins[0]


@pytest.mark.rules("SW-43.1")
def test_sw_43_1_the_turns_of_others_and_races_in_decline_pay_nothing() -> None:
    """Only conquests of the Pillaging race itself count, and only while it is active."""
    t = Table(2, "ratmen", "pillaging", {21: 1})
    t.declined(0, "ghouls", {20: 4})
    t.turn().choose("expand", "conquer 14", "stop")
    assert {"SW-11.1": 1, "SW-11.2": 2} == t.income()
    t = Table(2, "ratmen", "pillaging", {21: 1, 22: 1}).stock().turn().choose("decline")
    assert 5 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-43.2")
def test_sw_43_2_pillaging_orcs_get_two() -> None:
    """Pillaging Orcs get 2 bonus coins per non-empty region conquered this turn: 4 regions + 3 + 3."""
    t = Table(2, "orcs", "pillaging", hand=10).conquering().choose("conquer 21")
    assert {"SW-11.1": 1} == t.income()
    t.choose("conquer 14", "conquer 15", "attempt 19", "die 1")
    assert {"SW-11.1": 4, "SW-23.1": 3, "SW-43.1": 3} == t.income()


@pytest.mark.rules("SW-43.3")
def test_sw_43_3_a_region_given_up_still_pays() -> None:
    """Pillaging counts conquests, so a region taken and given up in the same turn (Amazons) still pays."""
    t = Table(2, "amazons", "pillaging", {21: 1, 20: 3}, hand=1)
    t.active(1, "humans", "hill", {3: 1})
    t.turn().choose("expand", "conquer 14", "stop")
    assert "giving-up" == t.step
    t.choose("give-up 14", "give-up 20")
    assert [21] == t.regions(0)
    assert 5 + 1 + 1 == t.s.coins[0]
