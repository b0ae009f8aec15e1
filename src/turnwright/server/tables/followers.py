"""Who follows a table, and whether they may."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from turnwright.server.logs import trouble
from turnwright.server.people.credentials import digest, same
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import seat_changes, views
from turnwright.server.wire.socket import KnownSnapshot, Unwatched

Send = Callable[[bytes], None]
"""Takes one encoded WebSocket message. It must not block (put the message into a queue) and must not raise."""

log = logging.getLogger(__name__)


class Person(NamedTuple):
    """A signed-in person, as tables know them."""

    id: str
    name: str


def may_see(meta: Meta, person: Person | None, invite: str | None) -> bool:
    """Tell whether ``person`` may look at a table: a public one, their own, or one they are invited to."""
    if meta.public or _invited(meta, invite):
        return True
    asks = meta.handover.by if meta.handover is not None else None
    return person is not None and (person.id == asks or has_part(meta, person.id))


def has_part(meta: Meta, user: str) -> bool:
    """Tell whether ``user`` sees the table without an invite: its owner, and anyone who holds or has held a seat."""
    return meta.owner == user or seat_changes.took_part(meta, user)


def _invited(meta: Meta, invite: str | None) -> bool:
    return bool(invite) and meta.invite is not None and same(digest(invite or ""), meta.invite)


class Follower:
    """Someone who follows a table: as ``seat`` sees it or, if None, as whichever of their seats is asked."""

    def __init__(
        self,
        table: str,
        person: Person | None,
        send: Send,
        seat: int | None,
        theme: str,
        invite: str | None = None,
        known: KnownSnapshot | None = None,
        data: bool = False,
    ) -> None:
        self.table = table
        self.person = person
        self.user = person.id if person else ""
        self.send = send
        self.seat = seat
        self.theme = theme
        self.invite = invite
        self.known = known
        self.data = data
        self.perspective: views.Perspective | None = None
        self.ended = False

    def give(self, data: bytes) -> None:
        """Send ``data``; a failure for one follower does not affect the others."""
        try:
            self.send(data)
        except Exception as problem:
            trouble(log, "a follower of table %s", self.table, problem=problem)

    def knows_board(self, seen: views.Seen) -> bool:
        """Tell whether the board of ``seen`` was fetched before following began; asked once, at the first message."""
        known, self.known = self.known, None
        return known == KnownSnapshot(seq=seen.facts.seq, seat=seen.facts.seat)

    def may_stay(self, meta: Meta) -> bool:
        """Tell whether the follower still has the right to look at the table."""
        return may_see(meta, self.person, self.invite)

    def end(self) -> None:
        """Tell the follower that nothing more will be sent."""
        self.ended = True
        self.give(msgspec.json.encode(Unwatched(table=self.table)))
