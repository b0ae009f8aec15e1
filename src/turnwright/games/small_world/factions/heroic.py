"""Heroic (SW-39): two heroes make two regions immune."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import HEROES, SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import HERO, KEEP
from turnwright.games.small_world.queries import count_of, regions_of
from turnwright.games.small_world.rules import SW_3_2, SW_39_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW


class TwoHeroes(Trait):
    """The heroes take their stand at the end of every turn."""

    def markers(self, s: World, force: int) -> list[Frame]:
        """Ask at the end of every redeployment (SW-39.1)."""
        return [Frame(FLOW.heroes_stand, force // SLOTS, force, 0)]

    def declined(self, s: World, force: int) -> None:
        """They disappear (SW-39.5)."""
        s.heroes = 0


class HeroesStand(Step[World]):
    """Name a region for a hero, then another for the second; or leave both where they are (SW-39.3).

    ``extra`` is 0 for the first hero, else the first hero's region + 1.
    """

    def __init__(self) -> None:
        super().__init__("heroes-stand", ["hero", "keep"], SW_39_1)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Regions of the race, two different ones; keeping if all that can stand do."""
        found = [HERO + region for region in regions_of(s.land[f.arg]) if region + 1 != f.extra]
        if self.may_keep(s, f):
            found.append(KEEP)
        return found

    def may_keep(self, s: World, f: Frame) -> bool:
        """Tell whether the heroes stand as the rule wants (SW-39.4: one if only one region is held)."""
        return f.extra == 0 and count_of(s.heroes) == min(HEROES, count_of(s.land[f.arg]))

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Both heroes stand, in different regions of the race."""
        if action == KEEP:
            return 0 if self.may_keep(s, f) else SW_39_1
        region = action - HERO
        if 1 << region & s.board.all == 0:
            return SW_3_2
        return SW_39_1 if 1 << region & s.land[f.arg] == 0 or region + 1 == f.extra else 0

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The first hero's choice takes both off the map; the second follows where there is a region for it."""
        if action == KEEP:
            return
        region = action - HERO
        if f.extra == 0:
            s.heroes = 0
        s.heroes |= 1 << region
        s.tell(Message("log-hero", {"seat": f.seat, "region": region + 1}, SW_39_1))
        if f.extra == 0 and count_of(s.land[f.arg]) > 1:
            s.then([Frame(FLOW.heroes_stand, f.seat, f.arg, region + 1)])


POWER: Power = Power("heroic", 5, [TwoHeroes("heroic", SW_39_1, worth=600, unique=True)])
