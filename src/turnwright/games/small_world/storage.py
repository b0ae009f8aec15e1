"""A table as JSON and back: every field by name, checked when read."""

from __future__ import annotations

from turnwright.core.codec import decode_deck, decode_frames, encode_deck, encode_frames, integer, ints
from turnwright.core.decks import Deck
from turnwright.core.errors import BadState
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Json, JsonDict
from turnwright.core.seats import EVERYONE
from turnwright.games.small_world.data.tables import COLUMN, ENCAMPMENTS, FORTRESSES, HEROES, HOLES, LAIRS, REGIONS
from turnwright.games.small_world.notation import POWERS, RACES
from turnwright.games.small_world.ruleset import RuleSet
from turnwright.games.small_world.state import ACTIVE, NOBODY, NONE, SLOTS, TRIBE, World, count_of

NUMBERS = [
    "round", "turn", "first", "aside", "lairs", "forts", "holes", "heroes", "dragon", "camps_left", "dug",
    "envoy", "ally", "fresh", "raided", "attacked", "swapped", "flown", "withdrawn",
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
    data["todo"] = encode_frames(s.todo)
    return data


def decode(data: JsonDict, seats: int, rules: RuleSet, steps: list[Step[State]]) -> World:
    """Return the table ``encode`` wrote; BadState says what does not fit."""
    regions = rules.board.regions
    forces = seats * SLOTS
    places = len(ints(data, "column_race", None, 0, RACES - 1))
    if places > COLUMN:
        raise BadState(f"column_race: expected at most {COLUMN} combos, not {places}")
    s = World(
        seats=seats,
        todo=_frames(data, seats, steps),
        rules=rules,
        coins=ints(data, "coins", seats, 0),
        who=ints(data, "who", regions, TRIBE, forces - 1),
        tokens=ints(data, "tokens", regions, 0),
        race=ints(data, "race", forces, NONE, RACES - 1),
        power=ints(data, "power", forces, NONE, POWERS - 1),
        hand=ints(data, "hand", forces, 0),
        land=ints(data, "land", forces, 0, rules.board.all),
        tray=ints(data, "tray", RACES, 0),
        camps=ints(data, "camps", regions, 0, ENCAMPMENTS),
        column_race=ints(data, "column_race", places, 0, RACES - 1),
        column_power=ints(data, "column_power", places, NONE, POWERS - 1),
        column_coins=ints(data, "column_coins", places, 0),
        banners=_stack(data, "banners"),
        badges=_stack(data, "badges"),
        discards=ints(data, "discards", None, 0, POWERS - 1),
        **_numbers(data, seats, rules),
    )
    _check_map(s)
    _check_markers(s)
    _check_tokens(s)
    _check_once("banners", rules.banners, s.race, s.column_race, [], s.banners)
    _check_once("badges", rules.badges, s.power, s.column_power, s.discards, s.badges)
    return s


def _stack(data: JsonDict, key: str) -> Deck:
    """Return a stack of the column: what one seat knows of it, all know."""
    deck = decode_deck(data, key)
    if any(seen not in (0, EVERYONE) for seen in deck.seen):
        raise BadState(f"{key}: a layer is known to all or to nobody")
    return deck


def _numbers(data: JsonDict, seats: int, rules: RuleSet) -> dict[str, int]:
    limits: dict[str, tuple[int, int | None]] = dict.fromkeys(NUMBERS, (0, None))
    limits |= dict.fromkeys(["lairs", "forts", "holes", "heroes", "dragon"], (0, rules.board.all))
    limits |= dict.fromkeys(["turn", "first"], (0, seats - 1))
    limits |= dict.fromkeys(["envoy", "ally"], (NONE, seats - 1))
    limits |= dict.fromkeys(["attacked", "swapped"], (0, (1 << seats) - 1))
    limits |= dict.fromkeys(["fresh", "flown"], (0, 1))
    limits |= {"round": (1, rules.board.turns), "camps_left": (0, ENCAMPMENTS), "dug": (0, HOLES)}
    return {name: integer(data, name, low, high) for name, (low, high) in limits.items()}


def _frames(data: JsonDict, seats: int, steps: list[Step[State]]) -> list[Frame]:
    """``arg`` is a force; ``extra`` a region, a roll or a count."""
    frames = decode_frames(steps, data, "todo", seats)
    for f in frames:
        if not (0 <= f.arg < seats * SLOTS and 0 <= f.extra <= REGIONS):
            raise BadState(f"todo: {f.step.name} cannot be about {f.arg}, {f.extra}")
    return frames


def _check_map(s: World) -> None:
    """Holders, token counts and the regions of every force tell the same story."""
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


def _check_markers(s: World) -> None:
    """Markers are no more than the box holds, and stand where somebody does."""
    held = 0
    for land in s.land:
        held |= land
    markers = [(s.lairs, LAIRS), (s.forts, FORTRESSES), (s.holes, HOLES), (s.heroes, HEROES), (s.dragon, 1)]
    for name, (mask, most) in zip(["lairs", "forts", "holes", "heroes", "dragon"], markers, strict=True):
        if mask & ~held:
            raise BadState(f"{name}: in a region that nobody holds")
        if count_of(mask) > most:
            raise BadState(f"{name}: {count_of(mask)} of {most}")
    camps = sum([count for region, count in enumerate(s.camps) if held >> region & 1])
    if camps != sum(s.camps) or camps + s.camps_left not in (0, ENCAMPMENTS):
        raise BadState(f"camps: all {ENCAMPMENTS} are in regions of a race or in hand, or none is")


def _check_tokens(s: World) -> None:
    """Every token of a race is in the tray, in hand, on the map, set aside or withdrawn."""
    found = s.tray[:]
    aside = s.aside
    marching = s.race[s.turn * SLOTS]
    if marching != NONE:
        found[marching] += s.withdrawn
    elif s.withdrawn:
        raise BadState("withdrawn: the seat whose turn it is has no active race")
    for force, race in enumerate(s.race):
        if race != NONE:
            found[race] += s.hand[force] + sum(s.tokens[r] for r in range(s.board.regions) if s.who[r] == force)
            if force % SLOTS == ACTIVE and any(trait.extra_tokens() for trait in s.traits(force)):
                found[race] += aside
                aside = 0
    box = [race.box if i in s.rules.banners else 0 for i, race in enumerate(s.rules.races)]
    if box != found or aside:
        raise BadState(f"tray: the box holds {box} tokens, not {found}")


def _check_once(what: str, box: list[int], held: list[int], column: list[int], out: list[int], deck: Deck) -> None:
    """Every banner and badge of the game is in one place."""
    found = [card for card in [*held, *column, *out] if card != NONE]
    for layer in deck.layers:
        found += layer
    if sorted(found) != sorted(box):
        raise BadState(f"{what}: expected each of {sorted(box)} once, not {sorted(found)}")
