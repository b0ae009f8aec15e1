"""Laws of judges on all games."""

from __future__ import annotations

from tests.laws.tables import TABLES
from turnwright.testing.laws.judges import JudgeLaws


class TestJudges(JudgeLaws):
    tables = TABLES
