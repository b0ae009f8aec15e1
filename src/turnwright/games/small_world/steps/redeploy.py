"""Troop redeployment and the placement of withdrawn tokens (SW-10, SW-8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.gestures import Gesture, spread_evenly
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.core.verbs import GAIN, Meaning, things
from turnwright.games.small_world.data.tables import ACTIVE, SLOTS
from turnwright.games.small_world.rules import SW_10_1, SW_10_4, SW_10_5, SW_10_6
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import OF_FORCE
from turnwright.games.small_world.verbs import Ask, OwnRegionVerb
from turnwright.games.small_world.war import gather

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


class Redeploy(AutoStep[World]):
    """All tokens except one per region return to hand, are joined by withdrawn and new ones, and are placed
    (SW-10.1).
    """

    def __init__(self) -> None:
        super().__init__("redeploy", SW_10_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Gather, reinforce, trim; then ask where the tokens go, and afterwards about markers."""
        force = f.arg
        gather(s, force)
        if force % SLOTS == ACTIVE:
            s.hand[force] += s.withdrawn
            s.withdrawn = 0
        frames: list[Frame] = []
        for trait in s.kits[force].reinforce:
            trait.reinforce(s, force)
        for trait in s.kits[force].trim:
            trait.trim(s, force, frames)
        ask_placing(s, force, frames)
        frames.append(OF_FORCE.markers[force])
        s.then(frames)


def ask_placing(s: World, force: int, frames: list[Frame]) -> None:
    """Append the question of where the tokens in hand go, if there are any and a region for them (SW-10.5)."""
    if s.hand[force] > 0 and s.land[force]:
        frames.append(OF_FORCE.placing[force])


class PlacingVerb(OwnRegionVerb):
    """Tokens from hand go to a region of their race (SW-10.1, SW-10.4)."""

    def open(self, s: World, f: Frame) -> int:
        """One token or all of them; only one is offered if both are the same, or if there is only one region."""
        return s.land[f.arg] if self.fits(s, f) else 0

    def fits(self, s: World, f: Frame) -> bool:
        """Return whether that many tokens may be placed at once."""
        raise NotImplementedError

    def foreign(self, s: World, f: Frame, n: int) -> int:
        """Only regions of their own race, not those of another race of the seat (SW-10.6)."""
        holder = s.who[n]
        return SW_10_6 if holder >= 0 and holder // SLOTS == f.seat else SW_10_4

    def closed(self, s: World, f: Frame, n: int) -> int:
        """Return the rule against placing that many at once."""
        return SW_10_5

    def amount(self, s: World, f: Frame) -> int:
        """Return how many tokens are placed."""
        return 1

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """Tokens for the region, one at a time, repeatedly."""
        amount = self.amount(s, f)
        return Meaning(GAIN, reward=things(token=amount), repeats=amount == 1)

    def rated(self, glance: Glance, n: int) -> int:
        """Where they reduce the danger most."""
        return glance.danger(n, 0) - glance.danger(n, 1)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place, and ask again while tokens are left."""
        force = f.arg
        tokens = self.amount(s, f)
        s.hand[force] -= tokens
        s.tokens[n] += tokens
        if s.log is not None:
            args: dict[str, int | str] = {"seat": f.seat, "region": n + 1, "tokens": tokens}
            args["race"] = s.rules.races[s.race[force]].name
            s.emit(Message("log-place", args, SW_10_4))
        if s.hand[force] > 0:
            s.push(f)


class Place(PlacingVerb):
    """Place one token."""

    def __init__(self) -> None:
        super().__init__("place", SW_10_4, 80)

    def fits(self, s: World, f: Frame) -> bool:
        """Several tokens for a single region are placed at once."""
        land = s.land[f.arg]
        return s.hand[f.arg] == 1 or land & (land - 1) != 0

    def gestures(self, s: World, f: Frame) -> list[Gesture]:
        """Suggest spreading the tokens evenly: each goes where there are fewest, to the first region on a tie."""
        own = numbers_of(s.land[f.arg])
        if len(own) < 2 or s.hand[f.arg] < 2:
            return []
        places = spread_evenly([s.tokens[region] for region in own], s.hand[f.arg])
        actions = [self.base + own[place] for place in places]
        return [Gesture(Message("gesture-spread", {"tokens": len(actions)}), actions)]


class Pile(PlacingVerb):
    """Place all tokens that are left."""

    def __init__(self) -> None:
        super().__init__("pile", SW_10_4, 90)

    def fits(self, s: World, f: Frame) -> bool:
        """A single token is placed with the other verb."""
        return s.hand[f.arg] != 1

    def amount(self, s: World, f: Frame) -> int:
        """All in hand."""
        return s.hand[f.arg]

    def rated(self, glance: Glance, n: int) -> int:
        """Half the value of placing one by one."""
        return super().rated(glance, n) // 2


class Placing(Ask):
    """Place a token in a region of the race, or all that are left at once (SW-10.1, SW-10.4)."""

    def __init__(self) -> None:
        super().__init__("placing", SW_10_4, [Place(), Pile()])

    def prompt(self, s: World, f: Frame) -> Message:
        """Show whose tokens are placed and how many."""
        return Message("prompt-placing", {"race": s.rules.races[s.race[f.arg]].name, "hand": s.hand[f.arg]})


class Markers(AutoStep[World]):
    """The markers of the race are placed after its tokens (SW-4.7, SW-16.11)."""

    def __init__(self) -> None:
        super().__init__("markers", SW_10_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask the questions of the traits."""
        if s.land[f.arg] == 0:
            return
        frames: list[Frame] = []
        for trait in s.kits[f.arg].markers:
            trait.markers(s, f.arg, frames)
        s.then(frames)
