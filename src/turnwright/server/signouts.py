"""Closes the connections of people whose session or token has ended, whichever process ended it.

A process hears of it at once from its own registry and, on PostgreSQL, from the others. Sessions that expire and
changes of which no word comes (a command of the operator beside a server on SQLite) are found by looking again and
again.
"""

from __future__ import annotations

import asyncio
import logging

from turnwright.server.errors import Refused
from turnwright.server.live import Event
from turnwright.server.logs import trouble
from turnwright.server.registry import Registry
from turnwright.server.sockets import SIGNED_OUT, Sockets
from turnwright.server.tasks import Tasks

log = logging.getLogger(__name__)


class SignOuts:
    """Looks whether connections may stay open."""

    every = 5.0
    """Seconds between looks at the sessions and tokens of all connections."""

    def __init__(self, registry: Registry, sockets: Sockets) -> None:
        self.registry = registry
        self.sockets = sockets
        self._tasks = Tasks()

    def open(self) -> None:
        """Begin to look, and to be told."""
        self.registry.on_ended = self.check
        self._tasks.begin(self._keep_looking())

    async def close(self) -> None:
        """Look no more."""
        await self._tasks.close()

    def on_event(self, event: Event) -> None:
        """Look at the connections of somebody whom another process has signed out."""
        if event.kind == "signed_out":
            self._tasks.begin(self._try(event.users[0]))

    async def check(self, user: str | None = None) -> None:
        """Close the connections of ``user``, or of anybody, that were opened with what is no longer valid."""
        clients = self.sockets.signed_in(user)
        if clients:
            valid = await self.registry.valid([client.credential for client in clients])
            for client in clients:
                if client.credential not in valid:
                    client.close(SIGNED_OUT, "signed out")

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            await self._try(None)

    async def _try(self, user: str | None) -> None:
        try:
            await self.check(user)
        except Refused:
            pass  # the database does not answer, which is logged there
        except Exception as problem:
            trouble(log, "looking at sessions", problem=problem)
