"""Berserk (SW-31): the die may be rolled before every conquest, and the region named after it."""

from __future__ import annotations

from turnwright.core.frames import Frame, Step
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.small_world.column import refill_frames
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.notation import ABANDON, ATTEMPT, CONQUER, DIE, ROLL, STOP
from turnwright.games.small_world.queries import regions_of
from turnwright.games.small_world.rules import SW_31_1, SW_31_2, SW_31_4, SW_31_5, SW_31_7, SW_31_9
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.die import ReinforcementDie
from turnwright.games.small_world.steps.flow import FLOW
from turnwright.games.small_world.war import barred, conquer, cost, cost_for, discounts, targets


class Rage(Trait):
    """Roll first, then name the region; there is no final attempt besides."""

    def __init__(self) -> None:
        super().__init__("berserk", SW_31_1, worth=800)
        self.verb_base = ROLL
        self.verb_size = 1

    def bars_attempt(self) -> int:
        """The rolls replace the final attempt (SW-31.7)."""
        return SW_31_7

    def offer(self, s: World, f: Frame, found: list[int]) -> None:
        """A roll, with a token in hand and a region to name."""
        if self.refuse(s, f, ROLL) == 0:
            found.append(ROLL)

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """A conquest takes a token from hand (SW-31.4) and a region."""
        if s.hand[f.arg] == 0:
            return SW_31_4
        return 0 if targets(s, f.arg) else SW_31_1

    def apply(self, s: World, f: Frame, action: int) -> None:
        """The die is rolled before the region is named (SW-31.2)."""
        s.then([Frame(FLOW.roll_die, CHANCE, f.arg)])


class RollDie(ReinforcementDie):
    """The reinforcement die before a conquest (SW-31.1)."""

    def __init__(self) -> None:
        super().__init__("roll-die", ["die"], SW_31_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Ask for the region."""
        seat = f.arg // SLOTS
        s.tell(Message("log-roll", {"seat": seat, "roll": action - DIE}, SW_31_2))
        s.then([Frame(FLOW.rolled, seat, f.arg, action - DIE)])


class Rolled(Step[World]):
    """Name the region the roll helps to conquer, or end the conquests (SW-31.3, SW-31.9)."""

    def __init__(self) -> None:
        super().__init__("rolled", ["stop", "conquer", "attempt", "swap", "dragon", "roll"], SW_31_9)

    def candidates(self, s: World, f: Frame) -> list[int]:
        """What hand and roll can pay for; where that is nothing, the conquests end (SW-31.5)."""
        cheaper = discounts(s, f.arg)
        found = [STOP]
        for region in regions_of(targets(s, f.arg)):
            if cost(s, f.arg, region, cheaper, f.extra) <= s.hand[f.arg]:
                found.append(CONQUER + region)
        return found

    def refuse(self, s: World, f: Frame, action: int) -> int:
        """Nothing but a conquest follows a roll; for that reach and peace, then the tokens with the roll."""
        if action == STOP:
            return 0
        if action >= ATTEMPT:
            return SW_31_7 if action < ABANDON else SW_31_9
        rule = barred(s, f.arg, action - CONQUER)
        if rule:
            return rule
        return 0 if cost_for(s, f.arg, action - CONQUER, f.extra) <= s.hand[f.arg] else SW_31_5

    def detail(self, s: World, f: Frame, action: int) -> Message | None:
        """Tell the lowered cost and the tokens in hand, where these are the matter."""
        if self.refuse(s, f, action) != SW_31_5:
            return None
        need = cost_for(s, f.arg, action - CONQUER, f.extra)
        return Message("detail-tokens", {"need": need, "have": s.hand[f.arg]})

    def prompt(self, s: World, f: Frame) -> Message:
        """Tell the roll and the tokens in hand."""
        return Message("prompt-rolled", {"roll": f.extra, "hand": s.hand[f.arg]})

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Conquer at the lowered cost and go on, or end the conquests."""
        if action == STOP:
            return
        region = action - CONQUER
        pay = cost_for(s, f.arg, region, f.extra)
        s.tell(Message("log-conquer-rolled", {"seat": f.seat, "region": region + 1, "tokens": pay}, SW_31_1))
        conquer(s, f.arg, region, pay)
        s.then([*refill_frames(s), Frame(FLOW.conquests, f.seat, f.arg)])


POWER: Power = Power("berserk", 4, [Rage()])
