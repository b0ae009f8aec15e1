"""Declarations of what a table holds: each field once, with its bounds and who may see it.

``tools/generate.py`` makes of a game's declaration the class of its state (constructor, clone, equality) and its
storage (encoding, checked reading, redaction). A field is closed unless its declaration opens it: a viewer then gets
UNKNOWN in its place. Bounds and lengths are Python expressions over ``seats``, the shared fields and the constants that
the declaration names in ``imports``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ALL: Final = "all"
"""Everybody may see the field."""
OWN: Final = "own"
"""A list by seat: every seat may see its own entry."""
NEVER: Final = "never"
"""Nobody may see it; the default."""

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
ROWS: Final = "rows"
CARDS: Final = "cards"
PARTS: Final = "parts"
BOARDS: Final = "boards"
SHARED: Final = "shared"
CACHE: Final = "cache"


class Field(NamedTuple):
    """One field: see the functions below for what each kind needs.

    ``opened`` is a condition under which everybody may see it after all; ``stored`` what encoded states call it, if not
    by its name.
    """

    kind: str
    name: str
    doc: str
    low: str = "None"
    high: str = "None"
    length: str = "None"
    width: str = "None"
    seen: str = NEVER
    opened: str = ""
    type: str = ""
    module: str = ""
    make: str = ""
    stored: str = ""

    @property
    def key(self) -> str:
        """What encoded states call it."""
        return self.stored or self.name


class Part(NamedTuple):
    """A group of fields that some seats, factions or frames have and others do not: a small class of its own.

    Where a field is seen by OWN, the seat whose board it is, or that a frame asks, may see it.

    Frames own theirs (``PAYLOADS`` of a declaration). An ability or faction declares its part in its own file as
    ``PART = Part(…)``; the generator reads the declaration without importing the file, so it may use what this module
    defines and nothing else.
    """

    name: str
    doc: str
    fields: tuple[Field, ...]
    imports: tuple[str, ...] = ()


class Table(NamedTuple):
    """What a game's state holds. ``package`` is where the generated modules go; ``checks`` is a module with a function
    ``check`` that compares fields with each other, and where there are caches a function ``refresh`` that fills them
    when a state or view is read. ``imports`` serve bounds and lengths, ``types`` annotations.
    """

    package: str
    name: str
    doc: str
    fields: tuple[Field, ...]
    imports: tuple[str, ...] = ()
    checks: str = ""
    types: tuple[str, ...] = ()


def number(name: str, doc: str, low: str = "0", high: str = "None", seen: str = NEVER, opened: str = "") -> Field:
    """Declare an int."""
    return Field(NUMBER, name, doc, low, high, seen=seen, opened=opened)


def numbers(
    name: str,
    doc: str,
    length: str = "None",
    low: str = "0",
    high: str = "None",
    seen: str = NEVER,
    opened: str = "",
) -> Field:
    """Declare a list of ints; without a length it may be of any."""
    return Field(NUMBERS, name, doc, low, high, length, seen=seen, opened=opened)


def rows(
    name: str,
    doc: str,
    length: str = "None",
    width: str = "None",
    low: str = "0",
    high: str = "None",
    seen: str = NEVER,
    opened: str = "",
) -> Field:
    """Declare a list of lists of ints."""
    return Field(ROWS, name, doc, low, high, length, width, seen, opened)


def stored(key: str, field: Field) -> Field:
    """Declare that encoded states call a field ``key``, whatever its name is now."""
    return field._replace(stored=key)


def cards(name: str, doc: str, kinds: str, empty: str) -> Field:
    """Declare the zones of a table, which know themselves who may see what: so many kinds of cards, and the zones as
    they are before any card is laid out.
    """
    return Field(CARDS, name, doc, high=kinds, seen=ALL, make=empty)


def parts(name: str, doc: str) -> Field:
    """Declare the parts that abilities declare in their own files: a list with a place for each, None where the ability
    is not in play.
    """
    return Field(PARTS, name, doc, seen=ALL)


def boards(name: str, doc: str) -> Field:
    """Declare what the faction of each seat keeps: a list by seat of the parts that factions declare in their own
    files, None for a seat that has none. Two seats may have one of the same kind; a board changes, so that clones have
    their own.
    """
    return Field(BOARDS, name, doc, seen=ALL)


def shared(name: str, doc: str, type: str, module: str) -> Field:
    """Declare something that is fixed before the game and never changes: shared by clones, not stored."""
    return Field(SHARED, name, doc, seen=ALL, type=type, module=module)


def cache(name: str, doc: str, type: str, make: str, module: str = "") -> Field:
    """Declare what follows from other fields: replaced on change, shared by clones; ``make`` is its value at first,
    which ``refresh`` of ``checks`` brings up to date when a state or view is read. ``module`` is where its class is.
    """
    return Field(CACHE, name, doc, seen=ALL, type=type, make=make, module=module)
