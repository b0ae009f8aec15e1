"""Laws of options on all games."""

from __future__ import annotations

from tests.laws.tables import TABLES
from turnwright.testing.laws.options import OptionLaws


class TestOptions(OptionLaws):
    tables = TABLES
