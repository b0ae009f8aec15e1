"""The bot that looks one choice ahead."""

from __future__ import annotations

from turnwright.bots.base import JudgingBot
from turnwright.bots.playout import best, one_ply
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation


class GreedyBot(JudgingBot):
    """Takes the option after which its judge (``Judge.value``) finds the position best for its seat.

    Dice and draws that follow immediately are averaged; ties are broken at random.
    """

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return the best of ``actions`` one choice ahead, in one position dealt from the seat's belief."""
        if len(actions) == 1:
            return actions[0]
        dealt = game.belief(observation).deal(self.rng)
        return actions[best(one_ply(self.judge_of(game), dealt, observation.view.seat, actions), self.rng)]
