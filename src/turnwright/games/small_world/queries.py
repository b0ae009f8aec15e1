"""Questions about a table that many rules ask. No rules."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import ACTIVE, SLOTS
from turnwright.games.small_world.markers import remark
from turnwright.games.small_world.state import World


def regions_of(mask: int) -> list[int]:
    """Return the regions of a mask, ascending."""
    regions: list[int] = []
    while mask:
        low = mask & -mask
        regions.append(low.bit_length() - 1)
        mask ^= low
    return regions


def count_of(mask: int) -> int:
    """Return how many regions a mask holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def set_force(s: World, force: int, race: int, power: int) -> None:
    """Make ``force`` a race with a power (NONE: without), and keep at hand what the two can do."""
    s.race[force] = race
    s.power[force] = power
    traits = s.traits[:]
    if force % SLOTS == ACTIVE:
        traits[force] = s.rules.active_traits[s.rules.key(race, power)]
    else:
        traits[force] = s.rules.lasting_traits[s.rules.key(race, power)]
    s.traits = traits


def refresh(s: World) -> None:
    """Bring up to date what follows from other fields."""
    s.traits = [[]] * len(s.race)
    for force in range(len(s.race)):
        set_force(s, force, s.race[force], s.power[force])
    remark(s)
