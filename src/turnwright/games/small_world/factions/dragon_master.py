"""Dragon Master (SW-35): once a turn a region falls to a single token, and is immune while the Dragon is there."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.small_world.column import refill_frames
from turnwright.games.small_world.data.tables import REGIONS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import DRAGON
from turnwright.games.small_world.queries import regions_of
from turnwright.games.small_world.rules import SW_7_11, SW_35_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import barred, conquer, targets


class Dragon(Trait):
    """Conquer with 1 token whatever the defence."""

    def __init__(self) -> None:
        super().__init__("dragon_master", SW_35_1, worth=1200, unique=True)
        self.verb_base = DRAGON
        self.verb_size = REGIONS
        self.marker = "dragon"

    def in_hand(self, s: World) -> int:
        """The Dragon, while it is nowhere on the map."""
        return 0 if s.dragon else 1

    def offer(self, s: World, f: Frame, found: list[int]) -> None:
        """Every target, once a turn, with a token in hand."""
        if s.flown or s.hand[f.arg] == 0:
            return
        for region in regions_of(targets(s, f.arg)):
            found.append(DRAGON + region)

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Once a turn, with a token in hand, within reach (SW-35.2, SW-35.3)."""
        if s.flown:
            return SW_35_1
        if s.hand[f.arg] == 0:
            return SW_7_11
        return barred(s, f.arg, action - DRAGON)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The Dragon leaves its old region and stays in the new one (SW-35.4, SW-35.8)."""
        region = action - DRAGON
        s.tell(Message("log-dragon", {"seat": f.seat, "region": region + 1}, SW_35_1))
        s.flown = 1
        s.dragon = 0
        conquer(s, f.arg, region, 1)
        s.dragon = 1 << region
        s.then([*refill_frames(s), Frame(FLOW.conquests, f.seat, f.arg)])

    def declined(self, s: World, force: int) -> None:
        """The Dragon disappears (SW-35.9)."""
        s.dragon = 0


POWER: Power = Power("dragon_master", 5, [Dragon()])
