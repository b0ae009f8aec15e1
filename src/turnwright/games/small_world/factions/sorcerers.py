"""Sorcerers (SW-26): once per opponent and turn, a lone token is swapped for one from the tray."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.small_world.column import refill_frames
from turnwright.games.small_world.data.tables import ACTIVE, NOBODY, REGIONS, SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.notation import SWAP
from turnwright.games.small_world.queries import regions_of
from turnwright.games.small_world.rules import (
    SW_26_1,
    SW_26_2,
    SW_26_3,
    SW_26_5,
    SW_26_7,
    SW_26_9,
    SW_26_11,
    SW_26_14,
)
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import barred, occupy, overrun, targets


class Swap(Trait):
    """Replace an opponent's lone active token by one of the race from the tray."""

    def __init__(self) -> None:
        super().__init__("sorcerers", SW_26_1, worth=1000, unique=True)
        self.verb_base = SWAP
        self.verb_size = REGIONS

    def offer(self, s: World, f: Frame, found: list[int]) -> None:
        """Every target where a swap is allowed."""
        if s.land[f.arg] == 0 or self.unable(s, f):
            return
        for region in regions_of(targets(s, f.arg)):
            if s.who[region] >= 0 and self.protected(s, f, region) == 0:
                found.append(SWAP + region)

    def unable(self, s: World, f: Frame) -> int:
        """Return the rule that forbids any swap now, or 0."""
        if s.tray[s.race[f.arg]] == 0:
            return SW_26_9
        if s.rules.swap_needs_token and s.hand[f.arg] == 0:
            return SW_26_14
        return 0

    def protected(self, s: World, f: Frame, region: int) -> int:
        """Return the rule that protects the holder of ``region``, or 0; lairs and mountains do not (SW-26.4)."""
        holder = s.who[region]
        if holder == NOBODY:
            return SW_26_1
        if holder < 0 or holder % SLOTS != ACTIVE or holder // SLOTS == f.seat:
            return SW_26_11
        if s.tokens[region] != 1:
            return SW_26_3
        if s.camps[region]:
            return SW_26_5
        return SW_26_2 if s.swapped >> (holder // SLOTS) & 1 else 0

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Sorcerers must stand on the map, the region must be in reach, its holder alone."""
        if s.land[f.arg] == 0:
            return SW_26_7
        rule = self.unable(s, f)
        if rule == 0:
            rule = barred(s, f.arg, action - SWAP)
        return rule if rule else self.protected(s, f, action - SWAP)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The token goes to the tray, not to hand (SW-26.10); it counts as a conquest and an attack (SW-26.16)."""
        region = action - SWAP
        victim = s.who[region] // SLOTS
        s.swapped |= 1 << victim
        s.tell(Message("log-swap", {"seat": f.seat, "region": region + 1, "other": victim}, SW_26_1))
        overrun(s, f.arg, region, True)
        s.tray[s.race[f.arg]] -= 1
        occupy(s, f.arg, region, 1)
        s.then([*refill_frames(s), Frame(FLOW.conquests, f.seat, f.arg)])


RACE: Race = Race("sorcerers", 5, 18, [Swap()])
