"""Bivouacking (SW-32): five encampments that defend, move at redeployment and survive defeat."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import ENCAMPMENTS, REGIONS, SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import CAMP, CAMP_ALL, KEEP, REGROUP
from turnwright.games.small_world.queries import count_of, regions_of
from turnwright.games.small_world.rules import SW_3_2, SW_32_1, SW_32_2, SW_32_4
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW


class Camps(Trait):
    """Each encampment counts as one token in defence."""

    def __init__(self) -> None:
        super().__init__("bivouacking", SW_32_1, worth=500, unique=True)
        self.marker = "camps"

    def in_hand(self, s: World) -> int:
        """The encampments not on the map."""
        return s.camps_left

    def joined(self, s: World, force: int) -> None:
        """All five are in hand."""
        s.camps_left = ENCAMPMENTS

    def markers(self, s: World, force: int) -> list[Frame]:
        """They are placed, or moved, at redeployment (SW-32.1, SW-32.4)."""
        return [Frame(FLOW.encamping, force // SLOTS, force, 1)]

    def rallied(self, s: World, force: int) -> list[Frame]:
        """Driven out by another seat, they are placed again at the end of its turn (SW-32.5, SW-32.6)."""
        if s.camps_left and s.land[force]:
            return [Frame(FLOW.encamping, force // SLOTS, force, 0)]
        return []

    def declined(self, s: World, force: int) -> None:
        """They disappear (SW-32.7)."""
        s.camps_left = 0
        for region in range(s.board.regions):
            s.camps[region] = 0


class Encamping(Step[World]):
    """Place an encampment, or all that are left, or leave them as they stand (SW-32.1 to SW-32.4).

    ``extra`` is 1 while those on the map may still be taken up and placed anew.
    """

    def __init__(self) -> None:
        super().__init__("encamping", ["camp", "camp-all", "keep", "regroup"], SW_32_1)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """One, all, or none to place; taking up only where it could change something."""
        own = regions_of(s.land[f.arg])
        found: list[int] = []
        if s.camps_left == 0:
            found.append(KEEP)
        elif s.camps_left == 1:
            found.extend([CAMP + region for region in own])
        elif len(own) == 1:
            found.append(CAMP_ALL + own[0])
        else:
            found.extend([CAMP + region for region in own])
            found.extend([CAMP_ALL + region for region in own])
        if self.may_regroup(s, f):
            found.append(REGROUP)
        return found

    def may_regroup(self, s: World, f: Frame) -> bool:
        """Tell whether encampments on the map may be taken up."""
        return f.extra == 1 and s.camps_left < ENCAMPMENTS and count_of(s.land[f.arg]) > 1

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """All five end up in regions of the race (SW-32.2)."""
        if action == KEEP:
            return SW_32_2 if s.camps_left else 0
        if action == REGROUP:
            return 0 if self.may_regroup(s, f) else SW_32_4
        region = (action - CAMP) % REGIONS
        if 1 << region & s.board.all == 0:
            return SW_3_2
        if 1 << region & s.land[f.arg] == 0 or s.camps_left == 0:
            return SW_32_1
        if action >= CAMP_ALL:
            return SW_32_2 if s.camps_left == 1 else 0
        return SW_32_2 if s.camps_left > 1 and count_of(s.land[f.arg]) == 1 else 0

    def prompt(self, s: World, f: Frame) -> Message:
        """Tell how many are in hand."""
        return Message("prompt-encamping", {"camps": s.camps_left})

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Place or take up, and ask again while any are in hand."""
        if action == KEEP:
            return
        if action == REGROUP:
            s.camps_left = ENCAMPMENTS
            for region in regions_of(s.land[f.arg]):
                s.camps[region] = 0
        else:
            region = (action - CAMP) % REGIONS
            camps = s.camps_left if action >= CAMP_ALL else 1
            s.camps[region] += camps
            s.camps_left -= camps
            s.tell(Message("log-camp", {"seat": f.seat, "region": region + 1, "camps": camps}, SW_32_1))
        if s.camps_left:
            s.then([Frame(FLOW.encamping, f.seat, f.arg, 0)])


POWER: Power = Power("bivouacking", 5, [Camps()])
