"""One decision of a person: read lines until one of them answers the question."""

from __future__ import annotations

from turnwright.cli.choices import Choices, typed_ahead
from turnwright.cli.inquiries import Inquiries
from turnwright.cli.speech import Speaker, Stopped
from turnwright.cli.terminal_table import TerminalTable
from turnwright.core.errors import UndoRefused
from turnwright.core.seats import WATCHER

FAR = 40
"""Empty lines that clear the screen before the next person plays."""


class Dialog(Speaker):
    """Asks the people at the table; each person sees only what their seat may see."""

    def __init__(self, table: TerminalTable, people: list[int]) -> None:
        super().__init__(table)
        self.people = people
        self.reader = people[0] if people else WATCHER
        self.choices = Choices(table)
        self.inquiries = Inquiries(table)
        self.waiting: list[str] = []
        """Choices typed ahead ("place 3, place 4 x2, pile 5"); dropped when somebody else moves."""

    def ask(self, seat: int, others_moved: bool) -> None:
        """Get an answer from ``seat`` and apply it, or take back its last choice."""
        others_moved = self.hand_over(seat) or others_moved
        if self.waiting and not others_moved and self.answer(seat, self.waiting.pop(0)):
            return
        self.waiting = []
        news = self.table.news(seat)
        if news:
            heading = [self.table.word("since")] if others_moved else []
            self.show(["", *heading, *["  " + line for line in news]])
        self.show(["", *self.table.summary(seat)])
        self.inquiries.options(seat)
        while not self.answer(seat, self.read("> ")):
            self.waiting = []

    def hand_over(self, seat: int) -> bool:
        """Wait until the next person is at the screen; return False if they are there already."""
        if seat == self.reader:
            return False
        self.reader = seat
        self.read("\n" * FAR + self.table.word("pass", seat=self.table.seat(seat)) + " ")
        return True

    def answer(self, seat: int, line: str) -> bool:
        """Carry out what a line asks for; return False if the question is still open."""
        if not line:
            return False
        first, _space, rest = line.partition(" ")
        command = self.inquiries.command(first.lower())
        if command == "quit":
            raise Stopped
        if command == "undo":
            return self.undo(seat)
        if command:
            self.inquiries.perform(seat, command, rest.strip())
            return False
        line, *self.waiting = [*typed_ahead(line), *self.waiting]
        action = self.choices.chosen(line)
        if action is None:
            return False
        self.table.position.choose(action, seat)
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last choice of ``seat``; bots always agree, people are asked."""
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
