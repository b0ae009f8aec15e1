"""Declarations of a state: each field once, with its bounds and who may see it.

From a game's declaration, ``tools/generate.py`` generates the class of its state (constructor, clone, equality) and its
storage (encoding, checked decoding, redaction). A field is hidden unless its declaration opens it: a viewer then gets
UNKNOWN in its place. Bounds and lengths are Python expressions over ``seats``, the shared fields and the constants that
the declaration lists in ``imports``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ALL: Final = "all"
"""Everyone may see the field."""
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
    """One field; see the functions below for what each kind needs.

    ``opened`` is a condition under which everyone may see it after all; ``stored`` is its name in encoded states, if it
    differs.
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
        """The name of the field in encoded states."""
        return self.stored or self.name


class Part(NamedTuple):
    """A group of fields that some seats, factions or frames have and others do not: a small class of its own.

    A field with OWN is visible to the seat whose board it is, or whom the frame asks.

    Frames have theirs as payloads (``PAYLOADS`` of a declaration). An ability or faction declares its part in its own
    file as ``PART = Part(…)``. The generator reads the declaration without importing the file, so it may use only what
    this module defines.
    """

    name: str
    doc: str
    fields: tuple[Field, ...]
    imports: tuple[str, ...] = ()


class StateDeclaration(NamedTuple):
    """What a game's state holds. ``package`` is where the generated modules go. ``checks`` is a module with a function
    ``check`` that compares fields with each other and, if there are caches, a function ``refresh`` that fills them when
    a state or view is read. ``imports`` are for bounds and lengths, ``types`` for annotations.
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
    """Declare a list of ints, of any length unless one is given."""
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
    """Declare that encoded states use the name ``key`` for a field, whatever its name is now."""
    return field._replace(stored=key)


def cards(name: str, doc: str, kinds: str, empty: str) -> Field:
    """Declare the zones of a table, which themselves define who may see what: the number of kinds of cards, and the
    zones before any card is laid out.
    """
    return Field(CARDS, name, doc, high=kinds, seen=ALL, make=empty)


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


def shared(name: str, doc: str, type: str, module: str) -> Field:
    """Declare something that is fixed before the game and never changes: shared by clones, not stored."""
    return Field(SHARED, name, doc, seen=ALL, type=type, module=module)


def cache(name: str, doc: str, type: str, make: str, module: str = "") -> Field:
    """Declare something derived from other fields: replaced on change, shared by clones. ``make`` is its initial value,
    which ``refresh`` in ``checks`` updates when a state or view is read. ``module`` is where its class is.
    """
    return Field(CACHE, name, doc, seen=ALL, type=type, make=make, module=module)
