"""Setup (RT-5.1): who starts, who leads which faction, dealt suits, opening hands, then the factions in order."""

from __future__ import annotations

from turnwright.core.common import StartingSeat
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Question
from turnwright.games.root.data.boards import FACTIONS, LEAST_REACH, REACH, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS, MARKERS
from turnwright.games.root.data.tables import CLEARING_SUITS, MOST_SEATS, NONE, OPENING_HAND, SUITS
from turnwright.games.root.queries import faction_of, seat_of
from turnwright.games.root.rules import (
    RT_5_1_1_N1,
    RT_5_1_1_N2,
    RT_5_1_1_N3,
    RT_5_1_7,
    RT_M_WINTER_SUITS,
)
from turnwright.games.root.ruleset import BALANCED, CHOSEN
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, WoodsVerb, faction_argument


class Starts(StartingSeat[Woods]):
    """Chance draws the first player (RT-5.1.1#2)."""

    def __init__(self) -> None:
        super().__init__(RT_5_1_1_N2, 10, MOST_SEATS)

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Store it."""
        s.first = n
        if s.log is not None:
            s.emit(Message("log-starts", {"seat": n}, RT_5_1_1_N2))


class Prepare(AutoStep[Woods]):
    """Everything before the first turn, in order."""

    def __init__(self) -> None:
        super().__init__("prepare", RT_5_1_7)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Factions, suits (RT-M.winter.suits), hands (RT-5.1.3#2), then the setup of each faction (RT-5.1.7)."""
        order = [(s.first + k) % s.seats for k in range(s.seats)]
        frames: list[Frame] = []
        for seat in order:
            if s.faction[seat] == NONE:
                frames.append(Frame(FLOW.faction, seat if s.rules.assign == CHOSEN else CHANCE, seat))
        frames += [Frame(FLOW.dealt_suit, CHANCE, c) for c in range(CLEARINGS) if s.suits[c] == NONE]
        frames += [Frame(FLOW.draw, seat, OPENING_HAND) for seat in order]
        frames += [Frame(FLOW.setup, s.first), Frame(FLOW.turn, s.first)]
        s.then(frames)


def lead(s: Woods, seat: int, faction: int) -> None:
    """Give a seat its faction, with board and pieces (RT-5.1.1#1)."""
    s.faction[seat] = faction
    s.supply[seat] = WARRIORS[faction]
    faction_of(s, seat).join(s, seat)
    if s.log is not None:
        args: dict[str, Argument] = {"seat": seat, **faction_argument(faction)}
        s.emit(Message("log-lead", args, RT_5_1_1_N1))


class Lead(WoodsVerb):
    """Seat ``arg`` gets a faction."""

    def __init__(self) -> None:
        super().__init__("lead", FACTIONS, RT_5_1_1_N1, 20)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Each faction once, some only with others; chance picks only factions with enough total reach.

        If the factions fixed by the options make that impossible, the greatest possible reach is enough.
        """
        if n in s.faction:
            return self.rule
        beside = s.rules.factions[n].beside
        if beside != NONE and beside not in s.faction:
            return RT_5_1_1_N3
        others = [faction for faction in s.faction if faction != NONE]
        if len(others) + 1 == s.seats and not s.rules.can_end([*others, n]):
            return RT_5_1_1_N3
        if s.rules.assign == BALANCED and most_reach(s, [n]) < min(LEAST_REACH[s.seats], most_reach(s, [])):
            return RT_5_1_1_N3
        return 0

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the faction and its reach."""
        return Message("choice-lead", {**faction_argument(n), "reach": REACH[n]})

    def target(self, n: int) -> str:
        """Point at its medal."""
        return f"faction-{FACTIONS[n]}"

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Assign it."""
        lead(s, f.arg, n)


def most_reach(s: Woods, more: list[int]) -> int:
    """Return the greatest total reach of a table if ``more`` factions are added to the current ones."""
    taken = [f for f in s.faction if f != NONE] + more
    free = sorted([REACH[f] for f in range(len(FACTIONS)) if f not in taken], reverse=True)
    return sum([REACH[f] for f in taken]) + sum(free[: s.seats - len(taken)])


class DealtSuit(WoodsVerb):
    """Chance deals the suit of clearing ``arg`` (RT-M.winter.suits)."""

    def __init__(self) -> None:
        super().__init__("suit", SUITS[:CLEARING_SUITS], RT_M_WINTER_SUITS, 830)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """A marker must be left."""
        return 0 if s.suits.count(n) < MARKERS else self.rule

    def weight(self, s: Woods, f: Frame, n: int) -> int:
        """As many as are left."""
        return MARKERS - s.suits.count(n)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name the suit."""
        return Message("choice-suit", {"suit": f"@suit-{SUITS[n]}"})

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Place the marker."""
        s.suits[f.arg] = n
        if s.log is not None:
            s.emit(Message("log-suit", {"clearing": f.arg + 1, "suit": f"@suit-{SUITS[n]}"}, self.rule))


class Setup(AutoStep[Woods]):
    """Faction ``arg`` sets up, then the next one in order of letters (RT-5.1.7)."""

    def __init__(self) -> None:
        super().__init__("setup", RT_5_1_7)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """Skip factions that nobody leads."""
        frames: list[Frame] = []
        seat = seat_of(s, f.arg)
        if seat != NONE:
            frames = faction_of(s, seat).setup(s, seat)
        if f.arg + 1 < len(FACTIONS):
            frames.append(Frame(self, f.seat, f.arg + 1))
        s.then(frames)


def setup_steps() -> list[AutoStep[Woods] | Question[Woods]]:
    """Return the steps before the first turn."""
    return [
        Question("first", RT_5_1_1_N2, [Starts()]),
        Prepare(),
        Ask("faction", RT_5_1_1_N1, [Lead()], setup=True),
        Ask("dealt-suit", RT_M_WINTER_SUITS, [DealtSuit()]),
        Setup(),
    ]
