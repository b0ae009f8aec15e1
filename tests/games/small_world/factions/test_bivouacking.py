"""Bivouacking (SW-32)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.scoring import tokens_on_map


def camp_table() -> Table:
    """Ratmen with the encampments in hand, Humans beside them."""
    t = Table(2, "ratmen", "bivouacking", {21: 1, 22: 1, 14: 1})
    t.active(1, "humans", "hill", {16: 1}, hand=4)
    return t


@pytest.mark.rules("SW-32.1")
def test_sw_32_1_five_encampments_are_placed_at_redeployment() -> None:
    """At redeployment the Bivouacking race places its 5 Encampments in one or more regions it occupies."""
    t = camp_table().turn().choose("expand")
    assert "SW-32.1" == t.refusal("camp 21")
    t.choose("stop")
    assert "encamping" == t.step
    assert ["14", "21", "22"] == t.options("camp") == t.options("camp-all")
    assert "SW-32.1" == t.refusal("camp 20")
    assert "SW-32.1" == t.refusal("camp-all 16")
    t.choose("camp 21", "camp 14", "camp 14", "camp-all 22")
    assert [1, 2, 2] == [t.camps(region) for region in (21, 14, 22)]
    assert 1 == t.seat


@pytest.mark.rules("SW-32.1")
def test_sw_32_1_the_pick_brings_five_encampments() -> None:
    """The five are the owner's from the pick on."""
    t = Table(2, column=[("ratmen", "bivouacking")])
    t.turn().choose("pick 1").deal()
    t.choose("conquer 21", "stop", "pile 21")
    assert 5 == t.seen(1)["camps_left"]
    t.settle()
    assert (5, 0) == (t.camps(21), t.seen(1)["camps_left"])


@pytest.mark.rules("SW-32.2")
def test_sw_32_2_none_stays_in_hand() -> None:
    """All 5 Encampments are on the map after redeployment if the race occupies a region."""
    t = camp_table().turn().choose("expand", "stop")
    assert "SW-32.2" == t.refusal("keep")
    t.choose("camp 21", "camp 21", "camp 21", "camp 21")
    assert "SW-32.2" == t.refusal("keep")
    assert ["camp 14", "camp 21", "camp 22"] == t.options()
    t.choose("camp 22")
    assert 1 == t.seat
    assert 0 == t.seen(0)["camps_left"]


@pytest.mark.rules("SW-32.3")
def test_sw_32_3_several_may_share_a_region() -> None:
    """Several Encampments may share a region, and each defends: 2 + 1 token + 5."""
    t = camp_table().turn().choose("expand", "stop", "camp-all 22")
    assert 5 == t.camps(22)
    assert 2 + 1 + 5 == t.cost(22, seat=1)


@pytest.mark.rules("SW-32.3", "SW-32.8")
def test_sw_32_8_a_lone_token_with_three_encampments_costs_six() -> None:
    """Each encampment counts as one token in defence."""
    t = camp_table()
    t.encamp(22, 3)
    assert 6 == t.cost(22, seat=1)


@pytest.mark.rules("SW-32.4")
def test_sw_32_4_they_may_move_at_each_redeployment() -> None:
    """At each redeployment Encampments may move to any other region of the race, or stay."""
    t = camp_table()
    t.encamp(22, 5)
    t.turn().choose("expand", "stop")
    assert ["keep", "regroup"] == t.options()
    t.choose("regroup", "camp 14", "camp-all 21")
    assert [1, 4, 0] == [t.camps(region) for region in (14, 21, 22)]
    t.choose("pile 16", "expand", "stop", "pile 16")
    t.choose("expand", "stop")
    assert ["keep", "regroup"] == t.options()
    t.choose("keep")
    assert [1, 4, 0] == [t.camps(region) for region in (14, 21, 22)]


@pytest.mark.rules("SW-32.4")
def test_sw_32_4_not_while_conquering() -> None:
    """Encampments move at redeployment only."""
    t = camp_table()
    t.encamp(22, 5)
    t.turn().choose("expand")
    assert "SW-32.1" == t.refusal("regroup")


@pytest.mark.rules("SW-32.5")
def test_sw_32_5_conquered_encampments_are_placed_again() -> None:
    """When their region is conquered, Encampments are not lost: the owner places them again at the end of that turn."""
    t = camp_table()
    t.encamp(22, 1)
    t.encamp(21, 4)
    t.turn(1).choose("expand", "conquer 22")
    assert 0 == t.camps(22)
    assert (1, 1) == (t.seat, t.seen(0)["camps_left"])
    t.choose("stop", "pile 22")
    assert ((1, 0), 4) == (t.holder(22), t.tokens(22))
    assert (0, "encamping") == (t.seat, t.step)
    assert ["camp 14", "camp 21"] == t.options()
    assert "SW-32.4" == t.refusal("regroup")
    t.choose("camp 14")
    assert [1, 4] == [t.camps(region) for region in (14, 21)]
    assert ["expand", "decline"] == t.options()


@pytest.mark.rules("SW-32.6")
def test_sw_32_6_without_a_region_they_stay_in_hand() -> None:
    """If the race occupies no region, its Encampments stay in hand until its next redeployment with a region."""
    t = Table(2, "ratmen", "bivouacking", {22: 2})
    t.active(1, "humans", "hill", {16: 1}, hand=5)
    t.encamp(22, 1)
    t.turn(1).choose("expand", "conquer 22", "stop", "pile 16")
    assert (0, "expand-or-decline", 5) == (t.seat, t.step, t.seen(1)["camps_left"])
    t.choose("expand", "stop")
    assert (1, 5) == (t.seat, t.seen(1)["camps_left"])
    t.choose("expand", "stop", "pile 16", "expand", "attempt 21", "die 1")
    t.settle()
    assert (5, 0) == (t.camps(21), t.seen(1)["camps_left"])


@pytest.mark.rules("SW-32.7")
def test_sw_32_7_gone_in_decline() -> None:
    """All Encampments disappear when the race goes into decline."""
    t = camp_table()
    t.encamp(22, 3)
    t.stock().turn().choose("decline")
    assert [0] * 23 == [t.camps(region) for region in range(1, 24)]
    assert 0 == t.seen(1)["camps_left"]
    assert 3 == t.cost(22, seat=1)


@pytest.mark.rules("SW-32.8")
def test_sw_32_8_they_count_for_defence_only() -> None:
    """Encampments hold no region, bring no coins and conquer nothing."""
    t = Table(2, "ratmen", "bivouacking", {21: 1, 22: 1}, hand=1)
    t.encamp(22, 3)
    assert {"SW-11.1": 2} == t.income()
    assert 2 == tokens_on_map(t.s, 0)
    t.conquering()
    assert "SW-7.12" == t.refusal("conquer 15")
    assert "SW-7.12" == t.refusal("conquer 20")
    t = Table(2, "ratmen", "bivouacking", {21: 1, 22: 1})
    t.encamp(22, 3)
    t.turn().choose("expand", "abandon 22")
    assert t.holder(22) is None
    assert (0, 5, 1) == (t.camps(22), t.seen(0)["camps_left"], t.hand())
