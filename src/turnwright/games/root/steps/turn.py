"""A turn: Birdsong, Daylight, Evening (RT-1.4), and what is possible in each of them."""

from __future__ import annotations

from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.games.root.battle import battle_of
from turnwright.games.root.data.tables import BIRDSONG, CLEARING_SUITS, DAYLIGHT, EVENING, NONE, PHASES
from turnwright.games.root.dominance import has_dominance
from turnwright.games.root.payloads import Battle
from turnwright.games.root.queries import faction_of
from turnwright.games.root.rules import RT_1_4_N1, RT_1_4_N2, RT_1_4_N5, RT_1_4_N6, RT_3_3_1_I, RT_4_3_2_II_N2
from turnwright.games.root.scoring import out_of_time, win
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.dominance import Dominate, TakeDominance
from turnwright.games.root.steps.effects import BattleEffects, Begin, UseAtStart, UseNow, all_declared, starts_phase
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, Done, WoodsVerb


class Turn(AutoStep[Woods]):
    """The seat takes its turn (RT-1.4#2)."""

    def __init__(self) -> None:
        super().__init__("turn", RT_1_4_N2)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Begin the turn: three phases, then the next seat (RT-1.4#1), unless the last round is over (RT-1.4#3).
        Crafting pieces can be activated again (RT-4.1.1#3).
        """
        if f.seat == s.first:
            if s.rules.rounds and s.round == s.rules.rounds:
                out_of_time(s)
                return
            s.round += 1
        s.turn = f.seat
        s.used = 0
        s.activated = [0] * CLEARING_SUITS
        for seat in range(s.seats):
            faction_of(s, seat).turn_begins(s, seat)
        if s.log is not None:
            s.emit(Message("log-turn", {"seat": f.seat, "round": s.round}, RT_1_4_N2))
        s.then(
            [
                Frame(FLOW.birdsong, f.seat),
                Frame(FLOW.daylight, f.seat),
                Frame(FLOW.evening, f.seat),
                Frame(FLOW.turn, (f.seat + 1) % s.seats),
            ]
        )


class Phase(AutoStep[Woods]):
    """A phase begins: effects at its start, then the steps of the faction (RT-1.4#1, RT-1.4#5)."""

    def __init__(self, phase: int) -> None:
        super().__init__(PHASES[phase], RT_1_4_N1)
        self.phase = phase

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Check dominance before everything else (RT-1.4#7); hired warriors count later (RT-11.2.7.III#2)."""
        s.phase = self.phase
        s.rulers = []
        faction = faction_of(s, f.seat)
        if self.phase == BIRDSONG:
            if s.dominance[f.seat] != NONE and has_dominance(s, f.seat):
                win(s, f.seat, RT_3_3_1_I)
                return
            frames = faction.birdsong(s, f.seat)
            s.then([Frame(FLOW.opening, f.seat), *frames, Frame(FLOW.closing, f.seat)])
        elif self.phase == DAYLIGHT:
            s.then([Frame(FLOW.opening, f.seat), *faction.daylight(s, f.seat)])
        else:
            s.then([Frame(FLOW.opening, f.seat), *faction.evening(s, f.seat)])


class Pause(AutoStep[Woods]):
    """A point of a phase at which effects may be used, asked only if there is one, which is public."""

    def __init__(self, name: str, rule: int, menu: Ask) -> None:
        super().__init__(name, rule)
        self.menu = menu

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask if there is anything to do."""
        asked = Frame(self.menu, f.seat)
        options = self.menu.candidates(s, asked)
        if len(options) != 1 or options[0] != self.menu.choices[-1].base:
            s.push(asked)


class Opening(Pause):
    """The start of a phase. An effect for the whole phase waits for its menu, unless another comes first."""

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Birdsong may have no menu of its own."""
        if s.phase == BIRDSONG or starts_phase(s, f.seat):
            super().apply(s, f, action)


def in_daylight() -> list[WoodsVerb]:
    """Return the verbs that belong to every menu of Daylight (RT-1.4#6)."""
    return [UseNow(), Dominate(), TakeDominance()]


class Effects(AutoStep[Woods]):
    """After the roll, side ``arg`` may declare effects; it is asked only if it has one, which is public."""

    def __init__(self, menu: Ask) -> None:
        super().__init__("effects", RT_4_3_2_II_N2)
        self.payload = Battle
        self.menu = menu

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Ask, or continue."""
        asked = Frame(self.menu, f.seat, f.arg, payload=f.payload)
        if len(self.menu.candidates(s, asked)) > 1:
            s.push(asked)
        else:
            all_declared(s, f.arg, battle_of(f))


def turn_steps(at_start: list[WoodsVerb], on_roll: list[WoodsVerb]) -> list[AutoStep[Woods] | Ask]:
    """Return the steps of a turn; factions add verbs ``at_start`` of others' Birdsong, and ``on_roll`` in a battle."""
    start: list[WoodsVerb] = [UseAtStart(), *at_start, Begin()]
    opening = Ask("start", RT_1_4_N5, start)
    declaring = BattleEffects(on_roll)
    closing = Ask("end", RT_1_4_N6, [UseNow(), Done(RT_1_4_N6)])
    return [
        Turn(),
        Phase(BIRDSONG),
        Phase(DAYLIGHT),
        Phase(EVENING),
        Opening("opening", RT_1_4_N5, opening),
        opening,
        Pause("closing", RT_1_4_N6, closing),
        closing,
        declaring,
        Effects(declaring),
    ]
