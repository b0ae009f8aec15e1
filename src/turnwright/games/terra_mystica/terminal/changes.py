"""Text description of what a choice would change: the difference of two views (see ``Position.preview``)."""

from __future__ import annotations

from typing import Final

from turnwright.core.game import Json, JsonDict, View
from turnwright.core.messages import Message, Say
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, CULTS, STRUCTURES, TERRAINS

GOODS: Final = ("vp", "coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "keys", "ship", "dig")


def changes(view: View, difference: JsonDict, say: Say) -> list[str]:
    """Return the relevant changes: hexes, the reader's resources and cults."""
    lines: list[str] = []
    for path, pair in difference.items():
        _root, kind, *rest = path.split("/")
        if isinstance(pair, list) and rest and rest[0].isdigit():
            lines += change(view.seat, kind, int(rest[0]), pair, say)
    return lines


def change(reader: int, kind: str, place: int, pair: list[Json], say: Say) -> list[str]:
    """Return one change, or nothing if it is covered elsewhere."""
    before, after = pair[0], pair[1]
    args: dict[str, int | str] = {"before": str(before), "after": str(after)}
    if kind in GOODS and place == reader:
        return [say(Message(f"table-change-{kind}", args))]
    if kind == "cult" and place // CULTS == reader:
        return [say(Message("table-change-cult", {**args, "cult": f"@cult-{CULT_NAMES[place % CULTS]}"}))]
    if kind == "terrain" and isinstance(after, int):
        hexed: dict[str, int | str] = {"hex": HEX_NAMES[place], "terrain": f"@terrain-{TERRAINS[after]}"}
        return [say(Message("table-change-terrain", hexed))]
    if kind == "kind" and isinstance(after, int) and after > 0:
        hexed = {"hex": HEX_NAMES[place], "structure": f"@structure-{STRUCTURES[after]}"}
        return [say(Message("table-change-structure", hexed))]
    return []
