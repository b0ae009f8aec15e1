"""SW-2: the map and its terms."""

from __future__ import annotations

import pytest

from tests.games.small_world.printed import board, ids, printed_regions
from tests.games.small_world.table import RACE, Table
from turnwright.games.small_world.data.tables import LAKE, MOUNTAIN, SEA, TERRAINS

PLAYERS = [2, 3, 4, 5]


@pytest.mark.rules("SW-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_1_every_region_has_one_of_seven_terrains(players: int) -> None:
    """Every region has exactly one terrain."""
    assert {"farmland", "forest", "hill", "mountain", "swamp", "sea", "lake"} == set(TERRAINS)
    map = board(players)
    assert [r["terrain"] for r in printed_regions(players)] == [TERRAINS[t] for t in map.terrain]
    for region in range(map.regions):
        assert 1 == sum(map.of_terrain[t] >> region & 1 for t in range(7))


@pytest.mark.rules("SW-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_2_symbols_are_independent_of_terrain(players: int) -> None:
    """A region may have the symbols mine, magic source and cavern, regardless of terrain."""
    map = board(players)
    for symbol, mask in {"mine": map.mine, "magic": map.magic, "cavern": map.cavern}.items():
        assert [r["id"] for r in printed_regions(players) if symbol in r["symbols"]] == ids(mask)
        assert len({map.terrain[region - 1] for region in ids(mask)}) > 1


@pytest.mark.rules("SW-2.2")
def test_sw_2_2_a_region_may_carry_two_symbols() -> None:
    """Mine and cavern meet on mountain 6 of the map for two."""
    assert {6} == set(ids(board(2).mine & board(2).cavern))


@pytest.mark.rules("SW-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_3_every_map_has_two_seas_and_a_lake(players: int) -> None:
    """Every map has 2 seas and 1 lake, each of them one region."""
    map = board(players)
    assert 2 == map.terrain.count(SEA)
    assert 1 == map.terrain.count(LAKE)
    assert 3 == len(ids(map.water))


@pytest.mark.rules("SW-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_4_the_map_lists_all_adjacent_pairs(players: int) -> None:
    """Two regions are adjacent when they share a border; adjacency goes both ways."""
    map = board(players)
    assert [r["adjacent"] for r in printed_regions(players)] == [ids(mask) for mask in map.adjacent]
    for region in range(map.regions):
        assert 0 == map.adjacent[region] >> region & 1
        for other in ids(map.adjacent[region]):
            assert region + 1 in ids(map.adjacent[other - 1])


@pytest.mark.rules("SW-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_4_adjacent_regions_share_a_border_on_the_drawn_map(players: int) -> None:
    """Regions are adjacent exactly where their outlines have a stretch in common."""
    outlines = {region["id"]: outline(region["polygon"]) for region in printed_regions(players)}
    for region, mask in enumerate(board(players).adjacent, start=1):
        touching = [other for other, lines in outlines.items() if other != region and lines & outlines[region]]
        assert touching == ids(mask)


def outline(corners: list[list[int]]) -> set[frozenset[tuple[int, int]]]:
    """Return the straight lines that a polygon consists of."""
    points = [(x, y) for x, y in corners]
    return {frozenset(line) for line in zip(points, points[1:] + points[:1], strict=True)}


@pytest.mark.rules("SW-2.4")
def test_sw_2_4_a_race_conquers_exactly_what_is_adjacent() -> None:
    """On the map for two, region 20 touches 14, 19 and 21 and nothing else."""
    t = Table(2, "ratmen", "hill", {20: 1}, hand=9).conquering()
    assert ["14", "19", "21"] == t.options("conquer")


@pytest.mark.rules("SW-2.5")
def test_sw_2_5_regions_27_and_28_touch_on_the_map_for_three() -> None:
    """On M3 the right-hand mountain 27 and the forest 28 are adjacent."""
    assert ("mountain", "forest") == (TERRAINS[board(3).terrain[26]], TERRAINS[board(3).terrain[27]])
    assert "" == Table(3, "ratmen", "hill", {27: 1}, hand=3).conquering().refusal("conquer 28")
    assert "" == Table(3, "ratmen", "hill", {28: 1}, hand=3).conquering().refusal("conquer 27")


@pytest.mark.rules("SW-2.6")
def test_sw_2_6_the_white_rock_is_a_mountain() -> None:
    """On M5 region 46 (white rock) is a mountain."""
    assert MOUNTAIN == board(5).terrain[45]
    assert 46 in ids(board(5).mountains)
    assert 3 == Table(5, "ratmen", "hill", {45: 1}).cost(46)


@pytest.mark.rules("SW-2.7")
def test_sw_2_7_region_8_borders_sea_1_on_the_map_for_four() -> None:
    """On M4 region 8 borders sea 1, so it is coastal and a border region."""
    assert SEA == board(4).terrain[0]
    assert 1 in ids(board(4).adjacent[7])
    assert 8 in ids(board(4).coast)
    assert "" == Table(4, "ratmen", "hill", hand=5).conquering().refusal("conquer 8")


@pytest.mark.rules("SW-2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_8_border_regions_are_edges_and_shores_of_edge_seas(players: int) -> None:
    """A border region lies at the edge of the board or on the shore of a sea at the edge."""
    regions = printed_regions(players)
    seas = {r["id"] for r in regions if r["terrain"] == "sea" and r["edge"]}
    border = [
        r["id"] for r in regions if r["terrain"] not in ("sea", "lake") and (r["edge"] or seas & set(r["adjacent"]))
    ]
    assert border == ids(board(players).border)
    assert border == [r["id"] for r in regions if r["entry"] and r["terrain"] not in ("sea", "lake")]


@pytest.mark.rules("SW-2.8")
def test_sw_2_8_a_shore_off_the_edge_is_a_border_region() -> None:
    """Forest 22 of the map for two does not touch the edge, but sea 23 does."""
    assert not printed_regions(2)[21]["edge"]
    assert printed_regions(2)[22]["edge"]
    assert "" == Table(2, "humans", "hill", hand=5).conquering().refusal("conquer 22")


@pytest.mark.rules("SW-2.9")
@pytest.mark.parametrize(("players", "shores"), [(2, [7, 9, 13, 14]), (3, [9, 10, 14, 16, 20, 21, 22])])
def test_sw_2_9_a_lake_shore_alone_is_no_border_region(players: int, shores: list[int]) -> None:
    """A lake shore alone does not make a region a border region."""
    t = Table(players, "ratmen", "hill", hand=9).conquering()
    for region in shores:
        assert "SW-6.1" == t.refusal(f"conquer {region}")
    lake = board(players).terrain.index(LAKE)
    assert shores == ids(board(players).adjacent[lake] & ~board(players).border)


@pytest.mark.rules("SW-2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_sw_2_10_coastal_regions_are_land_at_a_sea_or_lake(players: int) -> None:
    """A coastal region is a land region adjacent to a sea or a lake."""
    assert [r["id"] for r in printed_regions(players) if r["coast"]] == ids(board(players).coast)
    assert 0 == board(players).coast & board(players).water


@pytest.mark.rules("SW-2.10")
def test_sw_2_10_sea_shore_and_lake_shore_are_coast() -> None:
    """On the map for two 21 lies at the sea, 14 at the lake, 20 at neither, and the sea is no coast of itself."""
    coast = ids(board(2).coast)
    assert [2, 3, 6, 7, 9, 13, 14, 16, 21, 22] == coast


@pytest.mark.rules("SW-2.11")
def test_sw_2_11_a_player_occupies_regions_with_own_tokens_active_or_in_decline() -> None:
    """A player occupies the regions that hold that player's race tokens, active or in decline."""
    t = Table(2, "ratmen", "hill", {20: 2, 21: 1}, column=[("giants", "forest")])
    t.declined(0, "orcs", {3: 1})
    t.active(1, "trolls", "swamp", {11: 3})
    shown = t.seen(1)["regions"]
    assert {3: 0, 11: 1, 20: 0, 21: 0} == {
        r + 1: region["seat"] for r, region in enumerate(shown) if region["seat"] >= 0
    }
    assert {"SW-11.1": 2, "SW-11.2": 1} == t.income(0)
    t.turn().choose("expand", "abandon 21")
    assert [20] == t.regions(0)
    assert -1 == t.seen(1)["regions"][20]["seat"]


@pytest.mark.rules("SW-2.12")
def test_sw_2_12_tokens_of_two_races_never_share_a_region() -> None:
    """Tokens of two races, or a race token and a Lost Tribe token, never share a region."""
    t = Table(2, "ratmen", "swamp", {20: 1}, hand=9)
    t.declined(0, "orcs", {21: 1})
    t.active(1, "trolls", "hill", {15: 1})
    t.conquering()
    assert t.tribe(14)
    t.choose("conquer 14")
    assert (False, 3, (0, 0)) == (t.tribe(14), t.tokens(14), t.holder(14))
    t.choose("conquer 21")
    assert (2, (0, 0)) == (t.tokens(21), t.holder(21))
    assert 10 == t.tray("orcs")

    t = Table(2, "ratmen", "swamp", {14: 1}, hand=5)
    t.active(1, "giants", "hill", {15: 2, 16: 1})
    t.conquering().choose("conquer 15")
    assert (4, (0, 0)) == (t.tokens(15), t.holder(15))
    assert (1, 9) == (t.hand(1), t.tray("giants"))


@pytest.mark.rules("SW-2.13")
@pytest.mark.parametrize(
    ("region", "bonus"),
    [(14, 1), (19, 1), (15, 1), (21, 0)],
    ids=["lost tribe", "active race", "race in decline", "nothing"],
)
def test_sw_2_13_a_region_with_a_tribe_or_race_token_is_non_empty(region: int, bonus: int) -> None:
    """A region is non-empty if, just before its conquest, it holds a Lost Tribe or race token in any state."""
    t = Table(2, "orcs", "swamp", {20: 1, 9: 1}, hand=8)
    t.active(1, "giants", "hill", {19: 2, 18: 1})
    t.declined(1, "trolls", {15: 1})
    t.conquering().choose(f"conquer {region}")
    assert bonus == t.income(0).get("SW-23.1", 0)


@pytest.mark.rules("SW-2.14")
def test_sw_2_14_a_bare_mountain_is_empty() -> None:
    """A mountain without Lost Tribe and race tokens is an empty region."""
    t = Table(2, "orcs", "pillaging", {21: 1}, hand=8).conquering().choose("conquer 20")
    assert {"SW-11.1": 2} == t.income(0)


@pytest.mark.rules("SW-2.15")
@pytest.mark.parametrize("counts", [True, False])
def test_sw_2_15_the_own_race_in_decline_is_non_empty(counts: bool) -> None:
    """A region of the conqueror's own race in decline counts as non-empty (a table may read it otherwise)."""
    t = Table(2, "orcs", "swamp", {20: 1}, hand=8, options={"own_decline_counts": counts})
    t.declined(0, "giants", {21: 1, 22: 1})
    t.conquering().choose("conquer 21")
    assert int(counts) == t.income(0).get("SW-23.1", 0)
    t = Table(2, options={"own_decline_counts": counts})
    t.active(1, "orcs", "swamp", {20: 1}, hand=8)
    t.declined(1, "giants", {21: 1, 22: 1})
    t.conquering(1).choose("conquer 21")
    assert int(counts) == t.income(1).get("SW-23.1", 0)


@pytest.mark.rules("SW-2.15")
def test_sw_2_15_the_own_race_in_decline_is_non_empty_by_default() -> None:
    """Without an option the own race in decline counts."""
    t = Table(2, "orcs", "swamp", {20: 1}, hand=8)
    t.declined(0, "giants", {21: 1, 22: 1})
    t.conquering().choose("conquer 21")
    assert 1 == t.income(0)["SW-23.1"]


@pytest.mark.rules("SW-2.16")
def test_sw_2_16_all_tokens_of_a_race_have_one_side_up() -> None:
    """A token is active or in decline, the same for all tokens of its race."""
    t = Table(2, "ratmen", "hill", {20: 3, 21: 1, 14: 2}, column=[("orcs", "swamp")])
    sides = [(r["race"], r["declined"]) for r in t.seen(1)["regions"] if r["race"] >= 0]
    assert [(RACE["ratmen"], False)] * 3 == sides
    t.turn().choose("decline").deal()
    sides = [(r["race"], r["declined"]) for r in t.seen(1)["regions"] if r["race"] >= 0]
    assert [(RACE["ratmen"], True)] * 3 == sides


@pytest.mark.rules("SW-2.17")
def test_sw_2_17_lost_tribes_belong_to_nobody_and_pay_nobody() -> None:
    """Lost Tribe tokens belong to no player and earn nobody coins."""
    t = Table(2)
    assert [{}, {}] == [t.income(0), t.income(1)]
    tribes = [region for region in t.seen(0)["regions"] if region["tribe"]]
    assert [-1] * 9 == [region["seat"] for region in tribes]
    assert [-1] * 9 == [region["race"] for region in tribes]


@pytest.mark.rules("SW-2.18")
def test_sw_2_18_the_hand_holds_tokens_neither_on_the_map_nor_in_the_tray() -> None:
    """A player's hand holds the tokens and markers that are neither on the map nor in the tray."""
    t = Table(2, column=[("humans", "bivouacking")]).turn().choose("pick 1").deal()
    assert (10, 0) == (t.hand(), t.tray("humans"))
    assert 10 == t.seen(1)["players"][0]["hand"]
    assert 5 == t.seen(1)["camps_left"]
    t.choose("conquer 2")
    assert (8, 2, 0) == (t.hand(), t.tokens(2), t.tray("humans"))
    t.choose("stop", "pile 2", "camp-all 2")
    assert (0, 10) == (t.hand(), t.tokens(2))
    assert (0, 5) == (t.seen(1)["camps_left"], t.camps(2))
