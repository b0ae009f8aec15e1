"""Reserve Army (MY-17.62 to MY-17.66): one war against other players at a time."""

from __future__ import annotations

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.rules import MY_17_62


class ReserveArmy(Text):
    """During a war with another player, nobody may invade its owner, who may invade nobody else (MY-17.62 to
    MY-17.66).
    """

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_62)
        self.worth = 150
        self.shields = True
