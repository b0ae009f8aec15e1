"""Offers of power as logs answer them: later, in any order, before the seat's next action."""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.economy import room
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import offer_to


class Raised:
    """A structure that offers power: its owner, its faction's reaction once everyone has answered, and the answers.

    offers    to whom
    open      unanswered offers that can still give power
    refused   offers declined
    taken     an opponent took power
    cult      the cult that the owner chose for it (-1: none yet)
    at        when the owner received its faction's reaction (0: not yet, or nothing)
    """

    def __init__(self, seat: int, reaction: Frame | None, open: int) -> None:
        self.seat = seat
        self.reaction = reaction
        self.offers: list[Open] = []
        self.open = open
        self.refused = 0
        self.taken = False
        self.cult = -1
        self.at = 0


class Open:
    """One offer: the engine's question, held back until the log answers it.

    live      accepting it would give power (False: the bowls are full, the answer is idle)
    used      the seat has used power of its own since
    gained    what the seat gained from it
    """

    def __init__(self, frame: Frame, raised: Raised, live: bool) -> None:
        self.frame = frame
        self.raised = raised
        self.live = live
        self.used = False
        self.gained = 0

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.frame.seat

    def matches(self, seat: int, power: int, giver: int) -> bool:
        """Return whether an answer of ``seat`` refers to this offer (giver -1: any)."""
        f = self.frame
        return f.seat == seat and f.arg == power and giver in (-1, f.extra)


def offers_of(s: Realm, f: Frame) -> list[Open]:
    """Carry out the frame that offers power, and return its offers, including idle ones, which logs answer as well.

    The questions do not stay on the table.
    """
    height = len(s.todo)
    engine.ask_and_answer(s, f, 0)
    frames = s.todo[height:]
    s.drop_frames(frames)
    asked = {frame.seat: frame for frame in frames if frame.step is FLOW.offer}
    reaction = next((frame for frame in frames if frame.step is not FLOW.offer), None)
    raised = Raised(f.seat, reaction, len(asked))
    offers: list[Open] = []
    for k in range(1, s.seats):
        seat = (f.seat + k) % s.seats
        if seat in asked:
            offers.append(Open(asked[seat], raised, True))
        elif room(s, seat) == 0 and seat not in s.gone:
            power = offer_to(s, seat, f.arg)
            if power:
                offers.append(Open(Frame(FLOW.offer, seat, power, f.seat), raised, False))
    raised.offers = offers[:]
    return offers


def drained(s: Realm, offers: list[Open], seat: int) -> list[Open]:
    """Mark the offers of a seat whose bowls have become full as idle, and return them."""
    if room(s, seat):
        return []
    idle = [offer for offer in offers if offer.seat == seat and offer.live]
    for offer in idle:
        offer.live = False
    return idle
