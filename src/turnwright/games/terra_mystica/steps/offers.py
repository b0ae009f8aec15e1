"""Power via structures (TM-14): who is offered power for a new structure, and the answers."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GIVE_UP, SPEND, Meaning
from turnwright.games.terra_mystica.data.tables import POWER_VALUE, ROUNDS
from turnwright.games.terra_mystica.economy import gain_power, room, score
from turnwright.games.terra_mystica.points import STRUCTURES
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_14_2, TM_14_7, TM_14_8
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.verbs import RealmAutoStep, RealmQuestion, RealmVerb


def offer_to(s: Realm, seat: int, h: int) -> int:
    """Return the power value of the structures of ``seat`` next to a hex (TM-14.4)."""
    power = 0
    for other in s.near[h]:
        if s.owner[other] == seat:
            power += POWER_VALUE[s.kind[other]]
    return power


def gain_of(s: Realm, seat: int, power: int) -> int:
    """Return how much of an offer would be gained: bowls and points limit it (TM-14.9, TM-14.11)."""
    return min(power, room(s, seat), s.vp[seat] + 1)


def offers_for(s: Realm, builder: int, h: int) -> list[tuple[int, int]]:
    """Return who is offered how much power for a structure on a hex, clockwise from the left of its builder (TM-14.6):
    everyone adjacent who could gain something (TM-14.12).
    """
    found: list[tuple[int, int]] = []
    for k in range(1, s.seats):
        seat = (builder + k) % s.seats
        power = offer_to(s, seat, h)
        if power and room(s, seat) and seat not in s.gone:
            found.append((seat, power))
    return found


def foreseen_offers(before: Realm, after: Realm) -> list[Message]:
    """Return the power that an answer offers to others: what is asked next, or as soon as the seat has taken its
    rewards.
    """
    found: list[tuple[int, int]] = []
    for f in reversed(after.todo):
        if f in before.todo:
            break
        if f.step is FLOW.offer:
            found.append((f.seat, f.arg))
        elif f.step is FLOW.offers:
            found += offers_for(after, f.seat, f.arg)
    told: list[Message] = []
    for seat, offer in found:
        power = gain_of(after, seat, offer)
        told.append(Message("outlook-offer", {"seat": seat, "power": power, "vp": power - 1}))
    return told


class Offers(RealmAutoStep):
    """A structure was built on hex ``arg``: adjacent opponents are asked, clockwise from the left (TM-14.6)."""

    def __init__(self) -> None:
        super().__init__("offers", TM_14_2)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Ask them one after another."""
        frames = [Frame(FLOW.offer, seat, power, f.seat) for seat, power in offers_for(s, f.seat, f.arg)]
        if frames:
            faction_of(s, f.seat).offered(s, f.seat, frames)
            s.then(frames)


def good(s: Realm, power: int) -> bool:
    """Return whether power looks worth its points, less so in the last round."""
    return power <= 2 if s.round == ROUNDS else power <= 4


class Accept(RealmVerb):
    """Gain the offered power and pay one fewer point than that (TM-14.8)."""

    def __init__(self) -> None:
        super().__init__("accept", [""], TM_14_7, 220)

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """What it gives and costs."""
        power = gain_of(s, f.seat, f.arg)
        return {"power": power, "vp": power - 1}

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """Points for power."""
        power = gain_of(s, f.seat, f.arg)
        return Meaning(SPEND, {"thing-vp": power - 1} if power > 1 else {}, {"thing-power": power})

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """If the price is low."""
        return 90 if good(s, gain_of(s, f.seat, f.arg)) else 15

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Gain power, pay points."""
        power = gain_of(s, f.seat, f.arg)
        gain_power(s, f.seat, power)
        if s.log is not None:
            s.emit(Message("log-accept", {"seat": f.seat, "other": f.extra, "power": power}, TM_14_8))
        score(s, f.seat, 1 - power, STRUCTURES, TM_14_8)
        faction_of(s, f.extra).accepted(s, f.extra)


class Decline(RealmVerb):
    """Decline the offered power (TM-14.7)."""

    def __init__(self) -> None:
        super().__init__("decline", [""], TM_14_7, 230)

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """The power is lost."""
        return Meaning(GIVE_UP, {"thing-power": gain_of(s, f.seat, f.arg)})

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """If the price is high."""
        return 10 if good(s, gain_of(s, f.seat, f.arg)) else 60

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Gain nothing."""
        if s.log is not None:
            s.emit(Message("log-decline", {"seat": f.seat, "other": f.extra, "power": f.arg}, TM_14_7))


class Offer(RealmQuestion):
    """Accept the offered power and pay for it, or decline (TM-14.7). ``arg`` is the offer, ``extra`` who made it."""

    def __init__(self) -> None:
        super().__init__("offer", TM_14_7, [Accept(), Decline()])

    def prompt(self, s: Realm, f: Frame) -> Message:
        """Show what it gives and costs."""
        power = gain_of(s, f.seat, f.arg)
        return Message("prompt-offer", {"other": f.extra, "power": power, "vp": power - 1})
