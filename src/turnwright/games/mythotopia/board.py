"""The drawing of Mythotopia: a view turned into panels.

The map is the board; standing, VP cards and the common supply form one supply panel, and the display another. Each seat
has a panel; the viewer's own shows the hand. Only the viewer's own panel and known cards in hands depend on the viewer.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwright.core.drawing import LIGHT, Panel, PanelPlan, Theme, drawn
from turnwright.core.messages import Message
from turnwright.games.mythotopia.art.cards import card_face
from turnwright.games.mythotopia.art.display import display_facts, display_panel
from turnwright.games.mythotopia.art.ground import map_layers
from turnwright.games.mythotopia.art.lines import HEIGHT, WIDTH
from turnwright.games.mythotopia.art.players import knows_more, player_facts, player_panel
from turnwright.games.mythotopia.art.standing import picked, standing_facts, standing_pieces
from turnwright.games.mythotopia.art.standings import Standings
from turnwright.games.mythotopia.art.supply import supply_facts, supply_panel
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import BORDER_KINDS, BORDERS, KEYS, SEAS
from turnwright.games.mythotopia.state import World


def panels(s: World, theme: Theme = LIGHT) -> list[Panel]:
    """The drawing of a view."""
    return drawn(panel_plans(s, theme))


def panel_plans(s: World, theme: Theme = LIGHT) -> list[PanelPlan]:
    """Everything on the table: the map, the supply, the viewer's own panel, then the others in seat order."""
    order = [(max(s.viewer, 0) + k) % s.seats for k in range(s.seats)]
    standings = Standings(s)
    return [
        PanelPlan("board", bool(picked(s)), partial(standing_facts, s), partial(board_panel, s, theme)),
        PanelPlan("supply", False, partial(supply_facts, s, standings), partial(supply_panel, s, theme, standings)),
        PanelPlan("display", False, partial(display_facts, s), partial(display_panel, s, theme)),
        *[seat_plan(s, seat, seat == s.viewer, theme, standings) for seat in order],
    ]


def face(name: str) -> str:
    """A card by its name; "" if no such card exists."""
    kind, _dash, key = name.partition("-")
    return card_face(CARD_KEYS.index(key)) if kind == "card" and key in CARD_KEYS else ""


def seat_plan(s: World, seat: int, own: bool, theme: Theme, standings: Standings) -> PanelPlan:
    """A seat's panel; it is personal if the viewer knows more cards of the hand than watchers do."""
    facts, draw = partial(player_facts, s, seat, own, standings), partial(player_panel, s, seat, own, theme, standings)
    return PanelPlan(f"player-{seat}", own or knows_more(s, seat), facts, draw)


def board_panel(s: World, theme: Theme) -> Panel:
    """The map and everything on it."""
    defs, static = map_layers(theme)
    return Panel("board", "board", WIDTH, HEIGHT, static, standing_pieces(s), defs, LABELS, Message("panel-board"))


def _labels() -> dict[str, Message]:
    """The names of provinces, sea areas and borders."""
    names = {f"province-{key}": Message("drawn-province", {"province": f"@province-{key}"}) for key in KEYS}
    names |= {f"sea-{key}": Message("drawn-sea", {"sea": f"@sea-{key}"}) for key in SEAS}
    for border in BORDERS:
        args: dict[str, int | str] = {"one": f"@province-{KEYS[border.one]}", "two": f"@province-{KEYS[border.other]}"}
        names[f"border-{border.key}"] = Message(f"drawn-border-{BORDER_KINDS[border.kind]}", args)
    return names | {"outlines": Message("drawn-unsure-outlines")}


LABELS: Final = _labels()
