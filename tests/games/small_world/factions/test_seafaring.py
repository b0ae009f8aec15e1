"""Seafaring (SW-44)."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import printed_regions
from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import DECLINED


@pytest.mark.rules("SW-44.1", "SW-44.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_44_1_three_waters_of_two_tokens_and_a_coin_each(seats: int) -> None:
    """The Seafaring race may conquer seas and lakes: 3 separate regions, 2 tokens and 1 coin each."""
    waters = [region for region in printed_regions(seats) if region["terrain"] in ("sea", "lake")]
    assert 3 == len(waters)
    shores = {region["adjacent"][0] for region in waters}
    t = Table(seats, "ratmen", "seafaring", dict.fromkeys(sorted(shores), 1), hand=6).conquering()
    for count, region in enumerate(waters, start=1):
        assert 2 == t.cost(region["id"])
        t.choose(f"conquer {region['id']}")
        assert ((0, 0), 2) == (t.holder(region["id"]), t.tokens(region["id"]))
        assert {"SW-11.1": len(shores) + count} == t.income()
    assert 0 == t.hand()


@pytest.mark.rules("SW-44.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_44_3_water_and_shore_are_neighbours_both_ways(seats: int) -> None:
    """A sea or lake is adjacent to its shores, both as a target and as a base of conquests, and to nothing else."""
    for water in printed_regions(seats):
        if water["terrain"] not in ("sea", "lake"):
            continue
        base = Table(seats, "ratmen", "seafaring", {water["id"]: 1}, hand=9).conquering()
        assert [str(region) for region in water["adjacent"]] == base.options("conquer")
        for shore in printed_regions(seats):
            if shore["id"] != water["id"]:
                t = Table(seats, "ratmen", "seafaring", {shore["id"]: 1}, hand=2).conquering()
                assert (shore["id"] in water["adjacent"]) == (str(water["id"]) in t.options("conquer"))


@pytest.mark.rules("SW-44.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_44_4_edge_seas_may_be_entered_the_lake_not(seats: int) -> None:
    """A sea at the edge of the board is allowed as the First Conquest of a Seafaring race; the lake is not."""
    t = Table(seats, "ratmen", "seafaring", hand=9).conquering()
    entries = [region["id"] for region in printed_regions(seats) if region["entry"]]
    seas = [region["id"] for region in printed_regions(seats) if region["terrain"] == "sea"]
    assert set(seas) <= set(entries)
    assert [str(region) for region in entries] == t.options("conquer")
    lake = next(region["id"] for region in printed_regions(seats) if region["terrain"] == "lake")
    assert "SW-6.1" == t.refusal(f"conquer {lake}")
    t.choose(f"conquer {seas[0]}")
    assert [seas[0]] == t.regions(0)


@pytest.mark.rules("SW-44.5")
def test_sw_44_5_water_is_kept_in_decline() -> None:
    """The race keeps its seas and lakes in decline and scores 1 coin for each while its tokens are there."""
    t = Table(2, "ratmen", "seafaring", {23: 3, 8: 2, 21: 1}).stock().turn().choose("decline")
    assert 5 + 3 == t.s.coins[0]
    assert [8, 21, 23] == t.regions(0, DECLINED)
    assert [1, 1, 1] == [t.tokens(region) for region in (8, 21, 23)]
    assert {"SW-11.2": 3} == t.income()


@pytest.mark.rules("SW-44.6")
@pytest.mark.parametrize(("race", "power"), [("ratmen", "hill"), ("tritons", "flying"), ("halflings", "commando")])
def test_sw_44_6_no_other_race_conquers_water(race: str, power: str) -> None:
    """No race without Seafaring may conquer or move into a sea or lake."""
    t = Table(2, race, power, {21: 1, 14: 1}, hand=5).conquering()
    for water in (1, 8, 23):
        assert "SW-6.8" == t.refusal(f"conquer {water}")
    t = Table(2, race, power, hand=5).conquering()
    for water in (1, 8, 23):
        assert "SW-6.8" == t.refusal(f"conquer {water}")
        assert "SW-6.8" == t.refusal(f"attempt {water}")


@pytest.mark.rules("SW-44.6")
def test_sw_44_6_nor_does_it_move_there() -> None:
    """Tokens are redeployed to regions of their race only, also where the owner's other race holds water."""
    t = Table(2, "ratmen", "hill", {21: 3})
    t.declined(0, "elves", {23: 1})
    t.turn().choose("expand")
    assert "SW-6.8" == t.refusal("conquer 23")
    t.choose("stop")
    assert "SW-10.6" == t.refusal("pile 23")


@pytest.mark.rules("SW-44.7")
def test_sw_44_7_declined_ghouls_keep_their_water_and_take_no_more() -> None:
    """Declined Ghouls that were Seafaring keep and may redeploy into their water but conquer no new water."""
    t = Table(2, "ghouls", "seafaring", {23: 3, 3: 3}, hand=0).stock()
    t.active(1, "elves", "hill", {5: 1})
    t.turn().choose("decline", "expand", "stop", "pick 1").deal()
    assert (4, 1, 1) == (t.hand(0, DECLINED), t.tokens(23), t.tokens(3))
    assert "readying" == t.step
    assert "SW-6.8" == t.refusal("conquer 8")
    assert "" == t.refusal("conquer 22")
    t.choose("stop", "stop", "pile 23")
    assert (5, 1) == (t.tokens(23), t.tokens(3))
    assert [3, 23] == t.regions(0, DECLINED)


@pytest.mark.rules("SW-44.8")
def test_sw_44_8_a_later_seafaring_race_may_take_water_held_in_decline() -> None:
    """A later Seafaring race may conquer water held by an earlier one in decline, at 1 more per token."""
    t = Table(2, "ratmen", "seafaring", {21: 1}, hand=3)
    t.declined(1, "elves", {23: 1, 8: 1})
    assert 3 == t.cost(23)
    t.conquering().choose("conquer 23")
    assert ((0, 0), 3) == (t.holder(23), t.tokens(23))
    t = Table(2, "ratmen", "seafaring", {21: 1}, hand=5)
    t.declined(1, "ghouls", {23: 3})
    assert 5 == t.cost(23)
