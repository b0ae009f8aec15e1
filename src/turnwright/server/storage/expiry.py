"""When sessions, mailed links and leases expire."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_, or_

from turnwright.server.storage.db import leases
from turnwright.server.storage.people_tables import mail_links, sessions

HOUR: Final = 3_600.0
DAY: Final = 86_400.0
LINK_LIFETIME: Final = 86_400.0
"""Seconds for which a mailed link works, and over which links are counted."""
SKEW: Final = 60.0
"""Seconds by which the clocks of processes may differ."""


def unexpired(now: float, lifetime: float) -> ColumnElement[bool]:
    """Return the condition that a session is still valid: it was used within ``lifetime`` seconds."""
    return sessions.c.seen >= now - lifetime


def to_note(now: float, used: float) -> bool:
    """Tell whether to store that a session or token is used ``now``; ``used`` is when it last was, by what is stored.

    That may be in the future, if the clock was set back since.
    """
    return not now - HOUR <= used <= now + SKEW


def link_old(now: float) -> ColumnElement[bool]:
    """Return the condition that a mailed link is older than it may be."""
    return mail_links.c.created < now - LINK_LIFETIME


def link_expired(now: float) -> ColumnElement[bool]:
    """Return the condition that a mailed link no longer works and is no longer counted.

    A link from the distant future was mailed before the clock was set back.
    """
    return or_(link_old(now), mail_links.c.created > now + LINK_LIFETIME)


def lease_runs(now: float, seconds: float) -> ColumnElement[bool]:
    """Return the condition that a lease is held, if leases last ``seconds``."""
    return and_(leases.c.until > now, leases.c.until <= now + seconds + SKEW)
