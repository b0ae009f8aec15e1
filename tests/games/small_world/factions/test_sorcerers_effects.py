"""Sorcerers (SW-26.8, SW-26.13 to SW-26.17): how far a swap reaches, what it needs and what follows from it."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table


@pytest.mark.rules("SW-26.8")
def test_sw_26_8_flying_sorcerers_swap_in_any_land_region() -> None:
    """Far away, with wings alone; water stays closed."""
    for power, why in (("hill", "SW-6.5"), ("flying", "")):
        t = Table(2, "sorcerers", power, at={20: 1})
        t.active(1, "humans", "forest", {5: 1, 23: 1})
        t.conquering()
        assert why == t.refusal("swap 5")
        assert "SW-6.8" == t.refusal("swap 23")


@pytest.mark.rules("SW-26.8")
def test_sw_26_8_underworld_sorcerers_swap_from_cavern_to_cavern() -> None:
    """From cavern 18 to cavern 4; region 5 has none, and without a cavern there is no way."""
    t = Table(2, "sorcerers", "underworld", at={18: 1})
    t.active(1, "humans", "forest", {4: 1, 5: 1})
    t.conquering()
    assert ("", "SW-6.5") == (t.refusal("swap 4"), t.refusal("swap 5"))
    t = Table(2, "sorcerers", "underworld", at={20: 1})
    t.active(1, "humans", "forest", {4: 1})
    assert "SW-6.5" == t.conquering().refusal("swap 4")


@pytest.mark.rules("SW-26.13")
def test_sw_26_13_a_token_in_water_is_safe_from_sorcerers_on_land() -> None:
    """Only Seafaring Sorcerers could stand there."""
    for power, why in (("hill", "SW-6.8"), ("seafaring", "")):
        t = Table(2, "sorcerers", power, at={21: 1})
        t.active(1, "humans", "forest", {23: 1})
        assert why == t.conquering().refusal("swap 23")


@pytest.mark.rules("SW-26.14")
def test_sw_26_14_a_swap_needs_no_token_in_hand() -> None:
    """With an empty hand the swap is all that is left."""
    t = Table(2, "sorcerers", "hill", at={20: 1})
    t.active(1, "humans", "forest", {21: 1})
    t.conquering()
    assert 0 == t.hand()
    assert ["stop", "swap 21"] == t.options()
    t.choose("swap 21")
    assert (0, 0) == t.holder(21)


@pytest.mark.rules("SW-26.14")
def test_sw_26_14_a_table_may_ask_for_a_token_in_hand() -> None:
    """The reading is a table option; the token in hand is not spent."""
    for hand, why in ((0, "SW-26.14"), (1, "")):
        t = Table(2, "sorcerers", "hill", at={20: 1}, hand=hand, options={"swap_needs_token": True})
        t.active(1, "humans", "forest", {21: 1})
        assert why == t.conquering().refusal("swap 21")
    t.choose("swap 21")
    assert 1 == t.hand()


@pytest.mark.rules("SW-26.15")
def test_sw_26_15_swaps_are_made_at_any_moment_of_the_conquests() -> None:
    """Before the first conquest, between two, and as the last."""
    for script in (["swap 21", "conquer 22"], ["conquer 22", "swap 21"]):
        t = Table(2, "sorcerers", "hill", at={20: 3, 16: 1})
        t.active(1, "humans", "forest", {21: 1})
        t.turn().choose("expand", *script)
        assert [16, 20, 21, 22] == t.regions(0)


@pytest.mark.rules("SW-26.15")
@pytest.mark.parametrize("roll", [0, 3])
def test_sw_26_15_no_swap_after_the_final_attempt(roll: int) -> None:
    """The roll ends the conquests, whether it wins the region or not."""
    t = Table(2, "sorcerers", "hill", at={20: 2, 16: 1})
    t.active(1, "humans", "forest", {21: 1})
    t.turn().choose("expand")
    assert "" == t.refusal("swap 21")
    t.choose("attempt 22", f"die {roll}")
    assert "swap 21" not in t.options()
    t.settle()
    assert (1, 0) == t.holder(21)


@pytest.mark.rules("SW-26.15")
def test_sw_26_15_no_swap_after_a_berserk_roll() -> None:
    """The roll is for a conquest; when it fails, all conquests are over."""
    t = Table(2, "sorcerers", "berserk", at={20: 2, 16: 1})
    t.active(1, "humans", "forest", {21: 1})
    t.turn().choose("expand")
    assert "" == t.refusal("swap 21")
    t.choose("roll", "die 0")
    assert ["stop"] == t.options()
    assert "SW-31.9" == t.refusal("swap 21")
    t.choose("stop")
    assert "placing" == t.step


@pytest.mark.rules("SW-26.16")
def test_sw_26_16_a_swap_is_a_conquest_of_a_non_empty_region() -> None:
    """Pillaging is paid for it."""
    t = Table(2, "sorcerers", "pillaging", at={20: 1})
    t.active(1, "humans", "forest", {21: 1})
    t.conquering().choose("swap 21")
    assert {"SW-11.1": 2, "SW-43.1": 1} == t.income()


@pytest.mark.rules("SW-26.16")
def test_sw_26_16_a_swap_is_an_attack_on_that_opponent() -> None:
    """Diplomat Sorcerers cannot ally with the opponent they swapped a token of."""
    t = Table(3, "sorcerers", "diplomat", at={8: 1})
    t.active(1, "humans", "forest", {2: 1})
    t.active(2, "ratmen", "swamp", {13: 1})
    t.turn().choose("expand", "swap 2", "stop")
    assert ["ally 2", "skip"] == sorted(t.options())
    assert "SW-34.2" == t.refusal("ally 1")


@pytest.mark.rules("SW-26.17")
def test_sw_26_17_a_swap_removes_lair_and_fortress() -> None:
    """The Sorcerer stands there without either."""
    t = Table(2, "sorcerers", "hill", at={21: 1})
    t.active(1, "trolls", "fortified", {20: 1, 19: 1})
    t.mark("forts", 20)
    t.conquering().choose("swap 20")
    assert ([19], []) == (t.marked("lairs"), t.marked("forts"))
    assert 2 + 1 + 1 == t.cost(20, seat=1)
