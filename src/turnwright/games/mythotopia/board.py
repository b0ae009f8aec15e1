"""The drawing of Mythotopia: a view turned into panels."""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwright.core.drawing import LIGHT, Drawings, Panel, Theme
from turnwright.core.messages import Message
from turnwright.games.mythotopia.art.ground import map_layers
from turnwright.games.mythotopia.art.lines import HEIGHT, WIDTH
from turnwright.games.mythotopia.art.standing import standing_facts, standing_pieces
from turnwright.games.mythotopia.state import World

DRAWINGS: Final = Drawings(200)


def panels(s: World, theme: Theme = LIGHT) -> list[Panel]:
    """Everything on the table: the map, the supply, the viewer's own panel, then the others in seat order."""
    return [DRAWINGS.panel(("board", theme, *standing_facts(s)), partial(board_panel, s, theme))]


def board_panel(s: World, theme: Theme) -> Panel:
    """The map and all that stands on it."""
    defs, static = map_layers(theme)
    return Panel("board", "board", WIDTH, HEIGHT, static, standing_pieces(s), defs, {}, Message("panel-board"))
