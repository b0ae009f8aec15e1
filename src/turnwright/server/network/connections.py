"""Network connections below HTTP: how many may be open, and how long a peer may take to send and to read.

The web server itself limits none of this, so both of its protocols are extended here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from turnwright.server.config import Limits, Settings
from turnwright.server.network.addresses import UNKNOWN, counted
from turnwright.server.network.compression import LargeMessages, LargeMessagesFactory, framed

ACCEPTED_AT_ONCE: Final = 8
"""Connections accepted in one batch; between batches, existing connections are served."""
OTHER_FILES: Final = 356
"""Open files reserved for other purposes: spare ones, the database, bot processes, logs."""
FEWEST: Final = 50
SLOWEST: Final = 1_000
"""A client that reads fewer bytes a second than this counts as gone."""
MOST_PONGS: Final = 100
"""Answers to WebSocket pings that may be queued for a client that does not read."""
MOST_FRAGMENTS: Final = 1_000
"""Maximum number of fragments of one WebSocket message."""
READ_AT_ONCE: Final = 1_024
"""Bytes of a WebSocket that are parsed before it is checked what has become of them."""
MOST_UNREAD: Final = 2 << 20
"""Bytes of unpacked messages that a WebSocket may have waiting to be handled: two of the largest."""
MESSAGE_COST: Final = 400
"""Bytes counted for every such message in addition to its own, so that very many small ones add up too."""
MOST_GATHERED: Final = 256 << 10
"""Bytes of messages that are gathered before they are written."""
SEND_NOW: Final = "turnwright.send_now"
"""The name under which a connection offers ``send_now`` to the application (an extension of its scope)."""
TOO_MANY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

Awaited = Literal["header", "body", ""]
"""The part of a request that the client has yet to send; "" while the server answers."""


class OpenConnections:
    """The connections of one process, counted by network.

    If there are too many, the one that has waited longest for a request is closed to make room for a new one. A
    connection that is being served is never closed for another.
    """

    def __init__(self, most: int, most_per_network: int) -> None:
        """Allow ``most`` connections in total, and ``most_per_network`` from one network (0: any number)."""
        self.most = most
        self.most_per_network = most_per_network
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._number: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}
        self._waiting_from: dict[str, dict[asyncio.Transport, None]] = {}

    def __len__(self) -> int:
        return len(self._networks)

    def add(self, transport: asyncio.Transport, network: str) -> bool:
        """Add a new connection, which waits for its first request; return False if there is no room for it."""
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
        """Note that a connection waits for a request; it counts as the newest waiting one."""
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
        """Remove a closed connection, unless it has been removed."""
        self.works(transport)
        network = self._networks.pop(transport, None)
        if network is not None:
            self._number[network] -= 1
            if not self._number[network]:
                del self._number[network]


class ReadingPeer:
    """Closes a connection whose client reads too little of what is waiting for it."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        transport.set_write_buffer_limits(high=0)  # any waiting data pauses the writer and so starts the timer
        self._transport = transport
        self._seconds = seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def paused(self) -> None:
        """Start the timer: data is waiting to be read."""
        self.resumed()
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def resumed(self) -> None:
        """Stop the timer: nothing is waiting any more."""
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
    """HTTP with time limits for requests and a limited number of connections."""

    limits: ClassVar[Limits]
    open_connections: ClassVar[OpenConnections]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request, if there is room for the connection."""
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
        """Remove the connection."""
        self._await("")
        self._peer.resumed()
        self.open_connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol."""
        super().handle_websocket_upgrade(event)
        self._look()

    def pause_writing(self) -> None:
        """Give the client time to read."""
        super().pause_writing()
        self._peer.paused()

    def resume_writing(self) -> None:
        """Continue: the client has read everything."""
        super().resume_writing()
        self._peer.resumed()

    @property
    def _cycle(self) -> RequestResponseCycle | None:
        """The latest request; before the first one the attribute does not have its declared type."""
        return self.cycle

    def _look(self) -> None:
        """Determine what the client has to send next."""
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
        """Start the time limit for a part of a request."""
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
    """A WebSocket whose client must read what it is sent, including answers to its pings.

    What it sends is bounded as well: the library parses and unpacks all that has arrived before anybody is asked.
    """

    limits: ClassVar[Limits]
    open_connections: ClassVar[OpenConnections]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [LargeMessagesFactory()]
        self.unread = 0
        self._frames: list[bytes] = []
        self._gathered = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from HTTP."""
        super().connection_made(transport)
        self._peer = ReadingPeer(self.transport, self.limits.stall_seconds)
        self._pongs = 0
        self._opening = self.loop.call_later(self.limits.header_seconds, self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection."""
        self._peer.resumed()
        self._opening.cancel()
        self.open_connections.remove(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Serve the connection; the application may send messages without waiting (see ``send_now``)."""
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[SEND_NOW] = self.send_now
        await super().run_asgi()

    def send_now(self, message: bytes) -> bool:
        """Send a text message; return False if it has to wait because the client has not read what was sent before.

        Messages that come within two rounds of the event loop are written together: what a choice means for a client
        is several messages, and each write takes as long as making them.
        """
        ready = self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN
        if not ready or not self.writable.is_set() or self._gathered > MOST_GATHERED:
            return False
        if not self._frames:
            self.loop.call_soon(self.loop.call_soon, self._write_gathered)
        frame = framed(message, self._window_bits())
        self._frames.append(frame)
        self._gathered += len(frame)
        return True

    async def send(self, message: Any) -> None:
        """Send a message of the application, after those that were sent without waiting."""
        self._write_gathered()
        await super().send(message)

    def _write_gathered(self) -> None:
        if self._frames:
            frames, self._frames, self._gathered = self._frames, [], 0
            if not self.transport.is_closing() and not self.close_sent:
                self.transport.write(b"".join(frames))

    def _window_bits(self) -> int:
        """Return the compression that the client has agreed to, 0 for none."""
        return next((each.local_max_window_bits for each in self.conn.extensions if isinstance(each, LargeMessages)), 0)

    def _too_late(self) -> None:
        """Close a connection that never became a WebSocket, because its request announces a body that does not come."""
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(TOO_LATE)
            self.transport.close()

    def pause_writing(self) -> None:
        """Give the client time to read."""
        super().pause_writing()
        self._peer.paused()

    def resume_writing(self) -> None:
        """Continue: the client has read everything."""
        super().resume_writing()
        self._peer.resumed()
        self._pongs = 0

    def data_received(self, data: bytes) -> None:
        """Receive frames; disconnect a client that sends far more than can be handled."""
        for start in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_AT_ONCE])
            if self.unread > MOST_UNREAD:
                self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Queue a whole message, and count it; end the connection if a text is not UTF-8."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(self.frames):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "text that is not UTF-8")
            self.handle_parser_exception()
            return
        self.unread += sum([len(part) for part in self.frames]) + MESSAGE_COST
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """Return the next message; one that has been returned no longer counts."""
        event = await super().receive()
        if event["type"] == "websocket.receive":
            self.unread -= len(event.get("bytes") or (event.get("text") or "").encode()) + MESSAGE_COST
        return event

    def handle_ping(self) -> None:
        """Answer a ping; disconnect a client that only sends pings and never reads."""
        super().handle_ping()
        self._pongs += 0 if self.writable.is_set() else 1
        if self._pongs > MOST_PONGS:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Receive a fragment of a message, up to a maximum number."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()


def _is_utf8(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def protocols(settings: Settings) -> tuple[type[HttpConnection], type[WebSocketConnection]]:
    """Return the protocols for a server; behind proxies, connections are counted in total only."""
    limits = settings.limits
    most = most_connections(limits.connections)
    shared: dict[str, Any] = {
        "limits": limits,
        "open_connections": OpenConnections(most, 0 if settings.proxies else limits.address_connections),
    }
    return type("Http", (HttpConnection,), shared), type("WebSocket", (WebSocketConnection,), shared)


def most_connections(wanted: int) -> int:
    """Return ``wanted``, or as many connections as open files allow; raises the limit of open files first."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    files = wanted + OTHER_FILES
    if soft < files:
        soft = files if hard == resource.RLIM_INFINITY else min(files, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(FEWEST, min(wanted, soft - OTHER_FILES))
