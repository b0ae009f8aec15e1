"""SW-9: the final conquest attempt."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import CHANCE, Table
from turnwright.core.explain import why_not
from turnwright.games.small_world import GAME

COLUMN = [("giants", "hill"), ("orcs", "swamp"), ("wizards", "forest")]


def short(hand: int, cost: int, race: str = "ratmen", power: str = "swamp") -> Table:
    """Seat 0 conquers from region 20 with a number of tokens; region 21 has a given cost without discounts (4
    or more).
    """
    t = Table(2, race, power, {20: 1 + hand}, column=COLUMN)
    t.active(1, "skeletons", "mounted", {21: cost - 2, 5: 1})
    return t.turn().choose("expand")


@pytest.mark.rules("SW-9.1")
def test_sw_9_1_a_region_beyond_the_hand_may_be_attempted_with_the_die() -> None:
    """As the last conquest, a race may attempt a region it cannot afford by rolling the reinforcement die."""
    t = short(2, 4)
    assert ("SW-7.12", "") == (t.refusal("conquer 21"), t.refusal("attempt 21"))
    t.choose("attempt 21")
    assert (CHANCE, ["die 0", "die 1", "die 2", "die 3"]) == (t.seat, t.options())


def test_tokens_are_told_where_they_are_the_matter() -> None:
    """A refusal tells cost and hand if more tokens would help, and only then."""
    t = short(2, 4)
    assert why_not(GAME, t.s, 0, "conquer 21").endswith("[SW-7.12] It takes 4 tokens, you have 2 in hand.")
    assert why_not(GAME, t.s, 0, "conquer 5").endswith("[SW-6.5]")
    t = short(2, 4, power="berserk")
    assert why_not(GAME, t.s, 0, "attempt 21").endswith("[SW-31.7]")


@pytest.mark.rules("SW-9.1", "SW-9.13")
@pytest.mark.parametrize("face", [0, 3])
def test_sw_9_1_the_attempt_is_the_last_conquest_of_the_turn(face: int) -> None:
    """Once per turn: after the roll, won or lost, nothing more is conquered."""
    t = short(3, 5).choose("attempt 21", f"die {face}")
    assert "placing" == t.step
    for choice in ("attempt 14", "attempt 21", "attempt 22", "conquer 14", "conquer 19", "stop"):
        assert "SW-7.15" == t.refusal(choice)


@pytest.mark.rules("SW-9.2")
def test_sw_9_2_an_attempt_needs_a_token_in_hand() -> None:
    """A final attempt needs at least 1 unused token in hand."""
    t = Table(2, "ratmen", "swamp", {20: 1}).conquering()
    assert "SW-9.2" == t.refusal("attempt 21")
    assert ["stop"] == t.options()
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=1).conquering()
    assert "" == t.refusal("attempt 21")


@pytest.mark.rules("SW-9.3")
@pytest.mark.parametrize(("hand", "cost", "rule"), [(1, 4, ""), (1, 5, "SW-9.3"), (3, 6, ""), (3, 7, "SW-9.3")])
def test_sw_9_3_the_hand_may_be_short_by_3_at_most(hand: int, cost: int, rule: str) -> None:
    """In a final attempt the hand may fall short of the region's cost by 3 tokens at most."""
    t = short(hand, cost)
    assert cost == t.cost(21)
    assert rule == t.refusal("attempt 21")


@pytest.mark.rules("SW-9.4")
def test_sw_9_4_no_die_for_a_region_the_hand_can_pay() -> None:
    """The die is not rolled for a region the hand can already pay for."""
    t = short(4, 4)
    assert ("", "SW-9.4") == (t.refusal("conquer 21"), t.refusal("attempt 21"))
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=2).conquering()
    assert ("SW-9.4", "") == (t.refusal("attempt 21"), t.refusal("attempt 14"))


@pytest.mark.rules("SW-9.5")
def test_sw_9_5_the_region_is_named_before_the_roll() -> None:
    """The region of a final attempt is named before the roll and cannot be changed after it."""
    t = Table(2, "ratmen", "swamp", {20: 2}, column=COLUMN).turn().choose("expand")
    assert "SW-9.1" == t.refusal("die 3")
    assert "SW-31.1" == t.refusal("roll")
    t.choose("attempt 14", "die 2")
    assert ([14, 20], None, 1) == (t.regions(0), t.holder(21), t.seat)


@pytest.mark.rules("SW-9.6")
def test_sw_9_6_the_region_need_not_be_the_weakest() -> None:
    """Another region may be weaker, or even affordable without the die."""
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=2)
    t.active(1, "humans", "mounted", {19: 3})
    t.conquering()
    assert "" == t.refusal("conquer 21")
    assert ["14", "19"] == t.options("attempt")


@pytest.mark.rules("SW-9.7")
def test_sw_9_7_an_attempt_obeys_reach_and_first_conquest() -> None:
    """The region of a final attempt obeys the rules of reach and First Conquest."""
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=1).conquering()
    assert ["SW-6.5", "SW-6.5", "SW-6.8"] == [t.refusal("attempt 22"), t.refusal("attempt 5"), t.refusal("attempt 23")]
    assert ["14", "19", "21"] == t.options("attempt")
    t = Table(2, "ratmen", "swamp", hand=1).conquering()
    assert ["SW-6.1", "SW-6.1", ""] == [t.refusal("attempt 14"), t.refusal("attempt 7"), t.refusal("attempt 22")]


