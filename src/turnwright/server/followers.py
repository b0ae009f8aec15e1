"""Who follows a table, and whether they may."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from turnwright.server import hands, views
from turnwright.server.credentials import digest, same
from turnwright.server.logs import trouble
from turnwright.server.store import Meta
from turnwright.server.wire_socket import Unwatched

Send = Callable[[bytes], None]
"""Takes one encoded WebSocket message; must not block (put it into a queue) and must not raise."""

log = logging.getLogger(__name__)


class Person(NamedTuple):
    """Whoever is signed in, as tables know them."""

    id: str
    name: str


def may_see(meta: Meta, person: Person | None, invite: str | None) -> bool:
    """Tell whether ``person`` may look at a table: a public one, one's own, or one to which one is invited."""
    if meta.public or _invited(meta, invite):
        return True
    asks = meta.handover.by if meta.handover is not None else None
    return person is not None and (person.id == asks or has_part(meta, person.id))


def has_part(meta: Meta, user: str) -> bool:
    """Tell whether ``user`` sees the table without an invite: its owner, and who holds or has held a seat."""
    return meta.owner == user or hands.took_part(meta, user)


def _invited(meta: Meta, invite: str | None) -> bool:
    return bool(invite) and meta.invite is not None and same(digest(invite or ""), meta.invite)


class Follower:
    """Somebody who follows a table: through the eyes of ``seat``, or (None) of whichever of their seats is asked."""

    def __init__(
        self, table: str, person: Person | None, send: Send, seat: int | None, theme: str, invite: str | None = None
    ) -> None:
        self.table = table
        self.person = person
        self.user = person.id if person else ""
        self.send = send
        self.seat = seat
        self.theme = theme
        self.invite = invite
        self.eyes: views.Eyes | None = None
        self.ended = False

    def give(self, data: bytes) -> None:
        """Send ``data``; one follower's trouble is not the others'."""
        try:
            self.send(data)
        except Exception as problem:
            trouble(log, "a follower of table %s", self.table, problem=problem)

    def may_stay(self, meta: Meta) -> bool:
        """Tell whether the right to look, which there was at first, is still there."""
        return may_see(meta, self.person, self.invite)

    def end(self) -> None:
        """Say that nothing more will come."""
        self.ended = True
        self.give(msgspec.json.encode(Unwatched(table=self.table)))
