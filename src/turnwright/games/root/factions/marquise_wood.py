"""The Marquise's wood: what is connected to where it is needed, and what buildings cost (RT-6.5.4.I, RT-6.5.4.II#2)."""

from __future__ import annotations

from turnwright.core.messages import Argument, Message
from turnwright.games.root.data.boards import TRACKS, WOOD
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.moving import adjacent
from turnwright.games.root.queries import count, on_map, ruled
from turnwright.games.root.rules import RT_6_5_4_II_N3
from turnwright.games.root.state import Woods


def joined(s: Woods, seat: int, clearing: int) -> int:
    """Return the clearings connected to a ruled clearing by a chain of ruled ones, including itself (RT-6.5.4.II#2)."""
    return joined_within(s, seat, clearing, ruled(s, seat))


def joined_within(s: Woods, seat: int, clearing: int, own: int) -> int:
    """Return the same, given the clearings she rules."""
    found = (1 << clearing) & own
    fresh = found
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        near = adjacent(s, seat, low.bit_length() - 1) & own & ~found
        found |= near
        fresh |= near
    return found


def wood_in(s: Woods, clearings: int) -> int:
    """Return the wood tokens in some clearings."""
    total = 0
    for clearing in range(CLEARINGS):
        if clearings >> clearing & 1:
            total += count(s, WOOD, clearing)
    return total


def wood_cost(s: Woods, piece: int) -> int:
    """Return the cost in wood of the next building of a track (RT-6.5.4.I)."""
    return TRACKS[piece].cost[on_map(s, piece)]


def wood_at_sites(s: Woods, seat: int, own: int, sites: int) -> list[int]:
    """Return by clearing the wood connected to it, -1 if it is not one of the sites."""
    wood = [-1] * CLEARINGS
    rest = own & sites
    while rest:
        near = joined_within(s, seat, (rest & -rest).bit_length() - 1, own)
        stock, reached = wood_in(s, near), near & sites
        for clearing in range(CLEARINGS):
            if reached >> clearing & 1:
                wood[clearing] = stock
        rest &= ~near
    return wood


def pay_wood(s: Woods, seat: int, clearing: int, number: int) -> None:
    """Return wood tokens from a clearing to the supply."""
    s.pieces[WOOD * CLEARINGS + clearing] -= number
    if number and s.log is not None:
        args: dict[str, Argument] = {"seat": seat, "clearing": clearing + 1, "wood": number}
        s.emit(Message("log-wood", args, RT_6_5_4_II_N3))
