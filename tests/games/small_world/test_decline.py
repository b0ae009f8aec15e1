"""Decline: the race that is put in decline, and its turn (SW-13.1 to SW-13.6, SW-13.12 to SW-13.17)."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import POWER, RACE, Table
from turnwright.games.small_world.data.tables import ACTIVE, BESIDE, DECLINED, NONE


@pytest.mark.rules("SW-13.1")
def test_sw_13_1_a_player_may_decline_instead_of_expanding() -> None:
    """The race moves from active to in decline, region by region."""
    t = Table(2, "ratmen", "hill", at={20: 2, 21: 1}).stock().turn()
    assert ["expand", "decline"] == t.options()
    t.choose("decline")
    assert [] == t.regions(0)
    assert [20, 21] == t.regions(0, DECLINED)
    assert [(0, DECLINED), (0, DECLINED)] == [t.holder(20), t.holder(21)]


@pytest.mark.rules("SW-13.2")
def test_sw_13_2_the_banner_is_flipped() -> None:
    """Everybody sees the race as one in decline, and no active one."""
    t = Table(2, "ratmen", "hill", at={20: 2}).stock().turn()
    before = t.seen(1)["players"][0]
    assert (RACE["ratmen"], NONE) == (before["race"], before["declined_race"])
    t.choose("decline")
    after = t.seen(1)["players"][0]
    assert (NONE, RACE["ratmen"]) == (after["race"], after["declined_race"])


@pytest.mark.rules("SW-13.3")
def test_sw_13_3_the_badge_is_discarded() -> None:
    """The badge of a declining race goes to the discards."""
    t = Table(2, "ratmen", "hill", at={20: 2}).stock().turn()
    assert [] == t.seen(0)["discards"]
    t.choose("decline")
    assert [POWER["hill"]] == t.seen(0)["discards"]
    assert NONE == t.s.power[DECLINED]


@pytest.mark.rules("SW-13.3")
def test_sw_13_3_the_spirit_badge_is_kept() -> None:
    """Spirit alone stays with its race."""
    t = Table(2, "ratmen", "spirit", at={20: 2}).stock().turn().choose("decline")
    assert [] == t.seen(0)["discards"]
    assert POWER["spirit"] == t.s.power[BESIDE]
    assert RACE["ratmen"] == t.seen(1)["players"][0]["beside_race"]


@pytest.mark.rules("SW-13.4", "SW-13.5")
def test_sw_13_4_one_token_a_region_stays_and_the_rest_goes_to_the_tray() -> None:
    """Stacks of 4, 1 and 3 leave one flipped token each; 5 return to the tray."""
    t = Table(2, "ratmen", "hill", at={20: 4, 21: 1, 22: 3}).stock().turn()
    assert 13 - 8 == t.tray("ratmen")
    t.choose("decline")
    assert [1, 1, 1] == [t.tokens(region) for region in (20, 21, 22)]
    assert [True] * 3 == [t.seen(1)["regions"][region - 1]["declined"] for region in (20, 21, 22)]
    assert 13 - 3 == t.tray("ratmen")
    assert 0 == t.hand(0, DECLINED)


@pytest.mark.rules("SW-13.6")
@pytest.mark.parametrize("at", [{}, {20: 1}])
def test_sw_13_6_tokens_in_hand_go_to_the_tray(at: dict[int, int]) -> None:
    """A race in decline keeps no hand."""
    t = Table(2, "ratmen", "hill", at=at, hand=3).stock().turn().choose("decline")
    assert (0, 0) == (t.hand(), t.hand(0, DECLINED))
    assert 13 - len(at) == t.tray("ratmen")


@pytest.mark.rules("SW-13.12")
def test_sw_13_12_no_race_conquers_on_a_decline_turn() -> None:
    """Not even Ghouls, which conquer in decline on other turns."""
    t = Table(2, "ratmen", "hill", at={20: 4})
    t.spirit(0, "ghouls", {15: 3})
    t.active(1, "elves", "forest", {5: 1})
    t.stock().turn().choose("decline")
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert 3 == t.tokens(15)


@pytest.mark.rules("SW-13.13")
@pytest.mark.parametrize("power", ["diplomat", "stout", "heroic", "bivouacking", "fortified"])
def test_sw_13_13_a_decline_turn_ends_right_after_scoring(power: str) -> None:
    """Coins are paid and the next player is asked; no power has a say."""
    t = Table(2, "ratmen", power, at={20: 4, 21: 2})
    t.active(1, "elves", "forest", {5: 1})
    t.stock().turn().choose("decline")
    assert 5 + 2 == t.s.coins[0]
    assert (1, "expand-or-decline") == (t.seat, t.step)
    assert ([], []) == (t.marked("heroes"), t.marked("forts"))


@pytest.mark.rules("SW-13.14")
def test_sw_13_14_a_decline_turn_pays_a_coin_a_region_of_all_races_then_in_decline() -> None:
    """3 regions of the race and 2 of the Spirit race pay; the 4 of the race that leaves do not."""
    t = Table(2, "ratmen", "alchemist", at={20: 2, 21: 1, 22: 1})
    t.spirit(0, "orcs", {2: 1, 3: 1})
    t.declined(0, "elves", {10: 1, 11: 1, 15: 1, 16: 1})
    t.stock().turn().choose("decline")
    assert {"SW-11.2": 5} == t.income()
    assert 5 + 5 == t.s.coins[0]


@pytest.mark.rules("SW-13.15")
@pytest.mark.parametrize(
    ("race", "power"),
    [("humans", "merchant"), ("humans", "alchemist"), ("wizards", "fortified"), ("wizards", "swamp")],
)
def test_sw_13_15_a_decline_turn_pays_no_bonus(race: str, power: str) -> None:
    """Race and discarded power add nothing: 3 regions, 3 coins."""
    t = Table(2, race, power, at={2: 1, 4: 1, 14: 1})
    t.mark("forts", 2)
    assert sum(t.income().values()) > 3
    t.stock().turn().choose("decline")
    assert 5 + 3 == t.s.coins[0]
    assert {"SW-11.2": 3} == t.income()


@pytest.mark.rules("SW-13.15")
def test_sw_13_15_only_dwarves_are_paid_a_bonus_on_their_decline_turn() -> None:
    """Two of three regions have a mine; the Merchant's coins are lost."""
    t = Table(2, "dwarves", "merchant", at={16: 1, 19: 1, 22: 1}).stock().turn().choose("decline")
    assert 5 + 3 + 2 == t.s.coins[0]


