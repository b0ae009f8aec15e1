"""A table as JSON and back: every field by name, checked when read."""

from __future__ import annotations

from turnwright.core.codec import decode_deck, decode_frames, encode_deck, encode_frames, integer, ints
from turnwright.core.errors import BadState
from turnwright.core.frames import State, Step
from turnwright.core.game import Json, JsonDict
from turnwright.games.small_world.data.tables import COLUMN
from turnwright.games.small_world.notation import POWERS, RACES
from turnwright.games.small_world.ruleset import RuleSet
from turnwright.games.small_world.state import NONE, SLOTS, TRIBE, World

NUMBERS = [
    "round", "turn", "first", "aside", "lairs", "forts", "holes", "heroes", "dragon", "camps_left", "dug",
    "envoy", "ally", "fresh", "raided", "attacked", "swapped", "flown",
]  # fmt: skip
LISTS = [
    "coins", "who", "tokens", "race", "power", "hand", "land", "tray", "camps",
    "column_race", "column_power", "column_coins", "discards",
]  # fmt: skip


def encode(s: World) -> JsonDict:
    """Return all fields of ``s``."""
    data: JsonDict = {name: getattr(s, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list[Json](getattr(s, name))
    data["banners"] = encode_deck(s.banners)
    data["badges"] = encode_deck(s.badges)
    data["todo"] = encode_frames(s.steps, s.todo)
    return data


def decode(data: JsonDict, seats: int, rules: RuleSet, steps: list[Step[State]]) -> World:
    """Return the table ``encode`` wrote; BadState says what does not fit."""
    regions = rules.board.regions
    forces = seats * SLOTS
    places = len(ints(data, "column_race", None, 0, RACES - 1))
    if places > COLUMN:
        raise BadState(f"column_race: expected at most {COLUMN} combos, not {places}")
    numbers = {name: integer(data, name, NONE) for name in NUMBERS}
    return World(
        seats=seats,
        steps=steps,
        todo=decode_frames(steps, data, "todo", seats),
        rules=rules,
        coins=ints(data, "coins", seats, 0),
        who=ints(data, "who", regions, TRIBE, forces - 1),
        tokens=ints(data, "tokens", regions, 0),
        race=ints(data, "race", forces, NONE, RACES - 1),
        power=ints(data, "power", forces, NONE, POWERS - 1),
        hand=ints(data, "hand", forces, 0),
        land=ints(data, "land", forces, 0, rules.board.all),
        tray=ints(data, "tray", RACES, 0),
        camps=ints(data, "camps", regions, 0),
        column_race=ints(data, "column_race", places, 0, RACES - 1),
        column_power=ints(data, "column_power", places, NONE, POWERS - 1),
        column_coins=ints(data, "column_coins", places, 0),
        banners=decode_deck(data, "banners"),
        badges=decode_deck(data, "badges"),
        discards=ints(data, "discards", None, 0, POWERS - 1),
        **numbers,
    )
