"""Build (MY-17.6): a city, a road or a castle."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.games.mythotopia.building import best_building, build_bar
from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_13_3
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW


class Build(Text):
    """Both kinds of Build work the same way (MY-16.3, MY-17.6)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_13_3)
        self.worth = 1100

    def bars(self, s: World, seat: int) -> int:
        """There must be something to build, and cards for it."""
        return build_bar(s, seat, self.card)

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask what."""
        s.push(Frame(FLOW.build, seat))

    def promise(self, s: World, seat: int) -> int:
        """The value of the best thing that can be built."""
        return best_building(s, seat, self.card)
