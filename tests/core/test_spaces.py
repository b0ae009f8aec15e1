"""Observations as numbers: which blocks a view has, and what is written there."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import pytest

from tests.toy import TOY
from tests.toy.layout import DECK, fresh, hand
from tests.toy.parts import Oath
from tests.toy.rules import CARDS
from tests.toy.state import ToyState
from turnwright.core.amounts import SEATS
from turnwright.core.errors import GameError
from turnwright.core.fields import (
    ALL,
    COUNT,
    FLAG,
    NUMBER,
    OWN,
    SEAT,
    Declaration,
    Field,
    StateDeclaration,
    heap,
    index,
    mask,
    number,
    numbers,
    of_seat,
    rows,
    seat_or,
    sequence,
)
from turnwright.core.frames import Frame, State
from turnwright.core.game import Game, JsonDict, TableView, find
from turnwright.core.seats import EVERYONE, WATCHER, Viewer, only
from turnwright.core.simple import SimpleGame, SimpleState
from turnwright.core.simple_fields import zones_of_seat
from turnwright.core.spaces import Space
from turnwright.core.zones import UNKNOWN, lay_out, pile
from turnwright.core.zones import heap as heap_of
from turnwright.games.small_world.data.maps import BOARDS

NONE = -1


class Shown(State):
    """A view with whatever fields a test declares."""

    def __init__(self, seats: int, viewer: Viewer, values: dict[str, Any]) -> None:
        super().__init__(seats, [])
        self.viewer = viewer
        for name, value in values.items():
            setattr(self, name, value)


class Declaring(Game[Shown]):
    """A game of three seats that only declares fields."""

    name = "declaring"
    seat_counts = range(3, 4)
    options = ()
    steps = []  # noqa: RUF012

    def __init__(self, fields: Sequence[Field]) -> None:
        self.declaration = Declaration(StateDeclaration("", "Shown", "A view.", tuple(fields)))

    def start(self, seats: int, options: JsonDict) -> Shown:
        """Return a table without a question."""
        return Shown(seats, WATCHER, {})


def written(fields: Sequence[Field], viewer: Viewer, **values: Any) -> dict[str, list[int]]:
    """Return the blocks of declared fields, as written for a viewer at a table of three."""
    game = Declaring(fields)
    space = game.space(3)
    buffer = space.buffer()
    space.encode(TableView(game, Shown(3, viewer, values)), buffer)
    own = [block.name for block in space.blocks if not block.name.startswith("question") and block.name != "viewer"]
    return {name: space.values(buffer, name) for name in own}


def seen(s: ToyState, viewer: Viewer) -> tuple[Space, array[int]]:
    """Return the observation of a toy's table."""
    space = TOY.space(s.seats)
    buffer = space.buffer()
    space.encode(TOY.view(s, viewer), buffer)
    return space, buffer


def dealt() -> ToyState:
    """Return a toy's table with a question, where seat 0 has been dealt a card and everyone follows."""
    s = fresh(3, 3)
    s.watch()
    s.cards.move(DECK, hand(0), 5, only(0))
    s.then([Frame(TOY.flow.round, 1, 2, 4)])
    return s


def test_what_is_by_seat_begins_with_the_viewer() -> None:
    """Lists by seat are turned, along whichever axis; a watcher looks from seat 0."""
    fields = [
        numbers("one", "by seat", (SEATS,), seen=ALL),
        numbers("two", "by seat and thing", (SEATS, 2), seen=ALL),
        numbers("other", "by thing and seat", (2, SEATS), seen=ALL),
    ]
    lists = {"one": [10, 11, 12], "two": [1, 2, 3, 4, 5, 6], "other": [1, 2, 3, 4, 5, 6]}
    assert {"one": [11, 12, 10], "two": [3, 4, 5, 6, 1, 2], "other": [2, 3, 1, 5, 6, 4]} == written(fields, 1, **lists)
    assert lists == written(fields, WATCHER, **lists)


