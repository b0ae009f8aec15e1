"""When bots answer: at a moment that public facts alone decide, so that nobody reads a hand from how long one thought.

A bot with a single answer to a private question has it at once, one with a card to play thinks for seconds. Both are
shown their answer at the same beat after a worker was free for them: its length is what the table and the server say,
nothing else. Both hold the worker for the whole thinking time, so that those who wait for it learn nothing either.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import ceil


class Pace:
    """The clock of the bots of one process."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.now = now
        self._sleep = sleep

    async def wait(self, begun: float, beat: float) -> None:
        """Wait until a beat after ``begun``, or two or more where a thought took so long: never in between."""
        taken = self.now() - begun
        beats = max(1, ceil(taken / beat)) if beat > 0 else 0
        await self._sleep(max(0.0, beats * beat - taken))

    async def hold(self, begun: float, seconds: float) -> None:
        """Wait until ``seconds`` after ``begun``, if that is not over."""
        await self._sleep(max(0.0, begun + seconds - self.now()))
