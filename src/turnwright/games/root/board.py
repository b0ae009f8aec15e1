"""The drawing of Root: a view turned into panels.

The map is the board; score, items, quests and piles form one supply panel, and the discard pile another. Each seat has
its faction board; the viewer's own shows the hand. Only the viewer's own panel, and those of seats of which the
viewer knows more cards than watchers do, depend on the viewer.
"""

from __future__ import annotations

from functools import partial

from turnwright.core.dice import die_named
from turnwright.core.drawing import LIGHT, Panel, PanelPlan, Theme, drawn
from turnwright.core.messages import Message
from turnwright.games.root.art.cards import card_face, quest_face
from turnwright.games.root.art.choosing import choosing_facts, choosing_panel
from turnwright.games.root.art.ground import map_layers
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.places import HEIGHT, WIDTH
from turnwright.games.root.art.players import knows_more, player_facts, player_panel
from turnwright.games.root.art.standing import standing_facts, standing_pieces
from turnwright.games.root.art.supply import discard_panel, supply_facts, supply_panel
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, NONE, QUESTS
from turnwright.games.root.queries import open_slots
from turnwright.games.root.state import Woods


def panels(s: Woods, theme: Theme = LIGHT) -> list[Panel]:
    """The drawing of a view."""
    return drawn(panel_plans(s, theme))


def panel_plans(s: Woods, theme: Theme = LIGHT) -> list[PanelPlan]:
    """Everything on the table: the map, the supply, the viewer's own board, then the others in seat order."""
    order = [(max(s.viewer, 0) + k) % s.seats for k in range(s.seats)]
    return [
        PanelPlan("board", False, partial(standing_facts, s), partial(board_panel, s, theme)),
        PanelPlan("supply", False, partial(supply_facts, s), partial(supply_panel, s, theme)),
        PanelPlan("discarded-cards", False, lambda: s.discard[:], partial(discard_panel, s, theme)),
        *[seat_plan(s, seat, seat == s.viewer, theme) for seat in order],
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


def seat_plan(s: Woods, seat: int, own: bool, theme: Theme) -> PanelPlan:
    """A seat's faction board, or the choice of one; personal if the viewer knows more cards there than watchers do."""
    if s.faction[seat] == NONE:
        facts, draw = partial(choosing_facts, s, seat, own), partial(choosing_panel, s, seat, own, theme)
        return PanelPlan(f"player-{seat}", own, facts, draw)
    facts, draw = partial(player_facts, s, seat, own), partial(player_panel, s, seat, own, theme)
    personal = own or knows_more(s, seat) or ARTS[s.faction[seat]].personal(s)
    return PanelPlan(f"player-{seat}", personal, facts, draw)


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
