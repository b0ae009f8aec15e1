"""Text description of what a choice would change: the difference of two views (see ``Position.preview``)."""

from __future__ import annotations

from turnwright.core.game import Json, JsonDict, View
from turnwright.core.messages import Message, Say
from turnwright.games.mythotopia.data.geometry import KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import FLOOR
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, VP_KEYS
from turnwright.games.mythotopia.points import SOURCES, counted, total
from turnwright.games.mythotopia.terminal.places import listed
from turnwright.games.mythotopia.terminal.table import table_of

BUILT = ("cities", "castles")
COUNTED = ("army_stock", "ship_stock")


def changes(view: View, difference: JsonDict, say: Say) -> list[str]:
    """Return the relevant changes: points, provinces, buildings, armies, ships, tokens of VP cards."""
    s = table_of(view)
    lines: list[str] = []
    gained = [0] * s.seats
    for path, pair in difference.items():
        if not isinstance(pair, list) or len(pair) != 2:
            continue
        _root, kind, *rest = path.split("/")
        if kind == "tally" and rest:
            gained[int(rest[0]) // SOURCES] += int(str(pair[1])) - int(str(pair[0]))
        elif kind in BUILT and isinstance(pair[1], int) and isinstance(pair[0], int) and pair[1] & ~pair[0]:
            lines.append(say(Message(f"table-change-{kind}", {"provinces": listed(pair[1] & ~pair[0], say)})))
        elif rest and rest[0].isdigit():
            lines += change(kind, int(rest[0]), pair, say)
    for seat, vp in enumerate(gained):
        if vp:
            after = max(FLOOR, counted(s, seat) + vp)
            args: dict[str, int | str] = {"seat": seat, "before": str(total(s, seat)), "after": str(after)}
            lines.append(say(Message("table-change-vp", args)))
    return lines


def change(kind: str, place: int, pair: list[Json], say: Say) -> list[str]:
    """Return one change, or nothing if it is covered elsewhere."""
    args: dict[str, int | str] = {"before": str(pair[0]), "after": str(pair[1])}
    if kind == "armies":
        seat, province = divmod(place, PROVINCES)
        args |= {"seat": seat, "province": f"@province-{KEYS[province]}"}
    elif kind == "ships":
        seat, sea = divmod(place, len(SEAS))
        args |= {"seat": seat, "sea": f"@sea-{SEAS[sea]}"}
    elif kind == "heaps":
        args["vp_card"] = f"@vp-{VP_KEYS[HEAP_CARD[place]]}"
    elif kind in COUNTED:
        args["seat"] = place
    elif kind == "realms" and isinstance(pair[0], int) and isinstance(pair[1], int):
        return change_of_realm(place, pair[0], pair[1], say)
    else:
        return []
    return [say(Message(f"table-change-{kind}", args))]


def change_of_realm(seat: int, before: int, after: int, say: Say) -> list[str]:
    """Return which provinces a seat gains and loses."""
    lines: list[str] = []
    if after & ~before:
        lines.append(say(Message("table-change-gained", {"seat": seat, "provinces": listed(after & ~before, say)})))
    if before & ~after:
        lines.append(say(Message("table-change-lost", {"seat": seat, "provinces": listed(before & ~after, say)})))
    return lines
