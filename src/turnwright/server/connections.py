"""Network connections below HTTP: how many may be open, and how long a peer may take to send and to read.

The web server limits none of this by itself, so both of its protocols are extended here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from turnwright.server.addresses import UNKNOWN, counted
from turnwright.server.config import Limits, Settings

ACCEPTED_AT_ONCE: Final = 8
"""Connections that are taken from the system in one go: between two of them whoever is here already has a turn."""
OTHER_FILES: Final = 356
"""Open files that are not kept for connections: the surplus, the database, the processes of bots, logs."""
FEWEST: Final = 50
SLOWEST: Final = 1_000
"""Bytes a second below which a reader counts as gone."""
MOST_PONGS: Final = 100
"""Answers to WebSocket pings that may wait for a peer that does not read."""
MOST_FRAGMENTS: Final = 1_000
"""Pieces in which one WebSocket message may come."""
TOO_MANY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

Awaited = Literal["header", "body", ""]
"""The part of a request that is to come from a peer; "" while the server answers."""


class OpenConnections:
    """The connections of one process, counted by the network they come from.

    Where there are too many, the one that has waited longest for a request makes room for a new one. A connection that
    is being served is never closed for another.
    """

    def __init__(self, most: int, most_per_network: int) -> None:
        """Let ``most`` be open, and ``most_per_network`` from one network (0: any number)."""
        self.most = most
        self.most_per_network = most_per_network
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._number: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}
        self._waiting_from: dict[str, dict[asyncio.Transport, None]] = {}

    def __len__(self) -> int:
        return len(self._networks)

    def add(self, transport: asyncio.Transport, network: str) -> bool:
        """Count a new connection, which waits for its first request; False if there is no room for it."""
        full_network = 0 < self.most_per_network <= self._number[network]
        if full_network or len(self) >= self.most:
            waiting = self._waiting_from.get(network, {}) if full_network else self._waiting
            oldest = next(iter(waiting), None)
            if oldest is None:
                return False
            self.remove(oldest)
            oldest.abort()
        self._networks[transport] = network
        self._number[network] += 1
        self.waits(transport)
        return True

    def waits(self, transport: asyncio.Transport) -> None:
        """Note that a connection waits for a request; it counts as the newest of those that do."""
        self.works(transport)
        if transport in self._networks:
            self._waiting[transport] = None
            self._waiting_from.setdefault(self._networks[transport], {})[transport] = None

    def works(self, transport: asyncio.Transport) -> None:
        """Note that a connection is being served."""
        if self._waiting.pop(transport, self) is None:
            network = self._networks[transport]
            del self._waiting_from[network][transport]
            if not self._waiting_from[network]:
                del self._waiting_from[network]

    def remove(self, transport: asyncio.Transport) -> None:
        """Forget a connection that is closed, unless that has been done."""
        self.works(transport)
        network = self._networks.pop(transport, None)
        if network is not None:
            self._number[network] -= 1
            if not self._number[network]:
                del self._number[network]


class ReadingPeer:
    """Ends a connection whose peer takes too little of what waits for it."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        transport.set_write_buffer_limits(high=0)  # whatever waits pauses the writer, and so starts the time
        self._transport = transport
        self._seconds = seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def paused(self) -> None:
        """Something waits to be read."""
        self.resumed()
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def resumed(self) -> None:
        """Nothing waits any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        left = self._transport.get_write_buffer_size()
        if self._left - left >= SLOWEST * self._seconds:
            self.paused()
        elif left:
            self._transport.abort()


class HttpConnection(H11Protocol):
    """HTTP whose requests come in time, from peers that have not too many connections."""

    limits: ClassVar[Limits]
    open_connections: ClassVar[OpenConnections]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, if there is room for the connection."""
        super().connection_made(transport)
        self._peer = ReadingPeer(transport, self.limits.stall_seconds)
        self._timer: asyncio.TimerHandle | None = None
        self._awaits: Awaited = ""
        network = counted(self.client[0]) if self.client else UNKNOWN
        if self.open_connections.add(transport, network):
            self._await("header")
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._await("")
        self._peer.resumed()
        self.open_connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the WebSocket."""
        super().handle_websocket_upgrade(event)
        self._look()

    def pause_writing(self) -> None:
        """Give the peer time to read."""
        super().pause_writing()
        self._peer.paused()

    def resume_writing(self) -> None:
        """Go on: the peer has read all."""
        super().resume_writing()
        self._peer.resumed()

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        """The request that came last; its attribute has no value of its type before the first."""
        return self.cycle

    def _look(self) -> None:
        """See what is to come from the peer now."""
        awaits: Awaited = ""
        if self.transport.get_protocol() is self:
            cycle = self._cycle
            if cycle is None or cycle.response_complete:
                awaits = "header"
            elif cycle.more_body:
                awaits = "body"
        if awaits != self._awaits:
            self._await(awaits)

    def _await(self, part: Awaited) -> None:
        """Give the peer its time for a part of a request."""
        self._awaits = part
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if part:
            seconds = self.limits.header_seconds if part == "header" else self.limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._too_late)
        if part == "header":
            self.open_connections.waits(self.transport)
        else:
            self.open_connections.works(self.transport)

    def _too_late(self) -> None:
        begun = self.conn.trailing_data[0] or self._awaits == "body"
        cycle = self._cycle
        answered = cycle is not None and cycle.response_started and not cycle.response_complete
        if begun and not answered and not self.transport.is_closing():
            self.transport.write(TOO_LATE)
        self.transport.close()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose peer reads what it is sent, answers to its pings included."""

    limits: ClassVar[Limits]
    open_connections: ClassVar[OpenConnections]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from HTTP."""
        super().connection_made(transport)
        self._peer = ReadingPeer(self.transport, self.limits.stall_seconds)
        self._pongs = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._peer.resumed()
        self.open_connections.remove(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Give the peer time to read."""
        super().pause_writing()
        self._peer.paused()

    def resume_writing(self) -> None:
        """Go on: the peer has read all."""
        super().resume_writing()
        self._peer.resumed()
        self._pongs = 0

    def handle_ping(self) -> None:
        """Answer a ping; a peer that only asks and never reads is let go."""
        super().handle_ping()
        self._pongs += 0 if self.writable.is_set() else 1
        if self._pongs > MOST_PONGS:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take in a piece of a message, but not any number of them."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()


def protocols(settings: Settings) -> tuple[type[HttpConnection], type[WebSocketConnection]]:
    """Return the protocols for a server; behind proxies all connections are the proxies', who count for themselves."""
    limits = settings.limits
    most = most_connections(limits.connections)
    shared: dict[str, Any] = {
        "limits": limits,
        "open_connections": OpenConnections(most, 0 if settings.proxies else limits.address_connections),
    }
    return type("Http", (HttpConnection,), shared), type("WebSocket", (WebSocketConnection,), shared)


def most_connections(wanted: int) -> int:
    """Return how many connections there may be, ``wanted`` or as many as files may be open; that limit is raised."""
    try:
        import resource
    except ImportError:  # not on this system, which has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    files = wanted + OTHER_FILES
    if soft < files:
        soft = files if hard == resource.RLIM_INFINITY else min(files, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(FEWEST, min(wanted, soft - OTHER_FILES))
