"""Founding towns (TM-20) and what their tiles give (TM-21)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.cults import spread
from turnwright.games.terra_mystica.data.tables import (
    CULTS,
    FAV5,
    FAVORS,
    LAND,
    NONE,
    PLAY,
    POWER_VALUE,
    SANCTUARY,
    SCORINGS,
    TOWN_POWER,
    TOWN_STRUCTURES,
    TOWNS,
)
from turnwright.games.terra_mystica.economy import gain_power, gain_priests, score
from turnwright.games.terra_mystica.network import group_of
from turnwright.games.terra_mystica.points import ROUND_TILE, TOWN
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_20_1, TM_20_9, TM_23_5
from turnwright.games.terra_mystica.state import Realm


def towns_without_tile(s: Realm, seat: int) -> int:
    """Return how many towns of ``seat`` wait for their tile."""
    count = 0
    for town in range(len(s.town_tile)):
        if s.town_tile[town] == NONE and s.town_owner[town] == seat:
            count += 1
    return count


def town_power(s: Realm, seat: int) -> int:
    """Return the power value a town needs (TM-20.4)."""
    return FAVORS[FAV5].town_power if s.favors[seat] >> FAV5 & 1 else TOWN_POWER


def qualifies(s: Realm, seat: int, group: list[int]) -> bool:
    """Return whether structures qualify as a town: 4 of them (the sanctuary counts double) and enough power value."""
    count = 0
    power = 0
    for h in group:
        count += 2 if s.kind[h] == SANCTUARY else 1
        power += POWER_VALUE[s.kind[h]]
    return count >= TOWN_STRUCTURES and power >= town_power(s, seat)


def settle(s: Realm, seat: int, start: int) -> None:
    """Check the group around ``start``: it joins a town it touches, or founds one (TM-20.1, TM-20.12)."""
    group = group_of(s, seat, start)
    if faction_of(s, seat).touches_town(s, seat, group):
        join(s, group)
        return
    for h in group:
        if s.in_town[h]:
            join(s, group)
            return
    if qualifies(s, seat, group):
        found_town(s, seat, group, start)


def join(s: Realm, group: list[int]) -> None:
    """Add all structures of the group to a town (TM-20.11)."""
    for h in group:
        s.in_town[h] = 1


def tiles_free(s: Realm) -> bool:
    """Return whether a tile is left for one more town (TM-20.14)."""
    return sum(s.towns_left) > s.town_tile.count(NONE)


def found_town(s: Realm, seat: int, group: list[int], where: int) -> None:
    """Found a town; ``where`` is a land hex, or LAND + a river hex."""
    if not tiles_free(s):
        return
    join(s, group)
    s.town_place.append(where)
    s.town_owner.append(seat)
    s.town_tile.append(NONE)
    if s.log is not None:
        s.emit(Message("log-town", {"seat": seat, "structures": len(group)}, TM_20_1))


def settle_all(s: Realm, seat: int) -> None:
    """Check every group outside towns, after the required power value has dropped (TM-20.7)."""
    for h in range(LAND):
        if s.owner[h] == seat and not s.in_town[h]:
            settle(s, seat, h)


def take_tile(s: Realm, seat: int, tile: int) -> None:
    """Put the tile on the oldest town that waits for one; gain what it gives (TM-20.9, TM-20.10)."""
    for town in range(len(s.town_tile)):
        if s.town_tile[town] == NONE and s.town_owner[town] == seat:
            s.town_tile[town] = tile
            break
    s.towns_left[tile] -= 1
    gift = TOWNS[tile]
    if s.log is not None:
        s.emit(Message("log-town-tile", {"seat": seat, "tile": f"@tile-{gift.name}"}, TM_20_9))
    s.keys[seat] += gift.keys
    score(s, seat, gift.vp, TOWN, TM_20_9)
    if s.phase == PLAY:
        scoring = SCORINGS[s.scoring[s.round - 1]]
        score(s, seat, scoring.town_vp, ROUND_TILE, TM_23_5, scoring.name)
    s.workers[seat] += gift.workers
    s.coins[seat] += gift.coins
    gain_priests(s, seat, gift.priests)
    gain_power(s, seat, gift.power)
    faction = faction_of(s, seat)
    faction.town_founded(s, seat)
    if gift.shipping:
        faction.extend(s, seat)
    if gift.steps:
        spread(s, seat, [gift.steps] * CULTS)
