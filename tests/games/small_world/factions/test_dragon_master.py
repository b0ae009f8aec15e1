"""Dragon Master (SW-35)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


def lair(hand: int = 3) -> Table:
    """Dragon Master Ratmen at 21, nine Trolls with a lair on the mountain 20, a lone Troll at 22."""
    t = Table(2, "ratmen", "dragon_master", {21: 1}, hand)
    t.active(1, "trolls", "hill", {20: 9, 22: 1})
    return t


@pytest.mark.rules("SW-35.1")
def test_sw_35_1_one_token_takes_any_defence_once_a_turn() -> None:
    """Once per turn the race may conquer a region with exactly 1 token from hand, whatever defends it."""
    t = lair().conquering()
    assert 2 + 1 + 1 + 9 == t.cost(20)
    t.choose("dragon 20")
    assert ((0, 0), 1, 2) == (t.holder(20), t.tokens(20), t.hand())
    assert "SW-35.1" == t.refusal("dragon 22")
    assert [] == t.options("dragon")
    assert "SW-7.12" == t.refusal("conquer 22")


@pytest.mark.rules("SW-35.1")
def test_sw_35_1_a_token_from_hand_is_needed() -> None:
    """The conquest takes exactly 1 token from hand."""
    t = lair(hand=0).conquering()
    assert "SW-7.11" == t.refusal("dragon 20")
    assert "SW-35.1" == Table(2, "ratmen", "hill", {21: 1}, hand=3).conquering().refusal("dragon 20")


@pytest.mark.rules("SW-35.2")
def test_sw_35_2_reach_first_conquest_and_water() -> None:
    """The Dragon's conquest obeys the rules of reach and First Conquest and cannot take water."""
    t = lair().conquering()
    assert ["14", "15", "20", "22"] == t.options("dragon")
    assert "SW-6.5" == t.refusal("dragon 19")
    assert "SW-6.8" == t.refusal("dragon 23")
    assert "SW-6.9" == t.refusal("dragon 21")
    t = Table(2, "ratmen", "dragon_master", hand=3).conquering()
    assert "SW-6.1" == t.refusal("dragon 14")
    t.choose("dragon 20")
    assert [20] == t.regions(0)


@pytest.mark.rules("SW-35.3")
def test_sw_35_3_immunity_and_peace_stop_the_dragon() -> None:
    """The Dragon cannot take an immune region or a region under the Diplomat's peace."""
    t = Table(2, "ratmen", "dragon_master", {21: 1}, hand=3)
    t.active(1, "halflings", "heroic", {20: 1, 22: 1, 15: 1, 14: 1})
    t.mark("heroes", 14)
    t.conquering()
    assert "SW-15.4" == t.refusal("dragon 20")
    assert "SW-15.4" == t.refusal("dragon 14")
    assert "" == t.refusal("dragon 15")
    t = Table(2, "humans", "diplomat", {21: 1})
    t.active(1, "ratmen", "dragon_master", {22: 3})
    t.turn().choose("expand", "stop", "ally 1", "expand")
    assert "SW-34.6" == t.refusal("dragon 21")


@pytest.mark.rules("SW-35.4")
def test_sw_35_4_the_dragon_is_placed_in_the_region() -> None:
    """The Dragon is placed in the region it conquered."""
    t = lair().conquering().choose("dragon 20")
    assert [20] == t.marked("dragon")
    assert [20] == [place + 1 for place, region in enumerate(t.seen(1)["regions"]) if region["dragon"]]


@pytest.mark.rules("SW-35.5")
def test_sw_35_5_its_region_is_immune() -> None:
    """The region with the Dragon is immune until the Dragon leaves it: no conquest, attempt or swap."""
    t = Table(2, "ratmen", "dragon_master", {21: 1, 22: 1}, hand=2)
    t.active(1, "sorcerers", "flying", {19: 1}, hand=2)
    t.conquering().choose("dragon 20", "stop")
    t.conquering(1)
    assert "SW-15.4" == t.refusal("conquer 20")
    assert "SW-15.4" == t.refusal("attempt 20")
    assert "SW-15.4" == t.refusal("swap 20")
    assert "" == t.refusal("swap 21")
    t.choose("swap 22")
    assert (0, 0) == t.holder(20)


