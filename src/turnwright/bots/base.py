"""The base class of bots: what a bot is given, what it must return, and what it says about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from turnwright.core.errors import BadOption
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation
from turnwright.core.judge import Judge
from turnwright.core.rng import Rng

PATIENCE: Final = 60.0
"""Seconds that a bot of one's own may take to be imported, to be made, and for an answer beyond its thinking time."""


class Bot:
    """A player who knows what its seat was shown and nothing else.

    ``choose`` never gets the table itself: positions to think about come from ``game.belief(observation)``.

    - The arguments of the constructor are the settings of the bot, as in ``my_bots:Careful:depth=3``. A setting is a
      number of at least 0, true or false, or text; its default (or its annotation) says which. Other arguments need a
      default, and only Python code can set them.
    - A bot with a setting ``seconds`` takes thinking time: it should answer within that many seconds.
    - The same seed, settings and questions give the same answers, unless a bot's budget is time. Use ``self.rng`` (or
      another source seeded by ``seed``), never global random state.
    - In a terminal, in self-play and in matches, one object plays one seat of one game from beginning to end and may
      remember what it likes. After an undo it is asked about an earlier position. A server makes a new object for each
      question, so nothing may depend on what was remembered.

    A class of your own need not be derived from this one: it needs ``choose``, and may have the attributes below.
    """

    names: ClassVar[tuple[str, ...]] = ()
    """What players of this kind are called at a table, in turn; by default the name of the class."""
    title: ClassVar[str | Mapping[str, str]] = ""
    """What forms call this kind of player: one text, or one by language; by default its first name."""
    patience: ClassVar[float] = PATIENCE
    """Seconds beyond its thinking time after which a bot of one's own counts as hanging. Servers have a limit too."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return one of ``actions``, the options of the open question.

        ``observation`` has the view and the log of the asked seat (``observation.view.seat``). ``actions`` has at least
        one option; ``game.vocabulary.name(action)`` is its name.
        """
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
