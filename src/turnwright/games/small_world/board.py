"""The drawing of Small World: a view turned into panels.

Pieces keep their ids as long as they are the same thing (a combo moving up the column, the dragon flying on), and look
the same in both themes; only the static layers depend on the theme.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache, partial
from typing import Final

from turnwright.core.drawing import LIGHT, Panel, PanelPlan, Piece, Theme, drawn
from turnwright.core.messages import Message
from turnwright.games.small_world.art.names import region_label
from turnwright.games.small_world.art.pieces.roster import PIECES
from turnwright.games.small_world.art.players import player_facts, player_panel
from turnwright.games.small_world.art.scene import RegionScene, Scene
from turnwright.games.small_world.art.shapes import Map, Region, Spot, maps
from turnwright.games.small_world.art.supply import supply_facts, supply_panel
from turnwright.games.small_world.art.terrain import FRAME, board_layers
from turnwright.games.small_world.art.tokens import LOST_TRIBE, token_stack

SIZE = 1.15  # scale of pieces on the map, as large as the smallest regions allow
PIECES_KEPT: Final = 1_000
"""How many stacks are remembered: a drawing mostly repeats those of the last one."""


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
    return (held.seat, held.race, held.tokens, held.declined, held.tribe, *held.markers.items())


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
    if held.race >= 0 and held.tokens > 0:
        name = scene.race_names[held.race]
        return race_piece(region.id, region.stack, held.race, name, held.seat, held.tokens, held.declined)
    return tribe_piece(region.id, region.stack) if held.tribe else None


@lru_cache(maxsize=PIECES_KEPT)
def race_piece(region: int, spot: Spot, race: int, name: str, seat: int, tokens: int, declined: bool) -> Piece:
    """A race's stack."""
    body = sized(token_stack(race, seat, tokens, declined))
    args: dict[str, int | str] = {"race": name, "tokens": tokens, "seat": seat, "region": region}
    label = Message("drawn-stack-declined" if declined else "drawn-stack", args)
    return Piece(f"stack-{region}", spot.x + FRAME, spot.y + FRAME, body, label, f"region-{region}")


@cache
def tribe_piece(region: int, spot: Spot) -> Piece:
    """A Lost Tribe."""
    label = Message("drawn-tribe", {"region": region})
    return Piece(f"tribe-{region}", spot.x + FRAME, spot.y + FRAME, sized(LOST_TRIBE), label, f"region-{region}")


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
