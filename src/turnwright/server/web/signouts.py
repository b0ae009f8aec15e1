"""Closes the connections of people whose session or token has ended, in whichever process.

A process is told at once by its own registry and, on PostgreSQL, by the other processes. Expired sessions, and changes
without a message (an admin command run beside a server on SQLite), are found by periodic checks.
"""

from __future__ import annotations

import asyncio
import logging

from turnwright.server.errors import Refused
from turnwright.server.logs import trouble
from turnwright.server.people.registry import Registry
from turnwright.server.tables.service import Event
from turnwright.server.tasks import Tasks
from turnwright.server.web.clients import SIGNED_OUT, Sockets

log = logging.getLogger(__name__)


class SignOuts:
    """Checks whether connections may stay open."""

    every = 5.0
    """Seconds between checks of the sessions and tokens of all connections."""

    def __init__(self, registry: Registry, sockets: Sockets) -> None:
        self.registry = registry
        self.sockets = sockets
        self._tasks = Tasks()

    def open(self) -> None:
        """Start checking, and listen for sign-outs."""
        self.registry.on_ended = self.check
        self._tasks.begin(self._keep_looking())

    async def close(self) -> None:
        """Stop checking."""
        await self._tasks.close()

    def on_event(self, event: Event) -> None:
        """Check the connections of a person whom another process has signed out."""
        if event.kind == "signed_out":
            self._tasks.begin(self._try(event.users[0]))

    async def check(self, user: str | None = None) -> None:
        """Close connections of ``user``, or of anyone, whose session or token is no longer valid."""
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
            pass  # the database does not answer, which is already logged
        except Exception as problem:
            trouble(log, "checking sessions", problem=problem)
