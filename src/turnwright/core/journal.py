"""The journal: the entries of a record. Entries are only ever added; an undo is an entry too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from turnwright.core.game import JsonDict

CHOICE: Final = "choice"
"""A seat chose one of its options."""
DEALT: Final = "chance"
"""Dice or cards answered, by the dealer or by hand."""
JOINED: Final = "joined"
"""A seat chose this together with its previous choice, in one gesture; both are undone together."""
ORDER: Final = "order"
"""A standing order chose one of a seat's options."""
FORCED: Final = "forced"
"""There was only one answer, and everyone could know that."""
UNDO: Final = "undo"
"""A seat went back to one of its earlier decisions."""
LEAVE: Final = "leave"
"""A seat left the game for good; the others continue without it."""
RESIGN: Final = "resign"
"""A seat gave up, and that ended the game: the best of the others wins."""
WORDLESS: Final = (UNDO, LEAVE, RESIGN)
"""Entries without a choice."""

HIDDEN: Final = ""
"""Stands for a choice that the reader of a redacted journal may not know yet."""


class Entry(NamedTuple):
    """One entry of the journal: ``seq`` is its index; ``to`` is the ply that an undo goes back to."""

    seq: int
    seat: int
    kind: str
    choice: str = HIDDEN
    to: int = -1


class Header(NamedTuple):
    """What was fixed before the first choice.

    ``commitment`` is the hash of the table's seed ("" if people rolled and drew); the first
    ``inherited`` entries were taken over from another game, so their chance is not from this seed. ``start`` is the
    encoded state in which a set-up game began, None if it began as its rules say.
    """

    game: str
    version: int
    seats: int
    options: JsonDict
    commitment: str = ""
    inherited: int = 0
    names: tuple[str, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    start: JsonDict | None = None


class Result(NamedTuple):
    """How a finished game ended: a seat may have no score, and winners need not have the highest. ``seed`` is the
    table's, in hex, revealed at the end.
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
    """Return the answers that were not undone: the line of play."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del line[entry.to :]
        elif entry.kind != RESIGN:
            line.append(entry)
    return line
