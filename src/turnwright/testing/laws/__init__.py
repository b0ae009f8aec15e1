"""Laws that hold in every game, as tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from turnwright.core.game import Game, JsonDict
from turnwright.testing.laws.events import EventLaws
from turnwright.testing.laws.judges import JudgeLaws
from turnwright.testing.laws.observations import ObservationLaws
from turnwright.testing.laws.options import OptionLaws
from turnwright.testing.laws.orders import OrderLaws
from turnwright.testing.laws.records import RecordLaws
from turnwright.testing.laws.secrets import SecrecyLaws
from turnwright.testing.laws.states import StateLaws
from turnwright.testing.laws.words import WordLaws
from turnwright.testing.tables import SampleTable, tables_of


class Laws(OptionLaws, StateLaws, RecordLaws, SecrecyLaws, ObservationLaws, OrderLaws, JudgeLaws, EventLaws, WordLaws):
    """All laws, for the tests of one game::

        class TestLaws(Laws):
            game = GAME

    options   table options with which games end soon
    thorough  False for a long game: laws then check some of its positions instead of all
    """

    game: ClassVar[Game[Any]]
    options: ClassVar[JsonDict] = {}
    thorough: ClassVar[bool] = True
    tables: ClassVar[Sequence[SampleTable]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Test the game with each number of seats."""
        type(self).tables = tables_of(self.game, self.options, self.thorough)
        super().pytest_generate_tests(metafunc)
