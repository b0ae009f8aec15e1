"""Time that does not jump when the machine's clock is set.

Moments that are stored for people to read, such as when a table changed, are by the machine's clock. How long something
may still take, and what is old enough to be taken from people, is measured by ``steady``.
"""

from __future__ import annotations

import time
from typing import Final


class SteadyTime:
    """Seconds since 1970 by the machine's clock as it was at the start; setting that clock later has no effect."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Read the machine's clock once; later times are measured from here."""
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the current time."""
        return time.monotonic() + self._ahead

    def at_most(self) -> float:
        """Return the earlier of this time and the machine's, to judge how old a stored moment is at least."""
        return min(time.time(), self.now())


steady: Final = SteadyTime()
