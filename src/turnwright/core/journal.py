"""The journal: what a record is made of. Entries are only ever added; undo is an entry too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from turnwright.core.game import JsonDict

CHOICE: Final = "choice"
"""A seat decided between its options."""
DEALT: Final = "chance"
"""Dice or cards answered, by the dealer or by hand."""
JOINED: Final = "joined"
"""A seat decided so together with its choice before, in one gesture; both are taken back as one."""
ORDER: Final = "order"
"""A standing order decided for a seat between its options."""
FORCED: Final = "forced"
"""There was one answer, and everybody could know that."""
UNDO: Final = "undo"
"""A seat went back to an earlier decision of its own."""
LEAVE: Final = "leave"
"""A seat left the game for good; the others go on without it."""
WORDLESS: Final = (UNDO, LEAVE)
"""Entries without a choice."""

HIDDEN: Final = ""
"""Stands for a choice that the reader of a redacted journal may not know yet."""


class Entry(NamedTuple):
    """One line of the journal: ``seq`` is its place; ``to`` is the ply an undo goes back to."""

    seq: int
    seat: int
    kind: str
    choice: str = HIDDEN
    to: int = -1


class Header(NamedTuple):
    """What was fixed before the first choice.

    ``commitment`` is the hash of the table's seed ("" where people rolled and drew); the first
    ``given`` entries were taken over from another game, so that their chance is not this seed's.
    """

    game: str
    version: int
    seats: int
    options: JsonDict
    commitment: str = ""
    given: int = 0
    names: tuple[str, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()


class Result(NamedTuple):
    """How a finished game ended: a seat may have no score, winners need not have the highest. ``seed`` is the table's,
    in hex, now that it may be known.
    """

    scores: tuple[int | None, ...]
    winners: tuple[int, ...]
    seed: str = ""


class Record(NamedTuple):
    """A stored game: header, journal and, once it is over, the result."""

    header: Header
    entries: tuple[Entry, ...]
    result: Result | None = None


def surviving(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries that no undo took back: the line of play."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del line[entry.to :]
        else:
            line.append(entry)
    return line
