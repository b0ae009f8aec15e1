"""Laws of standing orders on all games."""

from __future__ import annotations

from tests.laws.tables import TABLES
from turnwright.testing.laws.orders import OrderLaws


class TestOrders(OrderLaws):
    tables = TABLES
