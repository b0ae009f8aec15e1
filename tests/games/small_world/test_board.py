"""The drawing of Small World: every picture is well formed, wordless, keyed, and says things without colour too."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import turnwright
from turnwright.core.drawing import DARK, LIGHT, Drawings, Panel, Piece, Theme, svg
from turnwright.core.game import JsonDict, View
from turnwright.core.palette import SEATS
from turnwright.core.seat_marks import SHAPES
from turnwright.core.seats import WATCHER, viewers
from turnwright.core.text import LANGUAGES, faults
from turnwright.games.small_world import board
from turnwright.games.small_world.art.emblems_powers import POWER_EMBLEMS
from turnwright.games.small_world.art.emblems_races import RACE_EMBLEMS
from turnwright.games.small_world.art.palette import LANDS
from turnwright.games.small_world.art.pictures import PICTURES, TEXTURES
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.art.shapes import Map, maps
from turnwright.games.small_world.art.tokens import greyed, power_badge, token_stack
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.board import panels

SVG = "{http://www.w3.org/2000/svg}"
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
COLOUR = re.compile(r"#[0-9a-f]{6}")
HOMEMADE: JsonDict = {"homemade": {"race": {"name": "<b>Bad & 'mad'</b>", "banner": 7, "tokens_of": "ratmen"}}}


@cache
def views(seats: int) -> tuple[Scene, ...]:
    """Views of all seats and a watcher at moments of one game played by a fixed rule."""
    position = turnwright.game("small_world").new(seats=seats, seed=seats)
    found: list[Scene] = []
    ply = 0
    while not position.over:
        if ply % 60 == 0:
            found += [seen(position.view(viewer)) for viewer in viewers(seats)]
        options = list(position.options)
        position.choose(options[(ply * 7) % len(options)])
        ply += 1
    return (*found, seen(position.view(0)))


def seen(view: View) -> Scene:
    """What a view of Small World shows."""
    return Scene(table_of(view))


def crowded(seats: int) -> Scene:
    """A table with every kind of piece in every region."""
    view = seen(turnwright.game("small_world").new(seats=seats, seed=1).view(0))
    for index, region in enumerate(view.regions):
        region.seat, region.race, region.tokens = index % seats, index % 15, 1 + index % 14
        region.declined, region.tribe = index % 2 == 0, False
        counts = {"lair": 1, "fortress": int(index % 3 > 0), "camps": index % 6, "hero": int(index in (0, 8))}
        counts |= {"hole": int(index in (1, 8)), "dragon": int(index == 8)}
        region.markers = {name: count for name, count in counts.items() if count}
    for seat, player in enumerate(view.players):
        player.race, player.power, player.hand, player.coins = seat, 4 + seat, 9, 12
        player.declined_race, player.beside_race = 5 + seat, 14
        player.bound = {"diplomat": 1 << (seat + 1) % seats}
        player.markers, player.withdrawn = {"aside": 4}, 3
    return view


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
    for view in (*views(seats), crowded(seats)):
        found = elements(panels(view, theme), theme)
        ids = {element.get("id") for element in found}
        for element in found:
            assert "style" not in element.attrib
            assert element.tag.removeprefix(SVG) in {
                "svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "pattern", "clipPath", "stop",
                "linearGradient", "radialGradient",
            }  # fmt: skip
            assert not (element.text or "").strip()
            for value in element.attrib.values():
                for name in re.findall(r"url\(#([^)]*)\)", value):
                    assert name in ids
            if element.tag == f"{SVG}use":
                assert element.get("href", "")[1:] in ids


@COUNTS
def test_ids_are_unique(seats: int) -> None:
    """An id names one element of the whole table."""
    for view in (*views(seats), crowded(seats)):
        ids = [element.get("id") for element in elements(panels(view)) if element.get("id")]
        assert sorted(set(ids), key=str) == sorted(ids, key=str)


@COUNTS
def test_options_find_their_targets(seats: int) -> None:
    """Each region, place and seat is an element that can be lit up, and pieces point at them."""
    view = crowded(seats)
    drawn = panels(view)
    regions = {f"region-{number}" for number in range(1, len(view.regions) + 1)}
    wanted = regions | {f"place-{k}" for k in range(1, 7)} | {f"seat-{k}" for k in range(seats)}
    lit = {element.get("id") for element in elements(drawn) if element.get("class") == "target"}
    assert wanted == lit
    assert wanted == {id for panel in drawn for id in panel.labels}
    assert {piece.target for piece in pieces(drawn)} <= wanted | {""}
    assert {f"stack-{number}" for number in range(1, len(view.regions) + 1)} <= {p.id for p in pieces(drawn)}


@COUNTS
def test_roles_and_order(seats: int) -> None:
    """Board, supply, the viewer's own panel, then the others in turn order; a watcher has no own panel."""
    for view in views(seats):
        roles = [panel.role for panel in panels(view)]
        first = ["own"] if view.viewer >= 0 else ["seat"]
        assert ["board", "supply", *first, *["seat"] * (seats - 1)] == roles
        start = max(view.viewer, 0)
        order = [f"player-{(start + k) % seats}" for k in range(seats)]
        assert order == [panel.id for panel in panels(view)[2:]]


