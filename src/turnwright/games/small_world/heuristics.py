"""What a bot should value: coins, and the income to be expected from what stands on the map.

All amounts are thousandths of a coin. A race is worth what it will earn until the best moment to
put it in decline, plus what it earns in decline, plus what a fresh race earns after it; so going
on and declining are compared by the same measure. Abilities speak through their own ``income``
and ``worth``: no race or power is named here.
"""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.small_world.data.tables import REGIONS
from turnwright.games.small_world.notation import (
    ABANDON,
    ALLY,
    ATTEMPT,
    CAMP,
    CAMP_ALL,
    CONQUER,
    DECLINE,
    DRAGON,
    FORTIFY,
    GIVE_UP,
    HERO,
    PICK,
    PILE,
    PLACE,
    ROLL,
    SKIP,
    SWAP,
)
from turnwright.games.small_world.state import ACTIVE, NOBODY, NONE, SLOTS, World, count_of
from turnwright.games.small_world.steps.numbers import (
    CONQUESTS,
    COURSE,
    LATE_DECLINE,
    MARCH,
    PICKING,
    READY,
    READYING,
    ROLL_DIE,
    ROLLED,
    SCORE,
)
from turnwright.games.small_world.war import cost, defence, discounts, reach

COIN: Final = 1000

YIELD: Final = 360
"""Regions (in thousandths) that a token in hand takes in a turn of conquests."""
WEAR: Final = 120
"""Part of a race's regions (in thousandths) that is lost in a round, seen from afar."""
DECLINED_WEAR: Final = 150
"""The same for regions in decline, which nobody reinforces."""
SECOND_LIFE: Final = 4
"""Scorings a race in decline sees before the next one takes its place."""
FRESH_TOKENS: Final = 9
"""Tokens of an ordinary fresh combo."""
TASTE: Final = 1500
"""How much more often than by chance (in thousandths) a race takes regions that pay it a bonus."""
FRESH: Final = [0, 6500, 14500, 23000, 31000, 38500, 46000, 53500, 61000, 68500, 76000]
"""Income of a race not yet picked and its successors, by scorings left."""
LOSS: Final = [600, 600, 450, 350, 240, 150, 90, 50, 30, 20, 10]
"""Chance (in thousandths) that a region is taken in a rival's turn, by what it costs, if he has 8 spare tokens."""

LUCK: Final = [1000, 500, 333, 167]
"""Chance (in thousandths) that the die makes up for so many missing tokens."""
HOLD: Final = 1600
"""What a region that pays one coin a turn is worth when it is conquered."""
HARM: Final = 700
"""What it is worth that a rival loses a region."""
TOKEN: Final = 400
"""What a token is worth that is not spent on a conquest, while others are in reach."""
STAND: Final = -800
"""What it is worth to end the conquests."""
LEAVING: Final = -3000
"""What it is worth to abandon a region."""


class Moment:
    """Where a seat stands in time: what the open frames say about its turn.

    left       scorings the seat still has
    unpaid     its turn is under way and not yet scored
    choosing   it may still decide to decline this turn
    usable     by slot: tokens it can still conquer with this turn
    """

    def __init__(self, s: World, seat: int) -> None:
        self.unpaid = False
        self.choosing = False
        self.usable = [0] * SLOTS
        if s.turn == seat:
            self.read(s, seat)
        self.left = s.board.turns - s.round + 1
        if s.turn == seat:
            if not self.unpaid:
                self.left -= 1
        elif (seat - s.first) % s.seats < (s.turn - s.first) % s.seats:
            self.left -= 1

    def read(self, s: World, seat: int) -> None:
        """Read the frames of the turn under way."""
        gathered = True
        for i in range(len(s.todo) - 1, -1, -1):
            f = s.todo[i]
            step = f.step
            if f.seat != seat and step != ROLL_DIE:
                continue
            if step in (SCORE, MARCH):
                self.unpaid = True
            elif step == COURSE:
                self.unpaid = True
                self.choosing = True
                self.usable[ACTIVE] = spare(s, seat * SLOTS)
            elif step == READY:
                gathered = False
            elif step in (READYING, CONQUESTS, ROLL_DIE, ROLLED):
                force = f.arg
                self.usable[force % SLOTS] = s.hand[force] if gathered else spare(s, force)
                gathered = True


