"""What bots think of a table."""

from __future__ import annotations

from typing import Final

from turnwright.core.judge import Judge

from .state import LanternFairState

POINT: Final = 1000
FITTING: Final = 300
"""A lantern in hand that still fits on the string, in thousandths of a point."""


class LanternFairJudge(Judge[LanternFairState]):
    """Counts points, and the lanterns that can still be hung."""

    def value(self, s: LanternFairState, seat: int) -> int:
        """Return the points of a seat and what its hand promises."""
        return POINT * s.points(seat) + FITTING * sum([s.fits(seat, card) for card in s.hand(seat)])
