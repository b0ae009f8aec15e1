"""Conditions that must hold on every table of Small World, whatever its source."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.games.small_world.data.tables import (
    ACTIVE,
    COLUMN,
    NOBODY,
    NONE,
    REGIONS,
    SLOTS,
    TRIBE,
)
from turnwright.games.small_world.queries import refresh
from turnwright.games.small_world.state import World

__all__ = ["check", "refresh"]


def check(s: World) -> None:
    """Check the fields of ``s`` against each other and against the box."""
    _check_frames(s)
    _check_column(s)
    _check_map(s)
    _check_parts(s)
    _check_tokens(s)
    _check_once("banners", s.rules.banners, s.race, s.column_race, [], s.banners)
    _check_once("badges", s.rules.badges, s.power, s.column_power, s.discards, s.badges)


def _check_frames(s: World) -> None:
    """Check that ``arg`` is a force, and ``extra`` a region, a roll or a count."""
    for f in s.todo:
        if not (0 <= f.arg < len(s.race) and 0 <= f.extra <= REGIONS):
            raise BadState(f"todo: {f.step.name} cannot be about {f.arg}, {f.extra}")


def _check_column(s: World) -> None:
    """Check that the column has at most six places, each with a banner, a badge and coins, and that layers of stacks
    are in order.
    """
    places = len(s.column_race)
    if places > COLUMN:
        raise BadState(f"column_race: expected at most {COLUMN} combos, not {places}")
    for name, column in (("column_power", s.column_power), ("column_coins", s.column_coins)):
        if len(column) != places:
            raise BadState(f"{name}: expected {places} numbers, not {len(column)}")
    for name, stack in (("banners", s.banners), ("badges", s.badges)):
        if any(not layer or layer != sorted(layer) for layer in stack):
            raise BadState(f"{name}: a layer holds at least one card, in ascending order")


def _check_map(s: World) -> None:
    """Check that holders, token counts and the regions of every force agree."""
    land = [0] * len(s.land)
    for region, holder in enumerate(s.who):
        tribe = s.tokens[region] == 1 and s.board.tribes >> region & 1
        if (holder == NOBODY) != (s.tokens[region] == 0) or (holder == TRIBE and not tribe):
            raise BadState(f"tokens: {s.tokens[region]} in region {region + 1}, held by {holder}")
        if holder >= 0:
            land[holder] |= 1 << region
    for force, race in enumerate(s.race):
        if land[force] != s.land[force]:
            raise BadState(f"land: force {force} holds other regions than the map says")
        if race == NONE and (land[force] or s.hand[force]):
            raise BadState(f"race: force {force} has tokens but no race")
        if force % SLOTS == ACTIVE and (race == NONE) != (s.power[force] == NONE):
            raise BadState(f"power: force {force} has race {race} and power {s.power[force]}")


def _check_parts(s: World) -> None:
    """Check that exactly the abilities in play have a part, and that the parts are possible."""
    held = 0
    for land in s.land:
        held |= land
    for keeper in s.rules.keepers:
        there = s.parts[keeper.part] is not None
        active = any(keeper in s.kits[seat * SLOTS].traits for seat in range(s.seats))
        if active and not there:
            raise BadState(f"parts: {keeper.key} is in play, but has no part")
        if there and not active and keeper.marked(s) == 0:
            raise BadState(f"parts: {keeper.key} has a part, but is not in play")
        fault = keeper.fault(s, held) if there else ""
        if fault:
            raise BadState(fault)


def _check_tokens(s: World) -> None:
    """Check that every token of a race is in the tray, in hand, on the map, set aside or withdrawn."""
    counted = [tray + out for tray, out in zip(s.tray, tokens_outside_tray(s), strict=True)]
    if s.withdrawn and s.race[s.turn * SLOTS] == NONE:
        raise BadState("withdrawn: the seat whose turn it is has no active race")
    for race, total in enumerate(counted):
        if total != s.rules.box[race]:
            raise BadState(f"tray: {total} of {s.rules.box[race]} tokens of {s.rules.races[race].key}")


def tokens_outside_tray(s: World) -> list[int]:
    """Return, by race, the tokens in hand, on the map, set aside or withdrawn."""
    counted = [0] * len(s.tray)
    marching = s.race[s.turn * SLOTS]
    if marching != NONE:
        counted[marching] += s.withdrawn
    for force, race in enumerate(s.race):
        if race != NONE:
            counted[race] += s.hand[force] + sum(s.tokens[r] for r in range(s.board.regions) if s.who[r] == force)
            if force % SLOTS == ACTIVE:
                counted[race] += sum([trait.tokens_kept(s) for trait in s.kits[force].traits])
    return counted


def _check_once(
    what: str, box: list[int], held: list[int], column: list[int], out: list[int], stack: list[list[int]]
) -> None:
    """Check that every banner and badge of the game is in one place."""
    cards = [card for card in [*held, *column, *out] if card != NONE]
    for layer in stack:
        cards += layer
    if sorted(cards) != sorted(box):
        raise BadState(f"{what}: expected each of {sorted(box)} once, not {sorted(cards)}")
