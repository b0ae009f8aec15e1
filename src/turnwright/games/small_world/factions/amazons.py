"""Amazons (SW-16): 4 more tokens, for conquests only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.fields import ALL, Part, number
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GIVE_UP, Meaning, things
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Race, Trait
from turnwright.games.small_world.judgement.estimates import spare
from turnwright.games.small_world.markers import put_away, take_up
from turnwright.games.small_world.parts import ASIDE_PART, Aside, aside_in
from turnwright.games.small_world.rules import SW_16_1, SW_16_3, SW_16_5
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask, OwnRegionVerb
from turnwright.games.small_world.war import leave

EXTRA: Final = 4

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


PART: Final = Part(
    "Aside",
    "Conquest-only tokens between turns.",
    (number("aside", "how many stand aside", seen=ALL),),
)


class Shieldmaidens(Trait):
    """4 tokens that join every campaign and are set aside between turns."""

    def __init__(self) -> None:
        super().__init__("amazons", SW_16_1, worth=1200, unique=True)
        self.part = ASIDE_PART
        self.marker = "aside"
        self.steps = [GIVING_UP]

    def in_hand(self, s: World) -> int:
        """The tokens set aside."""
        return aside_in(s.parts).aside

    def tokens_kept(self, s: World) -> int:
        """The same."""
        return aside_in(s.parts).aside

    def extra_tokens(self) -> int:
        """Add the 4 tokens to the combo (SW-16.1)."""
        return EXTRA

    def joined(self, s: World, force: int) -> None:
        """Start with none set aside."""
        take_up(s, ASIDE_PART, Aside(0))

    def readied(self, s: World, force: int) -> None:
        """Return the 4 to hand (SW-16.6)."""
        s.hand[force] += aside_in(s.parts).aside
        s.parts[ASIDE_PART] = Aside(0)

    def regions_to_leave(self, s: World, force: int) -> int:
        """One for each of the 4 that is neither aside nor spare nor withdrawn (SW-16.5)."""
        return max(0, EXTRA - aside_in(s.parts).aside - spare(s, force) - s.withdrawn)

    def trim(self, s: World, force: int, frames: list[Frame]) -> None:
        """Remove 4 tokens, spare ones first; if those are not enough, give up regions (SW-16.3, SW-16.5)."""
        left = self.regions_to_leave(s, force)
        s.hand[force] -= EXTRA - left
        s.parts[ASIDE_PART] = Aside(EXTRA - left)
        if s.log is not None:
            s.emit(Message("log-aside", {"seat": force // SLOTS, "tokens": EXTRA}, SW_16_3))
        if left:
            frames.append(Frame(GIVING_UP, force // SLOTS, force, left))

    def declined(self, s: World, force: int) -> None:
        """Put the 4 into the tray (SW-16.8)."""
        s.tray[s.race[force]] += aside_in(s.parts).aside
        put_away(s, ASIDE_PART)


class GiveUp(OwnRegionVerb):
    """Give up a region whose token must be removed from the map (SW-16.5, SW-16.10)."""

    def __init__(self) -> None:
        super().__init__("give-up", SW_16_5, 100)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The region is lost."""
        return Meaning(GIVE_UP, things(region=1))

    def rated(self, glance: Glance, n: int) -> int:
        """The region most likely to be lost."""
        return glance.danger(n, 0)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Set the token aside; ask again until 4 are off the map."""
        s.parts[ASIDE_PART] = Aside(aside_in(s.parts).aside + leave(s, f.arg, n))
        if s.log is not None:
            s.emit(Message("log-give-up", {"seat": f.seat, "region": n + 1}, SW_16_5))
        if f.extra > 1:
            s.push(Frame(GIVING_UP, f.seat, f.arg, f.extra - 1))


class GivingUp(Ask):
    """Which region is given up; ``extra`` is how many must be."""

    def prompt(self, s: World, f: Frame) -> Message:
        """Show how many regions must be given up."""
        return Message("prompt-giving-up", {"regions": f.extra})


GIVING_UP: Final = GivingUp("giving-up", SW_16_5, [GiveUp()])
RACE: Race = Race("amazons", 6, 15, [Shieldmaidens()])
