"""Dragon Master (SW-35): once per turn, one token conquers a region, which is immune while the Dragon is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.fields import ALL, FLAG, Part, mask, number
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.small_world.column import refill_next
from turnwright.games.small_world.factions.patterns import Immunity
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.fields import REGIONS
from turnwright.games.small_world.judgement.priors import TOKEN
from turnwright.games.small_world.markers import remark, take_up
from turnwright.games.small_world.parts import DRAGON_PART, Dragon, dragon_in
from turnwright.games.small_world.queries import has_trait
from turnwright.games.small_world.rules import SW_7_11, SW_35_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import OF_FORCE
from turnwright.games.small_world.verbs import RegionVerb
from turnwright.games.small_world.war import barred, conquer, own_lost, targets

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


PART: Final = Part(
    "Dragon",
    "Where the Dragon is, and whether it was used.",
    (
        number("dragon", "mask of its region", mask(REGIONS), ALL),
        number("flown", "1: it was used in this turn", FLAG, ALL),
    ),
)


class DragonMaster(Immunity):
    """Conquer with 1 token whatever the defence, until the race declines (SW-35.9)."""

    def __init__(self) -> None:
        super().__init__("dragon_master", SW_35_1, 1200, 1)
        self.part = DRAGON_PART
        self.region_masks = ["Dragon.dragon"]
        self.marker = "dragon"
        self.verbs = [Fly(self)]

    def joined(self, s: World, force: int) -> None:
        """Start with the Dragon off the map."""
        take_up(s, DRAGON_PART, Dragon(0, 0))

    def in_hand(self, s: World) -> int:
        """The Dragon, if it is not on the map."""
        return 0 if self.marked(s) else 1

    def marked(self, s: World) -> int:
        """The region with the Dragon."""
        return dragon_in(s.parts).dragon

    def mark(self, s: World, regions: int) -> None:
        """Set the region of the Dragon."""
        s.parts[DRAGON_PART] = Dragon(regions, dragon_in(s.parts).flown)

    def turn_starts(self, s: World, seat: int) -> None:
        """Allow it to be used again."""
        dragon = dragon_in(s.parts)
        if dragon.flown:
            s.parts[DRAGON_PART] = Dragon(dragon.dragon, 0)


class Fly(RegionVerb):
    """Send the Dragon to a region."""

    def __init__(self, trait: Trait) -> None:
        super().__init__("dragon", SW_35_1, 60)
        self.trait = trait

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Every target, once per turn, with a token in hand."""
        if dragon_in(s.parts).flown or s.hand[f.arg] == 0:
            return
        self.append(targets(s, f.arg), actions)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Once per turn, with a token in hand, within reach (SW-35.2, SW-35.3)."""
        if self.trait not in s.kits[f.arg].traits or dragon_in(s.parts).flown:
            return SW_35_1
        if s.hand[f.arg] == 0:
            return SW_7_11
        return barred(s, f.arg, n)

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """Only a race with the ability has it."""
        return has_trait(s, seat, self.trait)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A token for a region, which another race of the seat may lose."""
        return Meaning(SPEND, things(token=1, region=own_lost(s, f.arg, n)), things(region=1))

    def rated(self, glance: Glance, n: int) -> int:
        """Best where the region would be expensive."""
        return glance.gain(n) - TOKEN + TOKEN * (glance.need(n) - 3) // 2

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Move the Dragon from its old region to the new one (SW-35.4, SW-35.8)."""
        if s.log is not None:
            s.emit(Message("log-dragon", {"seat": f.seat, "region": n + 1}, SW_35_1))
        s.parts[DRAGON_PART] = Dragon(0, 1)
        conquer(s, f.arg, n, 1)
        s.parts[DRAGON_PART] = Dragon(1 << n, 1)
        remark(s)
        s.push(OF_FORCE.conquests[f.arg])
        refill_next(s)


POWER: Power = Power("dragon_master", 5, [DragonMaster()])
