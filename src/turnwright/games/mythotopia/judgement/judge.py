"""The judge of Mythotopia."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from turnwright.core.judge import Judge
from turnwright.games.mythotopia.judgement import priors, values
from turnwright.games.mythotopia.state import World


@mypyc_attr(allow_interpreted_subclasses=True)
class MythotopiaJudge(Judge[World]):
    """Judges by points: wars by their odds, cards and armies by the turns left."""

    judges_whole_turns: ClassVar[bool] = True
    search_by_trials: ClassVar[bool] = True
    menus_return: ClassVar[bool] = True

    def value(self, s: World, seat: int) -> int:
        """Return how good the position is for ``seat``."""
        return values.value(s, seat)

    def final_value(self, s: World, seat: int) -> int:
        """Return how good the end of the game is for ``seat``."""
        return values.final_value(s, seat)

    def prior(self, s: World, actions: list[int]) -> list[int]:
        """Return how promising each option looks."""
        return priors.prior(s, actions)

    def typical(self, s: World, seat: int, actions: list[int]) -> int:
        """Return the index of an answer that represents what chance may answer."""
        return priors.typical(s, seat, actions)