@COUNTS
def test_pieces_look_the_same_in_every_theme_and_stand_alone(seats: int) -> None:
    """Pieces are sent once for all readers: no theme in them, and no reference to a panel's definitions."""
    view = crowded(seats)
    light, dark = pieces(panels(view, LIGHT)), pieces(panels(view, DARK))
    assert [(p.id, p.x, p.y, p.body) for p in light] == [(p.id, p.x, p.y, p.body) for p in dark]
    assert [] == [p.id for p in light if "url(" in p.body or "href" in p.body or ' id="' in p.body]
    assert [p.id for p in light if p.label is None] == []


@COUNTS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_has_words(seats: int, lang: str) -> None:
    """Panels, places and pieces can all be named to the reader, in both languages."""
    game = turnwright.game("small_world")
    for view in (*views(seats), crowded(seats)):
        for panel in panels(view):
            labels = [panel.label, *panel.labels.values(), *(piece.label for piece in panel.pieces)]
            assert [] == [fault for label in labels for fault in (faults(game, label, lang) if label else ["no label"])]


@COUNTS
def test_every_piece_is_inside_its_panel(seats: int) -> None:
    """Nothing is put where it cannot be seen."""
    for panel in panels(crowded(seats)):
        for piece in panel.pieces:
            assert 0 <= piece.x <= panel.width
            assert 0 <= piece.y <= panel.height


def test_decline_is_seen_without_colours() -> None:
    """A declined token is tilted, dashed, hatched and broken: told apart by shape alone."""
    for race in range(len(RACE_EMBLEMS)):
        active, declined = token_stack(race, 0, 3, False), token_stack(race, 0, 3, True)
        assert without_colours(active) != without_colours(declined)
        assert "rotate(-13)" in declined
        assert "rotate(-13)" not in active
        assert "stroke-dasharray" in declined
        assert without_colours(RACE_EMBLEMS[race]) in without_colours(greyed(RACE_EMBLEMS[race]))


def test_seats_terrains_races_and_powers_are_told_apart_without_colours() -> None:
    """Each has a shape of its own."""
    assert len(SEATS) == len({without_colours(token_stack(0, seat, 1, False)) for seat in range(5)}) == len(set(SHAPES))
    assert 15 == len({without_colours(emblem) for emblem in RACE_EMBLEMS})
    assert 21 == len({without_colours(emblem) for emblem in POWER_EMBLEMS})
    assert 7 == len(set(PICTURES.values())) == len({path for _, _, path in TEXTURES.values()})


def test_counts_are_drawn() -> None:
    """Stacks of different height are different drawings, up to the largest of the box."""
    assert 20 == len({token_stack(9, 0, tokens, False) for tokens in range(1, 21)})


def brightness(colour: str) -> float:
    """Relative luminance, as contrast is measured."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    high, low = sorted((brightness(one), brightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_numbers_have_contrast() -> None:
    """Print is readable in both themes: at least 4.5 for text, 3 for signs."""
    for theme in (LIGHT, DARK):
        land = LANDS[theme.name]
        assert contrast(land.plate, land.plate_ink) >= 7
        assert contrast(theme.slot, theme.ink) >= 7
        assert contrast(theme.panel, theme.ink) >= 7
    for seat in SEATS:
        assert contrast(seat.main, seat.ink) >= 3


@COUNTS
def test_neighbours_share_their_border(seats: int) -> None:
    """Where two regions meet, both outlines hold the same curve, so there is neither gap nor overlap."""
    world: Map = maps()[seats]
    outlines = {region.id: corners(region.path) for region in world.regions}
    for border in world.borders:
        points = corners(border.path)
        assert points <= outlines[border.first]
        assert points <= outlines[border.second]


def corners(path: str) -> set[str]:
    """The end points of a path's segments."""
    return {" ".join(part.split()[-2:]) for part in re.split("[MLCZ]", path) if part}