def spare(s: World, force: int) -> int:
    """Return the tokens of ``force`` beyond one a region."""
    return strength(s, force) - count_of(s.land[force])


def strength(s: World, force: int) -> int:
    """Return all tokens of ``force``, on the map and in hand."""
    total = s.hand[force]
    land = s.land[force]
    while land:
        low = land & -land
        total += s.tokens[low.bit_length() - 1]
        land ^= low
    return total


def bonus(s: World, force: int, land: int, raided: int, fresh: int) -> int:
    """Return the bonus coins of ``force`` if it held ``land`` and had done so much this turn."""
    kept_land = s.land[force]
    kept_raided = s.raided
    kept_fresh = s.fresh
    s.land[force] = land
    s.raided = raided
    s.fresh = fresh
    total = 0
    for trait in s.traits(force):
        total += trait.income(s, force)
    s.land[force] = kept_land
    s.raided = kept_raided
    s.fresh = kept_fresh
    return total


def worth(s: World, force: int) -> int:
    """Return what the abilities of ``force`` are worth a turn besides their income."""
    total = 0
    for trait in s.traits(force):
        total += trait.worth
    return total


def peril(s: World, seat: int, regions: int, more: int) -> list[int]:
    """Return by region the chance that ``seat`` loses it in the coming round if it costs ``more`` than now.

    Outside of ``regions`` it is 0.
    """
    found = [0] * s.board.regions
    regions &= ~(s.holes | s.heroes | s.dragon)
    for rival in range(s.seats):
        if rival == seat:
            continue
        force = rival * SLOTS
        if s.race[force] == NONE:
            exposed = s.board.border & regions
            troops = FRESH_TOKENS
        else:
            exposed = reach(s, force) & regions
            troops = spare(s, force)
            if s.envoy == seat and s.ally == rival:
                exposed &= ~s.land[seat * SLOTS]
        while exposed:
            low = exposed & -exposed
            region = low.bit_length() - 1
            exposed ^= low
            need = defence(s, region) + more
            if need <= troops + 1:
                found[region] += LOSS[need if need < 10 else 10] * troops // 8
    return found


def value(s: World, seat: int) -> int:
    """Return what ``seat`` has and may expect."""
    coins = COIN * s.coins[seat]
    if not s.todo:
        return coins
    moment = Moment(s, seat)
    if moment.left == 0:
        return coins
    declined = 0
    for slot in range(1, SLOTS):
        declined |= s.land[seat * SLOTS + slot]
    active = seat * SLOTS
    risk = peril(s, seat, declined | s.land[active], 0)
    resting = COIN * count_of(declined)
    extra = 0
    for slot in range(1, SLOTS):
        if s.race[active + slot] != NONE:
            extra += COIN * bonus(s, active + slot, s.land[active + slot], 0, 0)
            resting += YIELD * moment.usable[slot]
    lost_resting = expected_loss(risk, declined)
    if s.race[active] == NONE:
        return coins + FRESH[moment.left] + stream(resting + extra, lost_resting, moment.left, moment.unpaid)
    plan = Plan(s, seat, moment, resting + extra, lost_resting, expected_loss(risk, s.land[active]))
    return coins + plan.best(moment, 0 if moment.choosing else 1)


def expected_loss(risk: list[int], regions: int) -> int:
    """Return how many of ``regions`` (in thousandths) are likely to be lost in the coming round."""
    total = 0
    while regions:
        low = regions & -regions
        chance = risk[low.bit_length() - 1]
        total += chance if chance < 900 else 900
        regions ^= low
    return total


