"""Readying troops and abandoning regions (SW-12)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import DECLINED


@pytest.mark.rules("SW-12.1", "SW-12.2")
def test_sw_12_1_readying_takes_all_tokens_but_one_a_region_to_hand() -> None:
    """Before the race conquers, its tokens return to hand; 1 stays in every region."""
    t = Table(2, "ratmen", "hill", at={20: 4, 21: 1, 22: 3}).turn()
    assert 0 == t.hand()
    t.choose("expand")
    assert 5 == t.hand()
    assert [1, 1, 1] == [t.tokens(region) for region in (20, 21, 22)]
    assert [20, 21, 22] == t.regions(0)
    assert "" == t.refusal("conquer 14")


@pytest.mark.rules("SW-12.3")
def test_sw_12_3_tokens_on_the_map_do_not_conquer() -> None:
    """Only tokens in hand can be used, however many stand next to the region."""
    t = Table(2, "ratmen", "hill", at={21: 9}, hand=1).conquering()
    assert 2 == t.cost(22)
    assert "SW-7.12" == t.refusal("conquer 22")
    t = Table(2, "ratmen", "hill", at={21: 1}, hand=2).conquering()
    t.choose("conquer 22")
    assert 0 == t.hand()
    assert 1 == t.tokens(21)


@pytest.mark.rules("SW-12.3")
def test_sw_12_3_tokens_of_this_turns_conquests_are_spent() -> None:
    """Tokens that took a region are no longer in hand."""
    t = Table(2, "ratmen", "hill", at={21: 1}, hand=3).conquering()
    t.choose("conquer 22")
    assert (2, 1) == (t.tokens(22), t.hand())
    assert "SW-7.12" == t.refusal("conquer 20")


@pytest.mark.rules("SW-12.4")
def test_sw_12_4_one_several_or_all_regions_may_be_abandoned() -> None:
    """While readying, regions are abandoned one by one; every token comes to hand."""
    t = Table(2, "ratmen", "hill", at={20: 2, 21: 1, 22: 3}).turn().choose("expand")
    assert 3 == t.hand()
    assert ["20", "21", "22"] == t.options("abandon")
    t.choose("abandon 21")
    assert 4 == t.hand()
    assert ["20", "22"] == t.options("abandon")
    t.choose("abandon 20", "abandon 22")
    assert 6 == t.hand()
    assert [] == t.regions(0)
    assert [0, 0, 0] == [t.tokens(region) for region in (20, 21, 22)]


@pytest.mark.rules("SW-12.4")
def test_sw_12_4_only_regions_of_the_race_can_be_abandoned() -> None:
    """Empty regions, tribes and other seats' regions are not the player's to abandon."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.active(1, "humans", "forest", {21: 2})
    t.turn().choose("expand")
    assert ["20"] == t.options("abandon")
    assert ["SW-12.4"] * 3 == [t.refusal(f"abandon {region}") for region in (14, 21, 22)]


@pytest.mark.rules("SW-12.5")
def test_sw_12_5_no_region_is_abandoned_once_conquests_have_begun() -> None:
    """After the first conquest it is too late, and so it is at redeployment."""
    t = Table(2, "ratmen", "hill", at={20: 5, 21: 3}).turn().choose("expand", "conquer 22")
    assert "conquests" == t.step
    assert [] == t.options("abandon")
    assert "SW-12.5" == t.refusal("abandon 20")
    t.choose("stop")
    assert "placing" == t.step
    assert "SW-12.5" == t.refusal("abandon 20")
    t.choose("pile 20")
    assert [20, 21, 22] == t.regions(0)


@pytest.mark.rules("SW-12.5")
def test_sw_12_5_is_not_the_reason_against_a_conquest() -> None:
    """A conquest at the wrong time is refused for its own rule."""
    t = Table(2, "ratmen", "hill", at={20: 5, 21: 3}).turn().choose("expand", "stop")
    assert "SW-7.15" == t.refusal("conquer 22")


