"""Work that is cancelled when the client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from turnwright.server.errors import Refused
from turnwright.server.tasks import cancelled
from turnwright.server.web.declaring import AnyRequest

T = TypeVar("T")


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of ``work``; cancel it if the client disconnects first."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("bad_request", "the client left before the answer was ready")
        return working.result()
    finally:
        await cancelled(working, leaving)
        del working, leaving  # break the reference cycle between this frame and a refusal


async def _disconnected(request: AnyRequest) -> None:
    """Wait until the client has disconnected; its body has been read by then."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
