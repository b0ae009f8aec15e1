"""The base class of bots."""

from __future__ import annotations

from turnwright.core.frames import State
from turnwright.core.game import Game, Observation
from turnwright.core.rng import Rng


class Bot:
    """A player who knows what its seat was shown and nothing else.

    ``choose`` never gets the table itself: positions to think about come from ``game.belief(observation)``.
    The same seed, settings and questions give the same answers, unless a bot's budget is time.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return one of ``actions``, the options of the open question."""
        raise NotImplementedError