@pytest.mark.rules("SW-12.6")
def test_sw_12_6_an_abandoned_region_is_nobodys_and_brings_no_coin() -> None:
    """Three regions less one abandoned pay 2; an opponent finds it empty."""
    t = Table(2, "ratmen", "alchemist", at={20: 2, 21: 3, 22: 1})
    t.active(1, "humans", "forest", {15: 1})
    t.stock().turn().choose("expand", "abandon 21")
    assert t.holder(21) is None
    assert {"SW-11.1": 2, "SW-30.1": 2} == t.income()
    t.choose("stop", "pile 20")
    assert 5 + 2 + 2 == t.s.coins[0]
    assert 2 == t.cost(21, seat=1)


@pytest.mark.rules("SW-12.7")
def test_sw_12_7_encampments_of_an_abandoned_region_return_to_hand() -> None:
    """They are placed again at this turn's redeployment."""
    t = Table(2, "ratmen", "bivouacking", at={20: 2, 21: 1})
    t.encamp(20, 2)
    t.encamp(21, 3)
    t.turn().choose("expand", "abandon 21")
    assert (0, 2) == (t.camps(21), t.camps(20))
    assert 3 == t.kept("camps_left")
    t.choose("stop", "pile 20")
    t.choose("camp-all 20")
    assert 5 == t.camps(20)


@pytest.mark.rules("SW-12.7")
def test_sw_12_7_the_hero_of_an_abandoned_region_stands_elsewhere_later() -> None:
    """The Hero leaves with its region and both Heroes stand at the end of the turn."""
    t = Table(2, "ratmen", "heroic", at={20: 3, 21: 1, 22: 1})
    t.mark("heroes", 20, 21)
    t.turn().choose("expand", "abandon 20")
    assert [21] == t.marked("heroes")
    t.choose("stop", "pile 21", "hero 21", "hero 22")
    assert [21, 22] == t.marked("heroes")


@pytest.mark.rules("SW-12.7")
def test_sw_12_7_the_dragon_of_an_abandoned_region_can_fly_again() -> None:
    """The Dragon returns to hand and may take part in a conquest of this turn."""
    t = Table(2, "ratmen", "dragon_master", at={20: 1, 21: 1})
    t.mark("dragon", 21)
    t.turn().choose("expand", "abandon 21")
    assert [] == t.marked("dragon")
    t.choose("dragon 14")
    assert [14] == t.marked("dragon")


@pytest.mark.rules("SW-12.8")
def test_sw_12_8_an_abandoned_region_may_be_conquered_again_the_same_turn() -> None:
    """The same race takes it back at the cost of an empty region."""
    t = Table(2, "ratmen", "hill", at={20: 2, 21: 3}).turn().choose("expand", "abandon 21")
    assert 4 == t.hand()
    assert "" == t.refusal("conquer 21")
    t.choose("conquer 21")
    assert (2, 2) == (t.tokens(21), t.hand())
    assert (0, 0) == t.holder(21)


@pytest.mark.rules("SW-12.9")
def test_sw_12_9_a_race_in_decline_is_neither_readied_nor_abandoned() -> None:
    """Its tokens stay where they are, whatever the active race does."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(0, "elves", {15: 1, 22: 2})
    t.turn().choose("expand")
    assert (1, 0) == (t.hand(), t.hand(0, DECLINED))
    assert (1, 2) == (t.tokens(15), t.tokens(22))
    assert ["20"] == t.options("abandon")
    assert "SW-12.9" == t.refusal("abandon 15")


@pytest.mark.rules("SW-12.9")
def test_sw_12_9_ghouls_in_decline_are_readied_and_may_abandon() -> None:
    """Ghouls play as if active, with their own regions only."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(0, "ghouls", {15: 3, 22: 2})
    t.turn().choose("expand")
    assert (0, 3) == (t.hand(), t.hand(0, DECLINED))
    assert ["15", "22"] == t.options("abandon")
    t.choose("abandon 22")
    assert 4 == t.hand(0, DECLINED)
    assert [15] == t.regions(0, DECLINED)
    assert "SW-12.4" == t.refusal("abandon 20")
