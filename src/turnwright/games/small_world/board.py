"""The drawing of Small World: a view turned into panels.

Pieces keep their ids as long as they are the same thing (a combo moving up the column, the dragon flying on), and look
the same in both themes; only the static layers depend on the theme.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, partial

from turnwright.core.drawing import LIGHT, Panel, PanelPlan, Piece, Theme, drawn
from turnwright.core.messages import Message
from turnwright.games.small_world.art.names import region_label
from turnwright.games.small_world.art.pieces.roster import PIECES
from turnwright.games.small_world.art.players import player_facts, player_panel
from turnwright.games.small_world.art.scene import RegionScene, Scene
from turnwright.games.small_world.art.shapes import Map, Region, maps
from turnwright.games.small_world.art.supply import supply_facts, supply_panel
from turnwright.games.small_world.art.terrain import FRAME, board_layers
from turnwright.games.small_world.art.tokens import LOST_TRIBE, token_stack

SIZE = 1.15  # scale of pieces on the map, as large as the smallest regions allow


def panels(scene: Scene, theme: Theme = LIGHT) -> list[Panel]:
    """The drawing of a view."""
    return drawn(panel_plans(scene, theme))


def panel_plans(scene: Scene, theme: Theme = LIGHT) -> list[PanelPlan]:
    """Everything on the table: the board, the supply, the viewer's own panel, then the other seats in turn order."""
    order = [(max(scene.viewer, 0) + k) % scene.seats for k in range(scene.seats)]
    return [
        PanelPlan("board", False, partial(board_facts, scene), partial(board_panel, scene, theme)),
        PanelPlan("supply", False, partial(supply_facts, scene), partial(supply_panel, scene, theme)),
        *[seat_plan(scene, seat, theme) for seat in order],
    ]


def seat_plan(scene: Scene, seat: int, theme: Theme) -> PanelPlan:
    """A seat's panel."""
    facts, draw = partial(player_facts, scene, seat), partial(player_panel, scene, seat, theme)
    return PanelPlan(f"player-{seat}", seat == scene.viewer, facts, draw)


def board_facts(scene: Scene) -> tuple[Hashable, ...]:
    """Everything the board shows, except the names of races."""
    return (scene.seats, *[region_facts(held) for held in scene.regions])


def region_facts(held: RegionScene) -> tuple[Hashable, ...]:
    """Everything a region shows."""
    return tuple({**vars(held), "markers": tuple(held.markers.items())}.values())


def board_panel(scene: Scene, theme: Theme = LIGHT) -> Panel:
    """The map and everything on it."""
    world = maps()[scene.seats]
    defs, static = board_layers(scene.seats, theme)
    pieces: list[Piece] = []
    markers: list[Piece] = []
    for region, held in zip(world.regions, scene.regions):
        stack = stack_piece(scene, region, held)
        if stack:
            pieces.append(stack)
        markers += marker_pieces(region, held)
    pieces += numbered(markers)
    width, height = world.width + 2 * FRAME, world.height + 2 * FRAME
    labels = region_labels(scene.seats)
    return Panel("board", "board", width, height, static, pieces, defs, labels, Message("panel-board"))


@cache
def region_labels(players: int) -> dict[str, Message]:
    """The name of each region of a map."""
    world: Map = maps()[players]
    return {f"region-{region.id}": region_label(region) for region in world.regions}


def stack_piece(scene: Scene, region: Region, held: RegionScene) -> Piece | None:
    """The tokens in a region: a race's stack or a Lost Tribe."""
    x, y, target = region.stack.x + FRAME, region.stack.y + FRAME, f"region-{region.id}"
    if held.race >= 0 and held.tokens > 0:
        body = sized(token_stack(held.race, held.seat, held.tokens, held.declined))
        label = Message(
            "drawn-stack-declined" if held.declined else "drawn-stack",
            {"race": scene.race_names[held.race], "tokens": held.tokens, "seat": held.seat, "region": region.id},
        )
        return Piece(f"stack-{region.id}", x, y, body, label, target)
    if held.tribe:
        return Piece(
            f"tribe-{region.id}", x, y, sized(LOST_TRIBE), Message("drawn-tribe", {"region": region.id}), target
        )
    return None


@cache
def sized(body: str) -> str:
    """A piece's body at its size on the map."""
    return f'<g transform="scale({SIZE})">{body}</g>'


def marker_pieces(region: Region, held: RegionScene) -> list[Piece]:
    """Markers around the stack, in the region's own spots; further ones (home-made powers) are drawn a little
    higher.
    """
    pieces = []
    for index, ability in enumerate([ability for ability in PIECES if ability.kind in held.markers]):
        higher, spot = divmod(index, len(region.markers))
        x, y = region.markers[spot].x + FRAME, region.markers[spot].y + FRAME - 14 * higher
        name, count = ability.kind, held.markers[ability.kind]
        label = Message(f"drawn-{name}", {"region": region.id, "count": count})
        target = f"region-{region.id}"
        pieces.append(Piece(f"{name}-{region.id}", x, y, sized(ability.on_map(count)), label, target))
    return pieces


def numbered(markers: list[Piece]) -> list[Piece]:
    """Give moving markers ids of their own, so that they are shown moving from region to region."""
    counts = {ability.kind: 0 for ability in PIECES if ability.wanders}
    for piece in markers:
        name = piece.id.split("-")[0]
        if name in counts:
            counts[name] += 1
            piece.id = f"{name}-{counts[name]}"
    return markers
