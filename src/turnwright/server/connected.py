"""Work that ends when the client does not wait for it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from turnwright.server.errors import Refused
from turnwright.server.routes import AnyRequest

T = TypeVar("T")


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Return what ``work`` returns; cancel it if the client disconnects before."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("bad_request", "nobody waited for the answer")
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _disconnected(request: AnyRequest) -> None:
    """Wait until the client has left; its body has been read by then."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
