"""Readying troops, conquests and the final attempt (SW-6 to SW-9, SW-12)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.column import refill_frames
from turnwright.games.small_world.data.tables import ACTIVE, MAX_SHORTFALL, REGIONS, SLOTS
from turnwright.games.small_world.factions.roster import VERB_TRAITS
from turnwright.games.small_world.notation import ABANDON, ATTEMPT, CONQUER, DIE, STOP
from turnwright.games.small_world.queries import regions_of
from turnwright.games.small_world.rules import (
    SW_3_2,
    SW_7_12,
    SW_7_15,
    SW_9_1,
    SW_9_2,
    SW_9_3,
    SW_9_4,
    SW_9_10,
    SW_9_11,
    SW_12_1,
    SW_12_4,
    SW_12_5,
    SW_12_9,
    SW_19_7,
    SW_26_14,
)
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.die import ReinforcementDie
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import (
    barred,
    conquer,
    cost,
    cost_for,
    discounts,
    gather,
    leave,
    note_attack,
    targets,
)

BY_TOKENS: Final = (SW_7_12, SW_9_2, SW_9_3, SW_9_4)
"""Refusals in which tokens are the matter."""
BY_TABLE: Final = (SW_19_7, SW_26_14)
"""Rules that allow, and refuse only where the table chose the other reading."""


class Ready(Deed[World]):
    """Troops are readied: all tokens but one a region come to hand (SW-12.1).

    Taking fewer is never better, for all tokens are placed anew at redeployment.
    """

    def __init__(self) -> None:
        super().__init__("ready", SW_12_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Gather; traits may add tokens."""
        gather(s, f.arg)
        for trait in s.traits[f.arg]:
            trait.readied(s, f.arg)


