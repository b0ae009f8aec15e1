"""Storage of Terra Mystica: bridges and what they join, BadState for tables that contradict the box or themselves."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from tests.games.terra_mystica.invariants import broken
from tests.games.terra_mystica.table import Table
from tests.games.terra_mystica.walking import answer
from turnwright.core import engine
from turnwright.core.errors import BadState
from turnwright.core.game import JsonDict, Observation, TableView
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.bridges import join_by_bridge
from turnwright.games.terra_mystica.data.tables import NOBODY
from turnwright.games.terra_mystica.state import Realm

PLAIN = GAME.check_options({})


@cache
def middle_text(seats: int) -> str:
    """Return a table in the middle of a keen game, as JSON text."""
    s = GAME.new_state(seats, {"factions": "engineers,nomads,witches,giants,mermaids".rsplit(",", 5 - seats)[0]})
    rng = Rng(5)
    for _ply in range(110):
        engine.apply(s, answer(s, rng, True))
    return json.dumps(GAME.encode(s))


def middle(seats: int = 3) -> Any:
    """Return a table in the middle of a keen game, as JSON."""
    return json.loads(middle_text(seats))


def refusal(data: JsonDict, seats: int = 3) -> str:
    """Return the line that refuses ``data``."""
    with pytest.raises(BadState) as problem:
        GAME.decode(data, seats, PLAIN)
    assert 1 == len(str(problem.value).splitlines())
    return str(problem.value)


def test_a_stored_table_is_a_table() -> None:
    """What is read back keeps the invariants that were kept before."""
    for seats in (2, 3, 4, 5):
        back = GAME.decode(middle(seats), seats, PLAIN)
        burned = [12 - back.bowl1[seat] - back.bowl2[seat] - back.bowl3[seat] for seat in range(seats)]
        assert [] == broken(back, burned)


def test_a_bridge_of_a_clone_joins_nothing_in_the_original() -> None:
    """The adjacency that both share stays as it was."""
    s = GAME.new_state(2, {"factions": "engineers,nomads", "first": 0})
    rng = Rng(2)
    while s.round == 0:
        engine.apply(s, engine.random_answer(s, engine.options(s), rng))
    s.workers[0] = 9
    before = [row[:] for row in s.near]
    copy = s.clone()
    while max(copy.bridges) < 0:
        found = [GAME.vocabulary.name(a) for a in engine.options(copy)]
        name = next(n for n in found if n.split()[0] in ("bridge", "end") or n == "special ability")
        engine.apply(copy, GAME.vocabulary.action(name))
    assert before == s.near != copy.near


@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_a_view_read_back_has_the_bridges(viewer: int) -> None:
    """In another process too a seat sees the whole table, bridges and what they join included."""
    s = GAME.decode(middle(), 3, PLAIN)
    slot = s.bridges.index(NOBODY)
    s.bridges[slot] = 0
    join_by_bridge(s, slot)
    view = GAME.view(s, viewer)
    back = GAME.read_view(json.loads(json.dumps(view.encode())), 3, PLAIN)
    assert isinstance(back, TableView)
    assert (viewer, view.encode()) == (back.seat, back.encode())
    assert [sorted(row) for row in s.near] == [sorted(row) for row in back.table.near]
    shown: Observation[Realm] = Observation(3, PLAIN, back, [])
    assert GAME.encode(s) == GAME.encode(GAME.belief(shown).deal(Rng(1)))


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("round", 7, "round: 7 is more than 6"),
        ("phase", 4, "phase: 4 is more than 3"),
        ("used", 64, "used: 64 is more than 63"),
        ("round", -1, "round: -1 is less than 0"),
    ],
)
def test_numbers_beyond_the_box_are_refused(key: str, value: int, line: str) -> None:
    """The line names the field and the limit."""
    data = middle()
    data[key] = value
    assert line == refusal(data)


@pytest.mark.parametrize(
    ("key", "place", "value"),
    [
        ("vp", 0, -1),
        ("priests", 1, 8),
        ("bowl3", 0, 13),
        ("cult", 3, 11),
        ("terrain", 0, 7),
        ("kind", 0, 6),
        ("owner", 0, 3),
        ("bridges", 0, 3),
        ("orders", 0, 3),
        ("favors", 0, 4096),
        ("card", 0, 10),
        ("scoring", 0, 9),
        ("special", 0, 8),
        ("order", 0, 3),
        ("faction", 0, 14),
        ("dig", 0, 3),
    ],
)
def test_entries_beyond_the_box_are_refused(key: str, place: int, value: int) -> None:
    """One wrong entry of a list is enough."""
    data = middle()
    data[key][place] = value
    assert refusal(data).startswith(f"{key}: ")


def test_a_map_that_contradicts_itself_is_refused() -> None:
    """A structure without an owner, counts that differ, more pieces than there are, a town on an empty hex."""
    empty = middle()["kind"].index(0)
    taken = next(h for h, kind in enumerate(middle()["kind"]) if kind)
    counted = next(i for i, count in enumerate(middle()["built"]) if count)
    for key, place, value, start in (
        ("owner", taken, -1, "owner: "),
        ("kind", empty, 1, "owner: "),
        ("built", counted, 0, "built: "),
        ("in_town", empty, 1, "in_town: "),
    ):
        data = middle()
        data[key][place] = value
        assert refusal(data).startswith(start)


def test_more_pieces_than_a_faction_owns_are_refused() -> None:
    """Two strongholds, 13 tokens, 8 priests, 4 bridges."""
    data = middle()
    empty = [h for h, kind in enumerate(data["kind"]) if kind == 0][:2]
    for h in empty:
        data["kind"][h], data["owner"][h] = 4, 0
    data["built"][4] += 2
    assert "built: seat 0 has 2 of 1 stronghold" == refusal(data)
    data = middle()
    data["bowl1"][0], data["bowl2"][0], data["bowl3"][0] = 5, 7, 1
    assert refusal(data).startswith("bowl1: ")
    data = middle()
    data["placed"][0] += 1
    assert refusal(data).startswith("placed: ")
    data = middle()
    data["bridges"] = [0] * 4 + [-1] * 25
    assert refusal(data).startswith("bridges: ")


def test_fields_keep_their_stored_names() -> None:
    """What encoded states call a field does not change with the name in the code."""
    t = Table("witches nomads", at={0: "A1", 1: "I7"}).order(1, "fire 3")
    data = GAME.encode(t.s)
    assert ([0, 1], t.s.cult_priests) == (data["placed"], data["orders"])
    assert "cult_priests" not in data
