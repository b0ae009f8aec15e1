"""The open WebSockets of this process: who is connected, and what is queued for each."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

import msgspec

from turnwright.server.config import Limits
from turnwright.server.errors import Refused
from turnwright.server.people.registry import Signed
from turnwright.server.people.token_rights import MANAGE
from turnwright.server.wire.people import Right
from turnwright.server.wire.socket import Lobby

MESSAGE_COST: Final = 128
"""Bytes counted for every message in addition to its own, so that very many small ones add up too."""
TRY_LATER: Final = 1013
SIGNED_OUT: Final = 4401
LOBBY: Final = msgspec.json.encode(Lobby())


class Client:
    """One connection: the messages queued for it, and why it should end.

    The queue is bounded in bytes, including the message that is being sent. A single message may be larger.
    """

    patience = 20.0
    """Seconds that a client with a long queue may take to read some of it before its next frame is read."""

    def __init__(
        self,
        signed: Signed | None,
        network: str,
        most_owed: int,
        send_now: Callable[[bytes], bool] = lambda _message: False,
    ) -> None:
        """Bound the queue by ``most_owed`` bytes; what ``send_now`` takes is not queued."""
        self.user = signed.visitor.id if signed else None
        self.rights: Right = signed.rights if signed else MANAGE
        self.credential = (signed.session or signed.token) if signed else ""
        self.network = network
        self.who = self.user or network
        self.most_owed = most_owed
        self._send_now = send_now
        self.owed_bytes = 0
        self.end: tuple[int, str] | None = None
        self.ended = asyncio.Event()
        self._owed: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def send(self, message: bytes) -> None:
        """Send one encoded message, or queue it; never waits."""
        if self.end is not None or (not self._owed and self._send_now(message)):
            return
        cost = len(message) + MESSAGE_COST
        if self._owed and self.owed_bytes + cost > self.most_owed:
            self.close_slow()
            return
        self._owed.append(message)
        self._owe(cost)
        self._something.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection after the queued messages have been sent."""
        if self.end is None:
            self.end = (code, reason)
            for waiting in (self.ended, self._something, self._room):
                waiting.set()

    def close_slow(self) -> None:
        """End the connection of a slow reader and drop its queue."""
        self.close(TRY_LATER, "you read too slowly: connect again")
        self._owed.clear()
        self.owed_bytes = 0

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None if the connection should end."""
        while not self._owed:
            if self.end is not None:
                return None
            self._something.clear()
            await self._something.wait()
        return self._owed[0]

    def sent(self) -> None:
        """Note that the message that ``next`` returned has been passed to the connection."""
        if self._owed:
            self._owe(-len(self._owed.popleft()) - MESSAGE_COST)

    async def room(self) -> None:
        """Wait until there is room for an answer; end the connection of a client that is too slow."""
        if self._room.is_set():
            return
        try:
            async with asyncio.timeout(self.patience):
                await self._room.wait()
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
        """Limit connections by person and by network; call ``on_page`` when a person opens (True) or closes one."""
        self.limits = limits
        self._on_page = on_page
        self._clients: set[Client] = set()
        self._number: Counter[str] = Counter()
        self._from: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._clients)

    def add(self, client: Client) -> None:
        """Add a client, unless the person or their network has too many connections."""
        self.check_network(client.network)
        most = self.limits.sockets
        if self._number[client.who] >= most:
            raise Refused("rate_limited", f"{most} connections are the most that one person may have", retry_after=10.0)
        self._clients.add(client)
        self._number[client.who] += 1
        self._from[client.network] += 1
        self._tell(client, True)

    def check_network(self, network: str) -> None:
        """Refuse a client whose network has too many connections."""
        most = self.limits.address_sockets
        if self._from[network] >= most:
            raise Refused(
                "rate_limited", f"{most} connections are the most that one address may have", retry_after=10.0
            )

    def remove(self, client: Client) -> None:
        """Remove a client that has disconnected."""
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
        """Tell the pages of these people that their lists have changed."""
        for client in self._clients:
            if client.user in users:
                client.send(LOBBY)

    def signed_in(self, user: str | None = None) -> list[Client]:
        """Return the connections of ``user``, or of everyone who is signed in."""
        return [client for client in self._clients if client.user and (user is None or client.user == user)]

    def close_all(self) -> None:
        """End all connections, because the server is stopping."""
        for client in list(self._clients):
            client.close(1012, "the server restarts")
