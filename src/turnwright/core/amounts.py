"""Sizes that depend on the table: on the number of its seats, or on what is fixed before the game.

``SEATS * CULTS`` is such a size. It can be computed for a table (``size_at``), and it knows how generated code writes
it (``Amount.code``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

BINDING: Final = ("<<", "-", "+", "*")
"""Operators, the loosest first."""


@dataclass(frozen=True)
class Setting:
    """What sizes depend on: the number of seats, and what all states of a table share, by the name of its field."""

    seats: int
    shared: Mapping[str, Any]


@dataclass(frozen=True)
class Reader:
    """A named function of something shared, so that generated code can import it and call it."""

    field: str
    read: Callable[[Any], Any]

    def __post_init__(self) -> None:
        if not self.read.__name__.isidentifier():
            raise TypeError(f"{self.field}: a size or condition is read by a function with a name, not by a lambda")

    @property
    def code(self) -> str:
        """A call of the function, for generated code."""
        return f"{self.read.__name__}({self.field})"

    def at(self, setting: Setting) -> Any:
        """Return what the function finds at a table."""
        return self.read(setting.shared[self.field])


@dataclass(frozen=True)
class Amount:
    """A whole number that depends on the table.

    code     how generated code writes it
    binding  how tightly its outermost operator binds: the higher, the fewer brackets it needs
    readers  the functions that the code calls
    value    computes it
    """

    code: str
    binding: int
    readers: tuple[Reader, ...]
    value: Callable[[Setting], int]

    @staticmethod
    def read_from(reader: Reader) -> Amount:
        """Return what a function finds in something shared."""
        return Amount(reader.code, len(BINDING), (reader,), reader.at)

    def __add__(self, other: Size) -> Amount:
        return _joined(self, "+", other, lambda one, two: one + two)

    def __sub__(self, other: Size) -> Amount:
        return _joined(self, "-", other, lambda one, two: one - two)

    def __mul__(self, other: Size) -> Amount:
        return _joined(self, "*", other, lambda one, two: one * two)

    def __radd__(self, other: int) -> Amount:
        return _joined(other, "+", self, lambda one, two: one + two)

    def __rmul__(self, other: int) -> Amount:
        return _joined(other, "*", self, lambda one, two: one * two)


Size: TypeAlias = int | Amount
"""A whole number that depends on the table, or not."""

SEATS: Final = Amount("seats", len(BINDING), (), lambda setting: setting.seats)
"""The number of seats."""


def _joined(one: Size, sign: str, two: Size, compute: Callable[[int, int], int]) -> Amount:
    return Amount(
        f"{_operand(one, BINDING.index(sign))} {sign} {_operand(two, BINDING.index(sign) + 1)}",
        BINDING.index(sign),
        (*readers_of(one), *readers_of(two)),
        lambda setting: compute(size_at(one, setting), size_at(two, setting)),
    )


def _operand(size: Size, binding: int) -> str:
    """Return the code of an operand, in brackets if it binds less tightly than it must."""
    return f"({size.code})" if isinstance(size, Amount) and size.binding < binding else code_of(size)


def power_of_two(size: Size) -> Size:
    """Return 2 to the power of a size."""
    if isinstance(size, int):
        return 1 << size
    return _joined(1, "<<", size, lambda one, two: one << two)


def product(sizes: tuple[Size, ...]) -> Size:
    """Return the product of sizes; 1 if there are none."""
    result: Size = 1
    for size in sizes:
        result = size if result == 1 else result * size
    return result


def size_at(size: Size, setting: Setting) -> int:
    """Return a size at a table."""
    return size if isinstance(size, int) else size.value(setting)


def code_of(size: Size | None) -> str:
    """Return how generated code writes a size, None for no bound."""
    return size.code if isinstance(size, Amount) else str(size)


def readers_of(size: Size | None) -> tuple[Reader, ...]:
    """Return the functions that the code of a size calls."""
    return size.readers if isinstance(size, Amount) else ()
