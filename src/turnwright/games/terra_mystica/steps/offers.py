"""Power via structures (TM-14): who is offered power for a new structure, and the answer."""

from __future__ import annotations

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import POWER_VALUE
from turnwright.games.terra_mystica.economy import gain_power, room, score
from turnwright.games.terra_mystica.notation import ACCEPT, DECLINE
from turnwright.games.terra_mystica.points import STRUCTURES
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_14_2, TM_14_7, TM_14_8
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW


def offer_to(s: Realm, seat: int, h: int) -> int:
    """Return the power value of the structures of ``seat`` beside a hex (TM-14.4)."""
    power = 0
    for other in s.near[h]:
        if s.owner[other] == seat:
            power += POWER_VALUE[s.kind[other]]
    return power


def gain_of(s: Realm, seat: int, power: int) -> int:
    """Return what of an offer would be gained: the bowls and the points set limits (TM-14.9, TM-14.11)."""
    return min(power, room(s, seat), s.vp[seat] + 1)


class Offers(Deed[Realm]):
    """A structure was raised on hex ``arg``: opponents beside it are asked, clockwise from the left (TM-14.6)."""

    def __init__(self) -> None:
        super().__init__("offers", TM_14_2)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Ask all who are there and could gain something (TM-14.12)."""
        frames: list[Frame] = []
        for k in range(1, s.seats):
            seat = (f.seat + k) % s.seats
            power = offer_to(s, seat, f.arg)
            if power and room(s, seat) and seat not in s.gone:
                frames.append(Frame(FLOW.offer, seat, power, f.seat))
        if frames:
            faction_of(s, f.seat).offered(s, f.seat, frames)
            s.then(frames)


class Offer(Step[Realm]):
    """Take the offered power and pay for it, or decline (TM-14.7). ``arg`` is the offer, ``extra`` who made it."""

    def __init__(self) -> None:
        super().__init__("offer", ["accept", "decline"], TM_14_7)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """All or nothing."""
        return [ACCEPT, DECLINE]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """Both are always open."""
        return 0

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Tell what it gives and costs."""
        power = gain_of(s, f.seat, f.arg)
        return Message("prompt-offer", {"other": f.extra, "power": power, "vp": power - 1})

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Gain power, pay a point less than that (TM-14.8)."""
        if action == DECLINE:
            if s.told is not None:
                s.tell(Message("log-decline", {"seat": f.seat, "other": f.extra, "power": f.arg}, TM_14_7))
            return
        power = gain_of(s, f.seat, f.arg)
        gain_power(s, f.seat, power)
        if s.told is not None:
            s.tell(Message("log-accept", {"seat": f.seat, "other": f.extra, "power": power}, TM_14_8))
        score(s, f.seat, 1 - power, STRUCTURES, TM_14_8)
        faction_of(s, f.extra).accepted(s, f.extra)
