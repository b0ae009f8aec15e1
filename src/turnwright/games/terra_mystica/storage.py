"""A table as JSON and back: every field by name, checked when read."""

from __future__ import annotations

from typing import Final

from turnwright.core.codec import decode_frames, encode_frames, integer, ints
from turnwright.core.errors import BadState
from turnwright.core.frames import State, Step
from turnwright.core.game import Json, JsonDict
from turnwright.games.terra_mystica.bridges import join_by_bridge
from turnwright.games.terra_mystica.data.geometry import EDGES
from turnwright.games.terra_mystica.data.tables import (
    ACTIONS,
    BRIDGES_EACH,
    CULTS,
    CYCLE,
    EMPTY,
    KINDS,
    LAND,
    ORDER_SPACES,
    PIECES,
    PRIESTS,
    ROUNDS,
    SANCTUARY,
    SLOTS,
    TOKENS,
    TOP,
)
from turnwright.games.terra_mystica.notation import ALL_CARDS, ALL_FAVORS, ALL_SCORINGS, ALL_TOWNS, FACTIONS
from turnwright.games.terra_mystica.ruleset import RuleSet
from turnwright.games.terra_mystica.state import BONUSES, NOBODY, NONE, SOURCES, Realm

LISTS: Final = [
    "order", "passed", "gone", "faction", "colour", "vp", "coins", "workers", "priests", "bowl1", "bowl2", "bowl3",
    "placed", "ship", "dig", "keys", "cult", "tally", "terrain", "kind", "owner", "built", "in_town", "towns",
    "bridges", "orders", "favors", "favors_left", "towns_left", "card", "card_coins", "scoring", "special",
]  # fmt: skip


def encode(s: Realm) -> JsonDict:
    """Return all fields by name; the adjacency follows from the bridges."""
    data: JsonDict = {"round": s.round, "phase": s.phase, "turns": s.turns, "used": s.used}
    for name in LISTS:
        data[name] = list[Json](getattr(s, name))
    data["todo"] = encode_frames(s.todo)
    return data


def decode(data: JsonDict, seats: int, rules: RuleSet, steps: list[Step[State]]) -> Realm:
    """Return the table ``encode`` wrote; BadState says what does not fit."""
    s = Realm(
        seats=seats,
        todo=decode_frames(steps, data, "todo", seats),
        rules=rules,
        round=integer(data, "round", 0, ROUNDS),
        phase=integer(data, "phase", 0, BONUSES),
        turns=integer(data, "turns", 0, None),
        order=ints(data, "order", None, 0, seats - 1),
        passed=ints(data, "passed", None, 0, seats - 1),
        gone=ints(data, "gone", None, 0, seats - 1),
        faction=ints(data, "faction", seats, NONE, FACTIONS - 1),
        colour=ints(data, "colour", seats, NONE, CYCLE - 1),
        vp=ints(data, "vp", seats, 0),
        coins=ints(data, "coins", seats, 0),
        workers=ints(data, "workers", seats, 0),
        priests=ints(data, "priests", seats, 0, PRIESTS),
        bowl1=ints(data, "bowl1", seats, 0, TOKENS),
        bowl2=ints(data, "bowl2", seats, 0, TOKENS),
        bowl3=ints(data, "bowl3", seats, 0, TOKENS),
        placed=ints(data, "placed", seats, 0, PRIESTS),
        ship=ints(data, "ship", seats, 0),
        dig=ints(data, "dig", seats, 0, 2),
        keys=ints(data, "keys", seats, 0),
        cult=ints(data, "cult", seats * CULTS, 0, TOP),
        tally=ints(data, "tally", seats * SOURCES, None),
        terrain=ints(data, "terrain", LAND, 0, CYCLE - 1),
        kind=ints(data, "kind", LAND, EMPTY, SANCTUARY),
        owner=ints(data, "owner", LAND, NOBODY, seats - 1),
        built=ints(data, "built", seats * KINDS, 0),
        in_town=ints(data, "in_town", LAND, 0, 1),
        towns=ints(data, "towns", None, 0),
        bridges=ints(data, "bridges", SLOTS, NOBODY, seats - 1),
        near=EDGES,
        orders=ints(data, "orders", CULTS * ORDER_SPACES, NOBODY, seats - 1),
        favors=ints(data, "favors", seats, 0, (1 << ALL_FAVORS) - 1),
        favors_left=ints(data, "favors_left", ALL_FAVORS, 0),
        towns_left=ints(data, "towns_left", ALL_TOWNS, 0),
        card=ints(data, "card", seats, NONE, ALL_CARDS - 1),
        card_coins=ints(data, "card_coins", ALL_CARDS, NONE),
        scoring=ints(data, "scoring", ROUNDS, NONE, ALL_SCORINGS - 1),
        used=integer(data, "used", 0, (1 << ACTIONS) - 1),
        special=ints(data, "special", seats, 0, 7),
    )
    _check_map(s)
    _check_seats(s)
    for slot in range(SLOTS):
        if s.bridges[slot] != NOBODY:
            join_by_bridge(s, slot)
    return s


def _check_map(s: Realm) -> None:
    """Structures on the map, their owners and the counts tell the same story."""
    built = [0] * len(s.built)
    for h in range(LAND):
        if (s.kind[h] == EMPTY) != (s.owner[h] == NOBODY):
            raise BadState(f"owner: hex {h} holds structure {s.kind[h]} of seat {s.owner[h]}")
        if s.kind[h] != EMPTY:
            built[s.owner[h] * KINDS + s.kind[h]] += 1
        elif s.in_town[h]:
            raise BadState(f"in_town: hex {h} holds no structure")
    if built != s.built:
        raise BadState("built: the counts differ from the map")
    for i, count in enumerate(built):
        if count > PIECES[i % KINDS]:
            raise BadState(f"built: {count} structures of kind {i % KINDS}, but a faction owns {PIECES[i % KINDS]}")


def _check_seats(s: Realm) -> None:
    """Nobody owns more than the box holds."""
    for seat in range(s.seats):
        if s.placed[seat] != s.orders.count(seat) or s.supply(seat) < 0:
            raise BadState(f"priests: seat {seat} has {s.priests[seat]} and {s.placed[seat]} on the orders")
        if s.bowl1[seat] + s.bowl2[seat] + s.bowl3[seat] > TOKENS:
            raise BadState(f"bowl1: seat {seat} has more than {TOKENS} tokens")
        if s.bridges.count(seat) > BRIDGES_EACH:
            raise BadState(f"bridges: seat {seat} has more than {BRIDGES_EACH}")
