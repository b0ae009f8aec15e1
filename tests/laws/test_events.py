"""Laws of events on all games."""

from __future__ import annotations

from tests.laws.tables import TABLES
from turnwright.testing.laws.events import EventLaws


class TestEvents(EventLaws):
    tables = TABLES
