"""What items are worth to bots that play a Vagabond, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import REFRESHED, REFRESHED_BY_TEA
from turnwright.games.root.data.tables import BAG, COIN, ITEMS, SWORD, TEA
from turnwright.games.root.parts import Pack

VALUES: Final = [
    [800, 550, 250], [400, 250, 150], [600, 300, 150], [650, 300, 150],
    [850, 750, 550], [900, 750, 500], [850, 700, 600], [900, 450, 300],
]  # fmt: skip
"""By item: what the first, the second, and each further one is worth."""
LIKED: Final = [300, 200, 250, 100, 150, 100, 200, 250, 150]
"""By character: how well he does."""
BROKEN: Final = 300
"""How much of 1000 a damaged item counts."""
TIRED: Final = 220
"""An exhausted item that Birdsong will not refresh."""
AT_HAND: Final = 40
"""An item that is face up when the turn ends."""
USE: Final = 30
"""What it costs to exhaust an item that Birdsong will refresh."""
SAVED: Final = [0] * len(ITEMS)
"""By item: what it is worth besides that it is face up when the turn ends. Tea refreshes, coins draw, bags hold."""
SAVED[TEA] = 300
SAVED[COIN] = 350
SAVED[BAG] = 60
KEEN: Final = 60
"""What a sword that can be used is worth more than another item when items are refreshed or give way."""


def nth_value(item: int, nth: int) -> int:
    """Return what the first, second… item of a kind is worth; the first is 0."""
    return VALUES[item][min(nth, 2)]


def whole(p: Pack, item: int) -> int:
    """Return how many undamaged items of a kind there are."""
    return p.ready[item] + p.exhausted[item]


def next_value(p: Pack, item: int) -> int:
    """Return what one more of a kind is worth."""
    return nth_value(item, whole(p, item))


def last_value(p: Pack, item: int) -> int:
    """Return what one less of a kind costs, of which there must be one."""
    return nth_value(item, max(0, whole(p, item) - 1))


def broken_value(p: Pack, item: int) -> int:
    """Return what it costs that an undamaged item of a kind is damaged."""
    return last_value(p, item) * (1000 - BROKEN) // 1000


def mended_value(p: Pack, item: int) -> int:
    """Return what it is worth that a damaged item of a kind is whole again."""
    return next_value(p, item) * (1000 - BROKEN) // 1000


def least_broken(p: Pack, hits: int) -> int:
    """Return what so many hits cost, the cheapest items first."""
    costs: list[int] = []
    for item in range(len(ITEMS)):
        for nth in range(whole(p, item)):
            costs.append(nth_value(item, nth))
    costs.sort()
    return sum(costs[:hits]) * (1000 - BROKEN) // 1000


def tired(p: Pack) -> int:
    """Return how many more items are exhausted than the next Birdsong will refresh; below 0: so many may yet be."""
    return sum(p.exhausted) + sum(p.ruined) - REFRESHED - REFRESHED_BY_TEA * p.ready[TEA]


def use_value(p: Pack, item: int) -> int:
    """Return what it costs to exhaust an item."""
    return (TIRED if tired(p) >= 0 else USE) + SAVED[item]


def cheapest_use(p: Pack) -> int:
    """Return what it costs to exhaust the item that can best be spared; there must be one face up."""
    return min([use_value(p, item) for item in range(len(ITEMS)) if p.ready[item]])


def wanted_value(p: Pack, item: int) -> int:
    """Return how much an item is wanted face up."""
    return nth_value(item, p.ready[item]) // 2 + SAVED[item] + (KEEN if item == SWORD else 0)


def pack_value(p: Pack) -> int:
    """Return what all items are worth."""
    total = 0
    for item in range(len(ITEMS)):
        there = whole(p, item)
        for nth in range(there):
            total += nth_value(item, nth)
        broken = p.damaged[item] + p.ruined[item]
        if broken:
            total += broken * nth_value(item, there) * BROKEN // 1000
        total += p.ready[item] * (AT_HAND + SAVED[item] // 4)
    return total - max(0, tired(p)) * TIRED
