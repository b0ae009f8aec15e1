"""Berserk (SW-31)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import CHANCE, Table
from turnwright.core.explain import why_not
from turnwright.games.small_world import GAME


@pytest.mark.rules("SW-31.1")
def test_sw_31_1_a_roll_before_each_conquest() -> None:
    """The Berserk race may roll the reinforcement die before each of its conquests."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=6).conquering()
    for region in (22, 20, 14):
        t.choose("roll")
        assert CHANCE == t.seat
        assert ["die 0", "die 1", "die 2", "die 3"] == t.options()
        t.choose("die 1", f"conquer {region}")
    assert [14, 20, 21, 22] == t.regions(0)
    assert 6 - 1 - 2 - 2 == t.hand()
    assert "roll" in t.options()


@pytest.mark.rules("SW-31.1")
def test_sw_31_1_other_races_do_not_roll_first() -> None:
    """Only the Berserk race rolls before a conquest."""
    t = Table(2, "ratmen", "hill", {21: 1}, hand=6).conquering()
    assert "SW-31.1" == t.refusal("roll")


@pytest.mark.rules("SW-31.2")
def test_sw_31_2_the_region_is_named_after_the_roll() -> None:
    """The Berserk die is rolled first and the region named afterwards."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=1).conquering()
    assert [] == t.options("conquer")
    t.choose("roll")
    assert CHANCE == t.seat
    t.choose("die 1")
    assert 0 == t.seat
    assert ["22"] == t.options("conquer")
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=1).conquering().choose("roll", "die 2")
    assert ["14", "15", "20", "22"] == t.options("conquer")


@pytest.mark.rules("SW-31.3")
def test_sw_31_3_the_roll_lowers_the_cost_of_one_conquest() -> None:
    """The Berserk roll lowers the cost of the conquest it precedes: 5 - 2 = 3, and never below 1."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=6)
    t.active(1, "humans", "hill", {20: 2})
    assert 5 == t.cost(20)
    t.conquering().choose("roll", "die 2", "conquer 20")
    assert 3 == t.tokens(20)
    t.choose("conquer 22")
    assert 2 == t.tokens(22)
    assert 1 == t.hand()
    t.choose("roll", "die 3", "conquer 16")
    assert 1 == t.tokens(16)


@pytest.mark.rules("SW-31.3")
def test_sw_31_3_a_roll_of_two_leaves_an_empty_region_at_one() -> None:
    """A region that costs 2 takes 1 token after a roll of 2, not 0."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=3).conquering().choose("roll", "die 2", "conquer 22")
    assert (1, 2) == (t.tokens(22), t.hand())


@pytest.mark.rules("SW-31.4")
def test_sw_31_4_a_roll_needs_a_token_in_hand() -> None:
    """A Berserk roll needs at least 1 token in hand."""
    assert "SW-31.4" == Table(2, "ratmen", "berserk", {21: 1}, hand=0).conquering().refusal("roll")
    assert "" == Table(2, "ratmen", "berserk", {21: 1}, hand=1).conquering().refusal("roll")


@pytest.mark.rules("SW-31.5")
def test_sw_31_5_too_few_tokens_end_the_conquests() -> None:
    """If the hand does not reach the lowered cost, the conquest fails and the conquests of the race end."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=1).conquering().choose("roll", "die 0")
    assert "SW-31.5" == t.refusal("conquer 22")
    assert ["stop"] == t.options()
    t.choose("stop")
    assert t.seat is None


@pytest.mark.rules("SW-31.5")
def test_sw_31_5_the_lowered_cost_is_what_counts() -> None:
    """A roll of 1 and 2 tokens take a mountain of 3 but not a tribe's region of 4."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=2)
    t.active(1, "humans", "hill", {22: 2})
    t.conquering().choose("roll", "die 1")
    assert "" == t.refusal("conquer 20")
    assert "SW-31.5" == t.refusal("conquer 22")
    assert why_not(GAME, t.s, 0, "conquer 22").endswith("[SW-31.5] It takes 3 tokens, you have 2 in hand.")


@pytest.mark.rules("SW-31.6")
def test_sw_31_6_after_a_failed_roll_the_tokens_are_redeployed() -> None:
    """After a failed Berserk roll nothing changes in the region and the tokens in hand go to redeployment."""
    t = Table(2, "ratmen", "berserk", {21: 2, 22: 1})
    t.active(1, "humans", "hill", {20: 2})
    t.turn().choose("expand", "roll", "die 0", "stop")
    assert "placing" == t.step
    assert (1, 0) == (t.hand(), t.seat)
    assert ((1, 0), 2) == (t.holder(20), t.tokens(20))
    t.choose("place 22")
    assert 2 == t.tokens(22)
    assert 5 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-31.7")
def test_sw_31_7_no_final_attempt_besides() -> None:
    """The Berserk race has no final conquest attempt besides its rolls."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=1).conquering()
    assert [] == t.options("attempt")
    assert "SW-31.7" == t.refusal("attempt 22")
    t.choose("roll", "die 0")
    assert "SW-31.7" == t.refusal("attempt 22")
    other = Table(2, "ratmen", "hill", {21: 1}, hand=1).conquering()
    assert "" == other.refusal("attempt 22")


@pytest.mark.rules("SW-31.8")
def test_sw_31_8_the_roll_is_optional() -> None:
    """Without the roll a region has its usual cost, also after an earlier roll."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=7).conquering()
    t.choose("conquer 22", "roll", "die 3", "conquer 20", "conquer 16")
    assert [2, 1, 3] == [t.tokens(region) for region in (22, 20, 16)]


@pytest.mark.rules("SW-31.9")
def test_sw_31_9_a_roll_is_used_at_once_or_ends_the_conquests() -> None:
    """After a Berserk roll a region is named at once or the conquests end; no second roll, swap or saved roll."""
    t = Table(2, "sorcerers", "berserk", {21: 1}, hand=4)
    t.active(1, "humans", "hill", {20: 1})
    t.conquering()
    assert "" == t.refusal("swap 20")
    t.choose("roll", "die 3")
    assert ["stop", *[f"conquer {region}" for region in (14, 15, 20, 22)]] == t.options()
    assert "SW-31.9" == t.refusal("roll")
    assert "SW-31.9" == t.refusal("swap 20")
    assert "SW-31.9" == t.refusal("dragon 20")
    t.choose("stop")
    assert t.seat is None


@pytest.mark.rules("SW-31.9")
def test_sw_31_9_reach_and_immunity_hold_after_a_roll() -> None:
    """A roll opens no region that is out of reach."""
    t = Table(2, "ratmen", "berserk", {21: 1}, hand=9).conquering().choose("roll", "die 3")
    assert "SW-6.5" == t.refusal("conquer 10")
    assert "SW-6.8" == t.refusal("conquer 23")
    assert "SW-6.9" == t.refusal("conquer 21")
