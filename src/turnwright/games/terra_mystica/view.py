"""What a seat may see: everything, for nothing is hidden in Terra Mystica."""

from __future__ import annotations

from turnwright.core.game import JsonDict, View
from turnwright.games.terra_mystica import storage
from turnwright.games.terra_mystica.state import Realm


class RealmView(View):
    """The whole table, as seen from ``seat``."""

    def __init__(self, s: Realm, seat: int) -> None:
        self.seat = seat
        self.table = s.clone()

    def encode(self) -> JsonDict:
        """Return all fields of the table."""
        return {"seat": self.seat, **storage.encode(self.table)}
