"""Diplomat (SW-34): at the end of the turn one opponent is bound to peace until the next turn."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import ALLY, SKIP
from turnwright.games.small_world.rules import SW_34_1, SW_34_2
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW


class Embassy(Trait):
    """Name an ally after scoring."""

    def parting(self, s: World, force: int) -> list[Frame]:
        """Ask at the end of every turn (SW-34.1)."""
        return [Frame(FLOW.allying, force // SLOTS, force)]


class Allying(Step[World]):
    """Name an opponent whose active race was not attacked this turn, or nobody (SW-34.1, SW-34.2)."""

    def __init__(self) -> None:
        super().__init__("allying", ["ally", "skip"], SW_34_1)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Nobody, or any opponent that was spared; a race that has just declined makes no peace."""
        found = [SKIP]
        if s.race[f.arg] == NONE:
            return found
        for seat in range(s.seats):
            if seat != f.seat and s.attacked >> seat & 1 == 0:
                found.append(ALLY + seat)
        return found

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """An ally is another seat that was not attacked."""
        if action == SKIP:
            return 0
        seat = action - ALLY
        if seat >= s.seats or seat == f.seat or s.race[f.arg] == NONE:
            return SW_34_1
        return SW_34_2 if s.attacked >> seat & 1 else 0

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Peace holds until the seat's next turn starts."""
        if action != SKIP:
            s.envoy = f.seat
            s.ally = action - ALLY
            s.tell(Message("log-ally", {"seat": f.seat, "other": s.ally}, SW_34_1))


POWER: Power = Power("diplomat", 5, [Embassy("diplomat", SW_34_1, worth=500, unique=True)])
