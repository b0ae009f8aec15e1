"""The bot that does anything."""

from __future__ import annotations

from turnwright.bots.base import Bot
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation


class RandomBot(Bot):
    """Takes every option equally often: the floor that other bots are measured from."""

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return any of ``actions``."""
        return actions[self.rng.below(len(actions))]
