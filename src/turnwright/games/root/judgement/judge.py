"""The judge of Root."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from turnwright.core.judge import Judge
from turnwright.games.root.judgement import priors, values
from turnwright.games.root.state import Woods


@mypyc_attr(allow_interpreted_subclasses=True)
class RootJudge(Judge[Woods]):
    """Judges by points: what pieces, cards and boards can still score."""

    judges_whole_turns: ClassVar[bool] = True
    menus_return: ClassVar[bool] = True

    def value(self, s: Woods, seat: int) -> int:
        """Return how good the position is for ``seat``."""
        return values.value(s, seat)

    def final_value(self, s: Woods, seat: int) -> int:
        """Return how good the end of the game is for ``seat``."""
        return values.final_value(s, seat)

    def prior(self, s: Woods, actions: list[int]) -> list[int]:
        """Return how promising each option looks."""
        return priors.prior(s, actions)

    def typical(self, s: Woods, seat: int, actions: list[int]) -> int:
        """Return the index of an answer that represents what chance or others do in a battle or a draw."""
        return priors.typical(s, seat, actions)
