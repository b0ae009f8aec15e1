"""The drawing of Root: a view turned into panels.

The map is the board; score, items, quests and piles form one supply panel, and the discard pile another. Each seat has
its faction board; the viewer's own shows the hand. Only the viewer's own panel depends on the viewer.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwright.core.dice import die_named
from turnwright.core.drawing import LIGHT, Drawings, Panel, Theme
from turnwright.core.messages import Message
from turnwright.games.root.art.cards import card_face, quest_face
from turnwright.games.root.art.choosing import choosing_facts, choosing_panel
from turnwright.games.root.art.ground import map_layers
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.places import HEIGHT, WIDTH
from turnwright.games.root.art.players import player_facts, player_panel
from turnwright.games.root.art.standing import standing_facts, standing_pieces
from turnwright.games.root.art.supply import discard_panel, supply_facts, supply_panel
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, NONE, QUESTS
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


def face(name: str) -> str:
    """A die, a card or a quest by its name; "" if no such thing exists."""
    kind, _dash, key = name.partition("-")
    if kind == "card" and key in CARD_KEYS:
        return card_face(CARD_KEYS.index(key))
    if kind == "quest":
        return next((quest_face(n) for n, quest in enumerate(QUESTS) if quest.key == key), "")
    return die_named(name)


def seat_colours(s: Woods) -> list[str]:
    """The colours of the seats' factions; "" for a seat without one."""
    return ["" if faction == NONE else ARTS[faction].livery.main for faction in s.faction]


def seat_panel(s: Woods, seat: int, own: bool, theme: Theme) -> Panel:
    """A seat's faction board, or the choice of one."""
    if s.faction[seat] == NONE:
        return DRAWINGS.panel((theme, *choosing_facts(s, seat, own)), partial(choosing_panel, s, seat, own, theme))
    return DRAWINGS.panel((theme, *player_facts(s, seat, own)), partial(player_panel, s, seat, own, theme))


def board_panel(s: Woods, theme: Theme) -> Panel:
    """The map and everything on it."""
    defs, static = map_layers(s.rules.map.name, theme)
    return Panel("board", "board", WIDTH, HEIGHT, static, standing_pieces(s), defs, labels(s), Message("panel-board"))


def labels(s: Woods) -> dict[str, Message]:
    """The names of clearings and forests."""
    names: dict[str, Message] = {}
    for c in range(CLEARINGS):
        args: dict[str, int | str] = {"clearing": c + 1, "slots": s.rules.map.slots[c], "open": open_slots(s, c)}
        names[f"clearing-{c + 1}"] = Message("drawn-clearing", args)
    for forest in s.rules.map.forests:
        names[f"forest-{forest}"] = Message("drawn-forest", {"clearings": forest.replace("_", ", ")})
    return names
