"""The requirement of a VP card: the base class and the hooks that common rules call."""

from __future__ import annotations

from turnwright.core.frames import Frame, State, Step
from turnwright.games.mythotopia.data.tables import NONE
from turnwright.games.mythotopia.data.vp_cards import FIRST_HEAP, HEAP_VALUE, VP_KEYS
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import WorldVerb


class Objective:
    """One VP card. A hook for an event returns the heap from which a token is scored, NONE for none.

    number    its index among the VP cards
    heap      its first heap
    rule      the ledger rule that says when a token is scored
    building  what must be built to buy a token for gold (NONE: tokens are not bought that way)
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
        """Return its setup steps, if it is in play."""
        return []

    def choose(self, s: World) -> list[Frame]:
        """Return what it lets the seats choose at the end of setup."""
        return []

    def built(self, s: World, seat: int, building: int) -> int:
        """React to a building of a seat."""
        return NONE

    def captured(self, s: World, seat: int, province: int, loser: int, citadel: bool) -> int:
        """React to a seat gaining control of a province of ``loser`` (NONE: neutral), possibly with a citadel."""
        return NONE

    def defended(self, s: World, seat: int) -> int:
        """React to a seat winning a war as defender of its own province."""
        return NONE

    def settled(self, s: World, seat: int) -> list[int]:
        """Return the heaps from which tokens are scored for a seat's first provinces."""
        return []

    def launched(self, s: World, seat: int, sea: int, ships: int) -> int:
        """React to a seat placing ships in a sea area."""
        return NONE

    def taken(self, s: World, seat: int, from_unused: bool) -> None:
        """React to a seat taking one of its tokens."""

    def can_mark(self, s: World, seat: int) -> bool:
        """Return whether this card allows taking an unused token instead."""
        return True

    def prize(self, s: World, seat: int, province: int) -> int:
        """Return the points of a token that a seat would score for gaining control of a province now."""
        return 0

    def outlook(self, s: World, seat: int) -> int:
        """Return the value for bots of a seat's progress toward a token, in thousandths of a point."""
        return 0

    def left(self, s: World, heap: int) -> int:
        """Return the value of the tokens of a heap, 0 if none is left."""
        return HEAP_VALUE[heap] if s.heaps[heap] else 0
