"""Storage of Small World: BadState for tables that contradict the box or themselves."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from tests.games.small_world.samples import HOMEMADE
from turnwright.core import engine
from turnwright.core.errors import BadState
from turnwright.core.game import Json, JsonDict
from turnwright.core.rng import Rng
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.maps import BOARDS
from turnwright.games.small_world.factions.roster import RACES
from turnwright.games.small_world.parts import ASIDE_PART, CAMPS_PART
from turnwright.games.small_world.state import World

PLAIN = GAME.check_options({})


@cache
def middle_text(seats: int) -> str:
    """Return a table in the middle of a random game, as JSON text."""
    s = GAME.new_state(seats)
    rng = Rng(3)
    for _ply in range(90):
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    return json.dumps(GAME.encode(s))


def middle(seats: int = 3) -> Any:
    """Return a table in the middle of a random game, as JSON."""
    return json.loads(middle_text(seats))


def name_of(force: int) -> str:
    """Return the name of a force."""
    return f"{force // 3}_{('active', 'declined', 'beside')[force % 3]}"


def refusal(data: JsonDict, seats: int = 3) -> str:
    """Return the line that refuses ``data``."""
    with pytest.raises(BadState) as problem:
        GAME.decode(data, seats, PLAIN)
    assert 1 == len(str(problem.value).splitlines())
    return str(problem.value)


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("round", 0, "round: 0 is less than 1"),
        ("round", 11, "round: 11 is more than 10"),
        ("turn", 3, "turn: 3 is more than 2"),
        ("first", -1, "first: -1 is less than 0"),
        ("fresh", 2, "fresh: 2 is more than 1"),
        ("raided", -1, "raided: -1 is less than 0"),
        ("coins", [1, 2], "coins: expected 3 numbers, not 2"),
        ("coins", [1, 2, -3], "coins: -3 is less than 0"),
        ("column_race", [0, 1, 2, 3, 4, 5, 6], "column_race: expected at most 6 combos, not 7"),
        ("todo", [["expand-or-decline", 3, 0, 0]], "todo: 3 is more than 2"),
        ("todo", [["tea", 0, 0, 0]], "todo: unknown step 'tea'"),
        ("todo", [["expand-or-decline", 0]], "todo: expected [step, seat, arg, extra], not ['expand-or-decline', 0]"),
        ("todo", [["conquests", 0, 9, 0]], "todo: conquests has arg 9, but forces are 0 to 8"),
        ("todo", [["final-die", -1, 0, 49]], "todo: final-die has extra 49, not 0 to 48"),
        ("todo", [["rolled", 0, -1, 0]], "todo: rolled has arg -1, but forces are 0 to 8"),
    ],
)
def test_numbers_out_of_range_are_refused(key: str, value: Json, line: str) -> None:
    """The line names the field and what is allowed."""
    assert line == refusal({**middle(), key: value})


@pytest.mark.parametrize(("former", "name"), [("course", "expand-or-decline"), ("parting", "after-scoring")])
def test_steps_are_read_by_their_former_names(former: str, name: str) -> None:
    """And written by the new ones."""
    read = GAME.decode({**middle(), "todo": [[former, 0, 0, 0]]}, 3, PLAIN)
    assert [[name, 0, 0, 0]] == GAME.encode(read)["todo"]


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ({"part": "Lairs", "lairs": -1}, "lairs: -1 is less than 0"),
        ({"part": "Lairs"}, "lairs: missing"),
        ({"part": "Dragon", "dragon": 1 << 30, "flown": 0}, f"dragon: {1 << 30} is more than {(1 << 30) - 1}"),
        ({"part": "Dragon", "dragon": 0, "flown": -1}, "flown: -1 is less than 0"),
        ({"part": "Peace", "envoy": 3, "ally": 1, "attacked": 0}, "envoy: 3 is more than 2"),
        ({"part": "Peace", "envoy": 1, "ally": -2, "attacked": 0}, "ally: -2 is less than -1"),
        ({"part": "Peace", "envoy": -1, "ally": -1, "attacked": 8}, "attacked: 8 is more than 7"),
        ({"part": "Swaps", "swapped": -1}, "swapped: -1 is less than 0"),
        ({"part": "Holes", "holes": 0, "dug": 3}, "dug: 3 is more than 2"),
        ({"part": "Camps", "camps": [30]}, "camps: 30 is more than 29"),
        ({"part": "Tea"}, "parts: unknown part 'Tea'"),
        ({"name": "Lairs"}, "parts: expected different parts with a name, not None"),
    ],
)
def test_parts_out_of_range_are_refused(part: JsonDict, line: str) -> None:
    """What an ability keeps is checked like any field."""
    assert line == refusal({**middle(), "parts": [part]})


def with_amazons() -> World:
    """Return a table of a random game at which Amazons are active, and nobody has encampments."""
    for seed in range(100):
        s = GAME.new_state(3)
        rng = Rng(seed)
        while s.todo:
            if s.parts[ASIDE_PART] is not None and s.parts[CAMPS_PART] is None:
                return s
            engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    raise AssertionError("nobody picks Amazons")


def test_parts_are_those_of_the_abilities_in_play() -> None:
    """No part is there twice, none is missing, none belongs to nobody."""
    s = with_amazons()
    data: JsonDict = json.loads(json.dumps(GAME.encode(s)))
    parts = data["parts"]
    assert isinstance(parts, list)
    assert "parts: expected different parts with a name, not 'Aside'" == refusal(
        {**data, "parts": [*parts, {"part": "Aside", "aside": 0}]}
    )
    others: list[Json] = [part for part in parts if isinstance(part, dict) and part["part"] != "Aside"]
    assert "parts: amazons is in play, but has no part" == refusal({**data, "parts": others})
    camps: JsonDict = {"part": "Camps", "camps": []}
    assert "parts: bivouacking has a part, but is not in play" == refusal({**data, "parts": [*parts, camps]})


def test_a_map_that_contradicts_itself_is_refused() -> None:
    """Holders, tokens and regions of a force must agree."""
    data = middle()
    held = next(region for region, who in enumerate(data["who"]) if who >= 0)
    free = data["who"].index(-1)
    force = data["who"][held]
    changed = json.loads(json.dumps(data))
    changed["tokens"][held] = 0
    assert f"tokens: region {held + 1} has 0 tokens, but {name_of(force)} holds it" == refusal(changed)
    changed = json.loads(json.dumps(data))
    changed["tokens"][free] = 1
    assert f"tokens: region {free + 1} has 1 token, but nobody holds it" == refusal(changed)
    changed = json.loads(json.dumps(data))
    changed["land"][force] ^= 1 << held
    assert f"land: {name_of(force)} has " in refusal(changed)
    changed = json.loads(json.dumps(data))
    empty = data["race"].index(-1)
    changed["hand"][empty] = 1
    assert f"race: {name_of(empty)} has no race, but holds no regions and has 1 in hand" == refusal(changed)


def test_tribes_powers_and_markers_are_where_they_can_be() -> None:
    """A tribe is one token where it began, an active race has a power, markers stand in occupied regions."""
    data = middle()
    tribe, free = data["who"].index(-2), data["who"].index(-1)
    held = next(region for region, who in enumerate(data["who"]) if who >= 0)
    changed = json.loads(json.dumps(data))
    changed["tokens"][tribe] = 2
    assert f"tokens: region {tribe + 1} has 2 tokens of a Lost Tribe, which is only 1" == refusal(changed)
    changed = json.loads(json.dumps(data))
    plain = next(r for r, who in enumerate(data["who"]) if who == -1 and not BOARDS[1].tribes >> r & 1)
    changed["who"][plain], changed["tokens"][plain] = -2, 1
    assert f"who: region {plain + 1} has a Lost Tribe, but none on the printed map" == refusal(changed)
    changed = json.loads(json.dumps(data))
    force = next(force for force in (0, 3, 6) if data["race"][force] >= 0)
    changed["discards"].append(changed["power"][force])
    changed["power"][force] = -1
    assert f"power: {name_of(force)} has the race {RACES[data['race'][force]].key}, but no power" == refusal(changed)
    marked = {"Lairs": "lairs", "Fortresses": "forts", "Holes": "holes", "Heroes": "heroes", "Dragon": "dragon"}
    besides: JsonDict = {"dug": 0, "flown": 0}
    others = [part for part in data["parts"] if part["part"] not in (*marked, "Camps")]
    for (name, field), marker in zip(marked.items(), ("lair", "fortress", "hole", "hero", "dragon"), strict=True):
        astray: JsonDict = {"part": name, field: 1 << free, **besides}
        assert f"{marker}: in region {free + 1}, which nobody holds" == refusal({**data, "parts": [*others, astray]})
    two = sum([1 << region for region, who in enumerate(data["who"]) if who >= 0][:2])
    dragon: JsonDict = {"part": "Dragon", "dragon": two, "flown": 0}
    assert "dragon: 2 of 1" == refusal({**data, "parts": [*others, dragon]})
    other = next(r for r, who in enumerate(data["who"]) if who >= 0 and r != held)
    for camps, line in (
        ([free], f"camps: in region {free + 1}, which nobody holds"),
        ([held] * 6, "camps: 6 of 5"),
        ([other, held], "camps: list their regions in ascending order"),
    ):
        encamped: JsonDict = {"part": "Camps", "camps": list[Json](camps)}
        assert line == refusal({**data, "parts": [*others, encamped]})


def test_tokens_banners_and_badges_are_those_of_the_box() -> None:
    """Nothing appears from nowhere, nothing is lost, nothing is there twice."""
    for change in ("tray", "hand"):
        data = middle()
        place = 0 if change == "tray" else next(i for i, race in enumerate(data["race"]) if race >= 0)
        data[change][place] += 1
        assert re.fullmatch(r"tray: (\d+) of (\d+) tokens of [a-z]+", refusal(data))
    data = middle()
    data["withdrawn"] = 1
    data["tray"][data["race"][data["turn"] * 3]] -= 1
    assert 1 == GAME.decode(data, 3, PLAIN).withdrawn
    data["tray"][data["race"][data["turn"] * 3]] += 1
    assert refusal(data).startswith("tray: ")
    picking: JsonDict = {**GAME.encode(GAME.new_state(3)), "withdrawn": 1}
    assert "withdrawn: the seat whose turn it is has no active race" == refusal(picking)
    data = middle()
    data["banners"][0] = sorted([data["column_race"][0], *data["banners"][0][1:]])
    assert refusal(data).startswith("banners: there are 0 of 1 ")
    data = middle()
    data["banners"][0].reverse()
    assert refusal(data).startswith("banners: a layer lists its cards in the order of their numbers: ")
    data["banners"][0] = []
    assert "banners: a layer of the stack has no card: leave it out" == refusal(data)
    data = middle()
    data["badges"][0].pop()
    assert refusal(data).startswith("badges: there are ")
    data = middle()
    data["discards"] = [*data["discards"], 3]
    assert refusal(data).startswith("badges: there are ")


def test_the_blanks_need_the_table_that_defines_them() -> None:
    """A table with a home-made race cannot be read as an ordinary one."""
    s = GAME.new_state(2, HOMEMADE)
    assert "" != refusal(GAME.encode(s), 2)
