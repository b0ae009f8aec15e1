"""Heroic (SW-39): two heroes make two regions immune."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.fields import ALL, Part, mask, number
from turnwright.core.frames import Frame
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.patterns import Immunity
from turnwright.games.small_world.factions.trait import Power
from turnwright.games.small_world.fields import REGIONS
from turnwright.games.small_world.markers import remark, take_up
from turnwright.games.small_world.parts import HEROES_PART, Heroes, heroes_in
from turnwright.games.small_world.rules import SW_39_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask, Keep, OwnRegionVerb

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


HEROES: Final = 2
PART: Final = Part(
    "Heroes",
    "Where the heroes stand.",
    (number("heroes", "mask of regions", mask(REGIONS), ALL),),
)


class TwoHeroes(Immunity):
    """The heroes are placed at the end of every turn, until the race declines (SW-39.5)."""

    def __init__(self) -> None:
        super().__init__("heroic", SW_39_1, 600, HEROES)
        self.part = HEROES_PART
        self.region_masks = ["Heroes.heroes"]
        self.marker = "hero"
        self.steps = [HEROES_STAND]

    def joined(self, s: World, force: int) -> None:
        """Start with both off the map."""
        take_up(s, HEROES_PART, Heroes(0))

    def marked(self, s: World) -> int:
        """The regions with a hero."""
        return heroes_in(s.parts).heroes

    def mark(self, s: World, regions: int) -> None:
        """Set the regions with a hero."""
        s.parts[HEROES_PART] = Heroes(regions)

    def markers(self, s: World, force: int, frames: list[Frame]) -> None:
        """Ask at the end of every redeployment (SW-39.1)."""
        frames.append(Frame(HEROES_STAND, force // SLOTS, force, 0))


class Hero(OwnRegionVerb):
    """Choose a region for a hero, then another for the second (SW-39.3)."""

    def __init__(self) -> None:
        super().__init__("hero", SW_39_1, 140)

    def open(self, s: World, f: Frame) -> int:
        """Regions of the race; the heroes are in different ones."""
        return s.land[f.arg] if f.extra == 0 else s.land[f.arg] & ~(1 << f.extra - 1)

    def rated(self, glance: Glance, n: int) -> int:
        """The region most likely to be lost."""
        return glance.danger(n, 0)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Choosing the first hero's region takes both off the map; the second follows if there is a region for it."""
        others = 0 if f.extra == 0 else heroes_in(s.parts).heroes
        s.parts[HEROES_PART] = Heroes(others | 1 << n)
        remark(s)
        if s.log is not None:
            s.emit(Message("log-hero", {"seat": f.seat, "region": n + 1}, SW_39_1))
        if f.extra == 0 and count(s.land[f.arg]) > 1:
            s.push(Frame(HEROES_STAND, f.seat, f.arg, n + 1))


class KeepHeroes(Keep):
    """Leave both heroes where they are."""

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """They must be placed according to the rule (SW-39.4: one if only one region is held)."""
        stand = f.extra == 0 and count(heroes_in(s.parts).heroes) == min(HEROES, count(s.land[f.arg]))
        return 0 if stand else SW_39_1


HEROES_STAND: Final = Ask("heroes-stand", SW_39_1, [Hero(), KeepHeroes(SW_39_1)])
"""``extra`` is 0 for the first hero, else the first hero's region + 1."""
POWER: Power = Power("heroic", 5, [TwoHeroes()])
