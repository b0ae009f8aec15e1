"""Moving warriors from clearing to clearing (RT-4.2)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.queries import faction_of, ruler
from turnwright.games.root.rules import RT_2_2_1, RT_4_2_1_N1, RT_4_2_N1
from turnwright.games.root.state import Woods


def refuse_move(s: Woods, seat: int, start: int, end: int) -> int:
    """Return 0, or the rule that keeps the warriors of a seat from moving: somebody to move, a path, and rule of the
    origin or the destination before anybody leaves (RT-4.2#1, RT-2.2.1, RT-4.2.1#1, RT-4.2.1#2).
    """
    if s.warriors[seat * CLEARINGS + start] == 0:
        return RT_4_2_N1
    faction = faction_of(s, seat)
    water = faction.waterways(s, start)
    if not (s.rules.map.path_masks[start] | water) >> end & 1:
        return RT_2_2_1
    if water >> end & 1 and faction.swims():
        return 0
    return 0 if seat in (ruler(s, start), ruler(s, end)) else RT_4_2_1_N1


def move_warriors(s: Woods, seat: int, start: int, end: int, number: int) -> None:
    """Move warriors that may move."""
    s.warriors[seat * CLEARINGS + start] -= number
    s.warriors[seat * CLEARINGS + end] += number
    if s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "from": start + 1, "to": end + 1, "warriors": number}
        s.emit(Message("log-move", args, RT_4_2_N1))
