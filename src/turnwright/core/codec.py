"""States as JSON: an envelope with versions around what a game writes, and typed readers for games.

A game's ``encode`` and ``decode`` are composed of these functions. Anything that cannot be read raises ``BadState``
with one line that says what was expected and where.
"""

from __future__ import annotations

from collections.abc import Sequence

from turnwright.core.errors import BadOption, BadState, brief
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Game, Json, JsonDict, W
from turnwright.core.knowledge import Knowledge, Place, Slots
from turnwright.core.parts import Board, Part
from turnwright.core.payloads import Payload
from turnwright.core.seats import CHANCE, EVERYONE, WATCHER, Audience, Viewer, viewers
from turnwright.core.zones import UNKNOWN, Cards, Zone

FORMAT = "turnwright-state 1"


class ViewData(dict[str, Json]):
    """An encoded view: null stands for a number that the viewer may not see."""


def hide(data: Json) -> Json:
    """Return an encoded redacted state as it leaves the process: null for everything unknown."""
    if isinstance(data, dict):
        return {key: hide(value) for key, value in data.items()}
    if isinstance(data, list):
        return [hide(value) for value in data]
    return None if data == UNKNOWN and isinstance(data, int) else data


def encode_state(game: Game[W], s: W, options: JsonDict | None = None) -> JsonDict:
    """Return ``s`` with everything needed to read it again; ``options`` are the table's, if not the defaults."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "seats": s.seats,
        "options": game.check_options(options or {}),
        "state": game.encode(s),
    }


def decode_state(game: Game[W], data: Json) -> W:
    """Return the state that ``encode_state`` wrote for this version of ``game``."""
    envelope = table(data, "an encoded state")
    for key, expected in (("format", FORMAT), ("game", game.name), ("version", game.version)):
        if envelope.get(key) != expected or isinstance(envelope.get(key), bool):
            raise BadState(f"{key}: expected {expected!r}, not {brief(envelope.get(key))}")
    seats = integer(envelope, "seats", game.seat_counts[0], game.seat_counts[-1])
    try:
        options = game.check_options(table(envelope.get("options"), "options"))
        return game.decode(table(envelope.get("state"), "state"), seats, options)
    except BadOption as problem:
        raise BadState(str(problem)) from None


def viewer_in(data: JsonDict, seats: int) -> Viewer:
    """Return whose view was encoded."""
    return WATCHER if data.get("viewer") is None else integer(data, "viewer", 0, seats - 1)


def encode_frames(todo: list[Frame]) -> list[Json]:
    """Return the open frames, with steps by name and the next question last."""
    return [[f.step.name, f.seat, f.arg, f.extra, *([] if f.payload is None else [f.payload.encode()])] for f in todo]


def decode_frames(steps: Sequence[Step[State]], data: JsonDict, key: str, seats: int) -> list[Frame]:
    """Return the frames that ``encode_frames`` wrote under ``key``."""
    by_name = {step.former: step for step in steps if step.former}
    by_name.update({step.name: step for step in steps})
    frames = []
    for row in _list(data, key):
        if not isinstance(row, list) or len(row) not in (4, 5):
            raise BadState(f"{key}: expected [step, seat, arg, extra], not {brief(row)}")
        name, seat, arg, extra, *owned = row
        if not isinstance(name, str) or name not in by_name:
            raise BadState(f"{key}: unknown step {brief(name)}")
        seat = _int(seat, key, CHANCE, seats - 1)
        payload = _decode_payload(by_name[name], owned, data, seats)
        frames.append(Frame(by_name[name], seat, _int(arg, key), _int(extra, key), payload))
    return frames


def _decode_payload(step: Step[State], owned: list[Json], data: JsonDict, seats: int) -> Payload | None:
    """Return the payload of a frame of ``step``, exactly as the step declares it."""
    if (step.payload is None) == bool(owned):
        raise BadState(f"{step.name}: {'no payload expected' if owned else 'its payload is missing'}")
    return None if step.payload is None else step.payload.decode(_part(data, owned[0], step.name), seats)


def encode_cards(cards: Cards) -> JsonDict:
    """Return all zones of a table and what viewers know; null for knowledge that is not tracked."""
    known: list[Json] | None = None
    if cards.knowledge is not None:
        known = [None if one is None else _encode_knowledge(one) for one in cards.knowledge]
    zones: list[Json] = [
        {"layers": encode_rows(zone.layers), "marks": list(zone.marks), "seen": list(zone.seen)} for zone in cards.zones
    ]
    return {"zones": zones, "marked": cards.marked, "knowledge": known}


def _encode_knowledge(known: Knowledge) -> JsonDict:
    places: list[Json] = [
        {"layer": p.layer, "sure": list(p.sure), "slots": [[s.pool, s.count, s.barred] for s in p.slots]}
        for p in known.places
    ]
    return {"pools": encode_rows(known.pools), "places": places}


def decode_cards(data: JsonDict, key: str, empty: Cards, seats: int, kinds: int) -> Cards:
    """Return what ``encode_cards`` wrote under ``key``, for a table with the zones of ``empty``."""
    inner = _inside(data, key)
    written = _list(inner, "zones")
    if len(written) != len(empty.zones):
        raise BadState(f"{key}: expected {len(empty.zones)} zones, not {len(written)}")
    zones = [_decode_zone(_part(inner, row, key), zone, kinds) for row, zone in zip(written, empty.zones, strict=True)]
    knowledge: list[Knowledge | None] | None = None
    if inner.get("knowledge") is not None:
        knowledge = _decode_viewers(inner, "knowledge", seats, kinds)
    return Cards(zones, integer(inner, "marked", 0), knowledge)


def _decode_viewers(data: JsonDict, key: str, seats: int, kinds: int) -> list[Knowledge | None]:
    """Return what each viewer knows; a view holds that of its own viewer and of the watcher only."""
    written = _list(data, key)
    if len(written) != len(viewers(seats)):
        raise BadState(f"{key}: expected what {len(viewers(seats))} viewers know, not {len(written)}")
    view = isinstance(data, ViewData)
    return [None if view and row is None else _decode_knowledge(table(row, key), kinds) for row in written]


def _decode_zone(data: JsonDict, zone: Zone, kinds: int) -> Zone:
    layers = rows(data, "layers", 1 if zone.heap else None, low=0, high=kinds - 1)
    if not zone.heap and not all(layers):
        raise BadState("layers: a layer of a pile must have at least one card")
    marks = ints(data, "marks", len(layers), 0)
    seen = [Audience(mask) for mask in ints(data, "seen", len(layers), 0, EVERYONE)]
    return Zone(zone.audience, zone.heap, [sorted(layer) for layer in layers], marks, seen)


def _decode_knowledge(data: JsonDict, kinds: int) -> Knowledge:
    pools = rows(data, "pools", low=0, high=kinds - 1)
    places = []
    for row in _list(data, "places"):
        place = table(row, "places")
        slots = [Slots(*triple) for triple in rows(place, "slots", length=3, low=0)]
        if any(s.pool >= len(pools) for s in slots):
            raise BadState("slots: no such pool")
        places.append(Place(integer(place, "layer", 0), sorted(ints(place, "sure", None, 0, kinds - 1)), slots))
    return Knowledge(pools, places)


def encode_parts(parts: Sequence[Part | None]) -> list[Json]:
    """Return the parts in play, each with its name."""
    return [part.encode() for part in parts if part is not None]


def part_rows(data: JsonDict, key: str) -> list[tuple[str, JsonDict]]:
    """Return the parts that ``encode_parts`` wrote under ``key``, by name; refuse duplicates."""
    named: dict[str, JsonDict] = {}
    for row in _list(data, key):
        part = _part(data, row, key)
        name = part.get("part")
        if not isinstance(name, str) or name in named:
            raise BadState(f"{key}: expected different parts with a name, not {brief(name)}")
        named[name] = part
    return list(named.items())


def encode_boards(boards: Sequence[Board | None]) -> list[Json]:
    """Return the boards by seat, each with its name; null for a seat without one."""
    return [None if board is None else board.encode() for board in boards]


def board_rows(data: JsonDict, key: str, seats: int) -> list[tuple[str, JsonDict] | None]:
    """Return the boards that ``encode_boards`` wrote under ``key``, by seat, each with its name."""
    written = _list(data, key)
    if len(written) != seats:
        raise BadState(f"{key}: expected {seats} boards, not {len(written)}")
    named: list[tuple[str, JsonDict] | None] = []
    for row in written:
        if row is None:
            named.append(None)
            continue
        board = _part(data, row, key)
        name = board.get("part")
        if not isinstance(name, str):
            raise BadState(f"{key}: expected a board with a name, not {brief(name)}")
        named.append((name, board))
    return named


def no_part(key: str, name: str) -> BadState:
    """Return the error for a part that the game does not know."""
    return BadState(f"{key}: unknown part {brief(name)}")


def encode_rows(matrix: Sequence[Sequence[int]]) -> list[Json]:
    """Return a list of lists of ints as JSON."""
    return [list(row) for row in matrix]


def table(data: Json, what: str) -> JsonDict:
    """Return ``data`` if it is a JSON object."""
    if not isinstance(data, dict):
        raise BadState(f"{what}: expected an object, not {brief(data)}")
    return data


def integer(data: JsonDict, key: str, low: int | None = None, high: int | None = None) -> int:
    """Return the int under ``key``, from ``low`` to ``high``."""
    return _int(_value(data, key), key, low, high, isinstance(data, ViewData))


def flag(data: JsonDict, key: str) -> bool:
    """Return the bool under ``key``."""
    value = _value(data, key)
    if not isinstance(value, bool):
        raise BadState(f"{key}: expected true or false, not {brief(value)}")
    return value


def ints(
    data: JsonDict, key: str, length: int | None = None, low: int | None = None, high: int | None = None
) -> list[int]:
    """Return the list of ``length`` ints under ``key``, each from ``low`` to ``high``."""
    return _ints(_list(data, key), key, length, low, high, isinstance(data, ViewData))


def rows(
    data: JsonDict,
    key: str,
    count: int | None = None,
    length: int | None = None,
    low: int | None = None,
    high: int | None = None,
) -> list[list[int]]:
    """Return ``count`` lists of ``length`` ints under ``key``, each from ``low`` to ``high``."""
    written = _list(data, key)
    if count is not None and len(written) != count:
        raise BadState(f"{key}: expected {count} rows, not {len(written)}")
    result = []
    for place, row in enumerate(written):
        if not isinstance(row, list):
            raise BadState(f"{key}[{place}]: expected a list, not {brief(row)}")
        result.append(_ints(row, f"{key}[{place}]", length, low, high, isinstance(data, ViewData)))
    return result


def _inside(data: JsonDict, key: str) -> JsonDict:
    """Return the object under ``key``; an object inside a view is part of the view."""
    return _part(data, data.get(key), key)


def _part(data: JsonDict, value: Json, key: str) -> JsonDict:
    inner = table(value, key)
    return ViewData(inner) if isinstance(data, ViewData) else inner


def _value(data: JsonDict, key: str) -> Json:
    if key not in data:
        raise BadState(f"{key}: missing")
    return data[key]


def _list(data: JsonDict, key: str) -> list[Json]:
    value = _value(data, key)
    if not isinstance(value, list):
        raise BadState(f"{key}: expected a list, not {brief(value)}")
    return value


def _ints(values: list[Json], key: str, length: int | None, low: int | None, high: int | None, view: bool) -> list[int]:
    if length is not None and len(values) != length:
        raise BadState(f"{key}: expected {length} numbers, not {len(values)}")
    return [_int(value, key, low, high, view) for value in values]


def _int(value: Json, key: str, low: int | None = None, high: int | None = None, view: bool = False) -> int:
    if view and value is None:
        return UNKNOWN
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadState(f"{key}: expected a whole number, not {brief(value)}")
    if low is not None and value < low:
        raise BadState(f"{key}: {value} is less than {low}")
    if high is not None and value > high:
        raise BadState(f"{key}: {value} is more than {high}")
    return value
