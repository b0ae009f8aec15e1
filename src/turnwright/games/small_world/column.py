"""The column of combos, the stacks below it, and races that leave play."""

from __future__ import annotations

from turnwright.core.decks import put_under
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import COLUMN, NOBODY, NONE
from turnwright.games.small_world.markers import strip
from turnwright.games.small_world.queries import set_force
from turnwright.games.small_world.rules import SW_13_9
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import OF_SEAT


def retire(s: World, force: int) -> None:
    """Remove a race in decline: its banner returns, a badge it still has is discarded (SW-13.9, SW-45.6)."""
    race = s.race[force]
    if s.log is not None:
        s.emit(Message("log-race-gone", {"race": s.rules.races[race].name}, SW_13_9))
    if s.power[force] != NONE:
        s.discards.append(s.power[force])
    set_force(s, force, NONE, NONE)
    if len(s.column_race) < COLUMN:
        s.column_race.append(race)
        s.column_power.append(NONE)
        s.column_coins.append(0)
    else:
        put_under(s.banners, race)


def disband(s: World, force: int) -> None:
    """Remove an older race in decline to make room: its tokens and markers leave the map (SW-13.8, SW-13.11)."""
    race = s.race[force]
    for region in numbers_of(s.land[force]):
        s.tray[race] += s.tokens[region]
        s.tokens[region] = 0
        s.who[region] = NOBODY
        strip(s, region)
    s.tray[race] += s.hand[force]
    s.land[force] = 0
    s.hand[force] = 0
    retire(s, force)


def place_without_badge(s: World) -> int:
    """Return the topmost place in the column with a banner but no badge, or NONE (SW-5.17).

    Such banners are at the end of the column. There are two when a race that died out is put in decline and replaces an
    older one.
    """
    places = len(s.column_power)
    place = places
    while place > 0 and s.column_power[place - 1] == NONE:
        place -= 1
    return place if place < places else NONE


def refill_next(s: World) -> None:
    """Complete the column before anything else, if a banner there has no badge."""
    if place_without_badge(s) != NONE:
        s.push(OF_SEAT.refill[s.turn])
