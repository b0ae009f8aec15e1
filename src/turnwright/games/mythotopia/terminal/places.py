"""Text description of one province or sea area: printed facts, pieces, neighbours."""

from __future__ import annotations

from turnwright.core.game import TableView, View
from turnwright.core.messages import Message, Say
from turnwright.games.mythotopia.data.geometry import (
    BORDER_KINDS,
    COASTS,
    HILLY,
    KEYS,
    MAP,
    NEIGHBOURS,
    PROVINCES,
    SEAS,
    STRENGTH,
)
from turnwright.games.mythotopia.data.tables import NONE, SYMBOLS
from turnwright.games.mythotopia.queries import mercenaries, owner
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.terminal.table import table_of

NOTHING = "-"


def listed(mask: int, say: Say) -> str:
    """Return the provinces of a mask by name."""
    return ", ".join([say(Message(f"province-{KEYS[p]}")) for p in range(PROVINCES) if mask >> p & 1])


def printed(province: int, say: Say) -> str:
    """Return the symbol of a province, and whether it is hilly."""
    symbol = say(Message(f"symbol-{SYMBOLS[MAP[province].symbol]}"))
    return say(Message("table-hilly", {"symbol": symbol})) if HILLY >> province & 1 else symbol


def owner_name(s: World, province: int, say: Say) -> str:
    """Return who controls a province, or the neutral force with its printed strength."""
    seat = owner(s, province)
    if seat == NONE:
        return say(Message("table-neutral", {"strength": STRENGTH[province]}))
    return say(Message("panel-seat", {"seat": seat}))


def standing(s: World, province: int, say: Say) -> str:
    """Return everything in a province."""
    buildings = (
        ("city", s.cities),
        ("citadel", s.citadels),
        ("castle", s.castles),
        ("dragon", s.dragons),
        ("runestone", s.runestones),
    )
    found = [say(Message(f"table-{name}")) for name, places in buildings if places >> province & 1]
    for seat in range(s.seats):
        number = s.armies[seat * PROVINCES + province]
        if number:
            args: dict[str, int | str] = {"seat": seat, "armies": number, "hired": mercenaries(s, seat, province)}
            found.append(say(Message("table-armies", args)))
    return ", ".join(found) or NOTHING


def sailing(s: World, sea: int, say: Say) -> str:
    """Return the ships in a sea area."""
    there = [(seat, s.ships[seat * len(SEAS) + sea]) for seat in range(s.seats)]
    return ", ".join([say(Message("table-ships", {"seat": seat, "ships": n})) for seat, n in there if n]) or NOTHING


def note(view: View, say: Say, action: int) -> str:
    """Return a note about the card or VP card that an option names, "" if it names none."""
    assert isinstance(view, TableView)
    word = view.game.vocabulary.parameter(action)
    for thing in ("card", "vp"):
        help = f"{thing}-{word}-help"
        if word and (text := say(Message(help))) != help:
            return text
    return ""


def place(view: View, say: Say, name: str, lang: str) -> list[str]:
    """Return everything about the province or sea area called ``name``; nothing if there is none."""
    s = table_of(view)
    wanted = name.strip().casefold()
    for province, key in enumerate(KEYS):
        if wanted == key:
            return province_lines(s, province, say)
    for sea, key in enumerate(SEAS):
        if wanted in (key, key.replace("_", " "), say(Message(f"sea-{key}")).casefold()):
            return sea_lines(s, sea, say)
    return []


def province_lines(s: World, province: int, say: Say) -> list[str]:
    """Return what is printed in a province, what is there, and what is across its borders."""
    args: dict[str, int | str] = {"province": f"@province-{KEYS[province]}", "printed": printed(province, say)}
    args |= {"owner": owner_name(s, province, say), "standing": standing(s, province, say)}
    lines = [say(Message("table-province", args))]
    for kind, name in enumerate(BORDER_KINDS):
        beyond = NEIGHBOURS[kind][province]
        if beyond:
            lines.append(say(Message(f"table-borders-{name}", {"provinces": listed(beyond, say)})))
    for sea, key in enumerate(SEAS):
        if COASTS[sea] >> province & 1:
            args = {"sea": f"@sea-{key}", "ships": sailing(s, sea, say)}
            lines.append(say(Message("table-coast", args)))
    return lines


def sea_lines(s: World, sea: int, say: Say) -> list[str]:
    """Return the ships in a sea area and the provinces around it."""
    args: dict[str, int | str] = {"sea": f"@sea-{SEAS[sea]}", "ships": sailing(s, sea, say)}
    coasts: dict[str, int | str] = {"provinces": listed(COASTS[sea], say)}
    return [say(Message("table-coast", args)), say(Message("table-around", coasts))]
