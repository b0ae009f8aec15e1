"""The rule set of one table: its cards and VP cards, and its optional readings."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.objectives.objective import Objective

LEADER: Final = 0
LAST_ROUND: Final = 1
ANYONE: Final = 2
ENDINGS: Final = ["leader", "last_round", "anyone"]
"""Who may end the game: the sole leader; nobody, a last round is played; the active seat."""


class RuleSet:
    """What never changes during a game; shared by all clones of a table.

    texts        by card: its text
    objectives   by VP card
    first        the seat that starts (DRAWN: chance decides)
    dealt        province cards dealt to each seat
    given_up     how many of them each seat gives up
    doubled      whether there are five starting cards, or four
    road_stone   stone cost of a road over a plain border
    withdrawing  whether armies can be removed from an invaded neutral province
    ending       LEADER, LAST_ROUND or ANYONE
    rounds       the round after which the game ends (0: none)
    helps        by card: its effect on the next one (``Text.helps``)
    turns        by card: the symbol it converts another to (``Text.turns``)
    """

    def __init__(
        self,
        texts: list[Text],
        objectives: list[Objective],
        first: int,
        dealt: int,
        given_up: int = 0,
        doubled: bool = True,
        road_stone: int = 2,
        withdrawing: bool = False,
        ending: int = LEADER,
        rounds: int = 0,
    ) -> None:
        self.texts = texts
        self.objectives = objectives
        self.first = first
        self.dealt = dealt
        self.given_up = given_up
        self.doubled = doubled
        self.road_stone = road_stone
        self.withdrawing = withdrawing
        self.ending = ending
        self.rounds = rounds
        self.helps = [text.helps for text in texts]
        self.turns = [text.turns for text in texts]
