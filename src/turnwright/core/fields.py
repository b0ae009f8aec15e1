"""Declarations of a state: each field once, with its shape, what its numbers may be, and who may see it.

A declaration is a value that can be read at run time: how long a list is and what it may hold depends on the seats and
on what is fixed before the game. From it, ``tools/generate.py`` generates the class of the state (constructor, clone,
equality) and its storage (encoding, checked decoding, redaction), and ``core/spaces.py`` makes observations for
programs that learn. A field is hidden unless its declaration opens it: a viewer then gets UNKNOWN in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from turnwright.core.amounts import SEATS, Amount, Reader, Size, power_of_two

ALL: Final = "all"
"""Everyone may see the field."""
OWN: Final = "own"
"""A list by seat: every seat may see its own entry."""
NEVER: Final = "never"
"""Nobody may see it; the default."""

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
ROWS: Final = "rows"
GRID: Final = "grid"
CARDS: Final = "cards"
PARTS: Final = "parts"
BOARDS: Final = "boards"
SHARED: Final = "shared"
CACHE: Final = "cache"


# What a number may be.


@dataclass(frozen=True)
class Values:
    """What a number may be: from ``low`` to ``high``, None for no bound.

    bits    if it is a mask: how many things it is a mask of (0: it is no mask)
    each    if it tells a seat, as seat * each + something: how many somethings there are (0: it tells no seat)
    """

    low: Size | None
    high: Size | None
    bits: Size = 0
    each: int = 0


COUNT: Final = Values(0, None)
"""A number of things, without a bound."""
ANY: Final = Values(None, None)
"""Any number, also a negative one."""
FLAG: Final = Values(0, 1)
"""1 if something is true."""
SEAT: Final = Values(0, SEATS - 1, each=1)
"""A seat."""


def between(low: Size, high: Size | None) -> Values:
    """Return the numbers from ``low`` to ``high``, None for no bound."""
    return Values(low, high)


def up_to(high: Size) -> Values:
    """Return the numbers from 0 to ``high``."""
    return Values(0, high)


def index(length: Size, low: int = 0) -> Values:
    """Return the indices of a list; a negative ``low`` is for special numbers, such as NONE."""
    return Values(low, length - 1)


def mask(length: Size, checked: bool = True) -> Values:
    """Return the masks of ``length`` things; not ``checked``: storage accepts masks of more."""
    return Values(0, power_of_two(length) - 1 if checked else None, bits=length)


def seat_or(none: int) -> Values:
    """Return the seats, and a negative number for none."""
    return Values(none, SEATS - 1, each=1)


def of_seat(each: int, low: int = 0) -> Values:
    """Return the numbers seat * ``each`` + n, for n below ``each``; a negative ``low`` is for special numbers."""
    return Values(low, SEATS * each - 1, each=each)


# Fields.


@dataclass(frozen=True)
class Field:
    """One field; see the functions below for what each kind needs.

    kind     NUMBER, NUMBERS, …
    shape    the lengths of a list, the product of which is its length; empty for a list of any length
    most     how many numbers an ordered list of any length holds at most; 0 if its order does not matter
    opened   a condition under which everyone may see it after all
    stored   its name in encoded states, if it differs
    type     of what is shared or derived
    make     what a derived field is at first; ``by_seats``: it is called with the number of seats
    zones    of cards: the names of the table's zones, then of those that each seat has
    """

    kind: str
    name: str
    doc: str
    values: Values = COUNT
    shape: tuple[Size, ...] = ()
    seen: str = NEVER
    most: Size = 0
    opened: Condition | None = None
    stored: str = ""
    type: Any = None
    make: Callable[..., object] | None = None
    by_seats: bool = False
    zones: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    @property
    def key(self) -> str:
        """The name of the field in encoded states."""
        return self.stored or self.name


T = TypeVar("T")


@dataclass(frozen=True)
class Shared(Field, Generic[T]):
    """Something that is fixed before the game, on which sizes and secrets of other fields may depend."""

    def size(self, read: Callable[[T], int]) -> Amount:
        """Return the size that the function ``read`` finds in it."""
        return Amount.read_from(Reader(self.name, read))

    def tells(self, read: Callable[[T], bool]) -> Condition:
        """Return the condition that the function ``read`` finds in it."""
        return Condition(Reader(self.name, read))


@dataclass(frozen=True)
class Condition:
    """Whether something holds at a table, read from what is fixed before the game."""

    reader: Reader


@dataclass(frozen=True)
class Part:
    """A group of fields that some seats, factions or frames have and others do not: a small class of its own.

    A field with OWN is visible to the seat whose board it is, or whom the frame asks.

    Frames have theirs as payloads (``PAYLOADS`` of a declaration). An ability or faction declares its part in its own
    file as ``PART = Part(…)``. The generator reads that without importing the file, which needs the generated class:
    it evaluates the declaration with the names that it uses, imported from where the file imports them.
    """

    name: str
    doc: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class StateDeclaration:
    """What a game's state holds. ``package`` is where the generated modules go. Its module ``checks`` has a function
    ``check`` that compares fields with each other and, if there are caches, a function ``refresh`` that fills them when
    a state or view is read.
    """

    package: str
    name: str
    doc: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Declaration:
    """All declarations of a game: its state, the parts or boards that are in it, and the payloads of its frames."""

    state: StateDeclaration
    parts: tuple[Part, ...] = ()
    payloads: tuple[Part, ...] = ()


def number(name: str, doc: str, values: Values = COUNT, seen: str = NEVER, opened: Condition | None = None) -> Field:
    """Declare an int."""
    return Field(NUMBER, name, doc, values, seen=seen, opened=opened)


def numbers(
    name: str,
    doc: str,
    shape: tuple[Size, ...],
    values: Values = COUNT,
    seen: str = NEVER,
    opened: Condition | None = None,
) -> Field:
    """Declare a list of ints that always has the same length: as many as ``shape`` has places."""
    return Field(NUMBERS, name, doc, values, shape, seen, opened=opened)


def heap(name: str, doc: str, values: Values, seen: str = NEVER) -> Field:
    """Declare a list of ints of any length whose order means nothing: face-up cards, roads."""
    return Field(NUMBERS, name, doc, values, seen=seen)


def sequence(name: str, doc: str, most: Size, values: Values, seen: str = NEVER) -> Field:
    """Declare a list of ints in an order that means something, of any length; no game makes it longer than ``most``."""
    return Field(NUMBERS, name, doc, values, seen=seen, most=most)


def rows(name: str, doc: str, shape: tuple[Size, ...], values: Values, seen: str = NEVER) -> Field:
    """Declare a list of heaps: of as many as ``shape`` has places, or of any number of them (layers of a stack)."""
    return Field(ROWS, name, doc, values, shape, seen)


def grid(name: str, doc: str, shape: tuple[Size, ...], values: Values = COUNT, seen: str = NEVER) -> Field:
    """Declare a list of lists of fixed lengths, of as many numbers as ``shape`` has places. Only states of annotated
    fields hold numbers in this way.
    """
    return Field(GRID, name, doc, values, shape, seen)


def stored(key: str, field: Field) -> Field:
    """Declare that encoded states use the name ``key`` for a field, whatever its name is now."""
    return replace(field, stored=key)


def cards(
    name: str,
    doc: str,
    kinds: int,
    empty: Callable[[int], object],
    table: tuple[str, ...],
    seat: tuple[str, ...],
) -> Field:
    """Declare the zones of a table, which themselves define who may see what: the number of kinds of cards, a function
    that returns the zones for some seats before any card is laid out, and their names: first those of the ``table``,
    then those that each ``seat`` has.
    """
    return Field(CARDS, name, doc, index(kinds), seen=ALL, make=empty, by_seats=True, zones=(table, seat))


def parts(name: str, doc: str) -> Field:
    """Declare the parts that abilities declare in their own files: a list with a position for each, None if the ability
    is not in play.
    """
    return Field(PARTS, name, doc, seen=ALL)


def boards(name: str, doc: str) -> Field:
    """Declare the boards of the seats' factions: a list by seat of the parts that factions declare in their own files,
    None for a seat without one. Two seats may have one of the same kind. Boards change, so each clone has its own.
    """
    return Field(BOARDS, name, doc, seen=ALL)


def shared(name: str, doc: str, type: type[T]) -> Shared[T]:
    """Declare something that is fixed before the game and never changes: shared by clones, not stored."""
    return Shared(SHARED, name, doc, seen=ALL, type=type)


def cache(name: str, doc: str, type: type[T], make: Callable[[], T]) -> Field:
    """Declare something derived from other fields: replaced on change, shared by clones. ``make`` returns its initial
    value, which ``refresh`` in ``checks`` updates when a state or view is read.
    """
    return Field(CACHE, name, doc, seen=ALL, type=type, make=make)


def cache_by_seats(name: str, doc: str, type: type[T], make: Callable[[int], T]) -> Field:
    """Declare a cache whose initial value depends on the number of seats."""
    return Field(CACHE, name, doc, seen=ALL, type=type, make=make, by_seats=True)
