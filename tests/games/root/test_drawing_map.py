"""Where the map is drawn: at the places of the printed one, nothing on top of another, every forest where it lies."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.games.root.drawn import CONTRASTS, built_ids
from tests.games.root.printed import PRINTED
from tests.games.test_board import contrast
from tests.games.test_rooms import words_in
from tests.games.test_text import SOURCES, written_out
from turnwright.games.root.art.ground import SLOT_STEP, slot_x
from turnwright.games.root.art.places import HEIGHT, RADIUS, SCENERIES, WIDTH, Spot
from turnwright.games.root.art.trees import from_segment, lines, planted
from turnwright.games.root.data.boards import CHARACTERS, FACTIONS, LEADERS, PIECES
from turnwright.games.root.data.geometry import WOODLANDS, Woodland

MAPS = pytest.mark.parametrize("woodland", WOODLANDS, ids=lambda woodland: str(woodland.name))
NEAR = 45.0
"""How far a clearing may be drawn from its printed place."""


def far(one: Spot | tuple[float, float], other: Spot) -> float:
    """Return how far two spots are from each other."""
    return math.hypot(one[0] - other.x, one[1] - other.y)


@MAPS
def test_clearings_are_drawn_where_they_are_printed(woodland: Woodland) -> None:
    """Each near its place, stretched to the shape of the drawing, and inside the frame."""
    printed: Any = PRINTED["maps"]["autumn" if woodland.name == "autumn" else "winter"]["clearings"]
    for row in printed:
        spot = SCENERIES[woodland.name].clearings[row["id"] - 1]
        assert far((row["x"] * WIDTH / 1000, row["y"] * HEIGHT / 1000), spot) < NEAR, row["id"]
        assert RADIUS < spot.x < WIDTH - RADIUS
        assert RADIUS < spot.y < HEIGHT - RADIUS


@MAPS
def test_clearings_and_paths_keep_apart(woodland: Woodland) -> None:
    """No clearing touches another, no path runs through a third one."""
    scenery = SCENERIES[woodland.name]
    assert min(far(one, other) for one, other in combinations(scenery.clearings, 2)) > 2 * RADIUS + 20
    for start, end in lines(scenery, woodland):
        others = [spot for spot in scenery.clearings if spot not in (start, end)]
        assert min(from_segment(spot.x, spot.y, start, end) for spot in others) > RADIUS


@MAPS
def test_the_river_runs_by_the_clearings_it_joins(woodland: Woodland) -> None:
    """In an order in which each joins the next."""
    scenery = SCENERIES[woodland.name]
    passed = [scenery.clearings.index(spot) for spot in scenery.river if spot in scenery.clearings]
    joined = {frozenset(pair) for pair in pairwise(passed)}
    assert joined == {frozenset((c, other)) for c in range(12) for other in woodland.rivers[c]}


@MAPS
def test_every_forest_has_its_glade(woodland: Woodland) -> None:
    """Named as the rules name it, off the clearings and paths, and nowhere near clearings that do not touch it."""
    scenery = SCENERIES[woodland.name]
    assert woodland.forests == sorted(scenery.groves, key=woodland.forests.index)
    for forest, name in enumerate(woodland.forests):
        grove = scenery.groves[name]
        assert min(far((grove.x, grove.y), spot) for spot in scenery.clearings) > RADIUS + 30
        assert min(from_segment(grove.x, grove.y, start, end) for start, end in lines(scenery, woodland)) > 40
        nearest = min(range(12), key=lambda c: far((grove.x, grove.y), scenery.clearings[c]))
        assert woodland.touching[forest] >> nearest & 1, name


@MAPS
def test_no_path_parts_a_glade_from_its_clearings(woodland: Woodland) -> None:
    """A straight walk from a glade to the nearest clearings of its forest crosses no path."""
    scenery = SCENERIES[woodland.name]
    for forest, name in enumerate(woodland.forests):
        grove = Spot(scenery.groves[name].x, scenery.groves[name].y)
        touching = [c for c in range(12) if woodland.touching[forest] >> c & 1]
        for c in sorted(touching, key=lambda c: far(grove, scenery.clearings[c]))[:3]:
            end = scenery.clearings[c]
            walls = [line for line in lines(scenery, woodland) if end not in line]
            assert not any(crosses(grove, end, *wall) for wall in walls), (name, c + 1)


def crosses(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Return whether two straight lines cross."""

    def side(p: Spot, q: Spot, r: Spot) -> bool:
        return (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x)

    return side(a, c, d) != side(b, c, d) and side(a, b, c) != side(a, b, d)


@MAPS
def test_trees_leave_clearings_and_paths_free(woodland: Woodland) -> None:
    """There are many of them, and none where something stands."""
    scenery = SCENERIES[woodland.name]
    trees = planted(scenery, woodland, 5)
    assert len(trees) > 150
    assert min(far((tree.x, tree.y), spot) for tree in trees for spot in scenery.clearings) > RADIUS


def test_slots_stand_side_by_side() -> None:
    """Around the middle of their clearing."""
    for slots in (1, 2, 3):
        places = [slot_x(slot, slots) for slot in range(slots)]
        assert 0 == sum(places)
        assert all(SLOT_STEP == right - left for left, right in pairwise(places))


def test_signs_and_numbers_are_seen_on_their_ground() -> None:
    """Of suits, factions, plates and cards."""
    assert [] == [(ground, ink) for ground, ink, least in CONTRASTS if contrast(ground, ink) < least]


def test_every_text_of_the_drawing_is_used_and_there() -> None:
    """Everything the sources name is in the catalogue, and nothing else is."""
    kinds = ("panel-", "drawn-", "table-")
    used = {id for id in written_out("root") | built_ids() if id.startswith(kinds)}
    lines = (SOURCES / "root/drawing.en.ftl").read_text(encoding="utf-8").splitlines()
    assert used == {line.partition(" ")[0] for line in lines if line[:1].isalpha()}


def test_common_drawing_names_no_faction() -> None:
    """Factions, their pieces, leaders and characters are named in their own files alone."""
    own = {*FACTIONS, *PIECES, *[leader.key for leader in LEADERS], *[character.key for character in CHARACTERS]}
    home = SOURCES / "root"
    files = [*home.glob("art/*.py"), *home.glob("terminal/*.py"), home / "board.py"]
    found = {path.name: own & words_in(path.read_text(encoding="utf-8")) for path in files}
    assert {} == {name: words for name, words in found.items() if words and not name.startswith("emblems")}
