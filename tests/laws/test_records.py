"""Laws of records on all games."""

from __future__ import annotations

from tests.laws.tables import TABLES
from turnwright.testing.laws.records import RecordLaws


class TestRecords(RecordLaws):
    tables = TABLES
