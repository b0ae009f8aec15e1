"""The judge of Terra Mystica."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from turnwright.core.judge import Judge
from turnwright.games.terra_mystica.judgement import priors, values
from turnwright.games.terra_mystica.state import Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class TerraMysticaJudge(Judge[Realm]):
    """Judges by points: what resources, income, land, cults, towns and cards may still bring."""

    horizon: ClassVar[int] = 4
    judges_whole_turns: ClassVar[bool] = True

    def value(self, s: Realm, seat: int) -> int:
        """Return how good the position is for ``seat``."""
        return values.value(s, seat)

    def prior(self, s: Realm, actions: list[int]) -> list[int]:
        """Return how promising each option looks."""
        return priors.prior(s, actions)