def test_numbers_that_tell_a_seat_are_counted_from_the_viewer() -> None:
    """So are numbers of things of a seat and masks of seats; negative numbers stay."""
    fields = [
        number("turn", "a seat", SEAT, ALL),
        numbers("owner", "by place", (4,), seat_or(NONE), ALL),
        numbers("force", "by place", (3,), of_seat(2, NONE), ALL),
        number("winners", "seats", mask(SEATS), ALL),
        numbers("met", "by seat: seats", (SEATS,), mask(SEATS), ALL),
    ]
    found = written(fields, 2, turn=0, owner=[0, 1, 2, -1], force=[0, 5, -1], winners=0b110, met=[0b001, 0, 0b100])
    assert {
        "turn": [1],
        "owner": [1, 2, 0, -1],
        "force": [2, 1, -1],
        "winners": [1, 0, 1],
        "met": [1, 0, 0, 0, 1, 0, 0, 0, 0],
    } == found


def test_lists_are_counts_or_places() -> None:
    """What has no order is counted by number, a list with an order has a place for each, a stack its layers."""
    fields = [
        heap("cards", "open", index(4), ALL),
        heap("hired", "seat * 2 + place", of_seat(2), ALL),
        sequence("row", "in an order", 3, index(5, NONE), ALL),
        sequence("order", "of seats", SEATS, SEAT, ALL),
        rows("areas", "by seat", (SEATS,), index(3), ALL),
        rows("stack", "layers", (), index(4), ALL),
    ]
    lists = {"cards": [3, 1, 3], "hired": [0, 2, 2], "row": [4, -1], "order": [1, 0]}
    found = written(fields, 1, **lists, areas=[[0], [], [2, 2]], stack=[[1], [0, 3]])
    assert {
        "cards": [0, 1, 0, 2],
        "hired": [2, 0, 0, 0, 1, 0],
        "row": [6, 1, 0],
        "order": [1, 3, 0],
        "areas": [0, 0, 0, 0, 0, 2, 1, 0, 0],
        "stack": [2, 1, 0, 2],
    } == found


def test_what_is_hidden_is_zero_and_flagged() -> None:
    """A hidden number cannot be taken for a real one."""
    fields = [
        number("fate", "hidden", index(3)),
        number("plan", "hidden", mask(3)),
        number("guess", "hidden", SEAT),
        numbers("coins", "by seat", (SEATS,), seen=OWN),
        numbers("picks", "by seat", (SEATS,), mask(2), OWN),
        heap("pack", "things", index(3), OWN),
        sequence("path", "steps", 3, index(3), OWN),
    ]
    hidden = {
        "fate": UNKNOWN,
        "plan": UNKNOWN,
        "guess": UNKNOWN,
        "coins": [UNKNOWN, 7, UNKNOWN],
        "picks": [UNKNOWN, 3, UNKNOWN],
        "pack": [UNKNOWN, UNKNOWN],
        "path": [UNKNOWN, UNKNOWN],
    }
    assert {
        **{"fate.hidden": [1], "fate": [0], "plan.hidden": [1], "plan": [0, 0, 0], "guess.hidden": [1], "guess": [0]},
        **{"coins.hidden": [0, 1, 1], "coins": [7, 0, 0], "picks.hidden": [0, 1, 1], "picks": [1, 1, 0, 0, 0, 0]},
        **{"pack.hidden": [2], "pack": [0, 0, 0], "path.hidden": [2], "path": [0, 0, 0]},
    } == written(fields, 1, **hidden)
    known = {"fate": 2, "plan": 5, "guess": 0, "coins": [1, 7, 2], "picks": [1, 3, 2], "pack": [1, 1], "path": [2, 0]}
    found = written(fields, 1, **known)
    assert {0} == {value for name in found if name.endswith(".hidden") for value in found[name]}
    assert ([2], [1, 0, 1], [2], [7, 2, 1]) == (found["fate"], found["plan"], found["guess"], found["coins"])
    assert ([0, 2, 0], [3, 1, 0]) == (found["pack"], found["path"])


def test_a_list_longer_than_declared_is_an_error() -> None:
    """It would otherwise run into the next block."""
    with pytest.raises(ValueError, match="row: declared to hold at most 2 numbers, but it holds 3"):
        written([sequence("row", "in an order", 2, index(5), ALL)], 0, row=[1, 2, 3])


