"""Berserk (SW-31): roll the die before every conquest, and choose the region afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.frames import Frame
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import RISK, Meaning
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.judgement.priors import TOKEN
from turnwright.games.small_world.rules import SW_31_1, SW_31_2, SW_31_4, SW_31_5, SW_31_7, SW_31_9
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.campaign import Attempt, Conquer, Stop
from turnwright.games.small_world.steps.die import Die, DieRoll
from turnwright.games.small_world.verbs import ALONE, Ask, NotNow, WorldVerb
from turnwright.games.small_world.war import Prices, targets

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance


class Rage(Trait):
    """Roll first, then choose the region; there is no additional final attempt."""

    def __init__(self) -> None:
        super().__init__("berserk", SW_31_1, worth=800)
        self.verbs = [Roll(self)]
        self.steps = [ROLL_DIE, ROLLED]

    def bars_attempt(self, s: World, force: int) -> int:
        """The rolls replace the final attempt (SW-31.7)."""
        return SW_31_7


class Roll(WorldVerb):
    """Roll the die before choosing the region (SW-31.2)."""

    def __init__(self, trait: Trait) -> None:
        super().__init__("roll", ALONE, SW_31_1, 70)
        self.trait = trait

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """There must be a token in hand (SW-31.4) and a region to conquer."""
        if self.trait not in s.kits[f.arg].traits:
            return SW_31_1
        if s.hand[f.arg] == 0:
            return SW_31_4
        return 0 if targets(s, f.arg) else SW_31_1

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The die may help."""
        return Meaning(RISK)

    def rated(self, glance: Glance, n: int) -> int:
        """Better than any conquest without it."""
        return glance.best + TOKEN

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Let chance roll."""
        s.push(Frame(ROLL_DIE, CHANCE, f.arg))


class RollDie(Die):
    """The reinforcement die before a conquest (SW-31.1)."""

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Ask for the region."""
        seat = f.arg // SLOTS
        if s.log is not None:
            s.emit(Message("log-roll", {"seat": seat, "roll": n}, SW_31_2))
        s.push(Frame(ROLLED, seat, f.arg, n))


class RolledConquer(Conquer):
    """Conquer with the help of roll ``extra``."""

    def __init__(self) -> None:
        super().__init__()
        self.short = SW_31_5

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """What hand and roll can pay for; if that is nothing, the conquests end (SW-31.5)."""
        prices = Prices(s, f.arg)
        for region in numbers_of(targets(s, f.arg)):
            if prices.of(region, f.extra) <= s.hand[f.arg]:
                actions.append(self.base + region)

    def announce(self, s: World, f: Frame, n: int, tokens: int) -> None:
        """Log a conquest before it is carried out."""
        s.emit(Message("log-conquer-rolled", {"seat": f.seat, "region": n + 1, "tokens": tokens}, SW_31_1))


class Rolled(Ask):
    """Choose the region that the roll helps to conquer, or end the conquests (SW-31.3, SW-31.9)."""

    def __init__(self) -> None:
        verbs: list[WorldVerb] = [Stop(), RolledConquer(), NotNow(Attempt(), SW_31_7)]
        super().__init__("rolled", SW_31_9, verbs, half=250)
        self.conquering = True
        self.narrow = True

    def prompt(self, s: World, f: Frame) -> Message:
        """Show the roll and the tokens in hand."""
        return Message("prompt-rolled", {"roll": f.extra, "hand": s.hand[f.arg]})


ROLL_DIE: Final = DieRoll("roll-die", SW_31_1, [RollDie(SW_31_1)])
ROLL_DIE.conquering = True
ROLLED: Final = Rolled()
POWER: Power = Power("berserk", 4, [Rage()])
