"""A Vagabond's movement: the first forest, Slip, boots, allies that move along (RT-9.4.2#1, RT-9.5.1#1, RT-9.5.1#2)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import GAIN, SPEND, Meaning, Question, things
from turnwright.games.root.data.boards import ALLIED, HOSTILE
from turnwright.games.root.data.geometry import CLEARINGS, WOODLANDS
from turnwright.games.root.data.tables import BOOT, NONE
from turnwright.games.root.factions.vagabond_items import exhaust, pack
from turnwright.games.root.factions.vagabond_worth import camp_worth, step_worth, way_worth
from turnwright.games.root.moving import adjacent, barred, move_warriors, refuse_move
from turnwright.games.root.queries import EVERYWHERE
from turnwright.games.root.rules import (
    RT_9_2_9_II_B_N1,
    RT_9_2_9_II_B_N2,
    RT_9_2_9_III_B_N1,
    RT_9_2_9_III_B_N2,
    RT_9_3_2,
    RT_9_4_2_N1,
    RT_9_5_1_N1,
    RT_9_5_1_N2,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.effects import UseNow
from turnwright.games.root.steps.moving import Take, from_to
from turnwright.games.root.verbs import CLEARING_NAMES, Ask, ClearingVerb, Done, FactionVerb, WoodsVerb

FORESTS: Final = sorted({forest for woodland in WOODLANDS for forest in woodland.forests})
"""The names of all forests, of every map."""
ON_MAP: Final = {
    woodland.name: [woodland.forests.index(name) if name in woodland.forests else NONE for name in FORESTS]
    for woodland in WOODLANDS
}
"""By map and index in FORESTS: the number of a forest on that map, NONE if it is not there."""


def clearing_of(s: Woods, seat: int) -> int:
    """Return the clearing a Vagabond is in, NONE in a forest."""
    place = pack(s, seat).place
    return place if place < CLEARINGS else NONE


def near(s: Woods, seat: int) -> int:
    """Return the clearings (and, after them, the forests) adjacent to a Vagabond, as a mask; he needs no rule
    (RT-9.2.3, RT-2.4.1#1, RT-2.4.1#2).
    """
    woodland, place = s.rules.map, pack(s, seat).place
    if place < CLEARINGS:
        found = adjacent(s, seat, place) | woodland.forests_at[place] << CLEARINGS
    else:
        forest = place - CLEARINGS
        found = woodland.touching[forest] | woodland.beside[forest] << CLEARINGS
    return found & ~barred(s)


def drawn_place(s: Woods, seat: int) -> str:
    """Return the drawn clearing or forest that a Vagabond is in."""
    place = pack(s, seat).place
    return f"clearing-{place + 1}" if place < CLEARINGS else f"forest-{s.rules.map.forests[place - CLEARINGS]}"


def hostile_clearings(s: Woods, seat: int) -> int:
    """Return the clearings with warriors of a Hostile faction, as a mask."""
    friends = pack(s, seat).friends
    found = 0
    for other in range(s.seats):
        if friends[s.faction[other]] == HOSTILE:
            for clearing in range(CLEARINGS):
                if s.warriors[other * CLEARINGS + clearing]:
                    found |= 1 << clearing
    return found


def arrive(s: Woods, seat: int, place: int, rule: int) -> None:
    """Put the pawn into a clearing or forest."""
    pack(s, seat).place = place
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat}
        if place < CLEARINGS:
            args["clearing"] = place + 1
        else:
            args["forest"] = spoken(s.rules.map.forests[place - CLEARINGS])
        s.emit(Message("log-pawn" if place < CLEARINGS else "log-pawn-forest", args, rule))


def spoken(forest: str) -> str:
    """Return the name of a forest for readers: the clearings around it."""
    return forest.replace("_", ", ")


class Camp(WoodsVerb):
    """The pawn starts in any forest (RT-9.3.2)."""

    def __init__(self) -> None:
        super().__init__("camp", FORESTS, RT_9_3_2, 66)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be a forest of this map."""
        return self.rule if ON_MAP[s.rules.map.name][n] == NONE else 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the forest."""
        return Message("choice-camp", {"forest": spoken(FORESTS[n])})

    def target(self, n: int) -> str:
        """Point at the forest."""
        return f"forest-{FORESTS[n]}"

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More near ruins."""
        return camp_worth(s, ON_MAP[s.rules.map.name][n])

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place the pawn."""
        arrive(s, f.seat, CLEARINGS + ON_MAP[s.rules.map.name][n], self.rule)


class Slip(WoodsVerb):
    """Move to an adjacent clearing or forest in Birdsong, without boots (RT-9.4.2#1, RT-9.4.2#2)."""

    def __init__(self) -> None:
        super().__init__("slip", CLEARING_NAMES + FORESTS, RT_9_4_2_N1, 460)

    def place_of(self, s: Woods, n: int) -> int:
        """Return the destination of a choice, NONE if it is not on this map."""
        if n < CLEARINGS:
            return n
        forest = ON_MAP[s.rules.map.name][n - CLEARINGS]
        return NONE if forest == NONE else CLEARINGS + forest

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append adjacent places."""
        around = near(s, f.seat)
        for n in range(self.size):
            place = self.place_of(s, n)
            if place != NONE and around >> place & 1:
                actions.append(self.base + n)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """It must be adjacent."""
        place = self.place_of(s, n)
        return 0 if place != NONE and near(s, f.seat) >> place & 1 else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the clearing or forest."""
        if n < CLEARINGS:
            return Message("choice-slip", {"clearing": n + 1})
        return Message("choice-slip-forest", {"forest": spoken(FORESTS[n - CLEARINGS])})

    def target(self, n: int) -> str:
        """Point at the clearing or forest."""
        return f"clearing-{n + 1}" if n < CLEARINGS else f"forest-{FORESTS[n - CLEARINGS]}"

    def sources(self, s: Woods, f: Frame, n: int) -> list[str]:
        """Start where the pawn is."""
        return [drawn_place(s, f.seat)]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More where there is most to do."""
        return way_worth(s, f.seat, self.place_of(s, n))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move the pawn."""
        arrive(s, f.seat, self.place_of(s, n), self.rule)


class Go(ClearingVerb):
    """Move to an adjacent clearing for ``boots``, and one more if it has Hostile warriors (RT-9.5.1#1)."""

    def __init__(self, boots: int, rule: int) -> None:
        super().__init__("go", rule, 461)
        self.boots = boots

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings within reach of the boots."""
        spare = pack(s, f.seat).ready[BOOT] - self.boots
        if spare < 0:
            return 0
        found = near(s, f.seat) & EVERYWHERE
        return found & ~hostile_clearings(s, f.seat) if spare == 0 else found

    def closed(self, s: Woods, f: Frame, n: int) -> int:
        """Return the rule: not adjacent, or too few boots."""
        if near(s, f.seat) >> n & 1 == 0:
            return RT_9_5_1_N2 if clearing_of(s, f.seat) == NONE else RT_9_5_1_N1
        return RT_9_2_9_III_B_N1 if pack(s, f.seat).ready[BOOT] >= self.boots else RT_9_5_1_N1

    def cost(self, s: Woods, seat: int, clearing: int) -> int:
        """Return the cost of a move in boots."""
        return self.boots + (hostile_clearings(s, seat) >> clearing & 1)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """Boots are exhausted."""
        boots = self.cost(s, f.seat, n)
        return Meaning(SPEND, things(item=boots)) if boots else Meaning(GAIN)

    def sources(self, s: Woods, f: Frame, n: int) -> list[str]:
        """Start where the pawn is."""
        return [drawn_place(s, f.seat)]

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """More where there is more to do."""
        return step_worth(s, f.seat, n, self.cost(s, f.seat, n))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then move the pawn."""
        exhaust(s, f.seat, BOOT, self.cost(s, f.seat, n))
        arrive(s, f.seat, n, self.rule)


class GoByDay(Go):
    """Move in Daylight; warriors of one ally may move along (RT-9.2.9.II.B#1)."""

    def __init__(self) -> None:
        super().__init__(1, RT_9_5_1_N1)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move and return to the menu, asking for allies if any may move."""
        start = clearing_of(s, f.seat)
        s.push(f)
        super().apply(s, f, n)
        if start != NONE:
            for other in range(s.seats):
                if refuse_escort(s, f.seat, other, start, n) == 0:
                    s.push(Frame(ESCORT, f.seat, start, n))
                    return


def allied(s: Woods, seat: int, other: int) -> bool:
    """Return whether another seat is an ally of a Vagabond (RT-9.2.9.II)."""
    return pack(s, seat).friends[s.faction[other]] == ALLIED


def refuse_escort(s: Woods, seat: int, other: int, start: int, end: int) -> int:
    """Return 0, or the rule that keeps another seat's warriors from moving along: they obey the move rules of their own
    faction (RT-9.2.9.II.B#1, RT-9.2.9.II.B#2).
    """
    if not allied(s, seat, other):
        return RT_9_2_9_II_B_N1
    return RT_9_2_9_II_B_N2 if refuse_move(s, other, start, end) else 0


class MoveWith(FactionVerb):
    """Take an ally's warriors along."""

    def __init__(self) -> None:
        super().__init__("with", RT_9_2_9_II_B_N1, 600)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """It must be an ally who may move."""
        return refuse_escort(s, f.seat, seat, f.arg, f.extra)

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Move one warrior or ask how many."""
        if s.warriors[seat * CLEARINGS + f.arg] == 1:
            move_warriors(s, seat, f.arg, f.extra, 1, f.seat)
        else:
            s.push(Frame(COMPANY, f.seat, seat, f.arg * CLEARINGS + f.extra))


class TakeAlong(Take):
    """How many warriors of seat ``arg`` move along; ``extra`` encodes the two clearings. The Vagabond pays the cost of
    their entering (RT-9.2.9.II.E).
    """

    def highest(self, s: Woods, f: Frame) -> int:
        """All that are there."""
        return s.warriors[f.arg * CLEARINGS + f.extra // CLEARINGS]

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move them."""
        move_warriors(s, f.arg, f.extra // CLEARINGS, f.extra % CLEARINGS, n, f.seat)


class Company(Question[Woods]):
    """How many of an ally's warriors move along."""

    def __init__(self) -> None:
        super().__init__("company", RT_9_2_9_II_B_N1, [TakeAlong()])

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show whose, and from where to where."""
        args: dict[str, Argument] = {"seat": f.arg, "from": f.extra // CLEARINGS + 1, "to": f.extra % CLEARINGS + 1}
        return Message("prompt-company", args)

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """Both clearings."""
        return from_to(f.extra // CLEARINGS, f.extra % CLEARINGS)


class Escort(Ask):
    """Whose warriors move along from clearing ``arg`` to clearing ``extra``."""

    def __init__(self) -> None:
        super().__init__("escort", RT_9_2_9_II_B_N1, [MoveWith(), Done(RT_9_2_9_II_B_N1)])

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """Both clearings."""
        return from_to(f.arg, f.extra)


CAMP: Final = Ask("camp", RT_9_3_2, [Camp()], setup=True)
SLIPPING: Final = Ask("slip", RT_9_4_2_N1, [Slip(), UseNow(), Done(RT_9_4_2_N1)])
FREE_GO: Final = Ask("free-go", RT_9_2_9_III_B_N2, [Go(0, RT_9_2_9_III_B_N2), Done(RT_9_2_9_III_B_N2)])
ESCORT: Final = Escort()
COMPANY: Final = Company()
MOVING_STEPS: Final[list[Question[Woods]]] = [CAMP, SLIPPING, FREE_GO, ESCORT, COMPANY]
