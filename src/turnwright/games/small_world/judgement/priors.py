"""Priors: how promising an option looks before anything is tried.

Playouts follow these weights and search trees start from them. All scores are thousandths of a coin, as in
``values``. Every verb rates its own choices (``WorldVerb.rated``), using a ``Glance``.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.small_world.data.tables import ACTIVE, NONE, SLOTS
from turnwright.games.small_world.judgement.estimates import COIN, LUCK, Moment, Threat, bonus, spare
from turnwright.games.small_world.judgement.values import Outlook
from turnwright.games.small_world.queries import set_force
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask
from turnwright.games.small_world.war import Prices, is_raid

__all__ = ["COIN", "LEAVING", "LUCK", "STAND", "TOKEN", "Glance", "prior"]

HOLD: Final = 1600
"""The value of conquering a region that pays one coin per turn."""
HARM: Final = 700
"""The value of a rival losing a region."""
TOKEN: Final = 400
"""The value of a token saved in a conquest, while others are in reach."""
STAND: Final = -800
"""The value of ending the conquests."""
LEAVING: Final = -3000
"""The value of abandoning a region."""


class Glance:
    """Quick facts about the open question ``f``; whatever several choices need is computed once.

    hand   tokens in hand of the force that is asked
    best   the best score among the choices looked at so far
    trial  a copy of the table on which races are tried out
    """

    def __init__(self, s: World, f: Frame) -> None:
        self.s = s
        self.f = f
        self.hand = s.hand[f.arg]
        self.best = STAND
        self.prices: Prices | None = None
        self.paid = NONE
        self.threat: Threat | None = None
        self.outlook: Outlook | None = None
        self.trial: World | None = None

    def gain(self, region: int) -> int:
        """Return the gain of conquering ``region``: its coins now and later, and its holder's loss."""
        s = self.s
        force = self.f.arg
        if self.paid == NONE:
            self.paid = bonus(s, force, s.land[force], s.raided, s.fresh)
        holder = s.who[region]
        raids = s.raided + 1 if is_raid(s, force, region) else s.raided
        gain = HOLD + HOLD * (bonus(s, force, s.land[force] | 1 << region, raids, s.fresh) - self.paid)
        if holder >= 0:
            gain += HARM if holder // SLOTS != force // SLOTS else -HOLD
        return gain

    def need(self, region: int) -> int:
        """Return the tokens needed for ``region``."""
        if self.prices is None:
            self.prices = Prices(self.s, self.f.arg)
        return self.prices.of(region, self.f.extra)

    def danger(self, region: int, more: int) -> int:
        """Return the chance of losing ``region`` if it cost ``more`` than it does."""
        if self.threat is None:
            self.threat = Threat(self.s, self.f.seat)
        return self.threat.chance(region, more)

    def spare(self, seat: int) -> int:
        """Return the tokens of a seat's active race beyond one per region."""
        return spare(self.s, seat * SLOTS)

    def going_on(self) -> int:
        """Return the expected income with the active race."""
        return self.ahead().going_on(Moment(self.s, self.f.seat))

    def declining(self) -> int:
        """Return the expected income if the race declines."""
        return self.ahead().declining(Moment(self.s, self.f.seat))

    def ahead(self) -> Outlook:
        """Return the outlook of the seat."""
        if self.outlook is None:
            self.outlook = Outlook(self.s, self.f.seat)
        return self.outlook

    def combo(self, place: int) -> int:
        """Rate a combo in the column: its coins and price, and its prospects."""
        if self.trial is None:
            self.trial = self.s.clone()
        s = self.trial
        seat = self.f.seat
        force = seat * SLOTS
        race = s.column_race[place]
        power = s.column_power[place]
        set_force(s, force, race, power)
        s.hand[force] = s.rules.races[race].banner + s.rules.powers[power].tokens
        s.fresh = 1
        moment = Moment(s, seat)
        moment.usable[ACTIVE] = s.hand[force]
        return COIN * (s.column_coins[place] - place) + Outlook(s, seat).going_on(moment)


def prior(s: World, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them."""
    f = s.todo[-1]
    question = f.step
    assert isinstance(question, Ask)
    glance = Glance(s, f)
    scores: list[int] = []
    for action in actions:
        verb = question.choice(action)
        score = verb.rated(glance, action - verb.base)
        if score > glance.best:
            glance.best = score
        scores.append(score)
    return weigh(scores, question.half)


def weigh(scores: list[int], half: int) -> list[int]:
    """Turn scores into weights: a score ``half`` lower has half the weight."""
    best = max(scores)
    weights: list[int] = []
    for score in scores:
        steps = (best - score) // half
        weights.append(1 + (4096 >> steps if steps < 13 else 0))
    return weights
