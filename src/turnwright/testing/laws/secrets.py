"""Law of secrecy: what a seat may not know does not reach it in any way."""

from __future__ import annotations

import pytest

from turnwright.core.frames import State
from turnwright.core.game import TableView
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, Viewer, viewers
from turnwright.core.told import Told
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.secrecy import first_leak, first_leak_by_change
from turnwright.testing.tables import SampleTable, positions


def hunt(table: SampleTable, seed: int, every: int) -> str:
    """Return the first leak to any seat or watcher in a random game with dice and draws by hand."""
    rng = Rng(seed)
    for position in positions(table, seed, every, by_hand=True):
        asked = position.seat
        for seat in sorted(viewers(table.seats), key=lambda viewer: viewer != asked):
            leak = first_leak(position, seat, rng)
            if leak:
                return leak
    return ""


def words_on(position: Position, viewer: Viewer, whole: State | None) -> list[str]:
    """Return what ``viewer`` is told in words, from its view or from the ``whole`` table."""
    game, s = position.game, position.state
    told = Told(game, s, viewer, position.over, None if whole is None else TableView(game, whole))
    words = [repr(told.prompt()), repr(told.prospects())]
    if viewer == position.seat:
        words.append(repr(told.ends()))
        for row in (told.label, told.meaning, told.sources, told.outlook):
            words += [repr(row(action)) for action in position.actions]
    return words


class SecrecyLaws(TableLaws):
    """What seats may not know."""

    @pytest.mark.parametrize("seed", [1, 2])
    def test_no_seat_can_tell_the_real_table_from_a_believed_one(self, table: SampleTable, seed: int) -> None:
        """View, options, prompts, labels, previews, refusals, log and timing are equal byte for byte."""
        assert "" == hunt(table, seed, table.every(23))

    def test_a_view_is_enough_for_all_words(self, table: SampleTable) -> None:
        """Prompts, labels, meanings, outlooks and prospects are the same on the view as on the whole table."""
        for position in positions(table, 5, table.every(7)):
            for viewer in viewers(table.seats):
                assert words_on(position, viewer, position.state) == words_on(position, viewer, None)

    def test_no_seat_notices_a_change_in_anothers_secret(self, table: SampleTable) -> None:
        """Changing a number that only other seats see changes nothing for the seat."""
        rng = Rng(4)
        every = 3 if table.thorough else 40 * table.seats
        assert [] == list(
            filter(None, [first_leak_by_change(p, rng) for p in positions(table, 4, every, by_hand=True)])
        )

    def test_the_record_for_a_seat_hides_what_the_seat_may_not_know(self, table: SampleTable) -> None:
        """The redacted record has the same entries, some without their choice; it is whole once the game is over."""
        for position in positions(table, 3, table.every(29)):
            whole, partial = position.record, position.record_for(0)
            assert [e[:3] for e in whole.entries] == [e[:3] for e in partial.entries]
            assert position.over or partial.result is None
        assert position.record == position.record_for(WATCHER)
