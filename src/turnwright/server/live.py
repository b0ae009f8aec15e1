"""The tables of this server: what REST and WebSocket call to create, join, play and follow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from turnwright.core.journal import Record
from turnwright.server.config import Settings
from turnwright.server.wire import (
    ChatLine,
    CreateBody,
    Invite,
    MoveBody,
    MoveReply,
    PreviewReply,
    SeatBody,
    Snapshot,
    StaticLayer,
    TableInfo,
    TableRow,
    UndoBody,
    UndoReply,
    WhyReply,
)

Send = Callable[[bytes], None]
"""Takes one encoded WebSocket message; must not block (put it into a queue) and must not raise."""


class Person(NamedTuple):
    """Whoever is signed in, as tables know them."""

    id: str
    name: str


class Event(NamedTuple):
    """Something that people who are not looking may want to know: told after it is stored, once, by one process.

    ``kind``: ``asked`` (``user`` must decide at ``seat``; ``online`` if they have the table open), ``changed`` (the
    lists of ``users`` have changed: seats, start, end), ``finished``.
    """

    kind: str
    table: str
    users: tuple[str, ...]
    seat: int = -1
    seq: int = 0
    online: bool = False


class Subscription:
    """One follower of one table; hand it back to ``Tables.unsubscribe``."""


class Tables:
    """The service. Every method raises ``errors.Refused`` for a person's mistake, and then nothing has changed."""

    def __init__(self, settings: Settings) -> None:
        """Make the service; ``open`` brings the database up to date and starts its tasks."""

    async def open(self) -> None:
        """Start up: migrate, listen to other processes, take up tables whose bots and clocks nobody answers for."""
        raise NotImplementedError

    async def close(self) -> None:
        """Shut down: give leases back, stop thinkers."""
        raise NotImplementedError

    def listen(self, callback: Callable[[Event], None]) -> None:
        """Have ``callback`` told of events (notices, lobby)."""
        raise NotImplementedError

    # Lists and seats.

    async def create(self, person: Person, body: CreateBody) -> TableInfo:
        """Open a table; one without open seats starts at once."""
        raise NotImplementedError

    async def info(self, table: str, person: Person | None, invite: str | None = None) -> TableInfo:
        """Return a table as ``person`` sees it."""
        raise NotImplementedError

    async def rows(
        self, person: Person | None, scope: str, game: str = "", limit: int = 50, before: float | None = None
    ) -> list[TableRow]:
        """List tables: scope ``mine``, ``open``, ``running`` or ``finished``, latest change first; ``before`` pages."""
        raise NotImplementedError

    async def join(self, table: str, person: Person, seat: int | None = None, invite: str | None = None) -> TableInfo:
        """Take an open seat."""
        raise NotImplementedError

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Give one's seats back before the start."""
        raise NotImplementedError

    async def set_seat(self, table: str, person: Person, seat: int, body: SeatBody) -> TableInfo:
        """Owner: open a seat or give it to a bot; of a running game, only a seat whose person has left or resigned."""
        raise NotImplementedError

    async def invite(self, table: str, person: Person) -> Invite:
        """Owner: make a new invite link; the one before no longer works."""
        raise NotImplementedError

    async def revoke_invite(self, table: str, person: Person) -> None:
        """Owner: no invite link works any more."""
        raise NotImplementedError

    async def start(self, table: str, person: Person) -> TableInfo:
        """Owner: begin, once no seat is open."""
        raise NotImplementedError

    async def rematch(self, table: str, person: Person) -> TableInfo:
        """Open a table with the same seats and options; whoever asks second gets the same one."""
        raise NotImplementedError

    async def copy(self, table: str, person: Person, ply: int) -> TableInfo:
        """Open a table that plays on from ``ply`` of a finished game."""
        raise NotImplementedError

    # Play.

    async def move(self, table: str, person: Person, body: MoveBody) -> MoveReply:
        """Make a choice; it is stored before this returns."""
        raise NotImplementedError

    async def undo(self, table: str, person: Person, body: UndoBody) -> UndoReply:
        """Take back the seat's last choice, or ask the other seats."""
        raise NotImplementedError

    async def answer_undo(self, table: str, person: Person, accept: bool) -> UndoReply:
        """Accept or decline what another seat asked for, for all one's seats."""
        raise NotImplementedError

    async def resign(self, table: str, person: Person, seat: int | None = None) -> TableInfo:
        """Leave a running game: a bot takes the seat."""
        raise NotImplementedError

    async def abandon(self, table: str, person: Person, agree: bool) -> TableInfo:
        """Agree (or no longer agree) to end the game without a result; it ends once all people agree."""
        raise NotImplementedError

    # What is seen.

    async def snapshot(
        self,
        table: str,
        person: Person | None,
        seat: int | None = None,
        ply: int | None = None,
        theme: str = "light",
        invite: str | None = None,
    ) -> Snapshot:
        """Return all that ``person`` sees, now or after ``ply``; ``seat`` must be theirs, None takes the asked one."""
        raise NotImplementedError

    async def why(self, table: str, person: Person | None, choice: str, seat: int | None, lang: str) -> WhyReply:
        """Return why a choice cannot be made now."""
        raise NotImplementedError

    async def preview(self, table: str, person: Person, choice: str, seat: int | None) -> PreviewReply:
        """Return what a choice would do."""
        raise NotImplementedError

    async def static(self, key: str) -> StaticLayer:
        """Return a static layer by its key."""
        raise NotImplementedError

    async def subscribe(
        self,
        table: str,
        person: Person | None,
        send: Send,
        seat: int | None = None,
        theme: str = "light",
        invite: str | None = None,
    ) -> Subscription:
        """Follow a table: ``send`` gets the ``table`` message at once, then every change as encoded messages."""
        raise NotImplementedError

    async def unsubscribe(self, subscription: Subscription) -> None:
        """Follow no longer."""
        raise NotImplementedError

    # Talk and records.

    async def chat(self, table: str, person: Person, text: str) -> ChatLine:
        """Say something at the table (people with a seat); the length is limited here, the rate by the caller."""
        raise NotImplementedError

    async def chat_log(self, table: str, person: Person | None, invite: str | None = None) -> list[ChatLine]:
        """Return what was said, the last 200 lines."""
        raise NotImplementedError

    async def record(self, table: str, person: Person | None) -> str:
        """Return the record as JSON Lines; of a running game, as ``person`` may see it."""
        raise NotImplementedError

    async def keep(self, person: Person, record: Record, title: str = "", public: bool = False) -> TableInfo:
        """Store a finished record as a table that can be replayed and copied; it is checked by replaying it."""
        raise NotImplementedError

    async def rename(self, person: Person) -> None:
        """Show a new name at all seats of ``person``."""
        raise NotImplementedError
