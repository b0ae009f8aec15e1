"""Questions for moves: from where to where, and how many warriors (RT-4.2)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import SOURCE, TARGET, Frame
from turnwright.core.messages import Message
from turnwright.games.root.data.boards import WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.judgement.estimates import shift_worth
from turnwright.games.root.moving import move_warriors, refuse_move, ways
from turnwright.games.root.queries import EVERYWHERE, faction_of
from turnwright.games.root.rules import RT_4_2_N1
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import CLEARING_NAMES, Ask, Done, WoodsVerb

WAYS: Final = [f"{start} {end}" for start in CLEARING_NAMES for end in CLEARING_NAMES if start != end]


class Move(WoodsVerb):
    """Move warriors from one clearing to another; ``pay`` handles the cost."""

    def __init__(self, rule: int = RT_4_2_N1) -> None:
        super().__init__("move", WAYS, rule, 300)

    def origins(self, s: Woods, f: Frame) -> int:
        """Return where a move may start, as a mask; 0 if none is allowed now."""
        return EVERYWHERE

    def bars(self, s: Woods, f: Frame) -> int:
        """Return the rule that excludes a clearing from ``origins``."""
        return self.rule

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append every legal move."""
        origins = self.origins(s, f)
        if origins == 0:
            return
        ends = ways(s, f.seat, origins)
        for start in range(CLEARINGS):
            open_ends = ends[start]
            if open_ends:
                for end in range(CLEARINGS):
                    if open_ends >> end & 1:
                        actions.append(self.base + start * (CLEARINGS - 1) + (end if end < start else end - 1))

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """Apply the rules of moving."""
        start, end = way(n)
        if not self.origins(s, f) >> start & 1:
            return self.bars(s, f)
        return refuse_move(s, f.seat, start, end)

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Name both clearings."""
        start, end = way(n)
        return Message("choice-move", {"from": start + 1, "to": end + 1})

    def target(self, n: int) -> str:
        """Point at the destination."""
        return f"clearing-{way(n)[1] + 1}"

    def sources(self, s: Woods, f: Frame, n: int) -> list[str]:
        """Start at the origin."""
        return [f"clearing-{way(n)[0] + 1}"]

    def outlook(self, s: Woods, f: Frame, n: int) -> list[Message]:
        """Show what is owed to others for the move."""
        return owed_to_others(s, f.seat, way(n)[1])

    def judge(self, s: Woods, f: Frame, choices: list[int], scores: list[int]) -> None:
        """The faction's own estimates."""
        price = self.price(s, f)
        for worth in faction_of(s, f.seat).moves_worth(s, f.seat, [way(n) for n in choices]):
            scores.append(worth - price)

    def price(self, s: Woods, f: Frame) -> int:
        """Return the cost of the move for bots."""
        return 0

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Pay, then move one warrior or ask how many."""
        start, end = way(n)
        self.pay(s, f, start, end)
        set_out(s, f.seat, start, end)

    def pay(self, s: Woods, f: Frame, start: int, end: int) -> None:
        """Push what comes after the move."""


def way(n: int) -> tuple[int, int]:
    """Return the two clearings of a move."""
    start, end = n // (CLEARINGS - 1), n % (CLEARINGS - 1)
    return start, end if end < start else end + 1


def from_to(start: int, end: int) -> dict[str, str]:
    """Return the two ends of a move, as drawn elements."""
    return {f"clearing-{start + 1}": SOURCE, f"clearing-{end + 1}": TARGET}


def owed_to_others(s: Woods, seat: int, clearing: int) -> list[Message]:
    """Return what a seat that moves warriors into a clearing owes to others."""
    owed = [faction_of(s, other).owed(s, other, clearing, False) for other in range(s.seats) if other != seat]
    return [message for message in owed if message is not None]


def set_out(s: Woods, seat: int, start: int, end: int) -> None:
    """Move one warrior, or ask how many move."""
    if s.warriors[seat * CLEARINGS + start] == 1:
        move_warriors(s, seat, start, end, 1)
    else:
        s.push(Frame(FLOW.take, seat, start, end))


class Take(WoodsVerb):
    """How many warriors move from clearing ``arg`` to clearing ``extra``: one or more (RT-4.2#1)."""

    def __init__(self) -> None:
        super().__init__("take", [str(number) for number in range(max(WARRIORS) + 1)], RT_4_2_N1, 310)

    def highest(self, s: Woods, f: Frame) -> int:
        """All that are there."""
        return s.warriors[f.seat * CLEARINGS + f.arg]

    def offer(self, s: Woods, f: Frame, actions: list[int]) -> None:
        """Append the numbers from 1."""
        for n in range(1, self.highest(s, f) + 1):
            actions.append(self.base + n)

    def refuse(self, s: Woods, f: Frame, n: int) -> int:
        """At least one must move."""
        return 0 if 0 < n <= self.highest(s, f) else self.rule

    def label(self, s: Woods, f: Frame, n: int) -> Message:
        """Show how many, and whether that is all of them."""
        return Message("choice-take", {"warriors": n, "all": 1 if n == self.highest(s, f) else 0})

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Rule at the origin and the destination; on a tie, the more the better."""
        more = faction_of(s, f.seat).take_worth(s, f.seat, f.arg, f.extra, n)
        return shift_worth(s, f.seat, f.arg, f.extra, n) + more + n

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Move them."""
        move_warriors(s, f.seat, f.arg, f.extra, n)


class TakeAsk(Ask):
    """How many warriors take part in a move."""

    def __init__(self) -> None:
        super().__init__("take", RT_4_2_N1, [Take()])

    def prompt(self, s: Woods, f: Frame) -> Message:
        """Show from where to where."""
        return Message("prompt-take", {"from": f.arg + 1, "to": f.extra + 1})

    def ends(self, s: Woods, f: Frame) -> dict[str, str]:
        """Both clearings."""
        return from_to(f.arg, f.extra)


def moving_steps() -> list[Ask]:
    """Return the steps of moving."""
    return [TakeAsk(), Ask("free-move", RT_4_2_N1, [Move(), Done(RT_4_2_N1)])]
