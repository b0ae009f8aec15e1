"""The bot that chooses at random."""

from __future__ import annotations

from turnwright.bots.base import Bot
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation


class RandomBot(Bot):
    """Chooses every option with equal probability: the baseline for other bots."""

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return any of ``actions``."""
        return actions[self.rng.below(len(actions))]
