"""Alchemist (MY-17.2 to MY-17.4): a VP token of a higher value."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GAIN, Meaning, things
from turnwright.games.mythotopia.cards.text import Text, steps_of
from turnwright.games.mythotopia.data.tables import VALUES
from turnwright.games.mythotopia.judgement.estimates import VP
from turnwright.games.mythotopia.points import SWAPS, score
from turnwright.games.mythotopia.rules import MY_17_2, MY_17_3
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.verbs import Ask, WorldVerb


def barred(s: World, seat: int, value: int) -> int:
    """Return 0, or the rule that forbids a seat to swap a token of a value for the next higher one."""
    if not s.tokens[seat * VALUES + value - 1]:
        return MY_17_2
    return 0 if s.unused[value] else MY_17_3


class Swap(WorldVerb):
    """Swap a token of one value for an unused one of the next: choice ``n`` is the value ``n + 1``."""

    def __init__(self) -> None:
        super().__init__("swap", [str(value) for value in range(1, VALUES)], MY_17_2, 850)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """The seat must have the first, and the second must be unused."""
        return barred(s, f.seat, n + 1)

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name both values."""
        return Message("choice-swap", {"value": n + 1, "higher": n + 2})

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """One more point."""
        return Meaning(GAIN, reward=things(vp=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Swap them; the returned token becomes unused (MY-17.4)."""
        own = f.seat * VALUES
        s.tokens[own + n] -= 1
        s.unused[n] += 1
        s.tokens[own + n + 1] += 1
        s.unused[n + 1] -= 1
        if s.log is not None:
            s.emit(Message("log-swap", {"seat": f.seat, "value": n + 1, "higher": n + 2}, self.rule))
        score(s, f.seat, 1, SWAPS, self.rule)


class Alchemist(Text):
    """A token is swapped for a higher one (MY-17.2)."""

    def __init__(self, card: int) -> None:
        super().__init__(card, MY_17_2)
        self.worth = 600
        self.question = Ask("swapping", MY_17_2, [Swap()])
        self.steps = steps_of([self.question])

    def bars(self, s: World, seat: int) -> int:
        """There must be a token to swap, and one to swap it for."""
        one, two = barred(s, seat, 1), barred(s, seat, 2)
        if one == 0 or two == 0:
            return 0
        return MY_17_3 if MY_17_3 in (one, two) else MY_17_2

    def play(self, s: World, seat: int, from_hand: bool) -> None:
        """Ask which token."""
        s.push(Frame(self.question, seat))

    def promise(self, s: World, seat: int) -> int:
        """A point."""
        return VP
