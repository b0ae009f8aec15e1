"""Amazons (SW-16): 4 more tokens, for conquests only."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.notation import GIVE_UP
from turnwright.games.small_world.queries import regions_of
from turnwright.games.small_world.rules import SW_3_2, SW_16_1, SW_16_3, SW_16_5
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import leave

EXTRA: Final = 4


class Shieldmaidens(Trait):
    """4 tokens join every campaign and stand aside between turns."""

    def __init__(self) -> None:
        super().__init__("amazons", SW_16_1, worth=1200, unique=True)
        self.marker = "aside"

    def in_hand(self, s: World) -> int:
        """The tokens that stand aside."""
        return s.aside

    def extra_tokens(self) -> int:
        """The 4 come with the pick (SW-16.1)."""
        return EXTRA

    def joined(self, s: World, force: int) -> None:
        """Nobody stands aside yet."""
        s.aside = 0

    def readied(self, s: World, force: int) -> None:
        """The 4 return to hand (SW-16.6)."""
        s.hand[force] += s.aside
        s.aside = 0

    def trim(self, s: World, force: int) -> list[Frame]:
        """4 tokens come off, spare ones first; where they do not suffice, regions are given up (SW-16.3, SW-16.5)."""
        spare = min(s.hand[force], EXTRA)
        s.hand[force] -= spare
        s.aside = spare
        s.tell(Message("log-aside", {"seat": force // SLOTS, "tokens": EXTRA}, SW_16_3))
        if spare < EXTRA:
            return [Frame(FLOW.giving_up, force // SLOTS, force, EXTRA - spare)]
        return []

    def declined(self, s: World, force: int) -> None:
        """The 4 go to the tray (SW-16.8)."""
        s.tray[s.race[force]] += s.aside
        s.aside = 0


class GivingUp(Step[World]):
    """Give up a region, for its token must come off the map (SW-16.5, SW-16.10)."""

    def __init__(self) -> None:
        super().__init__("giving-up", ["give-up"], SW_16_5)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Any region of the race."""
        return [GIVE_UP + region for region in regions_of(s.land[f.arg])]

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Only regions of the race."""
        bit = 1 << (action - GIVE_UP)
        if bit & s.board.all == 0:
            return SW_3_2
        return 0 if bit & s.land[f.arg] else SW_16_5

    def prompt(self, s: World, f: Frame) -> Message:
        """Tell how many regions must go."""
        return Message("prompt-giving-up", {"regions": f.extra})

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The token stands aside; ask again until 4 are off the map."""
        region = action - GIVE_UP
        s.aside += leave(s, f.arg, region)
        s.tell(Message("log-give-up", {"seat": f.seat, "region": region + 1}, SW_16_5))
        if f.extra > 1:
            s.then([Frame(FLOW.giving_up, f.seat, f.arg, f.extra - 1)])


RACE: Race = Race("amazons", 6, 15, [Shieldmaidens()])
