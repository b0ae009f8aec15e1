"""Amazons (SW-16)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.games.small_world.data.tables import DECLINED


def on_map(t: Table) -> int:
    """Return the tokens of seat 0's active race on the map."""
    return sum(t.tokens(region) for region in t.regions(0))


@pytest.mark.rules("SW-16.1")
@pytest.mark.parametrize(("power", "tokens"), [("alchemist", 14), ("merchant", 12), ("flying", 15)])
def test_sw_16_1_four_amazons_join_the_pick(power: str, tokens: int) -> None:
    """The hand is 6, the badge number, and 4 more."""
    t = Table(2, column=[("amazons", power)]).stock().turn().choose("pick 1").deal()
    assert tokens == t.hand()
    assert 15 - tokens == t.tray("amazons")
    assert 0 == t.kept("aside")


@pytest.mark.rules("SW-16.2", "SW-16.3", "SW-16.4")
def test_sw_16_3_four_amazons_come_off_at_the_end_of_redeployment() -> None:
    """14 tokens in 5 regions: 10 stay, 1 or more each, while the other player moves."""
    t = Table(2, "amazons", "alchemist", at={14: 2, 19: 2, 20: 2, 21: 2, 22: 2}, hand=4)
    t.active(1, "ratmen", "hill", {5: 1})
    t.turn().choose("expand", "stop")
    assert 4 == t.kept("aside")
    assert 5 == t.hand()
    t.choose("pile 20")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert 10 == on_map(t)
    assert [1, 1, 6, 1, 1] == [t.tokens(region) for region in t.regions(0)]
    assert 0 == t.hand()
    assert 4 == t.kept("aside")
    assert 3 == t.cost(22, seat=1)


@pytest.mark.rules("SW-16.2")
def test_sw_16_2_the_four_serve_conquests() -> None:
    """One Amazon on the map, 4 set aside: with those 4 two empty regions can be taken."""
    t = Table(2, "amazons", "alchemist", at={20: 1}, hand=4).turn().choose("expand")
    assert 4 == t.hand()
    t.choose("conquer 21", "conquer 22")
    assert [20, 21, 22] == t.regions(0)


@pytest.mark.rules("SW-16.3")
def test_sw_16_3_the_removal_is_made_every_turn() -> None:
    """Also on the second turn exactly 4 stand aside."""
    t = Table(2, "amazons", "alchemist", at={20: 6}, hand=4)
    t.active(1, "ratmen", "hill", {5: 1})
    t.turn()
    for _turn in range(2):
        t.choose("expand", "stop").settle()
        assert (4, 6) == (t.kept("aside"), on_map(t))
        t.choose("expand", "stop").settle()


@pytest.mark.rules("SW-16.4", "SW-16.5")
def test_sw_16_5_regions_are_given_up_where_tokens_do_not_suffice() -> None:
    """12 regions and 14 tokens: 2 come from hand, so 2 regions of choice go, and every kept region has its token."""
    held = [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]
    t = Table(2, "amazons", "commando", at=dict.fromkeys(held, 1), hand=2).turn().choose("expand", "stop")
    assert "giving-up" == t.step
    assert [f"give-up {region}" for region in held] == t.options()
    assert "SW-16.5" == t.refusal("give-up 20")
    t.choose("give-up 7")
    assert [str(region) for region in held if region != 7] == t.options("give-up")
    t.choose("give-up 12")
    assert [region for region in held if region not in (7, 12)] == t.regions(0)
    assert [1] * 10 == [t.tokens(region) for region in t.regions(0)]
    assert 4 == t.kept("aside")
    assert 5 + 10 == t.s.coins[0]


@pytest.mark.rules("SW-16.4")
def test_sw_16_4_no_region_is_given_up_while_spare_tokens_suffice() -> None:
    """Spare tokens of any region are taken first: 4 spare ones keep all regions."""
    t = Table(2, "amazons", "commando", at={20: 5, 21: 1, 22: 1}).turn().choose("expand", "stop")
    assert [20, 21, 22] == t.regions(0)
    assert [1, 1, 1] == [t.tokens(region) for region in (20, 21, 22)]
    assert 4 == t.kept("aside")


@pytest.mark.rules("SW-16.6")
def test_sw_16_6_the_four_return_when_troops_are_readied() -> None:
    """Not at the start of the turn, but with the readying."""
    t = Table(2, "amazons", "alchemist", at={20: 3, 21: 2}, hand=4)
    t.active(1, "ratmen", "hill", {5: 1})
    t.turn().choose("expand", "stop", "pile 20", "expand", "stop")
    assert (0, "expand-or-decline") == (t.seat, t.step)
    assert (0, 4) == (t.hand(), t.kept("aside"))
    t.choose("expand")
    assert (3 + 4, 0) == (t.hand(), t.kept("aside"))


