"""Conditions that must hold on every table of Small World, whatever its source."""

from __future__ import annotations

from collections.abc import Callable

from turnwright.core.errors import BadState
from turnwright.core.inventory import miscounted, misplaced, named
from turnwright.core.masks import numbers_of
from turnwright.games.small_world.data.tables import (
    ACTIVE,
    COLUMN,
    NOBODY,
    NONE,
    PLACES,
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
    _check_forces(s)
    _check_parts(s)
    _check_tokens(s)
    box, races, powers = s.rules, s.rules.races, s.rules.powers
    _check_once("banners", box.banners, [*s.race, *s.column_race], s.banners, lambda race: races[race].key)
    held = [*s.power, *s.column_power, *s.discards]
    _check_once("badges", box.badges, held, s.badges, lambda power: powers[power].key)


def force_name(force: int) -> str:
    """Return the name of a force, as in ``0_active``."""
    return f"{force // SLOTS}_{PLACES[force % SLOTS]}"


def _check_frames(s: World) -> None:
    """Check that ``arg`` is a force, and ``extra`` a region, a roll or a count."""
    for f in s.todo:
        if not 0 <= f.arg < len(s.race):
            raise BadState(f"todo: {f.step.name} has arg {f.arg}, but forces are 0 to {len(s.race) - 1}")
        if not 0 <= f.extra <= REGIONS:
            raise BadState(f"todo: {f.step.name} has extra {f.extra}, not 0 to {REGIONS}")


def _check_column(s: World) -> None:
    """Check that the column has at most six places, each with a banner, a badge and coins."""
    places = len(s.column_race)
    if places > COLUMN:
        raise BadState(f"column_race: expected at most {COLUMN} combos, not {places}")
    for name, column in (("column_power", s.column_power), ("column_coins", s.column_coins)):
        if len(column) != places:
            raise BadState(f"{name}: expected {places} as in column_race, not {len(column)}")


def _check_map(s: World) -> None:
    """Check that holders and token counts of regions agree."""
    for region, holder in enumerate(s.who):
        there = f"region {region + 1} has {s.tokens[region]} token{'' if s.tokens[region] == 1 else 's'}"
        if holder == NOBODY and s.tokens[region]:
            raise BadState(f"tokens: {there}, but nobody holds it")
        if holder != NOBODY and s.tokens[region] == 0:
            raise BadState(f"tokens: {there}, but {'a Lost Tribe' if holder == TRIBE else force_name(holder)} holds it")
        if holder == TRIBE and not s.board.tribes >> region & 1:
            raise BadState(f"who: region {region + 1} has a Lost Tribe, but none on the printed map")
        if holder == TRIBE and s.tokens[region] > 1:
            raise BadState(f"tokens: {there} of a Lost Tribe, which is only 1")


def _check_forces(s: World) -> None:
    """Check the regions of every force against the map, its tokens against its race, its race against its power."""
    for force, race in enumerate(s.race):
        name = force_name(force)
        land = sum([1 << region for region, holder in enumerate(s.who) if holder == force])
        if land != s.land[force]:
            raise BadState(f"land: {name} has {_regions(s.land[force])}, but who gives it {_regions(land)}")
        if race == NONE and (land or s.hand[force]):
            raise BadState(f"race: {name} has no race, but holds {_regions(land)} and has {s.hand[force]} in hand")
        if force % SLOTS != ACTIVE or (race == NONE) == (s.power[force] == NONE):
            continue
        if race == NONE:
            raise BadState(f"race: {name} has the power {s.rules.powers[s.power[force]].key}, but no race")
        raise BadState(f"power: {name} has the race {s.rules.races[race].key}, but no power")


def _regions(mask: int) -> str:
    """Return regions in words, by their printed numbers."""
    return "regions " + named(numbers_of(mask), lambda region: str(region + 1)) if mask else "no regions"


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


def _check_once(what: str, box: list[int], held: list[int], stack: list[list[int]], name: Callable[[int], str]) -> None:
    """Check that every banner and badge of the game is in one place, and that layers of its stack are in order."""
    for layer in stack:
        if not layer:
            raise BadState(f"{what}: a layer of the stack has no card: leave it out")
        order = misplaced(layer, name)
        if order:
            raise BadState(f"{what}: a layer lists its cards in the order of their numbers: {order}")
    cards = [card for card in held if card != NONE]
    for layer in stack:
        cards += layer
    wrong = miscounted(cards, box, name)
    if wrong:
        raise BadState(f"{what}: there are {wrong}")
