"""The drawing of Terra Mystica: a view turned into panels.

The map is the board; rounds with power actions, the cults, and the available tiles are supply panels; each seat has its
faction board. Everything is public, so all viewers share all drawings except their own faction board.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, partial
from typing import Final

from turnwright.core.drawing import LIGHT, Panel, PanelPlan, Piece, Theme, at, drawn
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.art.choosing import choosing_facts, choosing_panel
from turnwright.games.terra_mystica.art.cults import cults_facts, cults_panel
from turnwright.games.terra_mystica.art.geometry import HEIGHT, LANDS, RIVERS, SPAN, SPANS, WIDTH, Spot
from turnwright.games.terra_mystica.art.glyphs import coordinate
from turnwright.games.terra_mystica.art.market import market_facts, market_panel
from turnwright.games.terra_mystica.art.palette import GROUNDS, SEAS, Sea
from turnwright.games.terra_mystica.art.players import player_facts, player_panel
from turnwright.games.terra_mystica.art.rounds import rounds_facts, rounds_panel
from turnwright.games.terra_mystica.art.structures import TOWN_RING, bridge, structure
from turnwright.games.terra_mystica.art.terrain import RADIUS, hexagon, texture, tile
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, PRINTED, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import EMPTY, LAND, NOBODY, NONE, STRUCTURES, TERRAINS
from turnwright.games.terra_mystica.state import Realm

SIZE: Final = 1.2
RISE: Final = -5.0
"""The scale of structures, and how far above the centre of their hex they are drawn."""
SIGN: Final = 12.0
"""How far the sign of a terrain reaches from where it is drawn: what is put on a hex later leaves it in sight."""
NAME_BELOW: Final = 24.0
NAME_HEIGHT: Final = 8.5
"""The position of a hex's name, which structures must not hide."""


def panels(s: Realm, theme: Theme = LIGHT) -> list[Panel]:
    """The drawing of a view."""
    return drawn(panel_plans(s, theme))


def panel_plans(s: Realm, theme: Theme = LIGHT) -> list[PanelPlan]:
    """Everything on the table: the map, the supply, the viewer's own faction board, then the others in seat order."""
    order = [(max(s.viewer, 0) + k) % s.seats for k in range(s.seats)]
    return [
        PanelPlan("board", False, partial(board_facts, s), partial(board_panel, s, theme)),
        PanelPlan("rounds", False, partial(rounds_facts, s), partial(rounds_panel, s, theme)),
        PanelPlan("cults", False, partial(cults_facts, s), partial(cults_panel, s, theme)),
        PanelPlan("market", False, partial(market_facts, s), partial(market_panel, s, theme)),
        *[seat_plan(s, seat, seat == s.viewer, theme) for seat in order],
    ]


def seat_plan(s: Realm, seat: int, own: bool, theme: Theme) -> PanelPlan:
    """A seat's faction board, or the choice of one."""
    if s.faction[seat] == NONE:
        facts, draw = partial(choosing_facts, s, seat, own), partial(choosing_panel, s, seat, own, theme)
    else:
        facts, draw = partial(player_facts, s, seat, own), partial(player_panel, s, seat, own, theme)
    return PanelPlan(f"player-{seat}", own, facts, draw)


def board_facts(s: Realm) -> tuple[Hashable, ...]:
    """Everything the map shows."""
    lists = (s.terrain, s.kind, s.owner, s.in_town, s.bridges, s.colour)
    return tuple([tuple(values) for values in lists])


def seat_colours(s: Realm) -> list[str]:
    """The colours of the seats' pieces; "" for a seat without a home."""
    return ["" if home == NONE else GROUNDS[home].piece for home in s.colour]


def board_panel(s: Realm, theme: Theme) -> Panel:
    """The map and everything on it."""
    pieces: list[Piece] = []
    standing: list[Piece] = []
    for h in range(LAND):
        name, spot = HEX_NAMES[h], LANDS[h]
        if s.terrain[h] != PRINTED[h]:
            args: dict[str, int | str] = {"hex": name, "terrain": f"@terrain-{TERRAINS[s.terrain[h]]}"}
            body = tile(s.terrain[h], name)
            pieces.append(Piece(f"tile-{name}", spot.x, spot.y, body, Message("drawn-tile", args), f"hex-{name}"))
        if s.kind[h] != EMPTY:
            standing.append(structure_piece(s, h, name, spot))
    spans = [bridge_piece(s, slot) for slot in range(len(SPANS)) if s.bridges[slot] != NOBODY]
    pieces += spans + standing
    return Panel(
        "board", "board", WIDTH, HEIGHT, ground(theme), pieces, definitions(theme), labels(), Message("panel-board")
    )


