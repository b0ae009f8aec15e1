"""The drawing of Terra Mystica: well formed, wordless, keyed; options find their place; nothing needs colours."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from turnwright.core import engine
from turnwright.core.drawing import DARK, LIGHT, Drawings, Panel, Piece, Theme, svg
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, TableView, find
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers
from turnwright.core.text import LANGUAGES, faults
from turnwright.games.terra_mystica import GAME, board
from turnwright.games.terra_mystica.art.factions import EMBLEMS, emblem
from turnwright.games.terra_mystica.art.glyphs import CULTS as CULT_SIGNS
from turnwright.games.terra_mystica.art.palette import GROUNDS
from turnwright.games.terra_mystica.art.structures import SHAPES, marker, structure
from turnwright.games.terra_mystica.art.terrain import SIGNS, TEXTURES, tile
from turnwright.games.terra_mystica.art.tiles import bonus_card, favor_tile, scoring_tile, town_tile
from turnwright.games.terra_mystica.board import panels
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import CARDS, FAVORS, NOBODY, SCORINGS, TOWNS
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.network import own_hexes
from turnwright.games.terra_mystica.state import Realm

SVG = "{http://www.w3.org/2000/svg}"
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
COLOUR = re.compile(r"#[0-9a-f]{6}")
TERRA_MYSTICA: Game[State] = find("terra_mystica")


def seen(position: Position, seat: int) -> Realm:
    """The view of a seat, known to be one of this game."""
    view = position.view(seat)
    assert isinstance(view, TableView)
    table: Realm = view.table
    return table


def busy(position: Position, rng: Rng) -> int:
    """An answer that keeps a game going: no pass and no conversion while something else is open."""
    dull = ("pass", "convert", "burn")
    lively = [a for a in position.actions if GAME.vocabulary.verb(a) not in dull]
    return engine.random_answer(position.state, lively or position.actions, rng)


class Moment(NamedTuple):
    """A decision: the asked seat's view and its options."""

    view: Realm
    actions: list[int]


@cache
def moments(seats: int) -> tuple[Moment, ...]:
    """Decisions of one busy random game: all of its setup, then some up to its end."""
    options: JsonDict = {"more_towns": seats % 2 == 0, "shipping_card": seats % 2 == 1, "temple_tile": seats == 3}
    position, rng = TERRA_MYSTICA.new(seats, seats, options), Rng(seats)
    found: list[Moment] = []
    while not position.over:
        assert position.seat is not None
        view = seen(position, position.seat)
        if view.round == 0 or position.ply % 9 == 0:
            found.append(Moment(view, list(position.actions)))
        position.choose(busy(position, rng))
    return (*found, Moment(seen(position, 0), []))


@cache
def views(seats: int) -> tuple[Realm, ...]:
    """What all seats and a watcher see at moments of a game, its first and last among them."""
    chosen = [*moments(seats)[:-1:8], moments(seats)[-1]]
    return tuple(GAME.redacted(moment.view, viewer) for moment in chosen for viewer in viewers(seats))


def elements(drawn: list[Panel], theme: Theme = LIGHT) -> list[ElementTree.Element]:
    """Everything in the picture; parsing it shows that it is well formed."""
    return list(ElementTree.fromstring(svg(drawn, theme)).iter())


def pieces(drawn: list[Panel]) -> list[Piece]:
    """All pieces on the table."""
    return [piece for panel in drawn for piece in panel.pieces]


def without_colours(body: str) -> str:
    """What a drawing looks like to someone who sees no colours at all."""
    return COLOUR.sub("#", body)


@COUNTS
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_picture_is_well_formed_and_clean(seats: int, theme: Theme) -> None:
    """No style attribute, no text, no script, nothing fetched; what is referred to exists."""
    for view in views(seats):
        found = elements(panels(view, theme), theme)
        ids = {element.get("id") for element in found}
        for element in found:
            assert "style" not in element.attrib
            assert element.tag.removeprefix(SVG) in {"svg", "defs", "g", "path", "rect", "circle", "use"}
            assert not (element.text or "").strip()
            if element.tag == f"{SVG}use":
                assert element.get("href", "")[1:] in ids


@COUNTS
def test_ids_are_unique(seats: int) -> None:
    """An id names one element of the whole table, pieces included."""
    for view in views(seats):
        drawn = panels(view)
        ids = [element.get("id") for element in elements(drawn) if element.get("id")]
        assert sorted(set(ids), key=str) == sorted(ids, key=str)


@COUNTS
def test_every_option_finds_its_target(seats: int) -> None:
    """What an option points at is drawn for the seat that is asked, and can be lit up."""
    verbs: set[str] = set()
    for moment in moments(seats):
        drawn = panels(moment.view)
        lit = {element.get("id") for element in elements(drawn) if element.get("class") == "target"}
        for action in moment.actions:
            target = GAME.target(action)
            verbs |= {GAME.vocabulary.verb(action)} if target else set()
            assert target == "" or target in lit, GAME.vocabulary.name(action)
    assert {"lead", "build", "transform", "upgrade", "card", "pass", "convert"} <= verbs


def test_choices_with_a_place_have_a_target() -> None:
    """Only answers to a question of words, and what chance draws, have no place on the table."""
    placeless = {GAME.vocabulary.verb(a) for a in range(len(GAME.vocabulary)) if GAME.target(a) == ""}
    asked = {"end", "done", "pass", "claim", "ordain", "accept", "decline"}
    assert asked | {"starts", "scoring", "deal", "colour"} == placeless


