"""Conversions after the answers to one's own structure: where they can be put in a log.

On the site a turn is over as soon as somebody else's line follows its action, and answers are such lines. A seat that
gains something from the answers and converts afterwards converts before them in the log, if that gives the same result;
otherwise at the start of the next turn, if that gives the same result; otherwise the turn has to be kept open.

After a pass the site takes conversions only while others still act, so they are put before it where they can be.
"""

from __future__ import annotations

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.game import JsonDict
from turnwright.games.terra_mystica.exchange.choices import BURN, CONVERT, END
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


class Passing:
    """A pass, and what the seat converts after it; in logs that comes before the pass, if it gives the same result.

    before          the table before the pass
    choices, said   the conversions, as choices and in the log language
    """

    def __init__(self, s: Realm, seat: int, choice: int, said: list[str]) -> None:
        self.seat = seat
        self.choice = choice
        self.passed = said
        self.before = s.clone()
        self.choices: list[int] = []
        self.said: list[str] = []

    def convert(self, choice: int, said: list[str]) -> bool:
        """Record a conversion; return whether it is one."""
        if not (BURN.has(choice) or CONVERT.has(choice)):
            return False
        self.choices.append(choice)
        self.said += said
        return True

    def told(self, s: Realm) -> list[str]:
        """Return all of it in the log language, in the order of the log."""
        other = self.before.clone()
        if converted(other, self.seat, self.choices):
            engine.answer(other, self.choice)
            if without_questions(other) == without_questions(s):
                return self.said + self.passed
        return self.passed + self.said


def without_questions(s: Realm) -> JsonDict:
    """Return everything but what is asked."""
    return {name: value for name, value in encode(s).items() if name != "todo"}


def converted(s: Realm, seat: int, choices: list[int]) -> bool:
    """Convert while something else is asked; return whether all of it was possible."""
    return all(in_between(s, seat, choice) == 0 for choice in choices)
