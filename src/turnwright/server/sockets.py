"""The open WebSockets of this process: who is there, and what is still to be sent to each."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from turnwright.server.errors import Refused
from turnwright.server.registry import Signed
from turnwright.server.wire_socket import Lobby

QUEUE: Final = 512
"""Messages that may wait for a slow reader; one that falls further behind must reconnect."""
TRY_LATER: Final = 1013
SIGNED_OUT: Final = 4401
LOBBY: Final = msgspec.json.encode(Lobby())


class Client:
    """One connection: what it is owed, and why it should end."""

    def __init__(self, signed: Signed | None, address: str) -> None:
        self.user = signed.visitor.id if signed else None
        self.session = signed.session if signed else ""
        self.who = self.user or address
        self.end: tuple[int, str] | None = None
        self._owed: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: bytes) -> None:
        """Owe the client one encoded message; never waits."""
        if self.end is not None:
            return
        try:
            self._owed.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TRY_LATER, "you read too slowly: connect again")

    def close(self, code: int, reason: str) -> None:
        """Have the connection ended once it has been sent what it is owed (a slow one: at once)."""
        if self.end is None:
            self.end = (code, reason)
            if self._owed.full():
                self._owed.get_nowait()
            self._owed.put_nowait(None)

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None when the connection is to end."""
        if self.end is not None and self.end[0] == TRY_LATER:
            return None
        return await self._owed.get()


class Sockets:
    """All clients of this process."""

    def __init__(self, most: int, on_page: Callable[[str, bool], None] | None = None) -> None:
        """Let each person have ``most`` connections; ``on_page`` is told who opened (True) or closed one."""
        self.most = most
        self._on_page = on_page
        self._clients: set[Client] = set()
        self._number: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._clients)

    def add(self, client: Client) -> None:
        """Let a client in, unless that person has enough connections."""
        if self._number[client.who] >= self.most:
            raise Refused("rate_limited", f"{self.most} connections are enough for one person", retry_after=10.0)
        self._clients.add(client)
        self._number[client.who] += 1
        self._tell(client, True)

    def remove(self, client: Client) -> None:
        """Forget a client that has gone."""
        if client in self._clients:
            self._clients.remove(client)
            self._number[client.who] -= 1
            if not self._number[client.who]:
                del self._number[client.who]
            self._tell(client, False)

    def _tell(self, client: Client, opened: bool) -> None:
        if client.user is not None and self._on_page is not None:
            self._on_page(client.user, opened)

    def present(self, user: str) -> bool:
        """Tell whether ``user`` has a page open."""
        return self._number[user] > 0

    def lobby(self, users: tuple[str, ...]) -> None:
        """Tell these people's pages that their lists have changed."""
        for client in self._clients:
            if client.user in users:
                client.send(LOBBY)

    def close_session(self, session: str) -> None:
        """End the connections of a session that was signed out."""
        for client in list(self._clients):
            if client.session == session:
                client.close(SIGNED_OUT, "signed out")

    def close_all(self) -> None:
        """End all connections: the server stops."""
        for client in list(self._clients):
            client.close(1012, "the server restarts")
