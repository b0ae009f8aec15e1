"""Background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from turnwright.server.logs import trouble

T = TypeVar("T")

log = logging.getLogger(__name__)


class Tasks:
    """Tasks that are kept alive until they are done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run ``work`` in the background."""
        self.started(work).add_done_callback(_tell_failure)

    def started(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Return ``work`` as a task that continues even if nobody keeps a reference to it."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def settled(self) -> None:
        """Wait until no task is running."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all running tasks."""
        await cancelled(*self._running)


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    """Cancel ``tasks`` and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _tell_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (problem := task.exception()) is not None:
        trouble(log, "work in the background failed", problem=problem)
