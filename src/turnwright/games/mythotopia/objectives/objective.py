"""What a VP card asks for: the base of all of them, and what common rules ask of them."""

from __future__ import annotations

from turnwright.core.frames import Frame, State, Step
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.data.vp_cards import FIRST_HEAP, HEAP_VALUE, VP_KEYS
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import WorldVerb


class Objective:
    """One VP card. A hook that is told of an event returns the heap that a token is due from, NONE for none.

    number    its place among the VP cards
    heap      its first heap
    rule      the ledger rule that says when a token is due
    building  what must be built to buy a token of it for gold (NONE: it is not bought so)
    """

    def __init__(self, key: str, rule: int) -> None:
        self.key = key
        self.number = VP_KEYS.index(key)
        self.heap = FIRST_HEAP[self.number]
        self.rule = rule
        self.building = NONE
        self.steps: list[Step[State]] = []
        self.actions: list[WorldVerb] = []

    def prepare(self, s: World) -> list[Frame]:
        """Return what it brings to setup, if it is in play."""
        return []

    def choose(self, s: World) -> list[Frame]:
        """Return what it lets the seats choose in setup, when all else is known."""
        return []

    def built(self, s: World, seat: int, building: int) -> int:
        """A seat has built something."""
        return NONE

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """A seat has gained control of a province that was the ``loser``'s (NONE: neutral), maybe with a citadel."""
        return NONE

    def defended(self, s: World, seat: int) -> int:
        """A seat has won a war as defender of its own province."""
        return NONE

    def settled(self, s: World, seat: int) -> list[int]:
        """A seat has its first provinces: return the heaps that tokens are due from."""
        return []

    def launched(self, s: World, seat: int, sea: int, ships: int) -> int:
        """A seat has placed ships in a sea area."""
        return NONE

    def taken(self, s: World, seat: int, from_unused: bool) -> None:
        """A seat has taken a token of it."""

    def can_mark(self, s: World, seat: int) -> bool:
        """Tell whether a token can be taken from the unused ones, as far as this card is concerned."""
        return True

    def prize(self, s: World, seat: int, province: int) -> int:
        """Return the points that a token of it would bring to a seat that gained control of a province now."""
        return 0

    def outlook(self, s: World, seat: int) -> int:
        """Return what a bot should give for how near a seat has come to a token of it, in thousandths of a point."""
        return 0

    def left(self, s: World, heap: int) -> int:
        """Return the value of the tokens of a heap, 0 if none is left."""
        return HEAP_VALUE[heap] if s.heaps[heap] else 0
