"""Answers to offers of power, which come later and in any order, and their effect on the builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.exchange import deviations
from turnwright.games.terra_mystica.exchange.choices import ACCEPT, CULT
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.offers import Open, Raised, drained
from turnwright.games.terra_mystica.exchange.states import snapshot
from turnwright.games.terra_mystica.exchange.story import raised_so_far
from turnwright.games.terra_mystica.exchange.words import POWER_IF_DECLINED
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import gain_of

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable


class Answers:
    """Questions that the log may still answer.

    offers      open offers of power; owed: structures whose owner may still choose a cult
    effects     states of seats after gains from others' answers, until the log has printed them
    """

    def __init__(self, t: ReplayTable) -> None:
        self.t = t
        self.offers: list[Open] = []
        self.owed: list[Raised] = []
        self.effects: list[tuple[int, list[int]]] = []

    def hold(self, offers: list[Open]) -> None:
        """Keep offers until the log answers them."""
        t = self.t
        if offers:
            raised = offers[0].raised
            t.story.raised[raised.seat, raised_so_far(t.s, raised.seat)] = raised
            self.offers.extend(offers)

    def find(self, seat: int, power: int, giver: int) -> Open:
        """Return the oldest open offer that an answer refers to; some answers give only the power that can be
        gained.
        """
        for offer in self.offers:
            if offer.matches(seat, power, giver):
                return offer
        gain = [offer for offer in self.offers if gain_of(self.t.s, seat, offer.frame.arg) == power]
        for offer in gain:
            if offer.matches(seat, offer.frame.arg, giver):
                return offer
        raise Misfit(f"no offer of {power} power is open to {self.t.name(seat)}")

    def accept(self, offer: Open) -> None:
        """Accept power; the first acceptance triggers the ability of the builder's faction."""
        t = self.t
        s = t.s
        seat, raised = offer.seat, offer.raised
        self.offers.remove(offer)
        offer.gained = gain_of(s, seat, offer.frame.arg)
        if offer.gained:
            engine.ask_and_answer(s, offer.frame, ACCEPT.base)
        if (offer.used or not offer.live) and offer.gained:
            t.deviate(deviations.LATE_ANSWER, seat)
        if offer.live and raised.reaction is not None and not raised.taken:
            raised.taken = True
            self.owed.append(raised)
            self.effects.append((raised.seat, snapshot(s, raised.seat)))
        for other in drained(s, self.offers, seat):
            self.close(other.raised)

    def decline(self, offer: Open) -> None:
        """Decline power."""
        self.offers.remove(offer)
        offer.raised.refused += 1
        if offer.live:
            self.close(offer.raised)

    def decline_all(self, seat: int) -> None:
        """Decline everything open to the seat, as any action does."""
        for offer in [offer for offer in self.offers if offer.seat == seat]:
            self.decline(offer)

    def close(self, raised: Raised) -> None:
        """Close an offer that could give power; if all were declined, the builder's faction reacts."""
        t = self.t
        raised.open -= 1
        if raised.open or not raised.refused or raised.reaction is None:
            return
        if POWER_IF_DECLINED not in t.options:
            t.deviate(deviations.NO_POWER_ON_DECLINE, raised.seat)
            return
        raised.at = t.story.tick()
        engine.ask_and_answer(t.s, raised.reaction, 0)
        self.effects.append((raised.seat, snapshot(t.s, raised.seat)))

    def use_power(self, seat: int) -> None:
        """Note that a seat used power while offers to it were open."""
        for offer in self.offers:
            if offer.seat == seat:
                offer.used = True

    def step_cult(self, seat: int, cult: int) -> bool:
        """Take a step gained from an answer; return whether one was pending."""
        for raised in self.owed:
            if raised.seat == seat:
                self.owed.remove(raised)
                raised.cult = cult
                raised.at = self.t.story.tick()
                engine.ask_and_answer(self.t.s, Frame(FLOW.cult_step, seat, 1), CULT.base + cult)
                return True
        return False

    def forget(self, seat: int) -> None:
        """Drop the unanswered questions of a seat that left."""
        self.offers = [offer for offer in self.offers if offer.seat != seat]
        self.owed = [raised for raised in self.owed if raised.seat != seat]

    def waits(self) -> bool:
        """Return whether something must be answered before a phase ends."""
        return bool(self.owed) or any(offer.live for offer in self.offers)

    def expect(self) -> None:
        """Check that everything pending was answered before a phase ends; idle offers may be left."""
        for offer in self.offers:
            if offer.live:
                giver, power = self.t.name(offer.frame.extra), offer.frame.arg
                raise Misfit(f"{self.t.name(offer.seat)} has not answered {giver}, who offered {power} power")
        self.offers.clear()
        for raised in self.owed:
            raise Misfit(f"{self.t.name(raised.seat)} has not chosen a cult")
