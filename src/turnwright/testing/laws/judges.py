"""Laws of judges: they answer for every position and option, and never change the table they judge."""

from __future__ import annotations

import json
from collections.abc import Iterator

from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.seats import CHANCE
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, finished, states


def asked(table: SampleTable, seed: int, every: int) -> Iterator[tuple[State, list[int]]]:
    """Play at random and yield every n-th state, if a seat is asked there, with the options."""
    for s in states(table, seed, every):
        if engine.asked(s) != CHANCE:
            yield s, engine.options(s)


class JudgeLaws(TableLaws):
    """The game's own judge, which bots use by default."""

    def test_a_judge_leaves_the_table_as_it_was(self, table: SampleTable) -> None:
        """The state is the same before and after every call."""
        judge = table.game.judge()
        for s, actions in asked(table, 12, table.every(29)):
            before = json.dumps(table.game.encode(s))
            for seat in range(table.seats):
                judge.value(s, seat)
                judge.typical(s, seat, actions)
            judge.prior(s, actions)
            assert before == json.dumps(table.game.encode(s)), engine.step_of(s).name

    def test_a_judge_leaves_the_end_as_it_was(self, table: SampleTable) -> None:
        """To judge a finished game changes nothing, and gives the same value again."""
        last = finished(table, 13).state
        judge, before = table.game.judge(), json.dumps(table.game.encode(last))
        values = [judge.final_value(last, seat) for seat in range(table.seats)]
        assert before == json.dumps(table.game.encode(last))
        assert values == [judge.final_value(last, seat) for seat in range(table.seats)]

    def test_every_option_has_a_positive_weight(self, table: SampleTable) -> None:
        """A prior is a weight above 0 for each option, and a typical answer is one of them, or -1."""
        judge = table.game.judge()
        for s, actions in asked(table, 14, table.every(5)):
            weights = judge.prior(s, actions)
            assert len(actions) == len(weights)
            assert min(weights) > 0, engine.step_of(s).name
            assert -1 <= judge.typical(s, 0, actions) < len(actions)
