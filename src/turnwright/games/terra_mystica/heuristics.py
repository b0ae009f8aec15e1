"""What a bot should value: points now, and what resources and income will bring."""

from __future__ import annotations

from turnwright.games.terra_mystica.scoring import worth
from turnwright.games.terra_mystica.state import Realm


def value(s: Realm, seat: int) -> int:
    """Return how good the position is for ``seat``, in thousandths of a point."""
    return s.vp[seat] * 1000 + worth(s, seat) * 300