@pytest.mark.rules("SW-16.7")
def test_sw_16_7_the_four_are_not_lost_with_conquered_regions() -> None:
    """Both regions fall: one Amazon each goes to the tray, the 4 stay set aside."""
    t = Table(2, "amazons", "alchemist", at={20: 1, 21: 1}, hand=4)
    t.active(1, "ratmen", "hill", {22: 9})
    t.turn().choose("expand", "stop")
    assert 15 - 6 == t.tray("amazons")
    t.choose("expand", "conquer 21", "conquer 20", "stop").settle()
    assert [] == t.regions(0)
    assert (4, 0) == (t.kept("aside"), t.hand())
    assert 15 - 4 == t.tray("amazons")


@pytest.mark.rules("SW-16.8")
def test_sw_16_8_the_four_go_to_the_tray_when_the_race_declines() -> None:
    """Only those on the map are flipped; the 4 never come back to the race."""
    t = Table(2, "amazons", "alchemist", at={20: 3, 21: 1}, hand=4)
    t.active(1, "ratmen", "hill", {5: 1})
    t.stock().turn().choose("expand", "stop", "pile 20", "expand", "stop")
    assert 4 == t.kept("aside")
    t.choose("decline")
    assert (0, 0) == (t.kept("aside"), t.hand(0, DECLINED))
    assert [20, 21] == t.regions(0, DECLINED)
    assert 15 - 2 == t.tray("amazons")


@pytest.mark.rules("SW-16.9")
def test_sw_16_9_amazons_without_other_tokens_fight_on_and_keep_nothing() -> None:
    """The 4 enter by a First Conquest and lose what they took at the removal."""
    t = Table(2, "amazons", "swamp", at={}, hand=4)
    t.active(1, "ratmen", "hill", {5: 1})
    t.turn()
    for _turn in range(2):
        t.choose("expand")
        assert 4 == t.hand()
        assert "SW-6.1" == t.refusal("conquer 10")
        t.choose("conquer 21", "conquer 22", "stop", "give-up 21", "give-up 22")
        assert [] == t.regions(0)
        assert (4, 0) == (t.kept("aside"), t.hand())
        assert 5 == t.s.coins[0]
        t.choose("expand", "stop").settle()
    assert "expand" in t.options()


@pytest.mark.rules("SW-16.10")
def test_sw_16_10_a_region_given_up_counts_as_abandoned() -> None:
    """It belongs to nobody, gives no coin and loses its Fortress."""
    t = Table(2, "amazons", "fortified", at={20: 1, 21: 1, 22: 1}, hand=2)
    t.mark("forts", 20, 22)
    t.turn().choose("expand", "stop", "give-up 20", "give-up 21")
    assert [None, None] == [t.holder(20), t.holder(21)]
    assert [22] == t.marked("forts")
    assert {"SW-11.1": 1, "SW-38.6": 1} == t.income()
    t.settle()
    assert 5 + 1 + 1 == t.s.coins[0]


@pytest.mark.rules("SW-16.10")
def test_sw_16_10_the_dragon_of_a_region_given_up_returns_to_hand() -> None:
    """Next turn it can be used again, and until then no region is immune."""
    t = Table(2, "amazons", "dragon_master", at={20: 1, 21: 1, 22: 1}, hand=2)
    t.active(1, "ratmen", "hill", {5: 1})
    t.mark("dragon", 21)
    t.turn().choose("expand", "stop", "give-up 21", "give-up 20")
    assert [] == t.marked("dragon")
    t.choose("expand", "stop", "expand")
    assert "" == t.refusal("dragon 21")


@pytest.mark.rules("SW-16.11")
@pytest.mark.parametrize(("power", "verb"), [("fortified", "fortify"), ("heroic", "hero"), ("bivouacking", "camp")])
def test_sw_16_11_markers_are_placed_after_the_removal(power: str, verb: str) -> None:
    """The regions to give up are asked for first; markers are offered in those kept."""
    t = Table(2, "amazons", power, at={14: 1, 20: 1, 21: 1, 22: 1}, hand=3).turn().choose("expand", "stop")
    assert "giving-up" == t.step
    t.choose("give-up 14")
    assert ["20", "21", "22"] == t.options(verb)


@pytest.mark.rules("SW-16.12")
def test_sw_16_12_without_a_region_the_four_are_set_aside_from_the_hand() -> None:
    """9 in hand, nothing conquered: 5 wait for a First Conquest, 4 stand aside."""
    t = Table(2, "amazons", "alchemist", at={}, hand=9)
    t.active(1, "ratmen", "hill", {5: 1})
    t.turn().choose("expand", "stop")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert (5, 4) == (t.hand(), t.kept("aside"))
    t.choose("expand", "stop", "expand")
    assert (9, 0) == (t.hand(), t.kept("aside"))
