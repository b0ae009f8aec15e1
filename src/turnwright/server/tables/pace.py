"""When bots answer: at a moment that depends only on public facts, so that thinking time reveals nothing about a hand.

A bot with a single answer to a private question is done at once; one with a card to play thinks for seconds. Both
answers are shown at the same beat after a worker became free. The length of a beat depends only on the settings of the
table and the server. Both bots occupy the worker for the whole thinking time, so that others waiting for it learn
nothing either.
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
        """Wait until one beat after ``begun``, or the next whole number of beats if the bot needed longer."""
        taken = self.now() - begun
        beats = max(1, ceil(taken / beat)) if beat > 0 else 0
        await self._sleep(max(0.0, beats * beat - taken))

    async def hold(self, begun: float, seconds: float) -> None:
        """Wait until ``seconds`` after ``begun``, unless that has passed."""
        await self._sleep(max(0.0, begun + seconds - self.now()))