def stream(income: int, loss: int, left: int, unpaid: bool) -> int:
    """Return what regions in decline earn in the scorings until the next race takes their place."""
    total = 0
    scorings = left if left < SECOND_LIFE else SECOND_LIFE
    for i in range(scorings):
        if i > 0 or not unpaid:
            income -= loss if loss < income else income
            loss = income * DECLINED_WEAR // 1000
        total += income
    return total


class Plan:
    """The future of an active race: how its regions, tokens and bonus develop, scoring by scoring."""

    def __init__(self, s: World, seat: int, moment: Moment, resting: int, lost_resting: int, lost: int) -> None:
        force = seat * SLOTS
        land = s.land[force]
        everywhere = s.board.land
        fixed = bonus(s, force, 0, 0, 0)
        self.held = COIN * count_of(land)
        self.tokens = COIN * strength(s, force)
        self.fixed = COIN * fixed + worth(s, force)
        self.paid = COIN * (bonus(s, force, land, 0, 0) - fixed)
        rate = TASTE * (bonus(s, force, everywhere, 0, 0) - fixed) // count_of(everywhere)
        self.rate = rate if rate < COIN else COIN
        self.once = COIN * (bonus(s, force, land, s.raided, s.fresh) - fixed) - self.paid if moment.unpaid else 0
        self.resting = resting
        self.lost_resting = lost_resting
        self.lost = lost

    def best(self, moment: Moment, earliest: int) -> int:
        """Return the income until the end, with the decline at the best moment from ``earliest`` on, or never."""
        left = moment.left
        regions = self.held + YIELD * moment.usable[ACTIVE]
        tokens = self.tokens
        resting = self.resting
        lost = self.lost
        lost_resting = self.lost_resting
        earlier = self.once
        highest = self.decline_now(moment) if earliest == 0 else 0
        for turn in range(left):
            if turn > 0 or not moment.unpaid:
                tokens -= lost
                regions -= lost
                resting -= lost_resting
                if turn >= earliest:
                    later = left - turn - 1
                    total = earlier + regions + FRESH[later] + stream(regions, lost, later, False)
                    if total > highest:
                        highest = total
                regions += (tokens - regions) * YIELD // 1000 if tokens > regions else 0
                lost = regions * WEAR // 1000
                lost_resting = resting * DECLINED_WEAR // 1000
            earlier += regions + self.bonus_at(regions) + resting
        return highest if highest > earlier else earlier

    def decline_now(self, moment: Moment) -> int:
        """Return the income until the end if the race declines before anything else happens."""
        later = moment.left - (1 if moment.unpaid else 0)
        paid = self.held if moment.unpaid else 0
        return paid + FRESH[later] + stream(self.held, self.lost, later, False)

    def bonus_at(self, regions: int) -> int:
        """Return the bonus of a turn with so many regions (in thousandths)."""
        if regions >= self.held:
            return self.fixed + self.paid + (regions - self.held) * self.rate // 1000
        return self.fixed + self.paid * regions // self.held


def prior(s: World, actions: list[int]) -> list[int]:
    """Return how promising each option looks, without trying any of them."""
    f = s.todo[-1]
    if f.step in (CONQUESTS, READYING, ROLLED):
        return weigh(campaign(s, f, actions), 250)
    if f.step == PICKING:
        return weigh([combo(s, f.seat, action - PICK) for action in actions], 1200)
    if f.step in (COURSE, LATE_DECLINE):
        return weigh(course(s, f.seat, actions), 1200)
    return weigh(posts(s, f, actions), 40)


def weigh(scores: list[int], half: int) -> list[int]:
    """Turn scores into weights: a score ``half`` lower weighs half as much."""
    best = max(scores)
    found: list[int] = []
    for score in scores:
        steps = (best - score) // half
        found.append(1 + (4096 >> steps if steps < 13 else 0))
    return found


