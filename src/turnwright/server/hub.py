"""What all live tables of a process share, and who wants to hear of them."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from turnwright.server.bus import Bus, PostgresBus
from turnwright.server.config import Settings
from turnwright.server.db import Database
from turnwright.server.journals import other_hands
from turnwright.server.leases import Leases
from turnwright.server.logs import trouble
from turnwright.server.origins import Origins
from turnwright.server.outages import Unavailable
from turnwright.server.pace import Pace
from turnwright.server.replays import Replays
from turnwright.server.snapshots import Snapshots
from turnwright.server.store import Meta, Seating, Store
from turnwright.server.tasks import Tasks
from turnwright.server.thinkers import Thinkers
from turnwright.server.views import Easel
from turnwright.server.whereabouts import Whereabouts
from turnwright.server.wire import StaticLayer

log = logging.getLogger(__name__)


class Event(NamedTuple):
    """Something that people who are not looking may want to know: told after it is stored, by the process that did it.

    ``asked``: the one in ``users`` must decide at ``seat`` (``online``: they have the table open in this process).
    ``changed``: the lists of ``users`` have changed (seats, start, whose turn, end). ``finished``: the game is over.
    ``signed_out``: another process has ended a session or token of the one in ``users``.
    """

    kind: str
    table: str
    users: tuple[str, ...]
    seat: int = -1
    seq: int = 0
    online: bool = False


class Hub:
    """Database, thinkers and their pace, leases, bus and drawing, shared by the tables of one process."""

    def __init__(self, db: Database, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.store = Store(db)
        self.easel = Easel()
        self.thinkers = Thinkers(settings.thinkers, settings.limits)
        self.origins = Origins()
        self.replays = Replays(settings)
        self.snapshots = Snapshots()
        self.pace = Pace()
        self.leases = Leases(db, self.name, settings.lease_seconds)
        self.bus = PostgresBus(db, self.name) if settings.postgres else Bus()
        self.whereabouts = Whereabouts(self.bus, self.name, settings.lease_seconds)
        self.listeners: list[Callable[[Event], None]] = []
        self._static: dict[str, StaticLayer] = {}
        self._tasks = Tasks()

    def keep(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done that nobody awaits."""
        self._tasks.begin(work)

    async def close(self) -> None:
        """Stop what is under way."""
        await self._tasks.close()
        await self.replays.close()
        await self.thinkers.close()
        await self.whereabouts.close()
        await self.bus.close()
        with contextlib.suppress(Unavailable):  # then they lapse
            await self.leases.release_all()

    async def keep_static(self) -> None:
        """Store static layers drawn for the first time, before anybody is told their keys."""
        if self.easel.fresh:
            fresh, self.easel.fresh = self.easel.fresh, {}
            try:
                await self.store.keep_static(fresh)
            except BaseException:
                self.easel.fresh.update(fresh)
                raise
            self._static.update(fresh)

    async def static(self, key: str) -> StaticLayer | None:
        """Return a static layer by its key."""
        if key not in self._static:
            layer = await self.store.static(key) if key.isalnum() else None
            if layer is None:
                return None
            self._static[key] = layer
        return self._static[key]

    def saved(self, old: Meta, new: Meta, online: set[str]) -> None:
        """Tell listeners what a change means for people."""
        users = tuple(sorted({s.user_id for m in (old, new) for s in m.seating if s.user_id} | {new.owner}))
        turned = new.asked != old.asked or new.state != old.state
        if turned or _who_sits(new) != _who_sits(old):
            self._tell(Event("changed", new.id, users, seq=new.seq))
            if self.bus.shared:
                self.keep(self.bus.tell("lobby", f"{new.id} {','.join(users)}"))
        asked = turned or other_hands(old, new)
        if asked and new.asked is not None and new.seating[new.asked].kind == "person":
            user = new.seating[new.asked].user_id or ""
            self._tell(Event("asked", new.id, (user,), new.asked, new.seq, user in online))
        if new.state != old.state and new.state in ("finished", "abandoned"):
            self._tell(Event("finished", new.id, users, seq=new.seq))

    def overhear(self, table: str, users: str) -> None:
        """Tell listeners what another process has changed for people who may be here."""
        self._tell(Event("changed", table, tuple(users.split(","))))

    def signed_out(self, user: str) -> None:
        """Tell listeners that another process has ended a session or token of ``user``."""
        self._tell(Event("signed_out", "", (user,)))

    def _tell(self, event: Event) -> None:
        for listener in self.listeners:
            try:
                listener(event)
            except Exception as problem:
                trouble(log, "listener", problem=problem)


def _who_sits(meta: Meta) -> list[Seating]:
    """Return the seats without their standing orders, which are nobody else's business."""
    return [msgspec.structs.replace(sitting, orders={}) for sitting in meta.seating]
