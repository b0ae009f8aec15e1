"""Finding the option that a typed line means: by number, name or abbreviation, several at once."""

from __future__ import annotations

import re

from turnwright.cli.speech import Speaker
from turnwright.core.seats import WATCHER

REPEATED = re.compile(r"(.+?) +x([1-9]\d?)")
LONGEST = 9
"""Maximum number of digits in a typed number."""


def number(text: str) -> int | None:
    """Return ``text`` as a number, or None if it is not one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None


class Choices(Speaker):
    """Finds the option that a line means."""

    def chosen(self, line: str) -> int | None:
        """Return the option that ``line`` means; if there is none, print what is wrong."""
        menu = self.table.menu()
        if (place := number(line)) is not None:
            if 1 <= place <= len(menu):
                return menu[place - 1]
            self.tell("no-number", number=line, count=len(menu))
            return None
        fitting = self.fitting(line, menu)
        if len(fitting) == 1:
            return fitting[0]
        names = self.table.position.game.vocabulary
        if fitting:
            self.tell("unclear", line=line, names=", ".join([names.name(action) for action in fitting]))
            return None
        known = self.fitting(line, list(range(len(names))))
        if known:
            self.refuse(known[0])
        else:
            self.tell("unknown", line=line)
        return None

    def fitting(self, line: str, actions: list[int]) -> list[int]:
        """Return those of ``actions`` that ``line`` may mean; verbs may be abbreviated or stand alone."""
        words = line.lower().split()
        names = self.table.position.game.vocabulary
        of_verb = [action for action in actions if names.verb(action) == words[0]]
        if not of_verb:
            of_verb = [action for action in actions if names.verb(action).startswith(words[0])]
        rest = " ".join(words[1:])
        return [action for action in of_verb if names.parameter(action) == rest or not rest]

    def refuse(self, action: int) -> None:
        """Print why the seat to move cannot choose ``action``, or that it can."""
        position = self.table.position
        name = position.game.vocabulary.name(action)
        seat = position.seat if position.seat is not None else WATCHER
        why = position.why_not(seat, name, self.table.lang)
        if why:
            self.tell("refused", name=name, why=why)
        else:
            self.tell("possible", label=self.table.label(action))


def typed_ahead(line: str) -> list[str]:
    """Return the choices in a line: commas separate them, and "x3" after one repeats it."""
    choices: list[str] = []
    for part in line.split(","):
        times = REPEATED.fullmatch(part.strip())
        if times is None:
            choices.append(part.strip())
        else:
            choices += [times[1]] * int(times[2])
    return [choice for choice in choices if choice] or [line]
