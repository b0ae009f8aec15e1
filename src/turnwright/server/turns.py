"""Fair turns at something scarce: whoever asks for much waits for their own, not the others for them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places; those who wait are served person by person, in rotation."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        await self._enter(who)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, who: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()  # it was our turn already
            raise

    def _leave(self) -> None:
        """Give the place to the next in rotation who still wants it."""
        while self._waiting:
            who = next(iter(self._waiting))
            theirs = self._waiting.pop(who)
            turn = theirs.popleft()
            if theirs:
                self._waiting[who] = theirs
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