def structure_piece(s: Realm, h: int, name: str, spot: Spot) -> Piece:
    """A structure above the name of its hex, with a gold ring around both, open at the name, if it is in a town."""
    seat = s.owner[h]
    body = at(structure(s.kind[h], s.colour[seat], SIZE), 0, RISE)
    if s.in_town[h]:
        ground = GROUNDS[s.terrain[h]]
        plate = f'<rect x="-12" y="{NAME_BELOW - 6:g}" width="24" height="12" rx="5" fill="{ground.fill}"/>'
        body = TOWN_RING + body + plate + coordinate(name, 0, NAME_BELOW, NAME_HEIGHT, ground.mark)
    args: dict[str, int | str] = {"seat": seat, "hex": name, "structure": f"@structure-{STRUCTURES[s.kind[h]]}"}
    label = Message("drawn-structure-town" if s.in_town[h] else "drawn-structure", args)
    return Piece(f"at-{name}", spot.x, spot.y, body, label, f"hex-{name}")


def bridge_piece(s: Realm, slot: int) -> Piece:
    """A bridge on its slot."""
    where, seat = SPANS[slot], s.bridges[slot]
    body = f'<g transform="rotate({where.angle:g})">{bridge(s.colour[seat], SPAN)}</g>'
    label = Message("drawn-bridge", {"seat": seat, "slot": SLOT_NAMES[slot]})
    return Piece(f"bridge-{slot}", where.x, where.y, body, label, slot_id(slot))


def slot_id(slot: int) -> str:
    """The element of a bridge slot."""
    return f"slot-{SLOT_NAMES[slot].replace(':', '-')}"


@cache
def labels() -> dict[str, Message]:
    """The labels of the printed map: hexes, rivers, bridge slots."""
    names = {
        f"hex-{name}": Message("drawn-hex", {"hex": name, "terrain": f"@terrain-{TERRAINS[PRINTED[h]]}"})
        for h, name in enumerate(HEX_NAMES)
    }
    names |= {f"river-{river}": Message("drawn-river", {"river": f"r{river}"}) for river in range(len(RIVERS))}
    return names | {
        slot_id(slot): Message("drawn-slot", {"slot": name.replace(":", "–")}) for slot, name in enumerate(SLOT_NAMES)
    }


@cache
def definitions(theme: Theme) -> str:
    """One picture for each terrain, used by all its hexes."""
    return "".join(
        f'<g id="{theme.name}-land-{name}">'
        f'<path d="{hexagon(RADIUS - 1)}" fill="{GROUNDS[terrain].fill}" stroke="{GROUNDS[terrain].mark}" '
        f'stroke-width="1.4" stroke-opacity="0.6" stroke-linejoin="round"/>{texture(terrain)}</g>'
        for terrain, name in enumerate(TERRAINS)
    )


@cache
def ground(theme: Theme) -> str:
    """The printed map: frame, water, land, bridge slots."""
    sea = SEAS[theme.name]
    parts = [
        f'<rect width="{WIDTH:.5g}" height="{HEIGHT:.5g}" rx="12" fill="{sea.frame}"/>'
        f'<rect x="3" y="3" width="{WIDTH - 6:.5g}" height="{HEIGHT - 6:.5g}" rx="10" fill="{sea.water}" '
        f'stroke="{sea.frame_light}" stroke-width="1.5"/>'
    ]
    for river, spot in enumerate(RIVERS):
        parts.append(river_hex(river, spot, sea))
    for h, spot in enumerate(LANDS):
        name = coordinate(HEX_NAMES[h], spot.x, spot.y + NAME_BELOW, NAME_HEIGHT, GROUNDS[PRINTED[h]].mark)
        parts.append(
            f'<path id="hex-{HEX_NAMES[h]}" class="target" d="{hexagon(RADIUS, spot.x, spot.y)}" fill="{sea.frame}" '
            f'fill-opacity="0.5"/>'
            f'<g pointer-events="none"><use href="#{theme.name}-land-{TERRAINS[PRINTED[h]]}" x="{spot.x:g}" '
            f'y="{spot.y:g}"/><circle class="symbol" cx="{spot.x:g}" cy="{spot.y + RISE:g}" r="{SIGN:g}" fill="none"/>'
            f"{name}</g>"
        )
    for slot in range(len(SPANS)):
        parts.append(slot_mark(slot, sea))
    return "".join(parts)


def river_hex(river: int, spot: Spot, sea: Sea) -> str:
    """A hex of water with a few waves."""
    return (
        f'<path id="river-{river}" class="target" d="{hexagon(RADIUS, spot.x, spot.y)}" fill="{sea.water}" '
        f'stroke="{sea.edge}" stroke-width="1.2"/>'
        f'<path d="M{spot.x - 15:g} {spot.y - 5:g}q5-5 10 0t10 0 10 0M{spot.x - 20:g} {spot.y + 8:g}q5-5 10 0t10 0'
        f' 10 0" '
        f'fill="none" stroke="{sea.wave}" stroke-width="2" stroke-linecap="round" pointer-events="none"/>'
    )


def slot_mark(slot: int, sea: Sea) -> str:
    """A bridge slot: a dashed outline from bank to bank."""
    where = SPANS[slot]
    half = SPAN / 2
    return (
        f'<g transform="translate({where.x:g} {where.y:g}) rotate({where.angle:g})"><rect id="{slot_id(slot)}" '
        f'class="target" x="{-half:g}" y="-8" width="{SPAN:g}" height="16" rx="4" fill="{sea.water}" '
        f'fill-opacity="0.5" stroke="{sea.slot}" stroke-width="1.5" stroke-dasharray="4 3"/></g>'
    )
