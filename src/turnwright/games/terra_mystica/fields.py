"""Everything on the table of Terra Mystica; all of it is public.

Seats, land hexes, cults, tiles and cards are numbered from 0. A list "by seat and x" holds seat * n + x.
"""

from __future__ import annotations

from turnwright.core.fields import ALL, Field, Part, StateDeclaration, cache, number, numbers, shared, stored

GAME = "turnwright.games.terra_mystica"
PLACES = "LAND + RIVERS - 1"


def by_seat(name: str, doc: str, low: str = "0", high: str = "None") -> Field:
    """Declare an open number of each seat."""
    return numbers(name, f"by seat: {doc}", "seats", low, high, ALL)


def by(name: str, doc: str, length: str, low: str = "0", high: str = "None") -> Field:
    """Declare an open list of ``length`` numbers."""
    return numbers(name, doc, length, low, high, ALL)


TABLE = StateDeclaration(
    GAME,
    "Realm",
    "Everything on the table; all of it is open to everybody.",
    (
        shared("rules", "factions, tiles and setup of this table", "RuleSet", f"{GAME}.ruleset"),
        number("round", "0 before the first round", high="ROUNDS", seen=ALL),
        number("phase", "SETUP before the first round", high="BONUSES", seen=ALL),
        number("turns", "how many turns have begun, over all rounds", seen=ALL),
        by("order", "this round's turn order", "None", high="seats - 1"),
        by("passed", "the seats that have passed, first to pass first", "None", high="seats - 1"),
        by("gone", "the seats that have left the game", "None", high="seats - 1"),
        by_seat("faction", "its faction (NONE: none yet)", "NONE", "len(rules.factions) - 1"),
        by_seat("colour", "the home terrain dealt to it (NONE: none yet)", "NONE", "CYCLE - 1"),
        by_seat("vp", "victory points"),
        by_seat("coins", "coins"),
        by_seat("workers", "workers"),
        by_seat("priests", "priests on the faction board", high="PRIESTS"),
        by_seat("bowl1", "tokens in bowl I", high="TOKENS"),
        by_seat("bowl2", "tokens in bowl II", high="TOKENS"),
        by_seat("bowl3", "tokens in bowl III", high="TOKENS"),
        stored("placed", by_seat("priests_placed", "priests on the orders of the cults", high="PRIESTS")),
        by_seat("ship", "steps of shipping (extra flight range where there is no shipping)"),
        by_seat("dig", "steps of the exchange track", high="2"),
        by_seat("keys", "keys not yet used"),
        by("cult", "by seat and cult: the space of the marker", "seats * CULTS", high="TOP"),
        by("tally", "by seat and source: victory points", "seats * SOURCES", low="None"),
        by("terrain", "by land hex: its terrain", "LAND", high="CYCLE - 1"),
        by("kind", "by land hex: the structure there", "LAND", "EMPTY", "SANCTUARY"),
        by("owner", "by land hex: whose structure it is", "LAND", "NOBODY", "seats - 1"),
        by("built", "by seat and kind: structures on the map", "seats * KINDS"),
        by("in_town", "by land hex: 1 if its structure belongs to a town", "LAND", high="1"),
        by("town_place", "founded towns, in their order: a land hex, or LAND + a river hex", "None", high=PLACES),
        by("town_owner", "by town: whose it is", "None", high="seats - 1"),
        by("town_tile", "by town: its tile (NONE: it waits for one)", "None", "NONE", "ALL_TOWNS - 1"),
        by("bridges", "by slot: whose bridge it is", "SLOTS", "NOBODY", "seats - 1"),
        cache("near", "by land hex: hexes directly adjacent, bridges included", "list[list[int]]", "EDGES"),
        cache("holdings", "what follows from the map for each seat", "Holdings", "Holdings(seats)", f"{GAME}.network"),
        stored(
            "orders",
            by(
                "cult_priests",
                "by cult and space of its order: whose priest stands there",
                "CULTS * ORDER_SPACES",
                "NOBODY",
                "seats - 1",
            ),
        ),
        by_seat("favors", "mask of favor tiles", high="(1 << ALL_FAVORS) - 1"),
        by("favors_left", "by tile: copies left", "ALL_FAVORS"),
        by("towns_left", "by tile: copies left", "ALL_TOWNS"),
        by_seat("card", "its bonus card", "NONE", "ALL_CARDS - 1"),
        by("card_coins", "by card: coins on it (NONE: not in play)", "ALL_CARDS", "NONE"),
        by("scoring", "the tiles of rounds 1 to 6", "ROUNDS", "NONE", "ALL_SCORINGS - 1"),
        number("used", "mask of power actions taken this round", high="(1 << ACTIONS) - 1", seen=ALL),
        by_seat("special", "mask of special actions taken this round", high="7"),
    ),
    imports=(
        f"from {GAME}.data.geometry import EDGES",
        f"from {GAME}.data.tables import ACTIONS, ALL_CARDS, ALL_FAVORS, ALL_SCORINGS, ALL_TOWNS, BONUSES",
        f"from {GAME}.data.tables import CULTS, CYCLE, EMPTY, KINDS, LAND, NOBODY, NONE",
        f"from {GAME}.data.tables import ORDER_SPACES, PRIESTS, RIVERS, ROUNDS, SANCTUARY, SLOTS, TOKENS, TOP",
        f"from {GAME}.points import SOURCES",
    ),
    checks=f"{GAME}.checks",
)


def mark(name: str, doc: str) -> Field:
    """Declare an open number that is 1 if something is true."""
    return number(name, f"1: {doc}", high="1", seen=ALL)


PAYLOADS = (
    Part(
        "SpadeTask",
        "What an action with spades has done so far.",
        (
            by(
                "hexes",
                "those turned into home terrain; of a cult bonus all touched",
                "None",
                high="LAND - 1",
            ),
            mark("used", "a spade was used"),
            mark("hopped", "a hop was used"),
            mark("stopped", "the last hex did not become home terrain"),
            mark("bonus", "the spades are a cult bonus"),
            mark("optional", "they may all be left unused"),
        ),
        (f"from {GAME}.data.tables import LAND",),
    ),
    Part(
        "CultSteps",
        "Steps in several cults at once.",
        (by("steps", "by cult", "CULTS"),),
        (f"from {GAME}.data.tables import CULTS",),
    ),
)
