"""Text description of one hex: its terrain, its structure, its neighbours, the spades to make it home terrain."""

from __future__ import annotations

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SAIL
from turnwright.games.terra_mystica.data.tables import CYCLE, EMPTY, NONE, STRUCTURES, TERRAINS
from turnwright.games.terra_mystica.network import reach, shipping
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terminal.table import table_of


def terrain(s: Realm, h: int, say: Say) -> str:
    """Return the terrain of a hex."""
    return say(Message(f"terrain-{TERRAINS[s.terrain[h]]}"))


def holder(s: Realm, h: int, say: Say) -> str:
    """Return the structure on a hex and its owner."""
    if s.kind[h] == EMPTY:
        return say(Message("table-nobody"))
    args: dict[str, int | str] = {"structure": f"@structure-{STRUCTURES[s.kind[h]]}", "seat": s.owner[h]}
    return say(Message("table-standing-town" if s.in_town[h] else "table-standing", args))


def leads(s: Realm) -> bool:
    """Return whether the reader has a faction."""
    return s.viewer >= 0 and s.faction[s.viewer] != NONE


def spades(s: Realm, h: int) -> int:
    """Return how many spades turn a free hex into the reader's home terrain; -1 if that is impossible."""
    if not leads(s) or s.kind[h] != EMPTY:
        return -1
    faction = faction_of(s, s.viewer)
    return faction.short[s.terrain[h] * CYCLE + faction.home]


def within_reach(s: Realm) -> list[int]:
    """Return, by hex, whether the reader's structures reach it."""
    return reach(s, s.viewer, True) if leads(s) else [0] * len(HEX_NAMES)


def note(view: View, say: Say, action: int) -> str:
    """Return a note about the hex or the faction that an option names, "" if it names neither."""
    word, parameter = GAME.vocabulary.verb(action), GAME.vocabulary.parameter(action)
    if word == "lead":
        return say(Message(f"faction-{parameter}-help"))
    if word in ("transform", "around"):
        return terrain(table_of(view), HEX_NAMES.index(parameter.split()[0]), say)
    return ""


def place(view: View, say: Say, name: str, lang: str) -> list[str]:
    """Return everything about the hex called ``name``; nothing if there is none."""
    s = table_of(view)
    if name.upper() not in HEX_NAMES:
        return []
    h = HEX_NAMES.index(name.upper())
    args: dict[str, int | str] = {"hex": HEX_NAMES[h], "terrain": terrain(s, h, say), "standing": holder(s, h, say)}
    lines = [say(Message("table-hex", args)), say(Message("table-neighbours", {"hexes": listed(s, s.near[h], say)}))]
    if not leads(s):
        return lines
    over = [other for other in SAIL[shipping(s, s.viewer)][h] if other not in s.near[h]]
    if over:
        lines.append(say(Message("table-over-rivers", {"hexes": listed(s, over, say)})))
    if spades(s, h) > 0:
        lines.append(say(Message("table-spades", {"spades": spades(s, h)})))
    if s.kind[h] == EMPTY:
        lines.append(say(Message("table-in-reach" if within_reach(s)[h] else "table-out-of-reach")))
    return lines


def listed(s: Realm, hexes: list[int], say: Say) -> str:
    """Return hexes with their terrains, as a list."""
    return ", ".join([f"{HEX_NAMES[h]} ({terrain(s, h, say)})" for h in sorted(hexes)])