class Conquests(Step[World]):
    """Conquer, try a last region with the die, use an ability, or stop (SW-7.15)."""

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Stopping, what the hand can pay for, what a lucky die could take, what traits add."""
        force = f.arg
        hand = s.hand[force]
        found = [STOP]
        if hand > 0:
            attempts: list[int] = []
            luck = hand + MAX_SHORTFALL if attempt_rule(s, force) == 0 else hand
            cheaper = discounts(s, force)
            open = targets(s, force)
            while open:
                low = open & -open
                region = low.bit_length() - 1
                open ^= low
                need = cost(s, force, region, cheaper)
                if need <= hand:
                    found.append(CONQUER + region)
                elif need <= luck:
                    attempts.append(ATTEMPT + region)
            found.extend(attempts)
        for trait in s.traits[force]:
            trait.offer(s, f, found)
        return found

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Reach and peace first, then the tokens in hand; an ability answers for its own choices."""
        force = f.arg
        if action == STOP:
            return 0
        if action < ATTEMPT:
            rule = barred(s, force, action - CONQUER)
            if rule == 0 and s.hand[force] < cost_for(s, force, action - CONQUER):
                return SW_7_12
            return rule
        if action < ATTEMPT + REGIONS:
            return self.refuse_attempt(s, force, action - ATTEMPT)
        for trait in VERB_TRAITS:
            if trait.verb_base <= action < trait.verb_base + trait.verb_size:
                return trait.refuse(s, f, action) if trait in s.traits[force] else trait.rule
        return self.rule

    def refuse_attempt(self, s: World, force: int, region: int) -> int:
        """A final attempt: in reach, out of the hand's pay, within luck's (SW-9.2 to SW-9.8)."""
        rule = barred(s, force, region)
        if rule:
            return rule
        rule = attempt_rule(s, force)
        if rule:
            return rule
        if s.hand[force] == 0:
            return SW_9_2
        need = cost_for(s, force, region)
        if need <= s.hand[force]:
            return SW_9_4
        return 0 if need <= s.hand[force] + MAX_SHORTFALL else SW_9_3

    def detail(self, s: World, f: Frame, action: int) -> Message | None:
        """Tell the cost of the region and the tokens in hand, or that the table reads the rule the other way."""
        rule = self.refuse(s, f, action)
        if rule in BY_TABLE:
            return Message("detail-by-table")
        if rule in BY_TOKENS:
            need = cost_for(s, f.arg, (action - CONQUER) % REGIONS)
            return Message("detail-tokens", {"need": need, "have": s.hand[f.arg]})
        return None

    def prompt(self, s: World, f: Frame) -> Message:
        """Tell whose tokens are in hand and how many."""
        return conquest_prompt(s, f, f"prompt-{self.name}")

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Do it; unless it was the last thing, ask again."""
        force = f.arg
        if action == STOP:
            return
        if action < ATTEMPT:
            region = action - CONQUER
            pay = cost_for(s, force, region)
            tell_conquest(s, f, region, pay)
            conquer(s, force, region, pay)
            s.then([*refill_frames(s), Frame(FLOW.conquests, f.seat, force)])
        elif action < ATTEMPT + REGIONS:
            region = action - ATTEMPT
            s.tell(Message("log-attempt", {"seat": f.seat, "region": region + 1}, SW_9_1))
            s.then([Frame(FLOW.final_die, CHANCE, force, region)])
        else:
            for trait in s.traits[force]:
                if trait.verb_base <= action < trait.verb_base + trait.verb_size:
                    trait.apply(s, f, action)
                    return


def attempt_rule(s: World, force: int) -> int:
    """Return the rule by which ``force`` has no final attempt, or 0."""
    if force % SLOTS != ACTIVE and not s.rules.decline_die:
        return SW_19_7
    for trait in s.traits[force]:
        rule = trait.bars_attempt()
        if rule:
            return rule
    return 0


def conquest_prompt(s: World, f: Frame, id: str) -> Message:
    """Return a prompt that names the race and counts its tokens in hand."""
    return Message(id, {"race": s.rules.races[s.race[f.arg]].name, "hand": s.hand[f.arg]})


def tell_conquest(s: World, f: Frame, region: int, tokens: int) -> None:
    """Tell of a conquest before it is carried out."""
    if s.told is not None:
        args: dict[str, int | str] = {"seat": f.seat, "region": region + 1, "tokens": tokens}
        args["race"] = s.rules.races[s.race[f.arg]].name
        s.tell(Message("log-conquer", args, SW_7_15))


class Readying(Conquests):
    """Before the first conquest regions may be abandoned (SW-12.4, SW-12.5)."""

    def candidates(self, s: World, f: Frame) -> list[int]:
        """What conquests offer, and every own region to abandon."""
        found = super().candidates(s, f)
        for region in regions_of(s.land[f.arg]):
            found.append(ABANDON + region)
        found.sort()
        return found

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Only regions of the race that is being readied can be abandoned."""
        if ABANDON <= action < ABANDON + REGIONS:
            bit = 1 << (action - ABANDON)
            if bit & s.board.all == 0:
                return SW_3_2
            if bit & s.land[f.arg]:
                return 0
            holder = s.who[action - ABANDON]
            own = holder >= 0 and holder // SLOTS == f.seat
            return SW_12_9 if own and holder % SLOTS != ACTIVE else SW_12_4
        return super().refuse(s, f, action)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Abandon and ask again, or start the conquests."""
        if ABANDON <= action < ABANDON + REGIONS:
            region = action - ABANDON
            s.hand[f.arg] += leave(s, f.arg, region)
            s.tell(Message("log-abandon", {"seat": f.seat, "region": region + 1}, SW_12_4))
            s.then([Frame(FLOW.readying, f.seat, f.arg)])
        else:
            super().apply(s, f, action)


class FinalDie(ReinforcementDie):
    """The reinforcement die of a final attempt (SW-9.9 to SW-9.13)."""

    def __init__(self) -> None:
        super().__init__("final-die", ["die"], SW_9_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Roll and hand together reach the cost, or nothing changes; either way conquests are over."""
        force = f.arg
        region = f.extra
        roll = action - DIE
        seat = force // SLOTS
        won = s.hand[force] + roll >= cost_for(s, force, region)
        id = "log-attempt-won" if won else "log-attempt-lost"
        s.tell(Message(id, {"seat": seat, "region": region + 1, "roll": roll}, SW_9_10 if won else SW_9_11))
        if won:
            conquer(s, force, region, s.hand[force])
            s.then(refill_frames(s))
        elif force % SLOTS == ACTIVE and s.rules.attempt_is_attack and s.who[region] >= 0:
            note_attack(s, seat, s.who[region])


def conquest_steps() -> tuple[Conquests, Readying]:
    """Return the two questions of a campaign; they answer to the verbs of all traits as well.

    Conquests come first: the first step that knows a verb tells why it is refused at other times.
    """
    verbs = ["stop", "conquer", "attempt", "swap", "dragon", "roll"]
    return Conquests("conquests", verbs, SW_7_15), Readying("readying", [*verbs, "abandon"], SW_12_5)
