"""The drawing of Root: a view turned into panels.

The map is the board; score, items, quests and piles are one supply panel, the cards that lie discarded another; each
seat has its faction board, and the viewer's own shows the hand. Only the own panel depends on who looks.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwright.core.drawing import LIGHT, Drawings, Panel, Theme
from turnwright.core.messages import Message
from turnwright.games.root.art.choosing import choosing_facts, choosing_panel
from turnwright.games.root.art.ground import map_layers
from turnwright.games.root.art.places import HEIGHT, WIDTH
from turnwright.games.root.art.players import player_facts, player_panel
from turnwright.games.root.art.standing import standing_facts, standing_pieces
from turnwright.games.root.art.supply import discard_panel, supply_facts, supply_panel
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.queries import open_slots
from turnwright.games.root.state import Woods

DRAWINGS: Final = Drawings(200)


def panels(s: Woods, theme: Theme = LIGHT) -> list[Panel]:
    """Everything on the table: the map, the supply, the viewer's own board, then the others in seat order."""
    order = [(max(s.viewer, 0) + k) % s.seats for k in range(s.seats)]
    return [
        DRAWINGS.panel(("board", theme, *standing_facts(s)), partial(board_panel, s, theme)),
        DRAWINGS.panel(("supply", theme, *supply_facts(s)), partial(supply_panel, s, theme)),
        DRAWINGS.panel(("discard", theme, *s.discard), partial(discard_panel, s, theme)),
        *(seat_panel(s, seat, seat == s.viewer, theme) for seat in order),
    ]


def seat_panel(s: Woods, seat: int, own: bool, theme: Theme) -> Panel:
    """A seat's faction board, or the choice of one."""
    if s.faction[seat] == NONE:
        return DRAWINGS.panel((theme, *choosing_facts(s, seat, own)), partial(choosing_panel, s, seat, own, theme))
    return DRAWINGS.panel((theme, *player_facts(s, seat, own)), partial(player_panel, s, seat, own, theme))


def board_panel(s: Woods, theme: Theme) -> Panel:
    """The map and all that stands on it."""
    defs, static = map_layers(s.rules.map.name, theme)
    return Panel("board", "board", WIDTH, HEIGHT, static, standing_pieces(s), defs, labels(s), Message("panel-board"))


def labels(s: Woods) -> dict[str, Message]:
    """What clearings and forests are called."""
    names: dict[str, Message] = {}
    for c in range(CLEARINGS):
        args: dict[str, int | str] = {"clearing": c + 1, "slots": s.rules.map.slots[c], "open": open_slots(s, c)}
        names[f"clearing-{c + 1}"] = Message("drawn-clearing", args)
    for forest in s.rules.map.forests:
        names[f"forest-{forest}"] = Message("drawn-forest", {"clearings": forest.replace("_", ", ")})
    return names
