"""Text description of what a choice would change: the difference of two views (see ``Position.preview``)."""

from __future__ import annotations

from turnwright.core.game import Json, JsonDict, View
from turnwright.core.messages import Message, Say
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import ITEMS


def changes(view: View, difference: JsonDict, say: Say) -> list[str]:
    """Return the relevant changes: points, warriors, buildings and tokens, items."""
    lines: list[str] = []
    for path, pair in difference.items():
        _root, kind, *rest = path.split("/")
        if isinstance(pair, list) and rest and rest[0].isdigit():
            lines += change(kind, int(rest[0]), pair, say)
    return lines


def change(kind: str, place: int, pair: list[Json], say: Say) -> list[str]:
    """Return one change, or nothing if it is covered elsewhere."""
    args: dict[str, int | str] = {"before": str(pair[0]), "after": str(pair[1])}
    seat, where = divmod(place, CLEARINGS)
    if kind == "vp":
        return [say(Message("table-change-vp", {**args, "seat": place}))]
    if kind == "warriors":
        return [say(Message("table-change-warriors", {**args, "seat": seat, "clearing": where + 1}))]
    if kind == "pieces":
        piece = f"@piece-{PIECES[seat]}"
        return [say(Message("table-change-piece", {**args, "piece": piece, "clearing": where + 1}))]
    if kind == "crafted":
        seat, item = divmod(place, len(ITEMS))
        return [say(Message("table-change-crafted", {**args, "seat": seat, "item": f"@item-{ITEMS[item]}"}))]
    return []