@pytest.mark.rules("SW-9.7")
def test_sw_9_7_an_attempt_obeys_immunity_and_peace() -> None:
    """And those of immunity and peace."""
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=1)
    t.active(1, "halflings", "swamp", {21: 1, 5: 1})
    t.conquering()
    assert "SW-15.4" == t.refusal("attempt 21")

    t = Table(2, "ratmen", "swamp", {20: 2}, column=COLUMN)
    t.active(1, "humans", "diplomat", {21: 1})
    t.turn(1).choose("expand", "stop", "ally 0", "expand")
    assert "SW-34.6" == t.refusal("attempt 21")
    assert "" == t.refusal("attempt 14")


@pytest.mark.rules("SW-9.8")
def test_sw_9_8_the_shortfall_is_counted_after_discounts() -> None:
    """The shortfall in a final attempt is counted after all discounts."""
    assert "SW-9.3" == short(1, 5).refusal("attempt 21")
    assert "" == short(1, 5, power="commando").refusal("attempt 21")
    assert "" == short(1, 6, race="giants", power="commando").refusal("attempt 21")
    assert "SW-9.3" == short(1, 7, race="giants", power="commando").refusal("attempt 21")
    assert "SW-9.4" == short(3, 5, race="giants", power="commando").refusal("attempt 21")


@pytest.mark.rules("SW-9.8", "SW-9.9")
def test_sw_9_9_discounts_count_at_the_roll_too() -> None:
    """Three tokens cost 5, two discounts make 3: hand 1 and a roll of 2 suffice."""
    t = short(1, 5, race="giants", power="commando").choose("attempt 21", "die 2")
    assert [20, 21] == t.regions(0)
    t = short(1, 5, race="giants", power="commando").choose("attempt 21", "die 1")
    assert [20] == t.regions(0)


@pytest.mark.rules("SW-9.9")
@pytest.mark.parametrize(("face", "won"), [(0, False), (1, False), (2, True), (3, True)])
def test_sw_9_9_roll_and_hand_must_reach_the_cost(face: int, won: bool) -> None:
    """A final attempt succeeds if the roll plus the tokens in hand reach the cost."""
    t = short(3, 5).choose("attempt 21", f"die {face}")
    assert won == (t.regions(0) == [20, 21])


@pytest.mark.rules("SW-9.10")
@pytest.mark.parametrize("face", [2, 3])
def test_sw_9_10_after_success_all_tokens_in_hand_are_placed_there(face: int) -> None:
    """After a successful final attempt all tokens in hand are placed in the region."""
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=3)
    t.active(1, "skeletons", "mounted", {21: 3, 5: 1})
    t.conquering().choose("attempt 21", f"die {face}")
    assert (0, 3, (0, 0)) == (t.hand(), t.tokens(21), t.holder(21))
    assert (2, 17) == (t.hand(1), t.tray("skeletons"))


@pytest.mark.rules("SW-9.10")
def test_sw_9_10_one_token_and_a_roll_of_1_take_an_empty_region() -> None:
    """1 token in hand and an empty neighbour: a roll of 1 takes it with 1 token."""
    t = Table(2, "ratmen", "swamp", {20: 2}, column=COLUMN).turn().choose("expand", "attempt 21", "die 1")
    assert (1, [20, 21], 1) == (t.tokens(21), t.regions(0), t.seat)


@pytest.mark.rules("SW-9.11")
def test_sw_9_11_after_failure_nothing_changes_and_tokens_go_to_own_regions() -> None:
    """After a failed attempt nothing changes in the named region; tokens in hand go to regions of the race."""
    t = short(3, 5).choose("attempt 21", "die 1")
    assert ((1, 0), 3) == (t.holder(21), t.tokens(21))
    assert (0, 16) == (t.hand(1), t.tray("skeletons"))
    assert ("placing", 3, ["pile 20"]) == (t.step, t.hand(), t.options())
    t.choose("pile 20")
    assert (4, 0) == (t.tokens(20), t.hand())


@pytest.mark.rules("SW-9.12")
def test_sw_9_12_a_failed_entry_leaves_the_tokens_in_hand() -> None:
    """After a failed attempt by a race without regions its tokens stay in hand for a First Conquest next turn."""
    t = Table(2, "ratmen", "swamp", hand=1, column=COLUMN).turn().choose("expand", "attempt 21", "die 0")
    assert (1, 1, []) == (t.seat, t.hand(0), t.regions(0))
    t.turn().choose("expand")
    assert ("SW-6.1", "") == (t.refusal("attempt 14"), t.refusal("attempt 21"))


@pytest.mark.rules("SW-9.13")
@pytest.mark.parametrize(
    ("race", "power", "choice"), [("sorcerers", "swamp", "swap 5"), ("humans", "dragon_master", "dragon 4")]
)
@pytest.mark.parametrize("face", [0, 3])
def test_sw_9_13_abilities_conquer_nothing_after_the_roll(race: str, power: str, choice: str, face: int) -> None:
    """After the roll of a final attempt the race makes no further conquest of any kind this turn."""
    t = Table(2, race, power, {20: 2, 10: 1}, column=COLUMN)
    t.active(1, "skeletons", "mounted", {21: 2, 5: 1})
    t.turn().choose("expand")
    assert choice in t.options()
    t.choose("attempt 21", f"die {face}")
    assert "conquests" != t.step
    assert "" != t.refusal(choice)
    t.settle()
    assert (1, 0) == t.holder(5)
    assert t.regions(0) == ([10, 20, 21] if face else [10, 20])


@pytest.mark.rules("SW-9.14")
def test_sw_9_14_an_attempt_is_optional() -> None:
    """A final attempt is optional: the player may stop instead."""
    t = short(2, 4)
    assert {"attempt 21", "stop"} <= set(t.options())
    t.choose("stop")
    assert "placing" == t.step
