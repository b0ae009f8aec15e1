"""Laws of judges on all games."""

from __future__ import annotations

import pytest

from tests.laws.frozen import Written, frozen
from tests.laws.tables import TABLES
from tests.toy.state import ToyState
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.judge import Judge
from turnwright.testing.laws.judges import JudgeLaws, asked
from turnwright.testing.tables import SampleTable, finished, table_id


class TestJudges(JudgeLaws):
    tables = TABLES


def call_all(judge: Judge[State], s: State, actions: list[int]) -> None:
    """Ask a judge everything about an open question."""
    for seat in range(s.seats):
        judge.value(s, seat)
        judge.typical(s, seat, actions)
    judge.prior(s, actions)


@pytest.mark.plain_only
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_judge_never_writes_to_the_table(table: SampleTable) -> None:
    """Not even to put back what it has changed: the table refuses to be written to."""
    judge = table.game.judge()
    for s, actions in asked(table, 15, table.every(5)):
        try:
            call_all(judge, frozen(table.game, s), actions)
        except Written as written:
            raise AssertionError(f"written to at {engine.step_of(s).name}") from written
    last = frozen(table.game, finished(table, 16).state)
    for seat in range(table.seats):
        judge.final_value(last, seat)


class Writing(Judge[State]):
    """Notes its opinion on the table, and wipes it off again."""

    def value(self, s: State, seat: int) -> int:
        s.todo.append(s.todo[-1])
        s.todo.pop()
        return 0


class Renaming(Judge[State]):
    """Gives the table to another viewer for a moment."""

    def prior(self, s: State, actions: list[int]) -> list[int]:
        viewer, s.viewer = s.viewer, 0
        s.viewer = viewer
        return actions


class Peeking(Judge[State]):
    """Turns over the top card of a zone, and puts it back."""

    def value(self, s: State, seat: int) -> int:
        assert isinstance(s, ToyState)
        layer = next(layer for zone in s.cards.zones for layer in zone.layers if layer)
        layer.append(layer.pop())
        return 0


@pytest.mark.plain_only
@pytest.mark.parametrize("judge", [Writing, Renaming, Peeking])
def test_a_judge_that_writes_for_a_moment_is_found(judge: type[Judge[State]]) -> None:
    """The law above sees what it looks for."""
    table = TABLES[0]
    s, actions = next(asked(table, 15, 1))
    with pytest.raises(Written):
        call_all(judge(table.game), frozen(table.game, s), actions)
