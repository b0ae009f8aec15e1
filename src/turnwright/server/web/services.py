"""What the handlers of one server share."""

from __future__ import annotations

from typing import NamedTuple

from turnwright.server.config import Settings
from turnwright.server.metrics import Metrics
from turnwright.server.network.limits import Limiter
from turnwright.server.people.account_changes import Accounts
from turnwright.server.people.confirmations import Confirmations
from turnwright.server.people.registry import Registry
from turnwright.server.people.resets import Resets
from turnwright.server.storage.db import Database
from turnwright.server.tables.service import Tables
from turnwright.server.web.clients import Sockets
from turnwright.server.web.notices import Notices


class Services(NamedTuple):
    """The services of one server."""

    settings: Settings
    db: Database
    tables: Tables
    registry: Registry
    limits: Limiter
    metrics: Metrics
    sockets: Sockets
    notices: Notices
    confirmations: Confirmations
    resets: Resets
    accounts: Accounts
    page: str
