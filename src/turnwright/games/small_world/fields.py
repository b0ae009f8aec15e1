"""Everything on the table of Small World.

A *force* is a race in play: seat * 3 + slot, where the slot says whether it is the seat's active race, its race in
decline, or an additional one in decline. Regions are numbered from 0; a set of regions is a mask.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.amounts import SEATS
from turnwright.core.fields import (
    ALL,
    FLAG,
    OWN,
    SEAT,
    StateDeclaration,
    between,
    cache,
    heap,
    index,
    mask,
    number,
    numbers,
    of_seat,
    parts,
    rows,
    sequence,
    shared,
)
from turnwright.games.small_world.data.tables import BADGES, BANNERS, COLUMN, NONE, SLOTS, TRIBE, Board
from turnwright.games.small_world.factions.trait import Trait
from turnwright.games.small_world.ruleset import Kit, RuleSet


def regions(board: Board) -> int:
    """Return the number of regions of the map."""
    return board.regions


def turns(board: Board) -> int:
    """Return the number of game turns."""
    return board.turns


def open_coins(rules: RuleSet) -> bool:
    """Tell whether everybody may see the coins of all."""
    return rules.open_coins


RULES: Final = shared("rules", "what the table has agreed on", RuleSet)
BOARD: Final = shared("board", "the map", Board)
REGIONS: Final = BOARD.size(regions)
FORCES: Final = (SEATS, SLOTS)

TABLE = StateDeclaration(
    "turnwright.games.small_world",
    "World",
    "Everything on the table of Small World.",
    (
        RULES,
        BOARD,
        number("round", "the game turn, from 1", between(1, BOARD.size(turns)), ALL),
        number("turn", "the seat whose turn it is", SEAT, ALL),
        number("first", "the seat that began", SEAT, ALL),
        numbers("coins", "by seat", (SEATS,), seen=OWN, opened=RULES.tells(open_coins)),
        numbers("who", "by region: the force there, NOBODY or TRIBE", (REGIONS,), of_seat(SLOTS, TRIBE), ALL),
        numbers("tokens", "by region: how many tokens stand there", (REGIONS,), seen=ALL),
        numbers("race", "by force: its banner (NONE: no such force)", FORCES, index(BANNERS, NONE), ALL),
        numbers("power", "by force: its badge (NONE once discarded)", FORCES, index(BADGES, NONE), ALL),
        numbers("hand", "by force: tokens in hand", FORCES, seen=ALL),
        numbers("land", "by force: mask of its regions", FORCES, mask(REGIONS), ALL),
        numbers("tray", "by race: tokens in the storage tray", (BANNERS,), seen=ALL),
        sequence("column_race", "banners on offer, top first", COLUMN, index(BANNERS), ALL),
        sequence("column_power", "their badges (NONE: the banner waits for one)", COLUMN, index(BADGES, NONE), ALL),
        sequence("column_coins", "coins on them", COLUMN, between(0, None), ALL),
        rows("banners", "the stack of banners, layers top first", (), index(BANNERS), ALL),
        rows("badges", "the stack of badges", (), index(BADGES), ALL),
        heap("discards", "badges out of play", index(BADGES), ALL),
        number("fresh", "1: the active combo was picked in this turn", FLAG, ALL),
        number("raided", "non-empty regions the active race took in this turn", seen=ALL),
        number("withdrawn", "tokens of the acting race that wait until it redeploys, beaten by its owner", seen=ALL),
        parts("parts", "what abilities keep while they are in play"),
        cache("kits", "by force: what it can do as it is now, active or in decline", list[Kit], list),
        cache("keepers", "the abilities that keep a part now", list[Trait], list),
        cache("marked", "mask of regions with markers", int, int),
        cache("immune", "mask of regions nobody may conquer", int, int),
        cache("guard", "by region: what it costs but for the tokens there: land and markers", list[int], list),
        cache("bound", "mask of seats whose active race an ability forbids some attacks", int, int),
    ),
)
