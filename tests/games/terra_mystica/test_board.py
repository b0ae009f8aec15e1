"""The drawing of Terra Mystica: the map shows what stands on it, nothing needs colours."""

from __future__ import annotations

import re

import pytest

from tests.games.cases import Case
from tests.games.pictures import moments, pieces, without_colours
from tests.games.terra_mystica.samples import SAMPLES, rich
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.art.factions import EMBLEMS, emblem
from turnwright.games.terra_mystica.art.glyphs import CULTS as CULT_SIGNS
from turnwright.games.terra_mystica.art.glyphs import coordinate
from turnwright.games.terra_mystica.art.palette import GROUNDS
from turnwright.games.terra_mystica.art.structures import SHAPES, marker, structure
from turnwright.games.terra_mystica.art.terrain import SIGNS, TEXTURES, tile
from turnwright.games.terra_mystica.art.tiles import bonus_card, favor_tile, scoring_tile, town_tile
from turnwright.games.terra_mystica.board import NAME_BELOW, NAME_HEIGHT, RISE, SIZE, panels, seat_colours
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import CARDS, FAVORS, NOBODY, SCORINGS, TOWNS
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.state import Realm

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@COUNTS
def test_many_kinds_of_options_point_somewhere(seats: int) -> None:
    """The games whose options are looked for on the table ask for most of what a turn offers."""
    tables = [Case("terra_mystica", seats, variant) for variant in SAMPLES.options]
    asked = {action for case in tables for moment in moments(case) for action in moment.actions}
    verbs = {GAME.vocabulary.verb(action) for action in asked if GAME.target(action)}
    assert {"lead", "build", "transform", "upgrade", "card", "pass", "convert"} <= verbs


@COUNTS
def test_the_map_shows_what_stands_on_it(seats: int) -> None:
    """A piece for every structure, laid tile and bridge, and no other; a rich game has bridges and towns."""
    for s in rich(seats):
        drawn = {piece.id for piece in panels(s)[0].pieces}
        standing = {f"at-{HEX_NAMES[h]}" for h in range(len(HEX_NAMES)) if s.owner[h] != NOBODY}
        bridges = {f"bridge-{slot}" for slot in range(len(SLOT_NAMES)) if s.bridges[slot] != NOBODY}
        assert standing | bridges == {id for id in drawn if not id.startswith("tile-")}
    assert bridges
    assert s.town_place


def test_an_upgrade_and_a_town_change_the_piece_and_keep_its_id() -> None:
    """The structure of a hex is the same piece before and after; a golden ring marks a town."""
    s = rich(3)[-1].clone()
    h = s.owner.index(0)
    id = f"at-{HEX_NAMES[h]}"
    bodies: set[str] = set()
    for kind in range(1, 6):
        for town in (0, 1):
            s.kind[h], s.in_town[h] = kind, town
            bodies.add(next(piece.body for piece in pieces(panels(s)) if piece.id == id))
    assert 10 == len(bodies)


def test_everything_is_told_apart_without_colours() -> None:
    """Terrains, owners, structures, cults, factions, tiles and cards each have a shape of their own."""
    assert 7 == len(set(SIGNS)) == len(set(TEXTURES)) == len({without_colours(tile(k, "A1")) for k in range(7)})
    assert 7 == len({without_colours(marker(home, 7)) for home in range(7)})
    assert 5 == len(set(SHAPES[1:])) == len({without_colours(structure(kind, 0)) for kind in range(1, 6)})
    assert 4 == len({without_colours(sign) for sign in CULT_SIGNS})
    assert {faction.key for faction in ROSTER} == set(EMBLEMS)
    assert 14 == len({without_colours(emblem(faction.key, faction.home, 20)) for faction in ROSTER})
    assert len(CARDS) == len({without_colours(bonus_card(k)) for k in range(len(CARDS))})
    assert len(FAVORS) == len({without_colours(favor_tile(k)) for k in range(len(FAVORS))})
    assert len(TOWNS) == len({without_colours(town_tile(k)) for k in range(len(TOWNS))})
    assert len(SCORINGS) == len({without_colours(scoring_tile(k, 1)) for k in range(len(SCORINGS))})


def test_structures_do_not_hide_the_names_of_their_hexes() -> None:
    """The lowest line of every silhouette, its rims included, is above the name; the ring of a town lies below it."""
    rim = 3
    for shape in SHAPES[1:]:
        lowest = max(float(y) for y in re.findall(r"V(-?\d+)", shape)) + rim
        assert lowest * SIZE + RISE < NAME_BELOW - NAME_HEIGHT / 2 - 1
    s = rich(3)[-1].clone()
    h = s.owner.index(0)
    s.in_town[h] = 1
    body = next(piece.body for piece in pieces(panels(s)) if piece.id == f"at-{HEX_NAMES[h]}")
    mark = GROUNDS[s.terrain[h]].mark
    assert body.endswith(coordinate(HEX_NAMES[h], 0, NAME_BELOW, NAME_HEIGHT, mark))


def test_homes_stand_for_the_seats_once_they_are_chosen() -> None:
    """The colour that the pieces on the board have."""
    s = rich(3)[-1]
    assert [GROUNDS[home].piece for home in s.colour] == seat_colours(s)
    start = GAME.new(3, seed="colours").state
    assert isinstance(start, Realm)
    assert {""} == set(seat_colours(start))


def test_the_last_scoring_tile_gives_no_bonus() -> None:
    """Its right side is crossed out (TM-2.4)."""
    assert scoring_tile(0, 6) != scoring_tile(0, 5)
