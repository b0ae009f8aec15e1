"""Laws of events: they happen at drawn places, and their faces have pictures."""

from __future__ import annotations

import re

from turnwright.core.drawing import LIGHT
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.position import Position
from turnwright.core.seats import viewers
from turnwright.core.text import message_ids
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, positions


def drawn(position: Position, seat: int) -> set[str]:
    """Return the ids of everything drawn for ``seat``."""
    found: set[str] = set()
    for panel in position.game.panels(position.view(seat), LIGHT):
        found |= set(re.findall(r'\bid="([^"]+)"', panel.static)) | {piece.id for piece in panel.pieces}
    return found


class EventLaws(TableLaws):
    """What log lines show."""

    def test_events_belong_to_lines_of_the_log(self, game: Game[State]) -> None:
        """Their ids are in the catalogue."""
        assert set() == set(game.events) - message_ids(game, "en")

    def test_events_have_a_place_and_faces(self, table: SampleTable) -> None:
        """What a line shows its reader is on the board or can be drawn."""
        game, heard = table.game, 0
        for position in positions(table, 5, table.every(17)):
            for seat in viewers(table.seats):
                ids = drawn(position, seat)
                story = position.story(seat)
                events = [event for told in story if told.ply == position.ply and (event := game.event(told.message))]
                heard += len(events)
                assert [] == [event for event in events if {event.place, event.origin} - ids - {""}]
                assert [] == [event for event in events if not all(map(game.face, event.faces))]
        assert heard or not game.events
