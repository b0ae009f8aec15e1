"""What the database holds of a table: its row, its seats, open requests and journal entries."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from turnwright.core.journal import Entry
from turnwright.server.wire.tables import Clock, Ending, Resigning

SYSTEM = ""
"""The author of entries that nobody chose: dice, forced answers."""


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds one seat, and their standing orders (those left out ask).

    ``kind``: ``open``, ``person``, ``bot``, or ``gone`` if the others play on without the seat.
    ``resigned``: its person has left the game.
    ``unconfirmed``: its person has not agreed to settings that the owner has changed.
    ``former``: people who have held the seat since the game began; before a rematch begins, in the previous game.
    """

    kind: str
    user_id: str | None = None
    name: str = ""
    bot: str | None = None
    seconds: float | None = None
    resigned: bool = False
    clock_left: float | None = None
    orders: dict[str, Any] = msgspec.field(default_factory=dict)
    former: list[str] = msgspec.field(default_factory=list)
    unconfirmed: bool = False


class Asking(msgspec.Struct, frozen=True, kw_only=True):
    """A request about ``seat`` that waits for the other seats; ``accepted`` are those that agree or need not be asked.

    ``id`` distinguishes it from other requests of its table.
    """

    seat: int
    accepted: list[int]
    deadline: float
    id: int = 0


class UndoAsking(Asking, frozen=True, kw_only=True):
    """A request of ``seat`` to undo its choice; void once the journal has grown beyond ``seq``.

    ``redeals``: dice would be rolled or cards drawn again.
    """

    seq: int
    redeals: bool = False


class SeatAsking(Asking, frozen=True, kw_only=True):
    """A request of the person ``by``, called ``name``, that ``seat`` of a running game goes to ``to``."""

    by: str
    name: str
    to: Seating


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """A row of ``tables`` and its seats.

    ``start``: the encoded state in which a set-up game begins. ``resigning``: what happens when somebody leaves.
    ``ending``: why a finished game ended before its rules ended it.
    """

    id: str
    game: str
    version: int
    options: dict[str, Any]
    title: str
    public: bool
    owner: str
    state: str
    seed: str
    commitment: str
    given: int
    created: float
    changed: float
    seating: tuple[Seating, ...]
    start: dict[str, Any] | None = None
    clock: Clock | None = None
    invite: str | None = None
    started: float | None = None
    turn_since: float | None = None
    asked: int | None = None
    seq: int = 0
    ply: int = 0
    scores: list[int | None] | None = None
    winners: list[int] = msgspec.field(default_factory=list)
    due: float | None = None
    copied_from: str | None = None
    rematch: str | None = None
    undo: UndoAsking | None = None
    handover: SeatAsking | None = None
    abandon: list[int] = msgspec.field(default_factory=list)
    resigning: Resigning = "bot"
    ending: Ending = ""
    rev: int = 0

    def seats_of(self, user: str | None) -> list[int]:
        """Return the seats that ``user`` holds."""
        return [n for n, seat in enumerate(self.seating) if user and seat.kind == "person" and seat.user_id == user]

    def with_seat(self, seat: int, seating: Seating) -> Meta:
        """Return the table with ``seating`` in ``seat``."""
        changed = (*self.seating[:seat], seating, *self.seating[seat + 1 :])
        return msgspec.structs.replace(self, seating=changed)


class Written(NamedTuple):
    """A journal entry as it is stored: by whom (user id, ``bot:kind``, SYSTEM), under which key, when."""

    entry: Entry
    by: str = SYSTEM
    key: str = ""
    at: float = 0.0
