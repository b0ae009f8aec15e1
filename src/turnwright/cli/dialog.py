"""One decision of a person: reads lines until one of them answers the question."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from turnwright.cli.files import draw, new_file, write_record
from turnwright.cli.table import Table
from turnwright.core.errors import GameError, UndoRefused

COMMANDS = (
    "help",
    "options",
    "board",
    "region",
    "column",
    "seats",
    "log",
    "preview",
    "why",
    "rule",
    "undo",
    "save",
    "png",
    "quit",
)
RECENT = 25
"""How much of the log is shown unless more is asked for."""
REPEATED = re.compile(r"(.+?) +x([1-9]\d?)")
FAR = 40
"""Empty lines that push what one person read off the screen before the next sits down."""


class Stopped(Exception):
    """The person has left the table, or the input has ended (``politely`` False)."""

    def __init__(self, politely: bool = True) -> None:
        super().__init__()
        self.politely = politely


class Dialog:
    """Asks the people at the table; everything said to one of them is made for their seat."""

    def __init__(self, table: Table, people: list[int]) -> None:
        self.table = table
        self.people = people
        self.reader = people[0] if people else -1
        self.written: set[Path] = set()
        self.waiting: list[str] = []
        """Choices typed ahead ("place 3, place 4 x2, pile 5"); dropped when somebody else moves."""
        self._do: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "options": self._options,
            "log": self._log,
            "preview": self._preview,
            "why": self._why,
            "rule": self._rule,
            "save": self._save,
            "png": self._png,
        }

    def show(self, lines: list[str]) -> None:
        """Print lines."""
        for line in lines:
            print(line)

    def tell(self, id: str, **args: int | str) -> None:
        """Print a text of the command."""
        print(self.table.word(id, **args))

    def read(self, prompt: str) -> str:
        """Return the next line a person types."""
        try:
            return "".join([sign for sign in input(prompt) if sign.isprintable()]).strip()
        except EOFError:
            print()
            raise Stopped(politely=False) from None

    def ask(self, seat: int, others_moved: bool) -> None:
        """Get an answer from ``seat`` and carry it out, or take back its last choice."""
        others_moved = self.hand_over(seat) or others_moved
        if self.waiting and not others_moved and self.answer(seat, self.waiting.pop(0)):
            return
        self.waiting = []
        news = self.table.news(seat)
        if news:
            heading = [self.table.word("since")] if others_moved else []
            self.show(["", *heading, *["  " + line for line in news]])
        self.show(["", *self.table.summary(seat)])
        self._options(seat, "")
        while not self.answer(seat, self.read("> ")):
            self.waiting = []

    def hand_over(self, seat: int) -> bool:
        """Let the next person sit down before anything of theirs is shown; False if they sit there already."""
        if seat == self.reader:
            return False
        self.reader = seat
        self.read("\n" * FAR + self.table.word("pass", seat=self.table.seat(seat)) + " ")
        return True

    def answer(self, seat: int, line: str) -> bool:
        """Do what a line asks for; False if the question is still open."""
        if not line:
            return False
        first, _space, rest = line.partition(" ")
        command = self.command(first.lower())
        if command == "quit":
            raise Stopped
        if command == "undo":
            return self.undo(seat)
        if command:
            self.perform(seat, command, rest.strip())
            return False
        line, *self.waiting = [*typed_ahead(line), *self.waiting]
        action = self.chosen(line)
        if action is None:
            return False
        self.table.position.choose(action, seat)
        return True

    def command(self, first: str) -> str:
        """Return the command that ``first`` names, in English or in the reader's language; "" if none."""
        if first in ("?", "h"):
            return "help"
        if first == "q":
            return "quit"
        for command in COMMANDS:
            if first in (command, self.table.word(f"alias-{command}")):
                return command
        return ""

    def perform(self, seat: int, command: str, rest: str) -> None:
        """Carry out a command that only shows or writes something."""
        try:
            if command in self._do:
                self._do[command](seat, rest)
            elif command in self.table.prose.SHEETS:
                self.show(self.table.sheet(command, seat))
            elif command == self.table.prose.PLACE:
                self._place(seat, rest)
            else:
                self.tell("unknown", line=command)
        except (GameError, OSError) as problem:
            self.tell("not-saved", why=str(problem))

    # Choices.

    def chosen(self, line: str) -> int | None:
        """Return the option that ``line`` means; say what is wrong with any other line."""
        menu = self.table.menu()
        if line.isascii() and line.isdecimal():
            if 1 <= int(line) <= len(menu):
                return menu[int(line) - 1]
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
        seat = position.seat if position.seat is not None else -1
        why = position.why_not(seat, name, self.table.lang)
        if why:
            self.tell("refused", name=name, why=why)
        else:
            self.tell("possible", label=self.table.label(action))

    def undo(self, seat: int) -> bool:
        """Take back the last choice of ``seat``; bots agree to anything, people are asked."""
        position = self.table.position
        why = position.why_no_undo(seat, self.table.lang)
        agreed = [other for other in range(position.seats) if other != seat]
        if why and len(self.people) > 1:
            reply = self.read(self.table.word("ask-others", why=why))
            if not reply.lower().startswith(("y", self.table.word("alias-yes"))):
                agreed = []
        try:
            position.undo(seat, agreed)
        except UndoRefused:
            self.tell("not-undone", why=why)
            return False
        self.table.forget()
        self.tell("undone")
        return True

    # Commands.

    def _help(self, seat: int, rest: str) -> None:
        self.tell("help" if self.table.prose.SHEETS else "help-plain")

    def _options(self, seat: int, rest: str) -> None:
        self.show(["", self.table.prompt(seat), *self.table.options(seat)])

    def _log(self, seat: int, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdecimal() else RECENT
        self.show(self.table.log(seat, max(count, 1)) or [self.table.word("no-log")])

    def _place(self, seat: int, rest: str) -> None:
        place = self.table.prose.PLACE
        if not rest:
            self.tell("what", command=place, usage=f"{place} 14")
        else:
            self.show(self.table.place(seat, rest) or [self.table.word("no-place", place=place, name=rest)])

    def _why(self, seat: int, rest: str) -> None:
        names = self.table.position.game.vocabulary
        known = self.fitting(rest, list(range(len(names)))) if rest else []
        offered = [action for action in known if action in self.table.position.actions]
        if known:
            self.refuse((offered or known)[0])
        elif rest:
            print(self.table.position.why_not(seat, rest, self.table.lang))
        else:
            self.tell("what", command="why", usage=f"why {names.name(self.table.menu()[0])}")

    def _preview(self, seat: int, rest: str) -> None:
        if not rest:
            example = self.table.position.game.vocabulary.name(self.table.menu()[0])
            self.tell("what", command="preview", usage=f"preview {example}")
        elif (action := self.chosen(rest)) is not None:
            self.show(self.table.preview(seat, action))

    def _rule(self, seat: int, rest: str) -> None:
        example = self.table.position.game.rulebook.rules[0].id
        prefix = example.split("-")[0]
        id = rest.upper() if "-" in rest else f"{prefix}-{rest}"
        if not rest:
            self.tell("what", command="rule", usage=f"rule {example}")
        else:
            self.show(self.table.rule(id) or [self.table.word("no-rule", name=rest, example=example)])

    def _save(self, seat: int, rest: str) -> None:
        if not rest:
            self.tell("what", command="save", usage="save game.jsonl")
            return
        path = Path(rest) if Path(rest) in self.written else new_file(rest)
        write_record(path, self.table.position.record)
        self.written.add(path)
        self.tell("saved", file=rest)

    def _png(self, seat: int, rest: str) -> None:
        if not rest:
            self.tell("what", command="png", usage="png table.png")
            return
        draw(self.table.position, self.table.position.view(seat), Path(rest))
        self.tell("drawn", file=rest)


def typed_ahead(line: str) -> list[str]:
    """Return the choices of a line: commas part them, "x3" behind one repeats it."""
    found: list[str] = []
    for part in line.split(","):
        times = REPEATED.fullmatch(part.strip())
        if times is None:
            found.append(part.strip())
        else:
            found += [times[1]] * int(times[2])
    return [choice for choice in found if choice] or [line]
