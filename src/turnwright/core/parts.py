"""Parts and boards: the private state of an ability or faction, which exists only while it is in play.

Each is declared in its own file (``core/fields.py``) and generated as a small class. A state holds parts in a list with
a position for each, None if it is absent. A part is replaced and never changed, so clones share it. Boards are held by
seat, so that two seats can have one of the same kind; they change, and each clone has its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from turnwright.core.seats import Viewer

if TYPE_CHECKING:
    from turnwright.core.game import JsonDict


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A few fields that belong together; never changed once they are on a table."""

    def encode(self) -> JsonDict:
        """Return all fields and the name of the part, secrets included."""
        raise NotImplementedError

    def redacted(self, viewer: Viewer) -> Part:
        """Return the part as ``viewer`` may see it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """The private state of one seat's faction."""

    def encode(self) -> JsonDict:
        """Return all fields and the name of the board, secrets included."""
        raise NotImplementedError

    def clone(self) -> Board:
        """Return an independent copy."""
        raise NotImplementedError

    def redacted(self, viewer: Viewer, seat: int) -> Board:
        """Return the board of ``seat`` as ``viewer`` may see it."""
        raise NotImplementedError


def redacted_parts(parts: list[Part | None], viewer: Viewer) -> list[Part | None]:
    """Return the parts as ``viewer`` may see them."""
    return [None if part is None else part.redacted(viewer) for part in parts]


def cloned_boards(boards: list[Board | None]) -> list[Board | None]:
    """Return independent copies of the boards by seat."""
    return [None if board is None else board.clone() for board in boards]


def redacted_boards(boards: list[Board | None], viewer: Viewer) -> list[Board | None]:
    """Return the boards by seat as ``viewer`` may see them."""
    return [None if board is None else board.redacted(viewer, seat) for seat, board in enumerate(boards)]
