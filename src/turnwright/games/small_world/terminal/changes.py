"""Text description of what a choice would change: the difference of two views (see ``Position.preview``)."""

from __future__ import annotations

from turnwright.core.codec import ViewData
from turnwright.core.differences import patched
from turnwright.core.game import JsonDict, View
from turnwright.core.messages import Message, Say
from turnwright.games.small_world import GAME, storage
from turnwright.games.small_world.art.scene import Scene, SeatScene
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.data.tables import NONE
from turnwright.games.small_world.terminal.places import contents


def changes(view: View, difference: JsonDict, say: Say) -> list[str]:
    """Return the relevant changes: regions, the reader's hand, coins and races."""
    table = table_of(view)
    shown = patched(view.encode(), difference)
    assert isinstance(shown, dict)
    later = storage.decode(ViewData(shown), table.seats, GAME.steps, table.rules, table.board)
    later.viewer = table.viewer
    before, after = Scene(table), Scene(later)
    lines = regions(before, after, say)
    return lines if view.seat < 0 else [*lines, *own(after, before.players[view.seat], after.players[view.seat], say)]


def regions(before: Scene, after: Scene, say: Say) -> list[str]:
    """Return every region that changes, before and after."""
    lines: list[str] = []
    for place, (old, new) in enumerate(zip(before.regions, after.regions, strict=True)):
        if vars(old) != vars(new):
            args: dict[str, int | str] = {"region": place + 1, "before": contents(before, old, say)}
            lines.append(say(Message("table-change-region", {**args, "after": contents(after, new, say)})))
    return lines


def own(after: Scene, old: SeatScene, new: SeatScene, say: Say) -> list[str]:
    """Return the changes of the reader's own seat."""
    lines: list[str] = []
    if old.race != new.race:
        lines.append(race_line(after, new, say))
    for field in ("hand", "withdrawn", "coins"):
        was, will_be = vars(old)[field], vars(new)[field]
        if was != will_be:
            lines.append(say(Message(f"table-change-{field}", {"before": str(was), "after": str(will_be)})))
    return lines


def race_line(after: Scene, new: SeatScene, say: Say) -> str:
    """Say that the reader takes a combo, or that its race goes into decline."""
    if new.race == NONE:
        return say(Message("table-change-decline"))
    names: dict[str, int | str] = {"race": after.race_names[new.race], "power": after.power_names[new.power]}
    return say(Message("table-change-race", names))
