"""Diplomat (SW-34): at the end of the turn one opponent is bound to peace until the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.rules import SW_34_1, SW_34_2
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask, SeatVerb, Skip

if TYPE_CHECKING:
    from turnwright.games.small_world.priors import Glance


class Embassy(Trait):
    """Name an ally after scoring."""

    def __init__(self) -> None:
        super().__init__("diplomat", SW_34_1, worth=500, unique=True)
        self.steps = [ALLYING]

    def parting(self, s: World, force: int) -> list[Frame]:
        """Ask at the end of every turn (SW-34.1)."""
        return [Frame(ALLYING, force // SLOTS, force)]


class Ally(SeatVerb):
    """Name an opponent whose active race was not attacked this turn (SW-34.1, SW-34.2)."""

    def __init__(self) -> None:
        super().__init__("ally", SW_34_1, 210)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """An ally is another seat that was not attacked; a race that has just declined makes no peace."""
        if n >= s.seats or n == f.seat or s.race[f.arg] == NONE:
            return SW_34_1
        return SW_34_2 if s.attacked >> n & 1 else 0

    def target(self, n: int) -> str:
        """Point at the seat."""
        return f"seat-{n}"

    def prior(self, glance: Glance, n: int) -> int:
        """The strongest rival."""
        return glance.spare(n)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Peace holds until the seat's next turn starts."""
        s.envoy = f.seat
        s.ally = n
        if s.told is not None:
            s.tell(Message("log-ally", {"seat": f.seat, "other": n}, SW_34_1))


ALLYING: Final = Ask("allying", SW_34_1, [Skip(SW_34_1), Ally()])
POWER: Power = Power("diplomat", 5, [Embassy()])
