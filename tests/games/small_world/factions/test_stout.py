"""Stout (SW-46)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import POWER, RACE, Table
from turnwright.games.small_world.data.tables import ACTIVE, DECLINED

SIX = dict.fromkeys((14, 15, 16, 20, 21, 22), 1)


def scored(at: dict[int, int] | None = None, hand: int = 0) -> Table:
    """Stout Ratmen have played and scored a turn; Humans wait at seat 1."""
    t = Table(2, "ratmen", "stout", at or SIX, hand).stock()
    t.active(1, "humans", "hill", {3: 1})
    return t.turn().choose("expand", "stop")


@pytest.mark.rules("SW-46.1", "SW-46.2")
def test_sw_46_1_decline_after_scoring_in_the_same_turn() -> None:
    """After scoring a turn of conquests, the Stout race may be put in decline in the same turn; no second income."""
    t = scored()
    assert (0, "late-decline") == (t.seat, t.step)
    assert ["skip", "decline"] == t.options()
    assert 5 + 6 == t.s.coins[0]
    t.choose("decline")
    assert 5 + 6 == t.s.coins[0]
    assert sorted(SIX) == t.regions(0, DECLINED)
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-46.1")
def test_sw_46_1_it_may_stay_active() -> None:
    """The owner may, and need not."""
    t = scored().choose("skip")
    assert sorted(SIX) == t.regions(0, ACTIVE)
    t.choose("expand", "stop")
    assert ["expand", "decline"] == t.options()
    t.choose("expand", "stop")
    assert "late-decline" == t.step


@pytest.mark.rules("SW-46.1")
def test_sw_46_1_others_have_no_such_choice() -> None:
    """Without Stout the turn ends after its scoring."""
    t = Table(2, "ratmen", "hill", SIX)
    t.active(1, "humans", "stout", {3: 1})
    t.turn().choose("expand", "stop")
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-46.2")
def test_sw_46_2_scored_with_the_race_still_active() -> None:
    """The turn was scored with the race still active: its bonus is paid."""
    t = Table(2, "humans", "stout", {2: 1, 10: 1, 3: 1}).stock()
    t.turn().choose("expand", "stop", "decline")
    assert 5 + 3 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-46.3")
def test_sw_46_3_all_other_steps_of_a_decline() -> None:
    """A Stout decline follows all other steps: one token a region stays, the badge goes, an older race leaves."""
    t = Table(2, "ratmen", "stout", {20: 4, 21: 3}).stock()
    t.declined(0, "elves", {5: 1, 10: 1})
    t.active(1, "humans", "hill", {3: 1})
    t.turn().choose("expand", "stop", "pile 20")
    assert 5 + 2 + 2 == t.s.coins[0]
    t.choose("decline")
    assert [1, 1] == [t.tokens(20), t.tokens(21)]
    assert 13 - 2 == t.tray("ratmen")
    assert [POWER["stout"]] == t.seen(1)["discards"]
    assert [None, None] == [t.holder(5), t.holder(10)]
    assert 11 == t.tray("elves")
    assert [RACE["elves"]] == t.s.banners[-1]
    assert (RACE["ratmen"], -1) == (t.seen(1)["players"][0]["declined_race"], t.seen(1)["players"][0]["race"])


@pytest.mark.rules("SW-46.4")
def test_sw_46_4_the_next_turn_starts_with_a_pick() -> None:
    """After a Stout decline the owner's next turn starts with picking a new combo."""
    t = scored().choose("decline", "expand", "stop")
    assert (0, "picking") == (t.seat, t.step)


@pytest.mark.rules("SW-46.5")
def test_sw_46_5_allowed_on_the_turn_of_the_pick() -> None:
    """A Stout decline is allowed on the very turn the combo was picked."""
    t = Table(2, column=[("ratmen", "stout")]).stock()
    t.active(1, "humans", "hill", {3: 1})
    t.turn().choose("pick 1").deal()
    t.choose("conquer 21", "stop", "pile 21")
    assert "late-decline" == t.step
    t.choose("decline")
    assert [21] == t.regions(0, DECLINED)
    assert 5 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-46.6")
def test_sw_46_6_the_usual_decline_is_open_too() -> None:
    """The Stout race may also decline the usual way, instead of expanding."""
    t = Table(2, "ratmen", "stout", SIX).stock()
    t.active(1, "humans", "hill", {3: 1})
    t.turn().choose("decline")
    assert sorted(SIX) == t.regions(0, DECLINED)
    assert 5 + 6 == t.s.coins[0]
    assert (1, "expand-or-decline") == (t.seat, t.step)
