"""Moving warriors from clearing to clearing (RT-4.2)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.queries import faction_of, pieces_changed, ruled, ruler
from turnwright.games.root.rules import RT_2_2_1, RT_4_2_1_N1, RT_4_2_N1
from turnwright.games.root.state import Woods


def rides(s: Woods, seat: int) -> bool:
    """Return whether river sections are paths for a seat (RT-2.3#1)."""
    return any(s.rules.factions[s.faction[other]].opens_rivers(s, other, seat) for other in range(s.seats))


def adjacent(s: Woods, seat: int, clearing: int) -> int:
    """Return the clearings adjacent to one for a seat, as a mask (RT-2.2.1)."""
    paths = s.rules.map.path_masks[clearing]
    return paths | s.rules.map.river_masks[clearing] if rides(s, seat) else paths


def barred(s: Woods) -> int:
    """Return the clearings that nobody may move into, as a mask (RT-V.scoundrel)."""
    found = 0
    for seat in range(s.seats):
        found |= s.rules.factions[s.faction[seat]].bars_moving(s, seat)
    return found


def refuse_move(s: Woods, seat: int, start: int, end: int) -> int:
    """Return 0, or the rule that keeps a seat's warriors from moving: there must be warriors, a path, and rule of the
    origin or the destination before anyone leaves (RT-4.2#1, RT-2.2.1, RT-4.2.1#1, RT-4.2.1#2); swimmers need no rule
    along a river (RT-11.2.2).
    """
    if s.warriors[seat * CLEARINGS + start] == 0:
        return RT_4_2_N1
    if not adjacent(s, seat, start) >> end & 1 or barred(s) >> end & 1:
        return RT_2_2_1
    if faction_of(s, seat).swims() and s.rules.map.river_masks[start] >> end & 1:
        return 0
    return 0 if seat in (ruler(s, start), ruler(s, end)) else RT_4_2_1_N1


def ways(s: Woods, seat: int, origins: int) -> list[int]:
    """Return by clearing where a seat's warriors may move to from there, as masks; only ``origins`` are considered
    (RT-4.2.1#1, RT-11.2.2, RT-11.2.7.II#1).
    """
    own = ruled(s, seat)
    rivers = rides(s, seat)
    swims = faction_of(s, seat).swims()
    closed = barred(s)
    found = [0] * CLEARINGS
    for start in range(CLEARINGS):
        if origins >> start & 1 and s.warriors[seat * CLEARINGS + start]:
            water = s.rules.map.river_masks[start] if rivers else 0
            ends = s.rules.map.path_masks[start] | water
            if not own >> start & 1:
                ends &= own | (water if swims else 0)
            found[start] = ends & ~closed
    return found


def move_warriors(s: Woods, seat: int, start: int, end: int, number: int, payer: int = NONE) -> None:
    """Move warriors that may move; the cost of entering a clearing is paid by their owner, or by the seat ``payer``
    that leads them.
    """
    s.warriors[seat * CLEARINGS + start] -= number
    s.warriors[seat * CLEARINGS + end] += number
    pieces_changed(s, start)
    pieces_changed(s, end)
    if s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "from": start + 1, "to": end + 1, "warriors": number}
        s.emit(Message("log-move", args, RT_4_2_N1))
    mover = seat if payer == NONE else payer
    for other in range(s.seats):
        if other != mover:
            faction_of(s, other).entered(s, other, mover, end)
