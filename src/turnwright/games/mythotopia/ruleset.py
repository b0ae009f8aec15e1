"""The rule set of one table: its cards and VP cards, and the readings that it plays by."""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.cards.text import Text
from turnwright.games.mythotopia.objectives.objective import Objective

LEADER: Final = 0
LAST_ROUND: Final = 1
ANYONE: Final = 2
ENDINGS: Final = ["leader", "last_round", "anyone"]
"""Who may end the game: the strict leader; nobody, a last round is played; whoever has the turn."""


class RuleSet:
    """What never changes during a game. Shared by all clones of a table.

    texts        by card: its text
    objectives   by VP card
    first        the seat that starts (DRAWN: chance decides)
    dealt        province cards dealt to each seat
    given_up     how many of them each seat gives up
    doubled      whether starting cards are five, or four
    road_stone   stone of a road over a plain border
    withdrawing  whether armies can be removed from an invaded neutral province
    ending       LEADER, LAST_ROUND or ANYONE
    rounds       the round after which the game ends (0: none)
    helps        by card: what it does to the next one (``Text.helps``)
    turns        by card: the symbol that it turns another into (``Text.turns``)
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