@pytest.mark.rules("SW-13.16")
def test_sw_13_16_the_next_turn_after_a_decline_starts_with_a_pick() -> None:
    """Not the decline turn, but the one after it."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.active(1, "elves", "forest", {5: 1})
    t.stock().turn().choose("decline")
    assert NONE == t.s.race[ACTIVE]
    t.choose("expand", "stop")
    assert (0, "picking") == (t.seat, t.step)
    assert "pick 1" in t.options()
    t.choose("pick 1").deal()
    assert [20] == t.regions(0, DECLINED)
    assert "readying" == t.step


@pytest.mark.rules("SW-13.17")
def test_sw_13_17_tokens_in_decline_do_not_move_conquer_or_redeploy() -> None:
    """The active race plays its turn; those in decline lie where they lay, and give no reach."""
    t = Table(2, "ratmen", "hill", at={20: 5})
    t.declined(0, "elves", {10: 1, 11: 1})
    t.stock().turn().choose("expand")
    assert ["20"] == t.options("abandon")
    assert "SW-6.5" == t.refusal("conquer 5")
    t.choose("conquer 21", "stop")
    assert "SW-10.6" == t.refusal("pile 10")
    t.choose("pile 20")
    assert [10, 11] == t.regions(0, DECLINED)
    assert (1, 1) == (t.tokens(10), t.tokens(11))


@pytest.mark.rules("SW-13.17")
def test_sw_13_17_tokens_in_decline_stay_round_after_round() -> None:
    """They lie until conquered or replaced."""
    t = Table(2, "ratmen", "hill", at={20: 2})
    t.declined(0, "elves", {10: 1, 11: 1})
    t.active(1, "humans", "forest", {2: 1})
    t.stock().turn()
    for _turn in range(3):
        t.choose("expand", "stop").settle()
        t.choose("expand", "stop").settle()
        assert [10, 11] == t.regions(0, DECLINED)
    t.choose("decline")
    assert [20] == t.regions(0, DECLINED)