def test_blocks_say_their_bounds() -> None:
    """Shape, least and greatest value; None where no bound is known."""
    fields = [
        number("flag", "yes or no", FLAG, ALL),
        number("coins", "some", seen=ALL),
        numbers("land", "by seat", (SEATS,), mask(4), ALL),
        sequence("row", "in an order", 3, index(5, NONE), ALL),
        numbers("guess", "by seat", (SEATS,), index(9, 2), OWN),
    ]
    space = Declaring(fields).space(3)
    found = {block.name: (block.shape, block.low, block.high) for block in space.blocks}
    assert {
        **{"viewer": ((), -1, 2), "question.step": ((), 0, 0), "question.seat": ((), -1, 2)},
        **{"question.numbers": ((2,), None, None), "flag": ((), 0, 1), "coins": ((), 0, None)},
        **{"land": ((3, 4), 0, 1), "row": ((3,), 0, 6), "guess.hidden": ((3,), 0, 1), "guess": ((3,), 0, 8)},
    } == found
    assert "some" == space.block("coins").meaning
    assert sum([block.size for block in space.blocks]) == space.size == len(space.buffer())


def test_cards_are_counted_as_the_viewer_knows_them() -> None:
    """Each sees its own hand; what is where nobody looks is known together, and what was shown is known there."""
    s = dealt()
    space, own = seen(s, 0)
    assert ([1], 5) == ([n for n in space.values(own, "cards.hand") if n], space.values(own, "cards.hand").index(1))
    assert [0, 0, 0] == space.values(own, "cards.hand.hidden")
    assert ([0], CARDS - 1) == (space.values(own, "cards.deck.hidden"), sum(space.values(own, "cards.deck")))
    _space, other = seen(s, 1)
    assert [0, 0, 1] == space.values(other, "cards.hand.hidden")
    assert [] == [n for n in space.values(other, "cards.hand") if n]
    assert [1] * CARDS == space.values(other, "cards.somewhere")
    s.cards.show(hand(0), only(1))
    _space, shown = seen(s, 1)
    assert [0, 0, 0] == space.values(shown, "cards.hand.hidden")
    assert 2 * CARDS + 5 == space.values(shown, "cards.hand").index(1)
    assert 0 == space.values(shown, "cards.somewhere")[5]


def test_boards_and_the_question_are_blocks() -> None:
    """A board of a seat that has none is 0; the question has its step, its seat from the viewer, and its numbers."""
    s = dealt()
    s.boards[2] = Oath(6)
    space, buffer = seen(s, 1)
    assert ([0], [1], [0]) == tuple(space.values(buffer, f"boards.{seat}.Oath") for seat in range(3))
    assert [6] == space.values(buffer, "boards.1.Oath.points")
    step = [one.name for one in TOY.steps].index("round") + 1
    assert ([step], [0], [2, 4]) == tuple(
        space.values(buffer, f"question.{one}") for one in ("step", "seat", "numbers")
    )
    assert [1] == space.values(buffer, "viewer")
    s.todo.clear()
    space, buffer = seen(s, WATCHER)
    assert ([0], [-1], [-1]) == tuple(space.values(buffer, one) for one in ("question.step", "question.seat", "viewer"))


def test_several_observations_share_a_buffer() -> None:
    """Each is written in its place, into an array or a view of its memory, and nothing else is touched."""
    s = dealt()
    space = TOY.space(3)
    buffer = space.buffer(3)
    shared = memoryview(buffer)
    space.encode(TOY.view(s, 2), buffer, 1)
    space.encode(TOY.view(s, 0), shared, 2)
    assert "i" == shared.format
    assert not any(buffer[: space.size])
    assert buffer[space.size : 2 * space.size] == seen(s, 2)[1]
    assert buffer[2 * space.size :] == seen(s, 0)[1]


def test_only_views_are_written() -> None:
    """A whole table would tell secrets; a buffer must be long enough."""
    s = dealt()
    space = TOY.space(3)
    with pytest.raises(GameError, match="an observation is written from a view"):
        space.encode(TableView(TOY, s), space.buffer())
    with pytest.raises(GameError, match=f"a buffer for 2 observations needs {2 * space.size} numbers"):
        space.encode(TOY.view(s, 0), space.buffer(), 1)
    with pytest.raises(GameError, match="an observation has no block 'luck'"):
        space.block("luck")