@COUNTS
def test_pieces_stand_on_targets(seats: int) -> None:
    """A click on a piece means an element that exists."""
    for view in views(seats):
        drawn = panels(view)
        ids = {element.get("id") for element in elements(drawn)}
        assert [] == [piece.id for piece in pieces(drawn) if piece.target and piece.target not in ids]


@COUNTS
def test_roles_and_order(seats: int) -> None:
    """Map, three supply panels, the viewer's own board, then the others in seat order; a watcher has no own board."""
    for view in views(seats):
        drawn = panels(view)
        first = ["own"] if view.viewer >= 0 else ["seat"]
        assert ["board", "supply", "supply", "supply", *first, *["seat"] * (seats - 1)] == [p.role for p in drawn]
        start = max(view.viewer, 0)
        assert [f"player-{(start + k) % seats}" for k in range(seats)] == [panel.id for panel in drawn[4:]]


@COUNTS
def test_pieces_look_the_same_in_every_theme_and_stand_alone(seats: int) -> None:
    """Pieces are sent once for all readers: no theme in them, and no reference to a panel's definitions."""
    for view in views(seats):
        light, dark = pieces(panels(view, LIGHT)), pieces(panels(view, DARK))
        assert [(p.id, p.x, p.y, p.body) for p in light] == [(p.id, p.x, p.y, p.body) for p in dark]
        assert [] == [p.id for p in light if "url(" in p.body or "href" in p.body or ' id="' in p.body]


@COUNTS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_has_words(seats: int, lang: str) -> None:
    """Panels, places and pieces can all be named to the reader, in both languages."""
    for view in views(seats):
        for panel in panels(view):
            labels = [panel.label, *panel.labels.values(), *(piece.label for piece in panel.pieces)]
            spoken = [faults(TERRA_MYSTICA, label, lang) if label else ["no label"] for label in labels]
            assert [] == [fault for found in spoken for fault in found]


@COUNTS
def test_every_piece_is_inside_its_panel(seats: int) -> None:
    """Nothing is put where it cannot be seen."""
    for view in views(seats):
        for panel in panels(view):
            for piece in panel.pieces:
                assert 0 <= piece.x <= panel.width
                assert 0 <= piece.y <= panel.height


@COUNTS
def test_the_map_shows_what_stands_on_it(seats: int) -> None:
    """A piece for every structure, laid tile and bridge, and no other."""
    for view in views(seats):
        s = view
        drawn = {piece.id for piece in panels(view)[0].pieces}
        standing = {f"at-{HEX_NAMES[h]}" for h in range(len(HEX_NAMES)) if s.owner[h] != NOBODY}
        bridges = {f"bridge-{slot}" for slot in range(len(SLOT_NAMES)) if s.bridges[slot] != NOBODY}
        assert standing | bridges == {id for id in drawn if not id.startswith("tile-")}


def test_an_upgrade_and_a_town_change_the_piece_and_keep_its_id() -> None:
    """The structure of a hex is the same piece before and after; a golden ring marks a town."""
    view = views(3)[-1]
    s = view
    h = own_hexes(s, 0)[0]
    id = f"at-{HEX_NAMES[h]}"
    bodies: set[str] = set()
    for kind in range(1, 6):
        for town in (0, 1):
            s.kind[h], s.in_town[h] = kind, town
            bodies.add(next(piece.body for piece in pieces(panels(view)) if piece.id == id))
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


def test_the_last_scoring_tile_gives_no_bonus() -> None:
    """Its right side is crossed out (TM-2.4)."""
    assert scoring_tile(0, 6) != scoring_tile(0, 5)


def brightness(colour: str) -> float:
    """Relative luminance, as contrast is measured."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    high, low = sorted((brightness(one), brightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_signs_have_contrast() -> None:
    """The sign of a terrain is seen on its ground, that of an owner on its pieces."""
    for ground in GROUNDS:
        assert contrast(ground.fill, ground.mark) >= 3
        assert contrast(ground.piece, ground.ink) >= 3


@COUNTS
def test_what_is_kept_is_what_would_be_drawn(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawings that seats and moments share are those that each view alone would get, labels and all."""
    for view in views(seats):
        kept = [described(panel) for panel in panels(view, DARK)]
        with monkeypatch.context() as patch:
            patch.setattr(board, "DRAWINGS", Drawings())
            assert [described(panel) for panel in panels(view, DARK)] == kept


def described(panel: Panel) -> tuple[object, ...]:
    """All there is to a panel."""
    drawn = [tuple(vars(piece).values()) for piece in panel.pieces]
    return (panel.role, panel.label, panel.labels, panel.defs, panel.static, drawn)


def test_all_eyes_share_what_all_may_see() -> None:
    """Map and supply are drawn once for everybody; only the own faction board is each seat's."""
    table = moments(3)[-2].view
    eyes = [panels(GAME.redacted(table, viewer)) for viewer in (WATCHER, 0, 1)]
    for place in range(4):
        assert 1 == len({id(drawn[place]) for drawn in eyes})
    of_first = [panel for drawn in eyes for panel in drawn if panel.id == "player-0"]
    assert ["seat", "own", "seat"] == [panel.role for panel in of_first]
    assert of_first[0] is of_first[2]
