"""Observations as numbers: what a view holds, in named blocks of one buffer of small ints, for programs that learn.

``game.space(seats, options)`` lists the blocks, which follow from the declaration of the state (``core/fields.py``):

- Whatever is by seat begins with the viewer's seat, and numbers that tell a seat are counted from it.
- Masks are bits, lists without an order and zones of cards are counts by number, ordered lists have a place for each.
- What a viewer may not see is 0, and a block ``NAME.hidden`` says so.

``Space.encode`` reads views only, so an observation cannot tell more than the view does.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import prod
from struct import error as StructError
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from turnwright.core.amounts import SEATS, Setting, Size, size_at
from turnwright.core.errors import GameError
from turnwright.core.fields import (
    ALL,
    BOARDS,
    CACHE,
    CARDS,
    GRID,
    NUMBER,
    NUMBERS,
    PARTS,
    ROWS,
    SHARED,
    Declaration,
    Field,
    Part,
)
from turnwright.core.observing import (
    Grid,
    Heap,
    Heaps,
    HiddenNumber,
    Layers,
    Mask,
    Masks,
    Numbers,
    PlainNumber,
    SeatNumber,
    Sequence,
    Writer,
)
from turnwright.core.observing_groups import Boards, Encoder, Group, Parts, Question, Zones
from turnwright.core.seats import ALL_KNOWING

if TYPE_CHECKING:
    from turnwright.core.game import Game, JsonDict, View
    from turnwright.core.observing import Numbers32

TYPE: Final = "i"
"""The type of the numbers in a buffer: 32 bits, as ``array`` and ``memoryview`` call it; int32 in NumPy."""


class Block(NamedTuple):
    """A block of an observation.

    at         the place of its first number
    shape      its dimensions; () for one number
    low, high  the least and the greatest value; None: no bound is known
    """

    name: str
    meaning: str
    at: int
    shape: tuple[int, ...]
    low: int | None
    high: int | None

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Space:
    """The observations of a game at one number of seats and with the same options: ``size`` numbers in ``blocks``."""

    def __init__(self, blocks: list[Block], encoder: Encoder) -> None:
        self.blocks = blocks
        self.size = sum([block.size for block in blocks])
        self._encoder = encoder
        self._by_name = {block.name: block for block in blocks}

    def block(self, name: str) -> Block:
        """Return a block by its name."""
        if name not in self._by_name:
            raise GameError(f"an observation has no block {name!r}")
        return self._by_name[name]

    def buffer(self, observations: int = 1) -> array[int]:
        """Return a buffer for some observations; ``numpy.frombuffer(buffer, numpy.int32)`` reads it without a copy."""
        return array(TYPE, bytes(array(TYPE).itemsize * self.size * observations))

    def encode(self, view: View, buffer: Numbers32, number: int = 0) -> None:
        """Write a view into a buffer (an array or memoryview of ints), as its observation ``number`` from 0."""
        from turnwright.core.game import TableView

        if not isinstance(view, TableView) or view.table.viewer == ALL_KNOWING:
            raise GameError("an observation is written from a view: game.view(state, seat)")
        if len(buffer) < (number + 1) * self.size:
            raise GameError(f"a buffer for {number + 1} observations needs {(number + 1) * self.size} numbers")
        try:
            self._encoder.encode(view.table, buffer, number * self.size)
        except (OverflowError, StructError):
            raise GameError("a number of this view needs more than 32 bits: declare it as a mask") from None

    def values(self, buffer: Numbers32, name: str, number: int = 0) -> list[int]:
        """Return the numbers of a block of an observation in a buffer."""
        block = self.block(name)
        start = number * self.size + block.at
        return list(buffer[start : start + block.size])


def space_of(game: Game[Any], seats: int, options: JsonDict) -> Space:
    """Return the observations of a game."""
    s = game.new_state(seats, options)
    declaration = game.declared(s)
    fixed = {field.name: getattr(s, field.name) for field in declaration.state.fields if field.kind == SHARED}
    layout = Layout(Setting(seats, fixed), declaration)
    writers: list[Writer] = [Question([*game.steps], layout.question(len(game.steps)))]
    writers += layout.fields(declaration.state.fields, "")
    return Space(layout.blocks(), Encoder(writers, layout.dense_size, layout.sparse_size))


class Layout:
    """Assigns blocks to fields: dense ones in the order in which they are written, sparse ones behind them."""

    def __init__(self, setting: Setting, declaration: Declaration) -> None:
        self.setting = setting
        self.seats = setting.seats
        self.declaration = declaration
        self.dense: list[Block] = []
        self.sparse: list[Block] = []
        self.dense_size = 0
        self.sparse_size = 0

    def blocks(self) -> list[Block]:
        """Return all blocks, in the order of their places."""
        return self.dense + [block._replace(at=block.at + self.dense_size) for block in self.sparse]

    def at(self, size: Size) -> int:
        """Return a size at this table."""
        return size_at(size, self.setting)

    def add_dense(self, name: str, doc: str, shape: tuple[int, ...], low: int | None, high: int | None) -> None:
        """Add a block whose numbers are always written."""
        self.dense.append(Block(name, doc, self.dense_size, shape, low, high))
        self.dense_size += prod(shape)

    def add_sparse(self, name: str, doc: str, shape: tuple[int, ...], high: int | None) -> int:
        """Add a block of which only what is not 0 is written; return where it begins."""
        place = self.sparse_size
        self.sparse.append(Block(name, doc, place, shape, 0, high))
        self.sparse_size += prod(shape)
        return place

    def flag_hidden(self, name: str, shape: tuple[int, ...], high: int | None = 1) -> None:
        """Add the block that says what of another is hidden."""
        self.add_dense(f"{name}.hidden", f"what of {name} the viewer may not see", shape, 0, high)

    # The open question.

    def question(self, steps: int) -> list[Group]:
        """Add the blocks of the viewer and the open question; return the groups of its payloads."""
        self.add_dense(
            "viewer", "the seat whose view it is (-1: a watcher, for whom seat 0 is first)", (), -1, self.seats - 1
        )
        self.add_dense("question.step", "the step of the open question, from 1 (0: the game is over)", (), 0, steps)
        self.add_dense("question.seat", "the seat that is asked (-1: chance)", (), -1, self.seats - 1)
        self.add_dense("question.numbers", "what the step asks about, in its own terms", (2,), None, None)
        return [self.group(payload, f"question.{payload.name}") for payload in self.declaration.payloads]

    # Fields.

    def fields(self, fields: tuple[Field, ...], prefix: str) -> list[Writer]:
        """Add the blocks of fields; return their writers."""
        makers: dict[str, Callable[[Field, str], Writer]] = {
            NUMBER: self.number,
            NUMBERS: self.numbers,
            ROWS: self.rows,
            GRID: self.grid,
            CARDS: self.zones,
            PARTS: self.parts,
            BOARDS: self.boards,
        }
        return [makers[field.kind](field, prefix + field.name) for field in fields if field.kind not in (SHARED, CACHE)]

    def may_be_hidden(self, field: Field) -> bool:
        """Tell whether some viewers do not see a field at this table."""
        return field.seen != ALL and not (field.opened is not None and field.opened.reader.at(self.setting))

    def bounds(self, field: Field) -> tuple[int | None, int | None]:
        """Return the least and the greatest value of a field; a hidden one is written as 0."""
        low, high = (None if size is None else self.at(size) for size in (field.values.low, field.values.high))
        return (min(low, 0) if low is not None and self.may_be_hidden(field) else low), high

    def number(self, field: Field, name: str) -> Writer:
        """Add a number."""
        hidden = self.may_be_hidden(field)
        if hidden:
            self.flag_hidden(name, ())
        if field.values.bits:
            at = self.add_sparse(name, field.doc, (self.at(field.values.bits),), 1)
            mask = Mask(field.name, at, field.values.bits is SEATS)
            return HiddenNumber(mask, []) if hidden else mask
        self.add_dense(name, field.doc, (), *self.bounds(field))
        plain = SeatNumber(field.name, 0, field.values.each) if field.values.each else PlainNumber(field.name, 0)
        return HiddenNumber(plain, [0]) if hidden else plain

    def numbers(self, field: Field, name: str) -> Writer:
        """Add a list of numbers."""
        if not field.shape:
            return self.sequence(field, name) if field.most else self.heap(field, name)
        shape = tuple([self.at(size) for size in field.shape])
        hidden = self.may_be_hidden(field)
        if hidden:
            self.flag_hidden(name, shape)
        axes = [place for place, size in enumerate(field.shape) if size is SEATS]
        width = prod(shape[1:]) if axes == [0] else 0
        orders = self.orders(shape, axes[0]) if axes and axes[0] > 0 else []
        writer = Numbers(field.name, width, orders, field.values.each, hidden)
        if not field.values.bits:
            self.add_dense(name, field.doc, shape, *self.bounds(field))
            return writer
        bits = self.at(field.values.bits)
        return Masks(writer, self.add_sparse(name, field.doc, (*shape, bits), 1), bits, field.values.bits is SEATS)

    def orders(self, shape: tuple[int, ...], axis: int) -> list[list[int]]:
        """Return, by the seat that comes first, the order of numbers that are by seat along ``axis``."""
        inner = prod(shape[axis + 1 :])
        block = inner * self.seats
        return [
            [place - place % block + (place % block + first * inner) % block for place in range(prod(shape))]
            for first in range(self.seats)
        ]

    def heap(self, field: Field, name: str) -> Writer:
        """Add a list without an order."""
        hidden = self.may_be_hidden(field)
        if hidden:
            self.flag_hidden(name, (), None)
        each = field.values.each
        shape = (self.seats, each) if each else (self.kinds(field),)
        return Heap(field.name, self.add_sparse(name, field.doc, shape, None), each, hidden)

    def kinds(self, field: Field) -> int:
        """Return how many different numbers a list may hold."""
        assert field.values.low == 0, f"{field.name}: what is counted by number is numbered from 0"
        assert field.values.high is not None, f"{field.name}: what is counted by number needs a greatest number"
        return self.at(field.values.high) + 1

    def sequence(self, field: Field, name: str) -> Writer:
        """Add a list with an order."""
        hidden = self.may_be_hidden(field)
        if hidden:
            self.flag_hidden(name, (), None)
        assert field.values.low is not None, f"{field.name}: a list with an order needs a least number"
        low, most = self.at(field.values.low), self.at(field.most)
        high = None if field.values.high is None else self.at(field.values.high) - low + 1
        doc = f"{field.doc}; by place: 0 for nothing, else the number + {1 - low}"
        at = self.add_sparse(name, doc, (most,), high)
        return Sequence(field.name, at, most, low, field.values.each, hidden)

    def rows(self, field: Field, name: str) -> Writer:
        """Add heaps, or the layers of a stack."""
        kinds = self.kinds(field)
        if not field.shape:
            doc = f"{field.doc}; by number: the first layer that has it, from 1"
            return Layers(field.name, self.add_sparse(name, doc, (kinds,), None))
        shape = tuple([self.at(size) for size in field.shape])
        at = self.add_sparse(name, field.doc, (*shape, kinds), None)
        return Heaps(field.name, at, kinds, field.shape[0] is SEATS)

    def grid(self, field: Field, name: str) -> Writer:
        """Add a list of lists of fixed lengths."""
        self.add_dense(name, field.doc, tuple([self.at(size) for size in field.shape]), *self.bounds(field))
        return Grid(field.name, field.shape[0] is SEATS)

    def zones(self, field: Field, name: str) -> Writer:
        """Add the zones of cards."""
        kinds = self.kinds(field)
        table, seat = field.zones
        doc = "by kind: how many the viewer knows to be there"
        hidden = "how many cards are there that the viewer does not know"
        tables: list[int] = []
        seats: list[int] = []
        for zone in table:
            self.add_dense(f"{name}.{zone}.hidden", hidden, (), 0, None)
            tables.append(self.add_sparse(f"{name}.{zone}", doc, (kinds,), None))
        for zone in seat:
            self.add_dense(f"{name}.{zone}.hidden", hidden, (self.seats,), 0, None)
            seats.append(self.add_sparse(f"{name}.{zone}", doc, (self.seats, kinds), None))
        doc = "by kind: how many are where the viewer cannot look, as it knows without knowing in which place"
        return Zones(field.name, self.add_sparse(f"{name}.somewhere", doc, (kinds,), None), kinds, tables, seats)

    # Parts.

    def group(self, part: Part, name: str) -> Group:
        """Add the blocks of a part, which may be absent: all of them are sparse, and one says whether it is there."""
        outside, outside_size = self.dense, self.dense_size
        self.dense, self.dense_size = [], 0
        self.add_dense(name, f"1: there is this: {part.doc}", (), 0, 1)
        writers = self.fields(part.fields, f"{name}.")
        at, size = self.sparse_size, self.dense_size
        self.sparse += [with_zero(block)._replace(at=at + block.at) for block in self.dense]
        self.sparse_size += size
        self.dense, self.dense_size = outside, outside_size
        return Group(part.name, writers, at, size)

    def parts(self, field: Field, name: str) -> Writer:
        """Add the parts of abilities."""
        return Parts(field.name, [self.group(part, f"{name}.{part.name}") for part in self.declaration.parts])

    def boards(self, field: Field, name: str) -> Writer:
        """Add the boards of each seat, from the viewer's."""
        return Boards(
            field.name,
            [
                [self.group(part, f"{name}.{seat}.{part.name}") for part in self.declaration.parts]
                for seat in range(self.seats)
            ],
        )


def with_zero(block: Block) -> Block:
    """Return a block that may also be 0 throughout."""
    low = None if block.low is None else min(block.low, 0)
    return block._replace(low=low, high=None if block.high is None else max(block.high, 0))


def no_declaration(game: Game[Any]) -> GameError:
    """Return the error for a game that does not declare its state."""
    return GameError(f"{game.name} does not declare the fields of its state, so it has no observations (Game.declared)")
