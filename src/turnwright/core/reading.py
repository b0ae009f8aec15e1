"""Read records of many games, and step through one game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from turnwright.core.errors import BadRecord
from turnwright.core.journal import CHOICE, JOINED, ORDER, RESIGN, Entry
from turnwright.core.position import Position
from turnwright.core.record import HEADER, Record, current, follow, line_of_play, read, replay

_HEADER: Final = HEADER.encode()


class Moment(NamedTuple):
    """One answer of a game, and the position in which it was given.

    ``position`` is the same object at every step and goes on with the iteration: take what you need from it, or keep
    ``position.fork()``. At a chance question its ``seat`` is CHANCE and its ``options`` are the possible outcomes.
    """

    position: Position
    entry: Entry

    @property
    def is_decision(self) -> bool:
        """Whether a seat chose between two or more options."""
        return self.entry.kind in (CHOICE, JOINED, ORDER) and len(self.position.actions) > 1


def walk(record: Record) -> Iterator[Moment]:
    """Yield every answer of the line of play, with the position before it; answers that were undone are left out.

    Once the iteration is over, the position is the last one of the record.
    """
    record = current(record)
    position = replay(record, 0)
    for entry in [*line_of_play(record), *[entry for entry in record.entries if entry.kind == RESIGN]]:
        yield Moment(position, entry)
        follow(position, entry)


def read_all(source: str | bytes | Iterable[str | bytes]) -> Iterator[Record]:
    """Yield the records in ``source``: a text, or the lines of one, such as an open file, which is read as needed.

    BadRecord names the game and the line in it that cannot be read.
    """
    for number, text in enumerate(split(source), start=1):
        try:
            yield read(text)
        except BadRecord as problem:
            raise BadRecord(f"game {number}: {problem}") from None


def split(source: str | bytes | Iterable[str | bytes]) -> Iterator[bytes]:
    """Yield the text of each record in ``source``; a text without any header is one record, which ``read`` refuses."""
    if isinstance(source, (str, bytes)):
        source = _encoded(source).splitlines(keepends=True)
    record: list[bytes] = []
    for line in map(_encoded, source):
        if line.startswith(_HEADER) and record:
            yield b"".join(record)
            record = []
        record.append(line)
    yield b"".join(record)


def _encoded(text: str | bytes) -> bytes:
    return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
