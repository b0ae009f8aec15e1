"""Sorcerers (SW-26): once per opponent and turn, replace a lone token with one from the tray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.amounts import SEATS
from turnwright.core.fields import ALL, Part, mask, number
from turnwright.core.frames import Frame
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.core.verbs import GAIN, Meaning, things
from turnwright.games.small_world.column import refill_next
from turnwright.games.small_world.data.tables import ACTIVE, NOBODY, SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.markers import companions, put_away, take_up
from turnwright.games.small_world.parts import SWAPS_PART, Swaps, swaps_in
from turnwright.games.small_world.queries import has_trait
from turnwright.games.small_world.readings import Reading
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
from turnwright.games.small_world.steps.flow import OF_FORCE
from turnwright.games.small_world.verbs import RegionVerb
from turnwright.games.small_world.war import barred, occupy, overrun, targets

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance

SWAP_NEEDS_TOKEN: Final = Reading("swap_needs_token", False, "SW-26.14", refuses=SW_26_14)
PART: Final = Part(
    "Swaps",
    "Whom a swap has hit in this turn.",
    (number("swapped", "mask of opponents", mask(SEATS), ALL),),
)


class Magic(Trait):
    """Replace an opponent's lone active token with one of the race from the tray."""

    def __init__(self) -> None:
        super().__init__("sorcerers", SW_26_1, worth=1000, unique=True)
        self.part = SWAPS_PART
        self.verbs = [Swap(self)]
        self.readings = [SWAP_NEEDS_TOKEN]

    def joined(self, s: World, force: int) -> None:
        """Start with no opponent targeted."""
        take_up(s, SWAPS_PART, Swaps(0))

    def turn_starts(self, s: World, seat: int) -> None:
        """Allow every opponent to be targeted again."""
        if swaps_in(s.parts).swapped:
            s.parts[SWAPS_PART] = Swaps(0)

    def declined(self, s: World, force: int) -> None:
        """Remove the ability."""
        put_away(s, SWAPS_PART)


class Swap(RegionVerb):
    """Swap a lone token for one from the tray."""

    def __init__(self, trait: Trait) -> None:
        super().__init__("swap", SW_26_1, 50)
        self.trait = trait

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Every target where a swap is allowed."""
        if s.land[f.arg] == 0 or self.unable(s, f):
            return
        for region in numbers_of(targets(s, f.arg)):
            if s.who[region] >= 0 and self.protected(s, f, region) == 0:
                actions.append(self.base + region)

    def unable(self, s: World, f: Frame) -> int:
        """Return the rule that forbids any swap now, or 0."""
        if s.tray[s.race[f.arg]] == 0:
            return SW_26_9
        if s.rules.reads(SWAP_NEEDS_TOKEN) and s.hand[f.arg] == 0:
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
        if companions(s, region):
            return SW_26_5
        return SW_26_2 if swaps_in(s.parts).swapped >> (holder // SLOTS) & 1 else 0

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Sorcerers must be on the map, the region in reach, and its token alone."""
        if self.trait not in s.kits[f.arg].traits:
            return SW_26_1
        if s.land[f.arg] == 0:
            return SW_26_7
        return self.unable(s, f) or barred(s, f.arg, n) or self.protected(s, f, n)

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """Only a race with the ability has it."""
        return has_trait(s, seat, self.trait)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """A region for a token from the tray."""
        return Meaning(GAIN, reward=things(token=1, region=1))

    def rated(self, glance: Glance, n: int) -> int:
        """The value of the region."""
        return glance.gain(n)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Count it as a conquest and an attack (SW-26.16); the token goes to the tray, never to hand (SW-26.10)."""
        victim = s.who[n] // SLOTS
        s.parts[SWAPS_PART] = Swaps(swaps_in(s.parts).swapped | 1 << victim)
        if s.log is not None:
            s.emit(Message("log-swap", {"seat": f.seat, "region": n + 1, "other": victim}, SW_26_1))
        overrun(s, f.arg, n, lost=1)
        s.tray[s.race[f.arg]] -= 1
        occupy(s, f.arg, n, 1)
        s.push(OF_FORCE.conquests[f.arg])
        refill_next(s)


RACE: Race = Race("sorcerers", 5, 18, [Magic()])
