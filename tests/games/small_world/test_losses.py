"""SW-8: losses and withdrawal."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table

COLUMN = [("giants", "hill"), ("orcs", "swamp"), ("wizards", "forest")]


def attack(tokens: int, elsewhere: dict[int, int]) -> Table:
    """Seat 0 has just taken region 21 from a number of humans of seat 1, who are also elsewhere."""
    t = Table(2, "ratmen", "swamp", {20: 9}, column=COLUMN)
    t.active(1, "humans", "mounted", {21: tokens, **elsewhere})
    return t.turn().choose("expand", "conquer 21")


@pytest.mark.rules("SW-8.1", "SW-8.2")
@pytest.mark.parametrize("tokens", [2, 3, 5])
def test_sw_8_1_one_token_is_lost_at_once_and_the_rest_goes_to_hand(tokens: int) -> None:
    """Of a beaten stack 1 token returns to the tray, the others go to their owner's hand."""
    t = attack(tokens, {5: 1})
    assert (10 - tokens - 1 + 1, tokens - 1) == (t.tray("humans"), t.hand(1))
    assert (0, 0) == t.holder(21)
    assert [5] == t.regions(1)


@pytest.mark.rules("SW-8.2", "SW-8.3")
def test_sw_8_2_withdrawn_tokens_wait_in_hand_for_the_end_of_the_turn() -> None:
    """They stay in hand until the conqueror's turn ends; then the owner places them in regions of the race."""
    t = attack(3, {5: 1, 11: 1})
    assert (0, 2) == (t.seat, t.hand(1))
    t.choose("stop")
    assert (0, 2) == (t.seat, t.hand(1))
    t.choose("pile 20")
    assert (1, "placing", 2) == (t.seat, t.step, t.hand(1))
    assert 5 + 2 + 1 == t.s.coins[0]  # two regions, one of them a swamp: the conqueror was paid before
    t.choose("place 5", "place 11")
    assert (2, 2, 0) == (t.tokens(5), t.tokens(11), t.hand(1))
    assert (1, "expand-or-decline") == (t.seat, t.step)


@pytest.mark.rules("SW-8.4")
def test_sw_8_4_withdrawn_tokens_go_anywhere_and_may_be_spread() -> None:
    """Withdrawn tokens need not go to adjacent regions and may be spread freely."""
    t = attack(4, {22: 1, 5: 1, 17: 1}).choose("stop", "pile 20")
    assert ["5", "17", "22"] == t.options("place") == t.options("pile")
    t.choose("place 17", "pile 5")
    assert (3, 2, 1) == (t.tokens(5), t.tokens(17), t.tokens(22))
    assert 4 == attack(4, {22: 1, 5: 1}).choose("stop", "pile 20", "pile 5").tokens(5)


@pytest.mark.rules("SW-8.5")
def test_sw_8_5_withdrawn_tokens_do_not_join_the_race_in_decline() -> None:
    """Withdrawn active tokens cannot be placed in regions of the owner's race in decline."""
    t = Table(2, "ratmen", "swamp", {20: 9}, column=COLUMN)
    t.active(1, "humans", "mounted", {21: 3, 5: 1})
    t.declined(1, "elves", {17: 1})
    t.turn().choose("expand", "conquer 21", "stop", "pile 20")
    assert ["SW-10.6", "SW-10.6"] == [t.refusal("pile 17"), t.refusal("place 17")]
    assert ["pile 5"] == t.options()


@pytest.mark.rules("SW-8.6")
def test_sw_8_6_all_withdrawn_tokens_must_be_placed() -> None:
    """If a race still occupies a region, all its withdrawn tokens must be placed."""
    t = attack(4, {5: 1, 17: 1}).choose("stop", "pile 20")
    for left in (3, 2, 1):
        assert (1, "placing", left) == (t.seat, t.step, t.hand(1))
        assert {"place", "pile"} >= {name.split()[0] for name in t.options()}
        t.choose("place 5")
    assert (0, 4) == (t.hand(1), t.tokens(5))


@pytest.mark.rules("SW-8.7")
@pytest.mark.parametrize(("seat", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_sw_8_7_withdrawn_tokens_are_placed_clockwise_from_the_active_player(seat: int, order: list[int]) -> None:
    """Several players place withdrawn tokens in clockwise order from the active player."""
    t = Table(3, column=COLUMN)
    places = {order[0]: [27, 2, 3], order[1]: [29, 5, 6]}
    races = ["humans", "elves", "tritons"]
    t.active(seat, "ratmen", "forest", {28: 12})
    for other, (lost, *kept) in places.items():
        t.active(other, races[other], "mounted", {lost: 3, **dict.fromkeys(kept, 1)})
    t.turn(seat).choose("expand", "conquer 27", "conquer 29", "stop", "pile 28")
    asked = []
    for other in order:
        asked.append(t.seat)
        t.choose(f"pile {places[other][1]}")
    assert order == asked
    assert "placing" != t.step


@pytest.mark.rules("SW-8.8")
def test_sw_8_8_tokens_of_a_race_without_regions_stay_in_hand() -> None:
    """If a race no longer occupies a region, its withdrawn tokens stay in hand."""
    t = attack(3, {}).choose("stop", "pile 20")
    assert (1, "expand-or-decline", 2) == (t.seat, t.step, t.hand(1))
    t.choose("expand")
    assert 2 == t.hand(1)
    t.choose("stop")
    assert (0, 2) == (t.seat, t.hand(1))


@pytest.mark.rules("SW-8.9")
def test_sw_8_9_a_lone_active_token_is_lost() -> None:
    """A lone race token in a conquered region goes to the tray."""
    t = attack(1, {5: 1})
    assert (9, 0) == (t.tray("humans"), t.hand(1))


@pytest.mark.rules("SW-8.9")
def test_sw_8_9_a_lone_token_in_decline_is_lost() -> None:
    """In decline as well; elves in decline are lost like others."""
    for race, box in (("humans", 10), ("elves", 11)):
        t = Table(2, "ratmen", "swamp", {20: 9}, column=COLUMN)
        t.declined(1, race, {21: 1, 5: 1})
        t.turn().choose("expand", "conquer 21")
        assert (box - 1, 0, [5]) == (t.tray(race), t.hand(1, 1), t.regions(1, 1))


@pytest.mark.rules("SW-8.10")
def test_sw_8_10_a_conquered_lost_tribe_is_gone_for_good() -> None:
    """A conquered Lost Tribe token leaves the game for good."""
    t = Table(2, "ratmen", "swamp", {20: 9}, column=COLUMN)
    tribes = sum(region["tribe"] for region in t.seen(0)["regions"])
    t.turn().choose("expand", "conquer 19", "stop", "pile 20")
    assert (9, 8) == (tribes, sum(region["tribe"] for region in t.seen(0)["regions"]))
    t.turn().choose("expand", "abandon 19")
    assert (False, None, 2) == (t.tribe(19), t.holder(19), t.cost(19))


@pytest.mark.rules("SW-8.11")
def test_sw_8_11_conquering_the_own_race_in_decline_costs_its_token() -> None:
    """A player who conquers a region of that player's own race in decline loses the token there."""
    t = Table(2, "ratmen", "swamp", {20: 9}, column=COLUMN)
    t.declined(0, "humans", {21: 1, 5: 1})
    t.turn().choose("expand", "conquer 21")
    assert (9, 0, [5]) == (t.tray("humans"), t.hand(0, 1), t.regions(0, 1))
    assert (2, (0, 0)) == (t.tokens(21), t.holder(21))
