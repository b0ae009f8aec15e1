"""A choice of several things at once points at all of them."""

from __future__ import annotations

from typing import cast

from turnwright.core.frames import Frame, State
from turnwright.core.game import Game
from turnwright.core.nearest import meant_by, places
from turnwright.core.simple import SimpleGame, SimpleState
from turnwright.core.verbs import Question, Verb


class Take(Verb[SimpleState]):
    """Take one thing."""

    def target(self, n: int) -> str:
        """Point at it."""
        return f"thing-{n + 1}"


class TakePair(Verb[SimpleState]):
    """Take two things, the second of which nothing else points at."""

    def refuse(self, s: SimpleState, f: Frame, n: int) -> int:
        """Never allow it."""
        return self.rule

    def targets(self, n: int) -> list[str]:
        """Point at both."""
        return ["thing-1", "thing-3"]


class Taking(SimpleGame[SimpleState]):
    """A game of one question."""

    name = "taking"

    def __init__(self) -> None:
        rest = Verb[SimpleState]("rest", [], 1, 30)
        super().__init__([Question("ask", 1, [Take("take", ["1", "2"], 1, 10), TakePair("pair", [], 2, 20), rest])])


GAME = cast("Game[State]", Taking())


def test_all_targets_are_known_and_the_first_is_the_main_one() -> None:
    """A verb says one or several; a choice may have none."""
    assert [["thing-1"], ["thing-2"], ["thing-1", "thing-3"], []] == [GAME.targets(action) for action in range(4)]
    assert ["thing-1", "thing-2", "thing-1", ""] == [GAME.target(action) for action in range(4)]
    assert {"thing-1", "thing-2", "thing-3"} == set(places(GAME))


def test_a_click_on_any_target_means_the_choice() -> None:
    """Why it cannot be made is explained there, too."""
    s = SimpleState(2)
    s.then([Frame(GAME.steps[0], 0)])
    meant = meant_by(GAME, s, 0, "thing-3")
    assert meant is not None
    assert ("pair", 2) == (meant.verb.word, meant.rule)
