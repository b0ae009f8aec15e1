"""What all laws share: the tables on which they are tested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from turnwright.testing.tables import SampleTable, table_id


class TableLaws:
    """Tests that take a ``table`` run on each of ``tables``, those that take a ``game`` on each game among them."""

    tables: ClassVar[Sequence[SampleTable]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a law on all tables or games."""
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables, ids=table_id)
        if "game" in metafunc.fixturenames:
            games = {table.game.name: table.game for table in self.tables}
            metafunc.parametrize("game", list(games.values()), ids=list(games))
