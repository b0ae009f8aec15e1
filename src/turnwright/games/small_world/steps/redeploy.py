"""Troop redeployment and the placing of withdrawn tokens (SW-10, SW-8.3)."""

from __future__ import annotations

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import ACTIVE, REGIONS, SLOTS
from turnwright.games.small_world.notation import PILE, PLACE
from turnwright.games.small_world.queries import count_of, regions_of
from turnwright.games.small_world.rules import SW_3_2, SW_10_1, SW_10_4, SW_10_5, SW_10_6
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import gather


class Redeploy(Deed[World]):
    """All tokens but one a region come to hand again, withdrawn and new ones join, and are placed (SW-10.1)."""

    def __init__(self) -> None:
        super().__init__("redeploy", SW_10_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Gather, reinforce, trim; then ask where the tokens go and after that about markers."""
        force = f.arg
        gather(s, force)
        if force % SLOTS == ACTIVE:
            s.hand[force] += s.withdrawn
            s.withdrawn = 0
        frames: list[Frame] = []
        for trait in s.traits[force]:
            trait.reinforce(s, force)
        for trait in s.traits[force]:
            frames.extend(trait.trim(s, force))
        frames.extend(placing_frames(s, force))
        frames.append(Frame(FLOW.markers, f.seat, force))
        s.then(frames)


def placing_frames(s: World, force: int) -> list[Frame]:
    """Return the question where the tokens in hand go, if there are any and a region for them (SW-10.5)."""
    if s.hand[force] > 0 and s.land[force]:
        return [Frame(FLOW.placing, force // SLOTS, force)]
    return []


class Placing(Step[World]):
    """Place a token in a region of the race, or all that are left at once (SW-10.1, SW-10.4)."""

    def __init__(self) -> None:
        super().__init__("placing", ["place", "pile"], SW_10_4)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """One token or all of them; where that is the same, or there is but one region, only one way is offered."""
        own = regions_of(s.land[f.arg])
        if s.hand[f.arg] == 1:
            return [PLACE + region for region in own]
        if len(own) == 1:
            return [PILE + own[0]]
        return [PLACE + region for region in own] + [PILE + region for region in own]

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Tokens go to regions of their own race, not to those of another race of the seat (SW-10.4, SW-10.6)."""
        region = (action - PLACE) % REGIONS
        if 1 << region & s.board.all == 0:
            return SW_3_2
        if 1 << region & s.land[f.arg] == 0:
            holder = s.who[region]
            return SW_10_6 if holder >= 0 and holder // SLOTS == f.seat else SW_10_4
        hand = s.hand[f.arg]
        if action >= PILE:
            return SW_10_5 if hand == 1 else 0
        return SW_10_5 if hand > 1 and count_of(s.land[f.arg]) == 1 else 0

    def prompt(self, s: World, f: Frame) -> Message:
        """Tell whose tokens are to be placed and how many."""
        return Message("prompt-placing", {"race": s.rules.races[s.race[f.arg]].name, "hand": s.hand[f.arg]})

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Place, and ask again while tokens are left."""
        force = f.arg
        region = (action - PLACE) % REGIONS
        tokens = s.hand[force] if action >= PILE else 1
        s.hand[force] -= tokens
        s.tokens[region] += tokens
        if s.told is not None:
            args: dict[str, int | str] = {"seat": f.seat, "region": region + 1, "tokens": tokens}
            args["race"] = s.rules.races[s.race[force]].name
            s.tell(Message("log-place", args, SW_10_4))
        if s.hand[force] > 0:
            s.then([f])


class Markers(Deed[World]):
    """The markers of the race are placed once its tokens stand (SW-4.7, SW-16.11)."""

    def __init__(self) -> None:
        super().__init__("markers", SW_10_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask whatever the traits ask."""
        if s.land[f.arg] == 0:
            return
        frames: list[Frame] = []
        for trait in s.traits[f.arg]:
            frames.extend(trait.markers(s, f.arg))
        s.then(frames)
