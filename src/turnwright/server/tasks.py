"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """Tasks kept alive until they are done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have it done."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        """Give up what is under way."""
        for task in list(self._running):
            task.cancel()
        await self.settled()
