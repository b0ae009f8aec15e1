"""The drawing of Root: a view turned into panels.

The map is the board; score, items, quests and piles are one supply panel, the cards that lie discarded another; each seat
has its faction board, and the viewer's own shows the hand. Only the own panel depends on who looks.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwright.core.drawing import LIGHT, Drawings, Panel, Theme
from turnwright.core.messages import Message
from turnwright.games.root.art.ground import map_layers
from turnwright.games.root.art.places import HEIGHT, WIDTH
from turnwright.games.root.art.standing import standing_facts, standing_pieces
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.queries import open_slots
from turnwright.games.root.state import Woods

DRAWINGS: Final = Drawings(200)


def panels(s: Woods, theme: Theme = LIGHT) -> list[Panel]:
    """Everything on the table: the map, the supply, the viewer's own board, then the others in seat order."""
    return [
        DRAWINGS.panel(("board", theme, *standing_facts(s)), partial(board_panel, s, theme)),
    ]


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
