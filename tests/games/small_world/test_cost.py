"""SW-7: what a conquest costs."""

from __future__ import annotations

import pytest

from tests.games.small_world.table import Table
from turnwright.core.explain import why_not
from turnwright.core.game import JsonDict
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.maps import BOARDS

COLUMN = [("giants", "hill"), ("orcs", "swamp"), ("wizards", "forest")]


@pytest.mark.rules("SW-7.1")
def test_sw_7_1_the_base_cost_is_2() -> None:
    """The base cost of any region is 2 race tokens."""
    t = Table(2, "humans", "swamp", hand=2).conquering()
    assert 2 == t.cost(21)
    t.choose("conquer 21")
    assert (0, 2) == (t.hand(), t.tokens(21))


@pytest.mark.rules("SW-7.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_7_1_no_terrain_but_mountains_changes_the_base_cost(seats: int) -> None:
    """An empty region that is not a mountain costs 2, regardless of terrain and symbols; so does water."""
    t = Table(seats, "humans", "seafaring")
    t.clear_tribes()
    flat = [r for r in range(BOARDS[seats - 2].regions) if not BOARDS[seats - 2].mountains >> r & 1]
    assert {2} == {t.cost(region + 1) for region in flat}


@pytest.mark.rules("SW-7.2")
def test_sw_7_2_a_mountain_adds_1() -> None:
    """A mountain adds 1 to the cost, also when the region is empty."""
    t = Table(2, "humans", "swamp")
    assert [3, 3, 3, 3] == [t.cost(region) for region in (6, 9, 16, 20)]
    t.active(1, "ratmen", "hill", {20: 2})
    assert 5 == t.cost(20)


@pytest.mark.rules("SW-7.3")
def test_sw_7_3_a_lair_adds_1() -> None:
    """A Troll's Lair adds 1 to the cost: a lone Troll on a mountain costs 2 + 1 + 1 + 1."""
    t = Table(2, "humans", "swamp")
    t.active(1, "trolls", "hill", {20: 1, 21: 2})
    assert (5, 5) == (t.cost(20), t.cost(21))


@pytest.mark.rules("SW-7.4")
def test_sw_7_4_a_fortress_adds_1() -> None:
    """A Fortress adds 1 to the cost."""
    t = Table(2, "humans", "swamp", column=COLUMN)
    t.active(1, "ratmen", "fortified", {20: 1, 21: 2})
    assert (4, 4) == (t.cost(20), t.cost(21))
    t.turn(1).choose("expand", "stop", "place 21", "fortify 21")
    assert (4, 5) == (t.cost(20), t.cost(21))


@pytest.mark.rules("SW-7.5")
def test_sw_7_5_each_encampment_adds_1() -> None:
    """Each Encampment adds 1 to the cost."""
    t = Table(2, "humans", "swamp", column=COLUMN)
    t.active(1, "ratmen", "bivouacking", {5: 1, 21: 1})
    t.turn(1).choose("expand", "stop", "camp 5", "camp 5", "camp 5", "camp-all 21")
    assert (6, 5) == (t.cost(5), t.cost(21))


@pytest.mark.rules("SW-7.6")
def test_sw_7_6_a_lost_tribe_adds_1() -> None:
    """A Lost Tribe token adds 1 to the cost."""
    t = Table(2, "humans", "swamp")
    assert [3] * 9 == [t.cost(region) for region in (4, 7, 11, 12, 13, 14, 15, 17, 19)]
    t.clear(19)
    assert 2 == t.cost(19)


@pytest.mark.rules("SW-7.7")
@pytest.mark.parametrize("tokens", [1, 2, 5])
def test_sw_7_7_each_token_of_another_player_adds_1(tokens: int) -> None:
    """Each race token of another player, active or in decline, adds 1 to the cost."""
    t = Table(2, "humans", "swamp")
    t.active(1, "ratmen", "hill", {21: tokens})
    t.declined(1, "ghouls", {5: tokens})
    assert (2 + tokens, 2 + tokens) == (t.cost(21), t.cost(5))


@pytest.mark.rules("SW-7.8")
@pytest.mark.parametrize("defend", [False, True])
def test_sw_7_8_tokens_of_the_own_race_in_decline_add_nothing_to_the_cost(defend: bool) -> None:
    """Tokens of another race of the same player add nothing, unless the table says so; an opponent's always do."""
    t = Table(2, "humans", "swamp", {20: 1}, hand=5, options={"own_tokens_defend": defend})
    t.declined(0, "ratmen", {21: 1, 22: 1})
    t.declined(1, "elves", {14: 1, 5: 1})
    assert (2 + defend, 3) == (t.cost(21), t.cost(14))
    t.conquering().choose("conquer 21")
    assert (3 - defend, 2 + defend) == (t.hand(), t.tokens(21))


@pytest.mark.rules("SW-7.8")
@pytest.mark.parametrize("defend", [False, True])
def test_sw_7_8_markers_of_the_own_race_in_decline_add_to_the_cost(defend: bool) -> None:
    """A lair and a fortress cost their owner as much as anybody, and so does a mountain."""
    t = Table(2, "trolls", "fortified", {21: 1}, column=COLUMN, options={"own_tokens_defend": defend})
    t.turn().choose("expand", "stop", "fortify 21").turn().choose("decline").deal()
    t.active(0, "humans", "swamp", {20: 1})
    t.declined(0, "orcs", {16: 1})
    assert (2 + 1 + 1 + defend, 2 + 1 + defend) == (t.cost(21), t.cost(16))


@pytest.mark.rules("SW-7.8")
@pytest.mark.parametrize("defend", [False, True])
def test_sw_7_8_the_own_active_race_defends_against_ghouls_by_encampments(defend: bool) -> None:
    """Encampments add to the cost for declined Ghouls of the same player, tokens only where the table says so."""
    options: JsonDict = {"own_tokens_defend": defend}
    t = Table(2, "humans", "bivouacking", {20: 2, 21: 1}, column=COLUMN, options=options)
    t.declined(0, "ghouls", {22: 3})
    t.turn().choose("expand", "stop", "stop", "pile 22", "place 20", "camp 21", "camp-all 20")
    assert (3 + 4 + 2 * defend, 2 + 1 + defend) == (t.cost(20, slot=1), t.cost(21, slot=1))


@pytest.mark.rules("SW-7.8", "SW-9.4")
@pytest.mark.parametrize(("defend", "refusal"), [(False, "SW-9.4"), (True, "")])
def test_sw_7_8_refusals_attempts_and_dice_know_the_cost_of_own_regions(defend: bool, refusal: str) -> None:
    """With 2 tokens in hand the own region is taken without the die, or is one token short."""
    t = Table(2, "humans", "berserk", {20: 1}, hand=2, options={"own_tokens_defend": defend})
    t.declined(0, "ratmen", {21: 1, 22: 1})
    t.conquering()
    assert ("SW-7.12" if defend else "") == t.refusal("conquer 21")
    assert t.choose("roll", "die 1").refusal("conquer 21") == ""
    t.choose("conquer 21")
    assert 1 + defend == t.tokens(21)
    t = Table(2, "humans", "swamp", {20: 1}, hand=2, options={"own_tokens_defend": defend})
    t.declined(0, "ratmen", {21: 1, 22: 1})
    assert refusal == t.conquering().refusal("attempt 21")
    assert defend == ("It takes 3 tokens, you have 2" in why_not(GAME, t.s, 0, "conquer 21"))


@pytest.mark.rules("SW-7.9")
def test_sw_7_9_discounts_of_race_and_power_add_up() -> None:
    """Discounts of race and power add up."""
    t = Table(2, "giants", "commando", {20: 1})
    t.active(1, "ratmen", "hill", {21: 3, 22: 3})
    assert (5 - 1 - 1, 5 - 1) == (t.cost(21), t.cost(22))
    t = Table(2, "tritons", "mounted", {20: 1})
    assert (3 - 1 - 1, 3 - 1) == (t.cost(14), t.cost(15))


@pytest.mark.rules("SW-7.9")
def test_sw_7_9_a_berserk_roll_adds_to_other_discounts() -> None:
    """A Berserk roll included: 5 for three tokens, 1 less next to the Giants' mountain, 2 less by the die."""
    t = Table(2, "giants", "berserk", {20: 1}, hand=4)
    t.active(1, "ratmen", "hill", {21: 3, 22: 1})
    t.conquering().choose("roll", "die 2", "conquer 21")
    assert (2, 2) == (t.hand(), t.tokens(21))


@pytest.mark.rules("SW-7.10")
def test_sw_7_10_giants_gain_1_next_to_several_mountains() -> None:
    """Region 14 touches the mountains 9 and 20: two of them lower its cost of 3 by 1 only."""
    assert 2 == Table(2, "giants", "swamp", {9: 1}).cost(14)
    assert 2 == Table(2, "giants", "swamp", {9: 1, 20: 1}).cost(14)


@pytest.mark.rules("SW-7.10")
@pytest.mark.parametrize(
    ("race", "power", "cheaper", "others"),
    [
        ("tritons", "swamp", [2, 7, 22], [4, 5, 10]),
        ("humans", "commando", list(range(1, 24)), []),
        ("humans", "mounted", [2, 5, 10, 14, 18], [3, 4, 6, 22]),
        ("humans", "underworld", [4, 6, 15, 18], [5, 14, 20]),
    ],
)
def test_sw_7_10_every_discount_is_exactly_1(race: str, power: str, cheaper: list[int], others: list[int]) -> None:
    """Tritons, Commando, Mounted and Underworld each lower the cost of one conquest by exactly 1."""
    for held in ({21: 1}, {21: 1, 17: 1, 19: 1}):
        plain, t = Table(2, "ratmen", "forest"), Table(2, race, power, held)
        for region in set(range(1, 24)) - set(held):
            plain.s.tokens[region - 1] = t.s.tokens[region - 1] = 4
        assert {1} == {plain.cost(region) - t.cost(region) for region in cheaper if region not in held}
        assert {0} >= {plain.cost(region) - t.cost(region) for region in others}


@pytest.mark.rules("SW-7.11")
def test_sw_7_11_a_conquest_costs_at_least_1_token() -> None:
    """Whatever the discounts, a conquest costs at least 1 race token from hand."""
    t = Table(2, "giants", "commando", {20: 1}, hand=1)
    assert 1 == t.cost(21)
    t.conquering().choose("conquer 21")
    assert (0, 1) == (t.hand(), t.tokens(21))
    assert [] == t.options("conquer")
    assert "SW-7.12" == t.refusal("conquer 22")


@pytest.mark.rules("SW-7.11")
def test_sw_7_11_a_high_roll_still_costs_a_token() -> None:
    """A Berserk roll of 3 does not make a region free."""
    t = Table(2, "giants", "berserk", {20: 1}, hand=2).conquering().choose("roll", "die 3", "conquer 21")
    assert (1, 1) == (t.hand(), t.tokens(21))


@pytest.mark.rules("SW-7.12")
def test_sw_7_12_the_hand_must_hold_the_cost() -> None:
    """Without the die a region can be conquered only if the hand holds at least its cost."""
    t = Table(2, "humans", "swamp", {20: 1}, hand=2).conquering()
    assert ("", "SW-7.12") == (t.refusal("conquer 21"), t.refusal("conquer 14"))
    t = Table(2, "humans", "swamp", {20: 1}, hand=3).conquering()
    assert ("", "") == (t.refusal("conquer 21"), t.refusal("conquer 14"))
    t = Table(2, "humans", "swamp", {20: 1}, hand=1).conquering()
    assert ("SW-7.12", "SW-7.12") == (t.refusal("conquer 21"), t.refusal("conquer 14"))


@pytest.mark.rules("SW-7.13")
@pytest.mark.parametrize(("region", "cost"), [(21, 2), (14, 3), (19, 5)])
def test_sw_7_13_the_conqueror_places_exactly_the_cost(region: int, cost: int) -> None:
    """The conqueror places exactly the cost in the conquered region."""
    t = Table(2, "humans", "swamp", {20: 1}, hand=8)
    t.active(1, "ratmen", "hill", {19: 3})
    t.conquering().choose(f"conquer {region}")
    assert (8 - cost, cost, 1) == (t.hand(), t.tokens(region), t.tokens(20))


@pytest.mark.rules("SW-7.14")
def test_sw_7_14_tokens_used_stay_in_the_region_until_redeployment() -> None:
    """Tokens used for a conquest stay in that region until redeployment."""
    t = Table(2, "humans", "swamp", {20: 1}, hand=5, column=COLUMN).turn().choose("expand", "conquer 21")
    assert (3, 2) == (t.hand(), t.tokens(21))
    assert "SW-12.5" == t.refusal("abandon 21")
    assert "SW-10.4" == t.refusal("place 20")
    t.choose("conquer 14")
    assert (0, 2, 3) == (t.hand(), t.tokens(21), t.tokens(14))
    assert ["stop"] == t.options()
    t.choose("stop")
    assert (3, 1, 1) == (t.hand(), t.tokens(21), t.tokens(14))
    t.choose("pile 20")
    assert 4 == t.tokens(20)


@pytest.mark.rules("SW-7.15")
def test_sw_7_15_conquests_go_on_while_tokens_suffice() -> None:
    """A player may make any number of conquests in a turn while the tokens in hand suffice."""
    t = Table(2, "ratmen", "swamp", hand=12)
    t.clear_tribes()
    t.conquering()
    for region in (21, 22, 15, 11, 5, 4):
        t.choose(f"conquer {region}")
    assert ([4, 5, 11, 15, 21, 22], 0) == (t.regions(0), t.hand())
    assert ["stop"] == t.options()


@pytest.mark.rules("SW-7.16")
def test_sw_7_16_a_mountain_defends_every_holder_and_stays() -> None:
    """A mountain never moves and defends the occupant of its region."""
    t = Table(2, "humans", "swamp", {21: 1}, hand=4, column=COLUMN)
    t.active(1, "ratmen", "hill", {20: 1, 5: 1})
    assert 3 + 1 == t.cost(20)
    t.turn().choose("expand", "conquer 20", "stop", "pile 21")
    assert (1, 3 + 1) == (t.tokens(20), t.cost(20, seat=1))
    t.turn().choose("expand", "abandon 20")
    assert (None, 3) == (t.holder(20), t.cost(20))
