"""What a card can do besides showing symbols: the base of all texts, and what common rules ask of them."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.frames import AutoStep, State, Step
from turnwright.core.verbs import Question
from turnwright.games.mythotopia.data.faces import FACES
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, WorldVerb

CHANGED: Final = 1
DOUBLED: Final = 2
"""What a card can do to the next one that is played: change one of its symbols; double what it gives."""


class Text:
    """The text of one card; this one has none of its own, as Army and Market.

    Attributes say what it does; a text that is played, or that is asked in a menu, brings its steps and verbs.

    card      its number
    rule      the ledger rule of its action or free action
    helps     what it does to another card that is played for a resource: CHANGED, DOUBLED, or 0
    turns     the symbol that another card counts as, while this one lies in the Reserve (NONE: none)
    carries   it carries an invasion over a sea area
    leaps     it lets an invasion start from nowhere
    eases     by how many kinds borders are easier while it lies in the Reserve
    room      places that it adds to the Reserve it lies in
    refill    cards that it adds to the refill while it lies in the Reserve
    shields   its owner fights one war against other players at a time, while it lies in the Reserve
    strengthens  it adds to strength while it lies in the Reserve
    unused    tokens can be taken from the unused ones while it lies in the Reserve
    worth     what its text is worth to a bot: played once, or a turn in the Reserve, in thousandths of a point
    """

    def __init__(self, card: int, rule: int = 0) -> None:
        self.card = card
        self.key = FACES[card].key
        self.header = FACES[card].header
        self.rule = rule
        self.helps = 0
        self.turns = NONE
        self.carries = False
        self.leaps = False
        self.eases = 0
        self.room = 0
        self.refill = 0
        self.shields = False
        self.unused = False
        self.strengthens = False
        self.worth = 0
        self.steps: list[Step[State]] = []
        self.actions: list[WorldVerb] = []
        self.free_actions: list[WorldVerb] = []

    def stands_for(self, s: World, seat: int) -> int:
        """Return the provinces for whose card it can be played, to invade from them or build in them, as a mask."""
        return 0

    def strength(self, s: World, seat: int, province: int, defends: bool) -> int:
        """Return what it adds to the strength of a seat in a war while it lies in its Reserve; asked where
        ``strengthens`` is set.
        """
        return 0

    def bars(self, s: World, seat: int) -> int:
        """Return 0, or the rule that forbids to play its action or free action now."""
        return self.rule

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Do what its action or free action says; the card has been played already, from the hand or the Reserve."""
        raise NotImplementedError

    def promise(self, s: World, seat: int) -> int:
        """Return how good it looks to a bot to play its action or free action now, in thousandths of a point."""
        return self.worth


def steps_of(steps: list[Ask | Question[World] | AutoStep[World]]) -> list[Step[State]]:
    """Return steps as the game lists them."""
    return cast("list[Step[State]]", steps)
