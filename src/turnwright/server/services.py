"""What the handlers of one server share."""

from __future__ import annotations

from typing import NamedTuple

from turnwright.server.config import Settings
from turnwright.server.confirmations import Confirmations
from turnwright.server.db import Database
from turnwright.server.limits import Limiter
from turnwright.server.live import Tables
from turnwright.server.metrics import Metrics
from turnwright.server.notices import Notices
from turnwright.server.registry import Registry
from turnwright.server.sockets import Sockets


class Services(NamedTuple):
    """All of them."""

    settings: Settings
    db: Database
    tables: Tables
    registry: Registry
    limits: Limiter
    metrics: Metrics
    sockets: Sockets
    notices: Notices
    confirmations: Confirmations
