"""What a choice would change, in words: the difference of two views (see ``Position.preview``)."""

from __future__ import annotations

from copy import copy

from turnwright.core.game import Json, JsonDict, View
from turnwright.core.messages import Message
from turnwright.games.small_world.prose.places import Say, contents
from turnwright.games.small_world.state import NONE
from turnwright.games.small_world.view import RegionView, WorldView


def changes(view: View, difference: JsonDict, say: Say) -> list[str]:
    """Return the changes a reader cares for: regions, the own hand, coins and races."""
    assert isinstance(view, WorldView)
    return [*regions(view, difference, say), *own(view, difference, say)]


def regions(view: WorldView, difference: JsonDict, say: Say) -> list[str]:
    """Return every region that changes, as it is and as it would be."""
    after: dict[int, RegionView] = {}
    for path, pair in difference.items():
        _root, kind, *rest = path.split("/")
        if kind == "regions":
            place = int(rest[0])
            held = after.setdefault(place, copy(view.regions[place]))
            setattr(held, rest[1], new(pair))
    found: list[str] = []
    for place, held in sorted(after.items()):
        args: dict[str, int | str] = {"region": place + 1, "before": contents(view, view.regions[place], say)}
        found.append(say(Message("table-change-region", {**args, "after": contents(view, held, say)})))
    return found


def own(view: WorldView, difference: JsonDict, say: Say) -> list[str]:
    """Return the changes before the reader's own seat."""
    found: list[str] = []
    mine = f"/players/{view.seat}/"
    race, power = difference.get(f"{mine}race"), difference.get(f"{mine}power")
    if race is not None:
        found.append(race_line(view, new(race), new(power), say))
    for field in ("hand", "withdrawn", "coins"):
        pair = difference.get(f"{mine}{field}")
        if isinstance(pair, list):
            args: dict[str, int | str] = {"before": str(pair[0]), "after": str(pair[1])}
            found.append(say(Message(f"table-change-{field}", args)))
    return found


def race_line(view: WorldView, race: Json, power: Json, say: Say) -> str:
    """Tell that the reader takes a combo, or loses its race to decline."""
    if not isinstance(race, int) or not isinstance(power, int) or race == NONE:
        return say(Message("table-change-decline"))
    return say(Message("table-change-race", {"race": view.race_names[race], "power": view.power_names[power]}))


def new(pair: Json) -> Json:
    """Return the later side of a difference."""
    return pair[1] if isinstance(pair, list) else None
