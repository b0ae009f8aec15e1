"""Writing a view as numbers: one writer for each declared field, compiled.

Numbers that are always there are collected in a list and packed at once. Everything else is mostly zero: bits of masks,
counts of cards, parts that are not in play. The buffer is cleared there, and only what is not zero is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, cast

from turnwright.core.seats import Viewer
from turnwright.core.zones import UNKNOWN

if TYPE_CHECKING:
    from array import array

Numbers32: TypeAlias = "array[int] | memoryview[int]"
"""A buffer of ints."""


class Output:
    """Where an observation is written.

    dense   the numbers that are always there, in their order
    buffer  takes the others
    base    the place in the buffer where the others begin
    first   the seat that comes first: the viewer's
    seats   how many there are
    viewer  whose view it is
    """

    def __init__(self, buffer: Numbers32, base: int, first: int, seats: int, viewer: Viewer) -> None:
        self.dense: list[int] = []
        self.buffer = buffer
        self.base = base
        self.first = first
        self.seats = seats
        self.viewer = viewer

    def relative(self, value: int, each: int) -> int:
        """Return a number that tells a seat, counted from the viewer's; negative numbers tell none."""
        if value < 0:
            return value
        value -= self.first * each
        return value if value >= 0 else value + self.seats * each

    def bits(self, at: int, mask: int) -> None:
        """Write the bits of a mask."""
        place = self.base + at
        while mask:
            low = mask & -mask
            self.buffer[place + low.bit_length() - 1] = 1
            mask ^= low

    def seat_bits(self, at: int, mask: int) -> None:
        """Write the bits of a mask of seats."""
        rotated = (mask >> self.first) | (mask << (self.seats - self.first))
        self.bits(at, rotated & ((1 << self.seats) - 1))

    def counts(self, at: int, cards: list[int], each: int) -> int:
        """Write how often each number is among ``cards``; return how many are unknown."""
        if each:
            cards = [card if card == UNKNOWN else self.relative(card, each) for card in cards]
        cards = sorted(cards)
        place, i, length = self.base + at, 0, len(cards)
        while i < length and cards[i] != UNKNOWN:
            end = i + 1
            while end < length and cards[end] == cards[i]:
                end += 1
            self.buffer[place + cards[i]] = end - i
            i = end
        return length - i


class Writer:
    """Writes one field; ``at`` is where its block begins if it is not among the dense numbers."""

    def __init__(self, field: str, at: int) -> None:
        self.field = field
        self.at = at

    def write(self, value: Any, out: Output) -> None:
        """Write what the field holds."""
        raise NotImplementedError


class PlainNumber(Writer):
    """A number as it is."""

    def write(self, value: Any, out: Output) -> None:
        """Add it."""
        out.dense.append(cast(int, value))


class SeatNumber(Writer):
    """A number that tells a seat."""

    def __init__(self, field: str, at: int, each: int) -> None:
        super().__init__(field, at)
        self.each = each

    def write(self, value: Any, out: Output) -> None:
        """Add it, counted from the viewer's seat."""
        out.dense.append(out.relative(cast(int, value), self.each))


class Mask(Writer):
    """A mask; ``of_seats``: of seats."""

    def __init__(self, field: str, at: int, of_seats: bool) -> None:
        super().__init__(field, at)
        self.of_seats = of_seats

    def write(self, value: Any, out: Output) -> None:
        """Write its bits."""
        if self.of_seats:
            out.seat_bits(self.at, cast(int, value))
        else:
            out.bits(self.at, cast(int, value))


class HiddenNumber(Writer):
    """A number that some may not see: 0 and a flag for them."""

    def __init__(self, inner: Writer, nothing: list[int]) -> None:
        super().__init__(inner.field, inner.at)
        self.inner = inner
        self.nothing = nothing

    def write(self, value: Any, out: Output) -> None:
        """Write the flag, and the number if it is known."""
        unknown = cast(int, value) == UNKNOWN
        out.dense.append(1 if unknown else 0)
        if unknown:
            out.dense.extend(self.nothing)
        else:
            self.inner.write(value, out)


