"""Laws of options: one source of legality, no dead ends, always sorted."""

from __future__ import annotations

import pytest

from turnwright.core import engine
from turnwright.core.explain import refuse
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.core.seats import CHANCE
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.laws.events import drawn
from turnwright.testing.tables import SampleTable, finished, positions, states


class OptionLaws(TableLaws):
    """What is offered, and what is not."""

    def test_options_are_what_no_rule_refuses(self, table: SampleTable) -> None:
        """The options are exactly the actions of the vocabulary that are not refused."""
        for s in states(table, 1, table.every(3)):
            every = range(len(table.game.vocabulary))
            assert [a for a in every if refuse(table.game, s, a) == 0] == engine.options(s), engine.step_of(s).name

    @pytest.mark.parametrize("seed", [2, 3, 4])
    def test_options_are_sorted_unique_and_never_missing(self, table: SampleTable, seed: int) -> None:
        """There is always an option, options are sorted, and chance has a weight for each, equal for an even step."""
        for s in states(table, seed):
            options = engine.options(s)
            assert options, engine.step_of(s).name
            assert sorted(set(options)) == options, engine.step_of(s).name
            if engine.asked(s) == CHANCE:
                weights = engine.weights(s)
                assert len(options) == len(weights)
                assert min(weights) > 0
                assert not engine.step_of(s).even or min(weights) == max(weights), engine.step_of(s).name

    def test_options_point_at_what_is_drawn(self, table: SampleTable) -> None:
        """Every element that a choice of a seat points at or starts from is drawn for that seat."""
        game = table.game
        for position in positions(table, 6, table.every(17)):
            seat = position.seat
            if seat is not None:
                ids = drawn(position, seat)
                pointed = {target for action in position.actions for target in game.targets(action)}
                pointed |= {source for action in position.actions for source in game.sources(position.state, action)}
                assert set() == pointed - ids, engine.step_of(position.state).name

    def test_a_finished_game_has_scores_and_winners(self, table: SampleTable) -> None:
        """The winners are seats with a score, and nothing is asked any more."""
        position = finished(table, 5)
        assert position.scores is not None
        assert table.seats == len(position.scores)
        assert position.winners
        assert set(position.winners) <= set(range(table.seats))
        assert (None, [], []) == (position.seat, position.options, position.actions)

    def test_every_verb_has_a_step_and_every_step_a_rule(self, game: Game[State]) -> None:
        """Steps have unique names, verbs of the vocabulary and a rule of the ledger; no verb is left over."""
        assert len(game.steps) == len({step.name for step in game.steps})
        assert set(game.vocabulary.verbs) == {verb for step in game.steps for verb in step.verbs}
        for step in game.steps:
            assert step.automatic == (not step.verbs), step.name
            assert 1 <= step.rule <= len(game.rulebook), step.name
        assert len(game.vocabulary) < 2500