def campaign(s: World, f: Frame, actions: list[int]) -> list[int]:
    """Score conquests by what the region brings, less the tokens it ties up; stopping is for when nothing is left."""
    force = f.arg
    cheaper = discounts(s, force)
    base = bonus(s, force, s.land[force], s.raided, s.fresh)
    hand = s.hand[force]
    best = STAND
    found: list[int] = []
    for action in actions:
        score = STAND
        if action >= ROLL:
            score = best + TOKEN
        elif action >= CONQUER:
            region = (action - CONQUER) % REGIONS
            gain = lure(s, force, region, base)
            need = cost(s, region, cheaper, f.extra)
            if action < ATTEMPT:
                score = gain - TOKEN * need
            elif action < ABANDON:
                score = gain * LUCK[need - hand] // 1000 - TOKEN * hand // 2
            elif action < SWAP:
                score = LEAVING
            elif action < DRAGON:
                score = gain
            else:
                score = gain - TOKEN + TOKEN * (need - 3) // 2
        if score > best:
            best = score
        found.append(score)
    return found


def lure(s: World, force: int, region: int, base: int) -> int:
    """Return what conquering ``region`` brings: its coins now and later, and what its holder loses."""
    holder = s.who[region]
    raids = s.raided if holder == NOBODY else s.raided + 1
    gain = HOLD + HOLD * (bonus(s, force, s.land[force] | 1 << region, raids, s.fresh) - base)
    if holder >= 0:
        gain += HARM if holder // SLOTS != force // SLOTS else -HOLD
    return gain


def combo(s: World, seat: int, place: int) -> int:
    """Score a combo of the column: its coins and price, and the plan it opens."""
    force = seat * SLOTS
    race = s.column_race[place]
    power = s.column_power[place]
    s.race[force] = race
    s.power[force] = power
    s.hand[force] = s.rules.races[race].banner + s.rules.powers[power].tokens
    fresh = s.fresh
    s.fresh = 1
    moment = Moment(s, seat)
    moment.usable[ACTIVE] = s.hand[force]
    score = COIN * (s.column_coins[place] - place) + Plan(s, seat, moment, 0, 0, 0).best(moment, 1)
    s.fresh = fresh
    s.race[force] = NONE
    s.power[force] = NONE
    s.hand[force] = 0
    return score


def course(s: World, seat: int, actions: list[int]) -> list[int]:
    """Score going on with the race against its decline."""
    moment = Moment(s, seat)
    land = s.land[seat * SLOTS]
    resting = s.land[seat * SLOTS + 1] | s.land[seat * SLOTS + 2]
    risk = peril(s, seat, land | resting, 0)
    lost = expected_loss(risk, resting)
    plan = Plan(s, seat, moment, COIN * count_of(resting), lost, expected_loss(risk, land))
    return [plan.decline_now(moment) if action == DECLINE else plan.best(moment, 1) for action in actions]


def posts(s: World, f: Frame, actions: list[int]) -> list[int]:
    """Score where tokens and markers go: where they lower the danger most."""
    seat = f.seat
    land = s.land[f.arg] if f.arg // SLOTS == seat else s.land[seat * SLOTS]
    danger = peril(s, seat, land, 0)
    eased = peril(s, seat, land, 1)
    found: list[int] = []
    for action in actions:
        region = (action - PLACE) % REGIONS
        score = 0
        if ALLY <= action:
            score = s.hand[(action - ALLY) * SLOTS] + spare(s, (action - ALLY) * SLOTS)
        elif HERO <= action < SKIP or GIVE_UP <= action < FORTIFY:
            score = danger[region]
        elif PILE <= action < GIVE_UP or CAMP_ALL <= action < HERO:
            score = (danger[region] - eased[region]) // 2
        elif PLACE <= action < CAMP_ALL:
            score = danger[region] - eased[region]
            if FORTIFY <= action < CAMP:
                score += COIN
        found.append(score)
    return found
