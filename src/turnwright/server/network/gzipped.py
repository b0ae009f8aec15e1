"""Compressed answers: small ones at once, large ones in a thread, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LEAST: Final = 1_000
"""Answers of at least this many bytes are compressed."""
LARGE: Final = 16_000
"""Answers of at least this many bytes are compressed in a thread: 100,000 bytes take some 3 ms."""
LEVEL: Final = 5
KINDS: Final = ("text/", "application/json", "application/javascript", "image/svg")
"""Media types that shrink; pictures are compressed already."""
PACKED: Final = ((b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding"))
"""The headers of a compressed answer."""
Headers = Iterable[tuple[bytes, bytes]]


def accepts_gzip(headers: Headers) -> bool:
    """Tell whether a client that sends ``headers`` accepts a compressed answer."""
    wanted = b",".join([value for name, value in headers if name == b"accept-encoding"]).decode("latin-1").lower()
    for each in wanted.split(","):
        coding, _semicolon, weight = each.replace(" ", "").partition(";")
        if coding in ("gzip", "*"):
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def compressed(app: ASGIApp) -> ASGIApp:
    """Return ``app`` with compressed answers for clients that accept them; what is sent in parts stays as it is."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and accepts_gzip(scope["headers"]):
            await app(scope, receive, _Compressing(send))
        else:
            await app(scope, receive, send)

    return answer


class _Compressing:
    """Sends one answer; holds its start back until the size of its body is known."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.start: Any = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if self.start is not None:
            start, self.start = self.start, None
            if message["type"] == "http.response.body" and not message.get("more_body") and _shrinks(start, message):
                message["body"] = packed = await _packed(message["body"])
                kept = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                start["headers"] = [*kept, (b"content-length", str(len(packed)).encode()), *PACKED]
            await self.send(start)
        await self.send(message)


def _shrinks(start: Any, message: Any) -> bool:
    headers = {name.lower(): value.decode("latin-1") for name, value in start["headers"]}
    return (
        len(message["body"]) >= LEAST
        and b"content-encoding" not in headers
        and headers.get(b"content-type", "").startswith(KINDS)
    )


async def _packed(body: bytes) -> bytes:
    if len(body) < LARGE:
        return gzip.compress(body, LEVEL)
    return await asyncio.to_thread(gzip.compress, body, LEVEL)
