"""The open WebSockets of this process: who is there, and what is still to be sent to each."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

import msgspec

from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.registry import Signed
from turnwright.server.wire_socket import Lobby

MESSAGE_COST: Final = 128
"""Bytes that any message costs besides its own, so that a great many small ones are counted, too."""
TRY_LATER: Final = 1013
SIGNED_OUT: Final = 4401
LOBBY: Final = msgspec.json.encode(Lobby())


class Client:
    """One connection: what it is owed, and why it should end.

    What is owed is bounded in bytes, the message that is being sent included. A single message may be larger.
    """

    patience = 20.0
    """Seconds that one who is owed much may take to read some of it before their next frame is read."""

    def __init__(self, signed: Signed | None, network: str, most_owed: int) -> None:
        self.user = signed.visitor.id if signed else None
        self.credential = (signed.session or signed.token) if signed else ""
        self.network = network
        self.who = self.user or network
        self.most_owed = most_owed
        self.owed_bytes = 0
        self.end: tuple[int, str] | None = None
        self.ended = asyncio.Event()
        self._owed: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def send(self, message: bytes) -> None:
        """Owe the client one encoded message; never waits."""
        if self.end is not None:
            return
        cost = len(message) + MESSAGE_COST
        if self._owed and self.owed_bytes + cost > self.most_owed:
            self.close_slow()
            return
        self._owed.append(message)
        self._owe(cost)
        self._something.set()

    def close(self, code: int, reason: str) -> None:
        """Have the connection ended once it has been sent what it is owed."""
        if self.end is None:
            self.end = (code, reason)
            for waiting in (self.ended, self._something, self._room):
                waiting.set()

    def close_slow(self) -> None:
        """Have the connection of a slow reader ended; what it is owed is dropped."""
        self.close(TRY_LATER, "you read too slowly: connect again")
        self._owed.clear()
        self.owed_bytes = 0

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None when the connection is to end."""
        while not self._owed:
            if self.end is not None:
                return None
            self._something.clear()
            await self._something.wait()
        return self._owed[0]

    def sent(self) -> None:
        """The message that ``next`` returned has been handed to the connection."""
        if self._owed:
            self._owe(-len(self._owed.popleft()) - MESSAGE_COST)

    async def room(self) -> None:
        """Wait until there is room for an answer; whoever makes none for too long is too slow."""
        try:
            await asyncio.wait_for(self._room.wait(), self.patience)
        except TimeoutError:
            self.close_slow()

    def _owe(self, change: int) -> None:
        self.owed_bytes += change
        if self.owed_bytes > self.most_owed // 2:
            self._room.clear()
        else:
            self._room.set()


class Sockets:
    """All clients of this process."""

    def __init__(self, limits: Limits, on_page: Callable[[str, bool], None] | None = None) -> None:
        """Limit connections by person and by network; ``on_page`` is told who opened (True) or closed one."""
        self.limits = limits
        self._on_page = on_page
        self._clients: set[Client] = set()
        self._number: Counter[str] = Counter()
        self._from: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._clients)

    def add(self, client: Client) -> None:
        """Let a client in, unless that person has enough connections, or all people from there have."""
        self.check_network(client.network)
        most = self.limits.sockets
        if self._number[client.who] >= most:
            raise Refused("rate_limited", f"{most} connections are enough for one person", retry_after=10.0)
        self._clients.add(client)
        self._number[client.who] += 1
        self._from[client.network] += 1
        self._tell(client, True)

    def check_network(self, network: str) -> None:
        """Refuse whoever comes from where enough connections come from already."""
        most = self.limits.address_sockets
        if self._from[network] >= most:
            raise Refused("rate_limited", f"{most} connections are enough for one address", retry_after=10.0)

    def remove(self, client: Client) -> None:
        """Forget a client that has gone."""
        if client in self._clients:
            self._clients.remove(client)
            for counter, key in ((self._number, client.who), (self._from, client.network)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
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

    def signed_in(self, user: str | None = None) -> list[Client]:
        """Return the connections of ``user``, or of all who are signed in."""
        return [client for client in self._clients if client.user and (user is None or client.user == user)]

    def close_all(self) -> None:
        """End all connections: the server stops."""
        for client in list(self._clients):
            client.close(1012, "the server restarts")