class Numbers(Writer):
    """A list of fixed length.

    width   if it is a list by seat: how many numbers a seat has, else 0
    orders  by the seat that comes first: the order of the numbers, if their second axis is by seat, else empty
    each    if they tell seats (see ``Values.each``), else 0
    hidden  some viewers do not see some of them
    """

    def __init__(self, field: str, width: int, orders: list[list[int]], each: int, hidden: bool) -> None:
        super().__init__(field, 0)
        self.width = width
        self.orders = orders
        self.each = each
        self.hidden = hidden

    def ordered(self, value: Any, out: Output) -> list[int]:
        """Return the numbers, those of the viewer's seat first."""
        values = cast(list[int], value)
        if self.orders:
            return [values[place] for place in self.orders[out.first]]
        if self.width and out.first:
            split = self.width * out.first
            return values[split:] + values[:split]
        return values

    def write(self, value: Any, out: Output) -> None:
        """Add the numbers, and first which of them are hidden."""
        values = self.ordered(value, out)
        if self.hidden:
            out.dense.extend([1 if one == UNKNOWN else 0 for one in values])
            values = [0 if one == UNKNOWN else one for one in values]
        if self.each:
            values = [out.relative(one, self.each) for one in values]
        out.dense.extend(values)


class Grid(Writer):
    """A list of lists of fixed lengths; ``by_seat``: there is one for each seat."""

    def __init__(self, field: str, by_seat: bool) -> None:
        super().__init__(field, 0)
        self.by_seat = by_seat

    def write(self, value: Any, out: Output) -> None:
        """Add the numbers, those of the viewer's seat first."""
        rows = cast(list[list[int]], value)
        for row in rows[out.first :] + rows[: out.first] if self.by_seat else rows:
            out.dense.extend(row)


class Masks(Numbers):
    """A list of masks of fixed length, of ``bits`` things each."""

    def __init__(self, inner: Numbers, at: int, bits: int, of_seats: bool) -> None:
        super().__init__(inner.field, inner.width, inner.orders, 0, inner.hidden)
        self.at = at
        self.bits = bits
        self.of_seats = of_seats

    def write(self, value: Any, out: Output) -> None:
        """Write the bits of each, and which of them are hidden."""
        values, at = self.ordered(value, out), self.at
        if self.hidden:
            out.dense.extend([1 if one == UNKNOWN else 0 for one in values])
        for mask in values:
            if not self.hidden or mask != UNKNOWN:
                if self.of_seats:
                    out.seat_bits(at, mask)
                else:
                    out.bits(at, mask)
            at += self.bits


class Heap(Writer):
    """A list in no order: how often each number is in it."""

    def __init__(self, field: str, at: int, each: int, hidden: bool) -> None:
        super().__init__(field, at)
        self.each = each
        self.hidden = hidden

    def write(self, value: Any, out: Output) -> None:
        """Write the counts, and how many are hidden."""
        unknown = out.counts(self.at, cast(list[int], value), self.each)
        if self.hidden:
            out.dense.append(unknown)


class Sequence(Writer):
    """A list in an order: by place 0, or what is there, counted from 1."""

    def __init__(self, field: str, at: int, most: int, low: int, each: int, hidden: bool) -> None:
        super().__init__(field, at)
        self.most = most
        self.low = low
        self.each = each
        self.hidden = hidden

    def write(self, value: Any, out: Output) -> None:
        """Write what is at each place, and how many are hidden."""
        values, place = cast(list[int], value), out.base + self.at
        if len(values) > self.most:
            raise ValueError(f"{self.field}: declared to hold at most {self.most} numbers, but it holds {len(values)}")
        unknown = 0
        for one in values:
            if one == UNKNOWN:
                unknown += 1
            else:
                out.buffer[place] = out.relative(one, self.each) - self.low + 1 if self.each else one - self.low + 1
            place += 1
        if self.hidden:
            out.dense.append(unknown)


class Heaps(Writer):
    """Heaps by place; ``by_seat``: by seat. There are ``kinds`` numbers."""

    def __init__(self, field: str, at: int, kinds: int, by_seat: bool) -> None:
        super().__init__(field, at)
        self.kinds = kinds
        self.by_seat = by_seat

    def write(self, value: Any, out: Output) -> None:
        """Write the counts of each heap."""
        for place, row in enumerate(cast(list[list[int]], value)):
            if row:
                at = out.relative(place, 1) if self.by_seat else place
                out.counts(self.at + at * self.kinds, row, 0)


class Layers(Writer):
    """The layers of a stack: by number, in which layer it is first, counted from 1; 0 if in none."""

    def write(self, value: Any, out: Output) -> None:
        """Write the layers, the last one first."""
        layers, place = cast(list[list[int]], value), out.base + self.at
        for layer in range(len(layers) - 1, -1, -1):
            for card in layers[layer]:
                out.buffer[place + card] = layer + 1
