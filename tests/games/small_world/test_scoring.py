"""SW-11: scoring victory coins."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.games.small_world import GAME

COLUMN = [("giants", "hill"), ("orcs", "swamp"), ("trolls", "forest")]


@pytest.mark.rules("SW-11.1")
def test_sw_11_1_every_region_of_the_active_race_pays_1() -> None:
    """At the end of a turn its player gets 1 coin for every region occupied by the active race."""
    t = Table(2, "ratmen", "spirit", {20: 3, 21: 1, 5: 1}, column=COLUMN)
    t.active(1, "elves", "flying", {17: 1})
    assert {"SW-11.1": 3} == t.income(0)
    t.turn().choose("expand", "stop", "pile 20")
    assert [8, 5] == t.s.coins


@pytest.mark.rules("SW-11.1")
def test_sw_11_1_regions_are_counted_at_the_end_of_the_turn() -> None:
    """Regions conquered this turn pay, abandoned ones do not, the number of tokens does not matter."""
    t = Table(2, "ratmen", "spirit", {20: 7, 5: 1}, column=COLUMN)
    t.turn().choose("expand", "abandon 5", "conquer 21", "conquer 14")
    assert 5 == t.s.coins[0]
    t.choose("stop", "pile 20")
    assert 5 + 3 == t.s.coins[0]


@pytest.mark.rules("SW-11.2")
def test_sw_11_2_every_region_of_races_in_decline_pays_1() -> None:
    """At the end of a turn its player gets 1 coin for every region occupied by a race in decline."""
    t = Table(2, "ratmen", "flying", {20: 1}, column=COLUMN)
    t.declined(0, "elves", {5: 1, 17: 1})
    t.spirit(0, "tritons", {2: 1, 3: 1, 4: 1})
    assert {"SW-11.1": 1, "SW-11.2": 5} == t.income(0)
    t.turn().choose("expand", "stop")
    assert 5 + 6 == t.s.coins[0]


@pytest.mark.rules("SW-11.2")
def test_sw_11_2_the_decline_turn_pays_the_race_in_decline() -> None:
    """Also on the turn of the decline itself."""
    t = Table(2, "ratmen", "flying", {20: 4, 5: 2, 17: 1}, column=COLUMN).turn().choose("decline").deal()
    assert 5 + 3 == t.s.coins[0]


@pytest.mark.rules("SW-11.3")
def test_sw_11_3_bonuses_of_race_and_power_are_added() -> None:
    """Bonus coins of the active race and of its power are added."""
    t = Table(2, "humans", "merchant", {2: 1, 10: 1, 3: 1}, column=COLUMN)
    assert {"SW-11.1": 3, "SW-22.1": 2, "SW-41.1": 3} == t.income(0)
    t.turn().choose("expand", "stop")
    assert 5 + 3 + 2 + 3 == t.s.coins[0]


@pytest.mark.rules("SW-11.3")
def test_sw_11_3_the_example_of_the_book() -> None:
    """Skeletons with Merchant in 3 regions get 3 coins and 3 more."""
    t = Table(2, "skeletons", "merchant", {20: 1, 21: 1, 14: 1}, column=COLUMN).turn().choose("expand", "stop")
    assert 5 + 6 == t.s.coins[0]


@pytest.mark.rules("SW-11.4")
def test_sw_11_4_a_race_in_decline_brings_no_bonus() -> None:
    """A race in decline and its former power bring no bonus coins."""
    t = Table(2, "humans", "merchant", {2: 1, 10: 1, 3: 1}, column=COLUMN).turn().choose("decline").deal()
    assert 5 + 3 == t.s.coins[0]
    assert {"SW-11.2": 3} == t.income(0)
    t = Table(2, "tritons", "hill", {18: 1}, column=COLUMN[1:])
    t.declined(0, "wizards", {2: 1, 11: 1})
    assert {"SW-11.1": 1, "SW-40.1": 1, "SW-11.2": 2} == t.income(0)


@pytest.mark.rules("SW-11.4")
def test_sw_11_4_unless_stated() -> None:
    """Dwarves state it: 3 regions in decline, 2 of them with mines, pay 5."""
    t = Table(2)
    t.declined(0, "dwarves", {3: 1, 6: 1, 5: 1})
    assert {"SW-11.2": 3, "SW-17.1": 2} == t.income(0)


@pytest.mark.rules("SW-11.5")
def test_sw_11_5_coins_of_others_are_hidden() -> None:
    """A player's coin total is hidden from the other players until the game ends."""
    table = GAME.new(3, seed=4)
    assert None is table.scores
    t = Table(3)
    t.s.coins = [7, 8, 9]
    t.turn()
    assert [7, None, None] == [p["coins"] for p in t.seen(0)["players"]]
    assert [None, 8, None] == [p["coins"] for p in t.seen(1)["players"]]
    assert [None, None, None] == [p["coins"] for p in t.seen(-1)["players"]]


@pytest.mark.rules("SW-11.5")
def test_sw_11_5_nothing_else_shows_the_coins_of_others() -> None:
    """Seat 0 is shown the same, byte for byte, whatever the others own."""
    t = Table(3, column=COLUMN).turn(1)
    shown = []
    for coins in (0, 5, 80):
        t.s.coins[1] = t.s.coins[2] = coins
        shown.append((t.seen(0), engine.forced(t.s, engine.options(t.s))))
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.rules("SW-11.5")
def test_sw_11_5_a_table_may_play_with_open_coins() -> None:
    """A table option may open the totals."""
    t = Table(2, options={"coins": "open"})
    t.turn()
    assert [5, 5] == [p["coins"] for p in t.seen(0)["players"]]


@pytest.mark.rules("SW-11.5")
def test_sw_11_5_coins_are_shown_when_the_game_is_over() -> None:
    """Hidden until the game ends: then all totals are open."""
    s = GAME.new_state(2)
    engine.play_random(s, Rng(3))
    shown = GAME.view(s, 0).encode()
    assert s.coins == shown["coins"]
