"""Final scoring (TM-26)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica import GAME

NAMES = ["witches", "nomads", "halflings", "mermaids", "engineers"]
APART = ["A1", "I7", "E6", "I1", "E11"]


def last(seats: int = 4, at: dict[int, str] | None = None, factions: str = "", **first: int) -> Table:
    """Return round 6 with all but seat 0 passed, everybody poor and at 0 in all cults; ``first`` is for seat 0."""
    where = at if at is not None else dict(enumerate(APART[:seats]))
    t = Table(factions or " ".join(NAMES[:seats]), at=where, round=6)
    for seat in range(seats):
        t.own(seat, vp=0, workers=0, coins=0, priests=0, ship=0, bowls=(12, 0, 0), fire=0, water=0, earth=0, air=0)
    return t.own(0, None, **first).passed(*range(1, seats))


def points(t: Table, source: str) -> list[int]:
    """Return what each seat scored from a source after the last pass."""
    return [t.scored(seat).get(source, 0) for seat in range(t.s.seats)]


@pytest.mark.rules("TM-26.1")
def test_tm_26_1_the_game_ends_when_all_have_passed_in_round_6() -> None:
    """Nothing more is asked, and the points are final."""
    t = last(2).own(0, coins=3)
    assert {} == t.scored()
    t.choose("pass")
    assert ("", None) == (t.step, t.seat)
    assert {"area": 15, "resources": 1} == t.scored()
    t = last(2)
    t.s.passed.clear()
    t.choose("pass")
    assert ("act", 1, {}) == (t.step, t.seat, t.scored())


@pytest.mark.rules("TM-26.2")
def test_tm_26_2_cults_then_area_then_resources() -> None:
    """In this order in the log."""
    t = last(2, fire=3, coins=9).choose("pass")
    told = [message.args["source"] for message in t.log if message.id == "log-vp"]
    assert ["@source-cult", "@source-area", "@source-area", "@source-resources"] == told


@pytest.mark.rules("TM-26.3")
def test_tm_26_3_each_cult_gives_8_4_and_2() -> None:
    """Four cults scored apart; the fourth place gets nothing."""
    t = last(4)
    for seat, space in enumerate((10, 7, 5, 3)):
        t.own(seat, fire=space)
    t.own(2, water=6).own(0, air=1)
    assert [16, 4, 10, 0] == points(t.choose("pass"), "cult")


@pytest.mark.rules("TM-26.4", "TM-26.9")
def test_tm_26_4_space_0_scores_nothing() -> None:
    """Research case 50: 9, 9, 4, 0 give 6, 6, 2, 0; all at 0 give nothing to anybody."""
    t = last(4)
    for seat, space in enumerate((9, 9, 4, 0)):
        t.own(seat, earth=space)
    assert [6, 6, 2, 0] == points(t.choose("pass"), "cult")
    t = last(3).own(1, air=2).choose("pass")
    assert [0, 8, 0] == points(t, "cult")


@pytest.mark.rules("TM-26.5")
def test_tm_26_5_the_three_largest_areas_give_18_12_and_6() -> None:
    """Four areas of 4, 3, 2 and 1."""
    t = last(4, {0: "A1 A2 A3 A4", 1: "I1 I2 I3", 2: "E6 E7", 3: "E11"})
    assert [18, 12, 6, 0] == points(t.choose("pass"), "area")


@pytest.mark.rules("TM-26.6", "TM-26.7")
def test_tm_26_7_only_the_largest_connected_set_counts() -> None:
    """Two groups of two are an area of 2, less than three in a row; their kind does not matter."""
    t = last(2, {0: "A1 A2 I1 I2", 1: "stronghold:E6 temple:E7 E8"})
    assert [12, 18] == points(t.choose("pass"), "area")


@pytest.mark.rules("TM-26.6")
def test_tm_26_6_bridges_join() -> None:
    """A3 and C1 over a bridge, whoever built it."""
    t = last(2, {0: "A3 C1", 1: "I7"}).bridge(1, "A3:C1")
    assert [18, 12] == points(t.choose("pass"), "area")


@pytest.mark.rules("TM-26.8")
def test_tm_26_8_shipping_joins_at_any_number_of_places() -> None:
    """A3, C1 and D3 each one river hex apart: joined with shipping 1; two river hexes take 2 (research case 24)."""
    for ship, expected in ((0, [12, 18]), (1, [18, 12])):
        t = last(2, {0: "A3 C1 C2", 1: "I7 I8"}, ship=ship)
        assert expected == points(t.choose("pass"), "area")
    for ship, expected in ((1, [15, 15]), (2, [18, 12])):
        t = last(2, {0: "A3 D1", 1: "I7"}, ship=ship)
        assert expected == points(t.choose("pass"), "area")


@pytest.mark.rules("TM-26.9", "TM-26.10")
def test_tm_26_9_ties_share_their_places_rounded_down() -> None:
    """Research case 50: areas 4, 3, 3, 3 give 18, 6, 6, 6; cults 5, 3, 3, 3 give 8, 2, 2, 2."""
    t = last(4, {0: "A1 A2 A3 A4", 1: "I1 I2 I3", 2: "E1 E2 E3", 3: "E6 E7 E8"})
    for seat, space in enumerate((5, 3, 3, 3)):
        t.own(seat, fire=space)
    t.choose("pass")
    assert ([18, 6, 6, 6], [8, 2, 2, 2]) == (points(t, "area"), points(t, "cult"))
    t = last(5)
    for seat in range(5):
        t.own(seat, air=2)
    t.choose("pass")
    assert ([7] * 5, [2] * 5) == (points(t, "area"), points(t, "cult"))
    t = last(3, {0: "A1 A2", 1: "I1", 2: "E6"}).own(0, fire=4).own(1, fire=4).own(2, fire=4).choose("pass")
    assert ([18, 9, 9], [4, 4, 4]) == (points(t, "area"), points(t, "cult"))


@pytest.mark.rules("TM-26.11")
def test_tm_26_11_with_two_players_there_is_no_third_place() -> None:
    """Tied they share 18 and 12, and 8 and 4; else 18 and 12, 8 and 4."""
    t = last(2, fire=3).own(1, fire=3).choose("pass")
    assert ([15, 15], [6, 6]) == (points(t, "area"), points(t, "cult"))
    t = last(2, {0: "A1 A2", 1: "I7"}, fire=3).own(1, fire=2).choose("pass")
    assert ([18, 12], [8, 4]) == (points(t, "area"), points(t, "cult"))


@pytest.mark.rules("TM-26.12")
@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_tm_26_12_three_coins_score_one_point(coins: int, vp: int) -> None:
    """A remainder scores nothing."""
    assert [vp, 0] == points(last(2, coins=coins).choose("pass"), "resources")


@pytest.mark.rules("TM-26.13", "TM-26.12")
def test_tm_26_13_everything_else_becomes_coins_first() -> None:
    """Research case 51: 2 coins, 1 worker, bowls 3/4/0: 5 coins, 1 point; 2 for alchemists."""
    t = last(2, coins=2, workers=1).own(0, bowls=(3, 4, 0)).choose("pass")
    assert [1, 0] == points(t, "resources")
    t = last(2, factions="alchemists nomads", coins=2, workers=1).own(0, bowls=(3, 4, 0)).choose("pass")
    assert [2, 0] == points(t, "resources")


@pytest.mark.rules("TM-26.13")
@pytest.mark.parametrize(
    ("own", "bowls"),
    [
        ({"coins": 3}, (12, 0, 0)),
        ({"workers": 3}, (12, 0, 0)),
        ({"priests": 3}, (12, 0, 0)),
        ({}, (9, 0, 3)),
        ({}, (5, 7, 0)),
        ({"workers": 1, "priests": 1, "coins": 1}, (12, 0, 0)),
        ({"workers": 1}, (9, 3, 1)),
    ],
)
def test_tm_26_13_each_resource_counts_one_coin(own: dict[str, int], bowls: tuple[int, int, int]) -> None:
    """Coins, workers, priests, bowl III, and half of bowl II rounded down: three each time, so one point."""
    assert [1, 0] == points(last(2).own(0, bowls, **own).choose("pass"), "resources")


@pytest.mark.rules("TM-26.13")
def test_tm_26_13_half_of_bowl_2_is_rounded_down() -> None:
    """5 tokens in bowl II make 2 coins."""
    assert [0, 0] == points(last(2).own(0, bowls=(7, 5, 0)).choose("pass"), "resources")


@pytest.mark.rules("TM-26.14")
def test_tm_26_14_most_points_win() -> None:
    """After all scoring: 40 beat 41 once the area is counted."""
    t = last(2, {0: "A1 A2", 1: "I7"}).own(0, vp=40).own(1, vp=41).choose("pass")
    assert ([58, 53], [0]) == (GAME.scores(t.s), GAME.winners(t.s))


@pytest.mark.rules("TM-26.15")
def test_tm_26_15_a_tie_is_won_together() -> None:
    """Equal points after all scoring; resources left do not break the tie."""
    t = last(3).own(0, vp=40, coins=2).own(1, vp=39).own(2, vp=40).choose("pass")
    assert [0, 2] == GAME.winners(t.s)
