"""RT-M, RT-2.2 to RT-2.4: the maps, as printed, as drawn, and as the game uses them."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.root.printed import LAW_RUINS, Edge, edges, faces, printed_forests, printed_map
from turnwright.games.root.data.geometry import (
    AUTUMN,
    CLEARINGS,
    MARKERS,
    RAGING_WINTER,
    RUINS,
    WINTER,
    WOODLANDS,
    Woodland,
    suit_masks,
)
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE, SUITS

EACH_MAP = pytest.mark.parametrize("woodland", WOODLANDS, ids=[woodland.name for woodland in WOODLANDS])


def ids(mask: int) -> list[int]:
    """Return the printed numbers of a set of clearings, ascending."""
    return [c + 1 for c in range(mask.bit_length()) if mask >> c & 1]


def links(lists: list[list[int]]) -> list[Edge]:
    """Return the links of a map by printed numbers, each once."""
    return edges({c + 1: [other + 1 for other in others] for c, others in enumerate(lists)})


def pairs(text: str) -> list[Edge]:
    """Return links written as "1-5, 1-9"."""
    return sorted((int(a), int(b)) for a, _dash, b in (link.partition("-") for link in text.split(", ")))


def borders(woodland: Woodland) -> list[Edge]:
    """Return what parts the forests of a map."""
    return sorted(links(woodland.paths) + (links(woodland.rivers) if woodland is RAGING_WINTER else []))


@pytest.mark.rules("RT-2.2.2", "RT-M.autumn.suits")
def test_autumn_has_four_clearings_of_each_suit() -> None:
    """Every clearing has one suit: fox 1, 6, 8, 12; rabbit 3, 4, 5, 10; mouse 2, 7, 9, 11."""
    fox, rabbit, mouse = AUTUMN.of_suit
    assert ([1, 6, 8, 12], [3, 4, 5, 10], [2, 7, 9, 11]) == (ids(fox), ids(rabbit), ids(mouse))
    assert AUTUMN.suits is not None
    assert CLEARINGS == len(AUTUMN.suits)
    assert all(AUTUMN.of_suit[suit] >> c & 1 for c, suit in enumerate(AUTUMN.suits))


@pytest.mark.rules("RT-M.winter.suits")
def test_the_suits_of_winter_are_dealt() -> None:
    """No suit is printed; the markers are just enough, and masks are made of what was dealt."""
    assert (None, None) == (WINTER.suits, RAGING_WINTER.suits)
    assert CLEARINGS == MARKERS * CLEARING_SUITS
    assert [0b1001, 0b10, 0xFF4] == suit_masks([0, 1, 2, 0] + [2] * 8)


@pytest.mark.rules("RT-M.autumn.corners", "RT-M.winter.corners")
@EACH_MAP
def test_clearings_1_to_4_are_opposite_corners(woodland: Woodland) -> None:
    """Corners are clearings 1-4, opposite pairs 1-3 and 2-4; opposite corners do not touch."""
    assert [1, 2, 3, 4] == ids(woodland.corners)
    assert [2, 3, 0, 1, *[NONE] * 8] == woodland.opposite
    assert not woodland.path_masks[0] & woodland.corners


@EACH_MAP
def test_opposite_corners_are_drawn_on_opposite_sides(woodland: Woodland) -> None:
    """The middle of the map lies between them, both ways."""
    place = {row["id"] - 1: (row["x"], row["y"]) for row in printed_map(woodland.name)["clearings"]}
    for c in range(4):
        (x, y), (other_x, other_y) = place[c], place[woodland.opposite[c]]
        assert (x < 500, y < 500) == (other_x > 500, other_y > 500)


@pytest.mark.rules("RT-M.autumn.slots")
def test_autumn_has_these_slots() -> None:
    """1 slot: 1, 3, 4; 2 slots: 2, 5, 6, 7, 8, 9, 10, 12; 3 slots: 11."""
    assert {1: [1, 3, 4], 2: [2, 5, 6, 7, 8, 9, 10, 12], 3: [11]} == by_slots(AUTUMN)
    assert 22 == sum(AUTUMN.slots)


@pytest.mark.rules("RT-M.winter.slots")
@pytest.mark.parametrize("woodland", [WINTER, RAGING_WINTER], ids=["winter", "raging"])
def test_winter_has_these_slots(woodland: Woodland) -> None:
    """1 slot: 1, 2, 7, 10; 2 slots: 3, 4, 5, 6, 8, 9; 3 slots: 11, 12."""
    assert {1: [1, 2, 7, 10], 2: [3, 4, 5, 6, 8, 9], 3: [11, 12]} == by_slots(woodland)
    assert 22 == sum(woodland.slots)


def by_slots(woodland: Woodland) -> dict[int, list[int]]:
    """Return the clearings by their number of slots."""
    return {n: [c + 1 for c in range(CLEARINGS) if woodland.slots[c] == n] for n in sorted(set(woodland.slots))}


@pytest.mark.rules("RT-M.autumn.ruins", "RT-M.winter.ruins")
@EACH_MAP
def test_four_ruins_fill_a_slot_each(woodland: Woodland) -> None:
    """Autumn: 6, 10, 11, 12; winter: 8, 9, 11, 12; another slot stays open beside each."""
    assert ([6, 10, 11, 12] if woodland is AUTUMN else [8, 9, 11, 12]) == ids(woodland.ruins)
    assert LAW_RUINS == RUINS == len(ids(woodland.ruins))
    assert all(woodland.slots[c - 1] > 1 for c in ids(woodland.ruins))


@pytest.mark.rules("RT-2.2.1", "RT-M.autumn.paths")
def test_autumn_has_these_paths() -> None:
    """18 paths; clearings are adjacent exactly when a path joins them."""
    printed = "1-5, 1-9, 1-10, 2-5, 2-6, 2-10, 3-6, 3-7, 3-11, 4-8, 4-9, 4-12, 6-11, 7-8, 7-12, 9-12, 10-12, 11-12"
    assert 18 == len(pairs(printed))
    assert pairs(printed) == links(AUTUMN.paths)


@pytest.mark.rules("RT-2.2.1", "RT-M.winter.paths")
@pytest.mark.parametrize("woodland", [WINTER, RAGING_WINTER], ids=["winter", "raging"])
def test_winter_has_these_paths(woodland: Woodland) -> None:
    """16 paths; a river that divides forests joins no clearings."""
    printed = "1-5, 1-10, 1-11, 2-6, 2-7, 2-12, 3-7, 3-8, 3-12, 4-9, 4-10, 4-11, 5-6, 8-9, 8-12, 9-11"
    assert 16 == len(pairs(printed))
    assert pairs(printed) == links(woodland.paths)


@pytest.mark.rules("RT-M.autumn.river", "RT-M.winter.river")
@EACH_MAP
def test_rivers_have_these_sections(woodland: Woodland) -> None:
    """Autumn: 4-7, 5-10, 7-11, 10-11; winter: 7-12, 10-11, 11-12; no section runs beside a path."""
    printed = "4-7, 5-10, 7-11, 10-11" if woodland is AUTUMN else "7-12, 10-11, 11-12"
    assert pairs(printed) == links(woodland.rivers)
    assert ([4, 5, 7, 10, 11] if woodland is AUTUMN else [7, 10, 11, 12]) == ids(woodland.on_river)
    assert not set(links(woodland.rivers)) & set(links(woodland.paths))


@pytest.mark.rules("RT-2.2.1", "RT-M.autumn.river", "RT-M.winter.river")
@EACH_MAP
def test_paths_and_rivers_lead_both_ways(woodland: Woodland) -> None:
    """Lists and masks are symmetric, say the same, and lead nowhere back to where they start."""
    for lists, masks in ((woodland.paths, woodland.path_masks), (woodland.rivers, woodland.river_masks)):
        assert CLEARINGS == len(lists) == len(masks)
        for c in range(CLEARINGS):
            assert sorted(set(lists[c])) == lists[c] == [other - 1 for other in ids(masks[c])]
            assert c not in lists[c]
            assert all(c in lists[other] for other in lists[c])


@EACH_MAP
def test_every_clearing_can_be_walked_to(woodland: Woodland) -> None:
    """The paths join all twelve."""
    reached = [0]
    for c in reached:
        reached += [other for other in woodland.paths[c] if other not in reached]
    assert list(range(CLEARINGS)) == sorted(reached)


@pytest.mark.rules("RT-M.autumn.forests")
def test_autumn_has_seven_forests() -> None:
    """Named by the clearings they touch."""
    printed = ["1_2_5_10", "1_9_10_12", "2_6_10_11_12", "3_6_11", "3_7_11_12", "4_7_8_12", "4_9_12"]
    assert printed == AUTUMN.forests


@pytest.mark.rules("RT-2.3#2", "RT-M.winter.forests")
def test_the_winter_river_divides_no_forest() -> None:
    """Five forests."""
    assert ["1_2_5_6_8_9_11_12", "1_4_10_11", "2_3_7_12", "3_8_12", "4_9_11"] == WINTER.forests


@pytest.mark.rules("RT-M.winter.raging_river")
def test_the_raging_river_makes_eight_forests() -> None:
    """By option it divides them."""
    printed = ["1_10_11", "1_2_5_6_11_12", "2_7_12", "3_7_12", "3_8_12", "4_10_11", "4_9_11", "8_9_11_12"]
    assert printed == RAGING_WINTER.forests


@pytest.mark.rules("RT-2.3#2", "RT-2.4#1", "RT-2.4.1#1")
@EACH_MAP
def test_forests_are_what_the_drawn_paths_close_in(woodland: Woodland) -> None:
    """Each face of the drawing is one forest, and touches the clearings on its border."""
    drawn = faces(woodland.name, borders(woodland))
    assert 2 == CLEARINGS - len(borders(woodland)) + len(drawn) + 1
    around = sorted(sorted({c for border in face for c in border}) for face in drawn)
    assert around == sorted(ids(touching) for touching in woodland.touching)


@pytest.mark.rules("RT-2.4.1#1")
@EACH_MAP
def test_clearings_know_the_forests_that_touch_them(woodland: Woodland) -> None:
    """Forests and clearings agree, and so does the forest's name."""
    for f, name in enumerate(woodland.forests):
        assert [int(number) for number in name.split("_")] == ids(woodland.touching[f])
        assert ids(woodland.touching[f]) == [c + 1 for c in range(CLEARINGS) if woodland.forests_at[c] >> f & 1]


