"""From a typed line to an option: numbers, names, short forms, several at once; and why not."""

from __future__ import annotations

import re

from turnwright.cli.speech import Speaker
from turnwright.core.seats import WATCHER

REPEATED = re.compile(r"(.+?) +x([1-9]\d?)")
LONGEST = 9
"""Digits of the longest number anyone means."""


def number(text: str) -> int | None:
    """Return the number that ``text`` is, None if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None


class Choices(Speaker):
    """Finds out which option a line means."""

    def chosen(self, line: str) -> int | None:
        """Return the option that ``line`` means; say what is wrong with any other line."""
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
        """Return those of ``actions`` that ``line`` may stand for: verbs may be cut short, a lone verb may do."""
        words = line.lower().split()
        names = self.table.position.game.vocabulary
        of_verb = [action for action in actions if names.verb(action) == words[0]]
        if not of_verb:
            of_verb = [action for action in actions if names.verb(action).startswith(words[0])]
        rest = " ".join(words[1:])
        return [action for action in of_verb if names.parameter(action) == rest or not rest]

    def refuse(self, action: int) -> None:
        """Say why the asked seat cannot do ``action``, or that it can."""
        position = self.table.position
        name = position.game.vocabulary.name(action)
        seat = position.seat if position.seat is not None else WATCHER
        why = position.why_not(seat, name, self.table.lang)
        if why:
            self.tell("refused", name=name, why=why)
        else:
            self.tell("possible", label=self.table.label(action))


def typed_ahead(line: str) -> list[str]:
    """Return the choices of a line: commas part them, "x3" behind one repeats it."""
    choices: list[str] = []
    for part in line.split(","):
        times = REPEATED.fullmatch(part.strip())
        if times is None:
            choices.append(part.strip())
        else:
            choices += [times[1]] * int(times[2])
    return [choice for choice in choices if choice] or [line]
