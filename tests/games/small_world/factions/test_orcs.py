"""Orcs (SW-23)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-23.1")
def test_sw_23_1_every_non_empty_region_conquered_pays_a_coin() -> None:
    """A tribe, an active token and one in decline count; an empty region and a bare mountain do not."""
    t = Table(2, "orcs", "mounted", at={15: 1}, hand=15)
    t.active(1, "humans", "forest", {21: 1})
    t.declined(1, "elves", {22: 1})
    t.conquering().choose("conquer 10", "conquer 16")
    assert {"SW-11.1": 3} == t.income()
    t.choose("conquer 14", "conquer 21", "conquer 22")
    assert {"SW-11.1": 6, "SW-23.1": 3} == t.income()


@pytest.mark.rules("SW-23.1")
def test_sw_23_1_the_coins_are_for_conquests_of_this_turn() -> None:
    """Paid once, and not again next turn."""
    t = Table(2, "orcs", "mounted", at={20: 5})
    t.active(1, "humans", "forest", {5: 1})
    t.turn().choose("expand", "conquer 14", "stop", "pile 20")
    assert 5 + 2 + 1 == t.s.coins[0]
    t.choose("expand", "stop", "expand", "stop", "pile 20")
    assert 5 + 3 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-23.1")
def test_sw_23_1_a_failed_attempt_is_no_conquest() -> None:
    """The tribe stands, so it pays nothing; after a lucky roll it does."""
    for roll, coins in ((0, 1), (2, 3)):
        t = Table(2, "orcs", "mounted", at={20: 2}).turn().choose("expand", "attempt 14", f"die {roll}").settle()
        assert 5 + coins == t.s.coins[0]


@pytest.mark.rules("SW-23.1")
def test_sw_23_1_orcs_in_decline_are_paid_nothing_more() -> None:
    """Another race of the owner conquers: its conquests are not the Orcs'."""
    t = Table(2, "ratmen", "mounted", at={20: 1}, hand=9)
    t.declined(0, "orcs", {5: 1, 10: 1})
    t.conquering().choose("conquer 14")
    assert {"SW-11.1": 2, "SW-11.2": 2} == t.income()


@pytest.mark.rules("SW-23.1")
def test_sw_23_1_the_orcs_coin_is_paid_beside_that_of_pillaging() -> None:
    """Three non-empty regions and an empty one: 4 for regions, 3 for Orcs, 3 for Pillaging."""
    t = Table(2, "orcs", "pillaging", hand=11)
    t.active(1, "humans", "forest", {22: 1})
    t.conquering().choose("conquer 21", "conquer 22", "conquer 14", "conquer 19")
    assert {"SW-11.1": 4, "SW-23.1": 3, "SW-43.1": 3} == t.income()
