"""Everything on the table of Terra Mystica; all of it is public.

Seats, land hexes, cults, tiles and cards are numbered from 0. A list "by seat and x" holds seat * n + x.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.amounts import SEATS, Size
from turnwright.core.fields import (
    ALL,
    ANY,
    COUNT,
    FLAG,
    SEAT,
    Field,
    Part,
    StateDeclaration,
    Values,
    between,
    cache,
    cache_by_seats,
    heap,
    index,
    mask,
    number,
    numbers,
    seat_or,
    sequence,
    shared,
    stored,
    up_to,
)
from turnwright.games.terra_mystica.data.geometry import EDGES
from turnwright.games.terra_mystica.data.tables import (
    ACTIONS,
    ALL_CARDS,
    ALL_FAVORS,
    ALL_SCORINGS,
    ALL_TOWNS,
    BONUSES,
    CULTS,
    CYCLE,
    EMPTY,
    KINDS,
    LAND,
    NOBODY,
    NONE,
    ORDER_SPACES,
    PRIESTS,
    RIVERS,
    ROUNDS,
    SANCTUARY,
    SLOTS,
    SPECIALS,
    TOKENS,
    TOP,
)
from turnwright.games.terra_mystica.network import Holdings
from turnwright.games.terra_mystica.points import SOURCES
from turnwright.games.terra_mystica.ruleset import RuleSet


def faction_count(rules: RuleSet) -> int:
    """Return the number of factions that there are."""
    return len(rules.factions)


def town_tiles(rules: RuleSet) -> int:
    """Return the number of town tiles in the box, copies included."""
    return sum(rules.towns)


def printed_edges() -> list[list[int]]:
    """Return the hexes directly adjacent to each land hex on a map without bridges."""
    return EDGES


RULES: Final = shared("rules", "factions, tiles and setup of this table", RuleSet)
TOWNS: Final = RULES.size(town_tiles)


def by_seat(name: str, doc: str, values: Values = COUNT) -> Field:
    """Declare an open number of each seat."""
    return numbers(name, f"by seat: {doc}", (SEATS,), values, ALL)


def by(name: str, doc: str, shape: tuple[Size, ...], values: Values = COUNT) -> Field:
    """Declare an open list of numbers."""
    return numbers(name, doc, shape, values, ALL)


TABLE = StateDeclaration(
    "turnwright.games.terra_mystica",
    "Realm",
    "Everything on the table; all of it is open to everybody.",
    (
        RULES,
        number("round", "0 before the first round", up_to(ROUNDS), ALL),
        number("phase", "SETUP before the first round", up_to(BONUSES), ALL),
        number("turns", "how many turns have begun, over all rounds", seen=ALL),
        sequence("order", "this round's turn order", SEATS, SEAT, ALL),
        sequence("passed", "the seats that have passed, first to pass first", SEATS, SEAT, ALL),
        sequence("gone", "the seats that have left the game", SEATS, SEAT, ALL),
        by_seat("faction", "its faction (NONE: none yet)", index(RULES.size(faction_count), NONE)),
        by_seat("colour", "the home terrain dealt to it (NONE: none yet)", index(CYCLE, NONE)),
        by_seat("vp", "victory points"),
        by_seat("coins", "coins"),
        by_seat("workers", "workers"),
        by_seat("priests", "priests on the faction board", up_to(PRIESTS)),
        by_seat("bowl1", "tokens in bowl I", up_to(TOKENS)),
        by_seat("bowl2", "tokens in bowl II", up_to(TOKENS)),
        by_seat("bowl3", "tokens in bowl III", up_to(TOKENS)),
        stored("placed", by_seat("priests_placed", "priests on the orders of the cults", up_to(PRIESTS))),
        by_seat("ship", "steps of shipping (extra flight range where there is no shipping)"),
        by_seat("dig", "steps of the exchange track", up_to(2)),
        by_seat("keys", "keys not yet used"),
        by("cult", "by seat and cult: the space of the marker", (SEATS, CULTS), up_to(TOP)),
        by("tally", "by seat and source: victory points", (SEATS, SOURCES), ANY),
        by("terrain", "by land hex: its terrain", (LAND,), index(CYCLE)),
        by("kind", "by land hex: the structure there", (LAND,), between(EMPTY, SANCTUARY)),
        by("owner", "by land hex: whose structure it is", (LAND,), seat_or(NOBODY)),
        by("built", "by seat and kind: structures on the map", (SEATS, KINDS)),
        by("in_town", "by land hex: 1 if its structure belongs to a town", (LAND,), FLAG),
        sequence(
            "town_place",
            "founded towns, in their order: a land hex, or LAND + a river hex",
            TOWNS,
            index(LAND + RIVERS),
            ALL,
        ),
        sequence("town_owner", "by town: whose it is", TOWNS, SEAT, ALL),
        sequence("town_tile", "by town: its tile (NONE: it waits for one)", TOWNS, index(ALL_TOWNS, NONE), ALL),
        by("bridges", "by slot: whose bridge it is", (SLOTS,), seat_or(NOBODY)),
        cache("near", "by land hex: hexes directly adjacent, bridges included", list[list[int]], printed_edges),
        cache_by_seats("holdings", "what follows from the map for each seat", Holdings, Holdings),
        stored(
            "orders",
            by(
                "cult_priests",
                "by cult and space of its order: whose priest stands there",
                (CULTS, ORDER_SPACES),
                seat_or(NOBODY),
            ),
        ),
        by_seat("favors", "mask of favor tiles", mask(ALL_FAVORS)),
        by("favors_left", "by tile: copies left", (ALL_FAVORS,)),
        by("towns_left", "by tile: copies left", (ALL_TOWNS,)),
        by_seat("card", "its bonus card", index(ALL_CARDS, NONE)),
        by("card_coins", "by card: coins on it (NONE: not in play)", (ALL_CARDS,), between(NONE, None)),
        by("scoring", "the tiles of rounds 1 to 6", (ROUNDS,), index(ALL_SCORINGS, NONE)),
        number("used", "mask of power actions taken this round", mask(ACTIONS), ALL),
        by_seat("special", "mask of special actions taken this round", mask(SPECIALS)),
    ),
)


def flag(name: str, doc: str) -> Field:
    """Declare an open number that is 1 if something is true."""
    return number(name, f"1: {doc}", FLAG, ALL)


PAYLOADS = (
    Part(
        "SpadeTask",
        "What an action with spades has done so far.",
        (
            heap("hexes", "those turned into home terrain; of a cult bonus all touched", index(LAND), ALL),
            flag("used", "a spade was used"),
            flag("hopped", "a hop was used"),
            flag("stopped", "the last hex did not become home terrain"),
            flag("bonus", "the spades are a cult bonus"),
            flag("optional", "they may all be left unused"),
        ),
    ),
    Part(
        "CultSteps",
        "Steps in several cults at once.",
        (by("steps", "by cult", (CULTS,)),),
    ),
)
