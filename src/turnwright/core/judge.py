"""What bots ask about positions and options: the judge of a game.

``Game.judge()`` returns the judge that a game brings along, and every bot that judges takes another one as ``judge=``.
A judge gets positions that were dealt from a belief, never the table itself, and it never changes one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from turnwright.core.frames import S
from turnwright.core.option_weights import weigh
from turnwright.core.verbs import Question

if TYPE_CHECKING:
    from turnwright.core.game import Game

HALF: Final = 150
"""A choice that its verb rates lower by this much has half the weight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """The judge of a game that has none of its own: it goes by the scores, and by what verbs say of their choices.

    Subclasses know more; they may be written in plain Python, whether or not Turnwright is compiled.
    """

    horizon: ClassVar[int] = 1
    """How many rounds of turns a search looks ahead before it judges a position."""
    judges_whole_turns: ClassVar[bool] = False
    """True: turns consist of many small choices, so a bot judges a choice by the whole turn it begins."""
    search_by_trials: ClassVar[bool] = False
    """True: a search compares options side by side under the same luck, instead of growing a tree."""
    menus_return: ClassVar[bool] = False
    """True: a menu comes back after every action, so its return does not mean that an answer only prepared another."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def value(self, s: S, seat: int) -> int:
        """Return how good the position is for ``seat``, in thousandths of a point: what it has and can expect."""
        return self.final_value(s, seat)

    def final_value(self, s: S, seat: int) -> int:
        """Return how good the end of the game is for ``seat``, in thousandths of a point: its score."""
        score = self.game.scores(s)[seat]
        return 0 if score is None else 1000 * score

    def prior(self, s: S, actions: list[int]) -> list[int]:
        """Return how promising each option looks at a glance, as positive weights (default: ``Verb.judge``)."""
        f = s.todo[-1]
        if not isinstance(f.step, Question):
            return [1] * len(actions)
        return weigh(f.step, s, f, actions, HALF)

    def typical(self, s: S, seat: int, actions: list[int]) -> int:
        """Return the index of the answer to assume for chance or another seat while ``seat`` completes a turn in
        thought, or -1 to judge the position before it; called if ``judges_whole_turns`` is true.
        """
        return -1
