"""Laws of states on all games."""

from __future__ import annotations

from tests.laws.tables import TABLES
from turnwright.testing.laws.states import StateLaws


class TestStates(StateLaws):
    tables = TABLES