def test_home_made_names_are_never_drawn() -> None:
    """A race named by a user is a blank shield on the board; the name is only in the label, as it was written."""
    position = turnwright.game("small_world").new(seats=2, seed=3, options=HOMEMADE)
    view = seen(position.view(0))
    view.regions[0].seat, view.regions[0].race, view.regions[0].tokens = 0, 14, 4
    view.column[0].race = 14
    drawn = panels(view)
    assert "Bad" not in svg(drawn)
    stack = next(piece for piece in pieces(drawn) if piece.id == "stack-1")
    assert stack.label is not None
    assert "<b>Bad & 'mad'</b>" == stack.label.args["race"]


@COUNTS
def test_hidden_coins_are_not_drawn(seats: int) -> None:
    """The picture of a seat whose coins are hidden does not depend on them."""
    view = views(seats)[1]
    other = (view.viewer + 1) % seats
    assert -1 == view.players[other].coins
    chip = next(piece for piece in pieces(panels(view)) if piece.id == f"coins-of-{other}")
    assert chip.label is not None
    assert ("drawn-coins-hidden", {"seat": other}) == (chip.label.id, chip.label.args)


def test_things_that_move_keep_their_ids() -> None:
    """The dragon, the heroes and a combination in the column are the same pieces wherever they are."""
    view = crowded(2)
    before = {piece.id: (piece.x, piece.y) for piece in pieces(panels(view))}
    view.regions[9].markers["dragon"] = view.regions[8].markers.pop("dragon")
    view.column = view.column[1:]
    after = {piece.id: (piece.x, piece.y) for piece in pieces(panels(view))}
    assert before["dragon-1"] != after["dragon-1"]
    assert {"hero-1", "hero-2"} <= set(after)
    for combo in view.column:
        assert before[f"combo-{combo.race}"][1] > after[f"combo-{combo.race}"][1]


def test_badges_without_a_number_show_none() -> None:
    """On a seat's panel the badge is only a sign."""
    assert len(power_badge(3, 0)) < len(power_badge(3, 4))


def test_shapes_are_up_to_date() -> None:
    """The drawn maps were made from the present source, by the present script, and not edited since."""
    script = Path(__file__).parents[3] / "tools" / "generate_shapes.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert (0, "shapes.json: up to date\n") == (done.returncode, done.stdout), done.stderr


def test_a_notebook_shows_the_table_without_secrets() -> None:
    """A position draws itself as everybody sees it: no seat's coins."""
    table = turnwright.game("small_world").new(seats=2, seed=1)
    picture = table._repr_svg_()
    assert "region-23" in picture
    assert picture == svg(table.game.panels(table.view(WATCHER), LIGHT), LIGHT)


@COUNTS
def test_what_is_kept_is_what_would_be_drawn(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawings that seats and moments share are those that each view alone would get, labels and all."""
    for view in (*views(seats), crowded(seats)):
        kept = [described(panel) for panel in panels(view, DARK)]
        with monkeypatch.context() as patch:
            patch.setattr(board, "DRAWINGS", Drawings())
            assert [described(panel) for panel in panels(view, DARK)] == kept


def described(panel: Panel) -> tuple[object, ...]:
    """All there is to a panel."""
    return (
        panel.label,
        panel.labels,
        panel.defs,
        panel.static,
        [tuple(vars(piece).values()) for piece in panel.pieces],
    )


def test_all_eyes_share_what_all_may_see() -> None:
    """The board and the supply are drawn once; a hand and hidden coins are each seat's own."""
    position = turnwright.game("small_world").new(seats=3, seed=3)
    eyes = [panels(seen(position.view(viewer))) for viewer in (WATCHER, 0, 1)]
    assert 1 == len({id(drawn[0]) for drawn in eyes})
    assert 1 == len({id(drawn[1]) for drawn in eyes})
    assert 3 == len({id(panel) for drawn in eyes for panel in drawn if panel.id == "player-0" or panel.role == "own"})
    coins = [piece.body for drawn in eyes for piece in pieces(drawn) if piece.id == "coins-of-0"]
    assert coins[0] == coins[2] != coins[1]


def test_a_store_of_drawings_forgets() -> None:
    """It never holds more than it was told to."""
    store = Drawings(most=2)
    made = [store.panel(number % 3, lambda: Panel("board", "board", 1, 1, "", [])) for number in (0, 0, 1, 2, 0)]
    assert made[0] is made[1]
    assert made[0] is not made[4]
