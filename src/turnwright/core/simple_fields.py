"""What a state of annotated fields declares, found by laying it out for each number of seats.

Annotations have no bounds. A list with as many numbers as there are seats, however many there are, is by seat. So are
the last zones, if their number grows with the seats and each belongs to its seat or to nobody in particular.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core.amounts import SEATS, Size
from turnwright.core.fields import ALL, ANY, FLAG, Declaration, Field, StateDeclaration, cards, grid, number, numbers
from turnwright.core.seats import EVERYONE, NOBODY, only

if TYPE_CHECKING:
    from turnwright.core.simple import SimpleState


def declaration_of(s: SimpleState, names: list[str], seat_counts: range) -> Declaration:
    """Return the declaration of a table with the annotated fields ``names``, for its number of seats."""
    state = type(s)
    tables = [state.laid_out(seats) for seats in seat_counts]
    fields = [declared(name, s, tables) for name in names]
    if s.cards.zones:
        each = zones_of_seat(tables)
        common = len(s.cards.zones) - each * s.seats
        on_table, of_seat = ([f"{of}_{n}" for n in range(count)] for of, count in (("zone", common), ("own", each)))
        doc, kinds = "hidden things", max(state.card_kinds, 1)
        fields.append(cards("cards", doc, kinds, state.laid_out, tuple(on_table), tuple(of_seat)))
    return Declaration(StateDeclaration("", state.__name__, state.__doc__ or "", tuple(fields)))


def declared(name: str, s: SimpleState, tables: list[SimpleState]) -> Field:
    """Return the declaration of one field of ``s``; ``tables`` are those of each number of seats."""
    value = getattr(s, name)
    if isinstance(value, bool):
        return number(name, name, FLAG, ALL)
    if not isinstance(value, list):
        return number(name, name, ANY, ALL)
    by_seat = len(tables) > 1 and all(len(getattr(table, name)) == table.seats for table in tables)
    length: Size = SEATS if by_seat else len(value)
    inner = {len(row) for row in value if isinstance(row, list)}
    if not inner:
        return numbers(name, name, (length,), ANY, ALL)
    # Lists of different lengths are one after another.
    return grid(name, name, (length, *inner) if len(inner) == 1 else (sum(map(len, value)),), ANY, ALL)


def zones_of_seat(tables: list[SimpleState]) -> int:
    """Return how many zones each seat has, behind those of the table; 0 if that cannot be told."""
    if len(tables) < 2:
        return 0
    fewest, more = tables[:2]
    each = (len(more.cards.zones) - len(fewest.cards.zones)) // (more.seats - fewest.seats)
    common = len(fewest.cards.zones) - each * fewest.seats
    fits = each > 0 and common >= 0
    return each if fits and all(each_has(each, common, s) for s in tables) else 0


def each_has(each: int, common: int, s: SimpleState) -> bool:
    """Tell whether the zones of a table, but for the ``common`` ones, may be ``each`` of every seat in turn."""
    own = s.cards.zones[common:]
    return len(own) == each * s.seats and all(
        zone.audience in (NOBODY, EVERYONE, only(place // each)) for place, zone in enumerate(own)
    )
