"""What a seat may believe: the table as it lies there."""

from __future__ import annotations

from turnwright.core.game import Belief, Shown
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.view import RealmView


class OpenTable(Belief[Realm]):
    """Nothing is hidden, so there is one position that fits."""

    def __init__(self, shown: Shown[Realm]) -> None:
        assert isinstance(shown.view, RealmView)
        self.table = shown.view.table

    def deal(self, rng: Rng) -> Realm:
        """Return the table."""
        return self.table.clone()
