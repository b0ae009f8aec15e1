"""Diplomat (SW-34): at the end of the turn, make peace with one opponent until the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.amounts import SEATS
from turnwright.core.fields import ALL, Part, mask, number, seat_or
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import END, Meaning
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.factions.trait import Power, Trait
from turnwright.games.small_world.markers import put_away, remark, take_up
from turnwright.games.small_world.parts import PEACE_PART, Peace, peace_in
from turnwright.games.small_world.readings import Reading
from turnwright.games.small_world.rules import SW_34_1, SW_34_2, SW_34_6
from turnwright.games.small_world.state import World
from turnwright.games.small_world.verbs import Ask, SeatVerb, Skip

if TYPE_CHECKING:
    from turnwright.games.small_world.judgement.priors import Glance

ATTEMPT_IS_ATTACK: Final = Reading("attempt_is_attack", True, "SW-34.3")
PART: Final = Part(
    "Peace",
    "Who keeps peace with whom, and who cannot be asked to.",
    (
        number("envoy", "the seat at peace (NONE: no peace)", seat_or(NONE), ALL),
        number("ally", "the opponent bound by it", seat_or(NONE), ALL),
        number("attacked", "mask of opponents whose active race was attacked in this turn", mask(SEATS), ALL),
    ),
)


class Embassy(Trait):
    """Choose an ally after scoring; peace lasts until the seat's next turn, or its decline (SW-34.10)."""

    def __init__(self) -> None:
        super().__init__("diplomat", SW_34_1, worth=500, unique=True)
        self.part = PEACE_PART
        self.steps = [ALLYING]
        self.readings = [ATTEMPT_IS_ATTACK]

    def joined(self, s: World, force: int) -> None:
        """Start without peace and without attacks."""
        take_up(s, PEACE_PART, Peace(NONE, NONE, 0))

    def after_scoring(self, s: World, force: int, frames: list[Frame]) -> None:
        """Ask at the end of every turn (SW-34.1)."""
        frames.append(Frame(ALLYING, force // SLOTS, force))

    def turn_starts(self, s: World, seat: int) -> None:
        """End the peace at the start of its seat's turn."""
        peace = peace_in(s.parts)
        if peace.envoy == seat:
            s.parts[PEACE_PART] = Peace(NONE, NONE, 0)
            remark(s)
        elif peace.attacked:
            s.parts[PEACE_PART] = Peace(peace.envoy, peace.ally, 0)

    def attacked(self, s: World, victim: int, won: bool) -> None:
        """A seat that was attacked cannot be an ally (SW-34.2); a table option decides whether a failed attempt counts
        (SW-34.3).
        """
        if won or s.rules.reads(ATTEMPT_IS_ATTACK):
            peace = peace_in(s.parts)
            s.parts[PEACE_PART] = Peace(peace.envoy, peace.ally, peace.attacked | 1 << victim)

    def binds(self, s: World) -> int:
        """The ally is bound by peace."""
        peace = peace_in(s.parts)
        return 0 if peace.envoy == NONE else 1 << peace.ally

    def forbids(self, s: World, force: int) -> int:
        """The ally's active race may not attack regions of the active race at peace (SW-34.6, SW-34.7)."""
        peace = peace_in(s.parts)
        return s.land[peace.envoy * SLOTS] if peace.envoy != NONE and force == peace.ally * SLOTS else 0

    def forbids_by(self) -> int:
        """Attacks are forbidden by the rule of the peace."""
        return SW_34_6

    def declined(self, s: World, force: int) -> None:
        """End the peace with the race."""
        put_away(s, PEACE_PART)


class Ally(SeatVerb):
    """Choose an opponent whose active race was not attacked this turn (SW-34.1, SW-34.2)."""

    def __init__(self) -> None:
        super().__init__("ally", SW_34_1, 210)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be another seat that was not attacked; a race that has just declined makes no peace."""
        if n >= s.seats or n == f.seat or s.race[f.arg] == NONE:
            return SW_34_1
        return SW_34_2 if peace_in(s.parts).attacked >> n & 1 else 0

    def concerns(self, s: World, seat: int, n: int) -> bool:
        """An ally is another seat."""
        return n != seat

    def target(self, n: int) -> str:
        """Point at the seat."""
        return f"seat-{n}"

    def rated(self, glance: Glance, n: int) -> int:
        """The strongest rival."""
        return glance.spare(n)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Make peace until the seat's next turn starts."""
        s.parts[PEACE_PART] = Peace(f.seat, n, peace_in(s.parts).attacked)
        remark(s)
        if s.log is not None:
            s.emit(Message("log-ally", {"seat": f.seat, "other": n}, SW_34_1))


class NoAlly(Skip):
    """Choose no ally."""

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The power protects from nobody."""
        return Meaning(END, loss=Message("loss-ally"))


ALLYING: Final = Ask("allying", SW_34_1, [NoAlly(SW_34_1), Ally()])
POWER: Power = Power("diplomat", 5, [Embassy()])
