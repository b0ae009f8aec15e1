"""Clocks: how long people may think, and when the server itself must act.

``Meta.due`` is that moment: now for a bot, the end of the asked person's time, or None if there is no time limit.
It is measured by ``steady``, so that nobody loses time when the machine's clock is set.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.steady import steady
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables.added_bots import bot_kinds
from turnwright.server.wire.tables import Clock

__all__ = ["GRACE", "check_clock", "left_now", "next_due", "ran_out", "steady", "turned"]

LONGEST: Final = 60 * 86_400.0
GRACE: Final = 60.0
"""Seconds for a person whose time ran out while no server was running."""


def check_clock(clock: Clock | None, settings: Settings) -> Clock | None:
    """Return ``clock`` if a table may have it."""
    if clock is None:
        return None
    if not 1 <= clock.seconds <= LONGEST:
        raise Refused("bad_option", f"a clock has 1 to {LONGEST:.0f} seconds", reason="clock", field="clock")
    if not 0 <= clock.increment <= LONGEST:
        raise Refused("bad_option", f"a clock's increment is 0 to {LONGEST:.0f} seconds", reason="clock", field="clock")
    allowed = bot_kinds(settings.bots)
    if clock.bot not in allowed:
        raise Refused("bad_option", "no such bot", allowed=allowed, field="clock")
    return clock


def left_now(meta: Meta, seat: int, now: float) -> float | None:
    """Return the seconds that ``seat`` has left; None if there is no clock or no person."""
    if meta.clock is None or meta.seating[seat].kind != "person":
        return None
    if meta.asked == seat and meta.due is not None:
        return round(max(0.0, meta.due - now), 3)
    stored = meta.seating[seat].clock_left
    return meta.clock.seconds if stored is None else stored


def turned(old: Meta, new: Meta, now: float, others: bool = False) -> Meta:
    """Return ``new``, the table after an answer, with its times: deduct the time for the answer, start the next.

    ``others``: other seats have answered by their orders since, so the decision moved on even if it is back.
    """
    passed = others or new.asked != old.asked or old.state != new.state
    new = _paid(old, new, now, passed)
    return msgspec.structs.replace(
        new,
        turn_since=(time.time() if passed else new.turn_since) if new.asked is not None else None,
        due=next_due(new, now),
    )


def next_due(meta: Meta, now: float) -> float | None:
    """Return when the server must act if the open question was asked at ``now``."""
    if meta.state != "running" or meta.asked is None:
        return None
    sitting = meta.seating[meta.asked]
    if sitting.kind == "bot":
        return now
    if sitting.kind == "open" or meta.clock is None:
        return None
    if meta.clock.kind == "decision" or sitting.clock_left is None:
        return now + meta.clock.seconds
    return now + sitting.clock_left


def ran_out(meta: Meta, now: float) -> bool:
    """Tell whether a person's time has run out."""
    if meta.state != "running" or meta.asked is None or meta.due is None:
        return False
    return meta.seating[meta.asked].kind == "person" and meta.due <= now


def _paid(old: Meta, new: Meta, now: float, passed: bool) -> Meta:
    """Deduct the time used from the bank of the seat that was asked; add the increment when the decision moves on."""
    if new.clock is None or new.clock.kind != "bank" or old.state != "running" or old.asked is None:
        return new
    sitting = new.seating[old.asked]
    if sitting.kind != "person" or old.due is None:
        return new
    had = new.clock.seconds if sitting.clock_left is None else sitting.clock_left
    left = min(max(0.0, old.due - now), max(had, GRACE))  # more only if the clock was set while no server was running
    if passed:
        left += new.clock.increment
    return new.with_seat(old.asked, msgspec.structs.replace(sitting, clock_left=left))
