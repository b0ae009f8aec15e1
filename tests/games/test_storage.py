"""Storage of every game: a table as JSON and back, and BadState for whatever is none."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cases import EVERY_CASE, EVERY_GAME, Case, plain, played
from turnwright.core import engine, fields
from turnwright.core.codec import decode_state, encode_state
from turnwright.core.errors import BadState
from turnwright.core.frames import State
from turnwright.core.game import GAMES, JsonDict, TableView, find
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers

NOT_STORED = {"seats", "log", "viewer", "finished"}
"""What the envelope tells, who listens and looks."""
LISTS = (fields.NUMBERS, fields.ROWS, fields.PARTS, fields.BOARDS)
STORED = (*LISTS, fields.NUMBER, fields.CARDS)
JUNK = st.one_of(
    *(st.none(), st.booleans(), st.integers(-3, 60), st.integers(), st.floats(), st.text(max_size=3)),
    *(st.lists(st.integers(-2, 30), max_size=4), st.dictionaries(st.text(max_size=2), st.integers(), max_size=2)),
)


def fields_of(name: str, *kinds: str) -> list[fields.Field]:
    """Return the fields of some kinds that a game declares."""
    table: fields.StateDeclaration = import_module(f"turnwright.games.{name}.fields").TABLE
    return [field for field in table.fields if field.kind in kinds]


def declared(name: str, *kinds: str) -> list[str]:
    """Return the names of fields of some kinds."""
    return [field.name for field in fields_of(name, *kinds)]


def stored(name: str, *kinds: str) -> list[str]:
    """Return the names under which fields of some kinds are stored."""
    return [field.key for field in fields_of(name, *kinds)]


@cache
def middle_text(case: Case) -> str:
    """Return a table in the middle of a lively game, as JSON text."""
    return json.dumps(case.game.encode(played(case, 110, 5)))


def middle(case: Case) -> Any:
    """Return a table in the middle of a lively game, as JSON."""
    return json.loads(middle_text(case))


def read(case: Case, data: JsonDict) -> tuple[str, State | None]:
    """Return the line that refuses a table, or the table."""
    try:
        return "", case.game.decode(data, case.seats, case.options)
    except BadState as problem:
        return str(problem), None


def refusal(case: Case, data: JsonDict) -> str:
    """Return the line that refuses a table."""
    line, _table = read(case, data)
    assert 1 == len(line.splitlines())
    return line


@EVERY_CASE
def test_json_and_back_is_the_same_table(case: Case) -> None:
    """Every position of a lively game survives, even in the middle of a turn, and continues as it would have."""
    game, samples, options = case.game, case.samples, case.options
    s = game.new_state(case.seats, options)
    rng = Rng(case.seats)
    while s.todo:
        engine.apply(s, samples.answer(s, rng))
        text = json.dumps(game.encode(s))
        back = game.decode(json.loads(text), case.seats, options)
        assert text == json.dumps(game.encode(back))
        assert samples.derived(s) == samples.derived(back)
        assert not s.todo or engine.options(s) == engine.options(back)


@EVERY_GAME
def test_options_that_do_not_fit_the_seats_are_a_bad_state(name: str) -> None:
    """A first player who has no seat at this table cannot be read."""
    game = find(name)
    few, last = game.seat_counts[0], game.seat_counts[-1] - 1
    data = encode_state(game, game.new_state(last + 1, {"first": last}), {"first": last}) | {"seats": few}
    with pytest.raises(BadState, match=f"option 'first' cannot be {last}: the seats are 0 to {few - 1}"):
        decode_state(game, data)


@EVERY_GAME
def test_every_field_is_stored(name: str) -> None:
    """A new field of the state must also be declared and stored."""
    s = find(name).new_state(2)
    known = {field for field in dir(s) if not field.startswith("_") and not callable(getattr(s, field))}
    kept = known - NOT_STORED - set(declared(name, fields.SHARED, fields.CACHE))
    assert kept == {*declared(name, *STORED), "todo"}
    assert set(find(name).encode(s)) == {*stored(name, *STORED), "todo"}


@EVERY_CASE
def test_a_clone_shares_no_list(case: Case) -> None:
    """Every list of a copy is its own, down to its rows; numbers are equal."""
    s = case.game.decode(middle(case), case.seats, case.options)
    copy = s.clone()
    for name in [*declared(case.name, *LISTS), "todo"]:
        assert getattr(s, name) is not getattr(copy, name)
    for name in [*declared(case.name, fields.NUMBERS, fields.ROWS, fields.PARTS), "todo"]:
        assert getattr(s, name) == getattr(copy, name)
    for name in declared(case.name, fields.BOARDS):
        for board, other in zip(getattr(s, name), getattr(copy, name), strict=True):
            assert board is None or (board is not other and board.encode() == other.encode())
    for name in declared(case.name, fields.ROWS):
        assert [] == [row for row, other in zip(getattr(s, name), getattr(copy, name), strict=True) if row is other]
    numbers = declared(case.name, fields.NUMBER)
    assert [getattr(s, name) for name in numbers] == [getattr(copy, name) for name in numbers]


@EVERY_CASE
def test_the_stored_table_shares_nothing(case: Case) -> None:
    """Playing on changes neither the JSON nor the table read from it."""
    s = case.game.new_state(case.seats, case.options)
    data = case.game.encode(s)
    before = json.dumps(data)
    back = case.game.decode(data, case.seats, case.options)
    engine.play_random(s, Rng(1))
    engine.play_random(back, Rng(2))
    assert before == json.dumps(data)


@EVERY_CASE
def test_a_view_read_back_is_the_view(case: Case) -> None:
    """In another process too a viewer sees what it sees here, and what follows from it."""
    s = case.game.decode(middle(case), case.seats, case.options)
    for viewer in viewers(case.seats):
        view = case.game.view(s, viewer)
        back = case.game.read_view(json.loads(json.dumps(view.encode())), case.seats, case.options)
        assert isinstance(view, TableView)
        assert isinstance(back, TableView)
        assert (viewer, view.encode()) == (back.seat, back.encode())
        assert case.samples.derived(view.table) == case.samples.derived(back.table)


@pytest.mark.parametrize(("name", "key"), [(name, key) for name in GAMES for key in [*stored(name, *STORED), "todo"]])
def test_every_field_is_needed_and_typed(name: str, key: str) -> None:
    """A missing field, or one of another type, is named in the refusal."""
    case = plain(name, 3)
    data = middle(case)
    del data[key]
    assert refusal(case, data).startswith(f"{key}: ")
    for junk in ("x", None, 1.5, True, {"a": 1}, [["x"]], [None]):
        data[key] = junk
        assert "" != refusal(case, data)


@EVERY_GAME
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_broken_input_is_refused_by_bad_state_only(name: str, data: st.DataObject) -> None:
    """One value replaced by anything: BadState, or a table that can be seen and whose pieces are all there."""
    case = plain(name, 2)
    table = middle(case)
    inner: Any = table
    while True:
        keys = sorted(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(inner[key], list | dict) or not inner[key] or data.draw(st.integers(0, 5)) == 0:
            break
        inner = inner[key]
    inner[key] = data.draw(JUNK)
    line, s = read(case, table)
    assert 1 == len(line.splitlines()) or s is not None
    if s is not None:
        assert [] == case.samples.unsound(s)
        shown = json.loads(json.dumps(case.game.view(s, 0).encode()))
        assert {*table, "viewer"} == set(shown)
        assert [] == [key for key in stored(name, fields.NUMBERS) if len(shown[key]) != len(table[key])]
