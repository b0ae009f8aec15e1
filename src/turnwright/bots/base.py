"""The base class of bots."""

from __future__ import annotations

from typing import Any

from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation
from turnwright.core.judge import Judge
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


class JudgingBot(Bot):
    """A bot that judges the positions it deals: by ``judge``, or by the game's own (``Game.judge``)."""

    def __init__(self, seed: int = 0, judge: Judge[Any] | None = None) -> None:
        super().__init__(seed)
        self.judge = judge

    def judge_of(self, game: Game[State]) -> Judge[State]:
        """Return what judges positions of ``game``."""
        if self.judge is None:
            return game.judge()
        if self.judge.game.name != game.name:
            raise BadOption(f"the bot's judge is for {self.judge.game.name}; it cannot judge {game.name}")
        return self.judge
