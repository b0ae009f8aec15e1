"""Bivouacking (SW-32): five encampments that defend, move at redeployment and return when conquered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.fields import ALL, Part, heap, index
from turnwright.core.frames import Frame
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.fields import REGIONS
from turnwright.games.small_world.markers import put_away, remark, take_up
from turnwright.games.small_world.parts import CAMPS_PART, Camps, camps_in
from turnwright.games.small_world.rules import SW_32_1, SW_32_2, SW_32_4
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import ALONE, Ask, Keep, OwnRegionVerb, WorldVerb

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


ENCAMPMENTS: Final = 5
PART: Final = Part(
    "Camps",
    "Where encampments are; all others are in their owner's hand.",
    (heap("camps", "the region of each on the map, ascending", index(REGIONS), ALL),),
)


def camps_left(s: World) -> int:
    """Return the encampments in their owner's hand."""
    return ENCAMPMENTS - len(camps_in(s.parts).camps)


class Bivouacs(Trait):
    """Each encampment counts as one token in defence; they are removed when the race declines (SW-32.7)."""

    def __init__(self) -> None:
        super().__init__("bivouacking", SW_32_1, worth=500, unique=True)
        self.part = CAMPS_PART
        self.marker = "camps"
        self.steps = [ENCAMPING]

    def in_hand(self, s: World) -> int:
        """The encampments not on the map."""
        return camps_left(s)

    def joined(self, s: World, force: int) -> None:
        """Put all five in hand."""
        take_up(s, CAMPS_PART, Camps([]))

    def marked(self, s: World) -> int:
        """The regions with an encampment."""
        regions = 0
        for region in camps_in(s.parts).camps:
            regions |= 1 << region
        return regions

    def standing(self, s: World, region: int) -> int:
        """A region may have several."""
        return camps_in(s.parts).camps.count(region)

    def companions(self, s: World, region: int) -> int:
        """They count as companions of a lone token."""
        return self.standing(s, region)

    def defend(self, s: World, guard: list[int]) -> None:
        """Count each as one token."""
        for region in camps_in(s.parts).camps:
            guard[region] += 1

    def stripped(self, s: World, region: int) -> None:
        """Return them to their owner's hand (SW-32.5)."""
        s.parts[CAMPS_PART] = Camps([camp for camp in camps_in(s.parts).camps if camp != region])

    def markers(self, s: World, force: int, frames: list[Frame]) -> None:
        """Place or move them at redeployment (SW-32.1, SW-32.4)."""
        frames.append(Frame(ENCAMPING, force // SLOTS, force, 1))

    def rallied(self, s: World, force: int, frames: list[Frame]) -> None:
        """If another seat conquered them, place them again at the end of its turn (SW-32.5, SW-32.6)."""
        if camps_left(s) and s.land[force]:
            frames.append(Frame(ENCAMPING, force // SLOTS, force, 0))

    def declined(self, s: World, force: int) -> None:
        """Remove them (SW-32.7)."""
        put_away(s, CAMPS_PART)

    def fault(self, s: World, held: int) -> str:
        """Their number must match the box, and they must be in occupied regions."""
        camps = camps_in(s.parts).camps
        astray = [str(region + 1) for region in camps if not held >> region & 1]
        if astray:
            return f"camps: in region {', '.join(astray)}, which nobody holds"
        if len(camps) > ENCAMPMENTS:
            return f"camps: {len(camps)} of {ENCAMPMENTS}"
        return "" if camps == sorted(camps) else "camps: list their regions in ascending order"


class CampVerb(OwnRegionVerb):
    """Encampments from hand go to a region of the race (SW-32.1 to SW-32.3)."""

    def open(self, s: World, f: Frame) -> int:
        """Any region of the race, if there are enough to place."""
        return s.land[f.arg] if camps_left(s) and self.fits(s, f) else 0

    def fits(self, s: World, f: Frame) -> bool:
        """Return whether that many may be placed at once."""
        raise NotImplementedError

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Return the rule that all five must be in regions of the race (SW-32.2)."""
        return SW_32_2 if camps_left(s) else SW_32_1

    def amount(self, s: World) -> int:
        """Return how many are placed."""
        return 1

    def rated(self, glance: Glance, n: int) -> int:
        """Where they reduce the danger most."""
        return glance.danger(n, 0) - glance.danger(n, 1)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place them, and ask again while any are in hand."""
        camps = self.amount(s)
        s.parts[CAMPS_PART] = Camps(sorted(camps_in(s.parts).camps + [n] * camps))
        remark(s)
        if s.log is not None:
            s.emit(Message("log-camp", {"seat": f.seat, "region": n + 1, "camps": camps}, SW_32_1))
        if camps_left(s):
            s.push(Frame(ENCAMPING, f.seat, f.arg, 0))


class Camp(CampVerb):
    """Place one encampment."""

    def __init__(self) -> None:
        super().__init__("camp", SW_32_1, 120)

    def fits(self, s: World, f: Frame) -> bool:
        """Several for a single region are placed at once."""
        return camps_left(s) == 1 or count(s.land[f.arg]) > 1


class CampAll(CampVerb):
    """Place all remaining encampments."""

    def __init__(self) -> None:
        super().__init__("camp-all", SW_32_1, 130)

    def fits(self, s: World, f: Frame) -> bool:
        """A single one is placed with the other verb."""
        return camps_left(s) != 1

    def amount(self, s: World) -> int:
        """All in hand."""
        return camps_left(s)

    def rated(self, glance: Glance, n: int) -> int:
        """Half the value of placing one by one."""
        return super().rated(glance, n) // 2


class KeepCamps(Keep):
    """Leave the encampments where they are."""

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """None may be left in hand (SW-32.2)."""
        return SW_32_2 if camps_left(s) else 0


class Regroup(WorldVerb):
    """Take up those on the map to place them again (SW-32.4)."""

    def __init__(self) -> None:
        super().__init__("regroup", ALONE, SW_32_4, 170)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """Only before any is placed, and only if it could change something."""
        able = f.extra == 1 and camps_left(s) < ENCAMPMENTS and count(s.land[f.arg]) > 1
        return 0 if able else SW_32_4

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Return all five to hand."""
        s.parts[CAMPS_PART] = Camps([])
        remark(s)
        s.push(Frame(ENCAMPING, f.seat, f.arg, 0))


class Encamping(Ask):
    """Place an encampment, or all remaining ones, or leave them where they are (SW-32.1 to SW-32.4).

    ``extra`` is 1 while those on the map may still be taken up and placed again.
    """

    def prompt(self, s: World, f: Frame) -> Message:
        """Show how many are in hand."""
        return Message("prompt-encamping", {"camps": camps_left(s)})


ENCAMPING: Final = Encamping("encamping", SW_32_1, [Camp(), CampAll(), KeepCamps(SW_32_2), Regroup()])
POWER: Power = Power("bivouacking", 5, [Bivouacs()])