@pytest.mark.rules("SW-35.6", "SW-35.8")
def test_sw_35_6_it_flies_again_on_a_later_turn() -> None:
    """On a later turn the Dragon may take part in one conquest again; what it leaves stays occupied, not immune."""
    t = Table(2, "ratmen", "dragon_master", {21: 1}, hand=3)
    t.active(1, "humans", "flying", {3: 1}, hand=9)
    t.turn().choose("expand", "dragon 20", "stop", "pile 20", "pile 3", "expand")
    assert "SW-15.4" == t.refusal("conquer 20")
    t.choose("stop", "pile 3", "expand", "dragon 22")
    assert [22] == t.marked("dragon")
    assert ((0, 0), 1) == (t.holder(20), t.tokens(20))
    assert "SW-35.1" == t.refusal("dragon 14")
    t.choose("stop", "place 21", "expand")
    assert "SW-15.4" == t.refusal("conquer 22")
    assert "" == t.refusal("conquer 20")


@pytest.mark.rules("SW-35.6")
def test_sw_35_6_it_may_stay() -> None:
    """A turn without the Dragon leaves it, and the immunity, where it is."""
    t = Table(2, "ratmen", "dragon_master", {21: 1, 20: 1}, hand=4)
    t.active(1, "humans", "flying", {3: 1}, hand=9)
    t.mark("dragon", 20)
    t.turn().choose("expand", "conquer 22", "stop", "pile 22", "pile 3", "expand")
    assert [20] == t.marked("dragon")
    assert "SW-15.4" == t.refusal("conquer 20")


@pytest.mark.rules("SW-35.7")
def test_sw_35_7_it_does_not_move_at_redeployment() -> None:
    """The Dragon moves only by a conquest, not at redeployment."""
    t = Table(2, "ratmen", "dragon_master", {21: 2, 20: 2})
    t.mark("dragon", 20)
    t.active(1, "humans", "hill", {3: 1})
    t.turn().choose("expand", "stop")
    assert "placing" == t.step
    assert [] == t.options("dragon")
    t.choose("pile 21")
    assert 1 == t.seat
    assert [20] == t.marked("dragon")


@pytest.mark.rules("SW-35.9")
def test_sw_35_9_it_disappears_in_decline() -> None:
    """The Dragon disappears when the race goes into decline."""
    t = Table(2, "ratmen", "dragon_master", {21: 1, 20: 1}).stock()
    t.active(1, "humans", "flying", {3: 5})
    t.mark("dragon", 20)
    t.turn().choose("decline", "expand")
    assert [] == t.marked("dragon")
    assert "" == t.refusal("conquer 20")


@pytest.mark.rules("SW-35.10")
@pytest.mark.parametrize("roll", [0, 3])
def test_sw_35_10_not_after_the_final_attempt(roll: int) -> None:
    """The Dragon cannot be used after the final attempt, won or lost."""
    t = Table(2, "ratmen", "dragon_master", {21: 2, 22: 1})
    t.turn().choose("expand")
    assert "" == t.refusal("dragon 20")
    t.choose("attempt 20", f"die {roll}")
    assert ((0, 0) if roll else None) == t.holder(20)
    assert [] == t.options("dragon")
    assert "SW-7.15" == t.refusal("dragon 15")


@pytest.mark.rules("SW-35.11")
def test_sw_35_11_the_usual_losses() -> None:
    """A Dragon conquest costs the beaten stack 1 token, the rest go to hand."""
    t = lair()
    before = t.tray("trolls")
    t.conquering().choose("dragon 20")
    assert before + 1 == t.tray("trolls")
    assert 8 == t.hand(1)
    assert [22] == t.marked("lairs")


@pytest.mark.rules("SW-35.11")
def test_sw_35_11_counts_for_orcs() -> None:
    """Orcs are paid for a non-empty region the Dragon took, not for an empty one."""
    t = Table(2, "orcs", "dragon_master", {21: 1}, hand=2).conquering().choose("dragon 14")
    assert 1 == t.income()["SW-23.1"]
    t = Table(2, "orcs", "dragon_master", {21: 1}, hand=2).conquering().choose("dragon 22")
    assert {"SW-11.1": 2} == t.income()


@pytest.mark.rules("SW-35.11")
def test_sw_35_11_counts_for_skeletons() -> None:
    """The Dragon's region is the second of two non-empty ones: 1 new Skeleton."""
    t = Table(2, "skeletons", "dragon_master", {21: 1}, hand=4)
    before = t.tray("skeletons")
    t.turn().choose("expand", "conquer 14", "dragon 15", "stop")
    assert before - 1 == t.tray("skeletons")
    assert 2 + 1 == t.hand()
