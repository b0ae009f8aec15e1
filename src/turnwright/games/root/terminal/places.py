"""Text description of one clearing: its suit and slots, its pieces, its ruler, its neighbours."""

from __future__ import annotations

from turnwright.core.game import TableView, View
from turnwright.core.messages import Message, Say
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.standing import pawns_at
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE, SUITS
from turnwright.games.root.queries import open_slots, ruler
from turnwright.games.root.state import Woods
from turnwright.games.root.terminal.table import table_of

NOTHING = "-"


def suit(s: Woods, c: int, say: Say) -> str:
    """Return the suit of a clearing."""
    return say(Message(f"suit-{SUITS[s.suits[c]]}")) if s.suits[c] != NONE else NOTHING


def several(thing: str, count: int, say: Say) -> str:
    """Return a thing and its number."""
    if count == 1:
        return say(Message(thing))
    return say(Message("table-several", {"thing": f"@{thing}", "count": count}))


def standing(s: Woods, c: int, say: Say) -> str:
    """Return all pieces in a clearing."""
    found = [
        say(Message("table-warriors", {"seat": seat, "count": s.warriors[seat * CLEARINGS + c]}))
        for seat in range(s.seats)
        if s.warriors[seat * CLEARINGS + c]
    ]
    found += [
        several(f"piece-{PIECES[piece]}", s.pieces[piece * CLEARINGS + c], say)
        for piece in range(len(PIECES))
        if s.pieces[piece * CLEARINGS + c]
    ]
    found += [say(Message("drawn-pawn", {"seat": seat, "pawn": "@piece-pawn"})) for seat in pawns_at(s, c)]
    if s.ruins >> c & 1:
        found.append(say(Message("piece-ruin")))
    return ", ".join(found) or say(Message("table-nothing"))


def ruled_by(s: Woods, c: int) -> int:
    """Return the seat that rules a clearing, NONE if nobody does or not everybody leads a faction yet."""
    return NONE if NONE in s.faction else ruler(s, c)


def note(view: View, say: Say, action: int) -> str:
    """Return a note about the card, faction or other thing that an option names, "" if it names none."""
    assert isinstance(view, TableView)
    for word in view.game.vocabulary.parameter(action).split():
        for thing in ("card", "faction", "leader", "character", "quest", "item"):
            help = f"{thing}-{word}-help"
            if (text := say(Message(help))) != help:
                return text
    return ""


def place(view: View, say: Say, name: str, lang: str) -> list[str]:
    """Return everything about the clearing called ``name``; nothing if there is none."""
    s = table_of(view)
    if not (name.isdigit() and 1 <= int(name) <= CLEARINGS):
        return []
    c, map = int(name) - 1, s.rules.map
    args: dict[str, int | str] = {"clearing": c + 1, "suit": suit(s, c, say), "open": open_slots(s, c)}
    args |= {"slots": map.slots[c], "standing": standing(s, c, say)}
    lines = [say(Message("table-clearing", args))]
    seat = ruled_by(s, c)
    lines.append(say(Message("table-unruled") if seat == NONE else Message("table-ruled", {"seat": seat})))
    lines.append(say(Message("table-paths", {"clearings": listed(map.paths[c])})))
    if map.rivers[c]:
        lines.append(say(Message("table-rivers", {"clearings": listed(map.rivers[c])})))
    forests = [forest for f, forest in enumerate(map.forests) if map.forests_at[c] >> f & 1]
    if forests:
        lines.append(say(Message("table-forests", {"forests": "; ".join(forests).replace("_", ", ")})))
    return lines


def listed(clearings: list[int]) -> str:
    """Return clearings by their printed numbers."""
    return ", ".join([str(c + 1) for c in clearings])


def faction_name(s: Woods, seat: int, say: Say) -> str:
    """Return the faction of a seat."""
    return say(Message(f"faction-{ARTS[s.faction[seat]].key}")) if s.faction[seat] != NONE else NOTHING
