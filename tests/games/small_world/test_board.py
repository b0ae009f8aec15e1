"""The drawing of Small World: things told apart without colours, what moves, what is hidden, the maps."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import turnwright
from tests.games.pictures import lit_up, pieces, without_colours
from tests.games.small_world.samples import crowded
from turnwright.core.drawing import LIGHT, svg
from turnwright.core.game import JsonDict, View
from turnwright.core.palette import SEATS
from turnwright.core.seat_marks import SHAPES
from turnwright.core.seats import WATCHER
from turnwright.games.small_world.art.emblems_powers import POWER_EMBLEMS
from turnwright.games.small_world.art.emblems_races import RACE_EMBLEMS
from turnwright.games.small_world.art.pictures import PICTURES, TEXTURES
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.art.shapes import Map, maps
from turnwright.games.small_world.art.tokens import greyed, power_badge, token_stack
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.board import panels

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
HOMEMADE: JsonDict = {"homemade": {"race": {"name": "<b>Bad & 'mad'</b>", "banner": 7, "tokens_of": "ratmen"}}}


def seen(view: View) -> Scene:
    """What a view of Small World shows."""
    return Scene(table_of(view))


@COUNTS
def test_regions_places_and_seats_are_targets(seats: int) -> None:
    """Each region, place and seat is an element that can be lit up, and pieces point at them."""
    view = crowded(seats)
    drawn = panels(view)
    regions = {f"region-{number}" for number in range(1, len(view.regions) + 1)}
    wanted = regions | {f"place-{k}" for k in range(1, 7)} | {f"seat-{k}" for k in range(seats)}
    assert wanted == lit_up(drawn)
    assert wanted == {id for panel in drawn for id in panel.labels}
    assert {piece.target for piece in pieces(drawn)} <= wanted | {""}
    assert {f"stack-{number}" for number in range(1, len(view.regions) + 1)} <= {p.id for p in pieces(drawn)}


def test_decline_is_seen_without_colours() -> None:
    """A declined token is tilted, dashed, hatched and broken: distinguishable by shape alone."""
    for race in range(len(RACE_EMBLEMS)):
        active, declined = token_stack(race, 0, 3, False), token_stack(race, 0, 3, True)
        assert without_colours(active) != without_colours(declined)
        assert "rotate(-13)" in declined
        assert "rotate(-13)" not in active
        assert "stroke-dasharray" in declined
        assert without_colours(RACE_EMBLEMS[race]) in without_colours(greyed(RACE_EMBLEMS[race]))


def test_seats_terrains_races_and_powers_are_told_apart_without_colours() -> None:
    """Each has a shape of its own."""
    stacks = {without_colours(token_stack(0, seat, 1, False)) for seat in range(len(SEATS))}
    assert len(SEATS) == len(stacks) == len(set(SHAPES))
    assert 15 == len({without_colours(emblem) for emblem in RACE_EMBLEMS})
    assert 21 == len({without_colours(emblem) for emblem in POWER_EMBLEMS})
    assert 7 == len(set(PICTURES.values())) == len({path for _, _, path in TEXTURES.values()})


def test_counts_are_drawn() -> None:
    """Stacks of different height are different drawings, up to the largest of the box."""
    assert 20 == len({token_stack(9, 0, tokens, False) for tokens in range(1, 21)})


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
    view = seen(turnwright.game("small_world").new(seats=seats, seed=seats).view(0))
    other = 1
    assert -1 == view.players[other].coins
    chip = next(piece for piece in pieces(panels(view)) if piece.id == f"coins-of-{other}")
    assert chip.label is not None
    assert ("drawn-coins-hidden", {"seat": other}) == (chip.label.id, chip.label.args)


def test_things_that_move_keep_their_ids() -> None:
    """The dragon, the heroes and a combo in the column are the same pieces when they move."""
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


def test_hidden_coins_are_drawn_for_their_owner() -> None:
    """A watcher and another seat see the same chip, the owner another one."""
    position = turnwright.game("small_world").new(seats=3, seed=3)
    eyes = [panels(seen(position.view(viewer))) for viewer in (WATCHER, 0, 1)]
    coins = [piece.body for drawn in eyes for piece in pieces(drawn) if piece.id == "coins-of-0"]
    assert coins[0] == coins[2] != coins[1]
