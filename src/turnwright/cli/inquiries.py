"""Commands that show or write something without making a choice: the table, the rules, the log, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from turnwright.cli.choices import Choices, number
from turnwright.cli.errors import in_words
from turnwright.cli.files import draw, new_file, write_record
from turnwright.cli.speech import Speaker
from turnwright.cli.terminal_table import TerminalTable
from turnwright.core.errors import GameError
from turnwright.core.messages import Message

COMMANDS = (
    "help",
    "options",
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
"""Number of log lines shown by default."""


class Inquiries(Speaker):
    """Carries out the commands that do not change the game."""

    def __init__(self, table: TerminalTable) -> None:
        super().__init__(table)
        self.choices = Choices(table)
        self.written: set[Path] = set()
        self._do: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "options": self.options,
            "log": self._log,
            "preview": self._preview,
            "why": self._why,
            "rule": self._rule,
            "save": self._save,
            "png": self._png,
        }

    def command(self, first: str) -> str:
        """Return the command that ``first`` names, in English or the reader's language, or ""."""
        if first in ("?", "h"):
            return "help"
        if first == "q":
            return "quit"
        for command in COMMANDS:
            if first in (command, self.table.word(f"alias-{command}")):
                return command
        for own in (*self.table.texts.SHEETS, self.table.texts.PLACE):
            if own and first in (own, self.table.say(Message(f"table-word-{own}"))):
                return own
        return ""

    def perform(self, seat: int, command: str, rest: str) -> None:
        """Carry out a command that only shows or writes something."""
        try:
            if command in self._do:
                self._do[command](seat, rest)
            elif command in self.table.texts.SHEETS:
                self.show(self.table.sheet(command, seat))
            elif command == self.table.texts.PLACE:
                self._place(seat, rest)
            else:
                self.tell("unknown", line=command)
        except (GameError, OSError) as problem:
            self.tell("not-saved", why=in_words(str(problem), self.table.lang))

    def _help(self, seat: int, rest: str) -> None:
        if not self.table.texts.SHEETS:
            self.tell("help-plain")
            return
        game = self.table.position.game
        example = game.vocabulary.name(self.table.menu()[0])
        own = self.table.say(Message("table-help"))
        self.tell("help", own=own, example=example, rule=game.rulebook.rules[0].id)

    def options(self, seat: int, rest: str = "") -> None:
        """Show the question with its options."""
        self.show(["", self.table.prompt(seat), *self.table.options(seat)])

    def _log(self, seat: int, rest: str) -> None:
        self.show(self.table.log(seat, number(rest) or RECENT) or [self.table.word("no-log")])

    def _place(self, seat: int, rest: str) -> None:
        place = self.table.texts.PLACE
        if not rest:
            self.tell("what", command=place, usage=self.table.texts.EXAMPLE)
        else:
            self.show(self.table.place(seat, rest) or [self.table.word("no-place", place=place, name=rest)])

    def _why(self, seat: int, rest: str) -> None:
        names = self.table.position.game.vocabulary
        known = self.choices.fitting(rest, list(range(len(names)))) if rest else []
        offered = [action for action in known if action in self.table.position.actions]
        if known:
            self.choices.refuse((offered or known)[0])
        elif rest:
            print(self.table.position.why_not(seat, rest, self.table.lang))
        else:
            self.tell("what", command="why", usage=f"why {names.name(self.table.menu()[0])}")

    def _preview(self, seat: int, rest: str) -> None:
        if not rest:
            example = self.table.position.game.vocabulary.name(self.table.menu()[0])
            self.tell("what", command="preview", usage=f"preview {example}")
        elif (action := self.choices.chosen(rest)) is not None:
            self.show(self.table.preview(seat, action))

    def _rule(self, seat: int, rest: str) -> None:
        book = self.table.position.game.rulebook
        example = book.rules[0].id
        prefix = example.partition("-")[0]
        id = book.spelled(rest) or book.spelled(f"{prefix}-{rest}")
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
        draw(self.table.position.game, self.table.position.view(seat), Path(rest))
        self.tell("drawn", file=rest)
