"""Reading and writing files: records and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from turnwright.core.drawing import LIGHT, Theme, svg
from turnwright.core.errors import BadRecord, GameError
from turnwright.core.frames import State
from turnwright.core.game import Game, View
from turnwright.core.notation import FORMAT, SetUp
from turnwright.core.notation import read as read_text
from turnwright.core.notation_text import LONGEST_TEXT
from turnwright.core.png import png
from turnwright.core.reading import split
from turnwright.core.record import Record, read, write

WIDTH = 1600
"""Width of a PNG picture in pixels."""


class BadFile(GameError):
    """A file cannot be read or written as asked."""


def read_records(path: Path) -> Iterator[Record | BadRecord]:
    """Return the records in ``path``, or what is wrong with each that cannot be read."""
    for source in split(path.read_bytes()):
        try:
            yield read(source)
        except BadRecord as problem:
            yield problem


def read_record(path: Path, number: int = 1) -> Record:
    """Return the record in ``path``, or the ``number``-th if there are several."""
    parts = list(split(path.read_bytes()))
    if number > len(parts):
        raise BadFile(f"{path}: no game {number}: the file has {len(parts)}")
    try:
        return read(parts[number - 1])
    except BadRecord as problem:
        raise BadFile(f"{path}: {problem}") from None


def read_position(path: Path) -> SetUp | None:
    """Return the position that ``path`` describes as text, or None if it is no such file."""
    with path.open("rb") as file:
        text = file.read(LONGEST_TEXT + 1)
    if not text.lstrip().startswith(FORMAT.encode()):
        return None
    try:
        return read_text(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(f"{path}: expected text in UTF-8") from None
    except GameError as problem:
        raise BadFile(f"{path}: {problem}") from None


def write_text(path: Path, text: str) -> None:
    """Write a text, all of it or nothing."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def new_file(name: str) -> Path:
    """Return the path of a file to write; refuse to overwrite an existing file."""
    path = Path(name)
    if path.exists():
        raise BadFile(f"{path} already exists: choose another name")
    if not path.parent.is_dir():
        raise BadFile(f"{path.parent} is not a folder")
    return path


def write_record(path: Path, record: Record) -> None:
    """Write a record, all of it or nothing."""
    write_text(path, write(record))


def draw(game: Game[State], view: View, path: Path, theme: Theme = LIGHT) -> None:
    """Write the drawing of ``view`` as SVG or PNG, depending on the file name."""
    kind = path.suffix.lower()
    if kind not in (".svg", ".png"):
        raise BadFile(f"{path}: the name of a picture must end in .png or .svg")
    picture = svg(game.panels(view, theme), theme)
    path.write_bytes(png(picture, WIDTH) if kind == ".png" else picture.encode())
