"""The value of items for bots that play a Vagabond, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import REFRESHED, REFRESHED_BY_TEA
from turnwright.games.root.data.tables import BAG, COIN, ITEMS, SWORD, TEA
from turnwright.games.root.parts import Pack

VALUES: Final = [
    [800, 550, 250], [400, 250, 150], [600, 300, 150], [650, 300, 150],
    [850, 750, 550], [900, 750, 500], [850, 700, 600], [900, 450, 300],
]  # fmt: skip
"""By item: the value of the first, the second, and each further one."""
LIKED: Final = [300, 200, 250, 100, 150, 100, 200, 250, 150]
"""By character: how strong he is."""
BROKEN: Final = 300
"""How much a damaged item counts, out of 1000."""
TIRED: Final = 220
"""The value of an exhausted item that Birdsong will not refresh."""
AT_HAND: Final = 40
"""The value of an item that is face up when the turn ends."""
USE: Final = 30
"""The cost of exhausting an item that Birdsong will refresh."""
SAVED: Final = [0] * len(ITEMS)
"""By item: its additional value if it is face up when the turn ends. Tea refreshes, coins draw, bags hold."""
SAVED[TEA] = 300
SAVED[COIN] = 350
SAVED[BAG] = 60
KEEN: Final = 60
"""How much more a usable sword is worth than another item when items are refreshed or removed."""


def nth_value(item: int, nth: int) -> int:
    """Return the value of the first, second… item of a kind; the first is 0."""
    return VALUES[item][min(nth, 2)]


def whole(p: Pack, item: int) -> int:
    """Return how many undamaged items of a kind there are."""
    return p.ready[item] + p.exhausted[item]


def next_value(p: Pack, item: int) -> int:
    """Return the value of one more of a kind."""
    return nth_value(item, whole(p, item))


def last_value(p: Pack, item: int) -> int:
    """Return the cost of losing one of a kind; there must be one."""
    return nth_value(item, max(0, whole(p, item) - 1))


def broken_value(p: Pack, item: int) -> int:
    """Return the cost of damaging an undamaged item of a kind."""
    return last_value(p, item) * (1000 - BROKEN) // 1000


def mended_value(p: Pack, item: int) -> int:
    """Return the value of repairing a damaged item of a kind."""
    return next_value(p, item) * (1000 - BROKEN) // 1000


def least_broken(p: Pack, hits: int) -> int:
    """Return the cost of a number of hits, cheapest items first."""
    costs: list[int] = []
    for item in range(len(ITEMS)):
        for nth in range(whole(p, item)):
            costs.append(nth_value(item, nth))
    costs.sort()
    return sum(costs[:hits]) * (1000 - BROKEN) // 1000


def tired(p: Pack) -> int:
    """Return how many more items are exhausted than the next Birdsong will refresh; if negative, how many
    more may be.
    """
    return sum(p.exhausted) + sum(p.ruined) - REFRESHED - REFRESHED_BY_TEA * p.ready[TEA]


def use_value(p: Pack, item: int) -> int:
    """Return the cost of exhausting an item."""
    return (TIRED if tired(p) >= 0 else USE) + SAVED[item]


def cheapest_use(p: Pack) -> int:
    """Return the cost of exhausting the cheapest item; there must be one face up."""
    return min([use_value(p, item) for item in range(len(ITEMS)) if p.ready[item]])


def wanted_value(p: Pack, item: int) -> int:
    """Return how valuable it is to have an item face up."""
    return nth_value(item, p.ready[item]) // 2 + SAVED[item] + (KEEN if item == SWORD else 0)


def pack_value(p: Pack) -> int:
    """Return the value of all items."""
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
