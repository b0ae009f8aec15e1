"""What all live tables of a process share, and the events they report."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from turnwright.server.cluster.bus import Bus, PostgresBus
from turnwright.server.cluster.leases import Leases
from turnwright.server.cluster.presence import PresenceTracker
from turnwright.server.config import Settings
from turnwright.server.logs import trouble
from turnwright.server.network.origins import Origins
from turnwright.server.storage.db import Database
from turnwright.server.storage.layer_rows import LayerRows
from turnwright.server.storage.outages import Unavailable
from turnwright.server.storage.store import Store
from turnwright.server.storage.table_rows import Meta, Seating
from turnwright.server.tables import added_bots, clocks
from turnwright.server.tables.boards import Boards, FirstDrawings
from turnwright.server.tables.journals import other_hands
from turnwright.server.tables.layers import Layers
from turnwright.server.tables.own_boards import OwnBoards
from turnwright.server.tables.pace import Pace
from turnwright.server.tables.snapshots import Snapshots
from turnwright.server.tasks import Tasks
from turnwright.server.workers.processes import CompiledRules
from turnwright.server.workers.replays import Replays
from turnwright.server.workers.thinkers import Thinkers

log = logging.getLogger(__name__)


class Event(NamedTuple):
    """Something to tell people who are not at the table, reported after it is stored, by the process that did it.

    ``asked``: the person in ``users`` must decide at ``seat`` (``online``: they have the table open in this process).
    ``changed``: the lists of ``users`` have changed (seats, start, turn, end). ``finished``: the game is over.
    ``signed_out``: another process has ended a session or token of the person in ``users``. ``mailed``: another process
    has sent a mail to the mailbox whose mark is in ``users``.
    """

    kind: str
    table: str
    users: tuple[str, ...]
    seat: int = -1
    seq: int = 0
    online: bool = False


class TableServices:
    """Database, bot workers and their pace, leases, bus and drawing, shared by the tables of one process."""

    def __init__(self, db: Database, settings: Settings) -> None:
        clocks.steady.start()
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.store = Store(db)
        self.layers = Layers(LayerRows(db), others=settings.postgres)
        self.first_drawings = FirstDrawings()
        self.boards = Boards()
        compiled = CompiledRules(settings.compiled)
        self.thinkers = Thinkers(settings.thinkers, settings.limits, compiled, added_bots.load(settings.bots))
        self.origins = Origins()
        self.replays = Replays(settings, compiled)
        self.own_boards = OwnBoards(db, settings, self.replays, self.thinkers, self.layers)
        self.snapshots = Snapshots()
        self.pace = Pace()
        self.leases = Leases(db, self.name, settings.lease_seconds)
        self.bus = PostgresBus(db, self.name) if settings.postgres else Bus()
        self.presence = PresenceTracker(self.bus, self.name, settings.lease_seconds)
        self.presence.origins_here, self.presence.on_origin = self.origins.here, self.origins.hear
        self.origins.on_new = self.presence.come_from
        self.listeners: list[Callable[[Event], None]] = []
        self._tasks = Tasks()

    def keep(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background."""
        self._tasks.begin(work)

    async def close(self) -> None:
        """Stop all background work."""
        await self._tasks.close()
        await self.layers.close()
        await self.replays.close()
        await self.thinkers.close()
        await self.presence.close()
        await self.bus.close()
        with contextlib.suppress(Unavailable):  # the leases then expire
            await self.leases.release_all()

    def saved(self, old: Meta, new: Meta, online: set[str]) -> None:
        """Notify listeners of what a change means for people."""
        users = tuple(sorted({s.user_id for m in (old, new) for s in m.seating if s.user_id} | {new.owner}))
        turned = new.asked != old.asked or new.state != old.state
        if turned or _who_sits(new) != _who_sits(old):
            self._tell(Event("changed", new.id, users, seq=new.seq))
            self.bus.post("lobby", f"{new.id} {','.join(users)}")
        asked = turned or other_hands(old, new)
        if asked and new.asked is not None and new.seating[new.asked].kind == "person":
            user = new.seating[new.asked].user_id or ""
            self._tell(Event("asked", new.id, (user,), new.asked, new.seq, user in online))
        if new.state != old.state and new.state in ("finished", "abandoned", "closed"):
            self._tell(Event("finished", new.id, users, seq=new.seq))

    def overhear(self, table: str, users: str) -> None:
        """Notify listeners of changes that another process made and that concern people who may be here."""
        self._tell(Event("changed", table, tuple(users.split(","))))

    def signed_out(self, user: str) -> None:
        """Notify listeners that another process has ended a session or token of ``user``."""
        self._tell(Event("signed_out", "", (user,)))

    def mailed(self, mark: str) -> None:
        """Notify listeners that another process has sent a mail to a mailbox."""
        self._tell(Event("mailed", "", (mark,)))

    def _tell(self, event: Event) -> None:
        for listener in self.listeners:
            try:
                listener(event)
            except Exception as problem:
                trouble(log, "listener", problem=problem)


def _who_sits(meta: Meta) -> list[Seating]:
    """Return the seats without their standing orders, which are private."""
    return [msgspec.structs.replace(sitting, orders={}) for sitting in meta.seating]
