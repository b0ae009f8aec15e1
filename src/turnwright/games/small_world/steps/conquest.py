"""Readying troops, the questions of a campaign, and the final die (SW-6 to SW-9, SW-12)."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.games.small_world.column import refill_next
from turnwright.games.small_world.data.tables import ACTIVE, MAX_SHORTFALL, SLOTS
from turnwright.games.small_world.factions.roster import TRAITS
from turnwright.games.small_world.rules import SW_7_15, SW_9_1, SW_9_10, SW_9_11, SW_12_1, SW_12_5
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.campaign import Abandon, Attempt, Conquer, Stop, attempt_rule
from turnwright.games.small_world.steps.die import Die
from turnwright.games.small_world.verbs import Ask, WorldVerb
from turnwright.games.small_world.war import Prices, conquer, cost_for, gather, note_attack, targets


class Ready(AutoStep[World]):
    """Troops are readied: all tokens except one per region return to hand (SW-12.1).

    Taking fewer is never better, since all tokens are placed again at redeployment.
    """

    def __init__(self) -> None:
        super().__init__("ready", SW_12_1)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Gather the tokens; traits may add more."""
        gather(s, f.arg)
        for trait in s.kits[f.arg].readied:
            trait.readied(s, f.arg)


class Conquests(Ask):
    """Conquer, try a last region with the die, use an ability, or stop (SW-7.15).

    Before the first conquest regions may be abandoned as well (SW-12.5).
    """

    def __init__(self, name: str, rule: int, first: bool) -> None:
        self.stop = Stop()
        self.conquer = Conquer()
        self.attempt = Attempt()
        self.abandon = Abandon()
        self.first = first
        choices: list[WorldVerb] = [self.stop, self.conquer, self.attempt]
        if first:
            choices.append(self.abandon)
        super().__init__(name, rule, choices + ability_verbs(), half=250)
        self.conquering = True

    def candidates(self, s: World, f: Frame) -> list[int]:
        """Return stopping, conquests the hand can pay for, final attempts, and what traits add.

        Every target is priced once, for the conquest and for the final attempt.
        """
        force = f.arg
        hand = s.hand[force]
        actions = [self.stop.base]
        if hand > 0:
            base = self.conquer.base
            attempts = 0
            luck = hand + MAX_SHORTFALL if attempt_rule(s, force) == 0 else hand
            prices = Prices(s, force)
            open = targets(s, force)
            while open:
                low = open & -open
                region = low.bit_length() - 1
                open ^= low
                need = prices.of(region, 0)
                if need <= hand:
                    actions.append(base + region)
                elif need <= luck:
                    attempts |= low
            self.attempt.append(attempts, actions)
        if self.first:
            self.abandon.offer(s, f, actions)
        for verb in s.kits[force].verbs:
            verb.offer(s, f, actions)
        return actions

    def prompt(self, s: World, f: Frame) -> Message:
        """Show whose tokens are in hand and how many."""
        return Message(f"prompt-{self.name}", {"race": s.rules.races[s.race[f.arg]].name, "hand": s.hand[f.arg]})


def ability_verbs() -> list[WorldVerb]:
    """Return the verbs that abilities add to the conquests."""
    return [verb for trait in TRAITS.values() for verb in trait.verbs]


class FinalDie(Die):
    """The reinforcement die of a final attempt on region ``extra`` (SW-9.9 to SW-9.13)."""

    def __init__(self) -> None:
        super().__init__(SW_9_1)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """If roll and hand together reach the cost, conquer; in any case the conquests are over."""
        force = f.arg
        region = f.extra
        seat = force // SLOTS
        won = s.hand[force] + n >= cost_for(s, force, region)
        if s.log is not None:
            id = "log-attempt-won" if won else "log-attempt-lost"
            s.emit(Message(id, {"seat": seat, "region": region + 1, "roll": n}, SW_9_10 if won else SW_9_11))
        if won:
            conquer(s, force, region, s.hand[force])
            refill_next(s)
        elif force % SLOTS == ACTIVE and s.who[region] >= 0:
            note_attack(s, seat, s.who[region], False)


def conquest_steps() -> list[Ask]:
    """Return the questions of a campaign.

    Conquests come first: the first step with a verb explains why it is refused at other times. Questions of abilities
    in between refuse all verbs of the campaign that are not their own.
    """
    conquests = Conquests("conquests", SW_7_15, False)
    for trait in TRAITS.values():
        for step in trait.steps:
            if isinstance(step, Ask) and step.narrow:
                step.bar(conquests.choices)
    return [conquests, Conquests("readying", SW_12_5, True)]
