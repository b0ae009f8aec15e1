"""SW-10: troop redeployment."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table

COLUMN = [("giants", "hill"), ("orcs", "swamp"), ("wizards", "forest")]


@pytest.mark.rules("SW-10.1", "SW-10.2")
def test_sw_10_1_tokens_move_freely_among_the_regions_of_the_race() -> None:
    """After the conquests tokens move freely among the regions of the race, adjacent or not."""
    t = Table(2, "ratmen", "swamp", {20: 6, 5: 3, 17: 1}, column=COLUMN).turn().choose("expand", "stop")
    assert (7, ["5", "17", "20"], ["5", "17", "20"]) == (t.hand(), t.options("place"), t.options("pile"))
    t.choose("place 17", "place 5", "place 17", "pile 20")
    assert (2, 3, 5) == (t.tokens(5), t.tokens(17), t.tokens(20))


@pytest.mark.rules("SW-10.1")
def test_sw_10_1_tokens_of_this_turns_conquests_move_too() -> None:
    """Tokens that conquered this turn may move on at redeployment."""
    t = Table(2, "ratmen", "swamp", {20: 6}, column=COLUMN).turn().choose("expand", "conquer 14", "conquer 21")
    assert (3, 2, 0) == (t.tokens(14), t.tokens(21), t.hand())
    t.choose("stop", "pile 20")
    assert (1, 1, 4) == (t.tokens(14), t.tokens(21), t.tokens(20))


@pytest.mark.rules("SW-10.2")
def test_sw_10_2_redeployment_crosses_the_whole_map() -> None:
    """Redeployment does not need adjacent regions: 17 and 5 lie at opposite corners."""
    t = Table(2, "ratmen", "swamp", {17: 4, 5: 1}, column=COLUMN).turn().choose("expand", "stop", "pile 5")
    assert (1, 4) == (t.tokens(17), t.tokens(5))


@pytest.mark.rules("SW-10.3")
def test_sw_10_3_every_region_keeps_a_token() -> None:
    """After redeployment at least 1 race token remains in every region of the race."""
    t = Table(2, "ratmen", "swamp", {20: 1, 21: 1, 14: 1, 5: 1, 17: 1}, column=COLUMN).turn().choose("expand", "stop")
    assert (1, "picking") == (t.seat, t.step)
    assert [1] * 5 == [t.tokens(region) for region in (5, 14, 17, 20, 21)]

    t = Table(2, "ratmen", "swamp", {20: 3, 21: 2, 14: 4}, column=COLUMN).turn().choose("expand", "stop", "pile 20")
    assert (7, 1, 1) == (t.tokens(20), t.tokens(21), t.tokens(14))


@pytest.mark.rules("SW-10.4")
def test_sw_10_4_unused_tokens_are_placed_without_an_attempt() -> None:
    """Unused tokens in hand are placed in regions of the race at redeployment."""
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=5, column=COLUMN).turn().choose("expand", "conquer 21", "stop")
    t.choose("place 21", "place 20", "pile 21")
    assert (2, 4, 0) == (t.tokens(20), t.tokens(21), t.hand())


@pytest.mark.rules("SW-10.4")
def test_sw_10_4_unused_tokens_are_placed_after_an_attempt() -> None:
    """With or without a final attempt."""
    t = Table(2, "ratmen", "swamp", {20: 1, 5: 1}, hand=2, column=COLUMN)
    t.turn().choose("expand", "attempt 14", "die 0", "place 20", "place 5")
    assert (2, 2, 0) == (t.tokens(20), t.tokens(5), t.hand())


@pytest.mark.rules("SW-10.5")
def test_sw_10_5_no_token_stays_in_hand_while_the_race_has_a_region() -> None:
    """If a race occupies a region, none of its tokens may stay in hand after redeployment."""
    t = Table(2, "ratmen", "swamp", {20: 4, 21: 1}, column=COLUMN).turn().choose("expand", "stop")
    for left in (3, 2, 1):
        assert ("placing", left, 5) == (t.step, t.hand(), t.s.coins[0])  # before scoring
        assert {"place", "pile"} >= {name.split()[0] for name in t.options()}
        t.choose("place 21")
    assert (0, 1) == (t.hand(), t.seat)


@pytest.mark.rules("SW-10.5")
def test_sw_10_5_placing_one_and_all_is_offered_where_it_differs() -> None:
    """The last token is placed, not piled; with a single region all tokens are piled there."""
    t = Table(2, "ratmen", "swamp", {20: 2, 21: 1}, column=COLUMN).turn().choose("expand", "stop")
    assert ["place 20", "place 21"] == t.options()
    assert "SW-10.5" == t.refusal("pile 20")
    t = Table(2, "ratmen", "swamp", {20: 4}, column=COLUMN).turn().choose("expand", "stop")
    assert ["pile 20"] == t.options()
    assert "SW-10.5" == t.refusal("place 20")


@pytest.mark.rules("SW-10.5")
def test_sw_10_5_without_a_region_all_tokens_stay_in_hand() -> None:
    """Otherwise all stay in hand."""
    t = Table(2, "ratmen", "swamp", {20: 4}, column=COLUMN).turn().choose("expand", "abandon 20", "stop")
    assert (4, [], 1) == (t.hand(0), t.regions(0), t.seat)


@pytest.mark.rules("SW-10.6")
def test_sw_10_6_active_tokens_do_not_enter_regions_in_decline() -> None:
    """Tokens of the active race and of a race in decline cannot be moved into each other's regions."""
    t = Table(2, "ratmen", "swamp", {20: 4, 5: 1}, column=COLUMN)
    t.declined(0, "ghouls", {21: 3, 22: 1})
    t.turn().choose("expand", "stop", "stop")
    assert ("placing", ["21", "22"]) == (t.step, t.options("place"))
    assert ["SW-10.6", "SW-10.6"] == [t.refusal("place 20"), t.refusal("pile 5")]
    t.choose("pile 22")
    assert ("placing", ["5", "20"]) == (t.step, t.options("place"))
    assert ["SW-10.6", "SW-10.6"] == [t.refusal("place 21"), t.refusal("pile 22")]
    t.choose("pile 5")
    assert (4, 1, 1, 3) == (t.tokens(5), t.tokens(20), t.tokens(21), t.tokens(22))


@pytest.mark.rules("SW-10.4")
def test_sw_10_4_tokens_do_not_enter_regions_of_others() -> None:
    """They go to regions of the race, not of opponents, tribes or nobody."""
    t = Table(2, "ratmen", "swamp", {20: 4, 5: 1}, column=COLUMN)
    t.active(1, "humans", "mounted", {21: 1})
    t.turn().choose("expand", "stop")
    assert ["SW-10.4"] * 3 == [t.refusal("place 21"), t.refusal("pile 19"), t.refusal("place 8")]