@pytest.mark.rules("RT-2.4.1#2", "RT-M.forest_adjacency")
@EACH_MAP
def test_forests_are_adjacent_across_one_border(woodland: Woodland) -> None:
    """Two faces of the drawing share a border exactly when the two forests are adjacent."""
    drawn = {tuple(sorted({c for border in face for c in border})): face for face in faces_of(woodland)}
    found = [[False] * len(drawn) for _forest in drawn]
    for (f, one), (g, other) in combinations(enumerate(woodland.touching), 2):
        found[f][g] = found[g][f] = bool(set(drawn[tuple(ids(one))]) & set(drawn[tuple(ids(other))]))
    assert found == [[bool(beside >> g & 1) for g in range(len(drawn))] for beside in woodland.beside]
    printed = {row["id"]: row["adjacent"] for row in printed_forests(woodland.name)}
    assert printed == {
        name: [woodland.forests[g - 1] for g in ids(woodland.beside[f])] for f, name in enumerate(woodland.forests)
    }


def faces_of(woodland: Woodland) -> list[list[Edge]]:
    """Return what the borders of a map close in."""
    return faces(woodland.name, borders(woodland))


@EACH_MAP
def test_a_map_is_that_of_the_source(woodland: Woodland) -> None:
    """Suits, slots, ruins, corners, paths, river and forests."""
    printed = printed_map(woodland.name)
    rows = printed["clearings"]
    assert list(range(1, CLEARINGS + 1)) == [row["id"] for row in rows]
    suits = [None] * CLEARINGS if woodland.suits is None else [SUITS[suit] for suit in woodland.suits]
    assert [row["suit"] for row in rows] == suits
    assert [row["slots"] for row in rows] == woodland.slots
    assert [row["id"] for row in rows if row["ruin"]] == ids(woodland.ruins)
    assert [row["id"] for row in rows if row["corner"]] == ids(woodland.corners)
    assert [row.get("opposite", NONE + 1) for row in rows] == [c + 1 for c in woodland.opposite]
    assert printed["paths"] == {c + 1: [other + 1 for other in woodland.paths[c]] for c in range(CLEARINGS)}
    assert printed["river"] == {c: [other + 1 for other in woodland.rivers[c - 1]] for c in ids(woodland.on_river)}
    forests = printed_forests(woodland.name)
    assert [row["id"] for row in forests] == woodland.forests
    assert [row["clearings"] for row in forests] == [ids(touching) for touching in woodland.touching]
    if woodland.suits is None:
        assert printed["suit_markers"] == dict.fromkeys(SUITS[:CLEARING_SUITS], MARKERS)
