"""Conversions after the answers to one's own structure: where they can be put in a log.

On the site a turn is over as soon as somebody else's line follows its action, and answers are such lines. A seat that
gains something from the answers and converts afterwards converts before them in the log, if that gives the same result;
otherwise at the start of the next turn, if that gives the same result; otherwise the turn has to be kept open.
"""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.exchange.choices import END
from turnwright.games.terra_mystica.exchange.deviations import in_between
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.storage import encode


class Reply:
    """A structure whose owner reacts to the answers, up to the end of its turn.

    seat, turn      the owner, and the number of the turn
    before          the table before the first answer
    answers         the answers, and the cult step gained from them
    after           the table before the first conversion
    choices, said   the conversions, as choices and in the log language
    """

    def __init__(self, s: Realm, seat: int) -> None:
        self.seat = seat
        self.turn = s.turns
        self.before = s.clone()
        self.after = self.before
        self.answers: list[int] = []
        self.choices: list[int] = []
        self.said: list[str] = []

    def convert(self, s: Realm, choice: int, said: list[str]) -> None:
        """Record a conversion before it is applied."""
        if not self.choices:
            self.after = s.clone()
        self.choices.append(choice)
        self.said += said

    def may_come_first(self, s: Realm) -> bool:
        """Return whether the conversions, made before the answers, would have led to the same table."""
        other = self.before.clone()
        if not converted(other, self.seat, self.choices):
            return False
        for answer in self.answers:
            engine.apply(other, answer)
        return encode(other) == encode(s)


class Arrears:
    """Conversions that the log defers to the start of the seat's next turn.

    site    the table as on the site in the meantime: everything except these conversions
    apart   the site would ask a different question than our table
    """

    def __init__(self, reply: Reply) -> None:
        self.seat = reply.seat
        self.turn = reply.turn
        self.choices = reply.choices
        self.said = reply.said
        self.site = reply.after.clone()
        self.apart = False
        engine.apply(self.site, END.base)

    def follow(self, f: Frame, choice: int) -> None:
        """Answer the same question with the same choice on the site's table."""
        asked = self.site.todo[-1]
        if (asked.step, asked.seat, asked.arg, asked.extra) != (f.step, f.seat, f.arg, f.extra):
            self.apart = True
        if not self.apart:
            engine.apply(self.site, choice)

    def come_to_the_same(self, s: Realm) -> bool:
        """Return whether the conversions, made now, lead to the same table as when they were made."""
        return not self.apart and converted(self.site, self.seat, self.choices) and encode(self.site) == encode(s)


def converted(s: Realm, seat: int, choices: list[int]) -> bool:
    """Convert while something else is asked; return whether all of it was possible."""
    return all(in_between(s, seat, choice) == 0 for choice in choices)
