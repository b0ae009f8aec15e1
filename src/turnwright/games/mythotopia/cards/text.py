"""The text of a card, besides its symbols: the base class and the hooks that common rules call."""

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
"""What a card can do to the next one played: change one of its symbols, or double what it gives."""


class Text:
    """The text of one card; this base class has no effect, as for Army and Market.

    Attributes say what it does; a text that is played or offered in a menu adds its own steps and verbs.

    card      its number
    rule      the ledger rule of its action or free action
    helps     its effect on another card that is played for a resource: CHANGED, DOUBLED, or 0
    turns     the symbol that another card counts as, while this one is in the Reserve (NONE: none)
    carries   it carries an invasion over a sea area
    leaps     it lets an invasion start from nowhere
    eases     how many levels easier borders are while it is in the Reserve
    room      places that it adds to the Reserve
    refill    cards that it adds to the refill while it is in the Reserve
    shields   its owner fights one war against other players at a time, while it is in the Reserve
    strengthens  it adds to strength while it is in the Reserve
    unused    unused tokens can be taken while it is in the Reserve
    worth     the value of its text for bots: played once, or per turn in the Reserve, in thousandths of a point
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
        """Return the provinces it counts as a card of, to invade from them or build in them, as a mask."""
        return 0

    def strength(self, s: World, seat: int, province: int, defends: bool) -> int:
        """Return the strength it adds for a seat in a war while it is in its Reserve; called if
        ``strengthens`` is set.
        """
        return 0

    def bars(self, s: World, seat: int) -> int:
        """Return 0, or the rule that forbids its action or free action now."""
        return self.rule

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Carry out its action or free action; the card has already been played, from the hand or the Reserve."""
        raise NotImplementedError

    def promise(self, s: World, seat: int) -> int:
        """Return an estimate for bots of playing its action or free action now, in thousandths of a point."""
        return self.worth


def steps_of(steps: list[Ask | Question[World] | AutoStep[World]]) -> list[Step[State]]:
    """Return steps in the form the game lists them."""
    return cast("list[Step[State]]", steps)