@pytest.mark.parametrize("field", [number("big", "a mask", seen=ALL), sequence("big", "masks", 2, COUNT, ALL)])
def test_a_number_that_does_not_fit_is_an_error(field: Field) -> None:
    """32 bits are enough for what games count, but not for every mask."""
    with pytest.raises(GameError, match="a number of this view needs more than 32 bits: declare it as a mask"):
        written([field], 0, big=1 << 40 if field.kind == NUMBER else [1 << 40])


def test_sizes_depend_on_what_is_fixed_before_the_game() -> None:
    """The maps of Small World have different numbers of regions; open coins need no flag."""
    game = find("small_world")
    for seats in game.seat_counts:
        assert (BOARDS[seats - 2].regions,) == game.space(seats).block("who").shape
    names = [block.name for block in game.space(2).blocks]
    assert "coins.hidden" in names
    assert "coins.hidden" not in [block.name for block in game.space(2, {"coins": "open"}).blocks]


def test_a_game_without_a_declaration_says_so() -> None:
    """One line for who asks for its observations."""
    game = Declaring([])
    game.declaration = None
    with pytest.raises(GameError, match="declaring does not declare the fields of its state"):
        game.space(3)


class RowState(SimpleState):
    """A deck, a hand and a score for each seat, and three rows."""

    card_kinds = 9
    points: list[int]
    rows: list[int]
    shelves: list[list[int]]
    steps_left: list[list[int]]
    gaps: list[int]
    turn: int
    last: bool

    def __init__(self, seats: int) -> None:
        hands = [zone for seat in range(seats) for zone in (heap_of(only(seat)), heap_of(EVERYONE))]
        super().__init__(seats, lay_out([pile(), *hands]))
        self.points, self.rows, self.turn, self.last = [0] * seats, [0] * 3, 0, False
        self.shelves, self.steps_left = [[0, 0] for _seat in range(seats)], [[0], [0, 0], []]
        self.gaps = [0] * (seats + 1)


class Rows(SimpleGame[RowState]):
    """A game of annotated fields."""

    name = "rows"
    seat_counts = range(2, 5)
    steps = []  # noqa: RUF012
    state = RowState

    def start(self, seats: int, options: JsonDict) -> RowState:
        """Return a table without a question."""
        return RowState(seats)


def test_annotated_fields_have_blocks() -> None:
    """Without bounds; what grows with the seats is by seat, at each number of seats: not a list of three at three."""
    game, s = Rows(), RowState(3)
    s.points, s.rows, s.turn, s.last = [4, 5, 6], [7, 8, 9], 2, True
    s.shelves, s.steps_left = [[1, 2], [3, 4], [5, 6]], [[1], [2, 3], []]
    s.cards.fill(1 + 2, [8])
    s.viewer = 1
    space = game.space(3)
    buffer = space.buffer()
    space.encode(TableView(game, s), buffer)
    assert ([5, 6, 4], [7, 8, 9]) == (space.values(buffer, "points"), space.values(buffer, "rows"))
    assert [3, 4, 5, 6, 1, 2] == space.values(buffer, "shelves")
    assert [1, 2, 3] == space.values(buffer, "steps_left")
    assert ([2], [1]) == (space.values(buffer, "turn"), space.values(buffer, "last"))
    assert 8 == space.values(buffer, "cards.own_0").index(1)
    assert {(None, None)} == {space.block(name)[4:] for name in ("points", "rows", "turn")}
    assert (4,) == space.block("gaps").shape
    assert ((3, 2), (3,)) == (space.block("shelves").shape, space.block("steps_left").shape)
    assert ((3, 9), (9,)) == (space.block("cards.own_1").shape, space.block("cards.zone_0").shape)


def test_zones_that_do_not_grow_with_the_seats_are_the_tables() -> None:
    """A game for one number of seats cannot tell which are a seat's."""
    tables = [RowState(seats) for seats in (2, 3)]
    assert 2 == zones_of_seat([*tables])
    assert 0 == zones_of_seat([*tables[:1]])
    tables[1].cards.zones[3].audience = only(2)
    assert 0 == zones_of_seat([*tables])
