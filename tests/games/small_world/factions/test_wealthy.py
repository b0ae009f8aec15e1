"""Wealthy (SW-49)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


def pick() -> Table:
    """Seat 0 is about to pick Wealthy Ratmen; Humans wait at seat 1."""
    t = Table(2, column=[("ratmen", "wealthy")]).stock()
    t.active(1, "humans", "hill", {3: 1})
    return t.turn()


@pytest.mark.rules("SW-49.1")
def test_sw_49_1_seven_coins_at_the_first_scoring() -> None:
    """At the scoring of the turn it was picked, the Wealthy race adds 7 coins: 4 regions + 7."""
    t = pick().choose("pick 1").deal()
    t.choose("conquer 21", "conquer 22", "conquer 20", "conquer 15", "stop", "pile 21")
    assert 5 + 4 + 7 == t.s.coins[0]


@pytest.mark.rules("SW-49.2")
def test_sw_49_2_paid_once() -> None:
    """The 7 coins of Wealthy are paid once per pick of the combo."""
    t = pick().choose("pick 1").deal()
    t.choose("conquer 21", "stop", "pile 21")
    assert 5 + 1 + 7 == t.s.coins[0]
    t.choose("expand", "stop", "expand", "stop", "pile 21")
    assert 5 + 1 + 7 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-49.2")
def test_sw_49_2_the_badge_pays_again_for_its_next_owner() -> None:
    """A later pick of the badge is paid again, each pick once."""
    t = Table(2, "humans", "wealthy", {21: 1}).stock().turn().choose("expand", "stop")
    assert 5 + 1 == t.s.coins[0]
    t = Table(2, column=[("elves", "wealthy")]).stock()
    t.turn(1).choose("pick 1").deal()
    t.choose("conquer 21", "stop", "pile 21")
    assert 5 + 1 + 7 == t.s.coins[1]


@pytest.mark.rules("SW-49.3")
def test_sw_49_3_at_scoring_and_whatever_is_held() -> None:
    """The 7 coins of Wealthy come at scoring, not at the pick, and do not depend on regions held."""
    t = pick().choose("pick 1").deal()
    assert 5 == t.s.coins[0]
    t.choose("stop")
    assert [] == t.regions(0)
    assert 5 + 7 == t.s.coins[0]
