"""Fortified (SW-38): one fortress per turn; it defends permanently and pays while the race is active."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.fields import ALL, Part, mask, number
from turnwright.core.frames import Frame
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.core.verbs import END, GAIN, Meaning, things
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.patterns import LastingMarkers
from turnwright.games.small_world.factions.trait import Power
from turnwright.games.small_world.fields import REGIONS
from turnwright.games.small_world.judgement.priors import COIN
from turnwright.games.small_world.markers import remark, take_up
from turnwright.games.small_world.parts import FORTRESSES_PART, Fortresses, fortresses_in
from turnwright.games.small_world.rules import SW_38_1, SW_38_3, SW_38_4, SW_38_6
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask, OwnRegionVerb, Skip

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


FORTRESSES: Final = 6
PART: Final = Part(
    "Fortresses",
    "Where fortresses stand.",
    (number("forts", "mask of regions", mask(REGIONS), ALL),),
)


class Builders(LastingMarkers):
    """One fortress per turn, and one coin for each of them."""

    def __init__(self) -> None:
        super().__init__("fortified", SW_38_1, 1500, FORTRESSES)
        self.part = FORTRESSES_PART
        self.region_masks = ["Fortresses.forts"]
        self.marker = "fortress"
        self.steps = [FORTIFYING]

    def joined(self, s: World, force: int) -> None:
        """Fortresses may still be in regions of a race that had the power before."""
        if s.parts[FORTRESSES_PART] is None:
            take_up(s, FORTRESSES_PART, Fortresses(0))

    def marked(self, s: World) -> int:
        """The regions with a fortress."""
        return fortresses_in(s.parts).forts

    def mark(self, s: World, regions: int) -> None:
        """Set the regions with a fortress."""
        s.parts[FORTRESSES_PART] = Fortresses(regions)

    def markers(self, s: World, force: int, frames: list[Frame]) -> None:
        """Ask while a fortress is left and a region has none (SW-38.2)."""
        forts = self.marked(s)
        if count(forts) < FORTRESSES and s.land[force] & ~forts:
            frames.append(Frame(FORTIFYING, force // SLOTS, force))

    def income(self, s: World, land: int, raided: int, fresh: int) -> int:
        """Count the fortresses in regions of the race (SW-38.6)."""
        return 0 if s.parts[FORTRESSES_PART] is None else count(land & self.marked(s))

    def pays(self) -> int:
        """The coins have their own rule."""
        return SW_38_6


class Fortify(OwnRegionVerb):
    """Place a fortress in a region of the race that has none (SW-38.1, SW-38.3)."""

    def __init__(self) -> None:
        super().__init__("fortify", SW_38_1, 110)

    def open(self, s: World, f: Frame) -> int:
        """Regions of the race without a fortress, if fewer than six are on the map."""
        forts = fortresses_in(s.parts).forts
        return s.land[f.arg] & ~forts if count(forts) < FORTRESSES else 0

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Already one in the region (SW-38.3), or six on the map (SW-38.4)."""
        return SW_38_3 if 1 << n & fortresses_in(s.parts).forts else SW_38_4

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A coin, starting this turn."""
        return Meaning(GAIN, reward=things(coin=1))

    def rated(self, glance: Glance, n: int) -> int:
        """A coin, and less danger."""
        return glance.danger(n, 0) - glance.danger(n, 1) + COIN

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place it; it pays from this turn on."""
        s.parts[FORTRESSES_PART] = Fortresses(fortresses_in(s.parts).forts | 1 << n)
        remark(s)
        if s.log is not None:
            s.emit(Message("log-fortress", {"seat": f.seat, "region": n + 1}, SW_38_1))


class NoFortress(Skip):
    """Place no fortress this turn."""

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Its coins are lost."""
        return Meaning(END, loss=Message("loss-fortress"))


FORTIFYING: Final = Ask("fortifying", SW_38_1, [Fortify(), NoFortress(SW_38_1)])
POWER: Power = Power("fortified", 3, [Builders()])
