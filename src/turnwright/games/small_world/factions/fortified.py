"""Fortified (SW-38): a fortress a turn; it defends for good and pays while the race is active."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import FORTRESSES, SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import FORTIFY, SKIP
from turnwright.games.small_world.queries import count_of, regions_of
from turnwright.games.small_world.rules import SW_3_2, SW_38_1, SW_38_3, SW_38_4, SW_38_6
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW


class Builders(Trait):
    """One fortress a turn, one coin for each of them."""

    def markers(self, s: World, force: int) -> list[Frame]:
        """Ask while the box has a fortress and a region has none (SW-38.2)."""
        if count_of(s.forts) < FORTRESSES and s.land[force] & ~s.forts:
            return [Frame(FLOW.fortifying, force // SLOTS, force)]
        return []

    def income(self, s: World, force: int) -> int:
        """Count the fortresses in regions of the race (SW-38.6)."""
        return count_of(s.land[force] & s.forts)

    def pays(self) -> int:
        """The coins have a rule of their own."""
        return SW_38_6


class Fortifying(Step[World]):
    """Place a fortress in a region of the race that has none, or leave it (SW-38.1, SW-38.3)."""

    def __init__(self) -> None:
        super().__init__("fortifying", ["fortify", "skip"], SW_38_1)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Every own region without one, and leaving it."""
        found = [FORTIFY + region for region in regions_of(s.land[f.arg] & ~s.forts)]
        found.append(SKIP)
        return found

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Own regions only, one fortress each, six on the map (SW-38.4)."""
        if action == SKIP:
            return 0
        bit = 1 << (action - FORTIFY)
        if bit & s.board.all == 0:
            return SW_3_2
        if bit & s.land[f.arg] == 0:
            return SW_38_1
        if bit & s.forts:
            return SW_38_3
        return 0 if count_of(s.forts) < FORTRESSES else SW_38_4

    def apply(self, s: World, f: Frame, action: int) -> None:
        """It stands, and pays this turn already."""
        if action != SKIP:
            region = action - FORTIFY
            s.forts |= 1 << region
            s.tell(Message("log-fortress", {"seat": f.seat, "region": region + 1}, SW_38_1))


POWER: Power = Power("fortified", 3, [Builders("fortified", SW_38_1, worth=1500, unique=True)])
