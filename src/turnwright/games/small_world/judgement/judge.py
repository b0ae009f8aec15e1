"""The judge of Small World."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from turnwright.core.judge import Judge
from turnwright.games.small_world.judgement import priors, values
from turnwright.games.small_world.state import World


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallWorldJudge(Judge[World]):
    """Judges by income in coins: continuing with a race and declining are compared on one scale."""

    def value(self, s: World, seat: int) -> int:
        """Return how good the position is for ``seat``."""
        return values.value(s, seat)

    def prior(self, s: World, actions: list[int]) -> list[int]:
        """Return how promising each option looks."""
        return priors.prior(s, actions)
